"""Undo, the same deal again, the same match again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from carte_italiane.ui.menu import entry
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.ui.main_window import MainWindow


class TakingBack(QObject):
    """Three menu entries. Whatever moves or thinks is cut short by them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.undo_action = entry(window.menus.game, self.undo, QKeySequence.StandardKey.Undo)
        self.deal_again_action = entry(window.menus.game, self.deal_again, None)
        self.match_again_action = entry(window.menus.game, self.match_again, None)

    def retext(self) -> None:
        """Write the menu entries."""
        self.undo_action.setText(translate("TakingBack", "&Undo"))
        self.deal_again_action.setText(translate("TakingBack", "Play this &deal again"))
        self.match_again_action.setText(translate("TakingBack", "Play this &match again, with the same cards"))

    def refresh(self) -> None:
        """What has not been played cannot be played again."""
        session = self._window.session
        self.deal_again_action.setEnabled(session is not None and session.can_deal_again())
        self.match_again_action.setEnabled(session is not None)
        self.enable()

    def enable(self) -> None:
        """On an open table Undo says itself why it cannot be; under a page it cannot say so."""
        window, session = self._window, self._window.session
        is_own = session is not None and not session.is_watched
        undoes = session is not None and window.shows_match() and session.can_undo()
        self.undo_action.setEnabled(is_own and (window.stage.is_open or undoes))

    def undo(self) -> None:
        """Back to the person's previous decision in this deal."""
        session = self._window.session
        if session is None or not self._window.shows_match():
            return
        if session.can_undo():
            self._clear()
            session.undo()
        elif self._window.stage.page is None:
            self._window.table.remark(translate("TakingBack", "There is nothing to take back in this deal."))

    def deal_again(self) -> None:
        """The cards of this deal from its beginning."""
        session = self._window.session
        if session is not None and session.can_deal_again():
            self._clear()
            session.deal_again()

    def match_again(self) -> None:
        """The cards of this match from its beginning."""
        if self._window.session is not None:
            again = self._window.session.again()
            if again.is_watched:
                self._window.begin(again)
                return
            self._window.keeping.unless_given_up(lambda: self._window.begin(again))

    def _clear(self) -> None:
        """Nobody thinks any more, and no page lies on the table."""
        self._window.computers.cancel()
        self._window.stage.clear()
