"""A piece of the table with a few cards, as they look now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from carte_italiane.cards import parse_card
from carte_italiane.ui import palette
from carte_italiane.ui.pages.card_picture import TALL
from carte_italiane.ui.table.backdrop import paint_table

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from carte_italiane.ui.table.card_theme import CardTheme

#: One of each suit, number cards and figures; then the back.
CARDS: Final = ("7D", "RC", "AS", "FB")
_CORNER: Final = 6
_WIDEST: Final = 120


class Preview(QWidget):
    """Drawn from the theme at every painting, so that it needs no telling."""

    def __init__(self, theme: CardTheme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Whatever is left."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint felt or wood, and the cards in a row."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        frame = QPainterPath()
        frame.addRoundedRect(place, _CORNER, _CORNER)
        painter.save()
        painter.setClipPath(frame)
        paint_table(painter, self._theme, place)
        self._paint_cards(painter, place)
        painter.restore()
        painter.setPen(QPen(QColor(palette.EDGE), 1.5))
        painter.drawPath(frame)
        painter.end()

    def _paint_cards(self, painter: QPainter, place: QRectF) -> None:
        self._theme.set_ratio(self.devicePixelRatioF())
        count = len(CARDS) + 1
        width = int(min(place.height() * 0.84 / TALL, place.width() / (count * 1.25), _WIDEST))
        step = width * 1.18
        left = place.center().x() - (step * (count - 1) + width) / 2
        top = place.center().y() - width * TALL / 2
        pictures = [*(self._theme.face(parse_card(card), width) for card in CARDS), self._theme.back(width)]
        for number, picture in enumerate(pictures):
            painter.drawPixmap(QPointF(round(left + step * number), round(top)), picture)
