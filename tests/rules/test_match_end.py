"""When a match of Scopa or Scopone ends (rules.md, "Scopa", 6, and "Scopone", 4)."""

from __future__ import annotations

import pytest

from carte_italiane.rules.endings import race_to_target, verdict
from carte_italiane.rules.house import SCOPONE, Rules, ScopaRules, make_rules, rules_values
from carte_italiane.rules.match import Match
from carte_italiane.rules.scoring import ScoreLine
from carte_italiane.rules.shuffle import shuffled_deck

SCOPA = ScopaRules(2, 11)


def points(*by_side: int) -> tuple[ScoreLine, ...]:
    """A deal that adds these points, all of them sweeps."""
    return (ScoreLine("sweeps", by_side, None, by_side, (0,) * len(by_side)),)


@pytest.mark.parametrize("target", [11, 16, 21])
def test_the_side_that_reaches_the_target_alone_in_front_has_won(target: int) -> None:
    assert verdict(ScopaRules(2, target), (target - 1, 3), points(1, 2)) == (True, 0)
    assert verdict(ScopaRules(2, target), (3, target - 3), points(1, 4)) == (True, 1)


def test_below_the_target_the_match_goes_on() -> None:
    assert verdict(SCOPA, (8, 3), points(2, 2)) == (False, None)


def test_if_both_pass_the_target_the_higher_total_wins() -> None:
    assert verdict(SCOPA, (10, 9), points(2, 4)) == (True, 1)
    assert verdict(SCOPONE, (10, 9), points(2, 4)) == (True, 1)


def test_a_shared_lead_is_played_on() -> None:
    assert verdict(SCOPA, (10, 9), points(2, 3)) == (False, None)


def test_past_the_target_a_point_more_decides() -> None:
    assert verdict(SCOPA, (12, 12), points(2, 3)) == (True, 1)
    assert verdict(SCOPA, (12, 12), points(2, 2)) == (False, None)
    assert verdict(SCOPA, (12, 12), points(0, 0)) == (False, None)


def test_with_three_a_lead_shared_by_two_is_played_on() -> None:
    rules = ScopaRules(3, 16)
    assert verdict(rules, (15, 15, 4), points(1, 1, 2)) == (False, None)
    assert verdict(rules, (16, 16, 4), points(1, 0, 2)) == (True, 0)


def test_with_three_the_one_behind_a_shared_lead_does_not_win() -> None:
    assert race_to_target(ScopaRules(3, 16), (17, 17, 15), points(0, 0, 1)) is None


def test_with_three_a_tie_for_second_does_not_matter() -> None:
    assert verdict(ScopaRules(3, 16), (15, 14, 14), points(3, 2, 2)) == (True, 0)


def test_usual_targets() -> None:
    for players, target in ((2, 11), (3, 16), (4, 21)):
        assert rules_values(make_rules("scopa", {"players": players}))["target"] == target
    assert rules_values(make_rules("scopone", {}))["target"] == 11


def whole_match(rules: Rules, number: int) -> Match:
    """A match played with the first legal moves."""
    match = Match.start(rules, 0)
    while not match.is_over:
        if match.needs_deck:
            match = match.with_deck(shuffled_deck(number, rules, len(match.deals)))
        else:
            match = match.played(match.legal_moves()[0])
    return match


@pytest.mark.parametrize("rules", [SCOPA, ScopaRules(3, 16), ScopaRules(4, 21), SCOPONE], ids=lambda rules: rules.game)
def test_scores_add_up_over_the_deals(rules: ScopaRules) -> None:
    match = whole_match(rules, 7)
    totals = [0] * rules.sides
    for deal in match.deals:
        if deal.is_complete:
            totals = [old + sum(line.points[side] for line in deal.state.score()) for side, old in enumerate(totals)]
    assert list(match.scores) == totals
    assert match.winner is not None
    assert max(totals) == totals[match.winner] >= rules.target


def test_after_the_end_nothing_can_be_played() -> None:
    match = whole_match(SCOPA, 1)
    assert match.is_over
    assert not match.needs_deck
    assert not match.is_playing
    assert match.legal_moves() == []


def test_scores_count_complete_deals_only() -> None:
    match = Match.start(SCOPA, 0)._replace(scores=(3, 4)).with_deck(shuffled_deck(1, SCOPA, 0))
    while match.is_playing:
        assert match.scores == (3, 4)
        match = match.played(match.legal_moves()[0])
    assert match.scores != (3, 4)
