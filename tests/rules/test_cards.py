"""The forty cards and sets of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carte_italiane.cards import (
    BIT,
    FULL_DECK,
    RANK_MASK,
    SETTEBELLO,
    SUIT_MASK,
    TWO_OF_COINS,
    NotACard,
    card_text,
    cards_text,
    count,
    lowest,
    members,
    nth,
    only,
    parse_card,
    rank_of,
    set_of,
    suit_of,
)
from tests.rules.oracle import DECK
from tests.rules.walks import laws

sets = st.sets(st.integers(0, 39))


def test_cards_in_order_are_coins_cups_swords_clubs_from_ace_to_king() -> None:
    assert [card_text(card) for card in range(40)] == DECK
    assert [parse_card(text) for text in DECK] == list(range(40))


def test_ranks_and_suits() -> None:
    assert [rank_of(card) for card in range(40)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] * 4
    assert [suit_of(card) for card in range(40)] == [suit for suit in range(4) for _ in range(10)]
    assert card_text(SETTEBELLO) == "7D"
    assert card_text(TWO_OF_COINS) == "2D"


@pytest.mark.parametrize("text", ["", "7", "D7", "7d", "10D", "8D", "7X", "77D", " 7D", "7D ", "٧D", "7Д", "QD", "7DD"])
def test_other_text_is_no_card(text: str) -> None:
    with pytest.raises(NotACard, match="is not a card"):
        parse_card(text)


def test_masks() -> None:
    assert count(FULL_DECK) == 40
    assert [members(mask) for mask in RANK_MASK[1:]] == [[n, n + 10, n + 20, n + 30] for n in range(10)]
    assert members(SUIT_MASK) == list(range(10))
    assert [members(BIT[card]) for card in range(40)] == [[card] for card in range(40)]
    assert [only(card) for card in range(40)] == BIT[:40]


@laws
@given(chosen=sets)
def test_a_set_has_the_cards_put_into_it(chosen: set[int]) -> None:
    held = set_of(chosen)
    assert members(held) == sorted(chosen)
    assert count(held) == len(chosen)
    assert [nth(held, n) for n in range(len(chosen))] == sorted(chosen)
    assert not chosen or lowest(held) == min(chosen)
    assert cards_text(held) == "+".join(DECK[card] for card in sorted(chosen))
