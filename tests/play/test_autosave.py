"""The match in progress survives: whatever ends the program, at most the move being written is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from carte_italiane.play import storage
from carte_italiane.play.autosave import Autosave, Kept
from carte_italiane.play.record import Record, read_record_file, record_text
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import first_dealer, shuffled_deck
from tests.play.kept_player import NUMBER, PLAYERS, RULES

ROOT = Path(__file__).resolve().parents[2]
META = {"deal_number": NUMBER, "aids": ["hint"]}
POSIX_ONLY = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and signals of POSIX")


def matches(moves: int) -> list[Match]:
    """A match after each of its first moves."""
    match = Match.start(RULES, first_dealer(NUMBER, RULES)).with_deck(shuffled_deck(NUMBER, RULES, 0))
    found = [match]
    for _ in range(moves):
        match = match.played(match.legal_moves()[0])
        found.append(match)
    return found


def moves_of(record: Record) -> int:
    return sum(len(deal.moves) for deal in record.match.deals)


def check(path: Path) -> Record:
    """The file holds this match: the same hidden cards, number, names, levels and aids."""
    record = read_record_file(path)
    assert record.players == PLAYERS
    assert record.meta == META
    assert record.match.rules == RULES
    for index, deal in enumerate(record.match.deals):
        assert deal.deck == shuffled_deck(NUMBER, RULES, index)
    return record


def die_at(step: int, path: Path, text: str) -> int:
    """Write in a child process that is killed before the given line of the writing; 9 if it was killed, else 0."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    left = step

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal left
        if frame.f_code.co_filename != storage.__file__:
            return None
        if event == "line":
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
        return trace

    sys.settrace(trace)
    storage.write_whole(path, text)
    os._exit(0)


@POSIX_ONLY
def test_killed_at_every_step_of_a_write_the_file_holds_the_state_before_or_after(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.carte"
    before, after = matches(8)[-2:]
    found: set[int] = set()
    for step in range(1, 100):
        path.write_text(record_text(before, PLAYERS, META), encoding="utf-8")
        killed = die_at(step, path, record_text(after, PLAYERS, META)) != 0
        found.add(moves_of(check(path)))
        if not killed:
            break
    assert step > 15
    assert found == {7, 8}
    storage.remove_parts(path)
    assert os.listdir(tmp_path) == ["unfinished.carte"]


@POSIX_ONLY
def test_killed_in_the_first_write_there_is_no_file_or_a_whole_one(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.carte"
    text = record_text(matches(1)[-1], PLAYERS, META)
    for step in range(1, 100):
        path.unlink(missing_ok=True)
        killed = die_at(step, path, text) != 0
        assert not path.exists() or moves_of(check(path)) == 1
        if not killed:
            break
    assert path.exists()


@pytest.mark.parametrize("step", ["open", "write", "flush", "fsync", "replace"])
def test_an_error_at_any_step_leaves_the_state_before_and_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "unfinished.carte"
    told: list[Exception | None] = []
    autosave = Autosave(path, told.append)
    states = matches(4)
    autosave.keep(Kept(states[0], PLAYERS, META))
    assert autosave.wait()
    with monkeypatch.context() as patched:
        fail_at(step, patched)
        for match in states[1:4]:
            autosave.keep(Kept(match, PLAYERS, META))
            assert autosave.wait()
        assert moves_of(check(path)) == 0
    assert [getattr(error, "errno", None) for error in told] == [28]
    autosave.keep(Kept(states[4], PLAYERS, META))
    assert autosave.wait()
    assert told[1:] == [None]
    assert moves_of(check(path)) == 4
    assert os.listdir(tmp_path) == ["unfinished.carte"]


def fail_at(step: str, patched: pytest.MonkeyPatch) -> None:
    """Let the disk be full at a step of the writing."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    if step in ("fsync", "replace"):
        patched.setattr(os, step, full)
        return

    class Full:
        def __init__(self, *given: Any) -> None:
            if step == "open":
                full()
            self._file = open(*given)  # noqa: SIM115

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self._file.close()

        def __getattr__(self, name: str) -> Any:
            return full if name == step else getattr(self._file, name)

    patched.setattr(storage, "open", Full, raising=False)


def test_states_are_written_in_order_and_the_last_one_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    begun, may_go_on = threading.Event(), threading.Event()

    def slow_disk(path: Path, text: str) -> None:
        begun.set()
        assert may_go_on.wait(20)
        written.append(text.count('",') + text.count('"]'))

    monkeypatch.setattr("carte_italiane.play.written_soon.write_whole", slow_disk)
    autosave = Autosave(tmp_path / "unfinished.carte")
    states = matches(12)
    autosave.keep(Kept(states[0], PLAYERS, META))
    assert begun.wait(20)
    for match in states[1:]:  # nobody waits for the disk
        autosave.keep(Kept(match, PLAYERS, META))
    assert written == []
    assert not autosave.wait(0)
    may_go_on.set()
    assert autosave.wait()
    assert len(written) == 2  # the newest state holds all that came between
    assert written[1] - written[0] >= 12 - 1


def test_a_match_that_is_over_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.carte"
    autosave = Autosave(path)
    autosave.keep(Kept(matches(1)[-1], PLAYERS, META))
    autosave.keep(None)
    assert autosave.wait()
    assert os.listdir(tmp_path) == []
    autosave.keep(None)
    assert autosave.wait()


def test_what_cut_off_writes_have_left_is_taken_away_and_nothing_else(tmp_path: Path) -> None:
    kept = ["unfinished.carte", ".other.carte.0a.part", "unfinished.damaged-1.carte"]
    for name in [*kept, ".unfinished.carte.0a1b2c3d.part"]:
        (tmp_path / name).touch()
    Autosave(tmp_path / "unfinished.carte").clean()
    assert sorted(os.listdir(tmp_path)) == sorted(kept)


@POSIX_ONLY
@pytest.mark.slow
def test_killed_200_times_the_match_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.carte"
    rng = random.Random(20)
    least, kills, overs = 0, 0, 0
    while kills < 200:
        killed, told = play_until_killed(path, rng.randrange(1, 60))
        if not killed:  # the match was over
            overs += 1
            path.unlink()
            least = 0
            continue
        kills += 1
        kept = max([least, *(number for word, number in told if word == "kept")])
        made = max([least, *(number for _, number in told)])
        if path.exists():
            least = moves_of(check(path))
        assert kept <= least <= made
        assert made - kept <= 1
    assert overs > 0


def play_until_killed(path: Path, lines: int) -> tuple[bool, list[tuple[str, int]]]:
    """Kill the player while it plays on after so many lines; whether it was killed, and all that it has said."""
    command = [sys.executable, "-m", "tests.play.kept_player", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        said = [line for _, line in zip(range(lines), player.stdout, strict=False)]
        player.kill()
        said += player.stdout.readlines()
    words = [line.split() for line in said if line.endswith("\n")]
    return player.returncode == -signal.SIGKILL, [(word, int(number)) for word, number in words]
