"""The slip in the corner: the game, how the match stands and up to what, and house rules that are on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from carte_italiane.rules.house import OPTIONS, BriscolaRules, side_of
from carte_italiane.ui import palette
from carte_italiane.ui.table.paper import SHADE, draw_slip, fitting
from carte_italiane.ui.texts import game_name
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPixmap

    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.geometry import Box

_LINE: Final = 1.36
_PAD: Final = 0.75
#: The most that a score takes of a line.
_SCORE: Final = 0.25
#: Stands between the names of a side.
_BETWEEN: Final = " · "


class SlipText(NamedTuple):
    """What the slip says: a title with the target at its right, a line for each side, a last line of house rules.

    A single deal has no score to stand in it: it says so in place of the sides.
    """

    title: str
    target: str
    sides: tuple[tuple[str, str], ...]
    rules: str


def slip_text(seen: Observation, names: Sequence[str]) -> SlipText:
    """The state of the match in words. In Briscola it counts deals; points are for the end of a deal."""
    rules = seen.view.rules
    players = rules.players
    sides = [[name for seat, name in enumerate(names) if side_of(seat, players) == side] for side in range(rules.sides)]
    if isinstance(rules, BriscolaRules):
        if rules.wins == 1:
            one = translate("ScoreSlip", "one deal")
            return SlipText(game_name(rules.game), "", ((one, ""),), _house_rules(rules))
        target = translate("ScoreSlip", "first to %1", "deals that decide the match").replace("%1", str(rules.wins))
    else:
        target = translate("ScoreSlip", "to %1", "points that decide the match").replace("%1", str(rules.target))
    lines = tuple((_BETWEEN.join(side), str(score)) for side, score in zip(sides, seen.scores, strict=True))
    return SlipText(game_name(rules.game), target, lines, _house_rules(rules))


def _house_rules(rules: Rules) -> str:
    """House rules that differ from the usual, in a line."""
    parts = []
    for option in OPTIONS[rules.game]:
        value = getattr(rules, option.id)
        if option.id == "napola" and value:
            parts.append(translate("ScoreSlip", "napola"))
        elif option.id == "seven_exchange" and value:
            parts.append(translate("ScoreSlip", "seven exchange"))
        elif option.id == "cards_each" and value == 10:
            parts.append(translate("ScoreSlip", "ten cards each"))
        elif option.id == "redeal_on_kings" and not value and getattr(rules, "cards_each", 0) == 9:
            parts.append(translate("ScoreSlip", "no redeal"))
    return ", ".join(parts)


class ScoreSlip(QGraphicsPixmapItem):
    """The slip; it is drawn anew only when it says something else."""

    def __init__(self, theme: CardTheme) -> None:
        super().__init__()
        self._theme = theme
        self._drawn: object = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_text(self, said: SlipText, box: Box, text: float) -> None:
        """Say this, at the upper left of a box."""
        wanted = (said, box, text, self._theme.ratio)
        if wanted != self._drawn:
            self._drawn = wanted
            self.setPixmap(draw_score_slip(self._theme, said, box.width, text))
            short = (
                fitting_names(name, _name_room(box.width, score, text), text)[0] != name for name, score in said.sides
            )
            self.setToolTip("\n".join(name for name, _ in said.sides) if any(short) else "")
            self.setPos(round(box.x - SHADE), round(box.y - SHADE))


def draw_score_slip(theme: CardTheme, said: SlipText, width: float, text: float) -> QPixmap:
    """The picture of the slip, ``SHADE`` larger on every side."""
    lines = 1 + len(said.sides) + (1 if said.rules else 0)
    height = round(text * (_LINE * lines + 0.9))
    pixmap = theme.blank(width + 2 * SHADE, height + 2 * SHADE)
    painter = QPainter(pixmap)
    painter.translate(SHADE, SHADE)
    draw_slip(painter, QRectF(0, 0, width, height), text)
    pad = text * _PAD
    row = QRectF(pad, text * 0.45, width - 2 * pad, text * _LINE)
    _row(painter, row, said.title, said.target, text, title=True)
    if lines > 1:
        painter.setPen(QPen(QColor(palette.GOLD_SHADE), 0.8))
        painter.drawLine(row.bottomLeft(), row.bottomRight())
    for name, score in said.sides:
        row.translate(0, text * _LINE)
        _row(painter, row, name, score, text)
    if said.rules:
        row.translate(0, text * _LINE)
        words, font = fitting(said.rules, row.width(), text * 0.82)
        painter.setFont(font)
        painter.setPen(QColor(palette.INK_SOFT))
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, words)
    painter.end()
    return pixmap


def fitting_names(side: str, width: float, pixels: float) -> tuple[str, QFont]:
    """The names of a side and their font so that they fit: first smaller, then each shortened to its share."""
    words, font = fitting(side, width, pixels)
    names = side.split(_BETWEEN)
    if words == side or len(names) == 1:
        return words, font
    metrics = QFontMetricsF(font)
    room = width - (len(names) - 1) * metrics.horizontalAdvance(_BETWEEN)
    shares = [metrics.horizontalAdvance(name) for name in names]
    for left, place in zip(range(len(names), 0, -1), sorted(range(len(names)), key=shares.__getitem__), strict=True):
        shares[place] = min(shares[place], room / left)
        room -= shares[place]
    kept = zip(names, shares, strict=True)
    return _BETWEEN.join(metrics.elidedText(name, Qt.TextElideMode.ElideRight, share) for name, share in kept), font


def _name_room(width: float, score: str, text: float) -> float:
    """What a line leaves for the names beside a score."""
    room = width - 2 * _PAD * text
    words, font = fitting(score, room * _SCORE, text, bold=True)
    return room - QFontMetricsF(font).horizontalAdvance(words) - text * 0.6


def _row(painter: QPainter, row: QRectF, left: str, right: str, text: float, *, title: bool = False) -> None:
    """A line with a name at the left and a figure at the right."""
    size = text * (0.82 if title else 1.0)
    words, font = fitting(right, row.width() * (0.55 if title else _SCORE), size, bold=not title)
    painter.setFont(font)
    painter.setPen(QColor(palette.INK_SOFT if title else palette.INK))
    painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
    taken = painter.fontMetrics().horizontalAdvance(words) + text * 0.6
    room = row.width() - taken
    words, font = fitting(left, room, text, bold=True) if title else fitting_names(left, room, text)
    painter.setFont(font)
    painter.setPen(QColor(palette.WINE if title else palette.INK))
    painter.drawText(row, Qt.AlignmentFlag.AlignVCenter, words)
