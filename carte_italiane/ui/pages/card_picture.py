"""Cards as pictures on pages: painted from the drawings of a ``CardTheme``, sharp at any size and turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from carte_italiane.cards import card_text
from carte_italiane.ui.ornaments import paint_shadow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from carte_italiane.cards import Card
    from carte_italiane.ui.table.card_theme import CardTheme

#: Height of a card in widths.
TALL: Final = 5 / 3


def paint_turned(
    painter: QPainter, theme: CardTheme, card: Card | None, middle: QPointF, width: float, turn: float
) -> None:
    """Paint a card (None: its back) with its shadow about its middle, turned by some degrees."""
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    place = QRectF(-width / 2, -width * TALL / 2, width, width * TALL)
    paint_shadow(painter, place, width * 0.06, width * 0.06)
    if card is None:
        # A fan has many backs: drawn from one pixmap, fine enough to be turned.
        back = theme.back(round(width * 2 * painter.device().devicePixelRatio()))
        painter.drawPixmap(place, back, QRectF(back.rect()))
    else:
        theme.drawing("decks", theme.deck, card_text(card)).render(painter, place)
    painter.restore()


class CardRow(QWidget):
    """Small cards in a row, each covering a part of the one before; None is a card's back."""

    def __init__(self, theme: CardTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cards: tuple[Card | None, ...] = ()
        self._width = 20
        self._step = 12.0

    def show_cards(self, cards: Sequence[Card | None], width: int, step: float) -> None:
        """Show cards of a width, each ``step`` to the right of the one before."""
        self._cards, self._width, self._step = tuple(cards), width, step
        covered = step * (len(self._cards) - 1)
        self.setFixedSize(QSize(round(covered) + width + 1 if cards else 0, round(width * TALL) + 1))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pixmaps side by side."""
        self._theme.set_ratio(self.devicePixelRatioF())
        painter = QPainter(self)
        for place, card in enumerate(self._cards):
            pixmap = self._theme.back(self._width) if card is None else self._theme.small_face(card, self._width)
            painter.drawPixmap(QPointF(round(place * self._step), 0), pixmap)
        painter.end()
