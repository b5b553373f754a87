"""How much each rule of thumb counts in Scopa and Scopone, in points; the one place for these figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from carte_italiane.bots.memory import Memory
from carte_italiane.cards import RANK_MASK, SUIT_MASK


@dataclass(frozen=True, slots=True)
class Style:
    """What a player heeds. The defaults are the club player's."""

    memory: Memory
    #: A sweep, and what there is to win with a captured card.
    sweep: float = 1.0
    capture: float = 1.0
    #: How much more a sweep counts, either way, for a side that is one point from the target.
    match_point: float = 1.5
    #: The next player sweeps, or takes the best there is; a partner or a later player does.
    sweep_risk: float = 1.6
    feeding: float = 0.45
    later: float = 0.2
    #: The partner can take with a rank that it has shown to hold, if the next player lacks that rank.
    shown: float = 0.6
    #: A good card leaves the hand without winning anything, as a share of its worth.
    holding: float = 0.35
    #: What the own hand could take next time, as a share of its worth.
    follow_up: float = 0.35
    #: The next player can take nothing and has to lay.
    mulinello: float = 0.08
    #: A rank becomes unpaired, to the side that does not deal.
    spariglio: float = 0.06
    #: A rank is laid of which more are in the own hand, or no other is left.
    laid_pair: float = 0.1
    #: Cards that lie on the table at the end.
    leftovers: float = 1.0
    #: A rank that a player passed over is less likely in that hand; one that a partner laid is more likely there.
    passed_over: float = 0.7
    partner_laid: float = 1.3
    #: In how many turns of a hundred the player looks neither at what the table offers the next one nor at sums.
    blind_to_threats: int = 0
    blind_to_sums: int = 0


CLUB: Final = Style(Memory(12, 60, RANK_MASK[7] | RANK_MASK[1] | SUIT_MASK))
BEGINNER: Final = Style(
    Memory(2, 1000),
    match_point=1.0,
    sweep_risk=0.8,
    feeding=0.3,
    later=0.0,
    shown=0.0,
    holding=0.3,
    follow_up=0.0,
    mulinello=0.0,
    spariglio=0.0,
    laid_pair=0.0,
    leftovers=0.0,
    passed_over=1.0,
    partner_laid=1.0,
    blind_to_threats=35,
    blind_to_sums=20,
)
