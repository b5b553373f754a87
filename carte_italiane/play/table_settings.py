"""How a person likes the table: the part ``table`` of the settings."""

from __future__ import annotations

from typing import Final, NamedTuple

from carte_italiane.play.settings_part import BadSettings, part_of

#: Games that go clockwise as most play them.
CLOCKWISE: Final = ("briscola",)
GAMES: Final = ("scopa", "scopone", "briscola")
SORTINGS: Final = ("suit", "rank", "dealt")
SPEEDS: Final = ("relaxed", "normal", "fast", "none")


class TableSettings(NamedTuple):
    """``mirrored``: for left-handed people. ``clockwise``: the games that go round so. ``confirm``: a card is played
    by a second click. ``play_forced``: a last card that can be played in one way only plays itself. ``sorting`` of the
    own hand. ``speed`` of the animation; empty: none where the system asks for little motion, else normal.
    """

    mirrored: bool = False
    clockwise: tuple[str, ...] = CLOCKWISE
    confirm: bool = False
    play_forced: bool = False
    sorting: str = "suit"
    speed: str = ""


USUAL_TABLE: Final = TableSettings()


def read_table_settings(entry: object) -> TableSettings:
    """The part in a settings file; raises ``BadSettings``."""
    from carte_italiane.play.record_json import excerpt

    found: dict[str, object] = {}
    for key, value in part_of(entry, "'table'", TableSettings._fields).items():
        if key == "clockwise":
            if not isinstance(value, list) or not all(game in GAMES for game in value):
                raise BadSettings(f"'clockwise' must be a list of {', '.join(GAMES)}, not {excerpt(value)}")
            value = tuple(value)
        elif key in ("sorting", "speed"):
            choices = SORTINGS if key == "sorting" else SPEEDS
            if value not in choices and (key, value) != ("speed", ""):
                raise BadSettings(f"{key!r} must be one of {', '.join(choices)}, not {excerpt(value)}")
        elif not isinstance(value, bool):
            raise BadSettings(f"{key!r} must be true or false, not {excerpt(value)}")
        found[key] = value
    return TableSettings(**found)  # type: ignore[arg-type]


def table_settings_values(table: TableSettings) -> dict[str, object]:
    """The part as a settings file holds it: only what is not as usual."""
    values = table._asdict()
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in values.items()
        if value != getattr(USUAL_TABLE, name)
    }
