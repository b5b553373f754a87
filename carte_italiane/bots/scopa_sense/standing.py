"""How the piles stand in each category of the score: what a side may expect, from -1 (lost) to 1 (won)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb, erf, sqrt
from typing import TYPE_CHECKING, Final

from carte_italiane.rules.scoring import PRIMIERA_VALUE

if TYPE_CHECKING:
    from carte_italiane.cards import CardSet

#: Ranks in the order of the primiera. Below them come the figures, of which hardly any side goes without.
_PRIMIERA_RANKS: Final = (7, 6, 1, 5, 4, 3, 2)
_BELOW_FIGURES: Final = 0b1111111
_FIGURE: Final = PRIMIERA_VALUE[10]


@cache
def majority(own: int, theirs: int, free: int) -> float:
    """The point for having most, when every free card is as likely to go to either side; nobody gets it on a tie."""
    total = 0.0
    for won in range(free + 1):
        lead = own + won - theirs - (free - won)
        total += comb(free, won) * ((lead > 0) - (lead < 0))
    return float(total / 2**free)


def primiera_point(own: int, theirs: int) -> float:
    """The point for the primiera, when every card that is still to be won is as likely to go to either side."""
    suits = [_suit_lead(own >> shift & _BELOW_FIGURES, theirs >> shift & _BELOW_FIGURES) for shift in (0, 10, 20, 30)]
    least, most = sum(suit.least for suit in suits), sum(suit.most for suit in suits)
    if least > 0 or most < 0 or least == most:
        return float((least > 0) - (most < 0))
    return erf(sum(suit.mean for suit in suits) / sqrt(2 * sum(suit.spread for suit in suits)))


def primiera_is_won(own: CardSet) -> bool:
    """A pile that has the primiera even if one other side gets all that is not in it (76 to 75 is the closest)."""
    mine = theirs = 0
    for shift in (0, 10, 20, 30):
        ranks = [rank for rank in range(1, 11) if own >> (shift + rank - 1) & 1]
        if not ranks:
            return False
        mine += max(PRIMIERA_VALUE[rank] for rank in ranks)
        theirs += max([PRIMIERA_VALUE[rank] for rank in range(1, 11) if rank not in ranks], default=0)
    return mine > theirs


def napola_points(own: int, theirs: int) -> float:
    """Points for the run of coins from the ace, less the other side's."""
    return _expected_run(own & 1023, theirs & 1023) - _expected_run(theirs & 1023, own & 1023)


@cache
def _expected_run(own: int, theirs: int) -> float:
    chance, points = 1.0, 0.0
    for place in range(10):
        if theirs >> place & 1:
            break
        chance *= 1.0 if own >> place & 1 else 0.5
        if place >= 2:
            points += chance * (3 if place == 2 else 1)
    return points


@dataclass(frozen=True, slots=True)
class _Lead:
    """A side's lead in one suit of the primiera: its mean, its variance, its bounds."""

    mean: float
    spread: float
    least: int
    most: int


@cache
def _suit_lead(own: int, theirs: int) -> _Lead:
    outcomes = _outcomes(own, theirs, 0, 0, 0)
    leads = [lead for _, lead in outcomes]
    mean = sum(chance * lead for chance, lead in outcomes)
    return _Lead(mean, sum(chance * (lead - mean) ** 2 for chance, lead in outcomes), min(leads), max(leads))


def _outcomes(own: int, theirs: int, place: int, best: int, their_best: int) -> list[tuple[float, int]]:
    """Chance and size of each lead, going down the ranks until both sides have their best card (0: not yet)."""
    if (best and their_best) or place == len(_PRIMIERA_RANKS):
        return [(1.0, (best or _FIGURE) - (their_best or _FIGURE))]
    worth = PRIMIERA_VALUE[_PRIMIERA_RANKS[place]]
    bit = 1 << (_PRIMIERA_RANKS[place] - 1)
    won = [] if theirs & bit else _outcomes(own, theirs, place + 1, best or worth, their_best)
    lost = [] if own & bit else _outcomes(own, theirs, place + 1, best, their_best or worth)
    if won and lost:
        return [(chance / 2, lead) for chance, lead in won + lost]
    return won or lost
