"""The number of cards left, on the medallion of the stock; the trump's shield when the stock is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from carte_italiane.cards import SUITS
from carte_italiane.ui import palette
from carte_italiane.ui.table.paper import draw_token, serif

if TYPE_CHECKING:
    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.geometry import Spot


class CountChip(QGraphicsPixmapItem):
    """A small round of paper with a number, or a shield."""

    def __init__(self, theme: CardTheme) -> None:
        super().__init__()
        self._theme = theme
        self._drawn: object = None
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_count(self, left: int, middle: Spot, card_width: int) -> None:
        """So many cards are left."""
        self._show(str(left), middle, max(22.0, card_width * 0.44))

    def show_trump(self, suit: int, middle: Spot, card_width: int) -> None:
        """The trump suit, after the turned-up card has been drawn."""
        self._show(f"trump-{self._theme.deck}-{SUITS[suit]}", middle, max(32.0, card_width * 0.8))

    def _show(self, what: str, middle: Spot, size: float) -> None:
        self.setVisible(True)
        wanted = (what, size, self._theme.ratio)
        if wanted != self._drawn:
            self._drawn = wanted
            pixmap = self._theme.blank(size + 4, size + 4)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(2, 2)
            if what.startswith("trump"):
                draw_token(self._theme, painter, QPointF(size / 2, size / 2), size, what)
            else:
                _number(painter, what, size)
            painter.end()
            self.setPixmap(pixmap)
        self.setPos(round(middle.x - size / 2 - 2), round(middle.y - size / 2 - 2))


def _number(painter: QPainter, text: str, size: float) -> None:
    painter.setBrush(QColor(palette.PAPER_LIGHT))
    painter.setPen(QPen(QColor(palette.GOLD_SHADE), max(1.2, size * 0.06)))
    painter.drawEllipse(QRectF(1, 1, size - 2, size - 2))
    painter.setFont(serif(size * 0.56, bold=True))
    painter.setPen(QColor(palette.INK))
    painter.drawText(QRectF(0, 0, size, size), Qt.AlignmentFlag.AlignCenter, text)
