"""Cards as pictures on pages: painted from the drawings, sharp at any size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from carte_italiane.cards import card_text
from carte_italiane.ui.ornaments import blank, drawing, paint_shadow

if TYPE_CHECKING:
    from carte_italiane.cards import Card

#: Height of a card in widths.
TALL: Final = 5 / 3


@dataclass(frozen=True, slots=True)
class CardLook:
    """Which deck (a folder of ``resources/decks``), which indices (``none``, ``normal``, ``large``), which back."""

    deck: str = "italian"
    indices: str = "none"
    back: str = "blue"

    @property
    def is_french(self) -> bool:
        """Whether texts speak of diamonds and queens."""
        return self.deck != "italian"


ITALIAN: Final = CardLook()


def paint_card(painter: QPainter, look: CardLook, card: Card | None, place: QRectF) -> None:
    """Paint a card, or its back for None, into a rectangle."""
    if card is None:
        drawing("backs", look.back).render(painter, place)
        return
    drawing("decks", look.deck, card_text(card)).render(painter, place)
    if look.indices != "none":
        drawing("decks", "indices", look.deck, look.indices, card_text(card)).render(painter, place)


def paint_turned(
    painter: QPainter, look: CardLook, card: Card | None, middle: QPointF, width: float, turn: float
) -> None:
    """Paint a card with its shadow about its middle, turned by some degrees."""
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    place = QRectF(-width / 2, -width * TALL / 2, width, width * TALL)
    paint_shadow(painter, place, width * 0.06, width * 0.06)
    paint_card(painter, look, card, place)
    painter.restore()


def card_pixmap(look: CardLook, card: Card | None, width: int, ratio: float) -> QPixmap:
    """A card of a logical width for a pixel ratio, painted once."""
    key = f"card {look} {card} {width} {ratio}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    size = QSize(width, round(width * TALL))
    made = blank(size, ratio)
    painter = QPainter(made)
    paint_card(painter, look, card, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    QPixmapCache.insert(key, made)
    return made
