"""What can be said of a move of Scopa: each reason is given only where it is true, else there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Reason
from carte_italiane.bots.odds import chance_of_any
from carte_italiane.bots.scopa_sense.inference import last_laid
from carte_italiane.bots.scopa_sense.standing import primiera_is_won
from carte_italiane.cards import BIT, RANK, RANK_MASK, SETTEBELLO, SUIT_MASK, count, members
from carte_italiane.rules.captures import captures, sweepers, takers
from carte_italiane.rules.scoring import PRIMIERA_VALUE

if TYPE_CHECKING:
    from carte_italiane.bots.scopa_sense.position import Position
    from carte_italiane.bots.scopa_sense.prospect import Prospect
    from carte_italiane.cards import CardSet

_SEVENS: Final = RANK_MASK[7]
_SIXES_AND_ACES: Final = RANK_MASK[6] | RANK_MASK[1]
#: So many cards that could sweep can be named.
_FEW: Final = 2
#: The next player probably takes nothing when the chance to take is no greater.
_UNLIKELY: Final = 0.4


def winnings(category: str, position: Position, prospect: Prospect) -> Reason | None:
    """What a capture brings in a category."""
    won = prospect.won
    if category == "primiera":
        return _primiera(position, won)
    if category == "napola":
        return _napola(position, won)
    if category == "cards":
        return Reason("cards", won)
    cards = won & (SUIT_MASK if category == "coins" else BIT[SETTEBELLO])
    return Reason(category, cards) if cards else None


def _primiera(position: Position, won: CardSet) -> Reason | None:
    """Sevens; else sixes and aces that are better than what the own pile has of their suit."""
    own = position.worth.own
    if primiera_is_won(own | won) and not primiera_is_won(own):
        return Reason("primiera_sure")
    if won & _SEVENS:
        return Reason("sevens", won & _SEVENS)
    better: CardSet = 0
    for card in members(won & _SIXES_AND_ACES):
        suit = own & BIT[card // 10 * 10] * SUIT_MASK
        if all(PRIMIERA_VALUE[RANK[other]] < PRIMIERA_VALUE[RANK[card]] for other in members(suit)):
            better |= BIT[card]
    if not better:
        return None
    lost = max(count(pile & _SEVENS) for pile in position.worth.theirs)
    behind = lost > max(1, count(own & _SEVENS))
    return Reason("sevens_lost" if behind else "primiera", better)


def _napola(position: Position, won: CardSet) -> Reason | None:
    """Coins from the ace on which nobody has spoiled: the first three, then always the next one."""
    own, run = position.worth.own | won, 0
    while own & BIT[run] and run < 10:
        run += 1
    first_three = 0b111
    theirs: CardSet = 0
    for pile in position.worth.theirs:
        theirs |= pile
    if run > 3 and won & (1 << run) - 1:
        return Reason("napola", won & (1 << run) - 1)
    if won & first_three and not theirs & first_three:
        return Reason("napola", won & first_three)
    return None


def safety(position: Position, table: CardSet) -> Reason | None:
    """Why a table is safe from a sweep, if it is."""
    if not table:
        return Reason("empty_table")
    danger = sweepers(table)
    if not danger:
        return Reason("above_ten", table)
    out = danger & position.unseen
    if not out:
        return Reason("sweepers_gone", danger)
    return Reason("few_sweepers", out) if count(out) <= _FEW else None


def target(position: Position) -> Reason | None:
    """A sweep is the last point that is missing."""
    return Reason("target", number=position.view.rules.target) if position.missing(position.view.seat) == 1 else None


def their_target(position: Position, table: CardSet) -> Reason | None:
    """The next player needs one point more, and has no sweep on this table."""
    if position.missing(position.others[0]) != 1 or position.is_ours(position.others[0]):
        return None
    return None if sweepers(table) & position.unseen else Reason("their_target")


def little_to_take(table: CardSet) -> Reason | None:
    """Nothing that everybody wants lies on the table."""
    return Reason("gives_little", table) if table and not table & (SUIT_MASK | _SEVENS) else None


def forced_to_lay(position: Position, table: CardSet) -> Reason | None:
    """The next player cannot take, or has a poor chance to."""
    if not table:
        return None
    able = count(takers(position.unseen, table))
    if not able:
        return Reason("stuck", table)
    chance = chance_of_any(count(position.unseen), able, position.hand_size(position.others[0]))
    return Reason("mulinello", table) if chance <= _UNLIKELY else None


def for_partner(position: Position, table: CardSet) -> Reason | None:
    """The partner has laid a rank before, and another of it could take from this table."""
    for seat in position.others:
        if position.is_ours(seat):
            for card in last_laid(position.seen, position.view, seat):
                if position.unseen & RANK_MASK[RANK[card]] and captures(RANK[card], table):
                    return Reason("partner", BIT[card])
    return None


def kept(position: Position, prospect: Prospect) -> Reason | None:
    """The best card of the hand stays there, which could only have been laid now."""
    rest = [card for card in members(prospect.hand) if not captures(RANK[card], position.view.table)]
    best = max(rest, key=lambda card: position.worth.totals[card], default=-1)
    if best < 0 or position.worth.totals[best] <= position.worth.totals[prospect.card]:
        return None
    return Reason("keeps", BIT[best])


def laid_pair(position: Position, prospect: Prospect) -> Reason | None:
    """More of the rank are in the own hand, or most of them have gone."""
    rank = RANK_MASK[RANK[prospect.card]]
    more = prospect.hand & rank
    if more:
        if not position.seen.moves and not position.view.table:
            return Reason("opening", more)
        return Reason("held_twice" if position.unseen & rank else "rank_held", more)
    return Reason("rank_gone", BIT[prospect.card]) if count(position.gone & rank) > 1 else None
