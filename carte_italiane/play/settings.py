"""The preferences: one frozen value, kept in a JSON file that people may edit.

What is wrong in the file is told with the place and the reason, and the rest of it holds (``mending``). Keys at the top
which this version does not know are left alone: a newer version may have written them, and its file must still be good
for it. How they are written: ``settings_file``.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from carte_italiane.play.faults import Fault, fault_of
from carte_italiane.play.look import CHOICES, FIRST, Look
from carte_italiane.play.match_settings import USUAL_MATCH, MatchSettings, read_match_settings
from carte_italiane.play.own_file import read_file
from carte_italiane.play.settings_part import BadSettings as BadSettings
from carte_italiane.play.settings_part import one_of, part_of, truth
from carte_italiane.play.table_settings import USUAL_TABLE, TableSettings, read_table_settings

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from carte_italiane.play.window_setting import WindowSetting

FORMAT: Final = "carte-italiane-settings"
VERSION: Final = 1
SEATS: Final = 4
LEVELS: Final = ("beginner", "club", "master", "reference")
#: Languages that can be chosen.
LANGUAGES: Final = ("en", "it", "ru")
#: Keys at the top that this version knows.
KEYS: Final = ("format", "version", "seats", "sound", "look", "table", "language", "match", "aids", "window")
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


class AidSettings(NamedTuple):
    """Aids that stay on from match to match: ``cards_seen``, the panel beside the table."""

    cards_seen: bool = False


USUAL_SOUND: Final = SoundSetting()
USUAL_AIDS: Final = AidSettings()


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is remembered between two starts. ``seats`` may be fewer than there are.

    ``language``: empty for that of the system. ``window``: None before it has been left for the first time.
    ``others``: what a newer version has written.
    """

    seats: tuple[SeatSetting, ...] = ()
    sound: SoundSetting = USUAL_SOUND
    look: Look = FIRST
    table: TableSettings = USUAL_TABLE
    language: str = ""
    match: MatchSettings = USUAL_MATCH
    aids: AidSettings = USUAL_AIDS
    window: WindowSetting | None = None
    others: Mapping[str, object] = field(default_factory=dict)

    def seat(self, seat: int) -> SeatSetting:
        """The setting of a seat; seat 0 is the person's."""
        return self.seats[seat] if seat < len(self.seats) else SeatSetting()


class Trouble(NamedTuple):
    """A settings file that could not be used: why, and where it is now, unless it could not be moved.

    ``lost``: the places in it that could not be used, if the others could.
    """

    reason: str
    aside: Path | None
    fault: Fault = Fault.DAMAGED
    lost: tuple[str, ...] = ()


def load_settings(path: Path) -> tuple[Settings, Trouble | None]:
    """The settings in a file, or fresh ones if there is none; a damaged or foreign file is put aside."""
    source = b""
    try:
        source = read_file(path, _LARGEST)
        return read_settings(source), None
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), None
    except OSError as error:
        from carte_italiane.play.storage import put_aside_if_possible

        trouble = Trouble(error.strerror or str(error), put_aside_if_possible(path), fault_of(error))
        return Settings(), _told(path, trouble)
    except BadSettings as error:
        from carte_italiane.play.mending import rescued

        settings, trouble = rescued(path, source, error)
        return settings, _told(path, trouble)


def read_settings(source: str | bytes) -> Settings:
    """The settings in a text; raises ``BadSettings``."""
    return settings_of(settings_content(source))


def settings_content(source: str | bytes) -> dict[str, object]:
    """The object that a settings file of this version holds; raises ``BadSettings``."""
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
    return content


def settings_of(content: Mapping[str, object]) -> Settings:
    """The settings in such an object; raises ``BadSettings``."""
    seats = content.get("seats", [])
    if not isinstance(seats, list) or len(seats) > SEATS:
        raise BadSettings(f"'seats' must be a list of at most {SEATS}, the person's first")
    people = tuple([_read_seat(number, entry) for number, entry in enumerate(seats)])
    return Settings(
        people,
        _read_sound(content.get("sound", {})),
        _read_look(content.get("look", {})),
        read_table_settings(content.get("table", {})),
        one_of(content["language"], "'language'", LANGUAGES) if content.get("language") else "",
        read_match_settings(content.get("match", {})),
        _read_aids(content.get("aids", {})),
        _read_window(content["window"]) if "window" in content else None,
        {key: value for key, value in content.items() if key not in KEYS},
    )


def _read_aids(entry: object) -> AidSettings:
    given = part_of(entry, "'aids'", AidSettings._fields)
    return AidSettings(**{name: truth(value, f"aids: {name!r}") for name, value in given.items()})


def _read_window(entry: object) -> WindowSetting:
    from carte_italiane.play.window_setting import read_window_setting

    return read_window_setting(entry)


def _read_sound(entry: object) -> SoundSetting:
    from carte_italiane.play.record_json import excerpt

    sound = SoundSetting(**part_of(entry, "'sound'", ("on", "volume")))  # type: ignore[arg-type]  # checked next
    truth(sound.on, "sound: 'on'")
    if type(sound.volume) is not int or not 0 <= sound.volume <= 100:
        raise BadSettings(f"sound: 'volume' must be a whole number from 0 to 100, not {excerpt(sound.volume)}")
    return sound


def _read_seat(number: int, entry: object) -> SeatSetting:
    where = f"seat {number}"
    given = part_of(entry, where, ("name", "level", "program"))
    level = one_of(given["level"], f"{where}: 'level'", LEVELS) if given.get("level") else ""
    seat = SeatSetting(_read_name(where, given.get("name", "")), level, _read_program(where, given.get("program", [])))
    if number == 0 and (seat.level or seat.program):
        raise BadSettings("seat 0 is the person's: it has a name, but no level and no program")
    return seat


def _read_look(entry: object) -> Look:
    given = part_of(entry, "'look'", CHOICES)
    return Look(**{key: one_of(value, f"look: '{key}'", CHOICES[key]) for key, value in given.items()})


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


def _told(path: Path, trouble: Trouble) -> Trouble:
    where = f"; it is now {trouble.aside}" if trouble.aside else ""
    _LOG.warning("%s: %s%s", path, trouble.reason, where)
    return trouble
