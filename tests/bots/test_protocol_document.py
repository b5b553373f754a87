"""What ``docs/engine-protocol.md`` shows is what happens."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from carte_italiane.bots.answers import read_answer
from carte_italiane.bots.bot import Budget, Level
from carte_italiane.bots.protocol import PROTOCOL, encode_choice, encode_request
from carte_italiane.bots.roster import player_at
from carte_italiane.play.settings import read_settings
from tests.cli.program import COMMAND, ROOT
from tests.rules.varieties import WAYS_TO_PLAY, rules_id
from tests.rules.walks import after_dealing, deal_steps

if TYPE_CHECKING:
    from carte_italiane.rules.house import Rules

TEXT = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The only fenced block of a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


def shape(value: Any) -> Any:
    """An answer without the figures and reasons that better players change."""
    if isinstance(value, dict):
        return {key: "..." if key in ("value", "reasons") else shape(inner) for key, inner in value.items()}
    return [shape(inner) for inner in value] if isinstance(value, list) else value


def test_the_example_is_what_is_said() -> None:
    with subprocess.Popen([*COMMAND, "engine"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for mark, line in re.findall(r"^([<>]) (.*)$", block("text"), re.MULTILINE):
            if mark == ">":
                process.stdin.write(f"{line}\n".encode())
                process.stdin.flush()
            else:
                assert shape(json.loads(process.stdout.readline())) == shape(json.loads(line))
        assert process.stdout.read() == b""
    assert process.returncode == 0


def test_the_program_of_the_example_plays() -> None:
    match = after_dealing(WAYS_TO_PLAY[0], 5)
    seen = match.observe(match.deal.state.turn)
    asked = [encode_request(7, "club", seen, Budget()), {"type": "cancel", "id": 7}, {"type": "quit"}]
    sent = "".join(json.dumps(message) + "\n" for message in asked)
    command = [sys.executable, "-c", block("python")]
    done = subprocess.run(command, input=sent.encode(), capture_output=True, timeout=60, check=True)
    greeting, answer = done.stdout.splitlines()
    assert read_answer(greeting, 7) is None
    choice = read_answer(answer, 7)
    assert choice is not None
    assert choice.move == seen.legal[0]


def test_the_settings_of_the_example_can_be_read() -> None:
    anna, first = read_settings(block("json")).seats
    assert (anna.name, anna.program) == ("Anna", ())
    assert (first.name, first.level, first.program) == ("First", "club", ("python3", "/home/anna/first.py"))


@pytest.mark.parametrize("rules", WAYS_TO_PLAY, ids=rules_id)
def test_every_field_is_written_of(rules: Rules) -> None:
    """Requests and answers hold no field that the document does not name in a table."""
    named = {
        name for row in re.findall(r"^\| (`[^|]*`) \|", TEXT, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    }
    for match, _, _ in deal_steps(rules, 4):
        seen = match.observe(match.deal.state.turn)
        request = encode_request(1, "club", seen, Budget())
        choice = encode_choice(player_at(Level.CLUB).choose(seen, Budget()))
        for part in (request, request["budget"], request["observation"], request["observation"]["view"], choice):
            assert set(part) <= named
        assert all(f"`{key}`" in TEXT for key in request["observation"]["view"]["rules"])


def test_the_version_is_that_of_the_document() -> None:
    assert f"protocol, version {PROTOCOL}" in TEXT.splitlines()[0]
