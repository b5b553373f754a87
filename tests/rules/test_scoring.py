"""The points of a deal (rules.md, "Scopa", 5): most cards, most coins, settebello, and ties."""

from __future__ import annotations

import pytest

from carte_italiane.cards import FULL_DECK
from carte_italiane.rules.house import SCOPONE, ScopaRules
from carte_italiane.rules.match import points_of
from carte_italiane.rules.scoring import most
from tests.rules.positions import cards, finished, late_scopa, names

SCOPA = ScopaRules(2)
THREE = ScopaRules(3, 16)

COINS = "AD 2D 3D 4D 5D 6D 7D FD CD RD"
CUPS = "AC 2C 3C 4C 5C 6C 7C FC CC RC"
SWORDS = "AS 2S 3S 4S 5S 6S 7S FS CS RS"
CLUBS = "AB 2B 3B 4B 5B 6B 7B FB CB RB"


def test_most_cards_score_a_point() -> None:
    line = finished(SCOPA, [f"{CUPS} {SWORDS} AD", f"2D 3D 4D 5D 6D 7D FD CD RD {CLUBS}"])["cards"]
    assert (line.counts, line.winner, line.points) == ((21, 19), 0, (1, 0))


def test_twenty_cards_each_score_nobody_a_point() -> None:
    line = finished(SCOPA, [f"{CUPS} {SWORDS}", f"{COINS} {CLUBS}"])["cards"]
    assert (line.counts, line.winner, line.points) == ((20, 20), None, (0, 0))


def test_with_three_a_tie_for_most_cards_scores_nobody() -> None:
    line = finished(THREE, [CUPS + " AD AB 2B 3B 4B", SWORDS + " 2D 3D 4D 5D 6D", "7D FD CD RD 5B 6B 7B FB CB RB"])
    assert line["cards"].counts == (15, 15, 10)
    assert line["cards"].points == (0, 0, 0)


def test_with_three_a_tie_for_fewest_does_not_matter() -> None:
    lines = finished(THREE, [SWORDS, f"{COINS} {CLUBS}", CUPS])
    assert (lines["cards"].counts, lines["cards"].winner) == ((10, 20, 10), 1)
    assert lines["cards"].points == (0, 1, 0)


def test_with_three_most_need_not_be_21() -> None:
    line = finished(THREE, [CUPS + " AD AB", SWORDS + " 2D 3D 4D", "5D 6D 7D FD CD RD 2B 3B 4B 5B 6B 7B FB CB RB"])
    assert (line["cards"].counts, line["cards"].winner) == ((12, 13, 15), 2)


def test_most_coins_score_a_point() -> None:
    line = finished(SCOPA, ["AD 2D 3D 4D 5D 6D", "7D FD CD RD"])["coins"]
    assert (line.counts, line.winner, line.points) == ((6, 4), 0, (1, 0))
    assert [names(own) for own in line.cards] == ["AD 2D 3D 4D 5D 6D", "7D FD CD RD"]


def test_five_coins_each_score_nobody_a_point() -> None:
    line = finished(SCOPA, ["AD 2D 3D 4D 5D AC", "6D 7D FD CD RD"])["coins"]
    assert (line.counts, line.winner, line.points) == ((5, 5), None, (0, 0))


def test_with_three_four_coins_may_be_enough() -> None:
    assert finished(THREE, ["AD 2D 3D", "4D 5D 6D 7D", "FD CD RD"])["coins"].winner == 1
    assert finished(THREE, ["AD 2D 3D 4D", "5D 6D 7D FD", "CD RD"])["coins"].winner is None


@pytest.mark.parametrize("side", [0, 1, 2])
def test_the_settebello_scores_a_point(side: int) -> None:
    piles = ["AC", "AS", "AB"]
    piles[side] += " 7D"
    line = finished(THREE, piles)["settebello"]
    assert line.winner == side
    assert line.points == tuple(1 if other == side else 0 for other in range(3))
    assert names(line.cards[side]) == "7D"


def test_other_sevens_are_no_settebello() -> None:
    assert finished(SCOPA, ["7C 7S 7B", ""])["settebello"].winner is None


def test_each_sweep_scores_a_point() -> None:
    line = finished(SCOPA, ["5D 5C AD AC", "6D 6C"], sweeps="5D AD 6C")["sweeps"]
    assert (line.counts, line.winner, line.points) == ((2, 1), None, (2, 1))


def test_lines_stand_in_the_order_of_counting() -> None:
    assert list(finished(SCOPONE, ["AD", ""])) == ["cards", "coins", "settebello", "primiera", "napola", "sweeps"]


def test_a_cappotto_takes_every_award() -> None:
    lines = finished(SCOPONE, [f"{COINS} {CUPS} {SWORDS} {CLUBS}", ""])
    assert points_of(tuple(lines.values())) == (4, 0)
    assert lines["cards"].counts == (40, 0)
    assert lines["cards"].cards == (FULL_DECK, 0)


def test_points_and_margin_are_the_sum_of_the_lines() -> None:
    deal = late_scopa(ScopaRules(3, 16, napola=True), [], "", [f"{COINS} {CUPS}", SWORDS, CLUBS])
    deal.sweep_cards = cards("2S 3S AB")
    assert points_of(deal.score()) == (13, 2, 1)
    assert [deal.points(side) for side in range(3)] == [13, 2, 1]
    assert [deal.margin(side) for side in range(3)] == [11.5, -5.0, -6.5]


@pytest.mark.parametrize(
    ("counts", "side"),
    [
        ((3, 2, 1), 0),
        ((2, 3, 1), 1),
        ((1, 2, 3), 2),
        ((3, 3, 1), -1),
        ((3, 1, 3), -1),
        ((1, 3, 3), -1),
        ((2, 2, 3), 2),
        ((0, 0, 0), -1),
    ],
)
def test_most(counts: tuple[int, int, int], side: int) -> None:
    assert most(*counts) == side
