"""The label before a seat: the name on paper, golden with a pointer in its turn, the dealer's token as its seal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from carte_italiane.ui import palette
from carte_italiane.ui.table.paper import SHADE, draw_slip, draw_token, fitting

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.geometry import Box


class PlateText(NamedTuple):
    """What a plate says."""

    name: str
    is_dealer: bool
    in_turn: bool


class SeatPlate(QGraphicsPixmapItem):
    """A plate; it is drawn anew only when it says something else."""

    def __init__(self, theme: CardTheme) -> None:
        super().__init__()
        self._theme = theme
        self._drawn: object = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_text(self, said: PlateText, box: Box, text: float) -> None:
        """Say this, in a box."""
        wanted = (said, box, text, self._theme.ratio)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        self.setPixmap(draw_plate(self._theme, said, box.width, box.height, text))
        self.setPos(round(box.x - SHADE), round(box.y - SHADE))


def draw_plate(theme: CardTheme, said: PlateText, width: float, height: float, text: float) -> QPixmap:
    """The picture of a plate, ``SHADE`` larger on every side."""
    pixmap = theme.blank(width + 2 * SHADE, height + 2 * SHADE)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SHADE, SHADE)
    token = height * 1.14
    slip = QRectF(0, 0, width, height)
    draw_slip(painter, slip, text, golden=said.in_turn)
    left = token + 1 if said.is_dealer else height * 0.4
    right = width - height * 0.75
    words, font = fitting(said.name, right - left, text, bold=True)
    painter.setFont(font)
    painter.setPen(QColor(palette.INK))
    painter.drawText(QRectF(left, 0, right - left, height), Qt.AlignmentFlag.AlignVCenter, words)
    if said.in_turn:
        _pointer(painter, QPointF(width - height * 0.46, height / 2), height * 0.2)
    if said.is_dealer:
        draw_token(theme, painter, QPointF(token * 0.5 - SHADE * 0.5, height / 2), token, "dealer")
    painter.end()
    return pixmap


def _pointer(painter: QPainter, middle: QPointF, size: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.INK))
    corners = [QPointF(-0.7, -1), QPointF(1.0, 0), QPointF(-0.7, 1), QPointF(-0.25, 0)]
    painter.drawPolygon(QPolygonF([middle + corner * size for corner in corners]))
