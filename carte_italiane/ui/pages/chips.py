"""A row of chips, of which one is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from carte_italiane.ui.pages.folding import Folding

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent
    from PySide6.QtWidgets import QAbstractButton


#: Of a choice that is not chosen: the mouse comes to it, and arrow keys, but not Tab.
_PASSED_BY: Final = Qt.FocusPolicy.ClickFocus


class Chips(QWidget):
    """One of some choices: radio buttons that look like chips. ``chosen`` is sent when the person chooses."""

    chosen = Signal(int)

    def __init__(self, choices: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choices = tuple(choices)
        self._group = QButtonGroup(self)
        self._row = Folding(self)
        for choice in choices:
            chip = QRadioButton(self)
            chip.setProperty("chip", True)
            self._group.addButton(chip, choice)
            self._row.add(chip)
        stop_at_chosen(self._group)
        self._row.set_spacing(4, 4)
        self._group.idClicked.connect(self.chosen)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # of a title whose mnemonic is pressed, not of Tab

    def chip(self, choice: int) -> QRadioButton:
        """The chip of a choice."""
        found = self._group.button(choice)
        assert isinstance(found, QRadioButton)
        return found

    def value(self) -> int:
        """What is chosen."""
        return self._group.checkedId()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The chosen one takes the focus."""
        chosen = self._group.checkedButton()
        if chosen is not None and event.reason() != Qt.FocusReason.MouseFocusReason:
            chosen.setFocus(event.reason())

    def choose(self, choice: int) -> None:
        """Choose without telling."""
        self.chip(choice).setChecked(True)

    def fold(self, widest: int) -> None:
        """Lay the chips in several lines where they are wider than this."""
        self._row.fold(widest)

    def name(self, title: str, names: Sequence[str], explained: str = "") -> None:
        """Write on the chips; a screen reader also hears what the row is about."""
        self.setAccessibleName(title)
        for choice, text in zip(self.choices, names, strict=True):
            chip = self.chip(choice)
            chip.setText(text)
            chip.setAccessibleName(f"{title}: {text}")
            chip.setAccessibleDescription(explained)


def stop_at_chosen(group: QButtonGroup) -> None:
    """Let Tab come to the chosen one of these buttons alone: Qt itself does so only after the focus has been there."""

    def stop_at(button: QAbstractButton, chosen: bool) -> None:
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else _PASSED_BY)

    def released(_button: QAbstractButton) -> None:
        for button in group.buttons():  # one that was pressed, but not chosen, had the focus and would get it again
            stop_at(button, button.isChecked())

    group.buttonToggled.connect(stop_at)
    group.buttonReleased.connect(released)
    for button in group.buttons():
        stop_at(button, button.isChecked())
