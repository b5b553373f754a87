"""What it is worth to a side to have a card in its pile, category by category."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.bots.scopa_sense.standing import majority, napola_points, primiera_point
from carte_italiane.cards import BIT, CARD_COUNT, RANK, SETTEBELLO, SUIT_MASK, count, members
from carte_italiane.rules.house import side_of

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.views import ScopaView

CATEGORIES: Final = ("cards", "coins", "settebello", "primiera", "napola")
_FIGURE: Final = 8


class Worth:
    """Points that a card brings into the own pile, compared with an even chance of getting it.

    Decided categories weigh nothing, so a player that looks here plays for the points that still matter.
    """

    def __init__(self, view: ScopaView) -> None:
        side = side_of(view.seat, view.rules.players)
        self.own = view.piles[side]
        self.theirs = [pile for other, pile in enumerate(view.piles) if other != side]
        self.napola = view.rules.napola
        self.card_point = self._majority_step(CARD_COUNT, -1)
        self.coin_point = self._majority_step(10, SUIT_MASK)
        self.totals = [0.0] * CARD_COUNT
        taken = self.own | self._all_theirs()
        for card in range(CARD_COUNT):
            if not taken & BIT[card]:
                self.totals[card] = sum(self.parts(card))

    def parts(self, card: Card) -> tuple[float, ...]:
        """What a card is worth in each of ``CATEGORIES``."""
        coin = card < 10
        return (
            self.card_point,
            self.coin_point if coin else 0.0,
            1.0 if card == SETTEBELLO else 0.0,
            self._step(card, primiera=True) if RANK[card] < _FIGURE else 0.0,
            self._step(card, primiera=False) if coin and self.napola else 0.0,
        )

    def of(self, cards: CardSet) -> float:
        """What some cards are worth together."""
        total = 0.0
        for card in members(cards):
            total += self.totals[card]
        return total

    def mean(self, cards: CardSet) -> float:
        """What one of these cards is worth on average."""
        return self.of(cards) / float(max(1, count(cards)))

    def _all_theirs(self) -> CardSet:
        together: CardSet = 0
        for pile in self.theirs:
            together |= pile
        return together

    def _majority_step(self, total: int, mask: CardSet) -> float:
        """Half the difference that one more card makes; three sides count as the own and the best other one."""
        own = count(self.own & mask)
        others = [count(pile & mask) for pile in self.theirs]
        free = total - own - sum(others)
        if free <= 0:
            return 0.0
        rest = (free - 1) * 2 // (len(others) + 1)
        return (majority(own + 1, max(others), rest) - majority(own, max(others) + 1, rest)) / 2

    def _step(self, card: Card, *, primiera: bool) -> float:
        bit, theirs = BIT[card], self._all_theirs()
        point = primiera_point if primiera else napola_points
        return (point(self.own | bit, theirs) - point(self.own, theirs | bit)) / 2
