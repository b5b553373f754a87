"""Drawn pictures by what they show and how wide; what is not there yet can be owed for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

#: Pixels that are kept at most (4 bytes each), and how many pixmaps whatever their size.
_MOST_PIXELS: Final = 30_000_000
_ALWAYS_KEPT: Final = 60


class Picture(NamedTuple):
    """What is drawn, in which manner, how many window pixels wide."""

    subject: str
    manner: str
    width: int


class PictureCache:
    """Pictures of one look at one pixel ratio.

    While ``frozen`` nothing is drawn that has been drawn in any width, manner or look: that is given, and the picture
    that should have been is owed. What is owed can be drawn one by one (``draw_owed``), so that nothing stands still.
    """

    def __init__(self) -> None:
        self.frozen = False
        self._drawn: dict[Picture, QPixmap] = {}
        self._before: dict[Picture, QPixmap] = {}
        self._owed: dict[Picture, Callable[[], QPixmap]] = {}

    def begin_anew(self) -> None:
        """The look or the pixel ratio is another one; what has been drawn serves at most while frozen."""
        self._before = {**self._before, **self._drawn} if self.frozen else {}
        self._drawn = {}
        self._owed.clear()

    def has(self, picture: Picture) -> bool:
        """Whether it need not be drawn any more."""
        return picture in self._drawn

    def get(self, picture: Picture, draw: Callable[[], QPixmap]) -> QPixmap:
        """A picture, drawn if it is not there; the one asked for last is the last to go when there are too many."""
        found = self._drawn.pop(picture, None)
        if found is None:
            stand_in = self._stand_in(picture) if self.frozen else None
            if stand_in is not None:
                self._owed[picture] = draw
                return stand_in
            found = draw()
        self._drawn[picture] = found
        self._limit()
        return found

    def take(self, picture: Picture, draw: Callable[[], QPixmap], instead: QPixmap | None) -> QPixmap:
        """A picture that is not kept; ``instead`` of it while frozen."""
        if self.frozen and instead is not None:
            self._owed[picture] = draw
            return instead
        return self._drawn.pop(picture, None) or draw()

    def owe_nothing(self) -> None:
        """Begin a new account."""
        self._owed.clear()

    def draw_owed(self) -> bool:
        """Draw one of the pictures that are owed; whether there was one."""
        if not self._owed:
            return False
        picture = next(iter(self._owed))
        draw = self._owed.pop(picture)
        if picture not in self._drawn:
            frozen, self.frozen = self.frozen, False
            try:
                self._drawn[picture] = draw()
            finally:
                self.frozen = frozen
        return True

    def forget(self, widths: set[int]) -> None:
        """Drop what is of another width, another look or owed."""
        self._drawn = {picture: pixmap for picture, pixmap in self._drawn.items() if picture.width in widths}
        self._before = {}
        self._owed.clear()

    def _stand_in(self, picture: Picture) -> QPixmap | None:
        """The widest picture of the same subject."""
        for kept in (self._drawn, self._before):
            widths = [other for other in kept if other.subject == picture.subject]
            if widths:
                return kept[max(widths, key=lambda other: other.width)]
        return None

    def _limit(self) -> None:
        """Drop what has not been asked for the longest: it would be drawn again."""
        pixels = sum(pixmap.width() * pixmap.height() for pixmap in self._drawn.values())
        while pixels > _MOST_PIXELS and len(self._drawn) > _ALWAYS_KEPT:
            oldest = next(iter(self._drawn))
            dropped = self._drawn.pop(oldest)
            pixels -= dropped.width() * dropped.height()
