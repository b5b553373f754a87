"""What a computer player is: it is shown an observation and chooses a move."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from carte_italiane.bots.stopping import Stop
    from carte_italiane.cards import CardSet
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.views import Observation


class Level(StrEnum):
    """How strong a player is; ``random`` is only for measurements."""

    RANDOM = "random"
    BEGINNER = "beginner"
    CLUB = "club"
    MASTER = "master"
    REFERENCE = "reference"


@dataclass(frozen=True, slots=True)
class Budget:
    """How much to think. The same ``iterations`` and ``seed`` make the same choice, unless it is cut short.

    ``iterations``: 0 stands for the level's own number; rules of thumb need none. ``milliseconds``: the most that the
    engine lets a search take, 0 for no limit. ``stop`` is what a search asks whether to end at once.
    """

    iterations: int = 0
    seed: int = 0
    milliseconds: int = 0
    stop: Stop | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: an id of ``reasons.SENTENCES``, and the cards and the number that its sentence names."""

    id: str
    cards: CardSet = 0
    number: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, what it is worth to the player (in points; card points in Briscola), and the main reasons.

    ``alternatives``: other moves that were thought about, with what they are worth, best first. ``deals``: how many
    deals were imagined to find that out; 0: the move was chosen by rules of thumb.
    """

    move: Move
    value: float
    reasons: tuple[Reason, ...] = ()
    alternatives: tuple[tuple[Move, float], ...] = ()
    deals: int = 0


class Bot(Protocol):
    """A computer player. Its choice depends on nothing but what it is shown and the budget."""

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        """A legal move of the seat that sees this; it must be to move."""
        ...
