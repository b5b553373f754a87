"""Why a chosen move is good: one or two reasons, each of them true of the position, whoever chose it.

The rules of thumb of the club player, who here forgets nothing, say by what the move is better than the others. Where
they have nothing to say for it, it is compared with the next best move (``comparing``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Reason
from carte_italiane.bots.briscola_sense import player as briscola_player
from carte_italiane.bots.briscola_sense import style as briscola_style
from carte_italiane.bots.comparing import found_by_comparing, next_best
from carte_italiane.bots.memory import Memory
from carte_italiane.bots.scopa_sense import player as scopa_player
from carte_italiane.bots.scopa_sense import style as scopa_style
from carte_italiane.bots.weighing import Term, Weighed, leads
from carte_italiane.cards import BIT, RANK, RANK_MASK, count
from carte_italiane.rules.moves import SWAP, card_of
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.bots.bot import Choice
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.views import Observation

MOST_REASONS: Final = 2
_NOTHING_FORGOTTEN: Final = Memory(40, 0)
#: What is left for a partner, who is forced to lay, and which ranks are laid is worth telling more than it decides.
_SCOPA: Final = replace(scopa_style.CLUB, memory=_NOTHING_FORGOTTEN, later=0.6, mulinello=0.3, laid_pair=0.25)
_BRISCOLA: Final = replace(briscola_style.CLUB, memory=_NOTHING_FORGOTTEN)
#: Moves whose worth differs by less are about as good; a lead that is smaller is not worth telling.
LITTLE: Final = {"scopa": 0.1, "scopone": 0.1, "briscola": 1.5}
_LEAST_LEAD: Final = {"scopa": 0.03, "scopone": 0.03, "briscola": 0.4}
#: A second reason must weigh so much of the first.
_SECOND: Final = 0.2
#: Why a rank is laid.
_LAID: Final = ("held_twice", "rank_held", "rank_gone")
#: Reasons that say much the same: one of each kind is told.
_KINDS: Final = (
    ("settebello", "sevens", "primiera", "primiera_sure", "sevens_lost", "coins", "cards", "napola"),
    ("above_ten", "few_sweepers", "sweepers_gone", "empty_table", "gives_little", "stuck", "mulinello"),
    ("keeps", "keeps_pair", "follow_up", *_LAID, "keeps_trump", "lowest_winner", "poor_trick"),
)


def explained(seen: Observation, choice: Choice) -> Choice:
    """A choice with the reasons for it."""
    return replace(choice, reasons=reasons_for(seen, choice))


def reasons_for(seen: Observation, choice: Choice) -> tuple[Reason, ...]:
    """One or two reasons for a choice among the legal moves, the main one first."""
    if len(seen.legal) == 1:
        return (Reason("only_move"),)
    options = _weigh(seen)
    chosen = next(option for option in options if option.move == choice.move)
    others = [option for option in options if option is not chosen]
    told = _main(leads(chosen, others), seen.view.rules.game)
    if not told and not _is_all_the_same(seen, choice):
        found = found_by_comparing(seen, choice, options, (_SCOPA, _BRISCOLA))
        told = [found] if found else []
    if not told or chosen.value < sum(option.value for option in others) / len(others):
        beyond = _beyond_rules(seen, choice)
        told = [beyond, *told] if beyond.id == "little_in_it" else [*told, beyond]
    elif rival := _rival(seen, choice):
        told.append(rival)
    return tuple(told[:MOST_REASONS])


def _weigh(seen: Observation) -> list[Weighed]:
    """All moves as the club player weighs them; what else is to be said of them weighs little."""
    view = seen.view
    if not isinstance(view, ScopaView):
        return briscola_player.weigh(seen, _BRISCOLA)
    options = scopa_player.weigh(seen, _SCOPA, seen.legal)
    return [replace(option, terms=(*option.terms, _pair(view, option.move))) for option in options]


def _pair(view: ScopaView, move: Move) -> Term:
    """Two cards of a rank stay together, one to be laid and one to take it."""
    rest = view.hand & ~BIT[card_of(move)]
    pairs = [cards & rest for cards in RANK_MASK if count(cards & rest) > 1 and cards & rest == cards & view.hand]
    return Term("pair", 0.05 if pairs else 0.0, Reason("keeps_pair", pairs[-1]) if pairs else None)


def _main(found: Sequence[tuple[float, Reason]], game: str) -> list[Reason]:
    """The reasons that made most of the difference, of different kinds."""
    told: list[Reason] = []
    least = _LEAST_LEAD[game]
    for lead, reason in found:
        if lead >= least and all(_kind(reason) != _kind(other) for other in told):
            told.append(reason)
            least = max(least, _SECOND * lead)
    return told[:MOST_REASONS]


def _kind(reason: Reason) -> object:
    return next((kind for kind in _KINDS if reason.id in kind), reason.id)


def _beyond_rules(seen: Observation, choice: Choice) -> Reason:
    """What to say of a move that no rule of thumb explains, or that goes against them."""
    if _is_all_the_same(seen, choice):
        return Reason("little_in_it")
    compared = _rival(seen, choice) or next_best(choice)
    if compared:
        return compared
    return Reason("search", number=choice.deals) if choice.deals else Reason("all_in_all")


def _is_all_the_same(seen: Observation, choice: Choice) -> bool:
    """All moves are worth about as much."""
    values = [choice.value, *(value for _, value in choice.alternatives)]
    return len(values) == len(seen.legal) and max(values) - min(values) < LITTLE[seen.view.rules.game]


def _rival(seen: Observation, choice: Choice) -> Reason | None:
    """Another card that would be about as good."""
    if not choice.alternatives:
        return None
    move, value = choice.alternatives[0]
    if SWAP in (move, choice.move) or card_of(move) == card_of(choice.move):
        return None
    if seen.view.rules.game != "briscola" and RANK[card_of(move)] == RANK[card_of(choice.move)]:
        return None  # that two cards of a rank do much the same needs no telling
    close = abs(choice.value - value) < LITTLE[seen.view.rules.game]
    return Reason("as_good", BIT[card_of(move)]) if close else None
