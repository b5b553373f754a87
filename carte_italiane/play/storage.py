"""Files that survive: written whole or not at all, and never thrown away when they cannot be read."""

from __future__ import annotations

import contextlib
import glob
import logging
import os
import zlib
from pathlib import Path
from typing import Final

from carte_italiane.play.faults import Fault, WriteProtected

#: A file whose name is longer, in bytes, is called otherwise while it is written: a name with more to it may be too
#: long for the disk.
_LONG_NAME: Final = 100
_LOG = logging.getLogger(__name__)


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that after any accident it holds either what it held before or all of this.

    Raises ``OSError``; then the file is as it was. So is one that is write-protected.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    target = Path(os.path.realpath(path))  # a link stays a link
    refuse_protected(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{_part_name(target)}.{os.urandom(4).hex()}.part")
    try:
        with open(part, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            os.chmod(part, target.stat().st_mode & 0o777)  # who could read the old file may read the new one
        os.replace(part, target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def remove(path: Path) -> None:
    """Take a file away, if there is one and it is not write-protected. Raises ``OSError``."""
    refuse_protected(path)
    path.unlink(missing_ok=True)


def refuse_protected(path: Path) -> None:
    """Raise ``WriteProtected`` for a file that its owner wants to stay as it is: another could still take its place."""
    if path.is_file() and not os.access(path, os.W_OK):
        raise WriteProtected(path)


def put_aside(path: Path, fault: Fault = Fault.DAMAGED) -> Path:
    """Give a file that cannot be used another name beside it, which no file has; returns it. Raises ``OSError``."""
    word = "newer" if fault == Fault.NEWER else "damaged"
    for number in range(1, 10_000):
        aside = path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")
        if not _claim(aside):
            continue
        try:
            if path.is_dir():
                aside.unlink()  # a folder takes no file's place
            os.replace(path, aside)
        except OSError:
            aside.unlink(missing_ok=True)
            raise
        return aside
    raise FileExistsError(f"{path} has been put aside too often")


def put_aside_if_possible(path: Path, fault: Fault = Fault.DAMAGED) -> Path | None:
    """The same, but None where the file has to stay as it is; the log tells why."""
    try:
        return put_aside(path, fault)
    except OSError as error:
        _LOG.warning("%s cannot be put aside: %s", path, error)
        return None


def remove_parts(path: Path) -> None:
    """Take away what writes of this file have left that were cut off; nobody may be writing it now."""
    target = Path(os.path.realpath(path))
    with contextlib.suppress(OSError):
        for part in target.parent.glob(f".{glob.escape(_part_name(target))}.*.part"):
            part.unlink(missing_ok=True)


def _part_name(target: Path) -> str:
    name = os.fsencode(target.name)
    return target.name if len(name) <= _LONG_NAME else f"{zlib.crc32(name):08x}"


def _claim(path: Path) -> bool:
    """Make an empty file of a name that is still free, so that nobody else takes it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    except FileExistsError:
        return False
    return True


def _sync_folder(folder: Path) -> None:
    """Where folders can be opened (not on Windows), make the new name last too."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
