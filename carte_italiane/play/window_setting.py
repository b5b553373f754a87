"""Where the window was and how large: the part ``window`` of the settings."""

from __future__ import annotations

from typing import Final, NamedTuple

from carte_italiane.play.settings_part import BadSettings, part_of, truth

#: Larger than any desktop.
FARTHEST: Final = 100_000


class WindowSetting(NamedTuple):
    """``x`` and ``y`` of its frame, ``width`` and ``height`` inside it, as they are when it is not maximised."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False


def read_window_setting(entry: object) -> WindowSetting:
    """The part in a settings file; raises ``BadSettings``."""
    from carte_italiane.play.record_json import excerpt

    given = part_of(entry, "'window'", WindowSetting._fields)
    numbers: dict[str, int] = {}
    for name in ("x", "y", "width", "height"):
        value, least = given.get(name), -FARTHEST if name in "xy" else 1
        if type(value) is not int or not least <= value <= FARTHEST:
            raise BadSettings(f"window: {name!r} must be a whole number of pixels, not {excerpt(value)}")
        numbers[name] = value
    return WindowSetting(**numbers, maximised=truth(given.get("maximised", False), "window: 'maximised'"))


def window_setting_values(window: WindowSetting) -> dict[str, object]:
    """The part as a settings file holds it."""
    values: dict[str, object] = window._asdict()
    return {name: value for name, value in values.items() if name != "maximised" or value}
