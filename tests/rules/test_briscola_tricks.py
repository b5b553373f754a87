"""Cards and tricks of Briscola (rules.md, "Briscola", 1, 3 and 5)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from carte_italiane.cards import FULL_DECK, count, parse_card
from carte_italiane.rules.briscola import pack
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.rules.scoring import card_points
from carte_italiane.rules.tricks import beats
from tests.rules.positions import briscola_view, cards, dealt, late_briscola, legal, names, play, play_on

TWO = BriscolaRules(2)
THREE = BriscolaRules(3)
PAIRS = BriscolaRules(4)

HIGH_TO_LOW = ["A", "3", "R", "C", "F", "7", "6", "5", "4", "2"]


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(HIGH_TO_LOW)))
def test_order_of_the_cards(higher: str, lower: str) -> None:
    for suit, trump in (("C", 0), ("D", 0)):
        assert beats(parse_card(higher + suit), parse_card(lower + suit), trump)
        assert not beats(parse_card(lower + suit), parse_card(higher + suit), trump)


@pytest.mark.parametrize(
    ("rank", "points"),
    [("A", 11), ("3", 10), ("R", 4), ("C", 3), ("F", 2), ("7", 0), ("6", 0), ("5", 0), ("4", 0), ("2", 0)],
)
def test_points_of_the_cards(rank: str, points: int) -> None:
    for suit in "DCSB":
        assert card_points(cards(rank + suit)) == points


def test_120_points_in_all() -> None:
    assert card_points(FULL_DECK) == card_points(pack(3)) == 120


def test_with_three_the_two_of_coins_is_left_out() -> None:
    assert FULL_DECK & ~pack(3) == cards("2D")
    assert pack(2) == pack(4) == FULL_DECK


def winner_of(trick: str, trump: str = "5B") -> int:
    """The seat that takes a trick led by seat 0."""
    hands = trick.split()
    deal = late_briscola(BriscolaRules(len(hands)), hands, trump)
    play_on(deal, *hands)
    assert deal.is_over()
    return int(deal.best_seat)


@pytest.mark.parametrize(
    ("trick", "seat"),
    [
        ("2D 4D", 1),
        ("AD 3D", 0),
        ("3D AD", 1),
        ("2D AC", 0),
        ("AD 2B", 1),
        ("2B AD", 0),
        ("4B 2B", 0),
        ("RD 3D 2B", 2),
        ("2D AC AS", 0),
        ("2D 4D 5D 6D", 3),
        ("AD 2B 4B 3C", 2),
        ("2D 2B AD AB", 3),
        ("2D AC 4D AS", 2),
        ("FS CS RS 7S", 2),
    ],
)
def test_the_highest_trump_takes_else_the_highest_of_the_suit_led(trick: str, seat: int) -> None:
    assert winner_of(trick) == seat


def test_there_is_no_duty_to_follow_or_to_trump() -> None:
    match = dealt(TWO, ["AD RS 2C", "2D AB 4C"], "5B")
    assert legal(play(match, "AD")) == ["2D", "4C", "AB"]


def test_the_winner_takes_the_cards_and_leads_next() -> None:
    match = play(dealt(TWO, ["AD RS 2C", "2D AB 4C"], "5B"), "AD", "AB")
    state = match.deal.state
    assert state.turn == 1
    assert [names(state.pile(side)) for side in (0, 1)] == ["", "AD AB"]
    match = play(match, "4C", "2C")
    assert match.deal.state.turn == 1


def test_partners_share_one_pile() -> None:
    match = play(dealt(PAIRS, ["2D", "4C", "AD", "4S"], "5B"), "2D", "4C", "AD", "4S")
    state = match.deal.state
    assert state.turn == 2
    assert [names(state.pile(side)) for side in (0, 1)] == ["AD 2D 4C 4S", ""]


def test_the_trick_lies_in_the_order_of_play() -> None:
    match = play(dealt(THREE, ["4D", "3C", "AS"], "5B"), "4D", "3C")
    view = briscola_view(match)
    assert view.trick == match.deal.laid == (parse_card("4D"), parse_card("3C"))
    assert view.leader == 0


@pytest.mark.parametrize(
    ("piles", "counts", "winner"),
    [
        (("AD AC AS AB 3D RD FD", "3C 3S 3B RC RS RB CD CC CS CB FC FS FB"), (60, 60), None),
        (("AD AC AS AB 3D RD CD", "3C 3S 3B RC RS RB CC CS CB FD FC FS FB"), (61, 59), 0),
        (("AD", "3C 3S"), (11, 20), 1),
    ],
)
def test_more_than_sixty_points_win(piles: tuple[str, str], counts: tuple[int, int], winner: int | None) -> None:
    for rules in (TWO, PAIRS):
        line = late_briscola(rules, [], "2B", piles).score()[0]
        assert (line.category, line.counts, line.winner) == ("points", counts, winner)
        assert line.points == tuple(int(side == winner) for side in (0, 1))


@pytest.mark.parametrize(
    ("piles", "winner"),
    [
        (("AD AC", "AS AB", "3D 3C"), None),
        (("3D 3C", "AS AB", "AD AC"), None),
        (("3D 3C", "3S 3B", "AD AC"), 2),
        (("AD AC", "AS 3B", "3D 3C RD"), 2),
    ],
)
def test_with_three_most_points_win_and_a_shared_first_place_is_a_draw(
    piles: tuple[str, str, str], winner: int | None
) -> None:
    assert late_briscola(THREE, [], "2B", piles).score()[0].winner == winner


def test_margin_is_what_a_side_has_over_the_mean_of_the_others() -> None:
    deal = late_briscola(THREE, [], "2B", ["AD AC AS AB 3D RD FD", "3C 3S 3B RC RS RB", "CD CC CS CB FC FS FB"])
    assert [card_points(deal.pile(side)) for side in range(3)] == [60, 42, 18]
    assert [deal.margin(side) for side in range(3)] == [30.0, 3.0, -33.0]


def test_every_trick_has_a_card_of_each() -> None:
    for rules, tricks in ((TWO, 20), (THREE, 13), (PAIRS, 10)):
        state = dealt(rules).deal.state
        while not state.is_over():
            state.play(state.legal_moves()[0])
        assert briscola_view(state).tricks_won == tricks
        assert sum(count(state.pile(side)) for side in range(rules.sides)) == tricks * rules.players
