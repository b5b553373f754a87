"""The page of all keys, over the table or whatever page lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from carte_italiane.ui.fonts import Role, set_role
from carte_italiane.ui.keys_shown import key_sections
from carte_italiane.ui.pages.reading_page import ReadingPage
from carte_italiane.ui.pages.row_focus import RowFocus
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QMenu

    from carte_italiane.ui.keys_shown import KeySection


class KeysPage(ReadingPage):
    """Two columns of sections. A screen reader hears row by row: what is done, and by which key."""

    def __init__(self, menus: Sequence[QMenu]) -> None:
        super().__init__()
        self._menus = tuple(menus)
        self.heads: list[QLabel] = []
        #: What is done, and the keys for it, row by row.
        self.rows: list[tuple[QLabel, QLabel]] = []
        self._grids: list[QGridLayout] = []
        self._columns = QHBoxLayout()
        self._halves = [QVBoxLayout(), QVBoxLayout()]
        for half in self._halves:
            self._columns.addLayout(half, 1)
        self.body.addLayout(self._columns, 1)
        sections = key_sections(self._menus)
        sizes = [0, 0]
        for section in sections:
            shorter = sizes.index(min(sizes))
            sizes[shorter] += len(section.rows) + 2
            self._add(section, self._halves[shorter])
        for half in self._halves:
            half.addStretch(1)
        self._reading = RowFocus(self)
        self._reading.follow([does for does, _ in self.rows])
        self.rows[0][0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

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
        for half in self._halves:
            half.setSpacing(self.units(0.5))
        for grid in self._grids:
            grid.setHorizontalSpacing(self.units(2))
            grid.setVerticalSpacing(self.units(0.25))
            grid.setContentsMargins(0, 0, 0, self.units(1))

    def _add(self, section: KeySection, half: QVBoxLayout) -> None:
        head = QLabel(self)
        set_role(head, Role.HEADING)
        half.addWidget(head)
        self.heads.append(head)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for place in range(len(section.rows)):
            does, keys = QLabel(self), QLabel(self, alignment=Qt.AlignmentFlag.AlignRight)
            does.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            keys.setProperty("primary", True)  # bold
            grid.addWidget(does, place, 0)
            grid.addWidget(keys, place, 1)
            self.rows.append((does, keys))
        half.addLayout(grid)
        self._grids.append(grid)
