"""Rows that are read one after the other: Tab comes to one of them, arrows, Home and End go from row to row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget


class RowFocus(QObject):
    """Moves the focus among some widgets, in their order."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: list[QWidget] = []

    def follow(self, rows: Sequence[QWidget]) -> None:
        """Move among these from now on."""
        self._rows = list(rows)
        for row in self._rows:
            row.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An arrow key in a row is the row's own."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._go(watched, event.key())
        return False

    def _go(self, row: QObject, key: int) -> bool:
        place = next((number for number, other in enumerate(self._rows) if other is row), 0)
        last = len(self._rows) - 1
        goes = {
            Qt.Key.Key_Up: max(0, place - 1),
            Qt.Key.Key_Down: min(last, place + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        target = goes.get(Qt.Key(key))
        if target is not None:
            self._rows[target].setFocus(Qt.FocusReason.OtherFocusReason)
        return target is not None
