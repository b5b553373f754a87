"""Ornaments of the deck: laurel, rule, corner, suit marks and tokens, painted sharp at any size."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from carte_italiane.paths import resource
from carte_italiane.ui import palette

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


@cache
def drawing(*parts: str) -> QSvgRenderer:
    """A drawing by its place in the resources: ``drawing("icons", "laurel")``."""
    path = resource(*parts[:-1], f"{parts[-1]}.svg")
    return QSvgRenderer(str(path))


def paint_ornament(painter: QPainter, name: str, place: QRectF) -> None:
    """Paint an ornament into a rectangle."""
    drawing("icons", name).render(painter, place)


def ornament(name: str, size: QSize, ratio: float) -> QPixmap:
    """An ornament as a pixmap of a logical size for a pixel ratio."""
    made = blank(size, ratio)
    painter = QPainter(made)
    paint_ornament(painter, name, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return made


def blank(size: QSize, ratio: float) -> QPixmap:
    """A transparent pixmap of a logical size."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


def paint_shadow(painter: QPainter, place: QRectF, radius: float, depth: float) -> None:
    """A soft shadow under a sheet or card: translucent rounded rectangles, as filters are slow."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 18))
    for step in range(6):
        grow = depth * (step + 1) / 6
        painter.drawRoundedRect(
            place.adjusted(-grow * 0.6, -grow * 0.4, grow * 0.6, grow), radius + grow, radius + grow
        )
    painter.restore()


class Ornament(QWidget):
    """An ornament as wide as its place, in its own proportion and never larger than asked."""

    def __init__(self, name: str, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._width = width
        self._inscription = ""
        self._lower = 0.0
        self.set_scale(1.0)

    def stand_lower(self, lower: float) -> None:
        """Stand lower than the middle, to be level with text."""
        self._lower = lower

    def set_scale(self, scale: float) -> None:
        """Take up the room of a page that is drawn larger."""
        box = drawing("icons", self._name).viewBoxF()
        width, above = self._width * scale, round(self._lower * scale)
        self.setContentsMargins(0, above, 0, 0)
        self.setFixedHeight(max(1, round(width * box.height() / box.width())) + above)
        self.setMinimumWidth(round(width))

    def show_other(self, name: str) -> None:
        """Show another ornament of the same proportion."""
        self._name = name
        self.update()

    def inscribe(self, text: str) -> None:
        """Write something in its middle, in the widget's font."""
        self._inscription = text
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Centre it."""
        box, room = drawing("icons", self._name).viewBoxF(), QRectF(self.contentsRect())
        height = min(room.height(), room.width() * box.height() / box.width())
        place = QRectF(0, 0, height * box.width() / box.height(), height)
        place.moveCenter(room.center())
        painter = QPainter(self)
        paint_ornament(painter, self._name, place)
        painter.setPen(QColor(palette.INK))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._inscription)
        painter.end()
