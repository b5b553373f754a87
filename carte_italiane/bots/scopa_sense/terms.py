"""The rules of thumb of Scopa and Scopone, each as what it adds to the worth of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.bots.bot import Reason
from carte_italiane.bots.scopa_sense import facts
from carte_italiane.bots.scopa_sense.pairing import pairing
from carte_italiane.bots.scopa_sense.worth import CATEGORIES
from carte_italiane.bots.weighing import Term
from carte_italiane.cards import BIT, RANK, RANK_MASK, count, members

if TYPE_CHECKING:
    from carte_italiane.bots.scopa_sense.position import Position
    from carte_italiane.bots.scopa_sense.prospect import Prospect


def terms(position: Position, prospect: Prospect) -> tuple[Term, ...]:
    """All that speaks for and against a move."""
    return (
        *_winnings(position, prospect),
        *_sweep(position, prospect),
        *_dangers(position, prospect),
        _holding(position, prospect),
        _follow_up(position, prospect),
        _laid_pair(position, prospect),
        pairing(position, prospect),
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
            reason = facts.winnings(category, position, prospect)
            found.append(Term(category, position.style.capture * amount, reason))
    return found


def _sweep(position: Position, prospect: Prospect) -> list[Term]:
    """A point at once; one point from the target it counts more."""
    if not prospect.sweeps:
        return []
    amount = position.style.sweep
    more = amount * (position.urgency(position.view.seat) - 1.0)
    return [
        Term("sweep", amount, Reason("sweep", BIT[prospect.card])),
        Term("target", more, facts.target(position)),
    ]


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
        later += share if position.is_ours(seat) else -share * position.rivalry
    risk = style.sweep_risk * position.rivalry * outlook.sweep
    more = risk * (position.urgency(first) - 1.0)
    return [
        Term("sweep_risk", -risk, facts.safety(position, table)),
        Term("their_target", -more, facts.their_target(position, table)),
        Term("feeding", -style.feeding * position.rivalry * outlook.take, facts.little_to_take(table)),
        Term("mulinello", style.mulinello * position.rivalry * outlook.stuck, facts.forced_to_lay(position, table)),
        Term("partner", style.later * later + style.shown * position.shown(table), facts.for_partner(position, table)),
    ]


def _holding(position: Position, prospect: Prospect) -> Term:
    """A good card that only lies on the table may be lost; in the hand it may still win."""
    lost = 0.0 if prospect.won else position.worth.totals[prospect.card]
    return Term("holding", -position.style.holding * lost, facts.kept(position, prospect))


def _follow_up(position: Position, prospect: Prospect) -> Term:
    """What the rest of the hand could take next time."""
    amount, card = position.best_follow_up(prospect.hand, prospect.table)
    return Term("follow_up", position.style.follow_up * amount, Reason("follow_up", card) if card else None)


def _laid_pair(position: Position, prospect: Prospect) -> Term:
    """Lay a rank of which more are in the hand, or which nobody else can take."""
    if prospect.won:
        return Term("laid_pair", 0.0)
    rank = RANK_MASK[RANK[prospect.card]]
    more = count(prospect.hand & rank) or max(0, count(position.gone & rank) - 1)
    return Term("laid_pair", position.style.laid_pair * float(more), facts.laid_pair(position, prospect))


def _leftovers(position: Position, prospect: Prospect) -> Term:
    """Near the end: what lies on the table goes to the side that captured last."""
    view = position.view
    taker = view.seat if prospect.won else view.last_taker
    if view.stock_size or taker < 0 or prospect.left > view.rules.players:
        return Term("leftovers", 0.0)
    ours = position.is_ours(taker)
    stay = 1.0
    for seat in position.others:
        if view.hand_sizes[seat] and (not ours or not position.is_ours(seat)):
            stay *= position.outlook(seat, prospect.table).stuck
    amount = position.worth.of(prospect.table) * stay * (1.0 if ours else -position.rivalry)
    reason = Reason("leftovers", prospect.table) if prospect.won and prospect.table else None
    return Term("leftovers", position.style.leftovers * amount, reason)
