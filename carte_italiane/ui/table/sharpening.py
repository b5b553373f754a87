"""A table of another size, look or pixel ratio is drawn anew a little at a time: the window never stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from carte_italiane.ui.table.backdrop import backdrop_steps, blank_backdrop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carte_italiane.ui.table.scene import TableScene

#: How long it draws at a stretch, and how long the window has then for everything else, in milliseconds.
_STRETCH: Final = 8
_BREATH: Final = 3
#: Pixels of the table top that are drawn at once.
_BAND: Final = 100_000


class Sharpening(QObject):
    """Draws what the frozen scene shows in stand-ins; ``ready`` is told when everything can be laid out at once."""

    ready = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)  # its timer ends with the scene
        self._scene = scene
        self._steps: Iterator[None] | None = None
        self._timer = QTimer(self, interval=_BREATH)
        self._timer.timeout.connect(self._draw_some)

    @property
    def is_under_way(self) -> bool:
        """Something is being drawn."""
        return self._steps is not None

    def begin(self) -> None:
        """Lay the scene out with what there is, and draw what it lacks."""
        scene = self._scene
        scene.theme.frozen = True
        scene.theme.pictures.owe_nothing()
        scene.refresh()
        self._steps = self._all_steps()
        self._timer.start()

    def stop(self) -> None:
        """Draw nothing more."""
        self._timer.stop()
        self._steps = None

    def _all_steps(self) -> Iterator[None]:
        scene = self._scene
        while scene.theme.pictures.draw_owed():
            yield
        if scene.lacks_backdrop():
            pixmap = blank_backdrop(scene.theme, scene.sceneRect().size().toSize())
            yield from backdrop_steps(scene.theme, pixmap, max(8, _BAND // pixmap.width()))
            scene.lay_backdrop(pixmap)

    def _draw_some(self) -> None:
        """Some steps, then the window has its turn."""
        clock = QElapsedTimer()
        clock.start()
        while self._steps is not None and clock.elapsed() < _STRETCH:
            try:
                next(self._steps)
            except StopIteration:
                self.stop()
                self.ready.emit()
