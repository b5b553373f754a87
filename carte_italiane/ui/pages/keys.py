"""The page of all keys, over the table or whatever page lies there."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from carte_italiane.ui.fonts import Role, set_role
from carte_italiane.ui.keys_shown import key_sections
from carte_italiane.ui.pages.paper import PaperPanel
from carte_italiane.ui.pages.reading_page import ReadingPage
from carte_italiane.ui.pages.row_focus import RowFocus
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QMenu

    from carte_italiane.ui.keys_shown import KeySection


#: The columns for which there may be room.
_MOST_COLUMNS: Final = 3


class KeysPage(ReadingPage):
    """Columns of sections, as many as make the letters largest. A screen reader hears what is done by which key."""

    def __init__(self, menus: Sequence[QMenu]) -> None:
        super().__init__()
        self._menus = tuple(menus)
        self.heads: list[QLabel] = []
        #: What is done, and the keys for it, row by row.
        self.rows: list[tuple[QLabel, QLabel]] = []
        self._grids: list[QGridLayout] = []
        self._sections = [self._made(section) for section in key_sections(self._menus)]
        self._columns = QHBoxLayout()
        self._stacks = [QVBoxLayout() for _ in range(_MOST_COLUMNS)]
        for stack in self._stacks:
            self._columns.addLayout(stack)
        self.body.addLayout(self._columns, 1)
        self._reading = RowFocus(self)
        self._reading.follow([does for does, _ in self.rows])
        self.rows[0][0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def fit(self, room: QSize) -> None:
        """As large as the whole table allows: it is read from far away, and soon put away."""
        PaperPanel.fit(self, room)

    def arrange(self, room: QSize) -> None:
        """Stand the sections in as many columns as make the letters largest."""
        self.set_scale(1.0)
        best = max(range(1, _MOST_COLUMNS + 1), key=lambda count: self._largest(count, room))
        self._stand_in(best)
        self._plain_size = None

    def retranslate(self) -> None:
        """Write the texts; the menus have theirs already."""
        sections = key_sections(self._menus)
        for head, section in zip(self.heads, sections, strict=True):
            head.setText(section.title)
        rows = [row for section in sections for row in section.rows]
        for (does, keys), row in zip(self.rows, rows, strict=True):
            does.setText(row.does)
            does.setAccessibleName(f"{row.does}: {row.spoken}")
            keys.setText(row.keys)
            keys.setAccessibleName(row.spoken)
        self.title.setText(translate("Keys", "Keys"))
        super().retranslate()

    def resized(self) -> None:
        """Size the gaps."""
        super().resized()
        self._column.setSpacing(self.units(1))
        self._columns.setSpacing(self.units(4))
        for stack in self._stacks:
            stack.setSpacing(self.units(1.5))
        for section, grid in zip(self._sections, self._grids, strict=True):
            grid.setHorizontalSpacing(self.units(2))
            grid.setVerticalSpacing(self.units(0.25))
            layout = section.layout()
            assert layout is not None
            layout.setSpacing(self.units(0.5))

    def _largest(self, count: int, room: QSize) -> float:
        """How large the page can be drawn with so many columns."""
        self._stand_in(count)
        needed = self.minimumSizeHint()
        return min(room.width() / needed.width(), room.height() / needed.height())

    def _stand_in(self, count: int) -> None:
        """Share the sections out among columns so that the longest is as short as can be, else in their order."""
        lengths = [grid.rowCount() + 2 for grid in self._grids]
        ways = ((0, *rest) for rest in product(range(count), repeat=len(lengths) - 1))
        shared = min(ways, key=lambda way: (_longest(way, lengths), way))
        for stack in self._stacks:
            while stack.count():
                stack.takeAt(0)
        for section, place in zip(self._sections, shared, strict=True):
            self._stacks[place].addWidget(section)
        for stack in self._stacks[:count]:
            stack.addStretch(1)
        for place, stack in enumerate(self._stacks):
            self._columns.setStretch(place, 1 if stack.count() else 0)
        self._column.activate()

    def _made(self, section: KeySection) -> QWidget:
        part, head, grid = QWidget(self), QLabel(self), QGridLayout()
        set_role(head, Role.HEADING)
        self.heads.append(head)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(head)
        column.addLayout(grid)
        grid.setColumnStretch(0, 1)
        for place in range(len(section.rows)):
            does, keys = QLabel(self), QLabel(self, alignment=Qt.AlignmentFlag.AlignRight)
            does.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            keys.setProperty("primary", True)  # bold
            grid.addWidget(does, place, 0)
            grid.addWidget(keys, place, 1)
            self.rows.append((does, keys))
        self._grids.append(grid)
        return part


def _longest(way: Sequence[int], lengths: Sequence[int]) -> int:
    """Rows of the longest column, if the sections stand in these columns."""
    return max(sum(length for length, place in zip(lengths, way, strict=True) if place == column) for column in way)
