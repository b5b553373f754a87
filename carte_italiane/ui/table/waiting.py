"""What happens while the table lies still: the sign that somebody thinks, and a forced card that plays itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from carte_italiane.rules.moves import card_of
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.choosing import Choice
from carte_italiane.ui.table.seat_plate import DOTS

if TYPE_CHECKING:
    from carte_italiane.ui.table.controller import TableController


class Waiting(QObject):
    """Begins when nothing moves any more, and looks again whether that is still so."""

    def __init__(self, controller: TableController) -> None:
        super().__init__(controller)
        self._controller = controller
        self.thinking = self._timer(self._think)
        self.forced = self._timer(self._play)
        self._dots = 0
        self._held = False
        controller.choreographer.idle.connect(self.begin)

    def begin(self) -> None:
        """Nothing moves any more."""
        self._dots = 0
        self.forced.stop()
        if self._held:
            return
        self.thinking.start(timing.THINKING)
        if self._controller.scene.likes.play_forced:
            self.forced.start(timing.FORCED)

    def hold(self, held: bool) -> None:
        """The match is paused: nobody thinks, nothing plays itself. Or it goes on."""
        self._held = held
        if held:
            self.thinking.stop()
            self.forced.stop()
        else:
            self.begin()

    def _timer(self, act: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(act)
        return timer

    def _think(self) -> None:
        """One dot more on the plate of the player who is awaited; all at once where nothing is to move."""
        controller = self._controller
        turn = controller.awaited()
        if turn < 0 or controller.choreographer.is_running:
            return
        still = not controller.choreographer.animates
        self._dots = DOTS if still else self._dots % DOTS + 1
        controller.scene.show_thinking(turn, self._dots)
        if not still:
            self.thinking.start(timing.NEXT_DOT)

    def _play(self) -> None:
        controller, seen = self._controller, self._controller.scene.seen
        wanted = controller.scene.likes.play_forced and controller.may_play()
        if wanted and seen is not None and len(controller.hand()) == len(seen.legal) == 1:
            controller.choose(Choice(card_of(seen.legal[0]), seen.legal), sure=True)
