"""``carte-italiane simulate``: figures for people and programs, plain sentences for bad options."""

from __future__ import annotations

import json

import pytest

from carte_italiane.__main__ import main
from tests.cli.program import program

QUICK = ["--deals", "2", "--seed", "5"]


def simulate(*arguments: str) -> int:
    return main(["simulate", *arguments, *QUICK])


def test_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    rules = '{"players": 3, "napola": true}'
    assert simulate("--game", "scopa", "--rules", rules, "--players", "club,random", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "scopa"
    assert told["rules"] == {"players": 3, "target": 16, "napola": True}
    assert (told["decks"], told["deals"], told["seed"]) == (2, 6, 5)
    assert told["compiled"] in (True, False)
    assert [player["name"] for player in told["players"]] == ["club", "random"]
    for player in told["players"]:
        assert player["interval"][0] <= player["margin"] <= player["interval"][1]
        assert 0 <= player["won"] <= 1
        assert player["seconds"].keys() == {"median", "p95", "max"}
        assert player["decisions"] > 0


def test_a_single_deck_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "--game", "briscola", "--players", "club,random", "--deals", "1", "--seed", "1", "--json"])
        == 0
    )
    assert json.loads(capsys.readouterr().out)["players"][0]["interval"] is None


def test_figures_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--game", "scopone", "--players", "beginner,random") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("scopone for 4, 2 decks from 2 sides, seed 5, ")
    assert [line.split()[0] for line in lines[1:]] == ["player", "beginner", "random"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "poker", "--players", "club,club"], "unknown game 'poker'"),
        (["--game", "scopa", "--players", "club"], "2 seats are filled by 2 players, not 1"),
        (["--game", "scopone", "--players", "club,club,club"], "4 seats are filled by 2 or 4 players, not 3"),
        (["--game", "scopa", "--players", "club,human"], "unknown player 'human'"),
        (["--game", "scopa", "--players", "club,"], "unknown player ''"),
        (["--game", "scopa", "--players", "club,club", "--rules", "{"], "--rules: not JSON: "),
        (["--game", "scopa", "--players", "club,club", "--rules", ""], "--rules: there is nothing in it"),
        (
            ["--game", "scopa", "--players", "club,club", "--rules", '{"target": 11, "target": 21}'],
            '--rules: the key "target" is given twice in one object',
        ),
        (["--game", "scopa", "--players", "club,club", "--rules", "[1]"], "--rules is not a JSON object"),
        (["--game", "scopa", "--players", "club,club", "--rules", '{"target": 12}'], "'target' is 12"),
    ],
)
def test_bad_options_are_told_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("carte-italiane simulate: ")
    assert sentence in told.err


def test_a_terminal_without_the_sign_for_plus_or_minus() -> None:
    done = program("simulate", "--game", "scopa", "--players", "club,random", *QUICK, encoding="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"\xb1" in done.stdout


@pytest.mark.parametrize("deals", ["0", "-3", "many", "1.5", "9999999999", "00000000019999999999"])
def test_numbers_must_be_numbers(deals: str) -> None:
    done = program("simulate", "--game", "scopa", "--players", "club,club", "--deals", deals)
    assert done.returncode == 2
    assert b"is not a whole number" in done.stderr
    assert b"Traceback" not in done.stderr
