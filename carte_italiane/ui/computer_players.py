"""Who thinks for the computer players: the engine, or somebody's program, both set up after the first painting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from carte_italiane.play.session import EXTERNAL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.play.session import Request
    from carte_italiane.play.settings import SeatSetting
    from carte_italiane.ui.engine_client import EngineClient
    from carte_italiane.ui.external_players import ExternalPlayers

#: Who sits in for a program that is not there.
FALLBACK_LEVEL: Final = "club"


class ComputerPlayers(QObject):
    """Tells moves by ``answered(ticket, move)``, and who misbehaved by ``replaced(seat, fault)``."""

    answered = Signal(int, object)
    replaced = Signal(int, str)

    def __init__(self, seats: Sequence[SeatSetting], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seats)
        self._engine: EngineClient | None = None
        self._programs: ExternalPlayers | None = None
        self._request: Request | None = None
        self._begun = self._closed = False

    @property
    def engine(self) -> EngineClient:
        """The program's own thinking process."""
        if self._engine is None:
            from carte_italiane.ui.engine_client import EngineClient

            self._engine = EngineClient(self)
            self._engine.answered.connect(self._answered)
            self._engine.gave_up.connect(self._engine_gave_up)
        return self._engine

    @property
    def programs(self) -> ExternalPlayers:
        """Other people's programs."""
        if self._programs is None:
            from carte_italiane.ui.external_players import ExternalPlayers

            self._programs = ExternalPlayers(self._seats, self)
            self._programs.answered.connect(self._answered)
            self._programs.replaced.connect(self.replaced)
        return self._programs

    def has_program(self, seat: int) -> bool:
        """Whether somebody's program plays at this seat."""
        return seat < len(self._seats) and bool(self._seats[seat].program)

    def ask(self, request: Request) -> None:
        """Have the player whose turn it is think; a new request replaces the one under way."""
        self._request = request
        if not self._begun:
            return  # for the window to be painted
        if request.level == EXTERNAL and self.has_program(request.seen.view.seat):
            self.programs.ask(request)
        else:
            level = FALLBACK_LEVEL if request.level == EXTERNAL else request.level
            self.engine.ask(request._replace(level=level))

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._request = None
        for player in (self._engine, self._programs):
            if player is not None:
                player.cancel()

    def renew(self) -> None:
        """A new deal: whoever misbehaved gets another chance."""
        for player in (self._engine, self._programs):
            if player is not None:
                player.renew()

    def close(self) -> None:
        """End all processes for good."""
        self._begun, self._closed = False, True
        for player in (self._engine, self._programs):
            if player is not None:
                player.close()

    def begin(self) -> None:
        """The window has been painted, which a process would have held up: whoever was asked thinks from now on."""
        if self._closed:  # sooner than anything began
            return
        self._begun = True
        self.engine.start()
        if self._request is not None:
            self.ask(self._request)

    def _answered(self, ticket: int, move: int) -> None:
        self._request = None
        self.answered.emit(ticket, move)

    def _engine_gave_up(self, fault: str) -> None:
        if self._request is not None:  # for a hint nobody drops out
            self.replaced.emit(self._request.seen.view.seat, fault)
