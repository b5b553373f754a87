"""The transcript that people read: golden texts of a few records, and every case once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from carte_italiane.cli.transcript import printable, transcript
from carte_italiane.play.record import Record, read_record
from carte_italiane.play.session import Player
from tests.cli.program import ROOT, program

CASES = ROOT / "tests" / "play" / "cases"
GOLDEN = Path(__file__).parent / "transcripts"


def case(name: str) -> Record:
    return read_record(json.dumps(json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))["record"]))


def told(record: Record) -> str:
    return "\n".join(transcript(record)) + "\n"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_transcript_is_as_it_was_read_and_approved(path: Path) -> None:
    """To write them again: ``carte-italiane replay`` on the record of the case of the same name."""
    assert told(case(path.stem)) == path.read_text(encoding="utf-8")


def test_there_are_transcripts_of_each_game() -> None:
    titles = {path.read_text(encoding="utf-8").split(",")[0] for path in GOLDEN.glob("*.txt")}
    assert titles == {"Scopa", "Scopone", "Briscola"}


@pytest.mark.parametrize("path", sorted(CASES.glob("[!b]*.json")), ids=lambda path: path.stem)
def test_transcript_has_a_numbered_line_for_every_move(path: Path) -> None:
    record = case(path.stem)
    numbered = [line for line in told(record).splitlines() if line[:4].strip().isdigit()]
    assert len(numbered) == sum(len(deal.moves) for deal in record.match.deals)


def test_players_are_named() -> None:
    match = case("swap-made-2p").match
    text = told(Record(match, (Player("Zoë", "human"), Player("Old hand", "master"))))
    assert "\n  Zoë       human\n  Old hand  master\n" in text
    assert "Deal 1: Old hand deals, RS is turned up" in text
    assert "swap lays 7S under the stock for RS" in text
    assert "Zoë is to move" in text


def test_several_records_have_headings(tmp_path: Path) -> None:
    content = json.loads((CASES / "void-3-kings.json").read_text(encoding="utf-8"))["record"]
    paths = [tmp_path / "one.carte", tmp_path / "two.carte"]
    for path in paths:
        path.write_text(json.dumps(content))
    text = program("replay", *paths).stdout.decode()
    assert all(f"===== {path} =====" in text for path in paths)
    assert text.count("void: three or more kings") == 2
    assert "=====" not in program("replay", paths[0]).stdout.decode()


def test_nothing_reaches_the_terminal_that_could_command_it() -> None:
    assert printable("\x1b[2J\u202eZoë") == "\ufffd[2J\ufffdZoë"
    sent = json.dumps({**json.loads((CASES / "bad-not-a-move.json").read_text(encoding="utf-8"))["record"]})
    done = program("replay", "-", sent=sent.replace('"hello"', '"\\u001b[2J"').encode())
    assert done.returncode == 2
    assert b"\x1b" not in done.stderr
    assert b"line 1: deal 1, move 5: " in done.stderr
