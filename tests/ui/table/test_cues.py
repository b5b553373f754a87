"""What is heard with what is seen: in order, once, and nothing of what is skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from carte_italiane.cards import parse_card
from carte_italiane.play.session import HUMAN, Player, Session
from carte_italiane.rules.events import CardsCaptured, LeftoversTaken, SweepMade, TrickTaken
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.rules.narration import narrate
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.cues import SLID, TAPS, Cues, before_landing

from .conftest import NAMES, Sitting, positions
from .looking import click, seated, with_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from carte_italiane.rules.match import Match
    from carte_italiane.ui.table.view import TableView


@pytest.fixture
def heard(table: TableView) -> list[str]:
    """Everything that is heard at the table, in order."""
    names: list[str] = []
    table.choreographer.cues.play = names.append
    return names


def lie(table: TableView, before: Match, speed: str) -> None:
    """A table at rest."""
    table.set_speed("none")
    table.choreographer.play((), before.observe(0), NAMES[:2], lambda: None)
    table.set_speed(speed)


def play(table: TableView, before: Match) -> None:
    """Begin to show the first legal move of the match that lies there."""
    seen = before.played(before.legal_moves()[0]).observe(0)
    events = narrate(before.observe(0).view, seen.moves[-1], seen.view)
    table.choreographer.play(events, seen, NAMES[:2], lambda: None)


def shown(table: TableView, qtbot: QtBot, before: Match) -> None:
    """Show the first legal move of a match to its end."""
    lie(table, before, "fast")
    with qtbot.waitSignal(table.idle, timeout=10_000):
        play(table, before)


SIMPLE = with_table("2D 2C 2S", "3D FC CS RB")
ONE = with_table("4D 4C 4S", "4B FC CS RB")
SEVERAL = with_table("6D 6C 6S", "2D 4C CS RB")
BELL = with_table("7C 7S 7B", "7D FC CS RB")


def sweep() -> Match:
    """The person's first legal move takes the whole table."""
    for number in range(1, 100):
        for before in positions(ScopaRules(), number):
            if before.is_playing and before.deal.state.turn == 0:
                move = before.legal_moves()[0]
                events = narrate(before.observe(0).view, move, before.played(move).observe(0).view)
                if any(isinstance(event, SweepMade) for event in events):
                    return before
    raise AssertionError("nobody ever sweeps")


@pytest.mark.parametrize(
    ("before", "names"),
    [
        (SIMPLE, ["lay"]),
        (ONE, ["lay", "take"]),
        (SEVERAL, ["lay", "deal", "take"]),
        (BELL, ["lay", "take", "settebello"]),
    ],
    ids=["a card is laid", "one is taken", "several are gathered and taken", "the settebello is taken"],
)
def test_a_card_is_heard_as_it_is_played(
    table: TableView, heard: list[str], qtbot: QtBot, before: Match, names: list[str]
) -> None:
    shown(table, qtbot, before)
    assert heard == names


def test_a_sweep_is_called_before_the_cards_go(table: TableView, heard: list[str], qtbot: QtBot) -> None:
    shown(table, qtbot, sweep())
    assert heard[0] == "lay"
    assert heard.index("scopa") < heard.index("take")
    assert heard.count("scopa") == 1


def test_a_deal_is_heard_packet_by_packet(table: TableView, heard: list[str], qtbot: QtBot) -> None:
    table.set_speed("fast")
    sitting = Sitting(ScopaRules(), 2)
    table.attach(sitting.session)
    with qtbot.waitSignal(table.idle, timeout=10_000):
        sitting.session.next_deal()
    assert heard == ["deal"] * 3, "two hands and the table"


def test_the_trump_is_laid(table: TableView, heard: list[str], qtbot: QtBot) -> None:
    table.set_speed("fast")
    sitting = Sitting(BriscolaRules(), 2)
    table.attach(sitting.session)
    with qtbot.waitSignal(table.idle, timeout=10_000):
        sitting.session.next_deal()
    assert heard == ["deal", "deal", "lay"]


@pytest.mark.parametrize("end", ["click", "space", "stop", "new speed"])
def test_what_is_cut_short_is_not_heard(table: TableView, heard: list[str], end: str) -> None:
    lie(table, BELL, "relaxed")
    play(table, BELL)
    assert heard == []
    choreographer = table.choreographer
    ends: dict[str, Callable[[], None]] = {
        "click": lambda: click(table, parse_card("7S")),
        "space": choreographer.finish,
        "stop": choreographer.stop,
        "new speed": lambda: table.set_speed("none"),
    }
    ends[end]()
    assert not choreographer.is_running
    assert heard == []


def test_of_a_part_that_is_jumped_over_one_sound_is_heard(table: TableView, heard: list[str]) -> None:
    table.set_speed("relaxed")
    sitting = Sitting(ScopaRules(players=4, target=21), 2)
    table.attach(sitting.session)
    sitting.session.next_deal()
    heard.clear()
    while table.choreographer.is_running:
        before = len(heard)
        table.choreographer.jump()
        assert len(heard) - before <= 1


def test_without_animation_only_what_is_won_is_heard(table: TableView, heard: list[str]) -> None:
    for before, names in ((SIMPLE, []), (ONE, ["take"]), (BELL, ["settebello"]), (sweep(), ["scopa"])):
        heard.clear()
        lie(table, before, "none")
        play(table, before)
        assert heard == names


def test_without_animation_a_whole_deal_is_no_machine_gun(table: TableView, heard: list[str]) -> None:
    sitting = seated(table, BriscolaRules(players=4), 3)
    assert heard == ["shuffle"]
    while not sitting.session.match.deal.is_complete:
        before = len(heard)
        sitting.play()
        assert len(heard) - before <= 1
    assert heard == ["shuffle", *["trick"] * 10]


@pytest.mark.parametrize(
    ("events", "name"),
    [
        ([CardsCaptured(0, 3, 1 << 13), SweepMade(0, 3)], "scopa"),
        ([CardsCaptured(0, 6, 1 << 16), SweepMade(0, 6)], "scopa"),
        ([CardsCaptured(0, 6, 1 << 16)], "settebello"),
        ([CardsCaptured(0, 3, 1 << 13), LeftoversTaken(0, 1 << 6)], "settebello"),
        ([TrickTaken(0, (1, 2))], "trick"),
    ],
)
def test_the_most_important_is_heard(events: list[CardsCaptured | SweepMade], name: str) -> None:
    cues, heard = Cues(), list[str]()
    cues.play = heard.append
    cues.give_at_once(events, starts=False)
    assert heard == [name]


@pytest.mark.parametrize("name", ["take", "trick"])
@pytest.mark.parametrize("number", [1, 2, 4])
@pytest.mark.parametrize("speed", ["relaxed", "normal", "fast"])
def test_the_tap_falls_together_with_the_landing_at_every_speed(speed: str, number: int, name: str) -> None:
    factor = timing.SPEEDS[speed]
    tap = before_landing(name, number, factor) * factor + TAPS[name]
    seen = (SLID * timing.TO_PILE + (number - 1) * timing.STAGGER) * factor
    assert abs(tap - seen) <= 60


def test_a_refusal_is_heard(table: TableView, heard: list[str]) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda _: bool(table.controller.laid()))
    heard.clear()
    table.controller.table_card_chosen(table.controller.laid()[0])
    assert heard == ["refused"]


@pytest.mark.parametrize(("own", "name"), [(HUMAN, "win"), (HUMAN, "lose"), ("club", "win")])
def test_the_end_of_a_match_is_won_or_lost(qtbot: QtBot, own: str, name: str) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.table.set_speed("none")
    heard: list[str] = []
    window.table.choreographer.cues.play = heard.append
    rules = BriscolaRules(wins=1)
    for number in range(1, 50):
        *_, end = positions(rules, number)
        if end.is_over and (end.winner == 0) == (name == "win"):
            break
    players = (Player("Anna", own), Player("Beppe", "club"))
    window._sit_down(Session(end, players, number, lambda _: None))
    assert window.session is not None
    window.session.resume()
    assert heard == [name]
    window.show_start_page()
    assert heard == [name]
    window.close()
