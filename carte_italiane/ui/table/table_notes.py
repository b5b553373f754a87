"""Where the table writes what it says: questions and hints on a card of the hand, remarks and wishes on the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.ui.table.geometry import Box, outline
from carte_italiane.ui.table.paper_note import PaperNote
from carte_italiane.ui.table.remarks import choice_so_far

if TYPE_CHECKING:
    from carte_italiane.cards import Card
    from carte_italiane.ui.table.choosing import Choice
    from carte_italiane.ui.table.hinted import Hinted
    from carte_italiane.ui.table.scene import TableScene


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
        """Why a move is good, on its card."""
        self.at_card(hint.card, hint.says(french=self.french), stays=True)

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
            box = outline(item.place)
            lifted = Box(box.x, box.y - box.height * 0.08, box.width, box.height * 1.08)
            self.note.show_at(text, lifted, layout.text, stays=stays)
