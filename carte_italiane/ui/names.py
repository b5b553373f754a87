"""Names of players who have none of their own: they are those of the language spoken now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.ui.texts import default_names, watched_name
from carte_italiane.ui.translation import LANGUAGES, translate, translated_to

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from carte_italiane.play.session import Player


def names_now(players: Sequence[Player]) -> tuple[Player, ...]:
    """The players, those with a name of ours in any language by that of the language spoken now."""
    now = _ours_by_seat()
    before = [_ours_by_seat(translated_to(language)) for language in LANGUAGES]
    renamed = []
    for seat, player in enumerate(players):
        names = {old: new for ours in before for old, new in zip(ours[seat], now[seat], strict=True)}
        renamed.append(player._replace(name=names.get(player.name, player.name)))
    return tuple(renamed)


def _ours_by_seat(translate: Callable[[str, str, str], str] = translate) -> list[tuple[str, ...]]:
    """The names that a seat can have from us: the person's seat has another one while the person only looks on."""
    own, *others = default_names(translate)
    return [(own, watched_name(translate)), *((other,) for other in others)]
