"""Where the copies of the program meet that share a folder: a place of this user alone."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Final

#: The path of a socket may have so many bytes everywhere (Linux: 107, macOS: 103).
_LONGEST: Final = 100


def socket_name(folder: Path) -> str:
    """The name by which ``QLocalServer`` listens there."""
    import zlib

    name = f"carte-italiane-{zlib.crc32(os.fsencode(folder)):08x}"
    if sys.platform == "win32":
        return name
    for place in (_runtime_folder(), folder):
        path = str(place / f"{name}.socket") if place is not None else ""
        if path and len(os.fsencode(path)) <= _LONGEST:
            return path
    return str(_private_folder() / f"{name}.socket")


def _runtime_folder() -> Path | None:
    """That of the session, which is where it usually is also when nobody says where."""
    named = os.environ.get("XDG_RUNTIME_DIR", "")
    found = Path(named or f"/run/user/{_user()}")
    return found if found.is_dir() and os.access(found, os.W_OK | os.X_OK) else None


def _user() -> int:
    if sys.platform == "win32":
        return 0
    return os.getuid()


def _private_folder() -> Path:
    """One with a short path, that nobody else may enter; somebody else's of this name is of no use."""
    import tempfile

    for parent in (tempfile.gettempdir(), "/tmp"):
        path = Path(parent) / f"carte-italiane-{_user()}"
        try:
            path.mkdir(mode=0o700, exist_ok=True)
            kind = path.lstat()
        except OSError:
            continue
        is_own = stat.S_ISDIR(kind.st_mode) and kind.st_uid == _user() and not kind.st_mode & 0o077
        if is_own and len(os.fsencode(path)) <= _LONGEST - len("/carte-italiane-01234567.socket"):
            return path
    return Path()  # nobody can listen there
