"""The table for screen readers: a widget for each thing on it, which has a name and a place but is never painted.

Real widgets bring all that an accessible object written in Python cannot have: focus, the press action, events. Their
common parent has a mask that lies outside of it, so that they cost no painting and let every click through.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from carte_italiane.ui.table.target_texts import card_table, row_name
from carte_italiane.ui.table.targets import HAND, ROWS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QKeyEvent

    from carte_italiane.ui.table.targets import Target, TargetKey

_NOWHERE: Final = QRegion(-16, -16, 1, 1)


class CardButton(QPushButton):
    """A card that can be pressed. Keys are the table's business."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the table have it."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let the table have it."""
        event.ignore()


class Accessible(QWidget):
    """All these widgets, row by row, in the order of the arrow keys."""

    pressed = Signal(object)

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface)
        self.setMask(_NOWHERE)
        self._rows = {row: QWidget(self) for row in ROWS}
        self._widgets: dict[TargetKey, QWidget] = {}
        self.show()

    def show_targets(self, targets: Sequence[Target], size: QRect, watched: str = "") -> None:
        """Be what there is on the table now; ``watched``: whose hand lies open for one who looks on.

        A place that is still there keeps its widget and the focus, whatever card lies in it: a screen reader is not
        made to speak in the midst of an announcement. A focus whose place is gone goes to the end of its row.
        """
        self._resize(size, watched)
        wanted = {target.key for target in targets}
        for target in targets:
            widget = self._widget(target)
            widget.setGeometry(*(round(number) for number in target.box))
            if widget.accessibleName() != target.name:
                widget.setAccessibleName(target.name)
            if widget.accessibleDescription() != target.description:
                widget.setAccessibleDescription(target.description)
            widget.setVisible(True)
        lost = self.key_of_focus()
        if lost is not None and lost not in wanted:
            self.focus(nearest(lost, [target.key for target in targets]))
        for key, widget in self._widgets.items():
            if key not in wanted:
                widget.setVisible(False)

    def focus(self, key: TargetKey | None) -> None:
        """Give the keyboard to one of them."""
        widget = self._widgets.get(key) if key is not None else None
        if widget is not None and not widget.hasFocus():
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def key_of_focus(self) -> TargetKey | None:
        """Which of them has the keyboard."""
        return next((key for key, widget in self._widgets.items() if widget.hasFocus()), None)

    def key_of(self, widget: object) -> TargetKey | None:
        """What a widget stands for."""
        return next((key for key, other in self._widgets.items() if other is widget), None)

    def widget_of(self, key: TargetKey) -> QWidget | None:
        """The widget of a thing that is there."""
        widget = self._widgets.get(key)
        return widget if widget is not None and not widget.isHidden() else None

    def _resize(self, size: QRect, watched: str) -> None:
        if self.accessibleName() != card_table():
            self.setAccessibleName(card_table())
        for row, widget in self._rows.items():
            if widget.accessibleName() != row_name(row, watched):
                widget.setAccessibleName(row_name(row, watched))
        if self.geometry() != size:
            self.setGeometry(size)
            for widget in self._rows.values():
                widget.setGeometry(size)

    def _widget(self, target: Target) -> QWidget:
        key = target.key
        if key not in self._widgets:
            widget = (
                CardButton(self._rows[key.row]) if target.card >= 0 or key.row == HAND else QLabel(self._rows[key.row])
            )
            widget.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            if isinstance(widget, CardButton):
                widget.clicked.connect(partial(self._press, key))
            self._widgets[key] = widget
        return self._widgets[key]

    def _press(self, key: TargetKey) -> None:
        self.pressed.emit(key)


def nearest(key: TargetKey, keys: Sequence[TargetKey]) -> TargetKey | None:
    """The last place of a row before one that is gone, else the own hand."""
    row = [other for other in keys if other.row == key.row and other.number <= key.number]
    if row:
        return max(row)
    return next((other for other in keys if other.row == HAND), None)
