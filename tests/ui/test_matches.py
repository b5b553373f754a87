"""Whole matches through the real window and the real engine process, by clicks alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.play.record import Record
from carte_italiane.play.session import Player
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules, make_rules
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from tests.ui.person import Person

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

MATCHES: list[Rules] = [
    ScopaRules(2, 11),
    ScopaRules(2, 11, napola=True),
    ScopaRules(3, 11),
    ScopaRules(4, 11),
    SCOPONE,
    make_rules("scopone", {"cards_each": 10, "napola": True}),
    BriscolaRules(2, 1),
    BriscolaRules(2, 2, seven_exchange=True),
    BriscolaRules(3, 2),
    BriscolaRules(4, 3, seven_exchange=True),
]


def test_a_window_that_is_closed_at_once_starts_no_process(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.close()
    window.computers.begin()  # its timer still runs
    assert window.computers._engine is None


def named(rules: Rules) -> str:
    return f"{rules.game}-{rules.players}"


@pytest.mark.parametrize("rules", MATCHES, ids=named)
def test_a_match_is_played_to_its_end_by_clicks(window: MainWindow, qtbot: QtBot, rules: Rules) -> None:
    person = Person(window, qtbot)
    window.start_match(rules, "beginner", number=20)
    person.play_deal()
    while not person.session.match.is_over:
        sheet = window.stage.page
        assert isinstance(sheet, ScoreSheet)
        person.click_button(sheet.next_button)
        person.play_deal()
    sheet = window.stage.page
    assert isinstance(sheet, ScoreSheet)
    assert sheet.is_over
    assert sheet.winner == person.session.match.winner
    assert sheet.history[-1] == person.session.match.scores


def test_again_and_change_game(window: MainWindow, qtbot: QtBot) -> None:
    person = Person(window, qtbot)
    window.start_match(BriscolaRules(), "beginner", number=3)
    person.play_deal()
    first = person.session
    assert isinstance(window.stage.page, ScoreSheet)
    person.click_button(window.stage.page.again_button)
    assert person.session is not first
    assert person.session.rules == first.rules
    person.play_deal()
    assert isinstance(window.stage.page, ScoreSheet)
    person.click_button(window.stage.page.change_button)
    assert window.start_page.isVisible()
    assert window.session is None


def test_enter_on_the_start_page_deals(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitExposed(window)
    QTest.keyClick(QApplication.focusWidget() or window.start_page, Qt.Key.Key_Return)
    assert window.session is not None
    assert window.session.match.is_playing
    assert window.stage.page is None


@pytest.mark.parametrize("kinds", [("human", "human"), ("club", "human")], ids="-".join)
def test_a_computer_player_takes_the_seat_of_another_person(
    window: MainWindow, qtbot: QtBot, kinds: tuple[str, ...]
) -> None:
    match = Match.start(BriscolaRules(), 0).with_deck(shuffled_deck(3, BriscolaRules(), 0))
    window.open_record(Record(match, tuple(Player(kind, kind) for kind in kinds)))
    person = Person(window, qtbot)
    assert tuple(player.name for player in person.session.players) == kinds
    person.play_deal()
    assert person.session.match.is_over


def test_play_on_while_the_last_cards_are_shown_does_not_show_the_score_before_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    person = Person(window, qtbot)
    window.start_match(BriscolaRules(wins=2), "beginner", number=3)
    while len(person.session.match.deal.moves) < 38:
        qtbot.waitUntil(person.session.can_play)
        person.take_turn()
    window.table.set_speed("normal")
    qtbot.waitUntil(lambda: person.session.match.deal.is_complete or person.session.can_play())
    if person.session.can_play():
        person.take_turn()
    qtbot.waitUntil(lambda: person.session.match.deal.is_complete)
    window.tell(Notice("A message", "in the midst of it", accept="Play on"))
    assert isinstance(window.stage.page, Notice)
    person.click_button(window.stage.page.accept_button)
    assert window.stage.page is None
    QTest.keyClick(window.table, Qt.Key.Key_Space)
    assert isinstance(window.stage.page, ScoreSheet)


def test_pages_that_were_put_away_are_not_kept(window: MainWindow, qtbot: QtBot) -> None:
    person = Person(window, qtbot)
    window.start_match(BriscolaRules(), "beginner", number=3)
    for _ in range(2):
        notice = Notice("A message", "in the midst of it", accept="Play on")
        window.tell(notice)
        person.click_button(notice.accept_button)
    for _ in range(2):
        person.play_deal()
        assert isinstance(window.stage.page, ScoreSheet)
        person.click_button(window.stage.page.again_button)
    qtbot.waitUntil(lambda: not window.stage.findChildren(ScoreSheet) + window.stage.findChildren(Notice))
    window.show_start_page()
    window.start_match(BriscolaRules(), "beginner", number=3)
    window.show_start_page()
    assert window.start_page.isVisible()
