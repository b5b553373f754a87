"""What the table needs of a match that is shown on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from carte_italiane.play.session import Player, Step
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.views import Observation


class TableSession(Protocol):
    """A match, as the table sees it."""

    @property
    def seat(self) -> int:
        """The person's seat."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, by seat."""

    @property
    def is_watched(self) -> bool:
        """The person only looks on, behind the player at that seat."""

    def observation(self) -> Observation:
        """What is seen now; fails before the first deal."""

    def can_play(self) -> bool:
        """The person may move now."""

    def submit(self, move: Move) -> None:
        """The person's move."""

    def shown(self) -> None:
        """The table has shown the last step."""

    def subscribe(self, tell: Callable[[Step], None]) -> None:
        """Have every step told."""
