"""The sign that a match is paused: a slip in a corner of the table, where nothing lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from carte_italiane.ui import palette
from carte_italiane.ui.table.geometry import Box, Spot, height_of
from carte_italiane.ui.table.paper import SHADE, draw_slip, serif
from carte_italiane.ui.table.places import FLYING_Z
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPixmap

    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.scene import TableScene
    from carte_italiane.ui.table.seat_layout import Layout

_SIGN_Z = FLYING_Z + 450


class PauseSign(QGraphicsPixmapItem):
    """Lies above everything that moves; clicks go through it."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self.box = Box(0, 0, 0, 0)
        self.setZValue(_SIGN_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)

    def lie(self) -> None:
        """Be drawn, and placed, for the table of now."""
        layout = self._scene.layout
        self.setVisible(layout is not None)
        if layout is None:
            return
        pixmap = draw_sign(self._scene.theme, paused(), layout.text)
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self.box = free_corner(layout, size.width() - 2 * SHADE, size.height() - 2 * SHADE)
        self.setPos(round(self.box.x - SHADE), round(self.box.y - SHADE))

    def leave(self) -> None:
        """The match goes on."""
        self._scene.removeItem(self)


def paused() -> str:
    """What the sign says."""
    return translate("Pause", "Paused", "the sign on the table")


def free_corner(layout: Layout, width: float, height: float) -> Box:
    """Room for the sign: an upper corner, if need be below what lies there; the slip of the score is in the other."""
    slip, gap = layout.slip, layout.gap
    mirrored = slip.centre.x > layout.size.centre.x
    margin = min(slip.x, layout.size.right - slip.right)
    taken = list(_taken(layout))
    sign = Box(margin if mirrored else layout.size.right - margin - width, slip.y, width, height)
    while (under := next((box for box in taken if box.overlaps(sign)), None)) is not None:
        sign = sign._replace(y=under.bottom + gap)
    return sign


def _taken(layout: Layout) -> Iterator[Box]:
    """Where something lies at the edges of the table."""
    yield layout.slip
    card, high = layout.other_width, height_of(layout.other_width)
    for seat in layout.seats:
        yield seat.plate
        across = seat.side in ("left", "right")
        if seat.pile is not None:
            yield Box.around(Spot(*seat.pile), high if across else card, card if across else high)
        if seat.side != "bottom":
            long = 2 * abs(seat.plate.centre.y - seat.fan.y if across else seat.plate.x - seat.fan.x)
            yield Box.around(Spot(*seat.fan), high if across else long, long if across else high)


def draw_sign(theme: CardTheme, words: str, text: float) -> QPixmap:
    """Two bars and a word on a slip, ``SHADE`` larger on every side."""
    font = serif(text, bold=True)
    metrics = QFontMetricsF(font)
    bars, pad = text * 0.9, text * 0.8
    width, height = metrics.horizontalAdvance(words) + bars + 2.6 * pad, metrics.height() + 0.9 * text
    pixmap = theme.blank(width + 2 * SHADE, height + 2 * SHADE)
    painter = QPainter(pixmap)
    painter.translate(SHADE, SHADE)
    draw_slip(painter, QRectF(0, 0, width, height), text)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.WINE))
    for place in (0.0, 0.55):
        painter.drawRoundedRect(QRectF(pad + place * text, (height - text) / 2, text * 0.33, text), 1.5, 1.5)
    painter.setFont(font)
    painter.setPen(QColor(palette.INK))
    painter.drawText(QRectF(pad * 1.6 + bars, 0, width, height), Qt.AlignmentFlag.AlignVCenter, words)
    painter.end()
    return pixmap
