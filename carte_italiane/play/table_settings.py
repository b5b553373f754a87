"""How a person likes the table: the part ``table`` of the settings."""

from __future__ import annotations

from typing import Final, NamedTuple

from carte_italiane.play.settings_part import BadSettings, one_of, part_of, truth

#: Games that go clockwise as most play them.
CLOCKWISE: Final = ("briscola",)
GAMES: Final = ("scopa", "scopone", "briscola")
SORTINGS: Final = ("suit", "rank", "dealt")
SPEEDS: Final = ("relaxed", "normal", "fast", "none")
#: What there is to choose where it is not only on or off, in the order of forms.
CHOICES: Final[dict[str, tuple[str, ...]]] = {"speed": SPEEDS, "sorting": SORTINGS}
#: What is on or off.
SWITCHES: Final = ("mirrored", "confirm", "play_forced")


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
            found[key] = tuple(value)
        elif key in CHOICES:
            found[key] = value if (key, value) == ("speed", "") else one_of(value, repr(key), CHOICES[key])
        else:
            found[key] = truth(value, repr(key))
    return TableSettings(**found)  # type: ignore[arg-type]
