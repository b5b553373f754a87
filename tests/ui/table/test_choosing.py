"""Choosing among several captures (rules.md, "Scopa", 2: a re takes 2+fante or 2+3+5)."""

from __future__ import annotations

import pytest

from carte_italiane.cards import parse_card, set_of
from carte_italiane.rules.captures import moves_of
from carte_italiane.rules.moves import SWAP, move_text
from carte_italiane.ui.table.choosing import Choice, moves_with, takeable


def cards(text: str) -> int:
    return int(set_of(parse_card(name) for name in text.split()))


def choice(card: str, table: str) -> Choice:
    played = parse_card(card)
    return Choice(played, tuple(moves_of(1 << played, cards(table))))


@pytest.fixture
def king() -> Choice:
    return choice("RD", "2C 3S 5B FC")


def test_all_cards_of_some_capture_are_possible(king: Choice) -> None:
    assert king.possible == cards("2C 3S 5B FC")
    assert king.complete is None


def test_completes_as_soon_as_one_capture_fits(king: Choice) -> None:
    move = king.toggled(parse_card("FC")).complete
    assert move is not None
    assert move_text(move) == "RD x 2C+FC"


def test_a_card_of_both_captures_decides_nothing(king: Choice) -> None:
    after = king.toggled(parse_card("2C"))
    assert after.complete is None
    assert after.total == 2
    assert after.possible == cards("3S 5B FC")
    move = after.toggled(parse_card("5B")).complete
    assert move is not None
    assert move_text(move) == "RD x 2C+3S+5B"


def test_a_chosen_card_can_be_given_back(king: Choice) -> None:
    two = parse_card("2C")
    assert king.toggled(two).toggled(two) == king


def test_impossible_cards_are_refused() -> None:
    five = choice("5D", "5C 5S 2B 3B")
    assert five.refuses(parse_card("2B"))
    assert five.toggled(parse_card("2B")) == five
    assert five.takes_same_rank
    assert not choice("RD", "2C 3S 5B FC").takes_same_rank


def test_moves_of_one_card() -> None:
    hand, table = cards("5D RD"), cards("2C 3S 5B FC")
    legal = (SWAP, *moves_of(hand, table))
    assert [move_text(move) for move in moves_with(parse_card("5D"), legal)] == ["5D x 5B"]
    assert takeable(moves_with(parse_card("RD"), legal)) == table


def test_steps_are_taken_back_one_by_one(king: Choice) -> None:
    two = king.toggled(parse_card("2C"))
    three = two.toggled(parse_card("3S"))
    assert three.complete is not None
    assert three.chosen == cards("2C 3S 5B"), "all that the only capture takes"
    assert three.stepped_back() == two
    assert two.stepped_back() == king
    assert king.stepped_back() is None


def test_a_card_with_one_move_is_complete_at_once() -> None:
    assert choice("4D", "3S FC").complete is not None
    assert choice("4D", "3S FC").chosen == 0
    assert choice("4D", "3S AC FC").chosen == cards("3S AC")
