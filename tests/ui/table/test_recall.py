"""The last capture or trick looked at again, the sign of thinking, and the forced card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carte_italiane.play.table_settings import TableSettings
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.last_taken import last_taken
from carte_italiane.ui.table.seat_plate import DOTS
from carte_italiane.ui.table.view import TableView

from .conftest import Sitting
from .looking import picture, seated


def key(kind: QEvent.Type, *, repeats: bool = False, text: str = "l") -> QKeyEvent:
    code = Qt.Key.Key_L if text == "l" else Qt.Key.Key_unknown
    return QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, text, repeats)


def taken_something(sitting: Sitting) -> bool:
    return last_taken(sitting.session.observation()) is not None


@pytest.mark.parametrize("letter", ["l", "д"])
def test_it_is_shown_while_l_is_held(table: TableView, qtbot: QtBot, rules: Rules, letter: str) -> None:
    sitting = seated(table, rules)
    sitting.until(taken_something)
    before = picture(table)
    with qtbot.waitSignal(table.message) as told:
        table.keyPressEvent(key(QEvent.Type.KeyPress, text=letter))
    assert table.recall.is_shown
    taken = last_taken(sitting.session.observation())
    assert taken is not None
    assert sitting.session.players[taken.seat].name in told.args[0]
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):  # a held key repeats itself
        table_key = key(kind, repeats=True, text=letter)
        (table.keyReleaseEvent if kind == QEvent.Type.KeyRelease else table.keyPressEvent)(table_key)
    assert table.recall.is_shown
    table.keyReleaseEvent(key(QEvent.Type.KeyRelease, text=letter))
    assert not table.recall.is_shown
    assert picture(table) == before


def test_before_anything_was_taken_it_is_said(table: TableView) -> None:
    seated(table, ScopaRules())
    table.keyPressEvent(key(QEvent.Type.KeyPress))
    assert not table.recall.is_shown
    assert table.controller.note.text == "Nothing has been taken yet."


def test_from_the_menu_it_is_shown_for_a_while(table: TableView, qtbot: QtBot) -> None:
    sitting = seated(table, BriscolaRules())
    sitting.until(taken_something)
    table.recall.show(for_a_while=True)
    assert table.recall.is_shown
    table.recall.going.timeout.emit()
    assert not table.recall.is_shown


def test_a_click_escape_or_another_window_takes_it_away_and_does_nothing_else(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(taken_something)
    moves = sitting.session.observation().moves
    ways: list[Callable[[], object]] = [
        lambda: QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 700)),
        lambda: QTest.keyClick(table, Qt.Key.Key_Escape),
        lambda: table.focusOutEvent(QFocusEvent(QEvent.Type.FocusOut)),
        lambda: table.resize(900, 700),
    ]
    for take_away in ways:
        table.recall.show()
        take_away()
        assert not table.recall.is_shown
    assert sitting.session.observation().moves == moves
    assert table.controller.choice is None


def test_who_thinks_for_long_is_marked_until_the_card_comes(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: True)
    table.set_speed("normal")
    sitting.play()
    table.choreographer.finish()
    thinking, plate = table.waiting.thinking, table.table_scene.plates[1]
    assert thinking.isActive()
    assert thinking.interval() == 700
    assert plate.said.dots == 0
    for dots in (1, 2, 3, 1):
        thinking.timeout.emit()
        assert plate.said.dots == dots
    sitting.answer()
    table.choreographer.finish()
    thinking.timeout.emit()
    assert [plate.said.dots for plate in table.table_scene.plates] == [0, 0], "the person may take all the time"


def test_where_nothing_moves_the_dots_stand_still(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: True)
    sitting.play()
    table.waiting.thinking.stop()
    table.waiting.thinking.timeout.emit()
    assert table.table_scene.plates[1].said.dots == DOTS
    assert not table.waiting.thinking.isActive()


def test_who_took_last_is_marked(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(taken_something)
    taken = last_taken(sitting.session.observation())
    assert taken is not None
    marked = [seat for seat, plate in enumerate(table.table_scene.plates) if plate.said.took_last]
    assert marked == [taken.seat]
    assert "Took last" in table.table_scene.plates[taken.seat].toolTip()


@pytest.mark.parametrize("wanted", [True, False])
def test_a_last_card_plays_itself_if_that_is_wanted_and_there_is_one_way(table: TableView, wanted: bool) -> None:
    table.set_likes(TableSettings(play_forced=wanted))
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: len(table.controller.hand()) == 1 and len(sitting.legal) == 1)
    moves, only = sitting.session.observation().moves, sitting.legal[0]
    assert table.waiting.forced.isActive() == wanted
    table.waiting.forced.timeout.emit()
    assert sitting.session.observation().moves == ((*moves, only) if wanted else moves)


def test_where_there_is_a_choice_nothing_plays_itself(table: TableView) -> None:
    table.set_likes(TableSettings(play_forced=True))
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: len(sitting.legal) > 1)
    moves = sitting.session.observation().moves
    table.waiting.forced.timeout.emit()
    assert sitting.session.observation().moves == moves
