"""Tricks of Briscola: which card takes one, and what a card promises to it at a glance.

The glance is no strategy: it is how playouts play, and how others are thought to have played (players.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.cards import CARD_BY_REMAINDER, RANK
from carte_italiane.rules.scoring import BRISCOLA_STRENGTH, BRISCOLA_VALUE

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.dice import Dice

#: Card points by card, in tenths.
_TENTHS: Final[bytes] = bytes([10 * BRISCOLA_VALUE[rank] for rank in RANK])
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

    def __init__(self, trump_suit: Card) -> None:
        self.trump_suit: Card = trump_suit
        self.best: Card = -1
        self.rich: Card = 0
        self.partners = False

    def promise(self, card: Card) -> Card:
        """What a card seems to promise to who is to play, in tenths of a card point."""
        points: Card = _TENTHS[card]
        price: Card = 0
        trump = card // 10 == self.trump_suit
        if trump:
            price = 50 + points * 4 // 10
        if self.best < 0:
            return -points * 9 // 10 - price
        if self.partners:
            return points * 8 // 10 - price
        if not beats(card, self.best, self.trump_suit):
            return -points - price
        if trump:
            return 10 * self.rich - price
        return 10 * self.rich + points

    def glance(self, hand: CardSet, dice: Dice) -> Card:
        """The card of a hand that promises most, seen through a blur."""
        chosen: Card = -1
        most: Card = -1000
        while hand:
            low = hand & -hand
            hand ^= low
            card: Card = CARD_BY_REMAINDER[low % 67]
            promise = self.promise(card) + dice.below(_BLUR)
            if promise > most:
                most = promise
                chosen = card
        return chosen
