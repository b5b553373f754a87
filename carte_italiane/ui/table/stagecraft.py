"""What every part of a story needs: the scene and what lies there now, movements, sounds, pauses, and notes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPauseAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem

from carte_italiane.ui.table.flights import Flights
from carte_italiane.ui.table.paper_note import draw_note
from carte_italiane.ui.table.places import FLYING_Z
from carte_italiane.ui.table.tableau import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.ui.table.cues import Cues
    from carte_italiane.ui.table.scene import TableScene
    from carte_italiane.ui.table.tableau import Tableau

#: How a card moves that is thrown, and one that is pushed.
LAND: Final = QEasingCurve.Type.OutCubic
SLIDE: Final = QEasingCurve.Type.InOutCubic


class Stagecraft:
    """The means of a story; ``factor`` is how slow it is, and may change while it is told."""

    def __init__(self, scene: TableScene, factor: float, names: Sequence[str], cues: Cues) -> None:
        self.scene = scene
        self.cues = cues
        self.factor = factor
        self.names = names

    @property
    def tableau(self) -> Tableau:
        """What lies on the table now."""
        tableau = self.scene.tableau
        if tableau is None:
            raise RuntimeError("nothing lies on the table")
        return tableau

    def flights(self) -> Flights:
        """Some movements that will be made together."""
        return Flights(self.scene, self.factor)

    def hear(self, flights: Flights, name: str, delay: float = 0) -> None:
        """A sound, so many milliseconds after some movements begin."""
        flights.at(max(1, int(delay)), partial(self.cues.give, name))  # not before the movement has begun

    def pause(self, duration: int) -> QPauseAnimation:
        """Nothing moves for so many milliseconds, or as many as the factor makes of them."""
        return QPauseAnimation(int(duration * self.factor))

    def show_stage(self, stage: Tableau) -> None:
        """What lies in heaps, and what the plates tell of it."""
        self.scene.show_stacks(stage)
        self.scene.show_labels(stage)

    def turn_over(self) -> None:
        """No plate is lit: nobody is to play."""
        tableau = self.tableau._replace(turn=NOBODY)
        self.scene.layout_for(tableau)
        self.scene.show_labels(tableau)

    def say(self, text: str) -> None:
        """Lay a note below the table cards, so that all of them are seen; it goes with the movement."""
        scene, layout = self.scene, self.scene.layout
        if layout is None:
            return
        note = QGraphicsPixmapItem(
            draw_note(scene.theme, text, layout.text, min(layout.text * 36, layout.size.width * 0.9))
        )
        size = note.pixmap().deviceIndependentSize()
        top = layout.hand.y - layout.gap * 0.5 - size.height()
        if not self.tableau.hands[0]:  # there is room where the hand has been
            top = layout.hand.y + (layout.hand.height - size.height()) / 2
        note.setPos(round(layout.middle.room.centre.x - size.width() / 2), round(top))
        note.setZValue(FLYING_Z)
        scene.show_for_a_while(note)
