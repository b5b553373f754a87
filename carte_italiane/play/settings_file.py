"""Writing the settings: only what is not as usual, and what a newer version has left in their file."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from carte_italiane.play.look import FIRST
from carte_italiane.play.match_settings import match_settings_values
from carte_italiane.play.settings import FORMAT, USUAL_AIDS, USUAL_SOUND, VERSION, SeatSetting
from carte_italiane.play.settings_part import part_values
from carte_italiane.play.table_settings import USUAL_TABLE
from carte_italiane.play.window_setting import window_setting_values
from carte_italiane.play.written_soon import WrittenSoon

if TYPE_CHECKING:
    from carte_italiane.play.settings import Settings


class SettingsFile(WrittenSoon):
    """Keeps the settings."""

    def keep(self, settings: Settings) -> None:
        """Have the settings written soon."""
        self.write(partial(settings_text, settings))


def settings_text(settings: Settings) -> str:
    """What ``read_settings`` reads."""
    return json.dumps(_values(settings), ensure_ascii=False, indent=2) + "\n"


def _values(settings: Settings) -> dict[str, object]:
    usual = SeatSetting()
    seats = [part_values(seat, usual) for seat in settings.seats]
    while seats and not seats[-1]:
        seats.pop()
    parts = {
        "language": settings.language,
        "match": match_settings_values(settings.match),
        "seats": seats,
        "look": part_values(settings.look, FIRST),
        "table": part_values(settings.table, USUAL_TABLE),
        "sound": part_values(settings.sound, USUAL_SOUND),
        "aids": part_values(settings.aids, USUAL_AIDS),
        "window": window_setting_values(settings.window) if settings.window is not None else {},
    }
    known = {name: value for name, value in parts.items() if value}
    return {"format": FORMAT, "version": VERSION, **known, **settings.others}
