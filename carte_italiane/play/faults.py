"""What can be wrong with a file, in the kinds that people are told about."""

from __future__ import annotations

import errno
import os
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path


class Fault(StrEnum):
    """Why a file cannot be read or written."""

    DAMAGED = "damaged"
    NEWER = "newer"
    PARTLY = "partly"
    MISSING = "missing"
    FOLDER = "folder"
    FORBIDDEN = "forbidden"
    PROTECTED = "protected"
    READ_ONLY = "read-only"
    FULL = "full"
    BROKEN = "broken"


class WriteProtected(PermissionError):
    """A file that may not be written, while a file of its name might."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EACCES, os.strerror(errno.EACCES), str(path))


class NotAFile(OSError):
    """A pipe or a device."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(errno.EINVAL, "is not a file", str(path))


_BY_NUMBER: Final = {
    errno.ENOENT: Fault.MISSING,
    errno.ENOTDIR: Fault.MISSING,
    errno.EISDIR: Fault.FOLDER,
    errno.EACCES: Fault.FORBIDDEN,
    errno.EPERM: Fault.FORBIDDEN,
    errno.EROFS: Fault.READ_ONLY,
    errno.ENOSPC: Fault.FULL,
    getattr(errno, "EDQUOT", errno.ENOSPC): Fault.FULL,
}


def fault_of(error: Exception) -> Fault:
    """The kind of an error of the system."""
    if isinstance(error, WriteProtected):
        return Fault.PROTECTED
    if isinstance(error, NotAFile):
        return Fault.DAMAGED
    return _BY_NUMBER.get(getattr(error, "errno", None) or 0, Fault.BROKEN)
