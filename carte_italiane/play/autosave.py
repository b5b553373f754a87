"""The match in progress, on disk after every move: whatever happens, at most the move being written is lost.

A state that is overtaken while it waits need not be written: the record of a match holds all earlier ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.play.written_soon import WrittenSoon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from carte_italiane.play.session import Player
    from carte_italiane.rules.match import Match


class Kept(NamedTuple):
    """A state of a match that is to be found again."""

    match: Match
    players: tuple[Player, ...]
    meta: Mapping[str, object]

    def text(self) -> str:
        """Its record."""
        from carte_italiane.play.record import record_text

        return record_text(*self)


class Autosave(WrittenSoon):
    """Keeps one match in one file."""

    def keep(self, kept: Kept | None) -> None:
        """Have a state written soon; None: there is nothing to go on with any more."""
        self.write(None if kept is None else kept.text)
