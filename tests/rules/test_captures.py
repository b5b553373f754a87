"""Captures (rules.md, "Scopa", 2): a same-value card goes before a sum, and a card that can capture must."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest

from carte_italiane.cards import RANK, count, members
from carte_italiane.rules.captures import captures, moves_of, random_capture, sweepers, takers
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.moves import IllegalMove, move_text
from tests.rules.positions import cards, dealt, legal, names, play, scopa_view

if TYPE_CHECKING:
    from collections.abc import Iterator


def moves(hand: str, table: str) -> list[str]:
    return [move_text(move) for move in moves_of(cards(hand), cards(table))]


#: The example of the rules.
TABLE = "2D 3C 5S FB"


def test_a_five_takes_the_five_not_two_and_three() -> None:
    assert moves("5D", TABLE) == ["5D x 5S"]


def test_a_fante_takes_the_fante_not_three_and_five() -> None:
    assert moves("FD", TABLE) == ["FD x FB"]


def test_a_king_takes_two_and_fante_or_two_three_and_five() -> None:
    assert moves("RD", TABLE) == ["RD x 2D+FB", "RD x 2D+3C+5S"]


def test_a_six_takes_nothing_and_stays() -> None:
    assert moves("6D", TABLE) == ["6D"]


@pytest.mark.parametrize(
    ("card", "table"),
    [("AD", "AC"), ("2D", "2C"), ("7D", "7C"), ("FD", "FC"), ("CD", "CC"), ("RD", "RC")],
)
def test_every_rank_takes_its_own(card: str, table: str) -> None:
    assert moves(card, table) == [f"{card} x {table}"]


@pytest.mark.parametrize(
    ("card", "value"), [("2D", 2), ("3D", 3), ("4D", 4), ("5D", 5), ("6D", 6), ("7D", 7), ("FD", 8), ("CD", 9)]
)
def test_an_ace_makes_up_what_is_missing(card: str, value: int) -> None:
    rank = "A234567FC"[value - 2]
    table = "AC " + (rank + "S")
    assert moves(card, table) == [f"{card} x {table.replace(' ', '+')}"]


def test_exactly_one_of_several_equal_cards_is_taken() -> None:
    assert moves("5D", "5B 5C 5S") == ["5D x 5C", "5D x 5S", "5D x 5B"]


def test_one_of_several_sums_is_chosen() -> None:
    assert moves("7D", "AC 2C 5C 6C") == ["7D x AC+6C", "7D x 2C+5C"]


def test_a_card_takes_one_sum_and_not_two_at_once() -> None:
    assert moves("5D", "AC 4C 2S 3S") == ["5D x AC+4C", "5D x 2S+3S"]


def test_a_sum_may_have_many_cards() -> None:
    assert moves("RD", "AD AC AS AB 2D 2C 2S") == ["RD x AD+2D+AC+2C+AS+2S+AB"]


def test_an_ace_never_takes_by_a_sum_and_a_lone_lower_card_is_no_sum() -> None:
    assert moves("AD", "2C 3C") == ["AD"]
    assert moves("5D", "4C") == ["5D"]


def test_nothing_can_be_taken_from_an_empty_table() -> None:
    assert moves("AD RD", "") == ["AD", "RD"]


def test_moves_are_listed_by_card_then_by_number_then_by_cards() -> None:
    assert moves("CB RD", "2D 3D 4D 5D AC 6C") == [
        "RD x 4D+6C",
        "RD x 2D+3D+5D",
        "RD x 3D+AC+6C",
        "RD x 4D+5D+AC",
        "RD x 2D+3D+4D+AC",
        "CB x 3D+6C",
        "CB x 4D+5D",
        "CB x 2D+3D+4D",
        "CB x 2D+AC+6C",
        "CB x 3D+5D+AC",
    ]


def test_another_card_that_captures_nothing_may_be_chosen() -> None:
    match = dealt(ScopaRules(2), ["5D 6D RD", "AD AC AB"], TABLE)
    assert "6D" in legal(match)
    assert "6D" in names(scopa_view(play(match, "6D")).table)


def test_a_card_that_can_capture_may_not_be_laid() -> None:
    match = dealt(ScopaRules(2), ["RD 6D CC", "AD AC AB"], TABLE)
    with pytest.raises(IllegalMove, match="must capture"):
        play(match, "RD")


def test_played_and_taken_cards_go_to_the_pile_of_the_side() -> None:
    match = play(dealt(ScopaRules(4, 21), ["RD 6D 6C", "5D 4D 4C"], TABLE), "RD x 2D+FB", "5D x 5S")
    view = scopa_view(match)
    assert [names(pile) for pile in view.piles] == ["2D RD FB", "5D 5S"]
    assert names(view.table) == "3C"


def test_captures_are_what_a_search_through_all_sets_finds() -> None:
    dice = Random(1)
    for _ in range(300):
        table = sorted(dice.sample(range(40), dice.randrange(11)))
        for rank in range(1, 11):
            same = [1 << card for card in table if RANK[card] == rank]
            sums = [
                sum(1 << card for card in chosen)
                for size in range(2, len(table) + 1)
                for chosen in combinations(table, size)
                if sum(RANK[card] for card in chosen) == rank
            ]
            assert captures(rank, sum(1 << card for card in table)) == (same or sums)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("5S", "5D 5C 5B"),
        ("2D 3C", "5D 5C 5S 5B"),
        ("2D 3C 5S", "RD RC RS RB"),
        ("5D 5C", "RD RC RS RB"),
        ("5D 6C", ""),
        ("RD", "RC RS RB"),
    ],
)
def test_cards_that_would_sweep(table: str, expected: str) -> None:
    assert names(sweepers(cards(table))) == expected


def test_sweepers_take_the_whole_table_and_no_other_card_does() -> None:
    dice = Random(2)
    for _ in range(300):
        table = sum(1 << card for card in dice.sample(range(40), dice.randrange(1, 5)))
        found = [card for card in range(40) if not table >> card & 1 and table in captures(RANK[card], table)]
        assert members(sweepers(table)) == found
        assert count(table) > 0


def random_tables() -> Iterator[int]:
    """Tables as they may lie, crowded ones too."""
    dice = Random(3)
    for _ in range(300):
        yield sum(1 << card for card in dice.sample(range(40), dice.randrange(11)))


def test_a_capture_by_lot_is_any_of_the_captures() -> None:
    dice = Dice(1)
    for table in random_tables():
        for rank in range(1, 11):
            possible = captures(rank, table)
            drawn = {random_capture(rank, table, dice) for _ in range(12 * len(possible) or 1)}
            assert drawn == set(possible or [0])


def test_takers_are_the_cards_that_capture_something() -> None:
    for table in random_tables():
        hand = (1 << 40) - 1 & ~table
        assert members(takers(hand, table)) == [card for card in members(hand) if captures(RANK[card], table)]
    assert takers(0, cards("5D")) == 0
