"""How likely a world is, by what others did in it: a player who holds a tempting card seldom plays another.

A ``Clue`` is one move of another player. In a world in which that player held cards that were more tempting than the
one played, the move was less likely; ``likelihood`` multiplies over all clues.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import members

if TYPE_CHECKING:
    from carte_italiane.cards import CardSet
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.moves import Seat


class Clue:
    """A move of ``seat``: how tempting every card was at that moment, and what the seat has played since then.

    ``later`` holds the cards that have left the hand from that move on, so that the hand of then is the hand of now
    and these.
    """

    def __init__(self, seat: Seat, temptation: list[float], later: CardSet) -> None:
        self.seat: Seat = seat
        self.temptation = temptation
        self.later: CardSet = later


def likelihood(deal: Deal, clues: list[Clue]) -> float:
    """How likely the clues are in this world, up to a factor that is the same for all worlds."""
    result = 1.0
    for clue in clues:
        total = 0.0
        temptation = clue.temptation
        for card in members(deal.hand(clue.seat) | clue.later):
            total += temptation[card]
        result /= total
    return result
