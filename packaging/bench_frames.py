"""One measurement in a process of its own: frame gaps of four moving cards while a master thinks beside them.

Run by ``bench.py`` as ``bench_frames.py bare|table``; prints a line of figures and a histogram of the gaps in ms.
``bare``: four pixmap items in an empty view. ``table``: a card takes three at the real table. Both have the program's
own thinking process beside them, asked again as soon as it has answered.
"""

from __future__ import annotations

import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable
from itertools import count as numbers

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QEvent, QObject, QPointF, QPropertyAnimation, QTimer
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsObject, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from carte_italiane.cards import BIT, SETTEBELLO, count
from carte_italiane.play.session import Request
from carte_italiane.rules.house import SCOPONE, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import Move, card_of, taken_by
from carte_italiane.rules.narration import narrate
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.rules.views import ScopaView
from carte_italiane.ui.engine_client import EngineClient
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.view import TableView

ROUNDS = 12
EDGES_MS = (12, 15, 18, 20, 22, 25, 33, 50)
#: What is wanted: so much of the gaps within so many milliseconds, none longer than the last figure.
WANTED = "wanted: 95 % within 20 ms, none above 50 ms"


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

    def report(self, name: str, share: float) -> None:
        """Print the figures and the histogram; ``share``: of a core, what the thinking process had."""
        gaps = sorted(self.gaps)
        within = sum(gap <= 20 for gap in gaps) / len(gaps)
        most = gaps[int(len(gaps) * 0.95)]
        print(f"{name}: {len(gaps)} gaps, {1000 * len(gaps) / sum(gaps):.1f} frames a second;", end=" ")
        print(f"95 % within {most:.1f} ms, {within:.1%} within 20 ms, longest {gaps[-1]:.1f} ms ({WANTED});", end=" ")
        print(f"the thinking process had {share:.0%} of a core")
        counts = Counter(next((edge for edge in EDGES_MS if gap <= edge), 999) for gap in gaps)
        for edge in (*EDGES_MS, 999):
            label = f"<= {edge}" if edge != 999 else f"> {EDGES_MS[-1]}"
            print(f"  {label:>6} ms {'#' * round(60 * counts[edge] / len(gaps))} {counts[edge]}")


class Thinking:
    """The program's own engine process, at level master, never without a question."""

    def __init__(self) -> None:
        self._engine = EngineClient()
        self._engine.answered.connect(self._ask)
        self._seeds = numbers()
        match = Match.start(SCOPONE, 0).with_deck(shuffled_deck(7, SCOPONE, 0))
        self._seen = match.observe(match.deal.state.turn)
        self._began = time.monotonic()
        self._ask()

    def end(self) -> float:
        """End the process; how much of one core it has had."""
        seconds = time.monotonic() - self._began
        self._engine.close()
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return (used.ru_utime + used.ru_stime) / seconds

    def _ask(self) -> None:
        seed = next(self._seeds)
        self._engine.ask(Request(seed, "master", self._seen, seed))


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

    run(clock, "bare scene", cross)


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
    """Moments of Scopa for two in which a card takes three, without scopa or settebello: nothing stands still."""
    rules = ScopaRules()
    found: list[tuple[Match, Move]] = []
    chance = random.Random(1)
    for number in range(1, 10_000):
        match = Match.start(rules, 0).with_deck(shuffled_deck(number, rules, 0))
        while match.is_playing and len(found) < wanted:
            legal = match.legal_moves()
            threes = [move for move in legal if count(taken_by(move)) == 3 and not is_greeted(match, move)]
            if threes:
                found.append((match, threes[0]))
                break
            match = match.played(chance.choice(legal))
        if len(found) == wanted:
            break
    return found


def is_greeted(match: Match, move: Move) -> bool:
    """A flourish follows: it grows and then is looked at."""
    view = match.observe(0).view
    assert isinstance(view, ScopaView)
    return taken_by(move) == view.table or bool((taken_by(move) | BIT[card_of(move)]) & BIT[SETTEBELLO])


def run(clock: FrameClock, name: str, movement: Callable[[int, Callable[[], None]], None]) -> None:
    """Let a movement happen some times, the first unmeasured, beside a process that thinks."""
    left = [ROUNDS + 1]
    thinking = Thinking()

    def once() -> None:
        clock.stop()
        if left[0] == ROUNDS:
            clock.gaps.clear()
        if not left[0]:
            QApplication.quit()
            return
        left[0] -= 1
        clock.start()
        movement(left[0], once)

    QTimer.singleShot(1500, once)
    QApplication.exec()
    clock.report(name, thinking.end())


def main() -> int:
    """Measure one view."""
    app = QApplication(sys.argv[:1])
    measurements = {"bare": bare, "table": table}
    measurements[sys.argv[1]]()
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
