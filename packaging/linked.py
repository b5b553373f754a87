"""What a compiled file links to directly: the libraries that it names, not those that they name in turn."""

from __future__ import annotations

import functools
import re
import subprocess
import sys
from pathlib import Path

_NEEDED = re.compile(r"^\s*NEEDED\s+(\S+)", re.MULTILINE)


@functools.cache
def needed(file: str) -> tuple[str, ...]:
    """The names of the libraries that a file needs."""
    if sys.platform == "linux":
        told = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=False)
        return tuple(_NEEDED.findall(told.stdout))
    from PyInstaller.depend.bindepend import get_imports

    return tuple(Path(name).name for name, _ in get_imports(file))


def is_elf(file: Path) -> bool:
    """Whether a file is a program or library of Linux."""
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"
