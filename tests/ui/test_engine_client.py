"""The thinking process may die, hang up or talk nonsense: the game goes on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from carte_italiane.play.session import Request
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.ui.engine_client import EngineClient, engine_command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

SILENT = "import sys; sys.exit(3)"
NONSENSE = "import sys\nfor line in sys.stdin: print('I take the lot', flush=True)"
WRONG_MOVE = """
import json, sys
for line in sys.stdin:
    answer = {"type": "choice", "id": json.loads(line)["id"], "move": "swap", "value": 0, "reasons": []}
    print(json.dumps(answer), flush=True)
"""
DIES_ONCE = """
import os, runpy, sys
if not os.path.exists({flag!r}):
    open({flag!r}, "w").close()
    sys.exit(1)
sys.argv[1:] = ["engine"]
runpy.run_module("carte_italiane", run_name="__main__")
"""
LATE = """
import json, sys
old = None
for line in sys.stdin:
    asked = json.loads(line)
    for number in (old, asked["id"]):
        if number is not None:
            move = asked["observation"]["legal"][0]
            answer = {"type": "choice", "id": number, "move": move, "value": 0, "reasons": []}
            print(json.dumps(answer), flush=True)
    old = asked["id"]
"""
FIRST_OR_LAST = """
import json, sys
for number, line in enumerate(sys.stdin):
    asked = json.loads(line)
    move = asked["observation"]["legal"][-1 if number else 0]
    print(json.dumps({"type": "choice", "id": asked["id"], "move": move, "value": 0, "reasons": []}), flush=True)
"""


def request(ticket: int = 1, level: str = "club") -> Request:
    rules = ScopaRules()
    match = Match.start(rules, 0).with_deck(shuffled_deck(5, rules, 0))
    return Request(ticket, level, match.observe(1), 42)


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[Callable[[list[str]], EngineClient]]:
    made: list[EngineClient] = []

    def make(command: list[str]) -> EngineClient:
        made.append(EngineClient(None, command))
        return made[-1]

    yield make
    for engine in made:
        engine.close()


def answer_of(qtbot: QtBot, engine: EngineClient, asked: Request) -> int:
    with qtbot.waitSignal(engine.answered, timeout=20_000) as told:
        engine.ask(asked)
    ticket, move = told.args or (0, 0)
    assert ticket == asked.ticket
    return int(move)


def test_the_engine_answers(qtbot: QtBot, client: Callable[[list[str]], EngineClient]) -> None:
    engine = client(engine_command())
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal
    again = request(ticket=2)
    assert answer_of(qtbot, engine, again) in again.seen.legal


@pytest.mark.parametrize("program", [SILENT, NONSENSE, WRONG_MOVE], ids=["dies", "nonsense", "impossible move"])
def test_a_bad_engine_is_answered_for(qtbot: QtBot, client: Callable[[list[str]], EngineClient], program: str) -> None:
    engine = client([sys.executable, "-c", program])
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal


def test_a_program_that_is_not_there_is_answered_for(
    qtbot: QtBot, client: Callable[[list[str]], EngineClient], tmp_path: Path
) -> None:
    asked = request()
    assert answer_of(qtbot, client([str(tmp_path / "nothing")]), asked) in asked.seen.legal


def test_an_engine_that_dies_is_started_again_once(
    qtbot: QtBot, client: Callable[[list[str]], EngineClient], tmp_path: Path
) -> None:
    flag = tmp_path / "died"
    engine = client([sys.executable, "-c", DIES_ONCE.format(flag=str(flag))])
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal
    assert flag.exists()


def test_late_answers_are_dropped(qtbot: QtBot, client: Callable[[list[str]], EngineClient]) -> None:
    engine = client([sys.executable, "-c", LATE])
    for ticket in (1, 2, 3):
        asked = request(ticket)
        assert answer_of(qtbot, engine, asked) == asked.seen.legal[0]


def test_an_answer_to_the_match_before_is_dropped(
    qtbot: QtBot, client: Callable[[list[str]], EngineClient], caplog: pytest.LogCaptureFixture
) -> None:
    engine = client([sys.executable, "-c", FIRST_OR_LAST])
    engine.start()
    engine.ask(request())
    asked = request()  # of a new match: tickets begin anew
    assert answer_of(qtbot, engine, asked) == asked.seen.legal[-1]
    assert not caplog.records


def test_a_level_that_nobody_plays_is_answered_for(qtbot: QtBot, client: Callable[[list[str]], EngineClient]) -> None:
    asked = request(level="external")
    assert answer_of(qtbot, client(engine_command()), asked) in asked.seen.legal
