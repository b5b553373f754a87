"""What helps to find a fault: versions, the system, the end of the log, the last record. Nothing personal.

Names of players and of the home folder are left out.
"""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carte_italiane import __version__
from carte_italiane.engine_kind import engine_kind
from carte_italiane.paths import log_file
from carte_italiane.play.own_file import open_file

if TYPE_CHECKING:
    from collections.abc import Mapping

    from carte_italiane.play.record import Record

LOG_LINES: Final = 60
#: More than so many lines take; a log may be long.
_TAIL: Final = 20_000


def problem_report(record: Record | None, others: Mapping[str, str]) -> str:
    """The text of a report; ``others``: versions of what this program runs on."""
    lines = [
        f"Carte Italiane {__version__} ({engine_kind()} rules)",
        f"Python {platform.python_version()}",
        *(f"{name} {version}" for name, version in others.items()),
        f"{platform.system()} {platform.release()} {platform.machine()}",
        "",
        "Log:",
        *(log_tail() or ["(empty)"]),
        "",
        "Record:",
        _nameless(record) if record is not None else "(none)",
    ]
    return "\n".join(lines)


def log_tail() -> list[str]:
    """The last lines of the log, without the name of the home folder."""
    try:
        with open(open_file(log_file(), os.O_RDONLY), "rb") as file:
            file.seek(0, 2)
            file.seek(max(0, file.tell() - _TAIL))
            text = file.read().decode("utf-8", "replace")
    except OSError:
        return []
    home = str(Path.home())
    return text.replace(home, "~").splitlines()[-LOG_LINES:] if len(home) > 1 else text.splitlines()[-LOG_LINES:]


def _nameless(record: Record) -> str:
    from carte_italiane.play.record import record_text

    players = [player._replace(name=f"seat {seat}") for seat, player in enumerate(record.players)]
    meta = {key: record.meta[key] for key in ("deal_number", "aids") if key in record.meta}
    return record_text(record.match, players, meta)
