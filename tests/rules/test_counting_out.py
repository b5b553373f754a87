"""Equal scores past the target in Scopone are counted out (rules.md, "Scopone", 4)."""

from __future__ import annotations

from carte_italiane.rules.endings import counted_out, verdict
from carte_italiane.rules.house import SCOPONE, ScopaRules
from carte_italiane.rules.scoring import ScoreLine

NOBODY = (0, 0)
WE = (1, 0)
THEY = (0, 1)


def deal(
    *,
    cards: tuple[int, int] = NOBODY,
    coins: tuple[int, int] = NOBODY,
    settebello: tuple[int, int] = NOBODY,
    primiera: tuple[int, int] = NOBODY,
    napola: tuple[int, int] = NOBODY,
    sweeps: tuple[int, int] = NOBODY,
) -> tuple[ScoreLine, ...]:
    """The lines of a deal, in the order of counting."""
    lines = {
        "cards": cards,
        "coins": coins,
        "settebello": settebello,
        "primiera": primiera,
        "napola": napola,
        "sweeps": sweeps,
    }
    return tuple(ScoreLine(category, points, None, points, (0, 0)) for category, points in lines.items())


def test_an_equal_score_is_decided_by_who_was_there_first() -> None:
    assert verdict(SCOPONE, (10, 9), deal(cards=WE, coins=THEY, settebello=THEY)) == (True, 0)
    assert verdict(SCOPONE, (10, 10), deal(cards=THEY, coins=WE)) == (True, 1)


def test_decided_by_coins_though_the_other_side_took_the_cards() -> None:
    assert verdict(SCOPONE, (9, 10), deal(cards=WE, coins=THEY, settebello=WE, primiera=NOBODY)) == (True, 1)


def test_decided_by_the_settebello() -> None:
    lines = deal(cards=WE, coins=NOBODY, settebello=WE, primiera=THEY, sweeps=THEY)
    assert verdict(SCOPONE, (9, 9), lines) == (True, 0)


def test_decided_by_the_primiera() -> None:
    assert verdict(SCOPONE, (10, 9), deal(cards=THEY, primiera=THEY, sweeps=WE)) == (True, 1)


def test_decided_by_the_napola_before_the_sweeps() -> None:
    lines = deal(napola=(3, 0), sweeps=(0, 3))
    assert verdict(SCOPONE, (8, 8), lines) == (True, 0)


def test_sweeps_of_one_side_count_when_only_that_side_needs_them() -> None:
    lines = deal(cards=WE, coins=WE, sweeps=(0, 2))
    assert verdict(SCOPONE, (9, 9), lines) == (True, 0)


def test_if_both_get_there_only_on_the_sweeps_another_deal_is_played() -> None:
    assert verdict(SCOPONE, (10, 10), deal(sweeps=(1, 1))) == (False, None)
    assert verdict(SCOPONE, (9, 8), deal(cards=THEY, sweeps=(2, 2))) == (False, None)


def test_if_both_had_the_target_before_another_deal_is_played() -> None:
    assert verdict(SCOPONE, (11, 11), deal(cards=WE, coins=THEY)) == (False, None)
    assert verdict(SCOPONE, (13, 13), deal()) == (False, None)


def test_the_higher_total_wins_without_counting() -> None:
    assert verdict(SCOPONE, (10, 10), deal(cards=WE, coins=THEY, primiera=THEY)) == (True, 1)


def test_equal_scores_below_the_target_are_not_counted() -> None:
    assert verdict(SCOPONE, (8, 9), deal(cards=WE)) == (False, None)


def test_other_targets() -> None:
    for target in (16, 21):
        rules = ScopaRules(4, target, cards_each=9)
        assert verdict(rules, (target - 1, target - 1), deal(coins=THEY, sweeps=WE)) == (True, 1)


def test_the_ten_card_deal_is_counted_out_too() -> None:
    rules = ScopaRules(4, 11, cards_each=10)
    assert verdict(rules, (10, 10), deal(coins=THEY, sweeps=WE)) == (True, 1)


def test_scopa_is_not_counted_out() -> None:
    assert verdict(ScopaRules(4, 21), (20, 20), deal(cards=WE, coins=THEY)) == (False, None)
    assert verdict(ScopaRules(2, 11), (10, 10), deal(cards=WE, coins=THEY)) == (False, None)


def test_nothing_is_counted_out_when_nobody_is_there() -> None:
    assert counted_out(11, (5, 5), deal(cards=WE, coins=THEY)) is None
