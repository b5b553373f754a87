"""While the person thinks, the own cards are drawn in the size in which they will lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from carte_italiane.ui.table.card_item import drawn_for

if TYPE_CHECKING:
    from carte_italiane.ui.table.choreographer import Choreographer
    from carte_italiane.ui.table.scene import TableScene

#: Before the first card and between one card and the next, in milliseconds: first the table is painted, and the
#: pointer is followed meanwhile.
_FIRST: Final = 200
_SLICE: Final = 30


class DrawingAhead(QObject):
    """Draws one picture at a time, never while something moves. Only cards that this seat holds are ever drawn."""

    def __init__(self, scene: TableScene, choreographer: Choreographer) -> None:
        super().__init__(scene)  # its timer ends with the scene
        self._scene = scene
        self._choreographer = choreographer
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._draw_one)
        choreographer.idle.connect(self.begin)

    def begin(self) -> None:
        """Nothing moves, or the cards have got another size: draw what is missing."""
        self._timer.start(_FIRST)

    def _draw_one(self) -> None:
        self._timer.setInterval(_SLICE)
        wanted = self._next()
        if wanted is None or self._choreographer.is_running or self._scene.theme.frozen:
            self._timer.stop()
        else:
            self._scene.theme.face(*wanted)

    def _next(self) -> tuple[int, int, int] | None:
        """A card of the own hand and a width in which it has not been drawn yet."""
        scene = self._scene
        if scene.tableau is None or scene.layout is None or scene.seen is None:
            return None
        seat, middle = scene.seen.view.seat, scene.layout.middle
        lying = middle.card_width
        width = drawn_for(middle.trick[seat], scene.theme) if middle.trick else lying
        for card in scene.tableau.hands[seat]:
            if not scene.theme.has_face(card, width, lying):
                return card, width, lying
        return None
