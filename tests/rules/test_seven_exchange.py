"""The seven exchange (rules.md, "Briscola", 7)."""

from __future__ import annotations

import pytest

from carte_italiane.cards import card_text
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import SWAP, IllegalMove
from tests.rules.positions import briscola_view, cards, dealt, legal, names, play

RULES = BriscolaRules(2, seven_exchange=True)


def state_of(match: Match) -> BriscolaDeal:
    state = match.deal.state
    assert isinstance(state, BriscolaDeal)
    return state


def after_a_trick(trump: str, hand: str = "AD 7B 2C", rules: BriscolaRules = RULES, stock: str = "6S 5S") -> Match:
    """Seat 0 has just won the first trick with the ace of coins."""
    return play(dealt(rules, [hand, "2D 4D 6C"], trump, stock), "AD", "2D")


@pytest.mark.parametrize("rank", ["A", "3", "R", "C", "F"])
def test_the_winner_of_a_trick_may_swap_the_seven_for_a_higher_trump(rank: str) -> None:
    assert legal(after_a_trick(rank + "B")) == ["swap", "2C", "6S", "7B"]


@pytest.mark.parametrize("rank", ["6", "5", "4", "2"])
def test_not_for_a_lower_trump(rank: str) -> None:
    assert "swap" not in legal(after_a_trick(rank + "B"))


def test_not_when_the_seven_itself_is_turned_up() -> None:
    assert "swap" not in legal(after_a_trick("7B", "AD AB 2C"))


def test_not_without_the_seven_of_trumps() -> None:
    assert "swap" not in legal(after_a_trick("RB", "AD 7S 2C"))


def test_not_without_the_house_rule() -> None:
    assert "swap" not in legal(after_a_trick("RB", rules=BriscolaRules(2)))


def test_not_before_the_first_trick() -> None:
    assert "swap" not in legal(dealt(RULES, ["AD 7B 2C"], "RB"))


def test_not_for_one_who_does_not_lead() -> None:
    match = play(dealt(RULES, ["2D 4D 6C", "AD 7B 2C"], "RB", "5S 6S"), "2D", "2C")
    assert legal(match) == ["4D", "6C", "5S"]
    assert "swap" not in legal(play(match, "4D"))


def test_a_seven_just_drawn_will_do() -> None:
    assert legal(after_a_trick("RB", "AD 3C 2C", stock="7B 5S"))[0] == "swap"


def test_the_seven_is_laid_in_place_of_the_card_taken() -> None:
    state = state_of(play(after_a_trick("RB"), "swap"))
    assert names(state.hand(0)) == "2C 6S RB"
    assert card_text(state.turned) == "7B"
    assert state.trump_suit == 3
    assert card_text(briscola_view(state).trump_card) == "RB", "the trump as first turned up"


def test_the_swap_is_no_turn_and_a_card_is_led_as_usual() -> None:
    match = play(after_a_trick("RB"), "swap")
    assert state_of(match).turn == 0
    assert legal(match) == ["2C", "6S", "RB"]
    assert state_of(play(match, "2C")).turn == 1


def test_it_can_be_made_once_only() -> None:
    match = play(after_a_trick("RB"), "swap")
    assert SWAP not in match.legal_moves()
    with pytest.raises(IllegalMove, match="exchange is not possible"):
        play(match, "swap")


def test_it_may_be_left_and_made_later() -> None:
    match = play(after_a_trick("RB", "AD 7B AC", stock="6S 5S"), "AC", "6C")
    assert legal(match)[0] == "swap"


def test_the_card_taken_is_seen_by_all_until_it_is_played() -> None:
    match = play(after_a_trick("RB"), "swap")
    assert names(briscola_view(match, 1).hands_seen[0]) == "RB"
    match = play(match, "2C", "4D", "6S")
    assert names(briscola_view(match, 1).hands_seen[0]) == "RB"
    trick_over = play(after_a_trick("RB"), "swap", "RB")
    assert briscola_view(trick_over, 1).hands_seen[0] == 0


def test_the_seven_is_drawn_last_and_seen_by_all() -> None:
    match = play(after_a_trick("RB"), "swap")
    while state_of(match).turned >= 0:
        match = match.played(match.legal_moves()[0])
    state = state_of(match)
    last_to_draw = (state.turn - 1) % 2
    assert briscola_view(state, 1 - last_to_draw).hands_seen[last_to_draw] & cards("7B")


def test_not_once_the_stock_is_gone() -> None:
    match = dealt(RULES, ["AD 3D RD"], "RB")
    while state_of(match).turned >= 0:
        match = match.played(match.legal_moves()[0])
    while match.is_playing:
        assert SWAP not in match.legal_moves()
        match = match.played(match.legal_moves()[0])


@pytest.mark.parametrize("players", [3, 4])
def test_with_three_and_four_players(players: int) -> None:
    rules = BriscolaRules(players, seven_exchange=True)
    match = dealt(rules, ["AD 7B 2C", "3D 4D 6C", "4S 6D 5C", "5D 5S 4C"][:players], "RB")
    match = play(match, "AD", *["3D", "4S", "5D"][: players - 1])
    assert legal(match)[0] == "swap"
    seen = [briscola_view(play(match, "swap"), viewer).hands_seen[0] & cards("RB") for viewer in range(players)]
    assert all(seen)
