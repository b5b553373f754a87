"""Near the end of a match the master plays for the match: the chance to win it, and what a deal is worth then."""

from __future__ import annotations

import json

import pytest

from carte_italiane.bots.bot import Budget
from carte_italiane.bots.master import MASTER, REFERENCE
from carte_italiane.bots.match_chances import chances_for, outcomes, variety
from carte_italiane.bots.match_worth import MatchWorth
from carte_italiane.paths import resource
from carte_italiane.rules.house import SCOPONE, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import shuffled_deck

SCOPA = ScopaRules()
VARIETIES = [ScopaRules(players, napola=napola) for players in (2, 3, 4) for napola in (False, True)]
VARIETIES += [ScopaRules(4, napola=napola, cards_each=each) for each in (9, 10) for napola in (False, True)]


@pytest.mark.parametrize("rules", VARIETIES, ids=variety)
def test_every_kind_of_deal_is_known_from_self_play(rules: ScopaRules) -> None:
    shares = [share for _points, share in outcomes(rules)]
    assert sum(shares) == pytest.approx(1.0)
    assert len(shares) > 20
    assert all(len(points) == rules.sides for points, _share in outcomes(rules))


def test_the_table_holds_nothing_else() -> None:
    kept = json.loads(resource("chances", "deal-points.json").read_text(encoding="utf-8"))
    assert sorted(kept) == sorted(variety(rules) for rules in VARIETIES)


def test_equal_scores_are_equal_chances_but_for_who_deals() -> None:
    first, second = chances_for(SCOPA).before_deal((9, 9))
    assert first + second == pytest.approx(1.0)
    assert first == pytest.approx(0.5, abs=0.05)


def test_a_lead_is_worth_the_more_the_nearer_the_end() -> None:
    chances = chances_for(SCOPA)
    at_ten, at_eight, at_six = (chances.before_deal((lead, lead - 2))[0] for lead in (10, 8, 6))
    assert 0.5 < at_six < at_eight < at_ten < 1.0


def test_a_match_that_is_over_has_no_chances_left() -> None:
    chances = chances_for(SCOPA)
    assert chances.after_deal((12, 10)) == (1.0, 0.0)
    assert chances.after_deal((10, 11)) == (0.0, 1.0)


def test_equal_past_the_target_is_decided_later() -> None:
    assert chances_for(SCOPA).after_deal((12, 12)) == (0.5, 0.5)


@pytest.mark.parametrize(("scores", "near"), [((0, 0), False), ((4, 4), False), ((5, 0), True), ((10, 10), True)])
def test_the_end_is_near_when_the_deal_may_be_the_last(scores: tuple[int, int], near: bool) -> None:
    assert chances_for(SCOPA).is_near_end(scores) == near


def finished(rules: ScopaRules, number: int) -> Match:
    """A deal played out by first moves."""
    match = Match.start(rules, 0).with_deck(shuffled_deck(number, rules, 0))
    while match.is_playing:
        match = match.played(match.legal_moves()[0])
    return match


def test_a_point_that_wins_the_match_is_worth_more_than_its_margin() -> None:
    """Lost by two points, or won by two: at 10 to 10 that is the match, at 0 to 0 a tenth of the best margin."""
    deals = [finished(SCOPA, number).deal.state for number in range(1, 60)]
    lost = next(deal for deal in deals if deal.margin(0) <= -2)
    won = next(deal for deal in deals if deal.margin(0) >= 2)
    worth = MatchWorth(10.0, chances_for(SCOPA), (10, 10))
    assert worth.of(won, 0, won.margin(0)) > 0.75
    assert worth.of(lost, 0, lost.margin(0)) < 0.25
    assert worth.of(won, 0, won.margin(0)) + worth.of(won, 1, won.margin(1)) == pytest.approx(1.0)


@pytest.mark.parametrize("scores", [(10, 3), (3, 10), (10, 10)], ids=str)
@pytest.mark.parametrize("rules", [SCOPA, SCOPONE], ids=lambda rules: rules.game)
def test_the_master_plays_on_sensibly_at_every_score(rules: Rules, scores: tuple[int, int]) -> None:
    match = Match(rules, 0, (), scores, False, None).with_deck(shuffled_deck(5, rules, 0))
    seen = match.observe(match.deal.state.turn)
    choice = MASTER.choose(seen, Budget(iterations=60, seed=1))
    assert choice.move in seen.legal
    assert choice == MASTER.choose(seen, Budget(iterations=60, seed=1))


def test_the_yardstick_knows_no_match() -> None:
    plain = Match(SCOPA, 0, (), (0, 0), False, None).with_deck(shuffled_deck(5, SCOPA, 0))
    late = Match(SCOPA, 0, (), (10, 10), False, None).with_deck(shuffled_deck(5, SCOPA, 0))
    budget = Budget(iterations=60, seed=1)
    assert REFERENCE.choose(plain.observe(1), budget) == REFERENCE.choose(late.observe(1), budget)
