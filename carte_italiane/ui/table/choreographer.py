"""Events become one animation, which always ends in the table as it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from carte_italiane.ui.table import timing
from carte_italiane.ui.table.cues import Cues

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtCore import QAbstractAnimation

    from carte_italiane.rules.events import Event
    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.scene import TableScene
    from carte_italiane.ui.table.telling import Telling


class Choreographer(QObject):
    """Plays the events of one step at a time. ``idle`` is told when nothing moves any more."""

    idle = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self.cues = Cues()
        self._scene = scene
        self._factor = timing.SPEEDS["normal"]
        self._story: Iterator[QAbstractAnimation] | None = None
        self._telling: Telling | None = None
        self._running: QAbstractAnimation | None = None
        self._delayed = False
        self._ending: tuple[Observation, Sequence[str], Callable[[], None]] | None = None
        self._holders: set[str] = set()

    @property
    def is_running(self) -> bool:
        """Something moves, or rests before it moves on."""
        return self._ending is not None

    @property
    def animates(self) -> bool:
        """Something is to move at all."""
        return bool(self._factor)

    def set_speed(self, speed: str) -> None:
        """``relaxed``, ``normal``, ``fast`` or ``none``; from ``none`` on nothing is animated."""
        self._factor = timing.SPEEDS[speed]
        if not self._factor:
            self.finish()
        elif self._telling is not None:
            self._telling.factor = self._factor

    def play(self, events: Sequence[Event], seen: Observation, names: Sequence[str], done: Callable[[], None]) -> None:
        """Show events and then what is seen after them; ``done`` is called when it is shown.

        Without events, or without animation, everything is shown before this returns.
        """
        self._drop()
        self._ending = (seen, names, done)
        if events and self._factor and not self._scene.sceneRect().isEmpty():
            from carte_italiane.ui.table.telling import Telling  # the first table is painted sooner without it

            self._telling = Telling(self._scene, self._factor, names, self.cues)
            self._story = self._telling.story(events, seen)
            if not self._delayed:
                self._advance()
        else:
            self.cues.give_at_once(events, starts=not seen.moves)
            self.finish()

    def finish(self, renamed: Sequence[str] = ()) -> None:
        """Show the end of what is running at once, with players who have other names now."""
        self._drop_story()
        if self._ending is None:
            return
        seen, names, done = self._ending = (self._ending[0], renamed or self._ending[1], self._ending[2])
        self._scene.arrange(seen, names)
        if self.is_held:
            return
        self._ending = None
        done()
        if not self.is_running:
            self.idle.emit()

    def jump(self) -> None:
        """Show the end of the part that is running, and go on with the next."""
        if self._running is not None:
            running = self._running
            with self.cues.only_one():
                running.setCurrentTime(running.totalDuration())

    @property
    def is_held(self) -> bool:
        """Nothing may go on."""
        return bool(self._holders)

    def hold(self, held: bool, holder: str = "cover") -> None:
        """Stand still, and tell nobody that anything has been shown; go on when nobody holds any more.

        Held by what covers the table, and by a pause.
        """
        (self._holders.add if held else self._holders.discard)(holder)
        held = self.is_held
        if self._running is not None:
            self._rest_or_go_on(self._running)
        elif not held and not self.is_waiting:
            self.finish()

    def pass_time(self, milliseconds: int) -> None:
        """Go on as if so much time had gone by, through as many parts as it takes."""
        while (running := self._running) is not None:
            left = running.totalDuration() - running.currentTime()
            if milliseconds < left:
                running.setCurrentTime(running.currentTime() + milliseconds)
                return
            milliseconds -= left
            running.setCurrentTime(running.totalDuration())

    def delay(self) -> None:
        """Show the end of what has begun; what comes next waits for ``go_on``: the window is being resized."""
        self._delayed = True
        if self._running is not None:
            self.finish()

    @property
    def is_waiting(self) -> bool:
        """There is something to show that has not begun."""
        return self._story is not None and self._running is None

    def go_on(self) -> None:
        """Begin what had to wait."""
        self._delayed = False
        if self.is_waiting:
            self._advance()

    def stop(self) -> None:
        """Forget what is running; nothing more is shown of it and nobody is told."""
        self._drop()

    def _advance(self) -> None:
        if self._story is None:
            return
        animation = next(self._story, None)
        if animation is None:
            self.finish()
            return
        self._running = animation
        animation.finished.connect(self._advance)
        animation.start()
        if self.is_held and self._running is animation:
            self._rest_or_go_on(animation)

    def _rest_or_go_on(self, animation: QAbstractAnimation) -> None:
        if self.is_held and animation.state() == animation.State.Running:
            animation.pause()
        elif not self.is_held and animation.state() == animation.State.Paused:
            animation.resume()

    def _drop(self) -> None:
        self._ending = None
        self._drop_story()

    def _drop_story(self) -> None:
        story, running = self._story, self._running
        self._story = self._running = self._telling = None
        if running is not None:
            running.finished.disconnect(self._advance)
            running.stop()
        if story is not None and hasattr(story, "close"):
            story.close()
