"""``carte-italiane suggest``: the next move of a record, the other moves, the reasons; and refusals in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from carte_italiane.bots.protocol import decode_choice
from carte_italiane.play.record import read_record
from carte_italiane.rules.moves import move_text
from tests.cli.program import ROOT, program

CASES = ROOT / "tests" / "play" / "cases"
SCOPA = CASES / "found-scopa-2p-unfinished-1.json"
UNDER_WAY = sorted(CASES.glob("found-*-unfinished-1.json"))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of Scopa for two in which somebody has three cards to choose from."""
    deals = json.loads(SCOPA.read_text(encoding="utf-8"))["record"]["deals"]
    deals[-1]["moves"] = deals[-1]["moves"][:6]
    return written(SCOPA, tmp_path, deals=deals)


def written(case: Path, folder: Path, **changes: object) -> Path:
    """The record of a case as a file of its own."""
    content: dict[str, Any] = json.loads(case.read_text(encoding="utf-8"))["record"]
    path = folder / "game.carte"
    path.write_text(json.dumps({**content, **changes}), encoding="utf-8")
    return path


@pytest.mark.parametrize("case", UNDER_WAY, ids=lambda case: case.stem)
def test_every_game_has_an_answer(case: Path, tmp_path: Path) -> None:
    path = written(case, tmp_path)
    match = read_record(path.read_bytes()).match
    told = program("suggest", path, "--iterations", "60", "--json")
    assert (told.returncode, told.stderr) == (0, b"")
    answer = json.loads(told.stdout)
    legal = {move_text(move) for move in match.legal_moves()}
    assert (answer.pop("game"), answer.pop("level")) == (match.rules.game, "master")
    assert (answer.pop("deal"), answer.pop("seat")) == (len(match.deals) - 1, match.deal.state.turn)
    assert {answer["move"], *(other["move"] for other in answer["alternatives"])} == legal
    assert answer["reasons"]
    assert decode_choice(answer).deals == (60 if len(legal) > 1 else 0)


def test_people_read_a_sentence(record: Path) -> None:
    told = program("suggest", record, "--level", "club").stdout.decode()
    chosen = json.loads(program("suggest", record, "--level", "club", "--json").stdout)
    lines = told.splitlines()
    assert lines[0].startswith("Scopa, deal ")
    assert lines[0].endswith(" is to play.")
    assert any(line.strip().startswith(chosen["move"]) and f"{chosen['value']:+.2f}" in line for line in lines)
    assert all(other["move"] in told for other in chosen["alternatives"])
    assert lines[-1] == "Figures: worth by rules of thumb, in points."


def test_the_same_seed_gives_the_same_advice(record: Path) -> None:
    answers = [program("suggest", record, "--iterations", "100", "--seed", "5").stdout for _ in range(2)]
    assert answers[0] == answers[1]
    assert b"from 100 imagined deals" in answers[0]


def refusal(*arguments: str | Path) -> str:
    """What is said when there is nothing to suggest: one sentence."""
    done = program("suggest", *arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    (line,) = done.stderr.decode().splitlines()
    return line


def test_unknown_levels_are_refused(record: Path) -> None:
    assert "unknown player 'grandmaster'; known: random, beginner" in refusal(record, "--level", "grandmaster")


def test_a_match_that_is_over_is_refused(tmp_path: Path) -> None:
    path = written(CASES / "found-briscola-2p-match-over-1.json", tmp_path)
    assert refusal(path) == f"carte-italiane suggest: {path}: nobody is to move, the match is over"


def test_before_the_next_deal_nobody_is_to_move(tmp_path: Path) -> None:
    path = written(SCOPA, tmp_path, deals=[])
    assert refusal(path).endswith("nobody is to move, the next cards have not been dealt")


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello")
    assert "not JSON" in refusal(tmp_path / "text")
    assert "is a folder" in refusal(tmp_path)
    assert "No such file" in refusal(tmp_path / "missing")
