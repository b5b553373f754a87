"""Which table cards a card can take (rules.md, "Scopa", 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.cards import CARD_BY_REMAINDER, RANK, RANK_MASK, SUIT_MASK, count, members
from carte_italiane.rules.moves import make_move

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.dice import Dice
    from carte_italiane.rules.moves import Move

#: Rank of a one-card set, by its remainder by 67.
_RANK_BY_REMAINDER: Final[bytes] = bytes([RANK[card] for card in CARD_BY_REMAINDER])
#: The aces; times some ranks in one suit, the cards of these ranks in all suits.
_ACES: Final = 0b1000000000100000000010000000001
#: The kings; shifted down by ten less a rank, the cards of that rank.
_KINGS: Final = _ACES << 9
#: More captures than there can be.
_MANY: Final = 1 << 29


def captures(rank: Card, table: CardSet) -> list[CardSet]:
    """The sets of table cards that a card of this rank may take, of which it must take one; empty if it takes none.

    In the order of records: by number of cards, then by the cards.
    """
    found: list[CardSet] = []
    eligible = _eligible(rank, table)
    taken = _nth_sum(eligible, rank, 0)  # from the start for each: tables are small, as equal ranks take each other
    while taken >= 0:
        found.append(taken)
        taken = _nth_sum(eligible, rank, len(found))
    if len(found) > 1:
        found.sort(key=count)
    return found


def random_capture(rank: Card, table: CardSet, dice: Dice) -> CardSet:
    """One of the ``captures`` by lot, 0 if there is none; without the list, as playouts spend their time here."""
    eligible = _eligible(rank, table)
    if eligible & (eligible - 1) == 0:
        return eligible  # the only card of this rank, or nothing
    number = _MANY - ~_nth_sum(eligible, rank, _MANY)
    if number == 0:
        return 0
    chosen: Card = 0
    if number > 1:
        chosen = dice.below(number)
    return _nth_sum(eligible, rank, chosen)


def _eligible(rank: Card, table: CardSet) -> CardSet:
    """The cards of this rank, of which one must be taken; else the lower ones, if several, which may add up to it."""
    same = table & (_KINGS >> (10 - rank))
    if same:
        return same
    lower = table & (_ACES * (SUIT_MASK >> (10 - rank)))
    if lower & (lower - 1) == 0:
        return 0
    return lower


def _nth_sum(cards: CardSet, missing: Card, n: Card) -> CardSet:
    """The ``n``-th set (from 0) of some cards, none above ``missing``, that adds up to it.

    If there are too few: ``~left``, where ``left`` is ``n`` less their number.
    """
    while cards:
        low = cards & -cards
        cards ^= low
        rest = missing - _RANK_BY_REMAINDER[low % 67]
        if rest == 0:
            if n == 0:
                return low
            n -= 1
        else:
            further = cards & (_ACES * (SUIT_MASK >> (10 - rest)))
            if further:
                taken = _nth_sum(further, rest, n)
                if taken >= 0:
                    return taken | low
                n = ~taken
    return ~n


def moves_of(hand: CardSet, table: CardSet) -> list[Move]:
    """All moves of a hand at this table, by card, then in the order of ``captures``."""
    moves: list[Move] = []
    for card in members(hand):
        options = captures(RANK[card], table)
        if options:
            for taken in options:
                moves.append(make_move(card, taken))
        else:
            moves.append(card)
    return moves


def takers(hand: CardSet, table: CardSet) -> CardSet:
    """The cards of a hand that capture something."""
    found: CardSet = 0
    while hand:
        low = hand & -hand
        hand ^= low
        rank: Card = _RANK_BY_REMAINDER[low % 67]
        eligible = _eligible(rank, table)
        if eligible and _nth_sum(eligible, rank, 0) >= 0:
            found |= low
    return found


def sweepers(table: CardSet) -> CardSet:
    """The cards (not on the table) that would sweep this table, which is not empty: all its cards in one capture."""
    total: Card = 0
    for card in members(table):
        total += RANK[card]
    if total > 10:
        return 0
    return RANK_MASK[total] & ~table
