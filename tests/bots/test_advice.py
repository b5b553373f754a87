"""Reasons for choices: each is true of its position, whoever chose; and what is told first."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest

from carte_italiane.bots.advice import MOST_REASONS, explained, reasons_for
from carte_italiane.bots.bot import Budget, Choice, Level, Reason
from carte_italiane.bots.reasons import SENTENCES, sentence
from carte_italiane.bots.roster import player_at
from carte_italiane.rules.house import SCOPONE, BriscolaRules, ScopaRules
from carte_italiane.rules.moves import SWAP, parse_move
from tests.bots.seen import briscola, decisions, scopa
from tests.bots.truths import is_true, known_ids
from tests.rules.positions import cards
from tests.rules.varieties import WAYS_TO_PLAY, rules_id

if TYPE_CHECKING:
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.moves import Move
    from carte_italiane.rules.views import Observation

VARIETIES: list[Rules] = [*WAYS_TO_PLAY, ScopaRules(napola=True), ScopaRules(4, 21, napola=True)]
PAIRS = BriscolaRules(players=4)


def near_the_target(seen: Observation) -> Observation:
    """The same, every side one point from the target."""
    rules = seen.view.rules
    return replace(seen, scores=(rules.target - 1,) * rules.sides) if isinstance(rules, ScopaRules) else seen


def why(seen: Observation, move: str, value: float = 1.0, others: dict[str, float] | None = None) -> list[str]:
    """The ids of the reasons for a move that a search of 4,000 deals chose."""
    rated = tuple((parse_move(text, seen.legal), worth) for text, worth in (others or {}).items())
    choice = Choice(parse_move(move, seen.legal), value, alternatives=rated, deals=4000)
    return [reason.id for reason in reasons_for(seen, choice)]


def preferred(seen: Observation, move: Move) -> Choice:
    """A search found this move to be the best by far."""
    others = tuple((other, 0.0) for other in reversed(seen.legal) if other != move)
    return Choice(move, 3.0, alternatives=others, deals=4000)


def check(seen: Observation, choice: Choice) -> set[str]:
    """Each reason for a choice is true; their ids."""
    reasons = reasons_for(seen, choice)
    assert 1 <= len(reasons) <= MOST_REASONS
    for reason in reasons:
        assert is_true(seen, choice, reason), (reason, seen, choice)
    return {reason.id for reason in reasons}


def test_every_reason_has_a_truth_and_a_sentence() -> None:
    assert known_ids() == set(SENTENCES)


@pytest.mark.parametrize("rules", VARIETIES, ids=rules_id)
def test_reasons_for_the_club_players_choices_are_true(rules: Rules) -> None:
    for seen in decisions(rules, range(1, 7)):
        check(seen, player_at(Level.CLUB).choose(seen, Budget(seed=3)))


@pytest.mark.parametrize("rules", VARIETIES, ids=rules_id)
def test_reasons_for_any_move_are_true(rules: Rules) -> None:
    """A search may prefer what no rule of thumb would; its figures are made up here."""
    dice = Random(f"{rules_id(rules)}")
    for seen in decisions(rules, range(11, 19)):
        rated = [(move, dice.uniform(-0.2, 0.2)) for move in seen.legal]
        for place, (move, value) in enumerate(rated):
            others = tuple(sorted(rated[:place] + rated[place + 1 :], key=lambda rival: -rival[1]))
            choice = Choice(move, value, alternatives=others, deals=dice.choice((0, 4000)))
            check(seen, choice)
            check(near_the_target(seen), choice)


@pytest.mark.parametrize("rules", VARIETIES[::3], ids=rules_id)
def test_reasons_for_a_searchs_choices_are_true(rules: Rules) -> None:
    for seen in decisions(rules, range(21, 22)):
        choice = player_at(Level.MASTER).choose(seen, Budget(iterations=40))
        check(seen, choice)
        assert len(seen.legal) == 1 or choice.deals == 40
        values = [value for _, value in choice.alternatives]
        assert values == sorted(values, reverse=True)
        assert len({choice.move, *(move for move, _ in choice.alternatives)}) == len(values) + 1


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIETIES, ids=rules_id)
def test_reasons_are_true_on_many_deals(rules: Rules) -> None:
    for seen in decisions(rules, range(100, 200)):
        for move in seen.legal:
            check(seen, Choice(move, 0.0, deals=1000))


def test_all_reasons_are_met() -> None:
    """In twenty deals of every variety, and mostly in fewer."""
    missing = set(SENTENCES) - {"search", "as_good", "little_in_it"}
    for number, rules in product(range(30, 50), VARIETIES):
        for seen in decisions(rules, range(number, number + 1)):
            for position in (seen, near_the_target(seen)):
                for move in seen.legal:
                    missing -= {reason.id for reason in reasons_for(position, Choice(move, 0.0))}
                    missing -= {reason.id for reason in reasons_for(position, preferred(seen, move))}
        if not missing:
            break
    assert not missing


def test_the_sweep_comes_first() -> None:
    assert why(scopa("7C RD 2S", "3C 4S"), "7C x 3C+4S")[0] == "sweep"


def test_the_settebello_is_told_once() -> None:
    reasons = why(scopa("7C FD RS", "7D 7S FC RB"), "7C x 7D")
    assert reasons[0] == "settebello"
    assert not {"sevens", "coins", "cards"} & set(reasons)


def test_the_only_sweeper_that_is_out_is_named() -> None:
    seen = scopa("2C 3C", "6S", piles=("FC FS", "FD 2B"))
    (reason, *_) = reasons_for(seen, Choice(parse_move("2C", seen.legal), 0.0))
    assert reason == Reason("few_sweepers", cards("FB"))
    assert sentence(reason) == "Only FB could sweep the table then."


def test_more_than_ten_is_told() -> None:
    assert "above_ten" in why(scopa("2C RC", "6S"), "RC")


def test_a_pair_is_kept() -> None:
    seen = scopa("FC FS CC", "RS RB", piles=("CD CS", ""))
    reasons = reasons_for(seen, Choice(parse_move("CC", seen.legal), 0.0))
    assert any(reason.id in ("rank_gone", "keeps_pair") for reason in reasons)


def test_points_go_on_a_partners_sure_trick() -> None:
    assert why(briscola("AD 5S 6C", "4C AC 2C", rules=PAIRS), "AD") == ["load_partner"]


def test_the_partner_may_still_be_overtaken() -> None:
    assert "load_partner" not in why(briscola("AD 5S 6C", "4C AC", rules=PAIRS), "AD")


def test_a_lead_that_nobody_can_beat() -> None:
    assert "lead_safe" in why(briscola("AB 5C 6S"), "AB")


def test_the_exchange_is_told() -> None:
    seen = briscola("7B 5S 4D", trump="AB", rules=BriscolaRules(seven_exchange=True), piles=("2C 4C", ""), swap=True)
    choice = explained(seen, Choice(SWAP, 3.0, deals=4000))
    assert choice.reasons[0] == Reason("seven_exchange", cards("AB"))


def test_for_a_move_against_all_rules_of_thumb_its_advantage_and_its_lead_are_told() -> None:
    seen = briscola("AB 5C 6S", "2D")
    assert why(seen, "AB", 5.0, {"5C": 1.0, "6S": 0.0}) == ["takes_points", "next_best"]
    choice = Choice(parse_move("AB", seen.legal), 5.0, alternatives=((parse_move("5C", seen.legal), 1.0),), deals=4000)
    assert sentence(reasons_for(seen, choice)[1]) == "The next best, 5C, comes out 4.0 points worse."


def test_only_where_nothing_at_all_can_be_said_the_search_alone_is_named() -> None:
    seen = briscola("2B 6B 7B", trump="4B")
    (reason,) = reasons_for(seen, Choice(parse_move("7B", seen.legal), 5.0, deals=4000))
    assert sentence(reason) == "It simply came out best in 4,000 imagined deals."
    (reason,) = reasons_for(seen, Choice(parse_move("7B", seen.legal), 5.0))
    assert reason == Reason("all_in_all")


def test_an_ace_that_only_a_trump_can_beat_is_led() -> None:
    assert why(briscola("AD 4C 7S", trump="6C"), "AD", 8.0, {"7S": 6.0, "4C": 1.0})[0] == "only_trumps_beat"


def test_of_two_cards_the_one_that_fewer_can_beat_is_led() -> None:
    seen = briscola("3C RS 4B", trump="3S")
    assert why(seen, "3C", 9.6, {"4B": 8.0, "RS": 5.8}) == ["fewer_beat", "next_best"]


def test_of_the_same_suit_the_higher_card_is_kept() -> None:
    seen = briscola("4C 5C 6C", trump="5B")
    assert why(seen, "4C", 32.0, {"6C": 29.0, "5C": 28.0})[0] == "keeps"


def test_a_position_of_the_first_deal_has_a_reason() -> None:
    """The lead of three plain cards, all worthless: the rules of thumb see no difference."""
    assert why(scopa("5D 6S 3B", "FD CS 4B"), "5D", -1.5, {"3B": -1.9, "6S": -2.0})[0] == "fewer_take"


def test_moves_that_are_all_as_good() -> None:
    seen = briscola("4C 5C 6C", "AC")
    assert why(seen, "4C", 1.0, {"5C": 0.9, "6C": 0.5}) == ["little_in_it"]


def test_a_second_card_that_would_do_is_named() -> None:
    seen = scopa("7C RD 2S", "3C 4S RS", rules=SCOPONE)
    choice = Choice(parse_move("7C x 3C+4S", seen.legal), 1.0, (), ((parse_move("RD x RS", seen.legal), 0.95),), 900)
    reasons = reasons_for(seen, choice)
    assert reasons[-1] == Reason("as_good", cards("RD")) or len(reasons) == MOST_REASONS


def test_the_only_move_needs_no_other_reason() -> None:
    assert why(scopa("RC", "6S"), "RC") == ["only_move"]
