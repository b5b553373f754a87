"""The table with pages lying on it: at most one page at a time, in the middle of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from carte_italiane.ui import palette
from carte_italiane.ui.pages.paper import PaperPanel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from carte_italiane.ui.table.seen_panel import SeenPanel

#: Table left free round a page, in pixels.
MARGIN: Final = 8
#: How dark the veil is, of 255.
DARKNESS: Final = 150


class Veil(QWidget):
    """Lies over the table while there is a page on it: what is written there steps back."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken the table."""
        shade = QColor(palette.VEIL)
        shade.setAlpha(DARKNESS)
        painter = QPainter(self)
        painter.fillRect(event.rect(), shade)
        painter.end()


class Stage(QWidget):
    """Keeps the table as large as itself and the page over it, centred, at the size it likes or as fits.

    A ``sheet`` may cover both for a while, from ``covered`` to ``uncovered``: what lies beneath stays as it is. It is
    put away when another page is laid on the table.
    """

    covered = Signal()
    uncovered = Signal()
    #: Something else lies on top now.
    turned = Signal()

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        table.setParent(self)
        self.veil = Veil(self)
        self.veil.hide()
        self._page: QWidget | None = None
        self._sheet: QWidget | None = None
        self._beside: SeenPanel | None = None

    def show_focus(self) -> None:
        """From now on show those who use keys where they are on the pages."""
        from carte_italiane.ui.keyboard_focus import KeyboardFocus

        self.keyboard_focus = KeyboardFocus(self.window())

    @property
    def sheet(self) -> QWidget | None:
        """What covers the table and the page on it."""
        return self._sheet

    def cover(self, sheet: QWidget) -> None:
        """Lay a sheet over the table and the page on it, in place of another that lies there."""
        self.uncover()
        if self._page is not None:
            self._page.hide()
        self._sheet = sheet
        sheet.setParent(self)
        self._lay(sheet)
        self.covered.emit()
        self.turned.emit()

    def uncover(self) -> None:
        """Put the sheet away; what lay beneath is there again."""
        sheet, self._sheet = self._sheet, None
        if sheet is None:
            return
        sheet.hide()
        if self._page is None:
            self.clear()
        else:
            self._lay(self._page)
        self.uncovered.emit()
        self.turned.emit()

    @property
    def is_open(self) -> bool:
        """Nothing lies on the table."""
        return self._page is None and self._sheet is None

    @property
    def page(self) -> QWidget | None:
        """The page that lies on the table."""
        return self._page

    def show_page(self, page: QWidget) -> None:
        """Lay a page on the table; the one before is put away. The table takes no clicks or keys meanwhile."""
        self.uncover()
        if page is not self._page:
            self.clear(keep_table_off=True)
            self._page = page
            page.setParent(self)
            page.installEventFilter(self)
        self._lay(page)
        self.turned.emit()

    def clear(self, *, keep_table_off: bool = False) -> None:
        """Put the page away and give the table back."""
        self.uncover()
        if self._page is not None:
            self._page.removeEventFilter(self)
            self._page.close()  # one that is not needed again has WA_DeleteOnClose
            self._page = None
        if not keep_table_off:
            self.veil.hide()
            self.table.setEnabled(True)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            self.turned.emit()

    def show_beside(self, panel: SeenPanel | None) -> None:
        """Lay a panel beside the table, which becomes narrower, or take it away."""
        if panel is self._beside:
            return
        if self._beside is not None:
            self._beside.hide()
        self._beside = panel
        if panel is not None:
            panel.setParent(self)
        self._lay_table()
        if panel is not None:
            panel.show()
            panel.stackUnder(self.veil)

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        """Place the page anew when it wants another size."""
        if watched is self._page and event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill with the table, centre the page."""
        self._lay_table()
        self.veil.setGeometry(self.rect())
        self._place()

    def minimumSizeHint(self) -> QSize:
        """Small enough for the smallest window that is promised."""
        return QSize(480, 400)

    def _lay(self, page: QWidget) -> None:
        """Lay a page on top of everything."""
        self.table.setEnabled(False)
        self._place()
        self.veil.show()
        self.veil.raise_()
        page.show()
        page.raise_()
        first = page.first if isinstance(page, PaperPanel) else page
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_table(self) -> None:
        wide = self._beside.fit(self.size()) if self._beside is not None else 0
        self.table.setGeometry(0, 0, self.width() - wide, self.height())
        if self._beside is not None:
            self._beside.setGeometry(self.width() - wide, 0, wide, self.height())

    def _place(self) -> None:
        for page in (self._page, self._sheet):
            if page is not None:
                self._place_one(page)

    def _place_one(self, page: QWidget) -> None:
        room = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        wanted = page.sizeHint().expandedTo(page.minimumSizeHint()).boundedTo(room.size())
        if page.property("fillsTable"):
            wanted = room.size()
        place = QRect(0, 0, wanted.width(), wanted.height())
        place.moveCenter(room.center())
        page.setGeometry(place)
