"""The three games as pictures, composed from cards of the deck, and the tile that shows one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from carte_italiane.cards import parse_card
from carte_italiane.ui.ornaments import blank
from carte_italiane.ui.pages.card_picture import TALL, paint_turned
from carte_italiane.ui.table.backdrop import paint_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.ui.table.card_theme import CardTheme

#: Radius of a picture's corners.
CORNER: Final = 5
_NINE: Final = ("AS", "3B", "RC", "5D", "CC", "7S", "FD", "4C", "RB")


def game_picture(game: str, theme: CardTheme, size: QSize, ratio: float) -> QPixmap:
    """A view of the table in a game."""
    made = blank(size, ratio)
    painter = QPainter(made)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    place = QRectF(0, 0, size.width(), size.height())
    paint_table(painter, theme, place)
    {"scopa": _paint_scopa, "scopone": _paint_scopone, "briscola": _paint_briscola}[game](painter, theme, place)
    whole, window = QPainterPath(), QPainterPath()
    whole.addRect(place.adjusted(-1, -1, 1, 1))
    window.addRoundedRect(place, CORNER, CORNER)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillPath(whole - window, Qt.GlobalColor.black)
    painter.end()
    return made


def _unit(place: QRectF) -> float:
    """Height that the composition is drawn for: a view 16 wide and 10 high is filled."""
    return min(place.height(), place.width() / 1.6)


def _paint_scopa(painter: QPainter, theme: CardTheme, place: QRectF) -> None:
    """The settebello sweeps the last cards off the table."""
    unit, middle = _unit(place), place.center()
    width = unit * 0.40
    for card, x, y, turn in (("4B", -0.40, 0.08, -19.0), ("3C", -0.08, 0.01, -5.0)):
        paint_turned(painter, theme, parse_card(card), middle + QPointF(x, y) * unit, width, turn)
    paint_turned(painter, theme, parse_card("7D"), middle + QPointF(0.30, 0.03) * unit, unit * 0.49, 13.0)


def _paint_scopone(painter: QPainter, theme: CardTheme, place: QRectF) -> None:
    """Nine cards in hand, and the partner's and opponents' cards round the table."""
    unit, middle = _unit(place), place.center()
    back = unit * 0.22
    half = place.width() / 2
    for foot, facing in (
        (QPointF(0, -0.78 * unit), 180.0),
        (QPointF(-half - 0.26 * unit, -0.04 * unit), 90.0),
        (QPointF(half + 0.26 * unit, -0.04 * unit), 270.0),
    ):
        _paint_fan(painter, theme, [None] * 9, middle + foot, (back, facing, 5.5))
    hand = [parse_card(card) for card in _NINE]
    _paint_fan(painter, theme, hand, middle + QPointF(0, 0.62 * unit), (unit * 0.36, 0.0, 9.0))


def _paint_briscola(painter: QPainter, theme: CardTheme, place: QRectF) -> None:
    """Three cards in hand, and the trump slid under the stock."""
    unit, middle = _unit(place), place.center()
    width = unit * 0.36
    stock = middle + QPointF(-0.46, -0.02) * unit
    paint_turned(painter, theme, parse_card("RS"), stock + QPointF(0.22, 0.0) * unit, width, 90.0)
    for layer in range(4):
        paint_turned(painter, theme, None, stock - QPointF(0.1, 0.013 * layer) * unit, width, 0.0)
    hand = [parse_card(card) for card in ("AS", "3C", "FB")]
    _paint_fan(painter, theme, hand, middle + QPointF(0.36, 0.66) * unit, (unit * 0.38, 0.0, 15.0))


def _paint_fan(
    painter: QPainter,
    theme: CardTheme,
    cards: Sequence[int | None],
    foot: QPointF,
    shape: tuple[float, float, float],
) -> None:
    """Cards held in a fan; ``shape``: width of a card, which way the fan looks, degrees between two cards."""
    width, facing, step = shape
    reach = width * TALL
    for place, card in enumerate(cards):
        turn = facing + step * (place - (len(cards) - 1) / 2)
        around = math.radians(turn)
        middle = foot + QPointF(math.sin(around), -math.cos(around)) * reach
        paint_turned(painter, theme, card, middle, width, turn)
