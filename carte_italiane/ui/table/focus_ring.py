"""The ring round what has the keyboard: blue in ivory, so that one of the two stands out from felt, paper and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from carte_italiane.ui import palette

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.geometry import Box

#: Above all that lies, and below what flies.
RING_Z: Final = 890.0
#: Thickness of the ring in text sizes, and its least in pixels.
_THICK, _THINNEST = 0.38, 6.0


class FocusRing(QGraphicsPixmapItem):
    """A ring; it is drawn anew only for another size."""

    def __init__(self, theme: CardTheme) -> None:
        super().__init__()
        self._theme = theme
        self._drawn: object = None
        self.setZValue(RING_Z)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_round(self, box: Box, text: float) -> None:
        """Lie round a box; ``text`` is the size of the letters on this table."""
        thick = max(_THINNEST, text * _THICK)
        wanted = (box.width, box.height, thick, self._theme.ratio)
        if wanted != self._drawn:
            self._drawn = wanted
            self.setPixmap(draw_ring(self._theme, box.width, box.height, thick))
        self.setPos(round(box.x - 2 * thick), round(box.y - 2 * thick))
        self.setVisible(True)


def draw_ring(theme: CardTheme, width: float, height: float, thick: float) -> QPixmap:
    """The picture of a ring round a box, twice its thickness larger on every side."""
    pixmap = theme.blank(width + 4 * thick, height + 4 * thick)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QRectF(thick * 1.3, thick * 1.3, width + thick * 1.4, height + thick * 1.4)
    radius = min(width, height) * 0.07 + thick
    for colour, size in ((palette.INK, 1.25), (palette.IVORY, 1.0), (palette.BLUE, 0.56)):
        painter.setPen(QPen(QColor(colour), thick * size))
        painter.drawRoundedRect(middle, radius, radius)
    painter.end()
    return pixmap
