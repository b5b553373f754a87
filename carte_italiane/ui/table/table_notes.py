"""Where the table writes what it says: questions and hints on a card of the hand, remarks and wishes on the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import BIT
from carte_italiane.ui.table.geometry import Box, outline
from carte_italiane.ui.table.note_place import Ground
from carte_italiane.ui.table.paper_note import PaperNote
from carte_italiane.ui.table.remarks import choice_so_far

if TYPE_CHECKING:
    from carte_italiane.cards import Card
    from carte_italiane.ui.table.choosing import Choice
    from carte_italiane.ui.table.geometry import Place
    from carte_italiane.ui.table.hinted import Hinted
    from carte_italiane.ui.table.scene import TableScene
    from carte_italiane.ui.table.seat_layout import Layout


class TableNotes:
    """Puts one note at a time on the table. Nothing here knows whose turn it is."""

    def __init__(self, scene: TableScene) -> None:
        self.note = PaperNote(scene)
        self._scene = scene
        self._remarked = False

    @property
    def french(self) -> bool:
        """Suits and figures are called as on the French-suited deck."""
        return self._scene.theme.is_french

    def say_choice(self, choice: Choice) -> None:
        """What has been chosen so far, on the card that is to take it."""
        self.at_card(choice.card, choice_so_far(choice), stays=True)

    def say_hint(self, hint: Hinted) -> None:
        """Why a move is good, near its card; the card and what it takes stay free, and so do the plates."""
        self._remarked = False
        layout, item = self._scene.layout, self._scene.cards.get(hint.card)
        if layout is not None and item is not None and item.place is not None:
            self.note.show_beside(hint.says(french=self.french), self._ground(hint, layout), layout.text)

    def _ground(self, hint: Hinted, layout: Layout) -> Ground:
        cards = {key: _lifted(item.place) for key, item in self._scene.cards.items() if item.place is not None}
        kept = {key for key in cards if key == hint.card or (isinstance(key, int) and hint.takes & BIT[key])}
        heaps = [heap.sceneBoundingRect() for heap in self._scene.heaps.values()]
        return Ground(
            near=cards[hint.card],
            kept=(*(cards[key] for key in kept), *(seat.plate for seat in layout.seats)),
            free=(
                *{box for key, box in cards.items() if key not in kept},
                *(Box(heap.x(), heap.y(), heap.width(), heap.height()) for heap in heaps),
                self._scene.slip_box(),
            ),
            room=Box(layout.gap, layout.gap, layout.size.width - 2 * layout.gap, layout.size.height - 2 * layout.gap),
        )

    def say_wish(self, text: str) -> None:
        """What the person waits for, on the own hand; without a text what was asked goes, a remark is still read."""
        layout = self._scene.layout
        if text and layout is not None:
            self._remarked = False
            self.note.show_at(text, layout.hand, layout.text, stays=True)
        elif self._remarked and self.note.going.isActive():
            self.note.forget_question()
        else:
            self.note.hide()

    def remark(self, text: str) -> None:
        """Say something on the own hand for a while."""
        layout = self._scene.layout
        if layout is not None:
            above = layout.hand._replace(y=layout.hand.y - layout.hand.height * 0.09)  # cards may be lifted
            self._remarked = True
            self.note.show_at(text, above, layout.text)

    def at_card(self, card: Card, text: str, *, stays: bool = False) -> None:
        """Say something at a card."""
        self._remarked = False
        item, layout = self._scene.cards.get(card), self._scene.layout
        if item is not None and item.place is not None and layout is not None:
            self.note.show_at(text, _lifted(item.place), layout.text, stays=stays)


def _lifted(place: Place) -> Box:
    """Where a card lies, and lies lifted."""
    box = outline(place)
    return Box(box.x, box.y - box.height * 0.08, box.width, box.height * 1.08)
