"""The counts that score: on piles of Scopa (rules.md, "Scopa", 5) and of Briscola ("Briscola", 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from carte_italiane.cards import BIT, SUIT_MASK

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Side

#: What a rank is worth in the primiera, by rank 1..10.
PRIMIERA_VALUE: Final = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
#: What a rank counts in briscola, by rank 1..10.
BRISCOLA_VALUE: Final = (0, 11, 0, 10, 0, 0, 0, 0, 2, 3, 4)
#: How high a rank stands in briscola, by rank 1..10: ace, 3, re, cavallo, fante, 7, 6, 5, 4, 2.
BRISCOLA_STRENGTH: Final[bytes] = bytes([0, 10, 1, 9, 2, 3, 4, 5, 6, 7, 8])


def _by_suit(worth: tuple[int, ...], *, best: bool) -> bytes:
    """For every set of cards of one suit, the best or the sum of what its ranks are worth."""
    table = [0]
    for value in worth[1:]:
        table += [max(old, value) if best else old + value for old in table]
    return bytes(table)


def _run(coins: int) -> int:
    length = 0
    while coins >> length & 1:
        length += 1
    return length if length >= 3 else 0


_BEST_IN_SUIT: Final[bytes] = _by_suit(PRIMIERA_VALUE, best=True)
_POINTS_IN_SUIT: Final[bytes] = _by_suit(BRISCOLA_VALUE, best=False)
_NAPOLA: Final[bytes] = bytes([_run(coins) for coins in range(SUIT_MASK + 1)])


class ScoreLine(NamedTuple):
    """One category of a deal's result; tuples are by side.

    ``counts``: what each side has (None: no primiera); ``winner``: the side that got an award, or None;
    ``points``: what it adds to each side's score; ``cards``: the cards of each side that made its count.
    """

    category: str
    counts: tuple[int | None, ...]
    winner: int | None
    points: tuple[int, ...]
    cards: tuple[CardSet, ...]


def primiera(pile: CardSet) -> Card:
    """Sum of the best card of each suit, 0 if some suit is missing."""
    coins: Card = _BEST_IN_SUIT[pile & 1023]
    cups: Card = _BEST_IN_SUIT[(pile >> 10) & 1023]
    swords: Card = _BEST_IN_SUIT[(pile >> 20) & 1023]
    clubs: Card = _BEST_IN_SUIT[(pile >> 30) & 1023]
    if coins and cups and swords and clubs:
        return coins + cups + swords + clubs
    return 0


def primiera_cards(pile: CardSet) -> CardSet:
    """The cards that make a pile's primiera: the best of each suit it has (the lowest rank among equal figures)."""
    chosen: CardSet = 0
    for suit in range(4):
        in_suit = [10 * suit + n for n in range(10) if pile >> (10 * suit + n) & 1]
        if in_suit:
            chosen |= BIT[max(in_suit, key=lambda card: PRIMIERA_VALUE[card % 10 + 1])]
    return chosen


def napola(pile: CardSet) -> Card:
    """Length of the unbroken run of coins from the ace, 0 if shorter than three."""
    return _NAPOLA[pile & 1023]


def card_points(pile: CardSet) -> Card:
    """Card points of a pile in briscola, 0..120."""
    return (
        _POINTS_IN_SUIT[pile & 1023]
        + _POINTS_IN_SUIT[(pile >> 10) & 1023]
        + _POINTS_IN_SUIT[(pile >> 20) & 1023]
        + _POINTS_IN_SUIT[(pile >> 30) & 1023]
    )


def most(first: Card, second: Card, third: Card = 0) -> Side:
    """The side (0, 1, 2) with the largest count, -1 on a tie for most or when nobody has any.

    With two sides the third count is 0.
    """
    if first > second and first > third:
        return 0
    if second > first and second > third:
        return 1
    if third > first and third > second:
        return 2
    return -1
