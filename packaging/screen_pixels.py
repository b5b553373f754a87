"""What a virtual screen shows, read from the memory of its X server: nobody has to ask it, nothing is held up."""

from __future__ import annotations

import mmap
import struct
from pathlib import Path

#: The server writes its screen in the format of xwd: a head of big-endian numbers, colours, rows of pixels.
_HEAD = struct.Struct(">20I")
_HEAD_SIZE, _WIDTH, _HEIGHT, _ROW, _COLOURS = 0, 4, 5, 12, 19
_COLOUR_SIZE = 12
PIXEL = 4


class ScreenPixels:
    """The pixels of a screen whose server was started with ``virtual_screen(pixels=folder)``."""

    def __init__(self, folder: Path) -> None:
        (file,) = folder.glob("Xvfb_screen*")
        with file.open("rb") as opened:
            self._memory = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
        head = _HEAD.unpack_from(self._memory)
        self.width, self.height, self._row = int(head[_WIDTH]), int(head[_HEIGHT]), int(head[_ROW])
        self._start = head[_HEAD_SIZE] + head[_COLOURS] * _COLOUR_SIZE

    def __enter__(self) -> ScreenPixels:
        return self

    def __exit__(self, *_: object) -> None:
        self._memory.close()

    def colour(self, x: int, y: int) -> tuple[int, int, int]:
        """Red, green and blue of a pixel."""
        at = self._start + y * self._row + x * PIXEL
        blue, green, red = self._memory[at : at + 3]
        return red, green, blue

    def lit(self, steps: int = 8) -> float:
        """The part of the screen that is not black, by a grid of points: a bare screen is black."""
        points = [
            self.colour(self.width * column // steps, self.height * row // steps)
            for column in range(1, steps)
            for row in range(1, steps)
        ]
        return sum(any(colour) for colour in points) / len(points)

    def rows(self) -> bytes:
        """All pixels, row after row: blue, green, red and a byte without meaning."""
        end = self._start + self.height * self._row
        return self._memory[self._start : end]

    @property
    def row_length(self) -> int:
        """Bytes in a row."""
        return self._row
