"""No menu offers what would do nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from carte_italiane.play.record import Record
from carte_italiane.play.session import HUMAN, Player
from carte_italiane.rules.house import ScopaRules
from carte_italiane.ui.keys_shown import plain
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from tests.ui.asking import seated
from tests.ui.table.looking import with_table

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from carte_italiane.ui.main_window import MainWindow

QUESTIONS = {
    *("What is on the table", "My hand", "Piles and scope", "Score of the match", "Trump and stock"),
    *("What has just happened", "Whose turn it is"),
}
#: What needs a table at which one plays.
AT_TABLE = {"Hint", "Last capture again", "Pause", "Undo"}
#: What needs a match.
OF_MATCH = {"Save", "Save as", "Cards seen", "Deal number", "Play this match again, with the same cards"}


def offered(menu: QMenu) -> set[str]:
    menu.aboutToShow.emit()
    return {plain(action.text()) for action in menu.actions() if action.isEnabled() and not action.isSeparator()}


def all_offered(window: MainWindow) -> set[str]:
    return offered(window.menus.game) | offered(window.menus.table)


def at_score_sheet(window: MainWindow, kind: str = HUMAN) -> None:
    match = with_table("7D AC RB", "2D 3C 4S 6B")
    while match.is_playing:
        match = match.played(match.legal_moves()[0])
    window.open_record(Record(match, (Player("You", kind), Player("Beppe", "club")), {}))
    assert isinstance(window.stage.page, ScoreSheet)


def test_the_first_page_offers_nothing_that_needs_a_match(window: MainWindow) -> None:
    assert all_offered(window) == {
        *("Watch a game", "When watching, the next deal begins by itself", "Open", "Preferences", "Quit"),
    }
    assert "Play goes clockwise" not in offered(window.menus.view)


def test_from_another_page_there_is_a_way_to_the_first(window: MainWindow) -> None:
    window.entries.help_menu.show_about()
    assert "New game" in all_offered(window)
    window.show_start_page()
    window.show_rules()
    assert "New game" in all_offered(window), "the rules lie over the first page"


def test_at_the_table_everything_is_offered(window: MainWindow) -> None:
    seated(window, "7D AC RB", "2D 3C 4S 6B")
    assert QUESTIONS | AT_TABLE | OF_MATCH | {"New game"} <= all_offered(window)


def test_under_a_sheet_nothing_is_offered_that_shows_on_the_table(window: MainWindow) -> None:
    seated(window, "7D AC RB", "2D 3C 4S 6B")
    window.show_rules()
    assert all_offered(window) & (QUESTIONS | AT_TABLE) == set()
    assert all_offered(window) >= OF_MATCH
    window.show_rules()
    assert all_offered(window) >= QUESTIONS | AT_TABLE, "the table lies open again"


def test_on_the_score_sheet_the_deal_can_be_taken_back_but_not_paused(window: MainWindow) -> None:
    at_score_sheet(window)
    assert all_offered(window) & (QUESTIONS | AT_TABLE) == {"Undo"}
    assert OF_MATCH | {"Play this deal again", "New game"} <= all_offered(window)


def test_who_listens_may_ask_on_the_score_sheet_too(window: MainWindow) -> None:
    at_score_sheet(window)
    window.announcer.listened = True
    assert all_offered(window) >= QUESTIONS


def test_who_looks_on_takes_nothing_back_and_gets_no_hint(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "beginner", 5, watch=True)
    assert all_offered(window) & (QUESTIONS | AT_TABLE) == QUESTIONS | {"Pause", "Last capture again"}


def test_keys_do_what_is_offered_without_a_menu_being_opened(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_C)
    assert not window.settings.aids.cards_seen, "nothing would show it on the first page"
    seated(window, "7D AC RB", "2D 3C 4S 6B")
    QTest.keyClick(window, Qt.Key.Key_C)
    assert window.settings.aids.cards_seen
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert window.entries.pause.is_on
    window.show_rules()
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert not window.entries.pause.is_on, "what stands still can go on from anywhere"
    assert not window.entries.pause.action.isEnabled()
