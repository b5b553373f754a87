"""Drawn cards kept on disk between two starts: reading one takes a twentieth of the time of drawing it.

Nothing here is needed: a picture that is missing, damaged or of another version is drawn again.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import qVersion
from PySide6.QtGui import QPixmap

from carte_italiane import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

#: When there are more pictures than this, the oldest half goes.
MOST_PICTURES: Final = 800
#: Little compression, much speed.
_PNG_QUALITY: Final = 90


class PictureStore:
    """Pictures made of some drawings (SVG files) at a size in device pixels, in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tidy = False

    def load(self, drawings: Sequence[Path], width: int, height: int) -> QPixmap | None:
        """The picture, if it is there and whole."""
        pixmap = QPixmap(str(self._file(drawings, width, height)))
        return None if pixmap.isNull() or (pixmap.width(), pixmap.height()) != (width, height) else pixmap

    def keep(self, drawings: Sequence[Path], pixmap: QPixmap) -> None:
        """Keep a picture for the next start; a disk that is full or read-only is no misfortune."""
        with suppress(OSError):
            if not self._tidy:
                self._drop_oldest()
            file = self._file(drawings, pixmap.width(), pixmap.height())
            new = file.with_suffix(f".{os.getpid()}")
            if pixmap.save(str(new), "PNG", _PNG_QUALITY):
                new.replace(file)
            else:
                new.unlink(missing_ok=True)

    def _file(self, drawings: Sequence[Path], width: int, height: int) -> Path:
        """Named after everything that the picture depends on: a changed drawing is another picture."""
        parts = [f"{__version__}-{qVersion()}-{width}x{height}"]
        for drawing in drawings:
            with suppress(OSError):
                stat = drawing.stat()
                folders = "-".join(drawing.parts[-4:-1])
                parts.append(f"{folders}-{drawing.stem}-{stat.st_size:x}-{stat.st_mtime_ns:x}")
        return self._folder / ("-".join(parts) + ".png")

    def _drop_oldest(self) -> None:
        self._tidy = True
        self._folder.mkdir(parents=True, exist_ok=True)
        files = sorted(self._folder.iterdir(), key=lambda file: file.stat().st_mtime)
        if len(files) > MOST_PICTURES:
            for file in files[: len(files) // 2]:
                file.unlink(missing_ok=True)
