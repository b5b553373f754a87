"""Opening the preferences: they lie over everything, and the match waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from carte_italiane.play.settings import Settings
from carte_italiane.ui.preference_pages.page import PreferencesPage

if TYPE_CHECKING:
    from carte_italiane.ui.main_window import MainWindow


class Opening(QObject):
    """Opens and closes the one page of preferences of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        cues = window.table.choreographer.cues
        self.page = PreferencesPage(window.preferences, window.page_theme, lambda: cues.play("lay"))
        self.page.closed.connect(window.stage.uncover)
        self.page.reset_wanted.connect(self._reset)
        window.preferences.changed.connect(lambda _before: self.page.show_settings())

    def toggle(self) -> None:
        """Open them where they were last, or put them away."""
        if self._window.stage.sheet is self.page:
            self._window.stage.uncover()
        else:
            self._open()

    def open_at_players(self) -> None:
        """Open them at the names and levels of the players."""
        self.page.open_at(self.page.general)
        self._open()
        self.page.general.players.names[0].setFocus()

    def _open(self) -> None:
        self._window.stage.cover(self.page)

    def _reset(self) -> None:
        """Everything as at first, but for what is on no page: other people's programs, the window, the last game."""
        now, usual = self._window.settings, Settings()
        self._window.preferences.change(
            seats=tuple(seat._replace(name="", level="") for seat in now.seats),
            sound=usual.sound,
            look=usual.look,
            table=usual.table,
            language=usual.language,
            match=usual.match._replace(game=now.match.game),
            aids=usual.aids,
        )
