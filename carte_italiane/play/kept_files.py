"""Reading records that may be anything: what is found, or what is wrong with it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.play.faults import Fault, fault_of

if TYPE_CHECKING:
    from carte_italiane.play.record import Record

_LOG = logging.getLogger(__name__)


class FileTrouble(NamedTuple):
    """A file that could not be used, and where it is now, if it was put aside."""

    path: Path
    fault: Fault
    aside: Path | None = None


def open_record_file(path: Path) -> Record | FileTrouble:
    """The record in a file that a person has chosen; the file stays as it is."""
    from carte_italiane.play.record import TooNew, read_record_file

    try:
        return read_record_file(path)
    except (OSError, ValueError) as error:  # a refused record is a ValueError
        _LOG.warning("%s: %s", path, error)
        if isinstance(error, OSError):
            return FileTrouble(path, fault_of(error))
        return FileTrouble(path, Fault.NEWER if isinstance(error, TooNew) else Fault.DAMAGED)


def take_kept_record(path: Path) -> Record | FileTrouble | None:
    """The record in a file of the program's own, None if there is no file; what cannot be used is put aside."""
    found = open_record_file(path)
    if not isinstance(found, FileTrouble):
        return found
    if found.fault == Fault.MISSING:  # a link to nowhere stays, and what is written goes where it leads
        return None
    from carte_italiane.play.storage import put_aside_if_possible

    return found._replace(aside=put_aside_if_possible(path, found.fault))
