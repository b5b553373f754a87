"""Which card of a trick is best, as a player of Briscola reckons it: strengths, points, what is worth keeping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.cards import BIT, RANK, SUIT_MASK, members
from carte_italiane.rules.scoring import BRISCOLA_STRENGTH, BRISCOLA_VALUE

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet

_TRUMPS_ABOVE: Final = 20


def points(card: Card) -> int:
    """Card points of a card."""
    return BRISCOLA_VALUE[RANK[card]]


def height(card: Card, led_suit: int, trump_suit: int) -> int:
    """How high a card stands in a trick: trumps above the suit led, and others too low to take it."""
    strength = BRISCOLA_STRENGTH[RANK[card]]
    if card // 10 == trump_suit:
        return strength + _TRUMPS_ABOVE
    return strength if card // 10 == led_suit else 0


def suit_cards(suit: int) -> CardSet:
    """All cards of a suit."""
    return BIT[10 * suit] * SUIT_MASK


def higher(best: Card, cards: CardSet) -> CardSet:
    """Those of some cards that are of the same suit and higher."""
    strength = BRISCOLA_STRENGTH[RANK[best]]
    found: CardSet = 0
    for card in members(cards & suit_cards(best // 10)):
        if BRISCOLA_STRENGTH[RANK[card]] > strength:
            found |= BIT[card]
    return found
