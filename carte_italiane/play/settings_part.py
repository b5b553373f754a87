"""One object of a settings file: what it may hold, the refusal of anything else, and what of it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class BadSettings(ValueError):
    """What is not a settings file, with the place and the reason."""


class Part(Protocol):
    """A named tuple."""

    def _asdict(self) -> dict[str, Any]: ...


def part_of(entry: object, where: str, known: Iterable[str]) -> dict[str, object]:
    """An object with no other keys than these; ``where`` is what errors call it. Raises ``BadSettings``."""
    from carte_italiane.play.record_json import excerpt

    if not isinstance(entry, dict):
        raise BadSettings(f"{where} must be an object, not {excerpt(entry)}")
    names = tuple(known)
    for key in entry:
        if key not in names:
            raise BadSettings(f"{where} has no key {excerpt(key)}; it has: {', '.join(names)}")
    return entry


def one_of(value: object, where: str, choices: Sequence[str]) -> str:
    """One of some words; raises ``BadSettings``."""
    from carte_italiane.play.record_json import excerpt

    if not isinstance(value, str) or value not in choices:
        raise BadSettings(f"{where} must be one of {', '.join(choices)}, not {excerpt(value)}")
    return value


def truth(value: object, where: str) -> bool:
    """True or false; raises ``BadSettings``."""
    from carte_italiane.play.record_json import excerpt

    if not isinstance(value, bool):
        raise BadSettings(f"{where} must be true or false, not {excerpt(value)}")
    return value


def part_values(part: Part, usual: Part) -> dict[str, object]:
    """A part as a settings file holds it: only what is not as usual."""
    known = usual._asdict()
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in part._asdict().items()
        if value != known[name]
    }
