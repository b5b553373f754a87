"""Which table cards a card can take (rules.md, "Scopa", 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.cards import RANK, RANK_MASK, count, members
from carte_italiane.rules.moves import make_move

if TYPE_CHECKING:
    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.moves import Move

#: All cards of rank 1..n, by n.
UP_TO: Final[list[CardSet]] = [sum(RANK_MASK[1 : n + 1]) for n in range(11)]
#: Rank of a one-card set, by its remainder by 67.
_RANK_BY_REMAINDER: Final[bytes] = bytes([{(1 << n) % 67: n % 10 + 1 for n in range(40)}.get(r, 0) for r in range(67)])


def captures(rank: Card, table: CardSet) -> list[CardSet]:
    """The sets of table cards that a card of this rank may take, of which it must take one; empty if it takes none.

    In the order of records: by number of cards, then by the cards.
    """
    found: list[CardSet] = []
    same = table & RANK_MASK[rank]
    if same:
        while same:
            found.append(same & -same)
            same &= same - 1
        return found
    lower = table & UP_TO[rank]
    if lower & (lower - 1):
        _collect_sums(lower, rank, 0, found)
        if len(found) > 1:
            found.sort(key=count)
    return found


def _collect_sums(cards: CardSet, missing: Card, taken: CardSet, found: list[CardSet]) -> None:
    """Add to ``found`` every way to complete ``taken`` by cards (none of a rank above ``missing``) that sum to it."""
    while cards:
        low = cards & -cards
        cards ^= low
        rest = missing - _RANK_BY_REMAINDER[low % 67]
        if rest == 0:
            found.append(taken | low)
        else:
            further = cards & UP_TO[rest]
            if further:
                _collect_sums(further, rest, taken | low, found)


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


def sweepers(table: CardSet) -> CardSet:
    """The cards (not on the table) that would sweep this table, which is not empty: all its cards in one capture."""
    total: Card = 0
    for card in members(table):
        total += RANK[card]
    return RANK_MASK[total] & ~table if total <= 10 else 0
