"""Weighing moves: a move is worth the sum of its terms, and the terms that made the difference are the reasons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carte_italiane.bots.bot import Choice, Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.rules.moves import Move

MOST_REASONS: Final = 3
_FORCED: Final = (Reason("only_move"),)


@dataclass(frozen=True, slots=True)
class Term:
    """What one rule of thumb says of a move; ``reason`` tells why, if the move is chosen for it."""

    topic: str
    amount: float
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move with its terms, one for a topic."""

    move: Move
    terms: tuple[Term, ...]

    @property
    def value(self) -> float:
        """What the move is worth."""
        return sum(term.amount for term in self.terms)

    def amount(self, topic: str) -> float:
        """What the term of this topic adds."""
        return sum(term.amount for term in self.terms if term.topic == topic)


def decide(options: Sequence[Weighed]) -> Choice:
    """The move of the highest value, the first among equals, with what sets it apart from the next best."""
    best = max(options, key=lambda option: option.value)
    if len(options) == 1:
        return Choice(best.move, best.value, _FORCED)
    rival = max((option for option in options if option is not best), key=lambda option: option.value)
    return Choice(best.move, best.value, _reasons(best, rival))


def _reasons(best: Weighed, rival: Weighed) -> tuple[Reason, ...]:
    lead = [(term.amount - rival.amount(term.topic), term.reason) for term in best.terms if term.reason]
    lead.sort(key=lambda pair: -pair[0])
    found: list[Reason] = []
    for difference, reason in lead:
        if difference > 0.1 * lead[0][0] and difference > 0 and all(reason.id != other.id for other in found):
            found.append(reason)
    return tuple(found[:MOST_REASONS])
