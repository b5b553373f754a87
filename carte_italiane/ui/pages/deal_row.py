"""The foot of the start page: go on with the unfinished match, deal, deal the cards of a number, or only look on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from carte_italiane.rules.shuffle import HIGHEST_NUMBER
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.ui.mnemonics import Inscribed
    from carte_italiane.ui.pages.paper import PaperPanel

_FIGURES: Final = len(str(HIGHEST_NUMBER))


def number_in(text: str) -> str | None:
    """The figures of a number, with or without a word or sign before it and gaps in it; None where there is none."""
    import re

    if not text.strip():
        return ""
    found = re.fullmatch(r"[^\W\d]*[\s.:#№]*([0-9][0-9\s.,'’]*)", text)
    figures = re.sub(r"[^0-9]", "", found[1]).lstrip("0") if found else ""
    return figures if found and len(figures) <= _FIGURES else None


class _Offer:
    """What is written on the button before the match is put into it: the mnemonic is in these words."""

    def __init__(self, button: QPushButton) -> None:
        self._button = button
        self._text = ""
        self.offered = ""

    def text(self) -> str:
        """The words, with a place for the match."""
        return self._text

    def setText(self, text: str, /) -> None:
        """Write the words, with the match in them."""
        self._text = text
        self._button.setText(text.replace("%1", self.offered))


class DealRow(QWidget):
    """In the middle, how to deal and below it ``deal_button``, beside ``go_on_button`` while there is something to."""

    def __init__(self, page: PaperPanel) -> None:
        super().__init__(page)
        self._page = page
        self._offered = ""
        #: The unfinished match is one at which the person only looked on.
        self.offers_watched = False
        #: It has been played out: only its result is still to be seen.
        self.offers_result = False
        self.number_title = QLabel(self)
        self.number_title.setProperty("soft", True)
        self.number_field = QLineEdit(self, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.number_field.setAcceptDrops(False)
        self._number_before = ""
        self.number_field.textEdited.connect(self._keep_figures)
        self.number_field.textChanged.connect(self._note_emptied)
        self.number_title.setBuddy(self.number_field)
        self.watch_check = QCheckBox(self)
        self.go_on_button = QPushButton(self)
        self.deal_button = QPushButton(self)
        self._go_on = _Offer(self.go_on_button)
        for button in (self.go_on_button, self.deal_button):
            button.setAutoDefault(True)
            button.setProperty("large", True)
        self._lay_out()
        self.offer("")

    def number(self) -> int | None:
        """The deal number that was entered, None for cards by lot."""
        return int(self.number_field.text()) if self.number_field.text() else None

    def watches(self) -> bool:
        """The person only wants to look on."""
        return self.watch_check.isChecked()

    def offer(self, match: str) -> None:
        """Offer to go on with an unfinished match (in a line), or with none."""
        self._offered = match
        self.go_on_button.setVisible(bool(match))
        first, second = (self.go_on_button, self.deal_button) if match else (self.deal_button, self.go_on_button)
        second.setProperty("primary", False)
        self._page.set_default(first)
        for button in (first, second):
            button.style().unpolish(button)
            button.style().polish(button)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the texts."""
        go_on = translate("DealRow", "Continue: %1")
        if self.offers_watched:
            go_on = translate("DealRow", "Continue watching: %1")
        if self.offers_result:
            go_on = translate("DealRow", "The result: %1", "button: shows the sheet of a match that is over")
        self._go_on.offered = self._offered
        self._go_on.setText(go_on)
        self.watch_check.setText(translate("DealRow", "Only watch"))
        watching = translate("DealRow", "Computer players take every seat; you see the hand of the one at the bottom.")
        self.watch_check.setToolTip(watching)
        self.watch_check.setAccessibleDescription(watching)
        self.deal_button.setText(translate("StartPage", "Deal", "button: begin the match"))
        self.number_title.setText(translate("DealRow", "Deal number"))
        self.number_field.setAccessibleName(self.number_title.text())
        self.number_field.setPlaceholderText(translate("DealRow", "by lot"))
        explained = translate("DealRow", "The same number, game and number of players give the same cards.")
        self.number_field.setToolTip(explained)
        self.number_field.setAccessibleDescription(explained)

    def inscribed(self) -> list[Inscribed]:
        """What has a mnemonic; the same one whether there is a match to go on with or not."""
        return [self._go_on, self.deal_button, self.number_title, self.watch_check]

    def resized(self) -> None:
        """Make the field as wide as the highest number."""
        self._column.setContentsMargins(self._page.units(1), 0, self._page.units(1), 0)
        self._column.setSpacing(self._page.units(1))
        self._buttons.setSpacing(self._page.units(1.5))
        self._how.setSpacing(self._page.units(1))
        self._apart.changeSize(self._page.units(2), 0)
        widest = self.number_field.fontMetrics().horizontalAdvance("0" * (_FIGURES + 2))
        self.number_field.setFixedWidth(widest + self._page.units(2))

    def _keep_figures(self, text: str) -> None:
        """Take only a number that there is, however it was typed or pasted, and say so where it is none."""
        number = number_in(text)
        if number is None:
            place = self.number_field.mapToGlobal(self.number_field.rect().bottomLeft())
            highest = QLocale().toString(HIGHEST_NUMBER)
            refused = translate("DealRow", "Only figures: a number from 1 to %1.").replace("%1", highest)
            QToolTip.showText(place, refused, self.number_field)
            number = self._number_before
        self._number_before = number
        if number != text:
            self.number_field.setText(number)

    def _note_emptied(self, text: str) -> None:
        if not text:
            self._number_before = ""

    def _lay_out(self) -> None:
        self._apart = QSpacerItem(0, 0)
        self._how = QHBoxLayout()
        self._how.addStretch(1)
        self._how.addWidget(self.number_title)
        self._how.addWidget(self.number_field)
        self._how.addItem(self._apart)
        self._how.addWidget(self.watch_check)
        self._how.addStretch(1)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.go_on_button)
        self._buttons.addWidget(self.deal_button)
        self._buttons.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._how)
        self._column.addLayout(self._buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
