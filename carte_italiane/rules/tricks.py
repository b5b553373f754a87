"""Tricks of Briscola: which card takes one, and what a card promises to it at a glance.

The glance is no strategy: it is how playouts play, and how others are thought to have played (players.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.cards import RANK, members
from carte_italiane.rules.scoring import BRISCOLA_STRENGTH, BRISCOLA_VALUE

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.dice import Dice

#: How far a glance may be wrong, in tenths of a card point.
_BLUR: Final = 30


def beats(card: Card, best: Card, trump_suit: Card) -> bool:
    """Whether a later card takes the trick from the best one so far."""
    suit = card // 10
    if suit == best // 10:
        return BRISCOLA_STRENGTH[RANK[card]] > BRISCOLA_STRENGTH[RANK[best]]
    return suit == trump_suit


class Trick:
    """A trick as it lies before a player: the trump suit, the best card so far (-1: none lies there), the card points
    in it, and whether the best card is the partner's."""

    def __init__(self, trump_suit: Card, best: Card, rich: Card, partners: bool) -> None:
        self.trump_suit: Card = trump_suit
        self.best: Card = best
        self.rich: Card = rich
        self.partners = partners

    def promise(self, card: Card) -> float:
        """The card points that a card seems to promise to who is to play."""
        points = float(BRISCOLA_VALUE[RANK[card]])
        trump = card // 10 == self.trump_suit
        price = 5.0 + 0.4 * points if trump else 0.0
        if self.best < 0:
            return -0.9 * points - price
        if self.partners:
            return 0.8 * points - price
        if not beats(card, self.best, self.trump_suit):
            return -points - price
        return float(self.rich) + (0.0 if trump else points) - price

    def glance(self, hand: CardSet, dice: Dice) -> Card:
        """The card of a hand that promises most, seen through a blur."""
        chosen: Card = -1
        most = -1e9
        for card in members(hand):
            promise = self.promise(card) + 0.1 * float(dice.below(_BLUR))
            if promise > most:
                most = promise
                chosen = card
        return chosen
