"""Reading during a match: opened at the current game, nothing lost, the match waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.rules.house import GAMES, BriscolaRules, ScopaRules, make_rules
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from tests.ui.person import Person

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def press_f1(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F1)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_at_the_current_game(window: MainWindow, game: str) -> None:
    window.start_match(make_rules(game, {}), "beginner", number=5)
    press_f1(window)
    assert window.stage.sheet is window.reading.book
    assert window.reading.book.place == (game, "")
    press_f1(window)
    assert window.stage.sheet is None
    assert window.table.isEnabled()


def test_from_the_start_page_they_open_at_the_chosen_game(window: MainWindow) -> None:
    start = window.start_page
    start.tiles["briscola"].click()
    QTest.mouseClick(start.rules_button, Qt.MouseButton.LeftButton)
    assert window.reading.book.place[0] == "briscola"
    assert not start.isVisible()
    QTest.keyClick(window.reading.book.text, Qt.Key.Key_Escape)
    assert window.stage.page is start
    assert start.isVisible()
    assert start.game == "briscola"


def test_the_table_takes_no_cards_meanwhile(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(BriscolaRules(), "beginner", number=3)
    session = window.session
    assert session is not None
    qtbot.waitUntil(session.can_play)
    press_f1(window)
    assert not window.table.isEnabled()
    assert window.reading.book.text.hasFocus() or not window.isActiveWindow()
    press_f1(window)
    assert session.can_play()


def test_the_match_waits(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(ScopaRules(2, 11), "beginner", number=20, watch=True)
    session = window.session
    assert session is not None
    press_f1(window)
    with qtbot.waitSignal(window.computers.answered):
        pass
    window.resize(900, 700)
    QApplication.processEvents()
    assert len(session.match.deal.moves) == 1
    assert session.is_showing
    press_f1(window)
    qtbot.waitUntil(lambda: len(session.match.deal.moves) > 3)


def test_animation_stands_still_and_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    window.table.set_speed("fast")
    window.start_match(ScopaRules(2, 11), "beginner", number=20)
    choreographer, session = window.table.choreographer, window.session
    assert session is not None
    assert choreographer.is_running
    press_f1(window)
    assert choreographer._running is not None
    assert choreographer._running.state() == choreographer._running.State.Paused
    assert session.is_showing
    press_f1(window)
    assert choreographer._running.state() == choreographer._running.State.Running
    choreographer.finish()
    assert not session.is_showing


def test_what_is_finished_unseen_is_told_afterwards(window: MainWindow) -> None:
    window.table.set_speed("fast")
    window.start_match(ScopaRules(2, 11), "beginner", number=20)
    session = window.session
    assert session is not None
    press_f1(window)
    window.table.choreographer.finish()
    assert session.is_showing
    press_f1(window)
    assert not session.is_showing


def test_the_score_sheet_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    person = Person(window, qtbot)
    window.start_match(BriscolaRules(), "beginner", number=3)
    person.play_deal()
    sheet = window.stage.page
    assert isinstance(sheet, ScoreSheet)
    press_f1(window)
    assert not sheet.isVisible()
    press_f1(window)
    assert window.stage.page is sheet
    assert sheet.isVisible()


def test_a_new_page_puts_the_book_away(window: MainWindow) -> None:
    window.start_match(BriscolaRules(), "beginner", number=3)
    press_f1(window)
    window.entries.new.trigger()
    assert window.stage.sheet is None
    assert window.stage.page is not None
    assert window.stage.page.isVisible()
    press_f1(window)
    window.show_start_page()
    assert window.stage.sheet is None
    assert window.start_page.isVisible()


def test_letters_typed_into_the_search_ask_nothing(window: MainWindow) -> None:
    window.start_match(BriscolaRules(), "beginner", number=3)
    press_f1(window)
    book = window.reading.book
    QTest.keyClick(book.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(book.search_field, "HTMPSBRW 7")
    assert book.search_field.text() == "HTMPSBRW 7"


def test_another_deck_is_shown_at_once(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "beginner", number=3)
    press_f1(window)
    assert "most coins" in window.reading.book.text.toPlainText()
    window.show_look(window.settings.look._replace(deck="french"))
    assert "most diamonds" in window.reading.book.text.toPlainText()
    press_f1(window)
    window.show_look(window.settings.look._replace(deck="italian"))
    press_f1(window)
    assert "most coins" in window.reading.book.text.toPlainText()
