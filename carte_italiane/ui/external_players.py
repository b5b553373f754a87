"""Other people's programs at the table: a process for each seat that has one in the settings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from carte_italiane.ui.computer_players import FALLBACK_LEVEL
from carte_italiane.ui.engine_client import LIMIT_MS, PATIENCE_MS, EngineClient

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.play.session import Request
    from carte_italiane.play.settings import SeatSetting


class ExternalPlayers(QObject):
    """Asks the program of the seat that is to move. Answers as an ``EngineClient`` does.

    A program gets one chance in a deal: ``replaced(seat, fault)`` tells that a club player sits in for it until the
    next one. Programs are started when they are first asked.
    """

    answered = Signal(int, object)
    replaced = Signal(int, str)

    def __init__(
        self,
        seats: Sequence[SeatSetting],
        parent: QObject | None = None,
        *,
        limit: int = LIMIT_MS,
        patience: int = PATIENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._settings = tuple(seats)
        self._clients: dict[int, EngineClient] = {}
        for seat, setting in enumerate(seats):
            if setting.program:
                client = EngineClient(self, list(setting.program), lives=1, limit=limit, patience=patience)
                client.answered.connect(self.answered)
                client.gave_up.connect(partial(self.replaced.emit, seat))
                self._clients[seat] = client

    def has(self, seat: int) -> bool:
        """Whether a program plays at this seat."""
        return seat in self._clients

    def ask(self, request: Request) -> None:
        """Have the program of the seat that is to move think."""
        seat = request.seen.view.seat
        level = self._settings[seat].level or FALLBACK_LEVEL
        self._clients[seat].ask(request._replace(level=level))

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        for client in self._clients.values():
            client.cancel()

    def renew(self) -> None:
        """A new deal: every program gets another chance."""
        for client in self._clients.values():
            client.renew()

    def close(self) -> None:
        """End all programs."""
        for client in self._clients.values():
            client.close()
