"""The match of a record, to be gone on with at this table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.play.session import HUMAN, Player, Session
from carte_italiane.rules.shuffle import new_number
from carte_italiane.ui.computer_players import FALLBACK_LEVEL
from carte_italiane.ui.names import names_now
from carte_italiane.ui.texts import default_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from carte_italiane.play.record import Record
    from carte_italiane.play.session import Request

#: What this program notes in a record itself, anew each time.
OWN_NOTES: Final = ("aids", "deal_number", "saved", "program")


def session_of(record: Record, ask: Callable[[Request], None]) -> Session:
    """A session that has not been resumed; one person sits here, computer players take the seats of other people."""
    players = tuple(
        player._replace(kind=FALLBACK_LEVEL) if seat != Session.seat and player.kind == HUMAN else player
        for seat, player in enumerate(record.players)
    ) or tuple(Player(default_name(n), FALLBACK_LEVEL if n else HUMAN) for n in range(record.match.rules.players))
    players = names_now(players)
    number = record.meta.get("deal_number")
    session = Session(record.match, players, number if type(number) is int else new_number(), ask)
    aids = record.meta.get("aids")
    session.aids.update(map(str, aids) if isinstance(aids, list) else ())
    session.noted = {key: value for key, value in record.meta.items() if key not in OWN_NOTES}
    return session
