"""Names of players who have none of their own: they are those of the language spoken now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.ui.texts import default_names
from carte_italiane.ui.translation import LANGUAGES, translated_to

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.play.session import Player


def names_now(players: Sequence[Player]) -> tuple[Player, ...]:
    """The players, those with a name of ours in any language by that of the language spoken now."""
    ours = [set(by_language) for by_language in zip(*map(_names_in, LANGUAGES), strict=True)]
    here = default_names()
    return tuple(
        player._replace(name=here[seat]) if player.name in ours[seat] else player for seat, player in enumerate(players)
    )


def _names_in(language: str) -> tuple[str, ...]:
    return default_names(translated_to(language))
