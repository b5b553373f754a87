"""One object of a settings file: what it may hold, and the refusal of anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class BadSettings(ValueError):
    """What is not a settings file, with the place and the reason."""


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
