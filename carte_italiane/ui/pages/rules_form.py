"""House rules of a game as a form, drawn from ``rules.house.OPTIONS``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from carte_italiane.rules.house import OPTIONS, SCOPONE, make_rules, rules_values
from carte_italiane.ui.pages.chips import Chips
from carte_italiane.ui.pages.folding import Folding
from carte_italiane.ui.texts import choice_name, option_explained, option_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from carte_italiane.rules.house import Option, Rules
    from carte_italiane.ui.mnemonics import Inscribed, Lettered, Written


class RulesForm(QWidget):
    """All options of one game; the number of players only if ``explained_below``, else it is set from outside.

    ``explained_below``: every option has its explanation under it. What the person has not chosen by hand follows the
    number of players. ``explained`` is sent with an option's id when it is pointed at or focused, and with an empty
    text when it is left.
    """

    changed = Signal()
    explained = Signal(str)

    def __init__(self, game: str, parent: QWidget | None = None, *, explained_below: bool = False) -> None:
        super().__init__(parent)
        self.game = game
        self._is_explained = explained_below
        self._french = False
        self._options = {option.id: option for option in OPTIONS[game]}
        self._players = self._options["players"].default if "players" in self._options else SCOPONE.players
        self._touched: set[str] = set()
        self._chips: dict[str, Chips] = {}
        self._labels: dict[str, QLabel] = {}
        self._switches: dict[str, QCheckBox] = {}
        self._remarks: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._row_of_switches = Folding()
        for option in OPTIONS[game]:
            if option.id != "players" or explained_below:
                self._add(option)
        last = self._grid.rowCount()
        self._grid.addLayout(self._row_of_switches, last, 0, 1, 2)
        self._grid.setRowStretch(last + 1, 1)
        self.retranslate()
        self._follow_players()

    @property
    def players(self) -> int:
        """The number of players."""
        return self._players

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
                with QSignalBlocker(self._switches[key]):
                    self._switches[key].setChecked(bool(value))
            if key == "players":
                continue
            if value != self._options[key].default_for(rules.players):
                self._touched.add(key)
            else:
                self._touched.discard(key)

    def chosen(self) -> dict[str, int]:
        """What was chosen by hand, in the order of the options; a number of players or a switch as usual was not."""
        values = rules_values(self.rules())
        return {
            key: value
            for key, value in values.items()
            if key in self._touched
            or ((key == "players" or key in self._switches) and value != self._options[key].default)
        }

    def show_chosen(self, chosen: Mapping[str, int]) -> None:
        """Show what was chosen by hand; the rest follows the number of players."""
        self.show_rules(make_rules(self.game, chosen))
        self._touched |= set(chosen) & set(self._chips) - {"players"}

    def lettered(self) -> Lettered:
        """The titles, with where they are written."""
        widgets: dict[str, Written] = {**self._labels, **self._switches}
        return [(option_name(key), widgets[key]) for key in self._options if key in widgets]

    def inscribed(self) -> list[Inscribed]:
        """All on which a title stands."""
        return [*self._labels.values(), *self._switches.values()]

    def widest_title(self) -> int:
        """Width of the widest title."""
        return max((label.sizeHint().width() for label in self._labels.values()), default=0)

    def set_remark_width(self, width: int) -> None:
        """How wide the explanations are."""
        for key, remark in self._remarks.items():
            indent = self._switches[key].sizeHint().height() if key in self._switches else 0
            remark.setContentsMargins(indent, 0, 0, 0)
            remark.setFixedWidth(width)
            remark.setFixedHeight(remark.heightForWidth(width))
        for key, label in self._labels.items():  # a title is as high as the chips beside it
            label.setMinimumHeight(self._chips[key].sizeHint().height() if self._is_explained else 0)

    def set_spacing(self, across: int, down: int, titles: int) -> None:
        """Gaps between title and choices and between the rows; least width of the titles."""
        self._grid.setColumnMinimumWidth(0, titles)
        self._grid.setHorizontalSpacing(across)
        self._grid.setVerticalSpacing(down)
        self._row_of_switches.set_spacing(2 * across, down // 2)

    def fold(self, widest: int) -> None:
        """Lay choices in several lines where a row is wider than this."""
        for chips in self._chips.values():
            chips.fold(widest - self.widest_title() - self._grid.horizontalSpacing())
        self._row_of_switches.fold(widest)
        for part in (*self._chips.values(), self):  # of a form that is not shown nobody else measures the parts anew
            layout = part.layout()
            assert layout is not None
            layout.invalidate()
            layout.activate()

    def speak_french(self, french: bool) -> None:
        """Name the cards of the French deck, or of the Italian."""
        if french != self._french:
            self._french = french
            self.retranslate()

    def retranslate(self) -> None:
        """Write the texts; in another language its page asks for it, which then gives the mnemonics."""
        for key, chips in self._chips.items():
            self._labels[key].setText(option_name(key))
            names = [choice_name(key, choice) for choice in chips.choices]
            chips.name(option_name(key), names, option_explained(key, french=self._french))
        for key, box in self._switches.items():
            box.setText(option_name(key))
            box.setAccessibleDescription(option_explained(key, french=self._french))
        for key, remark in self._remarks.items():
            remark.setText(option_explained(key, french=self._french))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell which option is pointed at or focused."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.explained.emit(watched.property("option"))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.explained.emit("")
        return super().eventFilter(watched, event)

    def _add(self, option: Option) -> None:
        row = self._grid.rowCount()
        part = self._add_switch(option) if option.is_switch else self._add_choice(option, row)
        if self._is_explained:
            self._grid.addLayout(self._with_remark(option, part), row, 1)
        elif option.is_switch:
            self._row_of_switches.add(part)
        else:
            self._grid.addWidget(part, row, 1)

    def _with_remark(self, option: Option, part: QWidget) -> QVBoxLayout:
        stack = QVBoxLayout()
        stack.setSpacing(2)
        stack.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft if option.is_switch else Qt.AlignmentFlag(0))
        if option_explained(option.id):
            remark = self._remarks[option.id] = QLabel(self, wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
            remark.setProperty("soft", True)
            stack.addWidget(remark)
        return stack

    def _add_switch(self, option: Option) -> QCheckBox:
        box = self._switches[option.id] = QCheckBox(self)
        box.setChecked(bool(option.default))
        box.toggled.connect(self.changed)
        self._watch(box, option.id)
        return box

    def _add_choice(self, option: Option, row: int) -> Chips:
        label, chips = QLabel(self), Chips(option.choices, self)
        label.setProperty("soft", True)
        label.setBuddy(chips)
        chips.choose(option.default)
        chips.chosen.connect(lambda value, key=option.id: self._choose(key, value))
        self._labels[option.id], self._chips[option.id] = label, chips
        top = Qt.AlignmentFlag.AlignTop if self._is_explained else Qt.AlignmentFlag(0)
        self._grid.addWidget(label, row, 0, top)
        self._watch(label, option.id)
        for choice in option.choices:
            self._watch(chips.chip(choice), option.id)
        return chips

    def _watch(self, widget: QWidget, option: str) -> None:
        widget.setProperty("option", option)
        widget.installEventFilter(self)

    def _choose(self, key: str, value: int) -> None:
        if key == "players":
            self.set_players(value)
        else:
            self._touched.add(key)
        self.changed.emit()

    def _follow_players(self) -> None:
        for key, chips in self._chips.items():
            if key != "players" and key not in self._touched:
                chips.choose(self._options[key].default_for(self._players))
