"""The log as a file: what is found in its place and has no end is not waited for."""

from __future__ import annotations

import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING

from carte_italiane.play.own_file import open_file

if TYPE_CHECKING:
    from pathlib import Path


class LogFile(RotatingFileHandler):
    """Older ones stand beside it with a number. Raises ``OSError`` where there can be none."""

    def __init__(self, path: Path) -> None:
        # Names of files may be no text at all.
        super().__init__(path, maxBytes=500_000, backupCount=2, encoding="utf-8", errors="backslashreplace")

    def _open(self) -> TextIOWrapper:
        descriptor = open_file(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        return open(descriptor, self.mode, encoding=self.encoding, errors=self.errors)  # type: ignore[return-value]
