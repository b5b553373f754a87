"""The hint: the move that the master would play in the person's place, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from carte_italiane.play.session import HINT, HUMAN, Request
from carte_italiane.ui.hint_texts import hint_in_your_turn, hint_on_its_way
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
    """Asks the engine with what the person's own seat sees; asked for in another's turn, it waits for the person's.

    The engine does one thing at a time, for players and for hints. It is asked for a hint only while the person is to
    move, when no player can need it, and a move of the person withdraws the hint before the next player is asked.
    """

    def __init__(self, table: TableView, engine: EngineClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._engine = table, engine
        self._ticket = 0
        self._waits: Session | None = None
        self._asked: tuple[Session, Observation] | None = None
        self._sign = QTimer(self, singleShot=True, interval=SIGN_AFTER_MS)
        self._sign.timeout.connect(table.controller.say_wish)
        engine.chosen.connect(self._answered)
        table.choreographer.idle.connect(self._table_rests)

    def ask(self, session: Session) -> None:
        """Have the best player look at the person's position, now or in the person's turn; a second wish ends it."""
        controller = self._table.controller
        if self._waits is not None:
            controller.take_back()
            return
        self._table.choreographer.finish()
        if session.can_play():
            controller.take_back()
            self._think(session)
        elif _will_play(session):
            self._waits = session
            controller.wish = self
            controller.say_wish()
            controller.message.emit(self.says())
        else:
            controller.say_whose_turn()

    def says(self) -> str:
        """What stands on the hand until the hint is there."""
        if self._waits is not None:
            return hint_in_your_turn()
        return "" if self._sign.isActive() else hint_on_its_way()

    def withdraw(self) -> None:
        """Nobody wants the hint any more: nothing is shown, and the engine need not go on."""
        self._engine.cancel(self._ticket)
        self._waits = self._asked = None
        self._sign.stop()

    def _think(self, session: Session) -> None:
        self._ticket -= 1  # the session's own tickets are positive
        self._waits = None
        self._asked = session, session.observation()
        self._sign.start()
        self._table.controller.wish = self
        self._engine.ask(Request(self._ticket, HINT_LEVEL, self._asked[1], 0))

    def _table_rests(self) -> None:
        """The turn that was waited for may have come."""
        session = self._waits
        if session is not None and session.can_play():
            self._think(session)
            self._table.controller.say_wish()

    def _answered(self, ticket: int, choice: Choice) -> None:
        if ticket != self._ticket or self._asked is None:
            return
        session, seen = self._asked
        controller = self._table.controller
        controller.wish = self._asked = None
        self._sign.stop()
        if controller.is_of(session) and session.can_play() and session.observation() == seen:
            is_first_aid = not session.aids
            session.helped_by(HINT)
            controller.show_hint(hinted(choice, seen.view)._replace(marks=is_first_aid))
        else:
            controller.table_changed()


def _will_play(session: Session) -> bool:
    """A person sits here who has cards left to play in this deal, or gets some."""
    view = session.observation().view
    return session.players[session.seat].kind == HUMAN and bool(view.hand or view.stock_size)
