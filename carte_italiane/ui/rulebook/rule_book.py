"""The rule book on the table: contents, text, search, going back and forth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
)

from carte_italiane.paths import resource
from carte_italiane.ui import palette
from carte_italiane.ui.pages.paper import PaperPanel
from carte_italiane.ui.rulebook.rules_text import RulesText
from carte_italiane.ui.rulebook.search import Line, found_in, lines_of, words_of
from carte_italiane.ui.rulebook.side_lists import Contents, Hits
from carte_italiane.ui.rulebook.source import PAGES, load_page
from carte_italiane.ui.translation import current_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from carte_italiane.ui.mnemonics import Inscribed
    from carte_italiane.ui.table.card_theme import CardTheme

#: Sizes of text to choose from.
ZOOMS: Final = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.4)
#: The width of the paper, and of the contents, in grid units; narrower than the third there is no room beside the text.
_WIDTH, _SIDE, _NARROW = 120, 26, 88
#: The room in which the page has its plain size.
_PLAIN: Final = QSize(960, 640)
_NO_LIMIT: Final = 16777215
#: Written on the paper itself; a rule in the margin shows the focus.
_LOOK: Final = """
QTextEdit, QTreeView, QListView {{ background: transparent; border: none; border-left: 2px solid {line}; }}
QTextEdit:focus, QTreeView:focus, QListView:focus {{ border-left-color: {focus}; }}
QTreeView::item, QListView::item {{ padding: {room}px; border-radius: {room}px; }}
QTreeView::branch, QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QTreeView::item:selected, QListView::item:selected {{ background: {chosen}; color: {light}; }}
"""


class RuleBook(PaperPanel):
    """Opened at a page, it is read with keys or mouse; ``closed`` is told when it is put away."""

    closed = Signal()

    def __init__(self, theme: CardTheme) -> None:
        super().__init__(None, corner=36)
        self._theme = theme
        self._zoom = ZOOMS.index(1.0)
        self._past: list[tuple[str, str]] = []
        self._future: list[tuple[str, str]] = []
        self._target = (PAGES[0], "")
        self._is_turning = False
        self._lines: list[Line] = []
        self._make_parts()
        self._lay_out()
        self._connect()
        self._load()
        self.retranslate()

    @property
    def place(self) -> tuple[str, str]:
        """The page and section that are being read."""
        return (self.text.page.id if self.text.page is not None else PAGES[0]), self.text.section()

    def open_at(self, page: str, section: str = "") -> None:
        """Turn to a page; ``go_back`` returns to where one was."""
        page = page or self.place[0]
        if self.text.page is not None and (page, section) != self._target:
            self._past.append(self.place)
            self._future.clear()
        self._turn_to(page, section)

    def go_back(self) -> None:
        """Return to where one was before."""
        if self._past:
            self._future.append(self.place)
            self._turn_to(*self._past.pop())

    def go_forward(self) -> None:
        """Take back going back."""
        if self._future:
            self._past.append(self.place)
            self._turn_to(*self._future.pop())

    def zoom(self, step: int) -> None:
        """Write larger or smaller by steps; 0 is the plain size again."""
        self._zoom = max(0, min(len(ZOOMS) - 1, self._zoom + step)) if step else ZOOMS.index(1.0)
        self.text.set_scale(self.scale * ZOOMS[self._zoom])
        self._enable()

    def theme_changed(self) -> None:
        """Show and name the cards of another deck."""
        page, section = self.place
        self._load()
        if self.text.page is not None:
            self._turn_to(page, section)

    def fit(self, room: QSize) -> None:
        """A book grows with the table, but its lines do not become longer and longer."""
        self.arrange(room)
        self.set_scale(max(1.0, min(2.5, room.width() / _PLAIN.width(), room.height() / _PLAIN.height())))

    def arrange(self, room: QSize) -> None:
        """On a narrow table the contents are a list above the text."""
        is_narrow = room.width() < _NARROW * 8
        self.page_list.setVisible(is_narrow)
        self._body.setDirection(
            QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight,
        )
        self._is_narrow = is_narrow
        self._show_side()

    def sizeHint(self) -> QSize:
        """As high as there is room, as wide as lines are read with ease."""
        return QSize(self.units(_WIDTH), self.room().height() if self._under is not None else self.units(80))

    def minimumSizeHint(self) -> QSize:
        """Whatever room there is."""
        return QSize(320, 240)

    def resized(self) -> None:
        """Size gaps, contents and text."""
        for layout in (self._column, self._body, self._bar):
            layout.setSpacing(self.units(1))
        for button in (self.back_button, self.forward_button):
            button.setIconSize(QSize(self.units(1.5), self.units(1.5)))
        for part in (self.contents, self.hits, self.text):
            part.setStyleSheet(_look(self.units(0.5)))
        self._show_side()
        self.text.set_scale(self.scale * ZOOMS[self._zoom])

    def retranslate(self) -> None:
        """Read on in the language of now, at the same place."""
        self.setAccessibleName(self.tr("Rules"))
        for button, text in (
            (self.back_button, self.tr("Back")),
            (self.forward_button, self.tr("Forward")),
            (self.smaller_button, self.tr("Smaller text")),
            (self.larger_button, self.tr("Larger text")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        letter = self.tr("A", "the letter on the buttons for smaller and larger text")
        self.smaller_button.setText(f"{letter}−")
        self.larger_button.setText(f"{letter}+")
        self.search_field.setPlaceholderText(self.tr("Find in the rules"))
        self.search_field.setAccessibleName(self.tr("Find in the rules"))
        self.search_field.setAccessibleDescription(self.tr("Enter goes from one place to the next."))
        self.close_button.setText(self.tr("Close"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.page_list.setAccessibleName(self.tr("Contents"))
        self.hits.setAccessibleName(self.tr("Places found"))
        self.letter()
        if self._language != current_language():
            self.theme_changed()

    def lettered(self) -> Sequence[Sequence[Inscribed]]:
        """What has a text; the rest has keys of its own."""
        return ([self.close_button],)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends a search, then puts the book away."""
        if event.key() == Qt.Key.Key_Escape and self.search_field.text():
            self.search_field.clear()
            self.text.setFocus()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _make_parts(self) -> None:
        self._is_narrow = False
        self.back_button, self.forward_button = QToolButton(), QToolButton()
        self.smaller_button, self.larger_button = QToolButton(), QToolButton()
        self.back_button.setIcon(QIcon(str(resource("icons", "arrow-left.svg"))))
        self.forward_button.setIcon(QIcon(str(resource("icons", "arrow-right.svg"))))
        self.search_field = QLineEdit()
        self.close_button = QPushButton()
        self.close_button.setAutoDefault(True)
        self.page_list: QComboBox = QComboBox()
        self.contents, self.hits = Contents(), Hits()
        self.found_label = QLabel()
        self.found_label.setProperty("soft", True)
        self.side = QStackedWidget()
        self.side.addWidget(self.contents)
        self.side.addWidget(self.hits)
        self.text = RulesText(self._theme)
        self.first = self.text

    def _lay_out(self) -> None:
        self._bar = QHBoxLayout()
        self._bar.addWidget(self.back_button)
        self._bar.addWidget(self.forward_button)
        self._bar.addWidget(self.search_field, 1)
        self._bar.addWidget(self.found_label)
        for button in (self.smaller_button, self.larger_button, self.close_button):
            self._bar.addWidget(button)
        self._body: QBoxLayout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addWidget(self.page_list)
        self._body.addWidget(self.side)
        self._body.addWidget(self.text, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._bar)
        self._column.addLayout(self._body, 1)

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.go_back)
        self.forward_button.clicked.connect(self.go_forward)
        self.smaller_button.clicked.connect(lambda: self.zoom(-1))
        self.larger_button.clicked.connect(lambda: self.zoom(1))
        self.close_button.clicked.connect(self.closed)
        self.contents.chosen.connect(self.open_at)
        for chooser in (self.contents, self.hits):
            chooser.itemActivated.connect(lambda *_: self.text.setFocus())
        self.page_list.activated.connect(lambda row: self.open_at(PAGES[row]))
        self.text.scrolled.connect(self._follow_scrolling)
        self.text.followed.connect(self.open_at)
        self.text.zoomed.connect(self.zoom)
        self.search_field.textChanged.connect(self._search)
        self.search_field.returnPressed.connect(lambda: self.hits.go(1))
        self.hits.chosen.connect(self._show_hit)
        for keys, slot in (
            (("Ctrl+F",), self._begin_search),
            (("F3",), lambda: self.hits.go(1)),
            (("Shift+F3", "Shift+Return", "Shift+Enter"), lambda: self.hits.go(-1)),
            (("Alt+Left", "Back"), self.go_back),
            (("Alt+Right", "Forward"), self.go_forward),
            (("Ctrl++", "Ctrl+="), lambda: self.zoom(1)),
            (("Ctrl+-",), lambda: self.zoom(-1)),
            (("Ctrl+0",), lambda: self.zoom(0)),
        ):
            shortcut = QShortcut(self)
            shortcut.setKeys([QKeySequence(key) for key in keys])
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _load(self) -> None:
        """Read all pages in the language of now, for the deck of now."""
        self._language = current_language()
        self._pages = {page: load_page(self._language, page, french=self._theme.is_french) for page in PAGES}
        self._lines.clear()
        self.contents.list_pages(list(self._pages.values()))
        self.page_list.clear()
        self.page_list.addItems([page.title for page in self._pages.values()])
        if self.search_field.text():
            self._search()

    def _turn_to(self, page: str, section: str) -> None:
        self._target = page, section
        self._is_turning = True
        if self.text.page is not self._pages[page]:
            self.text.show_page(self._pages[page])
        self.text.show_section(section)
        self.text.mark(words_of(self.search_field.text()))
        self._is_turning = False
        self.contents.point_at(page, section)
        self.page_list.setCurrentIndex(PAGES.index(page))
        self._enable()

    def _follow_scrolling(self) -> None:
        """The contents point at what is being read."""
        if not self._is_turning and self.text.page is not None and self.text.isVisible():
            self.contents.point_at(self.text.page.id, self.text.section_in_sight())

    def _enable(self) -> None:
        self.back_button.setEnabled(bool(self._past))
        self.forward_button.setEnabled(bool(self._future))
        self.smaller_button.setEnabled(self._zoom > 0)
        self.larger_button.setEnabled(self._zoom < len(ZOOMS) - 1)

    def _begin_search(self) -> None:
        self.search_field.setFocus()
        self.search_field.selectAll()

    def _search(self) -> None:
        query = self.search_field.text()
        if query and not self._lines:
            for page in self._pages.values():
                self._lines += lines_of(page.id, page.title, self.text.html(page))
        found = found_in(self._lines, query)
        self.hits.list_lines(found, query)
        self.found_label.setText(self.tr("Found: %1").replace("%1", str(len(found))) if query else "")
        self.hits.setAccessibleDescription(self.found_label.text())
        self.text.mark(words_of(query))
        self._show_side()

    def _show_hit(self, line: Line) -> None:
        if self.text.page is None or line.page != self.text.page.id:
            self.open_at(line.page)
        self.text.show_block(line.block, lead=0.3)
        self.text.mark(words_of(self.search_field.text()), line.block)

    def _show_side(self) -> None:
        """Contents, or what was found; on a narrow table only the latter has a place of its own."""
        searching = bool(self.search_field.text())
        self.side.setCurrentWidget(self.hits if searching else self.contents)
        self.side.setVisible(searching or not self._is_narrow)
        self.found_label.setVisible(searching and not self._is_narrow)
        self.side.setMaximumHeight(self.units(14) if self._is_narrow else _NO_LIMIT)
        self.side.setMinimumWidth(0 if self._is_narrow else self.units(_SIDE))
        self.side.setMaximumWidth(_NO_LIMIT if self._is_narrow else self.units(_SIDE))


def _look(room: int) -> str:
    return _LOOK.format(
        room=room,
        line=palette.PAPER_FOLD,
        focus=palette.GOLD_TEXT,
        chosen=palette.GREEN_SHADE,
        light=palette.IVORY,
    )
