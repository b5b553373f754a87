"""How likely a world is, by what others did in it: a player who holds a tempting card seldom plays another.

A ``Clue`` is one move of another player. In a world in which that player held cards that were more tempting than the
one played, the move was less likely; ``likelihood`` multiplies over all clues.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from carte_italiane.cards import BIT, FULL_DECK, RANK, RANK_MASK, count, members
from carte_italiane.rules.briscola import beats
from carte_italiane.rules.captures import captures
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.scoring import BRISCOLA_VALUE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.deal import Deal
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


class BriscolaPast:
    """The last moves of a deal of Briscola, as far back as the hands of then can be guessed from those of now.

    ``sizes`` are the cards now in hand by seat; ``warmth`` is how much in card points a player may overlook.
    """

    def __init__(self, trump_suit: Card, first: Seat, sizes: list[Card], warmth: float) -> None:
        self.trump_suit: Card = trump_suit
        self.turn: Seat = first
        self.sizes = sizes
        self.warmth = warmth
        self.pairs: bool = len(sizes) == 4
        self.seats: Seat = len(sizes)
        self.best: Card = -1
        self.best_seat: Seat = -1
        self.rich: Card = 0
        self.played: Card = 0

    def clues(self, moves: list[Move], hidden: CardSet, observer: Seat, stock: Card) -> list[Clue]:
        """A clue from each recent move of others. ``hidden``: what nobody but its holder saw before the first move;
        ``stock``: how many cards were to be drawn then."""
        found: list[Clue] = []
        told: i64 = 0
        for move in moves:
            if move != SWAP:
                told += 1
        place: i64 = 0
        for move in moves:
            if move == SWAP:
                continue
            hidden &= ~BIT[move]
            drawn = self._drawn_since(place, told, stock)
            if self.turn != observer and drawn <= 2 and drawn < self.sizes[self.turn]:
                found.append(self._clue(move, hidden, drawn))
            self._play(move)
            place += 1
        return found

    def _drawn_since(self, place: Card, told: Card, stock: Card) -> Card:
        """How many cards each player has drawn since a move: one for each trick that ended since, while there were."""
        tricks = told // self.seats - place // self.seats
        left = stock // self.seats - place // self.seats
        if left < 0:
            left = 0
        return tricks if tricks < left else left

    def _clue(self, card: Card, hidden: CardSet, drawn: Card) -> Clue:
        held = self.sizes[self.turn]
        share = float(held - drawn) / float(held)
        temptation: list[float] = []
        other: Card = 0
        while other < 40:
            tempting = 0.0
            if hidden & BIT[other]:
                tempting = share * math.exp(self._promise(other) / self.warmth)
            temptation.append(tempting)
            other += 1
        temptation[card] = math.exp(self._promise(card) / self.warmth)
        return Clue(self.turn, temptation, BIT[card])

    def _promise(self, card: Card) -> float:
        """The card points that a card seems to promise to who is to play."""
        points = float(BRISCOLA_VALUE[RANK[card]])
        trump = card // 10 == self.trump_suit
        price = 5.0 + 0.4 * points if trump else 0.0
        if self.best < 0:
            return -0.9 * points - price
        if self.pairs and (self.turn - self.best_seat) % 2 == 0:
            return 0.8 * points - price
        if not beats(card, self.best, self.trump_suit):
            return -points - price
        return float(self.rich) + (0.0 if trump else points) - price

    def _play(self, card: Card) -> None:
        if self.best < 0 or beats(card, self.best, self.trump_suit):
            self.best = card
            self.best_seat = self.turn
        self.rich += BRISCOLA_VALUE[RANK[card]]
        self.played += 1
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0
        if self.played == self.seats:
            self.turn = self.best_seat
            self.best = -1
            self.rich = 0
            self.played = 0
