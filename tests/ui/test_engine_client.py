"""The thinking process may die, hang up or talk nonsense: the game goes on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QObject, QProcess

from carte_italiane.play.session import Request
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import shuffled_deck
from carte_italiane.ui.engine_client import EngineClient, engine_command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

DIES = "import sys; sys.exit(3)"
SILENT = "import sys; sys.stdin.read()"
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
OTHER_PROTOCOL = """
import sys
print('{"type": "ready", "protocol": 2}', flush=True)
sys.stdin.read()
"""
ERROR = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"type": "error", "id": json.loads(line)["id"], "message": "no idea"}), flush=True)
"""
ONE_AFTER_ANOTHER = """
import json, sys
asked, cancel, then = [json.loads(sys.stdin.readline()) for _ in range(3)]
assert cancel == {"type": "cancel", "id": asked["id"]}
move = then["observation"]["legal"][-1]
print(json.dumps({"type": "choice", "id": then["id"], "move": move}), flush=True)
sys.stdin.read()
"""
LIMIT_TEACHER = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    move = asked["observation"]["legal"][-1 if asked["budget"]["milliseconds"] == 700 else 0]
    print(json.dumps({"type": "choice", "id": asked["id"], "move": move}), flush=True)
"""
FIRST_OR_LAST = """
import json, sys
number = 0
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] != "choose":
        continue
    move = asked["observation"]["legal"][-1 if number else 0]
    print(json.dumps({"type": "choice", "id": asked["id"], "move": move, "value": 0, "reasons": []}), flush=True)
    number += 1
"""


def request(ticket: int = 1, level: str = "club") -> Request:
    rules = ScopaRules()
    match = Match.start(rules, 0).with_deck(shuffled_deck(5, rules, 0))
    return Request(ticket, level, match.observe(1), 42)


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[Callable[..., EngineClient]]:
    made: list[EngineClient] = []

    def make(command: list[str], **limits: int) -> EngineClient:
        made.append(EngineClient(None, command, **limits))
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


def test_the_engine_answers(qtbot: QtBot, client: Callable[..., EngineClient]) -> None:
    engine = client(engine_command())
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal
    again = request(ticket=2)
    assert answer_of(qtbot, engine, again) in again.seen.legal


@pytest.mark.parametrize("program", [DIES, NONSENSE, WRONG_MOVE], ids=["dies", "nonsense", "impossible move"])
def test_a_bad_engine_is_answered_for(qtbot: QtBot, client: Callable[..., EngineClient], program: str) -> None:
    engine = client([sys.executable, "-c", program])
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal


def test_a_program_that_is_not_there_is_answered_for(
    qtbot: QtBot, client: Callable[..., EngineClient], tmp_path: Path
) -> None:
    asked = request()
    assert answer_of(qtbot, client([str(tmp_path / "nothing")]), asked) in asked.seen.legal


def test_an_engine_that_dies_is_started_again_once(
    qtbot: QtBot, client: Callable[..., EngineClient], tmp_path: Path
) -> None:
    flag = tmp_path / "died"
    engine = client([sys.executable, "-c", DIES_ONCE.format(flag=str(flag))])
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal
    assert flag.exists()


def test_late_answers_are_dropped(qtbot: QtBot, client: Callable[..., EngineClient]) -> None:
    engine = client([sys.executable, "-c", LATE])
    for ticket in (1, 2, 3):
        asked = request(ticket)
        assert answer_of(qtbot, engine, asked) == asked.seen.legal[0]


def test_an_answer_to_the_match_before_is_dropped(
    qtbot: QtBot, client: Callable[..., EngineClient], caplog: pytest.LogCaptureFixture
) -> None:
    engine = client([sys.executable, "-c", FIRST_OR_LAST])
    engine.start()
    engine.ask(request())
    asked = request()  # of a new match: tickets begin anew
    assert answer_of(qtbot, engine, asked) == asked.seen.legal[-1]
    assert not caplog.records


def test_a_level_that_nobody_plays_is_answered_for(qtbot: QtBot, client: Callable[..., EngineClient]) -> None:
    asked = request(level="external")
    assert answer_of(qtbot, client(engine_command()), asked) in asked.seen.legal


def starts(flag: Path, program: str) -> list[str]:
    """A command that notes in a file that it is started, and then runs the program."""
    return [sys.executable, "-c", f"print(file=open({str(flag)!r}, 'a'))\n{program}"]


def test_a_silent_engine_is_started_again_once(
    qtbot: QtBot, client: Callable[..., EngineClient], caplog: pytest.LogCaptureFixture
) -> None:
    """The time that it is given is none at all, so nobody waits for it here."""
    engine = client([sys.executable, "-c", SILENT], limit=0, patience=0)
    faults: list[str] = []
    engine.gave_up.connect(faults.append)
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal
    assert faults == ["silence"]
    assert sum("no answer in 0 ms" in entry.getMessage() for entry in caplog.records) == 2
    again = request(2)
    assert answer_of(qtbot, engine, again) in again.seen.legal
    assert faults == ["silence"], "it is told once, and the process is left alone"


@pytest.mark.parametrize(
    ("program", "fault"),
    [(DIES, "end"), (NONSENSE, "nonsense"), (WRONG_MOVE, "illegal"), (OTHER_PROTOCOL, "nonsense"), (ERROR, "nonsense")],
)
def test_lives_are_spent_and_renewed(
    qtbot: QtBot, client: Callable[..., EngineClient], tmp_path: Path, program: str, fault: str
) -> None:
    flag = tmp_path / "starts"
    engine = client(starts(flag, program), lives=1)
    faults: list[str] = []
    engine.gave_up.connect(faults.append)
    for ticket in (1, 2):
        asked = request(ticket)
        assert answer_of(qtbot, engine, asked) in asked.seen.legal
    assert faults == [fault]
    assert len(flag.read_text().splitlines()) == 1
    engine.renew()
    answer_of(qtbot, engine, request(3))
    assert faults == [fault, fault]
    assert len(flag.read_text().splitlines()) == 2


def test_a_greeting_is_heard_before_anything_is_asked(
    qtbot: QtBot, client: Callable[..., EngineClient], caplog: pytest.LogCaptureFixture
) -> None:
    """An upgrade while the window is open may leave a newer process beside it."""
    engine = client([sys.executable, "-c", OTHER_PROTOCOL], lives=1)
    faults: list[str] = []
    engine.gave_up.connect(faults.append)
    engine.start()
    qtbot.waitUntil(lambda: "protocol" in caplog.text)
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal
    assert faults == ["nonsense"]


def test_a_line_without_end_is_not_waited_for(qtbot: QtBot, client: Callable[..., EngineClient]) -> None:
    endless = "import sys\nwhile True: sys.stdout.write('x' * 65536)"
    engine = client([sys.executable, "-c", endless], lives=1)
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal


def test_a_request_that_nobody_wants_any_more_is_cancelled(qtbot: QtBot, client: Callable[..., EngineClient]) -> None:
    engine = client([sys.executable, "-c", ONE_AFTER_ANOTHER])
    engine.start()
    engine.ask(request(1))
    asked = request(2)
    assert answer_of(qtbot, engine, asked) == asked.seen.legal[-1]


def test_the_engine_is_given_the_time_limit(qtbot: QtBot, client: Callable[..., EngineClient]) -> None:
    engine = client([sys.executable, "-c", LIMIT_TEACHER], limit=700)
    asked = request()
    assert answer_of(qtbot, engine, asked) == asked.seen.legal[-1]


def test_what_is_closed_is_not_started_any_more(client: Callable[..., EngineClient]) -> None:
    """The window may be closed before the time at which its engine is started."""
    engine = client(engine_command())
    engine.close()
    engine.start()
    assert engine.findChildren(QProcess) == []


def test_a_closed_client_starts_no_process_any_more(qtbot: QtBot, client: Callable[..., EngineClient]) -> None:
    engine = client(engine_command())
    engine.start()
    engine.close()
    engine.renew()
    engine.start()
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal
    assert all(one.state() == QProcess.ProcessState.NotRunning for one in engine.findChildren(QProcess))


@pytest.mark.qt_log_ignore("QProcess: Destroyed while process")
def test_a_client_that_is_dropped_takes_its_process_along(qtbot: QtBot) -> None:
    parent = QObject()
    engine = EngineClient(parent, engine_command())
    asked = request()
    assert answer_of(qtbot, engine, asked) in asked.seen.legal
    with qtbot.captureExceptions() as raised:
        shiboken6.delete(parent)
    assert not raised
