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
_EVEN: Final = (Reason("little_in_it"),)
#: Differences below this share of the greatest are not worth telling.
_TELLING: Final = 0.1


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
    """The move of the highest value, the first among equals, with what sets it apart from the others."""
    best = max(options, key=lambda option: option.value)
    others = sorted((option for option in options if option is not best), key=lambda option: -option.value)
    reasons = _reasons(best, others) if others else _FORCED
    return Choice(best.move, best.value, reasons, tuple([(option.move, option.value) for option in others]))


def leads(chosen: Weighed, others: Sequence[Weighed]) -> list[tuple[float, Reason]]:
    """By how much a move is better than the mean of the others in each topic that gives a reason; most first."""
    found = []
    for term in chosen.terms:
        mean = sum(option.amount(term.topic) for option in others) / len(others)
        if term.reason and term.amount > mean:
            found.append((term.amount - mean, term.reason))
    return sorted(found, key=lambda lead: -lead[0])


def _reasons(best: Weighed, others: Sequence[Weighed]) -> tuple[Reason, ...]:
    """The reasons of the greatest leads."""
    found = leads(best, others)
    return tuple([reason for lead, reason in found[:MOST_REASONS] if lead > _TELLING * found[0][0]]) or _EVEN
