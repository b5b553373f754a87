"""The mouse on the table: pointing, clicking, dragging a card onto the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from carte_italiane.cards import Card
    from carte_italiane.ui.table.controller import TableController


class Pointer:
    """Follows one mouse button; what it means is the controller's business."""

    def __init__(self, controller: TableController) -> None:
        self._controller = controller
        self._scene = controller.scene
        self._held: int | None = None
        self._held_at = QPointF()
        self._dragged = False

    def point_at(self, point: QPointF | None) -> None:
        """The pointer is at a point of the table, or has left it."""
        resting = point is not None and not self._controller.choreographer.is_running
        self._controller.preview(self._scene.card_at(point) if resting and point is not None else None)

    def press(self, point: QPointF) -> None:
        """The button goes down."""
        self._held = self._scene.card_at(point)
        self._held_at = point
        self._dragged = False
        if self._held is None:
            self._scene.stage_clicked.emit()

    def drag(self, point: QPointF) -> None:
        """The pointer moves with the button down: a card of the hand comes along, when it may be played."""
        card = self._held
        if card is None or card not in self._controller.hand() or not self._controller.may_play():
            return
        moved = point - self._held_at
        if self._dragged or moved.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            self._scene.cards[card].carry(moved.x(), moved.y())

    def release(self, point: QPointF) -> None:
        """The button goes up: a click on a card, or a card let go over the table."""
        card, self._held = self._held, None
        if card is None or card not in self._scene.cards:
            return
        if self._dragged:
            self._drop(card, point)
        elif self._scene.card_at(point) == card:
            self._controller.click(card)

    def let_go(self) -> None:
        """Hold nothing any more."""
        self._held = None

    def _drop(self, card: Card, point: QPointF) -> None:
        """Over the table a card is played; onto a table card it is meant to take that one."""
        controller, layout = self._controller, self._scene.layout
        if layout is not None and point.y() <= layout.hand.y - layout.gap:
            under = self._scene.card_at(point)
            if controller.choice is None or controller.choice.card != card:
                controller.card_chosen(card)
            if controller.choice is not None and under is not None and under in controller.laid():
                controller.table_card_chosen(under)
        controller.light()
