"""Reading files that may be anything: only what has an end is read, and nobody is waited for.

A pipe or a device in the place of a file would hold up the program for ever. It is the opened file that is looked at:
by its name another could be meant by then.
"""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING, Final

from carte_italiane.play.faults import NotAFile

if TYPE_CHECKING:
    from pathlib import Path

#: Opening a pipe waits for nobody; elsewhere than on POSIX there is no such wait. Windows must not change line ends.
AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
#: At a time.
_PIECE: Final = 1 << 20


def open_file(path: str | Path, flags: int, mode: int = 0o666) -> int:
    """A descriptor of a file, opened as ``os.open`` does it. Raises ``OSError``, also for all that is not a file."""
    try:
        descriptor = os.open(path, flags | AT_ONCE, mode)
    except PermissionError as error:  # so Windows says it
        raise _is_a_folder(path) if os.path.isdir(path) else error from None
    try:
        kind = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(kind):
            raise _is_a_folder(path)
        if not stat.S_ISREG(kind):
            raise NotAFile(path)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def read_file(path: str | Path, most: int) -> bytes:
    """What a file holds, cut off after so many bytes. Raises ``OSError``."""
    descriptor = open_file(path, os.O_RDONLY)
    try:
        pieces = []
        while most > 0 and (piece := os.read(descriptor, min(most, _PIECE))):
            pieces.append(piece)
            most -= len(piece)
        return b"".join(pieces)
    finally:
        os.close(descriptor)


def _is_a_folder(path: str | Path) -> OSError:
    return IsADirectoryError(errno.EISDIR, "is a folder", str(path))
