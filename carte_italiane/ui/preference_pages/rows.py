"""A form of choices, drawn from their declarations: rows of chips, rows of boxes, and single boxes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from carte_italiane.ui.pages.chips import Chips
from carte_italiane.ui.preference_pages import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from carte_italiane.ui.mnemonics import Lettered, Written
    from carte_italiane.ui.pages.paper import PaperPanel


class ChoiceRows(QWidget):
    """``choices``: one of each row. ``several``: any of each row. ``switches``: on or off.

    What the person chooses is told by ``chosen(key, value)``, the value as the settings have it.
    """

    chosen = Signal(str, object)

    def __init__(
        self,
        choices: Mapping[str, Sequence[str]],
        several: Mapping[str, Sequence[str]] | None = None,
        switches: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self._choices = dict(choices)
        self.chips: dict[str, Chips] = {}
        self.boxes: dict[str, dict[str, QCheckBox]] = {}
        self.switches: dict[str, QCheckBox] = {}
        self.remarks: dict[str, QLabel] = {}
        self.labels: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._several = QHBoxLayout()
        for key, values in self._choices.items():
            self._add_chips(key, values)
        for key, values in (several or {}).items():
            self._add_boxes(key, values)
        for key in switches:
            box = self.switches[key] = QCheckBox(self)
            box.toggled.connect(partial(self.chosen.emit, key))
            self._grid.addLayout(self._with_remark(key, box), self._grid.rowCount(), 1)

    def show_values(self, values: Mapping[str, object]) -> None:
        """Show what holds; nothing is told."""
        for key, chips in self.chips.items():
            chips.choose(self._choices[key].index(str(values[key])))
        for key, boxes in self.boxes.items():
            found = values[key]
            assert isinstance(found, tuple)
            _check(boxes[value] for value in found)
            _check((box for value, box in boxes.items() if value not in found), on=False)
        for key, box in self.switches.items():
            _check([box], on=bool(values[key]))

    def resized(self, page: PaperPanel, titles: int = 0) -> None:
        """Size the gaps; titles are at least so wide."""
        self._grid.setHorizontalSpacing(page.units(2))
        self._grid.setVerticalSpacing(page.units(1))
        self._grid.setColumnMinimumWidth(0, max(titles, self.widest_title()))
        self._several.setSpacing(page.units(2))
        for key, remark in self.remarks.items():
            remark.setIndent(self.switches[key].sizeHint().height())

    def widest_title(self) -> int:
        """Width of the widest title."""
        return max((label.sizeHint().width() for label in self.labels.values()), default=0)

    def retranslate(self) -> None:
        """Write the texts."""
        for key, chips in self.chips.items():
            chips.name(words.title(key), [words.choice(key, value) for value in self._choices[key]])
        for key, boxes in self.boxes.items():
            for value, box in boxes.items():
                box.setText(words.choice(key, value))
                box.setAccessibleName(f"{words.title(key)}: {box.text()}")
        for key, box in self.switches.items():
            box.setAccessibleDescription(words.explained(key))
        for key, remark in self.remarks.items():
            remark.setText(words.explained(key))

    def lettered(self) -> Lettered:
        """The texts that have a mnemonic, with where they are written."""
        widgets: dict[str, Written] = {**self.labels, **self.switches}
        return [(words.title(key), widget) for key, widget in widgets.items()]

    def _with_remark(self, key: str, box: QCheckBox) -> QVBoxLayout:
        stack = QVBoxLayout()
        stack.setSpacing(2)
        stack.addWidget(box, 0, Qt.AlignmentFlag.AlignLeft)
        if words.explained(key):
            remark = self.remarks[key] = QLabel(self)
            remark.setProperty("soft", True)
            stack.addWidget(remark)
        return stack

    def _add_title(self, key: str, buddy: QWidget) -> int:
        row = self._grid.rowCount()
        label = self.labels[key] = QLabel(self)
        label.setProperty("soft", True)
        label.setBuddy(buddy)
        self._grid.addWidget(label, row, 0)
        return row

    def _add_chips(self, key: str, values: Sequence[str]) -> None:
        chips = self.chips[key] = Chips(range(len(values)), self)
        chips.chosen.connect(lambda number: self.chosen.emit(key, values[number]))
        self._grid.addWidget(chips, self._add_title(key, chips), 1)

    def _add_boxes(self, key: str, values: Sequence[str]) -> None:
        boxes = self.boxes[key] = {}
        for value in values:
            box = boxes[value] = QCheckBox(self)
            box.toggled.connect(lambda _on: self._tell_boxes(key))
            self._several.addWidget(box)
        self._several.addStretch(1)
        self._grid.addLayout(self._several, self._add_title(key, boxes[values[0]]), 1)

    def _tell_boxes(self, key: str) -> None:
        self.chosen.emit(key, tuple(value for value, box in self.boxes[key].items() if box.isChecked()))


def _check(boxes: Iterable[QCheckBox], *, on: bool = True) -> None:
    for box in boxes:
        with QSignalBlocker(box):
            box.setChecked(on)
