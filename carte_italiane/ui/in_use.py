"""A file that one program at a time holds, as long as its process lives, however it ends.

It is the system that holds it for the process, so what the file says does not count: nothing that a crash, a loss of
power or another machine has left there locks anybody out.
"""

from __future__ import annotations

import logging
import os
import sys
from enum import Enum
from typing import TYPE_CHECKING, Final

from carte_italiane.play.own_file import open_file, read_file

if TYPE_CHECKING:
    from pathlib import Path

#: More than any path of a socket.
_LONGEST: Final = 4096
#: Windows keeps what is locked from being read: far behind what is written.
_LOCKED_BYTE: Final = 1 << 20
_LOG = logging.getLogger(__name__)


class Hold(Enum):
    """Whose the file is: this program's, another's, or (it cannot be locked) nobody can say."""

    OURS = "ours"
    ANOTHER = "another"
    UNKNOWN = "unknown"


class InUse:
    """Holds the file at ``path``, once it has been taken; what it notes there the others may read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self) -> Hold:
        """Hold the file, if no other does. What is in its place and cannot be opened is put aside."""
        try:
            self._file = self._opened()
            return Hold.OURS if self._is_locked_now() else Hold.ANOTHER
        except OSError as error:
            _LOG.warning("whether another copy runs cannot be said: %s: %s", self._path, error)
            return Hold.UNKNOWN

    def note(self, text: str) -> None:
        """Write something for the others, while the file is held."""
        if self._file is not None:
            try:
                os.ftruncate(self._file, 0)
                os.lseek(self._file, 0, os.SEEK_SET)
                os.write(self._file, os.fsencode(text))
            except OSError as error:
                _LOG.warning("%s: %s", self._path, error)

    def noted(self) -> str:
        """What the one who holds the file has written there; it may also be anything else."""
        try:
            return os.fsdecode(read_file(self._path, _LONGEST))
        except OSError:
            return ""

    def leave(self) -> None:
        """Make room for another. The file stays: who has just opened it would else hold one that is not there."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _opened(self) -> int:
        try:
            return self._open()
        except OSError:
            from carte_italiane.play.storage import put_aside

            if not os.path.lexists(self._path):
                raise
            put_aside(self._path)
            return self._open()

    def _open(self) -> int:
        # Through a link another folder could be locked.
        return open_file(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)

    def _is_locked_now(self) -> bool:
        """Lock the open file for this process; False if another has. Raises ``OSError`` where that cannot be had."""
        assert self._file is not None
        try:
            _lock(self._file)
        except (BlockingIOError, PermissionError):
            self.leave()
            return False
        except OSError:
            self.leave()
            raise
        return True


if sys.platform == "win32":

    def _lock(file: int) -> None:
        import msvcrt

        os.lseek(file, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: int) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
