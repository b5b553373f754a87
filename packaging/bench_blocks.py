"""One measurement in a process of its own: the longest blocks of the event loop while the table gets other pictures.

Run by ``bench.py`` as ``bench_blocks.py``. The program's own window shows a deal of Scopone under way; a timer of one
millisecond tells how long the event loop did not come round, and how much of that this process had the processor: the
rest went to other programs. Every change is followed until the table is sharp again.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from carte_italiane.play.look import FIRST
from carte_italiane.rules.house import SCOPONE
from carte_italiane.ui.app import open_window
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.table.view import TableView
from first_moves import play_first_moves

#: How long a change is watched, in milliseconds.
WATCHED = 3000
#: Moves that have been played when the measuring begins: cards in hands, on the table and in piles.
MOVES = 14


class LoopClock(QObject):
    """Notes how long the event loop does not come round."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[tuple[float, float]] = []
        self._last = QElapsedTimer()
        self._used = 0.0
        self._timer = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._round)

    def start(self) -> None:
        """Begin anew."""
        self.gaps.clear()
        self._used = time.process_time()
        self._last.start()
        self._timer.start()

    def stop(self) -> list[tuple[float, float]]:
        """The longest blocks: milliseconds passed, and used by this process."""
        self._timer.stop()
        return sorted(self.gaps, reverse=True)[:4]

    def _round(self) -> None:
        used = time.process_time()
        self.gaps.append((self._last.nsecsElapsed() / 1e6, 1000 * (used - self._used)))
        self._used = used
        self._last.start()


class Blocks(QObject):
    """One change after the other."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._clock = LoopClock()
        self._ratio = 1.0
        self._changes = iter(self._all_changes())
        TableView.devicePixelRatioF = lambda _view: self._ratio  # type: ignore[method-assign]

    def begin(self) -> None:
        """The first change."""
        self._next()

    def _all_changes(self) -> list[tuple[str, Callable[[], object]]]:
        window = self._window
        looks = {
            "another back": FIRST._replace(back="red"),
            "another deck": FIRST._replace(deck="french"),
            "large indices": FIRST._replace(indices="large"),
            "blue felt": FIRST._replace(table="felt-blue"),
            "wood": FIRST._replace(table="wood"),
        }
        return [
            ("1280x800 at rest", lambda: None),
            ("to 2560x1440", partial(window.resize, 2560, 1440)),
            ("to 800x600", partial(window.resize, 800, 600)),
            ("to 1280x800", partial(window.resize, 1280, 800)),
            *((name, partial(window.show_look, look)) for name, look in looks.items()),
            ("wood, to 2560x1440", partial(window.resize, 2560, 1440)),
            ("wood, back to 1280x800", partial(window.resize, 1280, 800)),
            ("to ratio 2", partial(self._change_ratio, 2.0)),
            ("ratio 2, to 1600x1000", partial(window.resize, 1600, 1000)),
            ("back to ratio 1", partial(self._change_ratio, 1.0)),
        ]

    def _change_ratio(self, ratio: float) -> None:
        self._ratio = ratio
        QApplication.sendEvent(self._window.table, QEvent(QEvent.Type.DevicePixelRatioChange))

    def _next(self) -> None:
        found = next(self._changes, None)
        if found is None:
            self._window.close()
            QApplication.quit()
            return
        name, change = found
        self._clock.start()
        change()
        QTimer.singleShot(WATCHED, partial(self._report, name))

    def _report(self, name: str) -> None:
        longest = self._clock.stop()
        most = max(used for _, used in longest)
        told = ", ".join(f"{passed:.0f} ({used:.0f})" for passed, used in longest)
        verdict = (
            "" if longest[0][0] <= 50 else "  MORE THAN 50 ms" if most > 50 else "  more than 50 ms, but not by us"
        )
        print(f"  {name:>22}: longest blocks {told} ms{verdict}", flush=True)
        self._next()


def main() -> int:
    """Measure every change."""
    window = open_window(language="en")
    window.resize(1280, 800)
    window.table.set_speed("none")
    play_first_moves(window, SCOPONE, lambda session: len(session.match.deal.moves) >= MOVES)
    window.show()
    blocks = Blocks(window)
    QTimer.singleShot(2000, blocks.begin)
    return int(QApplication.exec())


if __name__ == "__main__":
    sys.exit(main())
