"""What can be said of a move that no rule of thumb prefers by much: by what it differs from the next best one.

Like all reasons these are true of the position. They are looked for in an order: what tells more comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Reason
from carte_italiane.bots.briscola_sense import facts
from carte_italiane.bots.briscola_sense.position import Position as TrickPosition
from carte_italiane.bots.briscola_sense.trick import higher, points
from carte_italiane.bots.scopa_sense.position import Position as TablePosition
from carte_italiane.bots.scopa_sense.prospect import Prospect
from carte_italiane.cards import BIT, RANK_MASK, SUIT_MASK, count
from carte_italiane.rules.captures import takers
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from carte_italiane.bots.bot import Choice
    from carte_italiane.bots.briscola_sense.style import Style as TrickStyle
    from carte_italiane.bots.scopa_sense.style import Style as TableStyle
    from carte_italiane.bots.weighing import Weighed
    from carte_italiane.cards import Card
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.views import Observation

_WANTED: Final = SUIT_MASK | RANK_MASK[7]
_TENTHS: Final = 10
#: True of nearly every move of their kind: they explain nothing where the next best move has them as well.
_COMMON: Final = ("cards", "follow_up", "partner_has_it", "takes_over", "leftovers", "lead_little")


def found_by_comparing(
    seen: Observation, choice: Choice, options: Sequence[Weighed], styles: tuple[TableStyle, TrickStyle]
) -> Reason | None:
    """The fact that tells most of what sets a choice apart from the next best move, or what at least is true of it."""
    chosen = _weighed(choice.move, options)
    if not choice.alternatives:
        return _in_general(chosen)
    rival = _weighed(choice.alternatives[0][0], options)
    alone = _alone(chosen, rival)
    if alone:
        return alone
    if card_of(rival.move) != card_of(chosen.move) and SWAP not in (rival.move, chosen.move):
        for reason in _differences(seen, chosen.move, rival.move, styles):
            return reason
    return _in_general(chosen)


def next_best(choice: Choice) -> Reason | None:
    """How much the next best card falls behind, in tenths of a point; None for another use of the same card."""
    if not choice.alternatives or not choice.deals:
        return None
    move, value = choice.alternatives[0]
    tenths = round((choice.value - value) * _TENTHS)
    if tenths < 1 or SWAP in (move, choice.move) or card_of(move) == card_of(choice.move):
        return None
    return Reason("next_best", BIT[card_of(move)], tenths)


def _weighed(move: Move, options: Sequence[Weighed]) -> Weighed:
    return next(option for option in options if option.move == move)


def _alone(chosen: Weighed, rival: Weighed) -> Reason | None:
    """What the rules of thumb say for a move, however little, and do not say for the rival."""
    shared = {term.reason.id for term in rival.terms if term.reason}
    leads = [(term.amount - rival.amount(term.topic), term.reason) for term in chosen.terms if term.reason]
    found = [lead for lead in leads if lead[0] >= 0.0 and lead[1].id not in shared]
    return max(found, key=lambda lead: lead[0])[1] if found else None


def _in_general(chosen: Weighed) -> Reason | None:
    """Something that is true of other moves as well."""
    return next((term.reason for term in chosen.terms if term.reason and term.reason.id not in _COMMON), None)


def _differences(
    seen: Observation, chosen: Move, rival: Move, styles: tuple[TableStyle, TrickStyle]
) -> Iterator[Reason]:
    view = seen.view
    if isinstance(view, ScopaView):
        table = TablePosition(seen, view, styles[0])
        yield from _on_table(table, Prospect(table, chosen), Prospect(table, rival))
        if taken := taken_by(chosen):
            most = all(count(taken_by(move)) < count(taken) for move in seen.legal if move != chosen)
            if most and count(taken) > 1:
                yield Reason("takes_most", taken, count(taken))
    else:
        yield from _on_trick(TrickPosition(seen, view, styles[1]), chosen, rival)


def _on_table(position: TablePosition, chosen: Prospect, rival: Prospect) -> Iterator[Reason]:
    """What the next players find on the table, against what they would find after the rival."""
    other = BIT[rival.card]
    if not chosen.left:
        return
    if count(chosen.table & _WANTED) < count(rival.table & _WANTED):
        yield Reason("less_to_take", other)
    if chosen.table and count(takers(position.unseen, chosen.table)) < count(takers(position.unseen, rival.table)):
        yield Reason("fewer_take", other)


def _on_trick(position: TrickPosition, chosen: Card, rival: Card) -> Iterator[Reason]:
    """What becomes of the card, and what stays in the hand, against what the rival would do."""
    holds = position.beats(chosen, position.best)
    if holds and position.later:
        against = facts.beaters(position, chosen)
        if chosen // 10 != position.trump and against and not higher(chosen, against):
            yield Reason("only_trumps_beat", BIT[chosen])
        if position.beats(rival, position.best) and count(against) < count(facts.beaters(position, rival)):
            yield Reason("fewer_beat", BIT[rival])
    if higher(chosen, BIT[rival]):
        yield Reason("keeps", BIT[rival])
    holder = facts.holder_for_sure(position, chosen)
    if points(chosen) < points(rival) and (holder is None or not position.is_ours(holder)):
        yield Reason("less_at_stake", BIT[rival], points(rival))
    if position.players == 4 and len(position.later) == 2:
        yield Reason("partner_last")
