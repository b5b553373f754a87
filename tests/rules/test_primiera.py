"""The primiera (rules.md, "Scopa", 5)."""

from __future__ import annotations

import pytest

from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.scoring import primiera, primiera_cards
from tests.rules.positions import cards, finished, names

SCOPA = ScopaRules(2)
THREE = ScopaRules(3, 16)


@pytest.mark.parametrize(
    ("rank", "value"),
    [("7", 21), ("6", 18), ("A", 16), ("5", 15), ("4", 14), ("3", 13), ("2", 12), ("F", 10), ("C", 10), ("R", 10)],
)
def test_values_of_the_ranks(rank: str, value: int) -> None:
    assert primiera(cards(f"{rank}D {rank}C {rank}S {rank}B")) == 4 * value


def test_four_sevens_make_84_and_four_figures_40() -> None:
    assert primiera(cards("7D 7C 7S 7B")) == 84
    assert primiera(cards("FD CC RS RB")) == 40


def test_the_best_card_of_each_suit_counts() -> None:
    pile = "7D RD AD 6C 5C AS RS FS 2B 3B"
    assert primiera(cards(pile)) == 21 + 18 + 16 + 13
    assert names(primiera_cards(cards(pile))) == "7D 6C AS 3B"


def test_the_ace_goes_before_the_five_and_after_the_six() -> None:
    assert names(primiera_cards(cards("AD 5D AC 6C"))) == "AD 6C"


@pytest.mark.parametrize("pile", ["", "7C 7S 7B", "7D 7S 7B", "7D 7C 7B", "7D 7C 7S 6S"])
def test_without_some_suit_there_is_no_primiera(pile: str) -> None:
    assert primiera(cards(pile)) == 0
    assert finished(SCOPA, [pile, ""])["primiera"].counts == (None, None)


def test_the_best_primiera_scores_a_point() -> None:
    line = finished(SCOPA, ["7D 7C 7S 2B", "6D 6C 6S 6B"])["primiera"]
    assert (line.counts, line.winner, line.points) == ((75, 72), 0, (1, 0))
    assert [names(own) for own in line.cards] == ["7D 7C 7S 2B", "6D 6C 6S 6B"]


def test_a_poor_primiera_beats_none() -> None:
    line = finished(SCOPA, ["7D 7C 7S", "FD FC FS FB 7B"])["primiera"]
    assert (line.counts, line.winner) == ((None, 51), 1)


def test_a_tie_for_best_scores_nobody() -> None:
    line = finished(SCOPA, ["7D 7C 6S 6B", "6D 6C 7S 7B"])["primiera"]
    assert (line.counts, line.winner, line.points) == ((78, 78), None, (0, 0))


def test_with_three_a_tie_for_best_scores_nobody_even_if_one_has_less() -> None:
    line = finished(THREE, ["7D 7C FS FB", "FD FC 7S 7B", "RD RC RS RB"])["primiera"]
    assert (line.counts, line.winner) == ((62, 62, 40), None)


def test_with_three_a_tie_for_second_does_not_matter() -> None:
    line = finished(THREE, ["RD RC RS RB", "CD CC CS CB", "7D FC FS FB"])["primiera"]
    assert (line.counts, line.winner, line.points) == ((40, 40, 51), 2, (0, 0, 1))


def test_three_sides_of_which_only_one_has_all_suits() -> None:
    assert finished(THREE, ["7D 7C 7S", "6D 6C 6S", "FD FC FS FB"])["primiera"].winner == 2


def test_nobody_scores_if_nobody_has_all_suits() -> None:
    assert finished(THREE, ["7D 7C 7S", "6D 6C 6S", "FD FB"])["primiera"].winner is None


def test_among_equal_figures_the_lowest_is_shown() -> None:
    assert names(primiera_cards(cards("RD FD CD"))) == "FD"
