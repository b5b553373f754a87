"""A hint that is asked for in another player's turn comes in the person's own, unless it is taken back before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.cards import parse_card
from carte_italiane.play.record import Record
from carte_italiane.play.session import HUMAN, Player
from carte_italiane.rules.house import SCOPONE, BriscolaRules
from carte_italiane.ui.translation import LANGUAGES, install_language
from tests.rules.walks import after_dealing, deal_steps
from tests.ui.asking import SlowEngine, at_turn, controller, hint_said, lit, open_window, press_h, seated
from tests.ui.person import Person
from tests.ui.table.looking import click

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from carte_italiane.play.session import Session
    from carte_italiane.ui.main_window import MainWindow

WAITS = "The hint will come when it is your turn."


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with open_window(qtbot) as window:
        yield window
    install_language("en")


@pytest.fixture
def slow(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> SlowEngine:
    """In the place of the engine, once that is there: before, nobody is asked anything."""
    qtbot.waitUntil(lambda: bool(window.computers.engine.findChildren(QProcess)))
    return SlowEngine(window, monkeypatch)


def waiting(window: MainWindow) -> Session:
    """The person has laid a card and asks for a hint while Beppe thinks."""
    session = seated(window, "7C RD 2S", "3C 4S RB FB")
    click(window.table, parse_card("2S"))
    press_h(window)
    return session


def test_it_is_promised_and_the_players_request_is_left_alone(window: MainWindow, slow: SlowEngine) -> None:
    session = seated(window, "7C RD 2S", "3C 4S RB FB")
    click(window.table, parse_card("2S"))
    slow.cancelled.clear()
    told: list[str] = []
    window.table.message.connect(told.append)
    press_h(window)
    assert controller(window).note.text == WAITS
    assert told == [WAITS]
    assert [request.level for request in slow.asked] == ["club"]
    assert not slow.cancelled
    assert not session.aids


def test_it_comes_by_itself_in_the_persons_turn(window: MainWindow, slow: SlowEngine) -> None:
    session = waiting(window)
    slow.answer()
    assert session.can_play()
    assert [request.level for request in slow.asked] == ["club", "master"]
    assert slow.asked[-1].seen == session.observation()
    assert controller(window).note.text == ""
    slow.answer()
    assert lit(window)
    assert hint_said(window) == "All in all it seems best."
    assert session.aids == {"hint"}


def test_the_note_stays_while_several_others_play(window: MainWindow, slow: SlowEngine) -> None:
    players = (Player("You", HUMAN), *(Player(name, "club") for name in ("Anna", "Beppe", "Carla")))
    number = next(n for n in range(1, 99) if after_dealing(SCOPONE, n).deal.state.turn == 1)
    window.open_record(Record(after_dealing(SCOPONE, number), players, {}))
    press_h(window)
    for _ in range(3):
        assert controller(window).note.text == WAITS
        slow.answer()
    assert [request.level for request in slow.asked] == ["club", "club", "club", "master"]


@pytest.mark.parametrize("key", [Qt.Key.Key_H, Qt.Key.Key_Escape])
def test_the_wish_is_taken_back(window: MainWindow, slow: SlowEngine, key: Qt.Key) -> None:
    session = waiting(window)
    QTest.keyClick(window.table, key)
    assert controller(window).note.text == ""
    slow.answer()
    assert session.can_play()
    assert [request.level for request in slow.asked] == ["club"]


def test_the_promise_is_kept_in_every_language(window: MainWindow, slow: SlowEngine) -> None:
    waiting(window)
    said = set()
    for language in LANGUAGES:
        install_language(language)
        QApplication.processEvents()
        said.add(controller(window).note.text)
    assert len(said) == len(LANGUAGES)
    window.resize(1000, 720)
    assert controller(window).note.text in said


def test_escape_while_it_is_thought_ends_the_thinking(window: MainWindow, slow: SlowEngine) -> None:
    session = seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert slow.cancelled[-1] == slow.asked[-1].ticket
    slow.answer()
    assert controller(window).hint is None
    assert not lit(window)
    assert not session.aids


def test_escape_takes_the_sign_of_thinking_away(window: MainWindow, qtbot: QtBot, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    qtbot.waitUntil(lambda: bool(controller(window).note.text), timeout=5000)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert controller(window).note.text == ""


def test_a_played_card_ends_the_thinking_before_the_next_player_is_asked(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    slow.cancelled.clear()
    click(window.table, parse_card("2S"))
    assert slow.cancelled == [slow.asked[0].ticket]
    assert slow.asked[-1].level == "club"


def test_a_match_that_is_left_ends_the_wish(window: MainWindow, slow: SlowEngine) -> None:
    waiting(window)
    other = seated(window, "7C RD 2S", "3C 4S RB FB")
    assert other.can_play()
    assert [request.level for request in slow.asked] == ["club"]
    press_h(window)
    hint = slow.asked[-1]
    window.show_start_page()
    assert hint.ticket in slow.cancelled


def test_a_new_match_ends_the_wish(window: MainWindow, slow: SlowEngine) -> None:
    waiting(window)
    window.start_match(SCOPONE, "beginner")
    assert controller(window).note.text == ""
    assert controller(window).wish is None


def test_who_has_no_card_left_is_told_whose_turn_it_is(window: MainWindow, slow: SlowEngine) -> None:
    walk = (match for number in range(1, 9) for match, _, _ in deal_steps(BriscolaRules(), number))
    match = next(one for one in walk if not one.observe(0).view.hand)
    window.open_record(Record(match, (Player("You", HUMAN), Player("Beppe", "club")), {}))
    press_h(window)
    assert controller(window).note.text == "It is not your turn: Beppe is to play."
    assert controller(window).wish is None


def test_who_only_looks_on_is_told_whose_turn_it_is(window: MainWindow, slow: SlowEngine) -> None:
    window.start_match(BriscolaRules(), "beginner", watch=True)
    press_h(window)
    assert controller(window).wish is None


def test_a_forced_card_is_explained(window: MainWindow, qtbot: QtBot) -> None:
    session = at_turn(window, qtbot, BriscolaRules())
    while len(session.observation().legal) > 1:
        click(window.table, session.observation().legal[0])
        qtbot.waitUntil(session.can_play, timeout=20_000)
    with qtbot.waitSignal(window.table.message, timeout=20_000) as told:
        press_h(window)
    assert str(told.args[0]).splitlines()[0] == "Play the knight of clubs. It is the only move."


def test_the_real_engine_answers_players_and_hints(window: MainWindow, qtbot: QtBot) -> None:
    """Asked for before and after a card is played, at an engine that is still at work or not."""
    session = at_turn(window, qtbot, SCOPONE)
    for _ in range(3):
        press_h(window)
        before = len(session.match.deal.moves)
        person = Person(window, qtbot)
        person.take_turn()
        press_h(window)
        qtbot.waitUntil(lambda: controller(window).hint is not None, timeout=20_000)
        assert session.can_play()
        assert len(session.match.deal.moves) == before + 4
