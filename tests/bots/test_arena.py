"""Measuring players: who sits where, how results are counted, what the figures mean."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from carte_italiane.bots import arena
from carte_italiane.bots.arena import WrongNumber, measure, seat_players
from carte_italiane.bots.bot import Bot, Budget, Choice, Level
from carte_italiane.bots.roster import player_at
from carte_italiane.bots.statistics import estimate, percentile
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.views import Observation


@dataclass
class Noting:
    """A player that plays its first move and notes what it saw."""

    seats: list[int] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)
    first_hands: set[int] = field(default_factory=set)

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        self.seats.append(seen.view.seat)
        self.legal.append(len(seen.legal))
        if len(seen.moves) < seen.view.rules.players:
            self.first_hands.add(seen.view.hand)
        return Choice(seen.legal[0], 0.0)


@pytest.mark.parametrize(
    ("names", "players", "seats"),
    [
        (2, 2, (0, 1)),
        (2, 3, (0, 1, 1)),
        (3, 3, (0, 1, 2)),
        (2, 4, (0, 1, 0, 1)),
        (4, 4, (0, 1, 2, 3)),
    ],
)
def test_two_names_fill_sides_or_one_against_two(names: int, players: int, seats: tuple[int, ...]) -> None:
    assert seat_players(names, players) == seats


@pytest.mark.parametrize(("names", "players"), [(1, 2), (3, 2), (1, 3), (4, 3), (3, 4), (5, 4)])
def test_other_numbers_of_names_are_refused(names: int, players: int) -> None:
    with pytest.raises(WrongNumber, match=f"{players} seats are filled by"):
        seat_players(names, players)


@pytest.mark.parametrize("rules", [ScopaRules(), ScopaRules(players=3), SCOPONE, BriscolaRules(players=3)])
def test_every_player_sits_in_every_seat_with_the_same_cards(rules: Rules) -> None:
    players = [Noting() for _ in range(2 if rules.sides == 2 else 3)]
    measure(rules, [(str(place), player) for place, player in enumerate(players)], 2, 1)
    for player in players:
        assert set(player.seats) == set(range(rules.players))
        assert player.first_hands == players[0].first_hands


def test_forced_moves_are_not_asked_for_and_not_counted() -> None:
    noting = Noting()
    records = measure(BriscolaRules(), [("one", noting), ("other", player_at(Level.RANDOM))], 3, 1)
    assert min(noting.legal) == 2
    assert records[0].timing.decisions == len(noting.legal)


@pytest.mark.parametrize("rules", [ScopaRules(), SCOPONE, BriscolaRules(), BriscolaRules(players=3)])
def test_equal_players_are_equal(rules: Rules) -> None:
    """The same choices with sides swapped cancel out exactly, deck by deck."""
    records = measure(rules, [("one", Noting()), ("other", Noting())], 5, 3)
    assert records[0].margin.mean == pytest.approx(0, abs=1e-9)
    assert records[0].margin.reach == pytest.approx(0, abs=1e-9)
    assert sum(record.won for record in records) == pytest.approx(1 if rules.sides == 2 else 2 / 3)


def test_margins_of_all_sides_add_up_to_nothing() -> None:
    club, lots = player_at(Level.CLUB), player_at(Level.RANDOM)
    records = measure(ScopaRules(players=3), [("a", club), ("b", lots), ("c", lots)], 4, 3)
    assert sum(record.margin.mean for record in records) == pytest.approx(0, abs=1e-9)
    assert sum(record.won for record in records) == pytest.approx(1)


def test_one_against_two_counts_the_two_together() -> None:
    club, lots = player_at(Level.CLUB), player_at(Level.RANDOM)
    one, two = measure(BriscolaRules(players=3), [("a", club), ("b", lots)], 4, 3)
    assert two.margin.mean == pytest.approx(-one.margin.mean / 2)
    assert one.won + 2 * two.won == pytest.approx(1)


def test_the_same_seed_gives_the_same_figures() -> None:
    entrants: list[tuple[str, Bot]] = [("a", player_at(Level.BEGINNER)), ("b", player_at(Level.RANDOM))]
    first, again, other = (measure(ScopaRules(), entrants, 6, seed) for seed in (4, 4, 5))
    assert [record.margin for record in first] == [record.margin for record in again]
    assert [record.margin for record in first] != [record.margin for record in other]


def test_void_deals_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    kings_first = bytes([9, 19, 29, 39, *[card for card in range(40) if card % 10 != 9]])
    void = kings_first[4:16] + kings_first[:2] + kings_first[16:28] + kings_first[2:4] + kings_first[28:]
    decks = {0: void, 1: void, 2: kings_first}
    monkeypatch.setattr(arena, "shuffled_deck", lambda seed, rules, index: decks[index])
    (record, _) = measure(SCOPONE, [("a", Noting()), ("b", Noting())], 1, 1)
    assert record.margin.reach is None


def test_an_estimate_is_the_mean_with_its_interval() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.reach == pytest.approx(1.96 * (5 / 3) ** 0.5 / 2)
    assert found.is_above_zero
    assert not estimate([-1.0, 2.0]).is_above_zero
    assert not estimate([5.0]).is_above_zero


def test_percentiles_are_values_that_occurred() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert [percentile(values, percent) for percent in (50, 95, 100)] == [50, 95, 100]
    assert percentile([7.0], 50) == 7
    assert percentile([], 95) == 0
