"""A card is played by one who has seen what lies there: never in the midst of a movement, never by half a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from carte_italiane.rules.house import BriscolaRules

from .looking import point_of, seated

if TYPE_CHECKING:
    from carte_italiane.ui.table.view import TableView

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("speed", ["none", "relaxed"])
def test_a_click_begun_before_the_turn_plays_nothing(table: TableView, speed: str) -> None:
    sitting = seated(table, BriscolaRules())
    sitting.until(lambda sitting: len(sitting.legal) == 3)
    sitting.until_thinking()
    while sitting.session.is_thinking():
        table.set_speed(speed)
        card = table.controller.hand()[0]
        QTest.mousePress(table.viewport(), LEFT, pos=point_of(table, card))
        sitting.answer()
        moves = sitting.session.observation().moves
        QTest.mouseRelease(table.viewport(), LEFT, pos=point_of(table, card))
        assert sitting.session.observation().moves == moves
        table.set_speed("none")
    QTest.mouseClick(table.viewport(), LEFT, pos=point_of(table, card))
    assert sitting.session.observation().moves != moves, "a whole click plays"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_2], ids=["Enter", "digit"])
def test_the_second_of_two_quick_keys_plays_nothing(table: TableView, key: Qt.Key) -> None:
    """In Briscola one who takes the trick as the last leads to the next at once."""
    sitting = seated(table, BriscolaRules())
    for press in (Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_Right):
        QTest.keyClick(table, press)  # the focus is on the second card
    for _ in range(20):
        sitting.until(lambda sitting: len(sitting.legal) > 1 and len(sitting.session.match.deal.moves) % 2 == 1)
        table.set_speed("relaxed")
        table.controller.click(table.controller.hand()[0])
        moves = sitting.session.observation().moves
        if not sitting.session.is_thinking():
            break
        table.set_speed("none")
    assert table.choreographer.is_running
    QTest.keyClick(table, key)
    assert not table.choreographer.is_running
    assert sitting.session.observation().moves == moves
