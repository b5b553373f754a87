"""A settings file of which not everything can be used: what is good in it holds all the same."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.play.faults import Fault
from carte_italiane.play.settings import (
    SEATS,
    BadSettings,
    NewerSettings,
    Settings,
    Trouble,
    settings_content,
    settings_of,
)
from carte_italiane.play.storage import put_aside_if_possible, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_NOTHING = object()
_LOG = logging.getLogger(__name__)


class Mended(NamedTuple):
    """What can be used, and the places of the rest: ``look.deck``, ``seats.1.level`` (seat 0 is the person's)."""

    settings: Settings
    lost: tuple[str, ...]


def rescued(path: Path, source: bytes, error: BadSettings) -> tuple[Settings, Trouble]:
    """What is good in a file that was refused. The file is put aside, and another without the rest takes its place."""
    try:
        found = mended(settings_content(source))
    except BadSettings:
        fault = Fault.NEWER if isinstance(error, NewerSettings) else Fault.DAMAGED
        return Settings(), Trouble(str(error), put_aside_if_possible(path, fault), fault)
    aside = put_aside_if_possible(path, Fault.DAMAGED)
    if aside is not None:
        from carte_italiane.play.settings_file import settings_text

        try:
            write_whole(path, settings_text(found.settings))
        except OSError as refused:
            _LOG.warning("%s: %s", path, refused)
    return found.settings, Trouble(str(error), aside, Fault.PARTLY, found.lost)


def mended(content: dict[str, object]) -> Mended:
    """The settings of all that can be read."""
    lost: list[str] = []
    good = {
        key: value
        for key, entry in content.items()
        if (value := _mend(entry, key, lambda part, key=key: _is_good({key: part}), lost)) is not _NOTHING  # type: ignore[misc]
    }
    return Mended(settings_of(good), tuple(lost))


def _mend(entry: object, place: str, is_good: Callable[[object], bool], lost: list[str]) -> object:
    """As much of an entry as is good; the places of what is not are added to those that are ``lost``."""
    if is_good(entry):
        return entry
    inner: list[str] = []
    found: object = _NOTHING
    if isinstance(entry, dict):
        parts = {
            key: _mend(value, f"{place}.{key}", lambda part, key=key: is_good({key: part}), inner)  # type: ignore[misc]
            for key, value in entry.items()
        }
        found = {key: part for key, part in parts.items() if part is not _NOTHING}
    elif isinstance(entry, list) and place == "seats":
        seats = [
            _mend(seat, f"{place}.{n}", lambda part, n=n: is_good([{}] * n + [part]), inner)  # type: ignore[misc]
            for n, seat in enumerate(entry)
        ]
        found = [{} if seat is _NOTHING else seat for seat in seats][:SEATS]
    if not found or found is _NOTHING or not is_good(found):
        lost.append(place)
        return _NOTHING
    lost.extend(inner)
    return found


def _is_good(content: dict[str, object]) -> bool:
    try:
        settings_of(content)
    except BadSettings:
        return False
    return True
