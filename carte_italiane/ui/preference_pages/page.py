"""The page of the preferences: tabs, and under them the way back to how everything was at first."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from carte_italiane.ui.fonts import Role, set_role
from carte_italiane.ui.mnemonics import menu_letters, with_mnemonics
from carte_italiane.ui.pages.paper import PaperPanel
from carte_italiane.ui.pages.start import ORDER
from carte_italiane.ui.preference_pages.general import GeneralTab
from carte_italiane.ui.preference_pages.tabs import GameTab, LookTab, Tab, TableTab
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from carte_italiane.ui.preferences import Preferences
    from carte_italiane.ui.table.card_theme import CardTheme


class PreferencesPage(PaperPanel):
    """Every choice holds at once or from the next match, as its tab says. ``closed``: it is to be put away."""

    closed = Signal()
    reset_wanted = Signal()

    def __init__(self, preferences: Preferences, theme: CardTheme, try_sound: Callable[[], object]) -> None:
        super().__init__(None, corner=36)
        self.general = GeneralTab(preferences, try_sound)
        self.look, self.at_table = LookTab(preferences, theme), TableTab(preferences)
        self.games = {game: GameTab(preferences, game, theme) for game in ORDER}
        self.tabs: tuple[Tab, ...] = (self.general, self.look, self.at_table, *self.games.values())
        self.title = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        set_role(self.title, Role.HEADING)
        self.book = QTabWidget(self)
        self.book.setUsesScrollButtons(False)
        self.book.tabBar().setElideMode(Qt.TextElideMode.ElideNone)
        for tab in self.tabs:
            self.book.addTab(tab, "")
        self.reset_button, self.close_button = QPushButton(self), QPushButton(self)
        self.sure_button, self.keep_button = QPushButton(self), QPushButton(self)
        self.question = QLabel(self)
        self._lay_out()
        self._connect()
        stops: list[QWidget] = [self.book.tabBar(), *(stop for tab in self.tabs for stop in tab.stops())]
        stops += [self.reset_button, self.close_button, self.sure_button, self.keep_button]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        self.retranslate()
        self.show_settings()

    def show_settings(self) -> None:
        """Show what holds now."""
        for tab in self.tabs:
            tab.show_settings()

    def open_at(self, tab: Tab) -> None:
        """Show a tab, and ask nothing."""
        self._ask(False)
        self.book.setCurrentWidget(tab)

    def theme_changed(self) -> None:
        """Name the suits as they are now."""
        self.show_settings()
        self.retranslate()

    def resized(self) -> None:
        """Size the gaps."""
        self._column.setSpacing(self.units(1.5))
        self._settle()
        for tab in self.tabs:
            tab.resized(self)
        self._settle()
        self.book.updateGeometry()

    def retranslate(self) -> None:
        """Write the texts, with a letter for each that no other on the same tab has."""
        self.title.setText(translate("Preferences", "Preferences"))
        self.setAccessibleName(self.title.text())
        self.book.tabBar().setAccessibleName(self.title.text())
        self.question.setText(translate("Preferences", "Put everything on these pages back to how it was at first?"))
        for tab in self.tabs:
            tab.retranslate()
        self.letter()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the question back, or puts the page away."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._foot.currentIndex():
            self._ask(False)
        else:
            self.closed.emit()

    def _settle(self) -> None:
        """Measure all parts anew: what is hidden does not tell by itself that it needs other room."""
        for widget in reversed(self.book.findChildren(QWidget)):
            layout = widget.layout()
            if layout is not None:
                layout.invalidate()
                layout.activate()

    def letter(self) -> None:
        """Give out the mnemonics: tabs and buttons have theirs on every tab; a question has the focus itself."""
        buttons = {
            self.reset_button: translate("Preferences", "Reset…"),
            self.close_button: translate("Preferences", "Close"),
        }
        self.sure_button.setText(translate("Preferences", "Reset"))
        self.keep_button.setText(translate("Preferences", "Keep as it is"))
        shared = [*(tab.title for tab in self.tabs), *buttons.values()]
        entries = [tab.lettered() for tab in self.tabs]
        marked, groups = with_mnemonics(shared, [[text for text, _ in found] for found in entries], menu_letters(self))
        for place, text in enumerate(marked[: len(self.tabs)]):
            self.book.setTabText(place, text)
        for button, text in zip(buttons, marked[len(self.tabs) :], strict=True):
            button.setText(text)
        for found, texts in zip(entries, groups, strict=True):
            for (_, widget), text in zip(found, texts, strict=True):
                widget.setText(text)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.closed)
        self.reset_button.clicked.connect(lambda: self._ask(True))
        self.keep_button.clicked.connect(lambda: self._ask(False))
        self.sure_button.clicked.connect(self._reset)

    def _lay_out(self) -> None:
        self._foot = QStackedWidget(self)
        sides: tuple[tuple[QWidget, list[QPushButton]], ...] = (
            (self.reset_button, [self.close_button]),
            (self.question, [self.sure_button, self.keep_button]),
        )
        for left, right in sides:
            part = QWidget(self._foot)
            row = QHBoxLayout(part)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(left)
            row.addStretch(1)
            for button in right:
                row.addWidget(button)
            self._foot.addWidget(part)
        for button in (self.reset_button, self.close_button, self.sure_button, self.keep_button):
            button.setAutoDefault(True)
        self.set_default(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.book, 1)
        self._column.addWidget(self._foot)

    def _ask(self, asks: bool) -> None:
        self._foot.setCurrentIndex(1 if asks else 0)
        if asks:
            self.keep_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reset(self) -> None:
        self._ask(False)
        self.reset_wanted.emit()
