"""One measurement in a process of its own: frame gaps of four moving cards while another process keeps a core busy.

Run by ``bench.py`` as ``bench_frames.py bare|table``; prints a line of figures and a histogram of the gaps in ms.
``bare``: four pixmap items in an empty view. ``table``: three table cards are captured and gathered at the real table.
"""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
import time
from collections import Counter

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QPropertyAnimation, QTimer
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsObject, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

ROUNDS = 8
EDGES_MS = (12, 15, 18, 20, 22, 25, 33, 50)


class FrameClock(QObject):
    """Notes the moment of every paint of a viewport while ``running``."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.running = False
        self.gaps: list[float] = []
        self._last = 0.0
        viewport.installEventFilter(self)

    def start(self) -> None:
        """Begin a run of frames."""
        self.running, self._last = True, 0.0

    def stop(self) -> None:
        """End it."""
        self.running = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a paint."""
        if self.running and event.type() == QEvent.Type.Paint:
            now = time.perf_counter()
            if self._last:
                self.gaps.append((now - self._last) * 1000)
            self._last = now
        return False

    def report(self, name: str) -> None:
        """Print the figures and the histogram."""
        gaps = sorted(self.gaps)
        ok25 = sum(gap <= 25 for gap in gaps) / len(gaps)
        ok20 = sum(gap <= 20 for gap in gaps) / len(gaps)
        print(
            f"{name}: {len(gaps)} gaps, median {gaps[len(gaps) // 2]:.1f} ms, 95 % within {gaps[int(len(gaps) * 0.95)]:.1f} ms,"
            f" longest {gaps[-1]:.1f} ms; {ok20:.1%} at most 20 ms, {ok25:.1%} at most 25 ms"
        )
        counts = Counter(next((edge for edge in EDGES_MS if gap <= edge), 999) for gap in gaps)
        for edge in (*EDGES_MS, 999):
            label = f"<= {edge}" if edge != 999 else f"> {EDGES_MS[-1]}"
            print(f"  {label:>6} ms {'#' * round(60 * counts[edge] / len(gaps))} {counts[edge]}")


def bare() -> None:
    """Four pixmaps cross an empty view."""
    scene = QGraphicsScene(0, 0, 1280, 800)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    view = QGraphicsView(scene)
    view.resize(1280, 800)
    pixmap = QPixmap(120, 200)
    pixmap.fill(QColor("ivory"))
    holders = []
    for number in range(4):
        holder = QGraphicsWidgetHolder(pixmap)
        scene.addItem(holder)
        holder.setPos(100 + 40 * number, 100)
        holders.append(holder)
    view.show()
    clock = FrameClock(view.viewport())
    left = [ROUNDS]

    def once() -> None:
        clock.stop()
        if not left[0]:
            clock.report("bare view")
            QApplication.quit()
            return
        left[0] -= 1
        there = QPointF(900, 500) if left[0] % 2 else QPointF(100, 100)
        for number, holder in enumerate(holders):
            move = QPropertyAnimation(holder, b"pos", holder)
            move.setEndValue(there + QPointF(40 * number, 0))
            move.setDuration(600)
            move.setEasingCurve(QEasingCurve.Type.InOutCubic)
            move.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)
        clock.start()
        QTimer.singleShot(600, once)

    QTimer.singleShot(500, once)
    QApplication.exec()


class QGraphicsWidgetHolder(QGraphicsObject):
    """A movable thing without paint code, holding a pixmap."""

    def __init__(self, pixmap: QPixmap) -> None:
        super().__init__()
        self.setFlag(QGraphicsObject.GraphicsItemFlag.ItemHasNoContents)
        QGraphicsPixmapItem(pixmap, self)
