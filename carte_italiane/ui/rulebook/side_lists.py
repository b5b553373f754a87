"""What stands beside the text: the contents with their sections, and what a search has found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QTreeWidget, QTreeWidgetItem

from carte_italiane.ui.rulebook.search import shortened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.ui.rulebook.search import Line
    from carte_italiane.ui.rulebook.source import Page

_PLACE = Qt.ItemDataRole.UserRole


class Contents(QTreeWidget):
    """Pages, and the sections of the one that is open."""

    chosen = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(16)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._pages: dict[str, QTreeWidgetItem] = {}
        self.currentItemChanged.connect(self._choose)
        self.itemClicked.connect(self._choose)

    def list_pages(self, pages: Sequence[Page]) -> None:
        """Name all pages and sections."""
        with QSignalBlocker(self):
            self.clear()
            self._pages = {}
            for page in pages:
                item = self._pages[page.id] = _item(page.title, page.id, "")
                item.addChildren([_item(section.text, page.id, section.id) for section in page.sections])
                self.addTopLevelItem(item)

    def point_at(self, page: str, section: str) -> None:
        """Show where one reads now."""
        with QSignalBlocker(self):
            for name, item in self._pages.items():
                item.setExpanded(name == page)
            self.setCurrentItem(self._item_of(page, section))

    def _item_of(self, page: str, section: str) -> QTreeWidgetItem:
        for row in range(self._pages[page].childCount()):
            item = self._pages[page].child(row)
            if item is not None and item.data(0, _PLACE) == (page, section):
                return item
        return self._pages[page]

    def _choose(self, item: QTreeWidgetItem | None, *_: object) -> None:
        if item is not None:
            self.chosen.emit(*item.data(0, _PLACE))


class Hits(QListWidget):
    """Found lines, each under the title of its page."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.currentItemChanged.connect(self._choose)
        self.itemClicked.connect(self._choose)

    def list_lines(self, lines: Sequence[Line], query: str) -> None:
        """Show what has been found; none of them is chosen yet."""
        with QSignalBlocker(self):
            self.clear()
            for line in lines:
                item = QListWidgetItem(f"{line.page_title}\n{shortened(line, query)}")
                item.setData(_PLACE, line)
                self.addItem(item)

    def go(self, step: int) -> None:
        """To the next found line or the one before, round and round."""
        if self.count():
            start = self.currentRow() if self.currentRow() >= 0 or step > 0 else 0
            self.setCurrentRow((start + step) % self.count())

    def _choose(self, item: QListWidgetItem | None, *_: object) -> None:
        if item is not None:
            self.chosen.emit(item.data(_PLACE))


def _item(text: str, page: str, section: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([text])
    item.setData(0, _PLACE, (page, section))
    return item
