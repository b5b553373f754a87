"""A hint is read beside the cards it speaks of: it covers neither them nor a plate, in any game and window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from carte_italiane.bots.bot import Choice, Reason
from carte_italiane.cards import set_of
from carte_italiane.ui.table.geometry import Box, outline
from carte_italiane.ui.table.hinted import hinted
from carte_italiane.ui.table.note_place import Ground, note_place

from .looking import seated

if TYPE_CHECKING:
    from carte_italiane.rules.house import Rules
    from carte_italiane.ui.table.view import TableView

SIZES = ((640, 570), (640, 870), (800, 1070), (800, 570), (1280, 770), (1920, 1050))
#: Short and long, as the program says them.
REASONS = (Reason("only_move"), Reason("sevens_lost", set_of([6, 16])))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_hint_covers_nothing_it_speaks_of(table: TableView, rules: Rules, size: tuple[int, int]) -> None:
    table.resize(*size)
    sitting = seated(table, rules)
    for turn in range(5):
        sitting.until(lambda _: True)
        QApplication.processEvents()
        for move in sitting.legal[:: max(1, len(sitting.legal) // 4)]:
            hint = hinted(Choice(move, 0.0, (REASONS[turn % 2],)), sitting.session.observation().view)
            table.controller.show_hint(hint)
            note = table.controller.note.box()
            scene, layout = table.table_scene, table.table_scene.layout
            assert layout is not None
            assert layout.size.holds(note)
            assert not [seat for seat in layout.seats if note.overlaps(seat.plate)]
            spoken_of = [card for card in range(40) if hint.takes >> card & 1 or card == hint.card]
            for card in spoken_of:
                place = scene.cards[card].place
                assert place is not None
                assert not note.overlaps(outline(place)), card
        table.controller.take_back()
        sitting.play()


def test_a_note_stands_above_its_card_where_there_is_room() -> None:
    card = Box(400, 500, 60, 100)
    number, box = note_place([(200, 40)], Ground(card, (card,), (), Box(0, 0, 900, 600)), 5)
    assert (number, box) == (0, Box(330, 455, 200, 40))


def test_a_note_takes_the_shape_that_fits() -> None:
    card, above = Box(400, 500, 60, 100), Box(0, 300, 900, 150)
    number, box = note_place([(200, 80), (400, 40)], Ground(card, (card, above), (), Box(0, 0, 900, 600)), 5)
    assert number == 1
    assert (box.y, box.bottom) == (455, 495)


def test_other_cards_are_covered_before_those_that_are_spoken_of() -> None:
    room = Box(0, 0, 300, 200)
    card, other = Box(0, 100, 150, 100), Box(150, 0, 150, 200)
    plate = Box(0, 0, 150, 95)
    _, box = note_place([(140, 60)], Ground(card, (card, plate), (other,), room), 5)
    assert not box.overlaps(card)
    assert not box.overlaps(plate)
