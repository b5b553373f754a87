"""What the last moves of others in Briscola tell of the hands that they still hold."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from carte_italiane.bots.inference import Clue
from carte_italiane.cards import BIT, RANK
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.scoring import BRISCOLA_VALUE
from carte_italiane.rules.tricks import Trick, beats

if TYPE_CHECKING:
    from mypy_extensions import i64

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Move, Seat


class BriscolaPast:
    """The last moves of a deal of Briscola, as far back as the hands of then can be guessed from those of now.

    ``sizes`` are the cards now in hand by seat; ``warmth`` is how much in card points a player may overlook.
    """

    def __init__(self, trump_suit: Card, first: Seat, sizes: list[Card], warmth: float) -> None:
        self.trick = Trick(trump_suit)
        self.turn: Seat = first
        self.sizes = sizes
        self.warmth = warmth
        self.pairs: bool = len(sizes) == 4
        self.seats: Seat = len(sizes)
        self.best_seat: Seat = -1
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
        trick = self.trick
        trick.partners = self.pairs and (self.turn - self.best_seat) % 2 == 0
        held = self.sizes[self.turn]
        share = float(held - drawn) / float(held)
        temptation: list[float] = []
        other: Card = 0
        while other < 40:
            tempting = 0.0
            if hidden & BIT[other]:
                tempting = share * self._temptation(trick.promise(other))
            temptation.append(tempting)
            other += 1
        temptation[card] = self._temptation(trick.promise(card))
        return Clue(self.turn, temptation, BIT[card])

    def _temptation(self, promise: Card) -> float:
        return math.exp(0.1 * float(promise) / self.warmth)

    def _play(self, card: Card) -> None:
        trick = self.trick
        if trick.best < 0 or beats(card, trick.best, trick.trump_suit):
            trick.best = card
            self.best_seat = self.turn
        trick.rich += BRISCOLA_VALUE[RANK[card]]
        self.played += 1
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0
        if self.played == self.seats:
            self.turn = self.best_seat
            trick.best = -1
            trick.rich = 0
            self.played = 0
