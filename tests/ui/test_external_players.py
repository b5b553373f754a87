"""Other people's programs at the table: they play, or a club player plays for them and the person is told."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from carte_italiane.play.faults import Fault
from carte_italiane.play.record import Record
from carte_italiane.play.session import Player
from carte_italiane.play.settings import SeatSetting, Settings, Trouble
from carte_italiane.rules.house import SCOPONE, BriscolaRules, ScopaRules
from carte_italiane.ui.external_players import ExternalPlayers
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.pages.start_news import start_notice
from tests.bots.test_protocol_document import block
from tests.rules.walks import after_dealing
from tests.ui.person import Person
from tests.ui.test_engine_client import DIES, ERROR, NONSENSE, SILENT, WRONG_MOVE, request

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

FIRST = block("python")
#: Plays as the example does, and ends when it has been asked twice.
TWICE = FIRST.replace("for line in sys.stdin:", "for line in (sys.stdin.readline() for _ in range(2)):")


def python(program: str) -> tuple[str, ...]:
    """The command that runs a piece of Python."""
    return (sys.executable, "-c", program)


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Callable[..., MainWindow]]:
    """Opens a window in which programs sit at the seats after the person's."""
    windows: list[MainWindow] = []

    def open_window(*programs: tuple[str, ...]) -> MainWindow:
        others = [SeatSetting(f"Program {number}", "", program) for number, program in enumerate(programs, 1)]
        window = MainWindow(Settings((SeatSetting("Anna"), *others)))
        windows.append(window)
        qtbot.addWidget(window)
        window.table.set_speed("none")
        window.show_start_page()
        window.show()
        return window

    yield open_window
    for window in windows:
        window.close()


def notice_of(window: MainWindow) -> Notice:
    page = window.stage.page
    assert isinstance(page, Notice)
    return page


def test_a_program_plays_a_deal(opened: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """It always plays its first move: so one can see that it was it who played."""
    window = opened(python(FIRST))
    window.start_match(ScopaRules(), "club", number=20)
    person = Person(window, qtbot)
    assert person.session.players == (Player("Anna", "human"), Player("Program 1", "external"))
    person.play_deal()
    match = after_dealing(ScopaRules(), 20)
    for move in person.session.match.deal.moves:
        assert match.deal.state.turn == 0 or move == match.legal_moves()[0]
        match = match.played(move)


def test_programs_and_our_players_sit_at_one_table(opened: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = opened(python(FIRST), (), python(FIRST))
    window.start_match(SCOPONE, "beginner", number=3)
    person = Person(window, qtbot)
    assert [player.kind for player in person.session.players] == ["human", "external", "beginner", "external"]
    person.play_deal()


@pytest.mark.parametrize(
    ("program", "told"),
    [
        (DIES, "has ended"),
        (NONSENSE, "talks nonsense"),
        (ERROR, "talks nonsense"),
        (WRONG_MOVE, "a move that is not allowed"),
        (TWICE, "has ended"),
    ],
    ids=["dies", "nonsense", "error", "wrong move", "dies later"],
)
def test_a_club_player_sits_in_for_a_bad_program(
    opened: Callable[..., MainWindow], qtbot: QtBot, program: str, told: str
) -> None:
    window = opened(python(program))
    window.start_match(BriscolaRules(2, 2), "beginner", number=20)
    person = Person(window, qtbot)
    for _ in range(2):
        while not isinstance(window.stage.page, Notice):
            qtbot.waitUntil(lambda: person.session.can_play() or isinstance(window.stage.page, Notice), timeout=20_000)
            if not isinstance(window.stage.page, Notice):
                person.take_turn()
        notice = notice_of(window)
        assert told in notice.text.text()
        assert "Program 1" in notice.text.text()
        person.click_button(notice.accept_button)
        assert window.stage.page is None
        person.play_deal()  # without another word
        sheet = window.stage.page
        assert isinstance(sheet, ScoreSheet)
        if not sheet.is_over:
            person.click_button(sheet.next_button)  # the program gets another chance, and fails again


def test_a_program_that_is_not_there_is_told(opened: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path) -> None:
    window = opened((str(tmp_path / "nothing"),))
    window.start_match(BriscolaRules(), "club", number=1)
    qtbot.waitUntil(lambda: isinstance(window.stage.page, Notice) or Person(window, qtbot).session.can_play())
    if not isinstance(window.stage.page, Notice):
        Person(window, qtbot).take_turn()
        qtbot.waitUntil(lambda: isinstance(window.stage.page, Notice))
    assert "could not be started" in notice_of(window).text.text()


def test_two_programs_that_drop_out_are_told_together(opened: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = opened(python(DIES), python(DIES))
    window.start_match(BriscolaRules(3), "club", number=4)
    window.computers.programs.replaced.emit(1, "end")
    window.computers.programs.replaced.emit(2, "silence")
    text = notice_of(window).text.text()
    assert "Program 1 has ended" in text
    assert "Program 2 does not answer" in text


def test_silence_is_not_waited_for_longer_than_the_limit(qtbot: QtBot) -> None:
    """The limit is none at all here."""
    players = ExternalPlayers([SeatSetting(), SeatSetting("", "", python(SILENT))], limit=0, patience=0)
    replaced: list[tuple[int, str]] = []
    players.replaced.connect(lambda seat, fault: replaced.append((seat, fault)))
    asked = request(level="external")
    with qtbot.waitSignal(players.answered) as told:
        players.ask(asked)
    ticket, move = told.args or (0, 0)
    assert ticket == asked.ticket
    assert move in asked.seen.legal
    assert replaced == [(1, "silence")]
    players.close()


def test_a_record_with_a_program_that_is_not_here_is_gone_on_with(
    opened: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = opened()
    players = (Player("You", "human"), Player("Deep", "external"))
    window.open_record(Record(after_dealing(ScopaRules(), 20), players))
    person = Person(window, qtbot)
    notice = notice_of(window)
    assert notice.text.text() == "There is no program here that plays for Deep: a club player steps in."
    person.click_button(notice.accept_button)
    person.play_deal()
    assert person.session.players == players


def test_settings_that_were_put_aside_are_told(opened: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path) -> None:
    window = opened()
    window.tell(start_notice(Trouble("", tmp_path / "settings.damaged-1.json", Fault.DAMAGED), None))
    notice = notice_of(window)
    assert "settings.damaged-1.json" in notice.text.text()
    Person(window, qtbot).click_button(notice.accept_button)
    assert window.start_page.isVisible()
    assert "then forgotten" in start_notice(Trouble("", None, Fault.DAMAGED), None).text.text()
