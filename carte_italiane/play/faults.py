"""What can be wrong with a file, in the kinds that people are told about."""

from __future__ import annotations

import errno
from enum import StrEnum
from typing import Final


class Fault(StrEnum):
    """Why a file cannot be read or written."""

    DAMAGED = "damaged"
    NEWER = "newer"
    MISSING = "missing"
    FOLDER = "folder"
    FORBIDDEN = "forbidden"
    READ_ONLY = "read-only"
    FULL = "full"
    BROKEN = "broken"


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
    return _BY_NUMBER.get(getattr(error, "errno", None) or 0, Fault.BROKEN)
