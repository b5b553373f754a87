"""What the moves of others in Scopa and Scopone tell of the hands that they still hold."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.inference import Clue
from carte_italiane.cards import BIT, FULL_DECK, RANK, RANK_MASK, count, members
from carte_italiane.rules.captures import captures

if TYPE_CHECKING:
    from mypy_extensions import i64

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Move, Seat

#: About what a card is worth in points to who takes it in Scopa, by rank 1..10: for the cards and the primiera.
_WORTH_OF_RANK: Final[list[float]] = [0.0, 0.18, 0.06, 0.08, 0.10, 0.12, 0.24, 0.41, 0.06, 0.06, 0.06]
#: What a coin is worth more, and the settebello.
_WORTH_OF_COIN: Final = 0.12
_WORTH_OF_SETTEBELLO: Final = 1.0
#: What part of a card's worth is lost by laying it, and what a sweep that one leaves to the next player costs.
_LOST_BY_LAYING: Final = 0.6
_COST_OF_SWEEP: Final = 1.1


def _worth(card: Card) -> float:
    worth: float = _WORTH_OF_RANK[card % 10 + 1]
    if card < 10:
        worth += _WORTH_OF_COIN
        if card == 6:
            worth += _WORTH_OF_SETTEBELLO
    return worth


#: What a card is worth, by card.
WORTH: Final[list[float]] = [_worth(card) for card in range(40)]


class ScopaPast:
    """The moves of this hand of Scopa or Scopone, told backwards from ``table``, with the seat ``turn`` to move.

    ``seen`` are the cards that everybody has seen, ``sizes`` the cards now in hand by seat; ``warmth`` is how much in
    points a player may overlook.
    """

    def __init__(self, table: CardSet, seen: CardSet, turn: Seat, sizes: list[Card], warmth: float) -> None:
        self.table: CardSet = table
        self.seen: CardSet = seen
        self.turn: Seat = turn
        self.seats: Seat = len(sizes)
        self.sizes = sizes
        self.warmth = warmth
        self.later: list[CardSet] = [0, 0, 0, 0]

    def clues(self, moves: list[Move], observer: Seat) -> list[Clue]:
        """A clue from each of these moves, the last of this hand, that was not the observer's."""
        found: list[Clue] = []
        place: i64 = len(moves) - 1
        while place >= 0:
            self._take_back(moves[place])
            if self.turn != observer:
                found.append(Clue(self.turn, self._temptation(), self.later[self.turn]))
            place -= 1
        return found

    def _take_back(self, move: Move) -> None:
        card = move & 63
        taken = move >> 6
        self.turn = self.turn - 1 if self.turn > 0 else self.seats - 1
        if taken:
            self.table |= taken
        else:
            self.table &= ~BIT[card]
        self.seen &= ~BIT[card]
        self.later[self.turn] |= BIT[card]

    def _temptation(self) -> list[float]:
        """By card, how tempting it is to who is to move and holds it; 0 for cards that everybody sees elsewhere."""
        hidden = FULL_DECK & ~self.seen
        found: list[float] = []
        card: Card = 0
        while card < 40:
            tempting = 0.0
            if hidden & BIT[card]:
                tempting = math.exp(self._promise(card, hidden & ~BIT[card]) / self.warmth)
            found.append(tempting)
            card += 1
        return found

    def _promise(self, card: Card, hidden: CardSet) -> float:
        """The points that the best move with a card seems to promise."""
        options = captures(RANK[card], self.table)
        if len(options) == 0:
            return -_LOST_BY_LAYING * WORTH[card] - self._risk(self.table | BIT[card], hidden)
        best = -1e9
        for taken in options:
            gain = WORTH[card]
            for other in members(taken):
                gain += WORTH[other]
            left = self.table ^ taken
            gain += 1.0 if left == 0 else -self._risk(left, hidden)
            if gain > best:
                best = gain
        return best

    def _risk(self, table: CardSet, hidden: CardSet) -> float:
        """What it costs to leave this table to a player who may hold any of the hidden cards."""
        total: Card = 0
        for card in members(table):
            total += RANK[card]
        outside = count(hidden)
        if total > 10 or outside == 0:
            return 0.0
        following = (self.turn + 1) % self.seats
        held = self.sizes[following] + count(self.later[following])
        chance = float(count(hidden & RANK_MASK[total])) * float(held) / float(outside)
        return _COST_OF_SWEEP * (chance if chance < 1.0 else 1.0)
