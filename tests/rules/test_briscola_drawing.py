"""Dealing and drawing in Briscola (rules.md, "Briscola", 2 and 4)."""

from __future__ import annotations

import pytest

from carte_italiane.cards import count, members, parse_card, set_of
from carte_italiane.rules.briscola import BriscolaDeal, pack
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.rules.match import Match
from tests.rules.positions import briscola_view, dealt, names, play

EACH_NUMBER = pytest.mark.parametrize("players", [2, 3, 4])


def fresh(players: int, dealer: int = 0) -> BriscolaDeal:
    """A deal from a deck in order."""
    rules = BriscolaRules(players)
    state = Match.start(rules, dealer).with_deck(bytes(members(pack(players)))).deal.state
    assert isinstance(state, BriscolaDeal)
    return state


@EACH_NUMBER
def test_three_cards_each_as_one_packet_then_the_trump_is_turned_up(players: int) -> None:
    for dealer in range(players):
        deal = fresh(players, dealer)
        for place in range(players):
            seat = (dealer + 1 + place) % players
            assert deal.hand(seat) == set_of(deal.deck[3 * place : 3 * place + 3])
        assert deal.turned == deal.trump_card == deal.deck[3 * players]
        assert deal.turn == (dealer + 1) % players
        assert deal.stock_size() == count(pack(players)) - 3 * players


@EACH_NUMBER
def test_after_a_trick_everyone_draws_the_winner_first(players: int) -> None:
    deal = fresh(players)
    while deal.tricks_won == 0:
        before = [deal.hand((deal.turn + n) % players) for n in range(players)]
        assert all(before)
        deal.play(deal.legal_moves()[0])
    after = 3 * players + 1
    for place in range(players):
        assert deal.hand((deal.turn + place) % players) & set_of([deal.deck[after + place]])
    assert [count(deal.hand(seat)) for seat in range(players)] == [3] * players


def test_the_turned_up_trump_is_drawn_last() -> None:
    for players in (2, 3, 4):
        deal = fresh(players)
        trump = deal.turned
        while deal.turned >= 0:
            assert deal.stock_size() % players == 0
            deal.play(deal.legal_moves()[0])
        last_to_draw = (deal.turn - 1) % players
        assert deal.hand(last_to_draw) & set_of([trump])
        assert deal.stock_size() == 0
        assert briscola_view(deal).turned == -1
        assert briscola_view(deal).trump_card == trump


def test_everyone_knows_who_drew_the_turned_up_trump_until_it_is_played() -> None:
    for players in (2, 3, 4):
        deal = fresh(players)
        trump = set_of([deal.turned])
        while deal.turned >= 0:
            assert deal.shown() == 0
            deal.play(deal.legal_moves()[0])
        holder = (deal.turn - 1) % players
        while deal.hand(holder) & trump:
            for viewer in range(players):
                assert briscola_view(deal, viewer).hands_seen[holder] & trump
            deal.play(deal.legal_moves()[-1])
        assert deal.shown() == 0


@EACH_NUMBER
def test_the_last_three_tricks_are_played_without_drawing(players: int) -> None:
    deal = fresh(players)
    tricks = {2: 20, 3: 13, 4: 10}[players]
    while not deal.is_over():
        expected = 3 if deal.tricks_won <= tricks - 3 else tricks - deal.tricks_won
        if deal.trick_size == 0:
            assert count(deal.hand0) == expected
        deal.play(deal.legal_moves()[0])
    assert deal.tricks_won == tricks


def test_an_example_of_drawing() -> None:
    match = dealt(BriscolaRules(2), ["AD RS 2C", "2D AB 4C"], "5B", stock="6S 7S")
    state = play(match, "AD", "AB").deal.state
    assert names(state.hand(1)) == "2D 4C 6S", "seat 1 took the trick and drew first"
    assert names(state.hand(0)) == "2C 7S RS"


def test_what_is_drawn_is_not_seen_by_others() -> None:
    match = dealt(BriscolaRules(2), ["AD RS 2C", "2D AB 4C"], "5B", stock="6S 7S")
    state = play(match, "AD", "AB").deal.state
    assert briscola_view(state).hands_seen[1] == 0
    assert briscola_view(state, 1).hands_seen[0] == 0
    assert briscola_view(state).hand_sizes == (3, 3)


def test_the_trump_suit_is_the_suit_of_the_turned_up_card() -> None:
    view = briscola_view(dealt(BriscolaRules(2), table="RS"))
    assert view.trump_card == parse_card("RS")
    assert view.trump_suit == 2
