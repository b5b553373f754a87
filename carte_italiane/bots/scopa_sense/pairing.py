"""Ranks paired and unpaired (spariglio): the dealer plays last, and is left a match for all that lies in pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.bots.bot import Reason
from carte_italiane.bots.weighing import Term
from carte_italiane.cards import RANK, RANK_MASK, count

if TYPE_CHECKING:
    from carte_italiane.bots.scopa_sense.position import Position
    from carte_italiane.bots.scopa_sense.prospect import Prospect
    from carte_italiane.cards import CardSet


def pairing(position: Position, prospect: Prospect) -> Term:
    """What a move does to the pairs, which suits one side or the other; only where all cards are dealt at once."""
    if position.view.rules.cards_each == 3:
        return Term("spariglio", 0.0)
    gone: CardSet = 0
    for pile in position.view.piles:
        gone |= pile
    deals = position.is_ours(position.view.dealer)
    return _captured(position, prospect, gone, deals) if prospect.won else _laid(position, prospect, gone, deals)


def _captured(position: Position, prospect: Prospect, gone: CardSet, deals: bool) -> Term:
    """Captures by a sum unpair ranks, or pair them again."""
    unpaired = 0
    for rank in range(1, 11):
        unpaired += _is_odd(gone | prospect.won, rank) - _is_odd(gone, rank)
    good = unpaired * (-1 if deals else 1)
    reason = Reason("pairs" if deals else "spariglio") if good > 0 else None
    return Term("spariglio", position.style.spariglio * good, reason)


def _laid(position: Position, prospect: Prospect, gone: CardSet, deals: bool) -> Term:
    """Of three ranks that a sum unpaired: the two lower ones can be taken together again, unless the highest goes."""
    rank: int = RANK[prospect.card]
    if not _is_odd(gone, rank):
        return Term("spariglio", 0.0)
    odd = [other for other in range(1, 11) if other != rank and _is_odd(gone, other)]
    if deals and any(rank + other in odd for other in odd):
        return Term("spariglio", position.style.spariglio, Reason("lays_low"))
    if not deals and any(rank - other in odd and 2 * other != rank for other in odd):
        return Term("spariglio", position.style.spariglio, Reason("lays_high"))
    return Term("spariglio", 0.0)


def _is_odd(cards: CardSet, rank: int) -> int:
    return count(cards & RANK_MASK[rank]) & 1
