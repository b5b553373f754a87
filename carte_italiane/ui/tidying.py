"""Python's garbage is collected in the thread of the window only.

By itself Python collects in whichever thread happens to make one object too many, also in the one that writes the
autosave. Among the garbage there may be timers, scenes and animations, and Qt crashes when another thread ends them.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from carte_italiane.ui.table.choreographer import Choreographer

#: How often it is looked whether there is enough garbage, in milliseconds.
LOOK_EVERY_MS: Final = 1000


class Tidying(QObject):
    """Collects as often as Python would, whose own collector is off; but never under moving cards."""

    def __init__(self, moving: Choreographer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moving = moving
        self._looking = QTimer(self, interval=LOOK_EVERY_MS)
        self._looking.timeout.connect(self.look)
        moving.idle.connect(self.look)
        gc.freeze()  # what the program consists of is no garbage, and need not be looked through
        self._looking.start()

    def look(self) -> None:
        """Collect the oldest generation that is due."""
        if self._moving.is_running:
            return
        due = [
            generation
            for generation, (made, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if most and made > most
        ]
        if due:
            gc.collect(max(due))
