"""The program shows itself: computer players play a deal of each game at the real table; pictures are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from carte_italiane.cli.transcript import transcript
from carte_italiane.play.record import Record
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.terminal import complain

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from carte_italiane.play.session import Step
    from carte_italiane.ui.main_window import MainWindow

GAMES: Final[tuple[Rules, ...]] = (ScopaRules(), BriscolaRules(players=3), SCOPONE)
#: Deal number of the demonstration, so that everybody sees the same cards.
NUMBER: Final = 7
#: Moves of a deal after which a picture is taken.
PICTURED: Final = (2, 9, 18, 30)
LONGEST_MS: Final = 120_000


def run_demo(open_window: Callable[[], MainWindow], folder: Path) -> int:
    """Play a deal of each game at speed fast; pictures go to ``folder``, transcripts are printed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        complain(f"carte-italiane: {folder}: {error.strerror or error}")
        return 2
    demo = _Demo(open_window(), folder)
    QTimer.singleShot(LONGEST_MS, demo.give_up)
    QTimer.singleShot(0, demo.begin)
    return int(QApplication.exec())


class _Demo(QObject):
    """Steps from game to game as the deals end."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self.window = window
        self.folder = folder
        self.status = 0
        self.waiting = list(GAMES)
        window.table.set_speed("fast")
        window.show_start_page()
        window.show()

    def begin(self) -> None:
        """Picture the start page, then play."""
        QTimer.singleShot(600, self._first_game)

    def give_up(self) -> None:
        """End with an error: something hangs."""
        complain("carte-italiane: the demonstration did not end in time")
        self._end(1)

    def _first_game(self) -> None:
        self._keep("start")
        self._next_game()

    def _next_game(self) -> None:
        if not self.waiting:
            self._end(self.status)
            return
        self.window.start_match(self.waiting.pop(0), "club", NUMBER, watch=True)
        if self.window.session is not None:
            self.window.session.subscribe(self._picture_step)
            self.window.session.on_deal_end(self._deal_ended)

    def _picture_step(self, step: Step) -> None:
        """Picture what lay there before this step, which is only beginning to be shown."""
        moves, rules = len(step.seen.moves) - 1, step.seen.view.rules
        if moves in PICTURED:
            self._keep(f"{rules.game}-{rules.players}-move-{moves:02}")

    def _deal_ended(self) -> None:
        QTimer.singleShot(600, self._picture_score)

    def _picture_score(self) -> None:
        session = self.window.session
        if session is not None:
            self._keep(f"{session.rules.game}-{session.rules.players}-score")
            print("\n".join(transcript(Record(session.match, session.players, {}))), flush=True)
            print()
        self._next_game()

    def _keep(self, name: str) -> None:
        file = self.folder / f"{name}.png"
        if not self.window.grab().save(str(file)):
            complain(f"carte-italiane: {file}: cannot be written")
            self.status = 2

    def _end(self, status: int) -> None:
        self.window.close()
        QApplication.exit(status)
