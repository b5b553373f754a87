"""The match so far as lines: the score of every side after each deal."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from carte_italiane.ui import palette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

_NAMES: Final = 0.4  # of the width, at most
_MARKS: Final = ("circle", "square", "diamond")


class MatchChart(QWidget):
    """Lines by side, told apart by colour, by mark and by the name at their end; the target is a broken line."""

    def __init__(
        self,
        names: tuple[str, ...],
        history: Sequence[tuple[int, ...]],
        target: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.target = target
        self._scores = [(0,) * len(names), *history]
        self._scale = 1.0
        self.set_names(names)

    def set_names(self, names: tuple[str, ...]) -> None:
        """Write other names at the lines; a screen reader hears them with the scores."""
        self.names = names
        courses = [[str(scores[side]) for scores in self._scores[1:]] for side in range(len(names))]
        spoken = [f"{name} {', '.join(course)}" for name, course in zip(names, courses, strict=True)]
        self.setAccessibleName("; ".join(spoken))
        self.update()

    def set_scale(self, scale: float) -> None:
        """Draw larger."""
        self._scale = scale
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Room for lines and names."""
        return QSize(round(300 * self._scale), round(92 * self._scale))

    def sizeHint(self) -> QSize:
        """As little as is readable; it takes what it is given."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint base line, target, lines and names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = self._plot()
        self._paint_frame(painter, plot)
        ends = []
        for side in range(len(self.names)):
            line = [self._point(plot, deal, scores[side]) for deal, scores in enumerate(self._scores)]
            painter.setPen(QPen(QColor(palette.SIDES[side]), 2.2 * self._scale))
            painter.drawPolyline(QPolygonF(line))
            for point in line[1:]:
                self._paint_mark(painter, side, point)
            ends.append(line[-1])
        self._paint_names(painter, ends)
        painter.end()

    def _plot(self) -> QRectF:
        metrics = QFontMetrics(self.font())
        names = max(metrics.horizontalAdvance(name) for name in self._written())
        left = metrics.horizontalAdvance("00") + 8 * self._scale
        pad = metrics.height() * 0.5
        room = QRectF(self.rect()).adjusted(left, pad, -names - 16 * self._scale, -pad)
        return room

    def _written(self) -> list[str]:
        """The names, with their middle left out where they would take the room of the lines."""
        metrics, widest = QFontMetrics(self.font()), round(self.width() * _NAMES)
        return [metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, widest) for name in self.names]

    def _top(self) -> int:
        return max(self.target, *(max(scores) for scores in self._scores))

    def _point(self, plot: QRectF, deal: int, score: int) -> QPointF:
        across = plot.width() * deal / (len(self._scores) - 1)
        return QPointF(plot.left() + across, plot.bottom() - plot.height() * score / self._top())

    def _paint_frame(self, painter: QPainter, plot: QRectF) -> None:
        metrics = QFontMetrics(self.font())
        painter.setFont(self.font())
        for score, style in ((0, Qt.PenStyle.SolidLine), (self.target, Qt.PenStyle.DashLine)):
            height = self._point(plot, 0, score).y()
            painter.setPen(QPen(QColor(palette.GOLD_SHADE), 1.0 * self._scale, style))
            painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
            label = QRectF(0, height - metrics.height() / 2, plot.left() - 6 * self._scale, metrics.height())
            painter.setPen(QColor(palette.INK_SOFT))
            painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(score))

    def _paint_mark(self, painter: QPainter, side: int, at: QPointF) -> None:
        size = 3.6 * self._scale
        painter.setBrush(QColor(palette.PAPER_LIGHT))
        box = QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)
        if _MARKS[side] == "circle":
            painter.drawEllipse(box)
        elif _MARKS[side] == "square":
            painter.drawRect(box)
        else:
            tips = [QPointF(box.center().x(), box.top()), QPointF(box.right(), box.center().y())]
            tips += [QPointF(box.center().x(), box.bottom()), QPointF(box.left(), box.center().y())]
            painter.drawPolygon(QPolygonF(tips))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_names(self, painter: QPainter, ends: list[QPointF]) -> None:
        """Names at the ends of the lines, moved apart where they would meet."""
        metrics = QFontMetrics(self.font())
        high = metrics.height()
        heights = _spread([end.y() for end in ends], high * 0.95, self.height() - high * 0.5, high * 0.5)
        for side, (name, height) in enumerate(zip(self._written(), heights, strict=True)):
            painter.setPen(QColor(palette.SIDES[side]))
            place = QRectF(ends[side].x() + 10 * self._scale, height - high / 2, self.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)


def _spread(heights: list[float], gap: float, bottom: float, top: float) -> list[float]:
    """Heights moved apart to ``gap``, in the same order, between top and bottom."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = dict(zip(order, sorted(heights), strict=True))
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + gap)
    overshoot = max(0.0, placed[order[-1]] - bottom)
    placed[order[-1]] -= overshoot
    for below, above in pairwise(reversed(order)):
        placed[above] = max(top, min(placed[above], placed[below] - gap))
    return [placed[side] for side in range(len(heights))]
