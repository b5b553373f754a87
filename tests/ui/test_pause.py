"""A paused match stands still, whatever moved or thought, and goes on as if nothing had been."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.play.record import Record
from carte_italiane.play.session import HUMAN, Player
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.moves import card_of
from carte_italiane.ui.hint_texts import marked_from_now_on
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.geometry import Box
from carte_italiane.ui.table.pause_sign import free_corner
from carte_italiane.ui.table.seat_layout import Question, lay_out
from carte_italiane.ui.translation import LANGUAGES, install_language
from tests.ui.table.conftest import VARIETIES, positions

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from carte_italiane.play.session import Request, Session
    from carte_italiane.ui.main_window import MainWindow

KEY = Qt.Key


class Thinkers:
    """Stand in for the computer players: they answer when they are told to."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.asked: list[Request] = []

    def answer(self) -> None:
        request = self.asked[-1]
        self.window.computers._answered(request.ticket, request.seen.legal[0])


@pytest.fixture
def thinkers(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    made = Thinkers(window)
    monkeypatch.setattr(window.computers, "ask", made.asked.append)
    install_language("en")
    yield made
    install_language("en")


def sat_down(window: MainWindow, rules: Rules, turn: int, speed: str = "normal") -> Session:
    """At a table where a seat is to move."""
    match = next(match for match in positions(rules, 3) if match.is_playing and match.deal.state.turn == turn)
    window.open_record(Record(match, (Player("You", HUMAN), Player("Beppe", "club")), {}))
    assert window.session is not None
    window.table.set_speed(speed)
    return window.session


def press(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or window.table, key, modifier)


def pause(window: MainWindow) -> None:
    press(window, KEY.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert window.entries.pause.is_on


def click_table(window: MainWindow) -> None:
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))


def test_a_movement_stops_in_its_midst_and_goes_on_from_there(window: MainWindow, thinkers: Thinkers) -> None:
    session = sat_down(window, ScopaRules(), 1)
    thinkers.answer()
    moving = window.table.choreographer
    moving.pass_time(timing.THINK + timing.PLAY // 2)
    pause(window)
    assert moving.is_held
    running = moving._running
    assert running is not None
    assert running.state() == QAbstractAnimation.State.Paused
    assert session.is_showing
    press(window, KEY.Key_Space)
    assert not window.entries.pause.is_on
    assert moving.is_running
    assert session.is_showing, "Space only goes on, it does not finish what moves"
    press(window, KEY.Key_Space)
    assert session.can_play()


@pytest.mark.parametrize("speed", ["normal", "none"])
def test_what_a_player_answers_meanwhile_is_played_afterwards(
    window: MainWindow, thinkers: Thinkers, speed: str
) -> None:
    session = sat_down(window, ScopaRules(), 1, speed)
    pause(window)
    before = session.match
    thinkers.answer()
    assert session.match is before
    window.entries.pause.go_on()
    assert len(session.match.deal.moves) == len(before.deal.moves) + 1


def test_nothing_is_played_while_it_is_paused(window: MainWindow, thinkers: Thinkers) -> None:
    session = sat_down(window, ScopaRules(), 0, "none")
    before = session.match
    card = card_of(before.legal_moves()[0])
    ways: list[Callable[[], object]] = [
        lambda: press(window, KEY.Key_1),
        lambda: window.table.controller.click(card),
        lambda: click_table(window),
        lambda: press(window, KEY.Key_Space),
        lambda: press(window, KEY.Key_P, Qt.KeyboardModifier.ControlModifier),
        lambda: press(window, KEY.Key_Pause),
        lambda: window.entries.pause.action.trigger(),
    ]
    for way in ways:
        pause(window)
        way()
        assert session.match is before
        assert not window.entries.pause.is_on, "whoever would play wants it to go on"
        assert session.can_play()


def test_questions_and_arrows_work_while_it_is_paused(window: MainWindow, thinkers: Thinkers) -> None:
    sat_down(window, ScopaRules(), 0, "none")
    pause(window)
    press(window, KEY.Key_M)
    assert window.table.controller.note.text.startswith("You hold")
    press(window, KEY.Key_Right)
    press(window, KEY.Key_Right)
    assert window.table.keys.focus is not None
    assert window.entries.pause.is_on


def test_a_forced_card_waits(window: MainWindow, thinkers: Thinkers) -> None:
    session = sat_down(window, ScopaRules(), 0, "none")
    window.table.set_likes(window.settings.table._replace(play_forced=True))
    pause(window)
    assert not window.table.waiting.forced.isActive()
    assert not window.table.waiting.thinking.isActive()
    press(window, KEY.Key_Space)
    assert window.table.waiting.forced.isActive()
    assert session.can_play()


def test_undo_while_it_is_paused(window: MainWindow, thinkers: Thinkers) -> None:
    session = sat_down(window, ScopaRules(), 0)
    before = session.observation()
    session.submit(before.legal[0])
    window.table.choreographer.pass_time(timing.PLAY // 2)
    pause(window)
    press(window, KEY.Key_T)
    assert window.table.controller.note.text
    press(window, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.table.controller.note.text == marked_from_now_on(), "what was said of the table is no longer so"
    assert session.observation() == before
    assert window.table.table_scene.seen == before
    assert window.entries.pause.is_on
    press(window, KEY.Key_Space)
    assert session.can_play()


def test_another_size_while_it_is_paused_shows_the_end_of_the_movement(
    window: MainWindow, thinkers: Thinkers, qtbot: QtBot
) -> None:
    session = sat_down(window, ScopaRules(), 1)
    thinkers.answer()
    window.table.choreographer.pass_time(timing.THINK + timing.PLAY // 2)
    pause(window)
    window.resize(900, 700)
    QApplication.processEvents()
    assert window.table.table_scene.seen == session.observation()
    assert session.is_showing, "nothing goes on"
    assert window.entries.pause.is_on
    window.table._resize_pause.timeout.emit()
    qtbot.waitUntil(lambda: window.table.is_sharp)  # what stands still is drawn sharp as well
    press(window, KEY.Key_Space)
    assert session.can_play()


def test_the_rules_can_be_read_while_it_is_paused(window: MainWindow, thinkers: Thinkers) -> None:
    session = sat_down(window, ScopaRules(), 1)
    thinkers.answer()
    pause(window)
    window.show_rules()
    window.show_rules()
    assert window.entries.pause.is_on
    assert window.table.choreographer.is_held
    window.table.setFocus()
    press(window, KEY.Key_Space)
    assert not window.table.choreographer.is_held
    assert session.is_showing


def test_a_paused_match_can_be_left(window: MainWindow, thinkers: Thinkers) -> None:
    sat_down(window, ScopaRules(), 1)
    thinkers.answer()
    pause(window)
    items = len(window.table.table_scene.items())
    window.show_start_page()
    assert not window.entries.pause.is_on
    assert not window.entries.pause.action.isEnabled()
    assert len(window.table.table_scene.items()) < items
    session = sat_down(window, BriscolaRules(), 0, "none")
    assert session.can_play()
    assert not window.table.controller.paused


def test_on_a_page_there_is_nothing_to_pause(window: MainWindow, thinkers: Thinkers) -> None:
    session = sat_down(window, ScopaRules(), 0, "none")
    while not isinstance(window.stage.page, ScoreSheet):
        if session.can_play():
            session.submit(session.observation().legal[0])
        else:
            thinkers.answer()
    window.entries.pause.action.trigger()
    assert not window.entries.pause.is_on
    assert not window.entries.pause.action.isChecked()


def test_it_is_said_in_every_language(window: MainWindow, thinkers: Thinkers) -> None:
    sat_down(window, ScopaRules(), 0, "none")
    window.announcer.listened = True
    heard: list[str] = []
    window.announcer.said.connect(heard.append)
    for language in LANGUAGES:
        install_language(language)
        QApplication.processEvents()
        heard.clear()
        window.entries.pause.pause()
        window.entries.pause.go_on()
        window.announcer._speaking.timeout.emit()
        assert len(heard) == 2
        assert (heard == ["Paused. Press Space to continue.", "The match goes on."]) == (language == "en")


@pytest.mark.parametrize("size", [(800, 600), (640, 480), (600, 800), (1280, 800), (1920, 700)], ids=str)
@pytest.mark.parametrize("mirrored", [False, True], ids=["", "mirrored"])
@pytest.mark.parametrize("rules", VARIETIES.values(), ids=VARIETIES)
def test_the_sign_hides_nothing(rules: Rules, size: tuple[int, int], mirrored: bool) -> None:
    each = getattr(rules, "cards_each", 3)
    layout = lay_out(Question(*size, rules.game, rules.players, each, mirrored=mirrored))
    sign = free_corner(layout, layout.text * 7, layout.text * 2.4)
    assert layout.size.holds(sign)
    others = [layout.slip, *(seat.plate for seat in layout.seats), layout.hand]
    stock = layout.middle.stock
    if stock is not None:
        others.append(Box.around(stock, layout.middle.stock_width, layout.middle.stock_width * 5 / 3))
    assert not [other for other in others if other.overlaps(sign)]
