"""The thinking process: lines in, lines out, from the outside and from the inside."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from carte_italiane.bots.advice import reasons_for
from carte_italiane.bots.bot import Budget, Level
from carte_italiane.bots.engine import Engine
from carte_italiane.bots.protocol import decode_choice, encode_request
from carte_italiane.bots.roster import player_at
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.views import Observation
from tests.cli.program import ROOT
from tests.rules.walks import after_dealing

if TYPE_CHECKING:
    from collections.abc import Callable


def seen_at_first(rules: Rules) -> Observation:
    match = after_dealing(rules, 3)
    return match.observe(match.deal.state.turn)


def ask(seen: Observation, request_id: int | str = 1, level: str = "club") -> dict[str, Any]:
    """A request."""
    return encode_request(request_id, level, seen, Budget(seed=5))


def answers_to(*messages: dict[str, Any] | bytes, clock: Callable[[], float] = time.monotonic) -> list[dict[str, Any]]:
    """What an engine in this process answers, without its greeting."""
    lines = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in messages]
    written = io.BytesIO()
    Engine(io.BytesIO(b"".join(line + b"\n" for line in lines)), written, clock).run()
    answers: list[dict[str, Any]] = [json.loads(line) for line in written.getvalue().splitlines()]
    assert answers.pop(0) == {"type": "ready", "protocol": 1, "levels": ["beginner", "club", "master"]}
    return answers


@pytest.mark.parametrize("rules", [ScopaRules(), SCOPONE, BriscolaRules(players=3)], ids=lambda rules: rules.game)
@pytest.mark.parametrize("level", ["beginner", "club", "random"])
def test_the_answer_is_what_the_player_chooses(rules: Rules, level: str) -> None:
    seen = seen_at_first(rules)
    (answer,) = answers_to(ask(seen, "a", level))
    assert (answer.pop("type"), answer.pop("id")) == ("choice", "a")
    answered, chosen = decode_choice(answer), player_at(Level(level)).choose(seen, Budget(seed=5))
    assert (answered.move, answered.reasons) == (chosen.move, reasons_for(seen, chosen))
    assert answered.value == pytest.approx(chosen.value, abs=0.001)


def test_an_id_with_half_a_character_comes_back() -> None:
    answers = answers_to(rb'{"type": "choose", "id": "\ud800"}', ask(seen_at_first(ScopaRules()), "è"))
    assert [(answer["type"], answer["id"]) for answer in answers] == [("error", "\ud800"), ("choice", "è")]


def test_every_request_is_answered() -> None:
    seen = seen_at_first(ScopaRules())
    assert [answer["id"] for answer in answers_to(*[ask(seen, number) for number in range(20)])] == list(range(20))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"hello", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"1" * 5000, "not JSON"),
        (b"[]", "not an object"),
        (b"{}", "'type' is missing"),
        (b'{"type": 3}', "'type' is not a string"),
        (b'{"type": "choose"}', "needs an 'id'"),
        (b'{"type": "choose", "id": null}', "needs an 'id'"),
        (b'{"type": "choose", "id": true}', "needs an 'id'"),
        (b'{"type": "dance", "id": 1}', "unknown type 'dance'"),
        (b'{"type": "choose", "id": 1}', "'level' is missing"),
        (b'{"type": "choose", "id": 1, "level": "Master"}', "unknown player 'Master'"),
        (b'{"type": "choose", "id": 1, "level": "champion"}', "unknown player 'champion'"),
        (b'{"type": "choose", "id": 1, "level": "club", "observation": []}', "observation is not an object"),
        (b"x" * 2_500_000, "not JSON"),
        (b'{"type": "choose", "id": 1, "level": "club", "level": "master"}', "the key 'level' is given twice"),
        (b'{"type": "choose", "id": 1, "observation": {"view": {"rules": {"a": 1, "a": 1}}}}', "the key 'a' is given"),
    ],
    ids=range(18),
)
def test_a_line_that_cannot_be_obeyed_is_an_error_and_the_engine_lives_on(line: bytes, message: str) -> None:
    error, answer = answers_to(line, ask(seen_at_first(ScopaRules()), 9))
    assert error["type"] == "error"
    assert message in error["message"]
    assert (answer["type"], answer["id"]) == ("choice", 9)


def test_a_seat_that_is_not_to_move_has_nothing_to_choose() -> None:
    match = after_dealing(ScopaRules(), 3)
    (error,) = answers_to(ask(match.observe(1 - match.deal.state.turn), 4))
    assert error == {"type": "error", "id": 4, "message": "observation: this seat is not to move"}


def test_cancelling_what_nobody_asked_for_is_harmless() -> None:
    assert answers_to({"type": "cancel", "id": 1}) == []


def test_quit_ends_it() -> None:
    assert answers_to({"type": "quit"}, ask(seen_at_first(ScopaRules()))) == []


def test_empty_lines_say_nothing() -> None:
    assert answers_to(b"", b"  ") == []


def test_a_request_that_waits_can_be_cancelled() -> None:
    """The reader is run to its end before anything is thought about, so the order is certain."""
    seen = seen_at_first(ScopaRules())
    lines = [ask(seen, 1), ask(seen, 2), {"type": "cancel", "id": 1}]
    written = io.BytesIO()
    engine = Engine(io.BytesIO(b"".join(json.dumps(line).encode() + b"\n" for line in lines)), written)
    engine.read_requests()
    engine.answer_requests()
    first, second = [json.loads(line) for line in written.getvalue().splitlines()]
    assert first == {"type": "cancelled", "id": 1}
    assert (second["type"], second["id"]) == ("choice", 2)


def test_the_process_answers_line_by_line_and_never_loads_qt() -> None:
    code = (
        "import sys\n"
        "from carte_italiane.__main__ import main\n"
        "status = main(['engine'])\n"
        "print('qt' if any(name.startswith('PySide6') for name in sys.modules) else 'no qt')\n"
        "sys.exit(status)"
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["type"] == "ready"
        for number in range(3):
            process.stdin.write(json.dumps(ask(seen_at_first(SCOPONE), number)).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number  # waits: the answer must come before the next
        process.stdin.close()
        assert process.stdout.read().strip() == b"no qt"
    assert process.returncode == 0


def test_a_reader_that_goes_away_ends_the_process_quietly() -> None:
    command = [sys.executable, "-m", "carte_italiane", "engine"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, **pipes) as process:  # type: ignore[call-overload]
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"hello\n" + json.dumps(ask(seen_at_first(ScopaRules()))).encode() + b"\n")
        process.stdin.flush()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == b""
