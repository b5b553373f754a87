"""House rules of a game as a form, drawn from ``rules.house.OPTIONS``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QWidget

from carte_italiane.rules.house import OPTIONS, SCOPONE, make_rules, rules_values
from carte_italiane.ui.pages.chips import Chips
from carte_italiane.ui.texts import choice_name, option_explained, option_name

if TYPE_CHECKING:
    from carte_italiane.rules.house import Option, Rules


class RulesForm(QWidget):
    """All options of one game but the number of players, which is set from outside.

    What the person has not chosen by hand follows the number of players. ``explained`` is sent with an option's id
    when it is pointed at or focused, and with an empty text when it is left.
    """

    changed = Signal()
    explained = Signal(str)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._french = False
        self._options = {option.id: option for option in OPTIONS[game]}
        self._players = self._options["players"].default if "players" in self._options else SCOPONE.players
        self._touched: set[str] = set()
        self._chips: dict[str, Chips] = {}
        self._labels: dict[str, QLabel] = {}
        self._switches: dict[str, QCheckBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._row_of_switches = QHBoxLayout()
        for option in OPTIONS[game]:
            if option.id != "players":
                self._add(option)
        self._row_of_switches.addStretch(1)
        last = self._grid.rowCount()
        self._grid.addLayout(self._row_of_switches, last, 0, 1, 2)
        self._grid.setRowStretch(last + 1, 1)
        self.retranslate()
        self._follow_players()

    def set_players(self, players: int) -> None:
        """The number of players; options not chosen by hand take its defaults."""
        self._players = players
        self._follow_players()

    def chips(self, option: str) -> Chips:
        """The chips of an option."""
        return self._chips[option]

    def switch(self, option: str) -> QCheckBox:
        """The box of an option that is on or off."""
        return self._switches[option]

    def rules(self) -> Rules:
        """The rules as the form shows them."""
        values: dict[str, object] = {key: chips.value() for key, chips in self._chips.items()}
        values |= {key: box.isChecked() for key, box in self._switches.items()}
        if "players" in self._options:
            values["players"] = self._players
        return make_rules(self.game, values)

    def show_rules(self, rules: Rules) -> None:
        """Show rules of this game; what differs from the default counts as chosen by hand."""
        self._players = rules.players
        for key, value in rules_values(rules).items():
            if key in self._chips:
                self._chips[key].choose(value)
            elif key in self._switches:
                self._switches[key].setChecked(bool(value))
            if value != self._options[key].default_for(rules.players):
                self._touched.add(key)
            else:
                self._touched.discard(key)

    def widest_title(self) -> int:
        """Width of the widest title."""
        return max((label.sizeHint().width() for label in self._labels.values()), default=0)

    def set_spacing(self, across: int, down: int, titles: int) -> None:
        """Gaps between title and choices and between the rows; least width of the titles."""
        self._grid.setColumnMinimumWidth(0, titles)
        self._grid.setHorizontalSpacing(across)
        self._grid.setVerticalSpacing(down)
        self._row_of_switches.setSpacing(2 * across)

    def speak_french(self, french: bool) -> None:
        """Name the cards of the French deck, or of the Italian."""
        self._french = french
        self.retranslate()

    def retranslate(self) -> None:
        """Write the texts."""
        for key, chips in self._chips.items():
            self._labels[key].setText(option_name(key))
            names = [choice_name(key, choice) for choice in chips.choices]
            chips.name(option_name(key), names, option_explained(key, french=self._french))
        for key, box in self._switches.items():
            box.setText(option_name(key))
            box.setAccessibleDescription(option_explained(key, french=self._french))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell which option is pointed at or focused."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.explained.emit(watched.property("option"))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.explained.emit("")
        return super().eventFilter(watched, event)

    def _add(self, option: Option) -> None:
        row = self._grid.rowCount()
        if option.is_switch:
            box = QCheckBox(self)
            box.setChecked(bool(option.default))
            box.toggled.connect(self.changed)
            self._switches[option.id] = box
            self._row_of_switches.addWidget(box)
            self._watch(box, option.id)
            return
        label, chips = QLabel(self), Chips(option.choices, self)
        label.setProperty("soft", True)
        chips.choose(option.default)
        chips.chosen.connect(lambda _value, key=option.id: self._choose(key))
        self._labels[option.id], self._chips[option.id] = label, chips
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(chips, row, 1)
        self._watch(label, option.id)
        for choice in option.choices:
            self._watch(chips.chip(choice), option.id)

    def _watch(self, widget: QWidget, option: str) -> None:
        widget.setProperty("option", option)
        widget.installEventFilter(self)

    def _choose(self, key: str) -> None:
        self._touched.add(key)
        self.changed.emit()

    def _follow_players(self) -> None:
        for key, chips in self._chips.items():
            if key not in self._touched:
                chips.choose(self._options[key].default_for(self._players))
