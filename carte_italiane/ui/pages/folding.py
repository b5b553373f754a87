"""A line of controls that becomes several lines where the room is too narrow for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

#: Wider than any page.
NO_LIMIT: Final = 1 << 20


class Folding(QVBoxLayout):
    """Controls side by side, from the left; ``fold`` says how wide a line may be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        if parent is None:
            super().__init__()
        else:
            super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._controls: list[QWidget] = []
        self._lines: list[QHBoxLayout] = []

    def add(self, control: QWidget) -> None:
        """One more at the end of the first line."""
        self._controls.append(control)
        if not self._lines:
            self._add_line()
        self._lines[0].insertWidget(len(self._controls) - 1, control)

    def set_spacing(self, across: int, down: int) -> None:
        """Gaps between controls and between lines."""
        self.setSpacing(down)
        for line in self._lines:
            line.setSpacing(across)

    def fold(self, widest: int) -> None:
        """Make as many lines as it takes for none to be wider, unless a single control is."""
        gap = self._lines[0].spacing() if self._lines else 0
        line, place, left = 0, 0, widest
        for control in self._controls:
            width = control.sizeHint().width()
            if place and width > left:
                line, place, left = line + 1, 0, widest
            if line == len(self._lines):
                self._add_line()
            if self._lines[line].indexOf(control) != place:
                self._lines[line].insertWidget(place, control)
            place, left = place + 1, left - width - gap
        for made in (*self._lines, self):
            made.invalidate()  # controls that are hidden do not tell that they have another size now

    def _add_line(self) -> None:
        line = QHBoxLayout()
        if self._lines:
            line.setSpacing(self._lines[0].spacing())
        line.addStretch(1)
        self._lines.append(line)
        self.addLayout(line)
