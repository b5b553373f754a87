"""Moves as text (records.md, "A move")."""

from __future__ import annotations

import re

import pytest

from carte_italiane.rules.house import SCOPONE, BriscolaRules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import SWAP, IllegalMove, card_of, make_move, move_text, parse_move, taken_by
from carte_italiane.rules.shuffle import shuffled_deck
from tests.rules.positions import cards, dealt, legal, play

TABLE = "2C 3D FB 5B"
MATCH = dealt(ScopaRules(2), ["RD 5D 6C", "AD AC AS"], TABLE)


def read(text: str, match: Match = MATCH) -> str:
    return move_text(parse_move(text, match.legal_moves()))


def test_the_three_kinds_of_move() -> None:
    assert legal(MATCH) == ["5D x 5B", "RD x 2C+FB", "RD x 3D+2C+5B", "6C"]
    assert move_text(SWAP) == "swap"
    assert move_text(make_move(9, cards("FB 2C"))) == "RD x 2C+FB"
    assert card_of(make_move(9, cards("FB 2C"))) == 9
    assert taken_by(make_move(9, cards("FB 2C"))) == cards("FB 2C")


@pytest.mark.parametrize(
    "text", ["RD x 3D+2C+5B", "RD x 5B+3D+2C", "RDx2C+5B+3D", "  RD x  2C + 5B +3D ", "RD\tx\n2C+5B+3D"]
)
def test_captured_cards_may_stand_in_any_order_and_spacing(text: str) -> None:
    assert read(text) == "RD x 3D+2C+5B"


def test_a_capture_without_its_cards_is_accepted_if_it_is_the_only_one() -> None:
    assert read("5D") == "5D x 5B"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("RD", "RD must capture; write one of: RD x 2C+FB, RD x 3D+2C+5B"),
        ("5D x 3D+2C", "5D x 3D+2C is not allowed; possible: 5D x 5B"),
        ("6C x 3D+2C", "6C captures nothing here"),
        ("7D", "7D is not in the hand of the player to move"),
        ("AD", "AD is not in the hand of the player to move"),
        ("swap", "the seven exchange is not possible here"),
        ("", "is not a move"),
        ("5D x", "is not a move"),
        ("5D x 5B+", "is not a move"),
        ("x 5B", "is not a move"),
        ("5D x 5B x 5C", "is not a move"),
        ("RD x 2C+2C+FB", "2C is named twice"),
        ("rd x 2c+fb", "is not a move"),
        ("10D", "'10D' is not a card"),
        ("5D + 5B", "is not a move"),
        ("Swap", "is not a move"),
    ],
)
def test_what_is_no_legal_move_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=re.escape(reason)):
        read(text)


def test_a_reason_stays_short() -> None:
    with pytest.raises(IllegalMove) as refused:
        read("7" * 100_000)
    assert len(str(refused.value)) < 200


def test_a_card_that_must_capture_in_several_ways_names_them() -> None:
    match = dealt(ScopaRules(2), ["5D 6D 7D", "AD AC AS"], "5S 5B RC RS")
    with pytest.raises(IllegalMove, match="write one of: 5D x 5S, 5D x 5B"):
        read("5D", match)


def test_swap_and_the_card_led_are_different_moves() -> None:
    rules = BriscolaRules(2, seven_exchange=True)
    match = dealt(rules, ["AD 7B 2C", "2D 4D 6C"], "RB")
    match = play(match, "AD", "2D")
    assert read("swap", match) == "swap"
    assert read(" s wap ", match) == "swap"
    assert read("7B", match) == "7B"


@pytest.mark.parametrize("move", [-1, 40, 50, 62, SWAP, 10**18, make_move(3, 1 << 39), make_move(62, 5)])
def test_a_match_refuses_numbers_that_are_no_legal_move(move: int) -> None:
    for rules in (ScopaRules(2), SCOPONE, BriscolaRules(2)):
        match = Match.start(rules, 0).with_deck(shuffled_deck(1, rules, 0))
        with pytest.raises(IllegalMove):
            match.played(move)


def test_no_move_before_the_deal() -> None:
    with pytest.raises(IllegalMove):
        Match.start(SCOPONE, 0).played(0)
