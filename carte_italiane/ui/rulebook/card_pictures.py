"""Pictures of cards within text: a few of the person's deck side by side, those that matter lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from carte_italiane.cards import parse_card
from carte_italiane.ui import palette
from carte_italiane.ui.rulebook.page_html import CARDS, group_width, step
from carte_italiane.ui.table.card_theme import CORNER
from carte_italiane.ui.table.geometry import height_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from carte_italiane.ui.table.card_theme import CardTheme


def card_picture(address: str, theme: CardTheme, width: int, most: int) -> QPixmap:
    """The picture of ``cards:7D,5C*``: cards of a width, narrower if the row would be wider than ``most``."""
    names = address.removeprefix(CARDS).split(",")
    edge = max(3, round(width * 0.08))
    while width > 16 and group_width(len(names), width) > most - 2 * edge:
        width -= 1
    picture = theme.blank(group_width(len(names), width) + 2 * edge, height_of(width) + 2 * edge)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, name in enumerate(names):
        corner = QPointF(edge + round(place * width * step(len(names))), edge)
        card = QRectF(corner.x(), corner.y(), width, height_of(width))
        painter.drawPixmap(corner, theme.face(parse_card(name[:2]), width))
        if name.endswith("*"):
            _light(painter, card, width)
    painter.end()
    return picture


def _light(painter: QPainter, card: QRectF, width: int) -> None:
    """A frame of gold with a dark rim, seen without colours too."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, line in ((palette.INK, width * 0.1), (palette.GOLD, width * 0.06)):
        painter.setPen(QPen(QColor(colour), line))
        painter.drawRoundedRect(card, CORNER * width, CORNER * width)
