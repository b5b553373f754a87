"""Pause: computer players and cards stand still until the person wants the match to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence

from carte_italiane.ui.menu import entry
from carte_italiane.ui.table.pause_sign import PauseSign
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.play.session import Session
    from carte_italiane.ui.main_window import MainWindow

#: Who holds the cards still.
PAUSED: Final = "paused"


class Pause(QObject):
    """A checkable entry of the Game menu. What a player answers meanwhile is told when the match goes on."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._session: Session | None = None
        self._answer: tuple[int, int] | None = None
        self._sign: PauseSign | None = None
        self.action = entry(window.menus.game, self._toggle, QKeySequence(Qt.Key.Key_Pause))
        self.action.setShortcuts([QKeySequence(Qt.Key.Key_Pause), QKeySequence("Ctrl+P")])
        self.action.setCheckable(True)
        self.action.setAutoRepeat(False)
        window.table.controller.go_on_wanted.connect(self.go_on)
        window.table.laid_out.connect(self._lay_sign)

    @property
    def is_on(self) -> bool:
        """The match stands still."""
        return self._session is not None

    def retext(self) -> None:
        """Write the menu entry, and the sign."""
        self.action.setText(translate("Pause", "&Pause"))
        self._lay_sign()

    def refresh(self) -> None:
        """Show whether the match stands still."""
        self.action.setChecked(self.is_on)
        self.enable()

    def enable(self) -> None:
        """Only a match on an open table can be paused: under a page it waits anyway."""
        can_be = self._window.session is not None and self._window.stage.is_open
        self.action.setEnabled(self.is_on or can_be)

    def pause(self) -> None:
        """Let everything stand still, unless a page lies on the table: then nothing moves on anyway."""
        window, session = self._window, self._window.session
        if session is None or self.is_on or not window.stage.is_open:
            return
        self._session = session
        window.computers.answered.disconnect(session.answer)
        window.computers.answered.connect(self._keep)
        self._hold(True)
        self._sign = PauseSign(window.table.table_scene)
        self._sign.lie()
        self.action.setChecked(True)
        window.table.remark(translate("Pause", "Paused. Space goes on."))

    def go_on(self) -> None:
        """Go on where everything stood still."""
        session, answer = self._session, self._answer
        if session is None:
            return
        self._release(session)
        self._window.table.controller.note.hide()
        self._window.announcer.interrupt(translate("Pause", "The match goes on."))
        self._hold(False)
        if answer is not None:
            session.answer(*answer)

    def end(self) -> None:
        """The match is left: nothing of it goes on."""
        if self._session is not None:
            self._release(self._session)
            self._window.table.choreographer.stop()
            self._hold(False)

    def _toggle(self) -> None:
        if self.is_on:
            self.go_on()
        else:
            self.pause()
        self.refresh()

    def _release(self, session: Session) -> None:
        """Pass answers on again, and take the sign away."""
        self._session = self._answer = None
        self._window.computers.answered.disconnect(self._keep)
        self._window.computers.answered.connect(session.answer)
        if self._sign is not None:
            self._sign.leave()
            self._sign = None
        self.action.setChecked(False)

    def _hold(self, held: bool) -> None:
        table = self._window.table
        table.controller.paused = held
        table.waiting.hold(held)
        table.choreographer.hold(held, PAUSED)

    def _keep(self, ticket: int, move: int) -> None:
        self._answer = ticket, move

    def _lay_sign(self) -> None:
        if self._sign is not None:
            self._sign.lie()
