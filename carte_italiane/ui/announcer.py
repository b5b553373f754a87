"""Speaks to screen readers: every step of a match in one go, refusals and questions at once, the score at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

if TYPE_CHECKING:
    from carte_italiane.play.session import Session, Step
    from carte_italiane.ui.table.view import TableView


class Announcer(QObject):
    """What is told in one turn of the event loop is spoken after it: a focus that moves meanwhile is read before.

    Sentences are made only while somebody listens: a screen reader, or whoever has set ``listened``.
    """

    said = Signal(str)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.listened = False
        #: The match that is followed.
        self.session: Session | None = None
        self._recent: list[Step] = []
        self._table = table
        self._waiting: list[tuple[str, bool]] = []
        self._speaking = QTimer(self, singleShot=True, interval=0)
        self._speaking.timeout.connect(self._speak)
        table.message.connect(self.interrupt)

    def follow(self, session: Session) -> None:
        """Tell the steps of this match from now on, and of no other."""
        self.session = session
        self._recent = []

        def told(step: Step) -> None:
            if self.session is session:
                self._tell(step, session)

        def ended() -> None:
            if self.session is session and self.is_heard:
                from carte_italiane.ui.score_texts import deal_result

                self.tell(" ".join(deal_result(session, french=self._french)))

        session.subscribe(told)
        session.on_deal_end(ended)

    def leave(self) -> None:
        """Follow no match."""
        self.session = None
        self._recent = []

    def tell(self, text: str) -> None:
        """Speak when there is time."""
        self._add(text, urgent=False)

    def interrupt(self, text: str) -> None:
        """Speak at once: an answer to what the person has just done."""
        self._add(text, urgent=True)

    @property
    def is_heard(self) -> bool:
        """Somebody listens."""
        return self.listened or QAccessible.isActive()

    @property
    def _french(self) -> bool:
        return self._table.table_scene.theme.is_french

    @property
    def recent(self) -> list[str]:
        """All that has happened since the person's own last move, that move included."""
        return [sentence for step in self._recent for sentence in self._sentences(step)]

    def _tell(self, step: Step, session: Session) -> None:
        from carte_italiane.rules.events import CardPlayed, PacketDealt

        starts = not step.seen.moves and any(isinstance(event, PacketDealt) for event in step.events)
        own = any(isinstance(event, CardPlayed) and event.seat == session.seat for event in step.events)
        self._recent = [step] if starts or own else [*self._recent, step]
        if self.is_heard:
            self.tell(" ".join(self._sentences(step)))

    def _sentences(self, step: Step) -> list[str]:
        from carte_italiane.ui.table.announcements import Teller

        session = self.session
        names = tuple(player.name for player in session.players) if session is not None else ()
        teller = Teller(step.seen, names, self._french, session is not None and session.is_watched)
        return teller.tell(step.events) if step.events else teller.stands()

    def _add(self, text: str, *, urgent: bool) -> None:
        if text and self.is_heard:
            self._waiting.append((text, urgent))
            self._speaking.start()

    def _speak(self) -> None:
        waiting, self._waiting = self._waiting, []
        for text, urgent in waiting:
            self.said.emit(text)
            event = QAccessibleAnnouncementEvent(self._table, text)
            if urgent:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)
