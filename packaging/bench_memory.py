"""One measurement in a process of its own: memory of the program after 20, 60, 100 ... 200 deals at the real table.

Run by ``bench.py`` as ``bench_memory.py GAME``. The program's own window is watched while first legal moves are played;
every animation is gone through in steps, without waiting, and score sheets come and go.
"""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from bench_window import resident_megabytes
from carte_italiane.play.session import Request
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.ui.app import open_window
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.pages.score_sheet import ScoreSheet

GAMES: dict[str, Rules] = {
    "scopa": ScopaRules(),
    "scopa-3": ScopaRules(players=3, target=16),
    "briscola": BriscolaRules(seven_exchange=True),
    "scopone": SCOPONE,
}
TOLD_AFTER = (20, 60, 100, 140, 200)
#: So many milliseconds of an animation go by at once.
STEP = 120


class Play(QObject):
    """Deal after deal, match after match; the moves are the first that are legal, so that all runs are the same."""

    def __init__(self, window: MainWindow, rules: Rules) -> None:
        super().__init__(window)
        self._window = window
        self._rules = rules
        self._deals = 0
        self._asked: list[Request] = []
        window.computers.ask = self._asked.append  # type: ignore[method-assign, assignment]
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    def _step(self) -> None:
        window, session = self._window, self._window.session
        page = window.stage.page
        if window.table.choreographer.is_running:
            window.table.choreographer.pass_time(STEP)
        elif session is None:
            window.start_match(self._rules, "club", 1, watch=True)
        elif isinstance(page, ScoreSheet):
            self._count()
            if session.match.is_over:
                window.start_match(self._rules, "club", self._deals, watch=True)
            else:
                page.next_deal.emit()
        elif self._asked:
            moves = session.match.legal_moves()
            session.answer(self._asked[-1].ticket, moves[0])
            del self._asked[:-1]

    def _count(self) -> None:
        self._deals += 1
        if self._deals in TOLD_AFTER:
            gc.collect()
            items, objects = len(self._window.table.table_scene.items()), len(gc.get_objects())
            memory = f"{resident_megabytes():.1f} MB"
            print(f"    after {self._deals}: {memory}, {objects} objects, {items} items", flush=True)
        if self._deals == TOLD_AFTER[-1]:
            self._window.close()
            QApplication.quit()


def main() -> int:
    """Measure one game."""
    window = open_window(language="en")
    window.resize(1280, 800)
    window.table.set_speed("fast")
    window.show()
    _play = Play(window, GAMES[sys.argv[1]])
    return int(QApplication.exec())


if __name__ == "__main__":
    sys.exit(main())
