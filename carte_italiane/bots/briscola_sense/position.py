"""What a player of Briscola sees and remembers before it weighs its moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.bots.briscola_sense.trick import height, points
from carte_italiane.cards import BIT, FULL_DECK, RANK, TWO_OF_COINS, count, members
from carte_italiane.rules.house import side_of
from carte_italiane.rules.moves import SWAP

if TYPE_CHECKING:
    from carte_italiane.bots.briscola_sense.style import Style
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Seat
    from carte_italiane.rules.views import BriscolaView, Observation


class Position:
    """An observation with what the player makes of it. ``best`` is the best card of the trick so far, or -1."""

    def __init__(self, seen: Observation, view: BriscolaView, style: Style) -> None:
        self.view, self.style = view, style
        self.players = view.rules.players
        self.side = side_of(view.seat, self.players)
        self.rivalry = 1.0 / (view.rules.sides - 1)
        self.trump = view.trump_suit
        self.best = view.trick[(view.best_seat - view.leader) % self.players] if view.trick else -1
        self.in_trick = sum(points(card) for card in view.trick)
        self.later = [(view.seat + step) % self.players for step in range(1, self.players - len(view.trick))]
        self.unseen = self._unseen(seen)
        self.may_swap = SWAP in seen.legal

    def keep(self, card: Card) -> float:
        """What a card is worth in a hand, beyond its points."""
        if card // 10 != self.trump:
            return self.style.plain_keep[RANK[card]]
        table = self.style.trump_keep if self.players == 2 else self.style.trump_keep_among_more
        return table[RANK[card]]

    def is_ours(self, seat: Seat) -> bool:
        """Whether a seat is on the own side."""
        return side_of(seat, self.players) == self.side

    def partner_has_it(self) -> bool:
        """The trick so far belongs to the partner."""
        return self.best >= 0 and self.is_ours(self.view.best_seat)

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a later card takes the trick from the best one so far (-1: there is none)."""
        return best < 0 or height(card, best // 10, self.trump) > height(best, best // 10, self.trump)

    def next_draw_is_last(self) -> bool:
        """After this trick the last hidden cards and the turned-up trump are drawn."""
        return self.view.stock_size == self.players

    def mean_keep(self) -> float:
        """What a hidden card is worth on average."""
        return sum(self.keep(card) for card in members(self.unseen)) / float(max(1, count(self.unseen)))

    def _unseen(self, seen: Observation) -> CardSet:
        """Cards that may be in other hands or the stock, as far as the player remembers."""
        view = self.view
        gone: CardSet = 0
        for pile in view.piles:
            gone |= pile
        known = view.hand | (BIT[view.turned] if view.turned >= 0 else 0)
        for card in view.trick:
            known |= BIT[card]
        if self.players == 3:
            known |= BIT[TWO_OF_COINS]
        return FULL_DECK & ~(known | self.style.memory.recall(seen, gone))
