"""Whatever moves, and however it is interrupted, ends in the table as it is seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from carte_italiane.play.session import Step
from carte_italiane.rules.events import DealEnded
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import card_of, taken_by
from carte_italiane.rules.narration import narrate
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.rules.views import ScopaView
from carte_italiane.ui.table.remarks import left_to
from carte_italiane.ui.table.view import TableView
from carte_italiane.ui.texts import default_name
from carte_italiane.ui.translation import install_language

from .conftest import NAMES, Sitting, positions
from .looking import click, picture, seated, several_captures


def steps(rules: Rules, number: int) -> Iterator[Step]:
    """All steps of a match's first deals."""
    told: list[Step] = []
    sitting = Sitting(rules, number)
    sitting.session.subscribe(told.append)
    sitting.session.next_deal()
    for _ in range(200):
        yield from told
        told.clear()
        sitting.session.shown()
        if not told and sitting.session.match.needs_deck:
            if sitting.session.match.is_over or len(sitting.session.match.deals) > 1:
                return
            sitting.session.next_deal()
        elif not told:
            sitting.play()


@pytest.mark.parametrize("number", [1])
def test_any_interruption_ends_in_the_same_picture(table: TableView, rules: Rules, number: int) -> None:
    names = NAMES[: rules.players]
    chance = random.Random(number)
    table.set_speed("fast")
    shown: list[Step] = []
    for step in steps(rules, number):
        table.choreographer.play(step.events, step.seen, names, partial(shown.append, step))
        interrupt(table, chance.randrange(5), chance)
        assert shown[-1] is step
        assert not table.choreographer.is_running
        told = picture(table)
        table.table_scene.arrange(step.seen, names)
        assert picture(table) == told


def interrupt(table: TableView, how: int, chance: random.Random) -> None:
    """End an animation: at once, by Space, by a new size, or after some of its parts."""
    choreographer = table.choreographer
    if how == 1:
        table.keyPressEvent(space())
    elif how == 2:
        table.resize(*chance.choice([(800, 600), (1280, 800), (700, 1000)]))
    elif how == 3:
        for _ in range(chance.randrange(1, 6)):
            choreographer.jump()
    elif how == 4:
        while choreographer.is_running:
            choreographer.jump()
    choreographer.finish()
    table.sharpen()


def space() -> QKeyEvent:
    return QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)


def test_a_click_finishes_and_does_not_play(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: not several_captures(sitting) and len(sitting.legal) > 1)
    table.set_speed("relaxed")
    first, second, *_ = sitting.legal
    click(table, card_of(first))
    assert table.choreographer.is_running
    moves = sitting.session.observation().moves
    click(table, card_of(second))
    assert not table.choreographer.is_running
    assert sitting.session.observation().moves == moves


def test_animation_ends_by_itself(table: TableView, qtbot: QtBot) -> None:
    table.set_speed("fast")
    sitting = Sitting(ScopaRules(), 2)
    table.attach(sitting.session)
    with qtbot.waitSignal(table.idle, timeout=10_000):
        sitting.session.next_deal()
    assert not table.choreographer.is_running
    told = picture(table)
    table.table_scene.arrange(sitting.session.observation(), NAMES[:2])
    assert picture(table) == told


def test_jump_shows_at_once(table: TableView) -> None:
    course = list(positions(ScopaRules(), 3))
    table.set_speed("relaxed")
    done: list[bool] = []
    table.choreographer.play((), course[5].observe(0), NAMES[:2], lambda: done.append(True))
    assert done == [True]
    assert not table.choreographer.is_running


def test_void_deal_is_gathered_and_dealt_again(table: TableView) -> None:
    number = next(
        n
        for n in range(1, 3000)
        if Match.start(ScopaRules(), 0).with_deck(shuffled_deck(n, ScopaRules(), 0)).deal.is_void
    )
    sitting = Sitting(ScopaRules(), number)
    table.attach(sitting.session)
    table.set_speed("fast")
    sitting.session.next_deal()
    while table.choreographer.is_running:
        table.choreographer.jump()
    assert len(sitting.session.match.deals) >= 2
    assert not sitting.session.match.deal.is_void
    told = picture(table)
    table.table_scene.arrange(sitting.session.observation(), NAMES[:2])
    assert picture(table) == told


def test_detached_table_is_empty_and_deaf(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    table.detach()
    assert table.table_scene.cards == {}
    sitting.play()
    assert table.table_scene.cards == {}


def test_items_do_not_pile_up(table: TableView) -> None:
    sitting = seated(table, ScopaRules(), 6)
    counts = []
    for _ in range(3):
        while not sitting.session.match.deal.is_complete:
            sitting.play()
        counts.append(len(table.table_scene.items()))
        sitting.session.next_deal()
    assert max(counts) - min(counts) <= 12


def last_move(table: TableView, rules: Rules, wanted: Callable[[Match], bool]) -> Match:
    """Let the last move of a deal be told, at relaxed speed; the deal before it."""
    for number in range(1, 200):
        *_, before, end = positions(rules, number)
        if wanted(before):
            break
    table.table_scene.arrange(before.observe(0), NAMES[: rules.players])
    table.set_speed("relaxed")
    seen = end.observe(0)
    events = narrate(before.observe(0).view, seen.moves[-1], seen.view)
    table.choreographer.play(events, seen, NAMES[: rules.players], lambda: None)
    return before


def notes(table: TableView) -> list[str]:
    """Have the rest of a movement shown part by part: what the notes say, and who is marked as being in turn."""
    said: list[str] = []
    scene = table.table_scene
    while table.choreographer.is_running:
        said.append("note" if scene.passing is not None else "")
        said[-1] += " lit" if scene.tableau is not None and scene.tableau.turn >= 0 else ""
        table.choreographer.jump()
    return said


def lays_last(before: Match) -> bool:
    """The last card takes nothing, but somebody has taken before: there are leftovers."""
    view = before.observe(0).view
    return isinstance(view, ScopaView) and view.last_taker >= 0 and not taken_by(before.legal_moves()[0])


def test_it_is_said_who_gets_the_leftovers_and_then_there_is_a_rest(table: TableView) -> None:
    last_move(table, ScopaRules(), lays_last)
    parts = notes(table)
    assert parts[-3:] == ["note", "note", "note"], "said, taken, at rest"
    assert parts[-4].endswith("lit")
    assert table.table_scene.passing is None


def test_after_the_last_trick_nobody_is_in_turn_and_there_is_a_rest(table: TableView) -> None:
    last_move(table, BriscolaRules(), lambda before: True)
    assert notes(table)[-3:] == ["", "", ""], "read, taken, at rest"


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "What is left goes to you.", "What is left goes to Beppe."),
        ("it", "Quello che resta va a te.", "Quello che resta va a Beppe."),
        ("ru", "Остаток достаётся вам.", "Остаток забирает Беппе."),
    ],
)
def test_the_last_cards_go_to_somebody_by_name(language: str, own: str, other: str) -> None:
    install_language(language)
    said = (left_to(default_name(0)), left_to(default_name(1)))
    install_language("en")
    assert said == (own, other)


def test_without_any_capture_the_last_cards_go_to_nobody(table: TableView) -> None:
    *_, before, end = positions(ScopaRules(), 1)
    table.table_scene.arrange(before.observe(0), NAMES[:2])
    table.set_speed("relaxed")
    assert any(card >= 0 for card in table.table_scene.tableau.slots)  # type: ignore[union-attr]
    table.choreographer.play((DealEnded(),), end.observe(0), NAMES[:2], lambda: None)
    assert notes(table) == ["note", "note"]
