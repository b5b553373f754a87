"""Drawn cards kept on disk between two starts: reading one takes a hundredth of the time of drawing it.

Nothing here is needed: a picture that is missing, damaged or of another version is drawn again. A file holds a
checksum (4 bytes) and the bare pixels (premultiplied ARGB, 4 bytes each): reading PNG would take five times as long.
"""

from __future__ import annotations

import os
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage, QPixmap

from carte_italiane import __version__
from carte_italiane.play.own_file import read_file

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

#: When there are more pictures than this, the oldest half goes.
MOST_PICTURES: Final = 800
#: Where less is free on the disk, in bytes, it is left to the match.
LEAST_FREE: Final = 300_000_000
_CHECKSUM: Final = 4
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied


class PictureStore:
    """Pictures made of some files (drawings, or the code that draws) at a size in device pixels, in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tidy = self._has_room = False

    def load(self, name: str, sources: Sequence[Path], width: int, height: int) -> QPixmap | None:
        """The picture of a name, if it is there and whole."""
        try:
            kept = read_file(self._file(name, sources, width, height), _CHECKSUM + 4 * width * height + 1)
        except OSError:
            return None
        pixels = kept[_CHECKSUM:]
        if len(pixels) != 4 * width * height or _checksum(pixels) != kept[:_CHECKSUM]:
            return None
        return QPixmap.fromImage(QImage(pixels, width, height, _FORMAT).copy())

    def keep(self, name: str, sources: Sequence[Path], pixmap: QPixmap) -> None:
        """Keep a picture for the next start; a disk that is full or read-only is no misfortune."""
        with suppress(OSError):
            if not self._tidy:
                self._drop_oldest()
            if not self._has_room:
                return
            file = self._file(name, sources, pixmap.width(), pixmap.height())
            pixels = bytes(pixmap.toImage().convertToFormat(_FORMAT).constBits())
            new = file.with_suffix(f".{os.getpid()}")
            try:
                new.write_bytes(_checksum(pixels) + pixels)
                new.replace(file)
            except OSError:
                new.unlink(missing_ok=True)

    def _file(self, name: str, sources: Sequence[Path], width: int, height: int) -> Path:
        """Named after everything that the picture depends on: a changed drawing is another picture."""
        parts = [f"{name}-{__version__}-{qVersion()}-{width}x{height}"]
        for source in sources:
            with suppress(OSError):
                stat = source.stat()
                parts.append(f"{stat.st_size:x}-{stat.st_mtime_ns:x}")
        return self._folder / ("-".join(parts) + ".argb")

    def _drop_oldest(self) -> None:
        from shutil import disk_usage

        self._tidy = True
        self._folder.mkdir(parents=True, exist_ok=True)
        self._has_room = disk_usage(self._folder).free > LEAST_FREE
        files = sorted(self._folder.iterdir(), key=lambda file: file.stat().st_mtime)
        if len(files) > MOST_PICTURES:
            for file in files[: len(files) // 2]:
                file.unlink(missing_ok=True)


def _checksum(pixels: bytes) -> bytes:
    return zlib.adler32(pixels).to_bytes(_CHECKSUM, "big")
