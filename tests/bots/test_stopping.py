"""A search can be cut short: by the clock, by a cancel, by the end; and is the same when it is not."""

from __future__ import annotations

import json
import subprocess
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from carte_italiane.bots.bot import Budget, Level
from carte_italiane.bots.master import MASTER, REFERENCE
from carte_italiane.bots.protocol import encode_request
from carte_italiane.bots.roster import OFFERED, player_at
from carte_italiane.bots.stopping import SLICE, TimeLimit, in_slices
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from tests.bots.test_engine import answers_to, seen_at_first
from tests.cli.program import COMMAND, ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

games = pytest.mark.parametrize("rules", [ScopaRules(), SCOPONE, BriscolaRules(3)], ids=lambda rules: rules.game)
#: More than any search could do.
ENDLESS = 2**40


def endless(rules: Rules, request_id: int, level: str = "reference", milliseconds: int = 0) -> dict[str, Any]:
    """A request that would be thought about for years."""
    return encode_request(request_id, level, seen_at_first(rules), Budget(ENDLESS, 1, milliseconds))


@contextmanager
def engine() -> Iterator[tuple[Callable[[dict[str, Any]], None], Callable[[], dict[str, Any] | None]]]:
    """An engine process that has said it is ready: how to send to it, and how to wait for its next line (None: end)."""
    with subprocess.Popen([*COMMAND, "engine"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        requests, answers = process.stdin, process.stdout

        def send(message: dict[str, Any]) -> None:
            requests.write(json.dumps(message).encode() + b"\n")
            requests.flush()

        def read() -> dict[str, Any] | None:
            line = answers.readline()
            return json.loads(line) if line else None

        assert (read() or {})["type"] == "ready"
        yield send, read
        process.stdin.close()
    assert process.returncode == 0


@games
@pytest.mark.parametrize("player", [MASTER, REFERENCE], ids=["master", "reference"])
def test_a_search_that_nobody_stops_is_the_same_in_slices(rules: Rules, player: Any) -> None:
    seen = seen_at_first(rules)
    whole = player.choose(seen, Budget(2 * SLICE + 7, 3))
    assert player.choose(seen, Budget(2 * SLICE + 7, 3, stop=lambda: False)) == whole


@games
@pytest.mark.parametrize("level", OFFERED)
def test_there_is_a_choice_however_soon_it_is_stopped(rules: Rules, level: Level) -> None:
    seen = seen_at_first(rules)
    assert player_at(level).choose(seen, Budget(ENDLESS, stop=lambda: True)).move in seen.legal


def test_no_iteration_is_left_out_or_added() -> None:
    shares: list[int] = []
    in_slices(shares.append, 2 * SLICE + 1, lambda: False)
    assert shares == [SLICE, SLICE, 1]
    in_slices(shares.append, 400, None)
    assert shares[3:] == [400]


def test_the_time_is_up_when_the_clock_says_so() -> None:
    now = [50.0]
    limit = TimeLimit(1500, lambda: now[0])
    assert not limit()
    now[0] = 51.4
    assert not limit()
    now[0] = 51.5
    assert limit()
    assert not TimeLimit(0, lambda: 1e9)()


def test_the_engine_keeps_to_the_milliseconds() -> None:
    """On a clock of the test's own, which goes on by a second at every look."""
    (answer,) = answers_to(endless(BriscolaRules(), 1, milliseconds=3000), clock=count().__next__)
    assert answer["type"] == "choice"


def test_a_request_that_is_thought_about_can_be_cancelled() -> None:
    with engine() as (send, read):
        for level in ("reference", "master"):
            send(endless(SCOPONE, 1, level))
            send({"type": "cancel", "id": 1})
            assert read() == {"type": "cancelled", "id": 1}
        send(encode_request(1, "club", seen_at_first(SCOPONE), Budget()))
        assert (read() or {})["type"] == "choice"


def test_quit_does_not_wait_for_a_thought() -> None:
    with engine() as (send, read):
        send(endless(BriscolaRules(), 1))
        send({"type": "quit"})
        assert read() is None
