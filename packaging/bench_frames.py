"""One measurement in a process of its own: frame gaps of four moving cards while another process keeps a core busy.

Run by ``bench.py`` as ``bench_frames.py bare|table``; prints a line of figures and a histogram of the gaps in ms.
``bare``: four pixmap items in an empty view. ``table``: three table cards are captured and gathered at the real table.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QEvent, QObject, QPointF, QPropertyAnimation, QTimer
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsObject, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from carte_italiane.cards import count
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import Move, taken_by
from carte_italiane.rules.narration import narrate
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.view import TableView

ROUNDS = 8
EDGES_MS = (12, 15, 18, 20, 22, 25, 33, 50)


class FrameClock(QObject):
    """Notes the moment of every paint of a viewport while ``running``."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.running = False
        self.gaps: list[float] = []
        self._timer = QElapsedTimer()
        viewport.installEventFilter(self)

    def start(self) -> None:
        """Begin a run of frames."""
        self.running = True
        self._timer.invalidate()

    def stop(self) -> None:
        """End it."""
        self.running = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a paint."""
        if self.running and event.type() == QEvent.Type.Paint:
            if self._timer.isValid():
                self.gaps.append(self._timer.nsecsElapsed() / 1e6)
            self._timer.start()
        return False

    def report(self, name: str) -> None:
        """Print the figures and the histogram."""
        gaps = sorted(self.gaps)
        ok25 = sum(gap <= 25 for gap in gaps) / len(gaps)
        ok20 = sum(gap <= 20 for gap in gaps) / len(gaps)
        most = gaps[int(len(gaps) * 0.95)]
        print(f"{name}: {len(gaps)} gaps, median {gaps[len(gaps) // 2]:.1f} ms, 95 % within {most:.1f} ms,", end=" ")
        print(f"longest {gaps[-1]:.1f} ms; {ok20:.1%} at most 20 ms, {ok25:.1%} at most 25 ms")
        counts = Counter(next((edge for edge in EDGES_MS if gap <= edge), 999) for gap in gaps)
        for edge in (*EDGES_MS, 999):
            label = f"<= {edge}" if edge != 999 else f"> {EDGES_MS[-1]}"
            print(f"  {label:>6} ms {'#' * round(60 * counts[edge] / len(gaps))} {counts[edge]}")


def bare() -> None:
    """Four pixmaps cross an empty view, each time for 600 ms."""
    scene = QGraphicsScene(0, 0, 1280, 800)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    view = QGraphicsView(scene)
    view.resize(1280, 800)
    pixmap = QPixmap(120, 200)
    pixmap.fill(QColor("ivory"))
    holders = [Holder(pixmap) for _ in range(4)]
    for holder in holders:
        scene.addItem(holder)
    view.show()
    clock = FrameClock(view.viewport())

    def cross(round_left: int, done: Callable[[], None]) -> None:
        there = QPointF(900, 500) if round_left % 2 else QPointF(100, 100)
        for number, holder in enumerate(holders):
            move = QPropertyAnimation(holder, b"pos", holder)
            move.setEndValue(there + QPointF(40 * number, 0))
            move.setDuration(600)
            move.setEasingCurve(QEasingCurve.Type.InOutCubic)
            move.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)
        QTimer.singleShot(600, done)

    run(clock, "bare view", cross)


class Holder(QGraphicsObject):
    """A movable thing without paint code, holding a pixmap."""

    def __init__(self, pixmap: QPixmap) -> None:
        super().__init__()
        self.setFlag(QGraphicsObject.GraphicsItemFlag.ItemHasNoContents)
        QGraphicsPixmapItem(pixmap, self)


def table() -> None:
    """A card takes three: it travels, they gather, all four go to the pile: at speed normal, without the rests."""
    for rest in ("THINK", "POINT", "REST_CAPTURE"):
        setattr(timing, rest, 0)
    view = TableView()
    view.resize(1280, 800)
    view.show()
    clock = FrameClock(view.viewport())
    names = ("You", "Beppe")
    moments = captures_of_three(ROUNDS + 1)

    def capture(round_left: int, done: Callable[[], None]) -> None:
        before, move = moments[round_left]
        after = before.played(move)
        view.table_scene.arrange(before.observe(0), names)
        events = narrate(before.observe(0).view, move, after.observe(0).view)
        QApplication.processEvents()
        clock.start()
        view.choreographer.play(events, after.observe(0), names, done)

    run(clock, "card table", capture)


def captures_of_three(wanted: int) -> list[tuple[Match, Move]]:
    """Moments of Scopa for two in which a card takes three."""
    rules = ScopaRules()
    found: list[tuple[Match, Move]] = []
    chance = random.Random(1)
    for number in range(1, 10_000):
        match = Match.start(rules, 0).with_deck(shuffled_deck(number, rules, 0))
        while match.is_playing and len(found) < wanted:
            legal = match.legal_moves()
            threes = [move for move in legal if count(taken_by(move)) == 3]
            if threes:
                found.append((match, threes[0]))
                break
            match = match.played(chance.choice(legal))
        if len(found) == wanted:
            break
    return found


def run(clock: FrameClock, name: str, movement: Callable[[int, Callable[[], None]], None]) -> None:
    """Let a movement happen some times, the first unmeasured, beside a process that keeps a core busy."""
    left = [ROUNDS + 1]

    def once() -> None:
        clock.stop()
        if left[0] == ROUNDS:
            clock.gaps.clear()
        if not left[0]:
            clock.report(name)
            QApplication.quit()
            return
        left[0] -= 1
        clock.start()
        movement(left[0], once)

    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        QTimer.singleShot(500, once)
        QApplication.exec()
    finally:
        busy.kill()
        busy.wait()


def main() -> int:
    """Measure one view."""
    app = QApplication(sys.argv[:1])
    measurements = {"bare": bare, "table": table}
    measurements[sys.argv[1]]()
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
