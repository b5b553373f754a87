"""The preferences: one frozen value, read from a JSON file that people may edit.

What is wrong in the file is refused with the place and the reason, except that keys at the top which this version does
not know are left alone: a newer version may have written them, and its file must still be good for it.
"""

from __future__ import annotations

import logging
import os
import stat
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from carte_italiane.play.faults import Fault, fault_of
from carte_italiane.play.look import CHOICES, FIRST, Look
from carte_italiane.play.settings_part import BadSettings as BadSettings
from carte_italiane.play.settings_part import part_of
from carte_italiane.play.table_settings import USUAL_TABLE, TableSettings, read_table_settings

if TYPE_CHECKING:
    from pathlib import Path

FORMAT: Final = "carte-italiane-settings"
VERSION: Final = 1
SEATS: Final = 4
LEVELS: Final = ("beginner", "club", "master", "reference")
#: More than any settings file, in bytes.
_LARGEST: Final = 1_000_000
_LOG = logging.getLogger(__name__)


class NewerSettings(BadSettings):
    """Settings of a later version of the format."""


class SeatSetting(NamedTuple):
    """Who sits at a seat. Empty: a name of ours, the level chosen on the start page, no program of somebody else.

    ``program``: a command with its arguments, that speaks ``docs/engine-protocol.md``; it is asked at ``level``.
    """

    name: str = ""
    level: str = ""
    program: tuple[str, ...] = ()


class SoundSetting(NamedTuple):
    """Whether there is sound, and how loud it is or would be: ``volume`` from 0 to 100."""

    on: bool = True
    volume: int = 65

    @property
    def heard(self) -> int:
        """The volume that counts."""
        return self.volume if self.on else 0


USUAL_SOUND: Final = SoundSetting()


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is remembered between two starts. ``seats`` may be fewer than there are."""

    seats: tuple[SeatSetting, ...] = ()
    sound: SoundSetting = USUAL_SOUND
    look: Look = FIRST
    table: TableSettings = USUAL_TABLE

    def seat(self, seat: int) -> SeatSetting:
        """The setting of a seat; seat 0 is the person's."""
        return self.seats[seat] if seat < len(self.seats) else SeatSetting()


class Trouble(NamedTuple):
    """A settings file that could not be used: why, and where it is now, unless it could not be moved."""

    reason: str
    aside: Path | None
    fault: Fault = Fault.DAMAGED


def load_settings(path: Path) -> tuple[Settings, Trouble | None]:
    """The settings in a file, or fresh ones if there is none; a damaged or foreign file is put aside."""
    try:
        return read_settings(_content(path)), None
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), None
    except OSError as error:
        return Settings(), _told(path, Trouble(error.strerror or str(error), _put_aside(path), fault_of(error)))
    except BadSettings as error:
        fault = Fault.NEWER if isinstance(error, NewerSettings) else Fault.DAMAGED
        return Settings(), _told(path, Trouble(str(error), _put_aside(path), fault))


def _content(path: Path) -> bytes:
    mode = os.stat(path).st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):  # a device or pipe might never end
        raise BadSettings("is not a file")
    with open(path, "rb") as file:
        return file.read(_LARGEST)


def read_settings(source: str | bytes) -> Settings:
    """The settings in a text; raises ``BadSettings``."""
    from carte_italiane.play.record_json import BadJson, excerpt, parse_json

    try:
        content = parse_json(source)
    except BadJson as error:
        raise BadSettings(str(error)) from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadSettings(f'not settings: \'"format": "{FORMAT}"\' is missing')
    version = content.get("version")
    if type(version) is not int or version != VERSION:
        refusal = NewerSettings if type(version) is int and version > VERSION else BadSettings
        raise refusal(f"version {excerpt(version)} is not known, only {VERSION}")
    seats = content.get("seats", [])
    if not isinstance(seats, list) or len(seats) > SEATS:
        raise BadSettings(f"'seats' must be a list of at most {SEATS}, the person's first")
    people = tuple([_read_seat(number, entry) for number, entry in enumerate(seats)])
    sound, look = _read_sound(content.get("sound", {})), _read_look(content.get("look", {}))
    return Settings(people, sound, look, read_table_settings(content.get("table", {})))


def _read_sound(entry: object) -> SoundSetting:
    from carte_italiane.play.record_json import excerpt

    sound = SoundSetting(**part_of(entry, "'sound'", ("on", "volume")))  # type: ignore[arg-type]  # checked next
    if type(sound.on) is not bool:
        raise BadSettings(f"sound: 'on' must be true or false, not {excerpt(sound.on)}")
    if type(sound.volume) is not int or not 0 <= sound.volume <= 100:
        raise BadSettings(f"sound: 'volume' must be a whole number from 0 to 100, not {excerpt(sound.volume)}")
    return sound


def _read_seat(number: int, entry: object) -> SeatSetting:
    from carte_italiane.play.record_json import excerpt

    where = f"seat {number}"
    given = part_of(entry, where, ("name", "level", "program"))
    level = given.get("level", "")
    if not isinstance(level, str) or level not in ("", *LEVELS):
        raise BadSettings(f"{where}: 'level' must be one of {', '.join(LEVELS)}, not {excerpt(level)}")
    seat = SeatSetting(_read_name(where, given.get("name", "")), level, _read_program(where, given.get("program", [])))
    if number == 0 and (seat.level or seat.program):
        raise BadSettings("seat 0 is the person's: it has a name, but no level and no program")
    return seat


def _read_look(entry: object) -> Look:
    from carte_italiane.play.record_json import excerpt

    given = part_of(entry, "'look'", CHOICES)
    for key, value in given.items():
        if value not in CHOICES[key]:
            raise BadSettings(f"look: '{key}' must be one of {', '.join(CHOICES[key])}, not {excerpt(value)}")
    return Look(**given)  # type: ignore[arg-type]  # each is one of its choices


def _read_name(where: str, name: object) -> str:
    from carte_italiane.play.record import LONGEST_NAME
    from carte_italiane.play.record_json import excerpt

    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadSettings(f"{where}: 'name' must be text of up to {LONGEST_NAME} characters, not {excerpt(name)}")
    return name.strip()


def _read_program(where: str, words: object) -> tuple[str, ...]:
    from carte_italiane.play.record_json import excerpt

    if not isinstance(words, list) or not all(isinstance(word, str) and "\0" not in word for word in words):
        raise BadSettings(f"{where}: 'program' must be a list of texts, the command first, not {excerpt(words)}")
    if words and not words[0].strip():
        raise BadSettings(f"{where}: 'program' begins with an empty command")
    return tuple(words)


def _put_aside(path: Path) -> Path | None:
    from carte_italiane.play.storage import put_aside_if_possible

    return put_aside_if_possible(path)


def _told(path: Path, trouble: Trouble) -> Trouble:
    where = f"; it is now {trouble.aside}" if trouble.aside else ""
    _LOG.warning("%s: %s%s", path, trouble.reason, where)
    return trouble
