"""The mouse on the table: pointing, clicking, dragging a card onto the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from carte_italiane.ui.table.choosing import Choice, moves_with, takeable
from carte_italiane.ui.table.remarks import why_not

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
        self._dragged = self._told = False
        #: The card was taken hold of in the own turn.
        self._in_turn = False

    def point_at(self, point: QPointF | None) -> None:
        """The pointer is at a point of the table, or has left it."""
        resting = point is not None and not self._controller.choreographer.is_running
        self._controller.preview(self._scene.card_at(point) if resting and point is not None else None)

    def press(self, point: QPointF, *, again: bool = False) -> None:
        """The button goes down; ``again``: as the second of a quick pair, which confirms, but begins nothing."""
        self._held = self._scene.card_at(point)
        self._held_at = point
        self._dragged = self._told = False
        self._in_turn = self._controller.may_play()
        if self._held is None:
            self._scene.stage_clicked.emit()
        elif again and not (self._controller.choice is not None and self._controller.choice.awaits(self._held)):
            self._held = None

    def drag(self, point: QPointF) -> None:
        """The pointer moves with the button down: a card of the hand comes along, when it may be played."""
        controller, card = self._controller, self._held
        moved = point - self._held_at
        if card is None or card not in controller.hand() or card not in self._scene.cards:
            return
        if not self._dragged and moved.manhattanLength() < QApplication.startDragDistance():
            return
        if not controller.may_play():
            if not self._told:
                self._told = True
                controller.explain_turn(card)
            return
        self._dragged = True
        aimed = self._aim(card, self._under(point)) if self._is_over_table(point) else None
        self._scene.cards[card].carry(moved.x(), moved.y())
        if aimed != controller.aimed:
            controller.aimed = aimed
            controller.light()

    def release(self, point: QPointF) -> None:
        """The button goes up: a click on a card, or a card let go over the table."""
        card, self._held = self._held, None
        if card is None or card not in self._scene.cards:
            return
        if self._dragged:
            self._drop(card, point)
        elif self._controller.may_play() and not self._in_turn:
            pass  # the turn has come in the midst of the click: what has been played was not seen yet
        elif self._scene.card_at(point) == card:
            self._controller.click(card)

    def let_go(self) -> None:
        """Hold nothing any more."""
        self._held = None

    def _drop(self, card: Card, point: QPointF) -> None:
        """Over the table a card is played; onto a table card it is meant to take that one."""
        controller = self._controller
        controller.aimed = None
        self._scene.cards[card].carried = False
        if self._is_over_table(point):
            under = self._under(point)
            choice = self._aim(card, under)
            if under is not None and takeable(choice.moves) and choice.refuses(under):
                french = self._scene.theme.is_french
                controller.refuse(under, why_not(choice, under, french=french))
            else:
                controller.choose(choice, sure=True)
        controller.light()

    def _aim(self, card: Card, under: int | None) -> Choice:
        """What a card of the hand would do that is let go over the table, or over one of its cards to take that one."""
        seen, begun = self._scene.seen, self._controller.choice
        if begun is None or begun.card != card:
            begun = Choice(card, moves_with(card, seen.legal) if seen is not None else ())
        if under is not None and under not in begun.steps and begun.complete is None:
            return begun.toggled(under)
        return begun

    def _is_over_table(self, point: QPointF) -> bool:
        layout = self._scene.layout
        return layout is not None and point.y() <= layout.hand.y - layout.gap

    def _under(self, point: QPointF) -> int | None:
        """The table card at a point; the card that is carried lies above it."""
        under = self._scene.card_at(point)
        return under if under in self._controller.laid() else None
