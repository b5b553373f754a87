"""The text of a page of the rules: standard text with a caret, cards drawn in the person's deck, found words marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit

from carte_italiane.ui import palette
from carte_italiane.ui.fonts import TITLE_FAMILIES, Role, font
from carte_italiane.ui.ornaments import ornament
from carte_italiane.ui.rulebook.card_pictures import card_picture
from carte_italiane.ui.rulebook.page_html import LINK, ORNAMENT, Measures, page_html, style_sheet
from carte_italiane.ui.rulebook.search import spots

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextBlock, QWheelEvent

    from carte_italiane.ui.rulebook.source import Page
    from carte_italiane.ui.table.card_theme import CardTheme

#: A card is as wide as so many lines are high.
_CARD: Final = 3.7
_KEY = Qt.Key
_CARET_KEYS: Final = (_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Up, _KEY.Key_Down, _KEY.Key_Home, _KEY.Key_End)
_INTERACTION: Final = Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard


class RulesText(QTextBrowser):
    """Shows one page; ``followed`` is told the page and section of a link, ``zoomed`` a turn of the wheel with Ctrl.

    ``scrolled``: other lines of the page are read now.
    """

    followed = Signal(str, str)
    scrolled = Signal()
    zoomed = Signal(int)

    def __init__(self, theme: CardTheme) -> None:
        super().__init__()
        self._theme = theme
        self._page: Page | None = None
        self._scale = 1.0
        self._column = 0
        self._is_set = True
        self._words: list[str] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.document().setDocumentMargin(16)
        self.setTextInteractionFlags(_INTERACTION)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._tell_scrolling)

    @property
    def page(self) -> Page | None:
        """The page that is shown."""
        return self._page

    def show_page(self, page: Page) -> None:
        """Show another page, from its beginning."""
        self._page = page
        self._set()
        self.show_block(0)

    def set_scale(self, scale: float) -> None:
        """Write larger or smaller; what is being read stays in sight."""
        self._scale = scale
        self.redraw()

    def redraw(self, top: int | None = None) -> None:
        """Set the page anew, in another size or for other pixels; ``top``: the paragraph at the top of it."""
        if self._page is not None:
            caret = self.textCursor().blockNumber()
            top = self._top_block() if top is None else top
            self._set()
            self.show_block(caret)
            self.scroll_to(top)

    def html(self, page: Page) -> str:
        """A page as it is set here."""
        return page_html(page, self._measures())

    def show_section(self, section: str) -> None:
        """Go to a section of this page, or to its beginning."""
        self.show_block(self._sections().get(section, 0))

    def section(self) -> str:
        """The section that is being read; empty before the first."""
        top = self._top_block()
        return next((name for name, block in reversed(self._sections().items()) if block <= top), "")

    def section_in_sight(self) -> str:
        """The section that is being read, or the last one where the page ends."""
        bar, sections = self.verticalScrollBar(), list(self._sections())
        return sections[-1] if sections and bar.value() == bar.maximum() > 0 else self.section()

    def show_block(self, number: int, lead: float = 0.0) -> None:
        """Put the caret into a paragraph and have it at the top, or lower by a part of the height.

        It is not seen before a key moves it: whoever only reads needs none.
        """
        self.setCursorWidth(0)
        block = self.document().findBlockByNumber(number)
        self.setTextCursor(QTextCursor(block if block.isValid() else self.document().begin()))
        self.scroll_to(number, lead)

    def scroll_to(self, number: int, lead: float = 0.0) -> None:
        """Have a paragraph at the top, or lower by a part of the height."""
        layout, block = self.document().documentLayout(), self.document().findBlockByNumber(number)
        top = layout.blockBoundingRect(block).top() if number else 0
        self.verticalScrollBar().setValue(round(top - lead * self.viewport().height()))

    def mark(self, words: list[str], present: int = -1) -> None:
        """Mark words wherever they stand on the page, strongest in one paragraph."""
        self._words = words
        marks = []
        block = self.document().begin()
        while words and block.isValid():
            colour = palette.GOLD if block.blockNumber() == present else palette.GOLD_LIGHT
            marks += [_mark(block, start, length, colour) for start, length in spots(block.text(), words)]
            block = block.next()
        self.setExtraSelections(marks)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draw the cards of an example, or an ornament."""
        address, measures = name.toString() if isinstance(name, QUrl) else name, self._measures()
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        if address.startswith(ORNAMENT):
            size = QSize(measures.unit * 36, measures.unit * 2)
            return ornament(address.removeprefix(ORNAMENT), size, self.devicePixelRatioF())
        self._theme.set_ratio(self.devicePixelRatioF())
        return card_picture(address, self._theme, measures.card, measures.column - 4 * measures.unit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the page for another width."""
        top = self._top_block()
        super().resizeEvent(event)
        if self._measures().column != self._column:
            self.redraw(top)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the wheel changes the size of everything here, not only of the text."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the caret to those who move it."""
        if event.key() in _CARET_KEYS:
            self.setCursorWidth(1)
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Draw the cards anew on a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.redraw()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Whatever room there is."""
        return QSize(200, 120)

    def _measures(self) -> Measures:
        line = QFontMetricsF(font(Role.BODY, self._scale)).height()
        margin = round(2 * self.document().documentMargin())
        column = self.viewport().width() - margin
        return Measures(column, round(line * _CARD), round(line / 2), self._theme.is_french)

    def _set(self) -> None:
        assert self._page is not None
        measures = self._measures()
        self._column = measures.column
        self.setFont(font(Role.BODY, self._scale))
        document = self.document()
        document.setDefaultFont(self.font())
        sizes = [font(role, self._scale).pointSizeF() for role in (Role.TITLE, Role.HEADING)]
        document.setDefaultStyleSheet(style_sheet(TITLE_FAMILIES, sizes[0], sizes[1], measures.unit))
        self._is_set = False
        self.setHtml(page_html(self._page, measures))
        self._is_set = True
        self.setAccessibleName(self._page.title)

    def _top_block(self) -> int:
        if not self.isVisible():  # the lines have no places yet
            return self.textCursor().blockNumber()
        self.document().documentLayout().documentSize()  # lays them all out now
        return self.cursorForPosition(QPoint(4, 4)).blockNumber()

    def _sections(self) -> dict[str, int]:
        """The block in which each section begins."""
        blocks = []
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                blocks.append(block.blockNumber())
            block = block.next()
        ids = [heading.id for heading in self._page.sections] if self._page is not None else []
        return dict(zip(ids, blocks, strict=True))

    def _tell_scrolling(self) -> None:
        if self._is_set:
            self.scrolled.emit()

    def _follow(self, url: QUrl) -> None:
        page, _, section = url.toString().removeprefix(LINK).partition("#")
        self.followed.emit(page, section)


def _mark(block: QTextBlock, start: int, length: int, colour: str) -> QTextEdit.ExtraSelection:
    mark = QTextEdit.ExtraSelection()
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + start)
    cursor.setPosition(block.position() + start + length, QTextCursor.MoveMode.KeepAnchor)
    look = QTextCharFormat()
    look.setBackground(QColor(colour))
    look.setForeground(QColor(palette.INK))
    mark.cursor, mark.format = cursor, look
    return mark
