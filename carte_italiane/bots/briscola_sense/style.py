"""How much each rule of thumb counts in Briscola, in card points; the one place for these figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from carte_italiane.bots.memory import Memory
from carte_italiane.cards import RANK_MASK


@dataclass(frozen=True, slots=True)
class Style:
    """What a player heeds. The defaults are the club player's."""

    memory: Memory
    #: What a card in the hand is worth beyond what it brings now, by rank: a trump of two players, a trump among more
    #: (who have fewer tricks to spend it on, and overtake each other), and a plain card.
    trump_keep: tuple[float, ...] = (0.0, 19.0, 5.0, 16.5, 5.0, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5)
    trump_keep_among_more: tuple[float, ...] = (0.0, 24.0, 9.0, 21.0, 9.0, 9.0, 9.5, 10.0, 11.5, 12.0, 12.5)
    plain_keep: tuple[float, ...] = (0.0, 4.0, 0.0, 3.5, 0.0, 0.0, 0.0, 0.0, 0.5, 0.8, 1.0)
    #: Points in a trick that make everybody ready to trump it.
    rich: float = 12.0
    #: Points that a partner adds to a trick that is sure, and that anybody adds otherwise.
    load: float = 4.0
    throw: float = 0.8
    #: The right to lead, while the stock lasts, is a burden (negative) or a help.
    lead: float = -0.5
    #: Against leading an ace or three that may be taken, and against going over a partner who has the trick for sure.
    exposed: float = 2.0
    overtaking: float = 3.0
    #: The turned-up trump for the one who draws last.
    turned: float = 1.0
    plays_endings_out: bool = True
    #: In how many turns of a hundred the player does not think of what a low trump is good for later.
    careless: int = 0


CLUB: Final = Style(Memory(10, 60, RANK_MASK[1] | RANK_MASK[3]))
BEGINNER: Final = Style(
    Memory(4, 1000),
    trump_keep=(0.0, 14.0, 2.0, 12.0, 2.0, 2.0, 2.0, 2.0, 2.5, 3.0, 3.0),
    trump_keep_among_more=(0.0, 22.0, 2.0, 19.0, 2.0, 2.0, 2.0, 2.0, 2.5, 3.0, 3.0),
    plain_keep=(0.0, 5.0, 0.0, 4.5, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 0.5),
    lead=0.0,
    turned=0.0,
    plays_endings_out=False,
    careless=45,
)
