"""``carte-italiane replay``: objects for programs, refusals in plain words, and no way to make it fall over."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from carte_italiane.play.record import BadRecord, read_record
from carte_italiane.play.record_json import LARGEST
from carte_italiane.play.replay import refused, replayed
from tests.cli.program import COMMAND, ROOT, program
from tests.play.random_records import random_record, spoiled

CASES = ROOT / "tests" / "play" / "cases"
GOOD = json.loads((CASES / "swap-made-3p.json").read_text(encoding="utf-8"))
BAD = json.loads((CASES / "bad-both-fives.json").read_text(encoding="utf-8"))


def line(record: object) -> bytes:
    return json.dumps(record).encode() + b"\n"


def objects(output: bytes) -> list[Any]:
    return [json.loads(text) for text in output.splitlines()]


def test_one_object_for_each_line() -> None:
    done = program("replay", "--json", "-", sent=line(GOOD["record"]) + line(BAD["record"]) + line(GOOD["record"]))
    first, error, last = objects(done.stdout)
    assert first == last == GOOD["expect"]
    assert error["error"].pop("message")
    assert error == {"error": BAD["expect_error"]}
    assert (done.returncode, done.stderr) == (2, b"")


def test_one_object_for_each_file(tmp_path: Path) -> None:
    path = tmp_path / "good.carte"
    path.write_text(json.dumps(GOOD["record"], indent=2), encoding="utf-8-sig")
    before = path.read_bytes()
    done = program("replay", path, "--json", path)
    assert objects(done.stdout) == [GOOD["expect"]] * 2
    assert (done.returncode, done.stderr) == (0, b"")
    assert path.read_bytes() == before


def test_stream_that_holds_nothing() -> None:
    done = program("replay", "--json", "-")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_every_line_counts() -> None:
    """So that the answers stand beside what was sent: an empty line is no record."""
    done = program("replay", "--json", "-", sent=b"\n" + line(GOOD["record"]).rstrip() + b"\r\n\xff\n{}")
    assert ["error" in told for told in objects(done.stdout)] == [True, False, True, True]


def test_line_that_is_too_long_is_refused_alone() -> None:
    good = line(GOOD["record"])
    fits = good.rstrip() + b" " * (LARGEST - len(good) + 1) + b"\n"
    sent = good + fits.rstrip(b"\n") + b" \n" + b"x" * (3 * LARGEST) + b"\n" + fits + good
    told = objects(program("replay", "--json", "-", sent=sent).stdout)
    assert ["error" in one for one in told] == [False, True, True, False, False]
    assert "16 MiB" in told[1]["error"]["message"]


@pytest.fixture
def unusual(tmp_path: Path) -> dict[str, Path]:
    """Files that are no records, by what is said of them."""
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    (tmp_path / "large").write_bytes(b" " * (LARGEST + 1))
    (tmp_path / "deep").write_bytes(b"[" * 1_000_000)
    (tmp_path / "text").write_text("hello")
    (tmp_path / "other.json").write_text('{"format": "something else"}')
    return {
        "is a folder": tmp_path,
        "No such file": tmp_path / "missing",
        "nothing in it": tmp_path / "empty",
        "not UTF-8": tmp_path / "picture.png",
        "16 MiB": tmp_path / "large",
        "too deep": tmp_path / "deep",
        "not JSON": tmp_path / "text",
        "not a record": tmp_path / "other.json",
    }


def test_unusual_files_are_refused_in_plain_words(unusual: dict[str, Path]) -> None:
    done = program("replay", *unusual.values())
    assert (done.returncode, done.stdout) == (2, b"")
    sentences = done.stderr.decode().splitlines()
    for (words, path), sentence in zip(unusual.items(), sentences, strict=True):
        assert sentence.startswith(f"carte-italiane replay: {path}: ")
        assert words in sentence


def test_unusual_files_are_refused_as_objects(unusual: dict[str, Path]) -> None:
    done = program("replay", "--json", *unusual.values())
    assert (done.returncode, done.stderr) == (2, b"")
    for words, told in zip(unusual, objects(done.stdout), strict=True):
        assert told["error"]["deal"] is None
        assert told["error"]["move"] is None
        assert words in told["error"]["message"]


@pytest.mark.skipif(os.name == "nt", reason="devices and pipes of POSIX")
def test_devices_and_pipes_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    done = program("replay", "/dev/zero", "/dev/null", tmp_path / "pipe")
    assert done.returncode == 2
    assert done.stderr.count(b"is not a file") == 3


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may read everything")
def test_unreadable_file(tmp_path: Path) -> None:
    (tmp_path / "secret").touch(mode=0o000)
    done = program("replay", tmp_path / "secret")
    assert done.returncode == 2
    assert b"Permission denied" in done.stderr


@pytest.mark.parametrize("options", [["--json"], []])
def test_reader_that_goes_away_ends_it_quietly(options: list[str]) -> None:
    with subprocess.Popen(
        [*COMMAND, "replay", *options, "-"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(line(GOOD["record"]))
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdout.close()
        process.stdin.write(line(GOOD["record"]) * 3)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_full_disk_is_told() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [*COMMAND, "replay", "-"],
            cwd=ROOT,
            input=line(GOOD["record"]),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"carte-italiane: No space left on device\n"


def check_told(told: Any) -> None:
    """An object of records.md, whichever it is."""
    if "error" in told:
        assert list(told) == ["error"]
        assert list(told["error"]) == ["deal", "move", "message"]
        assert told["error"]["message"]
        assert told["error"]["move"] is None or told["error"]["deal"] is not None
    else:
        assert list(told) == ["game", "deals", "match", "next"]
        assert (told["next"] is None) == told["match"]["over"]


def answered_here(sent: bytes) -> Any:
    try:
        answer = replayed(read_record(sent).match)
    except BadRecord as error:
        answer = refused(error)
    return json.loads(json.dumps(answer))


def check_stream(seed: int, size: int) -> None:
    """Every third record as it is, the others spoiled: each is answered on its line, as the reader answers here."""
    chance = random.Random(seed)
    records = [random_record(chance) for _ in range(size)]
    lines = [
        json.dumps(record).encode() if place % 3 == 0 else spoiled(record, chance)
        for place, record in enumerate(records)
    ]
    done = program("replay", "--json", "-", sent=b"\n".join(lines) + b"\n")
    answers = objects(done.stdout)
    assert (done.returncode, done.stderr, len(answers)) == (2, b"", size)
    for place, (sent, told) in enumerate(zip(lines, answers, strict=True)):
        check_told(told)
        assert told == answered_here(sent)
        assert place % 3 or "error" not in told
    assert sum("error" in told for told in answers) > size // 3


def test_random_and_spoiled_records() -> None:
    check_stream(seed=1, size=400)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_ten_thousand_random_and_spoiled_records(seed: int) -> None:
    check_stream(seed, size=1000)
