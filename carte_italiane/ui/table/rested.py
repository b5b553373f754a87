"""What is said of a thing on which the pointer rests: cards by name, stock, trump and piles in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip

from carte_italiane.ui.table.geometry import Box, outline
from carte_italiane.ui.table.target_texts import name_of
from carte_italiane.ui.table.targets import STACKS, targets_of

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from carte_italiane.ui.table.controller import TableController
    from carte_italiane.ui.table.view import TableView

#: A tool tip is shown so far to the right of where it is asked for, and below.
_OFF = QPoint(2, 16)


def explain(view: TableView, point: QPointF) -> None:
    """Show what is to be said of a point of the table."""
    text, card = _said(view.controller, point)
    item = view.table_scene.cards.get(card)
    where = view.mapFromScene(point)
    if item is not None and item.place is not None:  # on its lower part: index and neighbours stay free
        box = outline(item.place)
        where = view.mapFromScene(box.x, box.y + box.height * 0.72) - _OFF
    if text:
        QToolTip.showText(view.viewport().mapToGlobal(where), text, view.viewport())


def _said(controller: TableController, point: QPointF) -> tuple[str, int]:
    """The words, and the single card that is meant or -1.

    No words while anything moves, for the plates, or where a note is read that a tool tip might cover.
    """
    if controller.choreographer.is_running or controller.note.text:
        return "", -1
    spot = Box(point.x(), point.y(), 0, 0)
    for target in reversed(targets_of(controller)):  # the stock lies on the trump
        if target.key.row == STACKS and target.box.holds(spot):
            return f"{target.name} {target.description}".strip(), -1
    card = controller.scene.card_at(point)
    return ("", -1) if card is None else (name_of(card, controller.scene.theme.is_french), card)
