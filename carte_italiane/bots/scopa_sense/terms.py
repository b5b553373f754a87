"""The rules of thumb of Scopa and Scopone, each as what it adds to the worth of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Reason
from carte_italiane.bots.scopa_sense.worth import CATEGORIES
from carte_italiane.bots.weighing import Term
from carte_italiane.cards import BIT, RANK, RANK_MASK, SETTEBELLO, SUIT_MASK, count, members
from carte_italiane.rules.captures import sweepers
from carte_italiane.rules.moves import card_of, taken_by

if TYPE_CHECKING:
    from carte_italiane.bots.scopa_sense.position import Position
    from carte_italiane.cards import CardSet
    from carte_italiane.rules.moves import Move

#: The cards that a gain in a category is told by.
_TELLING: Final = {"coins": SUIT_MASK, "settebello": BIT[SETTEBELLO], "napola": SUIT_MASK}
_SEVENS: Final = RANK_MASK[7]


class Prospect:
    """A move with the hand, the table and the winnings that it leaves."""

    def __init__(self, position: Position, move: Move) -> None:
        self.card, self.taken = card_of(move), taken_by(move)
        bit = BIT[self.card]
        self.won = self.taken | bit if self.taken else 0
        self.table = position.view.table ^ self.taken if self.taken else position.view.table | bit
        self.hand = position.view.hand & ~bit
        self.left = sum(position.view.hand_sizes) + position.view.stock_size - 1
        self.sweeps = self.taken != 0 and self.table == 0 and self.left > 0


def terms(position: Position, prospect: Prospect) -> tuple[Term, ...]:
    """All that speaks for and against a move."""
    return (
        *_winnings(position, prospect),
        _sweep(position, prospect),
        *_dangers(position, prospect),
        _holding(position, prospect),
        _follow_up(position, prospect),
        _laid_pair(position, prospect),
        _spariglio(position, prospect),
        _leftovers(position, prospect),
    )


def _winnings(position: Position, prospect: Prospect) -> list[Term]:
    """Cards, coins, settebello, primiera and napola: what the captured cards are worth."""
    sums = [0.0] * len(CATEGORIES)
    for card in members(prospect.won):
        for place, part in enumerate(position.worth.parts(card)):
            sums[place] += part
    found = []
    for category, amount in zip(CATEGORIES, sums, strict=True):
        if amount:
            cards = prospect.won & _TELLING.get(category, -1)
            found.append(Term(category, position.style.capture * amount, _winning_reason(category, cards)))
    return found


def _winning_reason(category: str, cards: CardSet) -> Reason:
    if category == "primiera":
        return Reason("sevens", cards & _SEVENS) if cards & _SEVENS else Reason("primiera", cards)
    return Reason(category, cards)


def _sweep(position: Position, prospect: Prospect) -> Term:
    """A point at once; near the target it may end the match."""
    amount = position.style.sweep * position.urgency(position.view.seat) if prospect.sweeps else 0.0
    return Term("sweep", amount, Reason("sweep", BIT[prospect.card]))


def _dangers(position: Position, prospect: Prospect) -> list[Term]:
    """What the players to come could do with the table: sweep it, take from it, or be forced to lay."""
    if prospect.left == 0:
        return []
    style, table = position.style, prospect.table
    first = position.others[0]
    outlook = position.outlook(first, table)
    later = 0.0
    for seat in position.others[1:]:
        share = position.outlook(seat, table).take * outlook.stuck
        later += share if position.is_partner(seat) else -share * position.rivalry
    risk = style.sweep_risk * position.rivalry * outlook.sweep * position.urgency(first)
    return [
        Term("sweep_risk", -risk, _safety(position, table)),
        Term("feeding", -style.feeding * position.rivalry * outlook.take, Reason("gives_little")),
        Term("mulinello", style.mulinello * position.rivalry * outlook.stuck, Reason("mulinello", table)),
        Term("partner", style.later * later, Reason("partner", table)),
    ]


def _safety(position: Position, table: CardSet) -> Reason:
    """Why a table is safe from a sweep, if it is."""
    if not table:
        return Reason("empty_table")
    danger = sweepers(table)
    if not danger:
        return Reason("above_ten", table)
    return Reason("few_sweepers" if danger & position.unseen else "sweepers_gone", danger)


def _holding(position: Position, prospect: Prospect) -> Term:
    """A good card that only lies on the table may be lost; in the hand it may still win."""
    lost = 0.0 if prospect.won else position.worth.totals[prospect.card]
    best = max((position.worth.totals[card] for card in members(prospect.hand)), default=0.0)
    kept = [card for card in members(prospect.hand) if position.worth.totals[card] >= best]
    return Term("holding", -position.style.holding * lost, Reason("keeps", BIT[kept[0]]) if kept else None)


def _follow_up(position: Position, prospect: Prospect) -> Term:
    """What the rest of the hand could take next time."""
    amount = position.best_follow_up(prospect.hand, prospect.table)
    return Term("follow_up", position.style.follow_up * amount, Reason("follow_up", prospect.table))


def _laid_pair(position: Position, prospect: Prospect) -> Term:
    """Lay a rank of which more are in the hand, or which nobody else can take."""
    if prospect.won:
        return Term("laid_pair", 0.0)
    rank = RANK_MASK[RANK[prospect.card]]
    more = count(prospect.hand & rank)
    if more:
        return Term("laid_pair", position.style.laid_pair * float(more), Reason("held_twice", prospect.hand & rank))
    gone = count(position.gone & rank)
    return Term(
        "laid_pair", position.style.laid_pair * float(max(0, gone - 1)), Reason("rank_gone", BIT[prospect.card])
    )


def _spariglio(position: Position, prospect: Prospect) -> Term:
    """Captures by a sum pair or unpair ranks: the dealer's side wants them paired, the others do not."""
    if position.view.rules.cards_each == 3 or not prospect.won:
        return Term("spariglio", 0.0)
    gone = 0
    for pile in position.view.piles:
        gone |= pile
    unpaired = 0
    for rank in RANK_MASK[1:]:
        unpaired += count((gone | prospect.won) & rank) % 2 - count(gone & rank) % 2
    deals = position.view.dealer == position.view.seat or position.is_partner(position.view.dealer)
    sign = -1 if deals else 1
    return Term("spariglio", sign * position.style.spariglio * unpaired, Reason("pairs" if deals else "spariglio"))


def _leftovers(position: Position, prospect: Prospect) -> Term:
    """Near the end: what lies on the table goes to the side that captured last."""
    view = position.view
    taker = view.seat if prospect.won else view.last_taker
    if view.stock_size or taker < 0 or prospect.left > view.rules.players:
        return Term("leftovers", 0.0)
    ours = taker == view.seat or position.is_partner(taker)
    stay = 1.0
    for seat in position.others:
        if view.hand_sizes[seat] and (not ours or not position.is_partner(seat)):
            stay *= position.outlook(seat, prospect.table).stuck
    amount = position.worth.of(prospect.table) * stay * (1.0 if ours else -position.rivalry)
    return Term("leftovers", position.style.leftovers * amount, Reason("leftovers", prospect.table))
