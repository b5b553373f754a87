"""Names of the four seats, and levels of those that are not the person's."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from carte_italiane.play.match_settings import OFFERED_LEVELS
from carte_italiane.play.record import LONGEST_NAME
from carte_italiane.play.settings import SEATS
from carte_italiane.ui.texts import default_names, level_name
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.ui.mnemonics import Lettered
    from carte_italiane.ui.pages.paper import PaperPanel
    from carte_italiane.ui.preferences import Preferences


class PlayersForm(QWidget):
    """A row for each seat: an empty name is one of ours; a level is that of the match, or one of its own."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.titles = [QLabel(self) for _ in range(SEATS)]
        self.names = [QLineEdit(self, maxLength=LONGEST_NAME) for _ in range(SEATS)]
        self.levels = [QComboBox(self) for _ in range(1, SEATS)]
        self.remark = QLabel(self)
        self.remark.setProperty("gold", True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 2)
        self._grid.setColumnStretch(2, 1)
        for seat, (title, name) in enumerate(zip(self.titles, self.names, strict=True)):
            title.setProperty("soft", True)
            title.setBuddy(name)
            name.setAcceptDrops(False)
            name.textEdited.connect(partial(self._rename, seat))
            self._grid.addWidget(title, seat, 0)
            self._grid.addWidget(name, seat, 1)
            if seat:
                level = self.levels[seat - 1]
                level.activated.connect(partial(self._choose_level, seat))
                self._grid.addWidget(level, seat, 2)
        self._grid.addWidget(self.remark, SEATS, 1, 1, 2)

    def show_settings(self) -> None:
        """Show what holds now; what is being written stays as it is written."""
        settings = self._preferences.settings
        for seat, field in enumerate(self.names):
            if field.text().strip() != settings.seat(seat).name:
                field.setText(settings.seat(seat).name)
        for seat, box in enumerate(self.levels, 1):
            level = settings.seat(seat).level
            with QSignalBlocker(box):
                if box.findData(level) < 0:  # one that only the file can give
                    box.addItem(level_name(level), level)
                box.setCurrentIndex(box.findData(level))

    def retranslate(self) -> None:
        """Write the texts."""
        for title, field, name in zip(self._titles(), self.names, default_names(), strict=True):
            field.setPlaceholderText(name)
            field.setAccessibleName(translate("Preferences", "%1: name").replace("%1", title))
        for title, box in zip(self._titles()[1:], self.levels, strict=True):
            box.setAccessibleName(translate("Preferences", "%1: level").replace("%1", title))
            with QSignalBlocker(box):
                box.clear()
                box.addItem(translate("Preferences", "As chosen for the match", "level"), "")
                for level in OFFERED_LEVELS:
                    box.addItem(level_name(level), level)
        self.remark.setText(translate("Preferences", "Names and levels take effect from the next match."))
        self.show_settings()

    def widest_title(self) -> int:
        """Width of the widest title."""
        return max(title.sizeHint().width() for title in self.titles)

    def resized(self, page: PaperPanel, titles: int) -> None:
        """Size the gaps."""
        self._grid.setHorizontalSpacing(page.units(2))
        self._grid.setVerticalSpacing(page.units(1))
        self._grid.setColumnMinimumWidth(0, titles)
        for box in self.levels:
            box.setMinimumWidth(box.sizeHint().width())

    def stops(self) -> list[QWidget]:
        """Name and level of each."""
        others = zip(self.names[1:], self.levels, strict=True)
        return [self.names[0], *(widget for row in others for widget in row)]

    def lettered(self) -> Lettered:
        """The titles."""
        return list(zip(self._titles(), self.titles, strict=True))

    def _titles(self) -> tuple[str, ...]:
        return (
            translate("Preferences", "You", "title of a row: name of the person"),
            translate("Preferences", "Second player"),
            translate("Preferences", "Third player or partner"),
            translate("Preferences", "Fourth player"),
        )

    def _rename(self, seat: int, text: str) -> None:
        name = "".join(letter for letter in text if letter.isprintable())
        if name != text:
            self.names[seat].setText(name)
        self._change(seat, name=name.strip())

    def _choose_level(self, seat: int, _place: int) -> None:
        self._change(seat, level=str(self.levels[seat - 1].currentData()))

    def _change(self, seat: int, **changed: str) -> None:
        settings = self._preferences.settings
        seats = [settings.seat(number) for number in range(SEATS)]
        seats[seat] = seats[seat]._replace(**changed)  # type: ignore[arg-type]
        self._preferences.change(seats=tuple(seats))
