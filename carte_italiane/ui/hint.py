"""The hint: the move that the master would play in the person's place, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from carte_italiane.play.session import HINT, Request
from carte_italiane.ui.hint_texts import hint_on_its_way
from carte_italiane.ui.table.hinted import hinted

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Choice
    from carte_italiane.play.session import Session
    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.engine_client import EngineClient
    from carte_italiane.ui.table.view import TableView

#: Who gives hints.
HINT_LEVEL: Final = "master"
#: A hint that takes longer than this announces itself.
SIGN_AFTER_MS: Final = 250


class Hint(QObject):
    """Asks the engine, which is free while the person is to move, with what the person's own seat sees."""

    def __init__(self, table: TableView, engine: EngineClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._engine = table, engine
        self._ticket = 0
        self._asked: tuple[Session, Observation] | None = None
        self._sign = QTimer(self, singleShot=True, interval=SIGN_AFTER_MS)
        self._sign.timeout.connect(self._show_sign)
        engine.chosen.connect(self._answered)

    def ask(self, session: Session) -> None:
        """Have the best player look at the person's position; when it is another's turn, say so."""
        self._table.choreographer.finish()
        controller = self._table.controller
        if not session.can_play():
            controller.say_whose_turn()
            return
        session.helped_by(HINT)
        controller.take_back()
        self._ticket -= 1  # the session's own tickets are positive
        self._asked = session, session.observation()
        self._sign.start()
        self._engine.ask(Request(self._ticket, HINT_LEVEL, self._asked[1], 0))

    def _answered(self, ticket: int, choice: Choice) -> None:
        if ticket == self._ticket and self._is_wanted() and self._asked is not None:
            self._table.controller.show_hint(hinted(choice, self._asked[1].view))
        if ticket == self._ticket:
            self._asked = None
            self._sign.stop()

    def _show_sign(self) -> None:
        if self._is_wanted():
            self._table.controller.say(hint_on_its_way())

    def _is_wanted(self) -> bool:
        """The person still has the decision that the hint is for."""
        if self._asked is None:
            return False
        session, seen = self._asked
        return self._table.controller.is_of(session) and session.can_play() and session.observation() == seen
