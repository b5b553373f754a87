"""Looking on while computer players play, over the shoulder of the one at the bottom, whose hand alone lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from carte_italiane.ui.menu import entry
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.ui.main_window import MainWindow

#: How long a score sheet lies before the next deal follows by itself.
READ_MS: Final = 8000


class Watching(QObject):
    """Entries of the Game menu: watch the game that is chosen, and let deals follow by themselves."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.watch_action = entry(window.menus.game, self.watch, None)
        self.by_itself_action = entry(window.menus.game, self._wait, None)
        self.by_itself_action.setCheckable(True)
        self.going = QTimer(self, singleShot=True, interval=READ_MS)
        self.going.timeout.connect(self._go_on)

    def retext(self) -> None:
        """Write the menu entries."""
        self.watch_action.setText(translate("Watching", "&Watch a game"))
        self.by_itself_action.setText(translate("Watching", "When watching, the next deal begins by i&tself"))

    def refresh(self) -> None:
        """One may always look on."""

    def watch(self) -> None:
        """Look on at the game that is played or chosen, with the players that are chosen."""
        window, session = self._window, self._window.session
        if session is not None:
            window.start_match(session.rules, window.level, watch=True)
        else:
            page = window.start_page
            window.start_match(page.rules(), page.level(), page.number(), watch=True)

    def greet(self) -> None:
        """Say whose hand lies open."""
        name = self._window.table.controller.watched
        if name:
            self._window.table.remark(translate("Watching", "You are watching from behind %1.").replace("%1", name))

    def sheet_shown(self) -> None:
        """The score sheet of a match lies there."""
        self._wait()

    def _wait(self) -> None:
        session = self._window.session
        follows = session is not None and session.is_watched and not session.match.is_over
        if follows and self.by_itself_action.isChecked() and isinstance(self._window.stage.page, ScoreSheet):
            self.going.start()
        else:
            self.going.stop()

    def _go_on(self) -> None:
        """Deal, unless something covers the sheet: it is to be read to its end."""
        stage = self._window.stage
        if stage.sheet is not None:
            self._wait()
        elif isinstance(stage.page, ScoreSheet):
            stage.page.next_deal.emit()
