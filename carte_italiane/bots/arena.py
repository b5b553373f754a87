"""Measuring players: many decks, each played from every seat, so that luck weighs little."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING

from carte_italiane.bots.bot import Budget
from carte_italiane.bots.statistics import Estimate, estimate, percentile
from carte_italiane.rules.house import side_of
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import shuffled_deck

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from carte_italiane.bots.bot import Bot
    from carte_italiane.rules.house import Rules


class WrongNumber(ValueError):
    """Players that do not fill the seats."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds per decision; forced moves are not counted."""

    decisions: int
    median: float
    high: float
    longest: float


@dataclass(frozen=True, slots=True)
class Record:
    """How a player did: margin per deck, share of deals won (a shared first place in parts), time per decision."""

    name: str
    margin: Estimate
    won: float
    timing: Timing


@dataclass(slots=True)
class _Tally:
    """What is noted of a player while the deals are played; margins are one for each deck."""

    margins: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


def seat_players(count: int, players: int) -> tuple[int, ...]:
    """Which of ``count`` named players sits in which seat; two fill four seats as sides, or three as one against two.

    Raises ``WrongNumber``.
    """
    if count == players:
        return tuple(range(players))
    if count == 2:
        return (0, 1, 0, 1) if players == 4 else (0, 1, 1)
    wanted = "2" if players == 2 else f"2 or {players}"
    raise WrongNumber(f"{players} seats are filled by {wanted} players, not {count}")


def measure(rules: Rules, entrants: Sequence[tuple[str, Bot]], decks: int, seed: int) -> list[Record]:
    """Let named players play ``decks`` different decks from all seats in turn; one record for each of them."""
    seats = seat_players(len(entrants), rules.players)
    tallies = [_Tally() for _ in entrants]
    for number, deck in enumerate(_decks(rules, decks, seed)):
        _play_deck(Match.start(rules, number % rules.players).with_deck(deck), seats, entrants, tallies, seed + number)
    return [_record(name, tally) for (name, _), tally in zip(entrants, tallies, strict=True)]


def _decks(rules: Rules, wanted: int, seed: int) -> Iterator[bytes]:
    """Decks of the match with this number that do not make a void deal."""
    index = 0
    while wanted:
        deck = shuffled_deck(seed, rules, index)
        index += 1
        if not Match.start(rules, 0).with_deck(deck).deal.is_void:
            wanted -= 1
            yield deck


def _play_deck(
    start: Match, seats: tuple[int, ...], entrants: Sequence[tuple[str, Bot]], tallies: list[_Tally], seed: int
) -> None:
    """Play a deck once for every side, the players moving on by a seat each time."""
    margins: list[list[float]] = [[] for _ in entrants]
    for turn in range(start.rules.sides):
        seated = [seats[(seat - turn) % len(seats)] for seat in range(len(seats))]
        bots = [entrants[who][1] for who in seated]
        ended = _play(start, bots, [tallies[who].seconds for who in seated], Budget(seed=seed))
        for seat, who in enumerate(seated):
            side = side_of(seat, start.rules.players)
            margins[who].append(ended.deal.state.margin(side))
            tallies[who].won.append(_won(ended, side))
    for tally, found in zip(tallies, margins, strict=True):
        tally.margins.append(sum(found) / len(found))


def _play(match: Match, bots: Sequence[Bot], seconds: Sequence[list[float]], budget: Budget) -> Match:
    """Play a deal to its end, noting how long each seat thought about moves that were not forced."""
    while match.is_playing:
        seat = match.deal.state.turn
        seen = match.observe(seat)
        move = seen.legal[0]
        if len(seen.legal) > 1:
            before = perf_counter()
            move = bots[seat].choose(seen, budget).move
            seconds[seat].append(perf_counter() - before)
        match = match.played(move)
    return match


def _won(ended: Match, side: int) -> float:
    margins = [ended.deal.state.margin(other) for other in range(ended.rules.sides)]
    return margins.count(max(margins)) ** -1 if margins[side] == max(margins) else 0.0


def _record(name: str, tally: _Tally) -> Record:
    seconds = tally.seconds
    timing = Timing(len(seconds), percentile(seconds, 50), percentile(seconds, 95), max(seconds, default=0.0))
    return Record(name, estimate(tally.margins), sum(tally.won) / len(tally.won), timing)
