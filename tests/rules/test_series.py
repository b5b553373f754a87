"""Matches of Briscola: one deal or a series (rules.md, "Briscola", 6)."""

from __future__ import annotations

import pytest

from carte_italiane.rules.endings import verdict
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.scoring import ScoreLine
from carte_italiane.rules.shuffle import shuffled_deck


def won_by(side: int | None, sides: int = 2) -> tuple[ScoreLine, ...]:
    """The line of a deal that this side has won; None: drawn."""
    won = tuple(int(other == side) for other in range(sides))
    return (ScoreLine("points", (0,) * sides, side, won, (0,) * sides),)


def test_one_deal_decides_a_match_of_one_deal() -> None:
    assert verdict(BriscolaRules(2), (0, 0), won_by(1)) == (True, 1)


def test_a_single_drawn_deal_is_a_drawn_match() -> None:
    assert verdict(BriscolaRules(2), (0, 0), won_by(None)) == (True, None)


@pytest.mark.parametrize("wins", [2, 3])
def test_first_to_two_or_three_wins(wins: int) -> None:
    rules = BriscolaRules(2, wins)
    assert verdict(rules, (wins - 2, wins - 1), won_by(0)) == (False, None)
    assert verdict(rules, (wins - 1, wins - 1), won_by(0)) == (True, 0)
    assert verdict(rules, (0, wins - 1), won_by(1)) == (True, 1)


@pytest.mark.parametrize("wins", [2, 3])
def test_in_a_series_a_drawn_deal_counts_for_nobody_and_is_played_again(wins: int) -> None:
    assert verdict(BriscolaRules(2, wins), (wins - 1, wins - 1), won_by(None)) == (False, None)


def test_with_three_players_more_deals_may_be_needed() -> None:
    rules = BriscolaRules(3, 2)
    assert verdict(rules, (1, 1, 0), won_by(2, 3)) == (False, None)
    assert verdict(rules, (1, 1, 1), won_by(2, 3)) == (True, 2)


def play_series(rules: BriscolaRules, number: int) -> Match:
    match = Match.start(rules, 0)
    while not match.is_over:
        if match.needs_deck:
            match = match.with_deck(shuffled_deck(number, rules, len(match.deals)))
        match = match.played(match.legal_moves()[0])
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("wins", [1, 2, 3])
def test_scores_are_deals_won_and_the_dealer_passes_on_after_every_deal(players: int, wins: int) -> None:
    rules = BriscolaRules(players, wins)
    for number in range(1, 6):
        match = play_series(rules, number)
        winners = [deal.state.score()[0].winner for deal in match.deals]
        assert match.scores == tuple(winners.count(side) for side in range(rules.sides))
        assert match.winner == winners[-1]
        assert match.winner is None or match.scores[match.winner] == wins
        assert [deal.dealer for deal in match.deals] == [n % players for n in range(len(match.deals))]


def drawn_series(wins: int) -> Match:
    """A series up to the end of a first deal that is drawn."""
    for number in range(1, 400):
        rules = BriscolaRules(2, wins)
        match = Match.start(rules, 0).with_deck(shuffled_deck(number, rules, 0))
        while match.is_playing:
            match = match.played(match.legal_moves()[0])
        if match.deal.state.score()[0].winner is None:
            return match
    raise AssertionError("no drawn deal was found")


def test_a_drawn_deal_as_it_happens() -> None:
    single = drawn_series(1)
    assert (single.is_over, single.winner, single.scores) == (True, None, (0, 0))
    series = drawn_series(2)
    assert (series.is_over, series.winner, series.scores) == (False, None, (0, 0))
    assert series.needs_deck
    assert series.next_dealer == 1
