"""Undo and playing again, at the real table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.play.session import HINT, UNDO
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.ui.hint_texts import marked_from_now_on
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.pages.number_slip import NumberSlip
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from tests.ui.person import Person

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from carte_italiane.ui.main_window import MainWindow

Open = Callable[..., "MainWindow"]


def press_undo(window: MainWindow) -> None:
    QTest.keyClick(window.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("rules", [ScopaRules(), SCOPONE, BriscolaRules(3)], ids=lambda rules: rules.game)
def test_the_table_lies_as_it_did_before_the_decision(open_program: Open, qtbot: QtBot, rules: Rules) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(rules, "beginner", 31)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    seen, picture = person.session.observation(), window.table.grab().toImage()
    person.session.helped_by(HINT)  # else a note would say that the match is marked
    person.take_turn()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    press_undo(window)
    assert person.session.can_play()
    assert window.table.table_scene.seen == person.session.observation() == seen
    assert window.table.grab().toImage() == picture
    person.take_turn()
    assert len(person.session.match.deal.moves) > len(seen.moves)


def test_undo_while_the_computer_thinks_and_cards_move(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "master", 32)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    seen = person.session.observation()
    window.table.set_speed("relaxed")
    person.take_turn()
    assert window.table.choreographer.is_running
    assert person.session.is_thinking()
    press_undo(window)
    assert not window.table.choreographer.is_running
    assert person.session.can_play()
    window.table.set_speed("none")
    person.take_turn()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    assert len(person.session.match.deal.moves) == len(seen.moves) + 2


def test_that_the_match_is_marked_is_said_once(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "beginner", 33)
    said: list[str] = []
    for _ in range(2):
        qtbot.waitUntil(person.session.can_play, timeout=20_000)
        person.take_turn()
        qtbot.waitUntil(person.session.can_play, timeout=20_000)
        press_undo(window)
        said.append(window.table.controller.note.text)
        window.table.controller.note.hide()
    assert said == [marked_from_now_on(), ""]
    assert person.session.aids == {UNDO}


def test_nothing_to_take_back_is_said(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "beginner", 33)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    press_undo(window)
    assert window.table.controller.note.text == "There is nothing to take back in this deal."
    assert not person.session.aids


def test_the_last_card_of_a_deal_is_taken_back_from_the_score_sheet(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(BriscolaRules(wins=2), "beginner", 34)
    person.play_deal()
    assert isinstance(window.stage.page, ScoreSheet)
    window.entries.taking_back.undo_action.trigger()
    assert window.stage.page is None
    assert person.session.match.scores == (0, 0)
    person.play_deal()
    assert isinstance(window.stage.page, ScoreSheet)
    assert len(window.stage.page.history) == 1


def test_a_match_that_is_over_is_over(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(BriscolaRules(), "beginner", 35)
    person.play_deal()
    window.entries.taking_back.undo_action.trigger()
    assert isinstance(window.stage.page, ScoreSheet)
    assert person.session.match.is_over
    window.menus.game.aboutToShow.emit()
    assert not window.entries.taking_back.deal_again_action.isEnabled()
    deck = person.session.match.deal.deck
    window.entries.taking_back.match_again_action.trigger()
    assert window.stage.page is None
    assert person.session.match.deal.deck == deck
    assert person.session.aids == {"again"}


def test_undo_under_another_page_does_nothing(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "beginner", 36)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    person.take_turn()
    moves = len(person.session.match.deal.moves)
    window.tell(Notice("A message", "in the midst of it", accept="Play on"))
    window.entries.taking_back.undo_action.trigger()
    assert isinstance(window.stage.page, Notice)
    assert len(person.session.match.deal.moves) >= moves


def test_the_same_deal_again(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "beginner", 37)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    seen = person.session.observation()
    for _ in range(3):
        person.take_turn()
        qtbot.waitUntil(person.session.can_play, timeout=20_000)
    window.menus.game.aboutToShow.emit()
    window.entries.taking_back.deal_again_action.trigger()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    assert person.session.observation() == seen


def test_the_same_match_again_asks_before_it_gives_up_what_has_been_played(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "beginner", 38)
    qtbot.waitUntil(person.session.can_play, timeout=20_000)
    person.take_turn()
    before = person.session
    window.entries.taking_back.match_again_action.trigger()
    assert isinstance(window.stage.page, Notice)
    person.click_button(window.stage.page.accept_button)
    assert person.session is not before
    assert person.session.number == 38
    assert person.session.match.deal.deck == before.match.deal.deck


def test_the_deal_number_is_shown_and_copied(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    assert not window.entries.deal_number.action.isEnabled()
    window.start_match(ScopaRules(), "beginner", 39)
    window.entries.deal_number.action.trigger()
    slip = window.stage.page
    assert isinstance(slip, NumberSlip)
    assert slip.figures.text() == "39"
    Person(window, qtbot).click_button(slip.copy_button)
    assert QApplication.clipboard().text() == "39"
    QTest.keyClick(slip, Qt.Key.Key_Escape)
    assert window.stage.page is None
