"""The forty cards: ints 0..39, sets of them as 40-bit masks, and their text form.

A card is ``10 * suit + rank - 1``: suits D C S B (coins, cups, swords, clubs) are 0..3, ranks ace, 2-7,
fante, cavallo, re are 1..10. So ascending order is the order of records (coins, cups, swords, clubs, ace to re),
and ten neighbouring bits of a set are one suit.

This module, the kernel of ``rules`` and the search are compiled by mypyc where a compiler is at hand, and written
for it. ``1 << n`` would be a 32-bit shift in C: sets are shifted down instead. A list, a loop variable ``_`` and
``a if b else 0`` hold Python ints: inner loops keep to fields, bytes and masks, name what they count, and branch by
statements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mypy_extensions import i64

#: Whole numbers of 64 bits to mypyc, plain ints to the interpreter (which sees only these strings).
Card: TypeAlias = "i64"
CardSet: TypeAlias = "i64"


def _bit_counts(bits: int) -> bytes:
    """The number of ones in every number of so many bits: with one bit more, each stands again with one more."""
    one_more = bytes([*range(1, 256), 0])
    counts = bytes(1)
    for _ in range(bits):
        counts += counts.translate(one_more)
    return counts


def _cards_by_remainder() -> bytes:
    """The card of a one-card set, by the set's remainder by 67."""
    found = bytearray(67)
    for card in range(40):
        found[(2**card) % 67] = card
    return bytes(found)


RANKS: Final = "A234567FCR"
SUITS: Final = "DCSB"
CARD_COUNT: Final = 40
FULL_DECK: Final[CardSet] = (1 << 40) - 1
SUIT_MASK: Final = 1023
#: The seven of coins.
SETTEBELLO: Final[Card] = 6
#: The 2 of coins, left out of briscola for three.
TWO_OF_COINS: Final[Card] = 1
#: The one-card sets by card; inner loops ask ``only``.
BIT: Final[list[CardSet]] = [1 << n for n in range(41)]
#: All four cards of a rank, by rank 1..10.
RANK_MASK: Final[list[CardSet]] = [0] + [0b1000000000100000000010000000001 << n for n in range(10)]
#: Rank 1..10 by card.
RANK: Final[bytes] = bytes([n % 10 + 1 for n in range(40)])
#: Number of cards in a fourteen-bit piece of a set.
_COUNT: Final[bytes] = _bit_counts(14)
#: Powers of two leave different remainders by 67: the card of a one-card set, 0 where there is none.
CARD_BY_REMAINDER: Final[bytes] = _cards_by_remainder()


class NotACard(ValueError):
    """Text that names no card."""


def rank_of(card: Card) -> int:
    """Rank 1..10 of a card (ace, 2-7, fante, cavallo, re)."""
    return RANK[card]


def suit_of(card: Card) -> int:
    """Suit 0..3 of a card (coins, cups, swords, clubs)."""
    return card // 10


def only(card: Card) -> CardSet:
    """The set of this card alone."""
    return (1 << 40) >> (40 - card)


def count(cards: CardSet) -> Card:
    """Number of cards in a set."""
    return _COUNT[cards & 16383] + _COUNT[(cards >> 14) & 16383] + _COUNT[cards >> 28]


def lowest(cards: CardSet) -> Card:
    """The first card of a set that is not empty."""
    return CARD_BY_REMAINDER[(cards & -cards) % 67]


def members(cards: CardSet) -> list[Card]:
    """The cards of a set, ascending."""
    found: list[Card] = []
    while cards:
        found.append(CARD_BY_REMAINDER[(cards & -cards) % 67])
        cards &= cards - 1
    return found


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set of some cards."""
    total: CardSet = 0
    for card in cards:
        total |= BIT[card]
    return total


def nth(cards: CardSet, n: Card) -> Card:
    """The ``n``-th card (from 0) of a set that has more than ``n``."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    return CARD_BY_REMAINDER[(cards & -cards) % 67]


def card_text(card: Card) -> str:
    """Text of a card, rank then suit: ``7D``, ``RB``."""
    return RANKS[card % 10] + SUITS[card // 10]


def parse_card(text: str) -> Card:
    """The card that a text such as ``7D`` names; raises ``NotACard``."""
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise NotACard(f"'{text[:12]}' is not a card")
    return SUITS.index(text[1]) * 10 + RANKS.index(text[0])


def cards_text(cards: CardSet) -> str:
    """Text of a set, ascending and joined by ``+``: ``2C+FB``."""
    return "+".join(card_text(card) for card in members(cards))
