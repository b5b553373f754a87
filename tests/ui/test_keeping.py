"""The unfinished match: offered at the next start, the same in every card, and given up only on purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from carte_italiane.paths import autosave_file
from carte_italiane.play.record import read_record_file
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.ui.mnemonics import without_mnemonic
from carte_italiane.ui.pages.deal_row import number_in
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from tests.ui.person import Person

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from carte_italiane.ui.main_window import MainWindow

Open = Callable[..., "MainWindow"]


def play_turns(person: Person, qtbot: QtBot, turns: int) -> None:
    for _ in range(turns):
        qtbot.waitUntil(person.session.can_play, timeout=20_000)
        person.take_turn()
    qtbot.waitUntil(person.session.can_play, timeout=20_000)


def test_nothing_is_offered_at_the_first_start(open_program: Open) -> None:
    window = open_program()
    assert not window.start_page.deal_row.go_on_button.isVisible()
    assert not autosave_file().exists()


def test_a_match_that_was_left_goes_on_in_the_next_start(open_program: Open, qtbot: QtBot) -> None:
    first = open_program()
    person = Person(first, qtbot)
    first.start_match(ScopaRules(), "beginner", 4321)
    play_turns(person, qtbot, 4)
    QTest.keyClick(first.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    left = person.session
    first.close()
    second = open_program()
    button = second.start_page.deal_row.go_on_button
    assert without_mnemonic(button.text()) == "Continue: Scopa, 0:0"
    person = Person(second, qtbot)
    person.click_button(button)
    assert person.session.observation() == left.observation()
    assert person.session.match.deal.deck == left.match.deal.deck
    assert person.session.players == left.players
    assert person.session.number == 4321
    assert person.session.aids == {"undo"}
    person.play_deal()


def test_enter_goes_on(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    window.start_match(ScopaRules(), "beginner", 5)
    play_turns(Person(window, qtbot), qtbot, 1)
    window.show_start_page()
    QTest.keyClick(window.start_page, Qt.Key.Key_Return)
    assert window.session is not None
    assert window.session.number == 5


def test_a_match_between_two_deals_goes_on_with_the_score_sheet(open_program: Open, qtbot: QtBot) -> None:
    first = open_program()
    first.start_match(BriscolaRules(wins=3), "beginner", 6)
    Person(first, qtbot).play_deal()
    left = first.session
    assert left is not None
    first.close()
    second = open_program()
    Person(second, qtbot).click_button(second.start_page.deal_row.go_on_button)
    assert isinstance(second.stage.page, ScoreSheet)
    assert second.session is not None
    assert second.session.match.scores == left.match.scores
    Person(second, qtbot).click_button(second.stage.page.next_button)
    assert len(second.session.match.deals) == 2


def test_a_match_that_is_over_is_not_offered(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    window.start_match(BriscolaRules(), "beginner", 7)
    Person(window, qtbot).play_deal()
    window.close()
    assert not autosave_file().exists()
    assert not open_program().start_page.deal_row.go_on_button.isVisible()


def test_another_match_asks_once_before_the_unfinished_one_is_given_up(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    person = Person(window, qtbot)
    window.start_match(ScopaRules(), "beginner", 8)
    play_turns(person, qtbot, 2)
    window.show_start_page()
    person.click_button(window.start_page.deal_button)
    notice = window.stage.page
    assert isinstance(notice, Notice)
    assert notice.title.text() == "Give up the unfinished match?"
    person.click_button(notice.reject_button)
    assert window.start_page.isVisible()
    assert window.keeping.unfinished is not None
    person.click_button(window.start_page.deal_button)
    assert isinstance(window.stage.page, Notice)
    person.click_button(window.stage.page.accept_button)
    assert window.stage.page is None
    assert person.session.number != 8


def test_a_match_in_which_nothing_was_played_is_given_up_without_a_question(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    window.start_match(ScopaRules(), "beginner", 9)
    window.show_start_page()
    Person(window, qtbot).click_button(window.start_page.deal_button)
    assert window.stage.page is None


def test_looking_on_leaves_the_kept_match_alone(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    window.start_match(ScopaRules(), "beginner", 10)
    play_turns(Person(window, qtbot), qtbot, 2)
    window.start_match(BriscolaRules(), "beginner", 11, watch=True)
    qtbot.waitUntil(lambda: isinstance(window.stage.page, ScoreSheet), timeout=30_000)
    window.close()
    assert read_record_file(autosave_file()).meta["deal_number"] == 10


def test_a_window_that_keeps_nothing_touches_no_file(open_program: Open, qtbot: QtBot) -> None:
    window = open_program(keeps=False)
    window.start_match(ScopaRules(), "beginner", 12)
    play_turns(Person(window, qtbot), qtbot, 1)
    window.close()
    assert not autosave_file().exists()


def test_the_number_that_is_entered_gives_the_cards(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    field = window.start_page.deal_row.number_field
    QTest.keyClicks(field, "004 321")
    assert field.text() == "4321"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.session is not None
    assert window.session.number == 4321
    first = window.session.observation()
    window.show_start_page()
    assert window.start_page.number() is None
    QTest.keyClicks(field, "4321")
    Person(window, qtbot).click_button(window.start_page.deal_button)
    assert window.session is not None
    assert window.session.observation() == first


@pytest.mark.parametrize(
    ("pasted", "number"),
    [
        ("n. 004 321", "4321"),
        ("No. 15", "15"),
        ("№ 7", "7"),
        ("1.234.567", "1234567"),
        (" 12\n", "12"),
        ("0", ""),
        ("", ""),
        ("1e5", None),
        ("-7", None),
        ("3,5 km", None),
        ("1234567890", None),
        ("abc", None),
        ("٣", None),
    ],
)
def test_a_number_is_taken_as_people_write_it_and_nothing_else(pasted: str, number: str | None) -> None:
    assert number_in(pasted) == number


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tool tip
def test_what_is_no_number_is_refused_where_it_is_seen(open_program: Open) -> None:
    field = open_program().start_page.deal_row.number_field
    QTest.keyClicks(field, "15")
    field.selectAll()
    field.insert("1e5")
    field.textEdited.emit("1e5")
    assert field.text() == "15"
    assert QToolTip.text().startswith("Only figures: a number from 1 to 999")
    field.clear()
    QTest.keyClicks(field, "x")
    assert field.text() == ""


@pytest.mark.qt_log_ignore("does not support raise", extend=True)  # of a tool tip
@pytest.mark.parametrize(("typed", "kept"), [("0", ""), ("12345678901", "123456789"), ("-7", "7")])
def test_only_a_number_that_there_is_can_be_entered(open_program: Open, typed: str, kept: str) -> None:
    field = open_program().start_page.deal_row.number_field
    QTest.keyClicks(field, typed)
    assert field.text() == kept


def test_a_match_whose_result_was_not_seen_is_offered_until_it_has_been(open_program: Open, qtbot: QtBot) -> None:
    killed = open_program()
    killed.start_match(BriscolaRules(wins=1), "beginner", 13)
    person = Person(killed, qtbot)
    killed.table.choreographer.hold(True)  # the last card is on its way for ever
    play_out(person, qtbot)
    assert killed.keeping._autosave is not None
    assert killed.keeping._autosave.wait()
    assert read_record_file(autosave_file()).match.is_over
    window = open_program()
    button = window.start_page.deal_row.go_on_button
    assert without_mnemonic(button.text()).startswith("The result: Briscola, ")
    Person(window, qtbot).click_button(button)
    sheet = window.stage.page
    assert isinstance(sheet, ScoreSheet)
    assert autosave_file().exists()
    Person(window, qtbot).click_button(sheet.change_button)
    assert window.start_page.isVisible()
    assert not window.start_page.deal_row.go_on_button.isVisible()
    window.close()
    assert not autosave_file().exists()


def play_out(person: Person, qtbot: QtBot) -> None:
    """Play the match to its last card, which is not shown."""
    session = person.session
    while not session.match.is_over:
        qtbot.waitUntil(lambda: session.can_play() or session.is_showing, timeout=20_000)
        if session.can_play():
            session.submit(session.match.legal_moves()[0])
        elif not session.match.is_over:
            session.shown()


def test_a_result_that_was_not_seen_may_be_left_without_a_question(open_program: Open, qtbot: QtBot) -> None:
    window = open_program()
    window.start_match(BriscolaRules(wins=1), "beginner", 13)
    window.table.choreographer.hold(True)
    play_out(Person(window, qtbot), qtbot)
    window.show_start_page()
    Person(window, qtbot).click_button(window.start_page.deal_button)
    assert window.stage.page is None


def test_an_old_match_that_is_opened_does_not_take_the_place_of_the_kept_one(
    open_program: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_program()
    window.start_match(BriscolaRules(wins=1), "beginner", 14)
    Person(window, qtbot).play_deal()
    window.entries.saving.save_to(tmp_path / "over.carte")
    window.start_match(ScopaRules(), "beginner", 15)
    play_turns(Person(window, qtbot), qtbot, 2)
    window.entries.saving.open_file(tmp_path / "over.carte")
    assert isinstance(window.stage.page, ScoreSheet)
    window.close()
    assert read_record_file(autosave_file()).meta["deal_number"] == 15
