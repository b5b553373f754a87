"""Dealing Scopa (rules.md, "Scopa", 1): packets, table, refills, void deals, who plays first."""

from __future__ import annotations

import pytest

from carte_italiane.cards import count, set_of
from carte_italiane.rules.house import ScopaRules
from carte_italiane.rules.match import Match
from tests.rules.positions import dealt, late_scopa, legal, names, play, scopa_view

IN_ORDER = bytes(range(40))
EACH_NUMBER = pytest.mark.parametrize("players", [2, 3, 4])


def rules_for(players: int) -> ScopaRules:
    return ScopaRules(players, {2: 11, 3: 16, 4: 21}[players])


@EACH_NUMBER
def test_three_cards_to_each_as_one_packet_then_four_to_the_table(players: int) -> None:
    deal = Match.start(rules_for(players), 0).with_deck(IN_ORDER).deal
    after_dealer = [(1 + n) % players for n in range(players)]
    for place, seat in enumerate(after_dealer):
        assert deal.state.hand(seat) == set_of(range(3 * place, 3 * place + 3))
    assert deal.laid == tuple(range(3 * players, 3 * players + 4))
    assert scopa_view(deal.state).table == set_of(deal.laid)


@EACH_NUMBER
def test_the_player_after_the_dealer_plays_first(players: int) -> None:
    for dealer in range(players):
        assert Match.start(rules_for(players), dealer).with_deck(IN_ORDER).deal.state.turn == (dealer + 1) % players


@EACH_NUMBER
def test_three_more_to_each_when_every_hand_is_empty_until_the_stock_is_out(players: int) -> None:
    state = Match.start(rules_for(players), 0).with_deck(IN_ORDER).deal.state
    hands = 1
    while not state.is_over():
        turn, drawn = state.turn, state.drawn
        assert count(state.hand(turn)) > 0
        state.play(state.legal_moves()[0])
        if state.drawn > drawn:
            hands += 1
            assert turn == 0, "the dealer plays last"
            assert [state.hand((1 + n) % players) for n in range(players)] == [
                set_of(IN_ORDER[drawn + 3 * n : drawn + 3 * n + 3]) for n in range(players)
            ]
    assert state.drawn == 40
    assert hands == {2: 6, 3: 4, 4: 3}[players]


def test_none_are_dealt_to_the_table_again() -> None:
    match = dealt(ScopaRules(2), ["AD 2D 3D", "AC 2C 3C"], "RS CS FS 7S", stock="4D 5D 6D 4C 5C 6C")
    match = play(match, "AD", "AC x AD", "2D", "2C x 2D", "3D", "3C x 3D")
    view = scopa_view(match)
    assert names(view.table) == "7S FS CS RS"
    assert names(view.hand) == "4D 5D 6D"
    assert view.hand_sizes == (3, 3)


@pytest.mark.parametrize("table", ["RD RC RS 7D", "7D RD RC RB", "RD RC RS RB"])
@EACH_NUMBER
def test_three_or_four_kings_on_the_first_table_are_a_void_deal(players: int, table: str) -> None:
    match = dealt(rules_for(players), table=table)
    assert match.deal.is_void
    assert match.deal.is_ended
    assert not match.deal.is_complete
    assert match.needs_deck
    assert legal(match) == []


def test_two_kings_are_played_on() -> None:
    match = dealt(ScopaRules(2), table="RD RC 7S 7D")
    assert not match.deal.is_void
    assert match.is_playing


def test_the_same_dealer_deals_again_after_a_void_deal() -> None:
    void = dealt(ScopaRules(3, 16), table="RD RC RS 7D")
    assert void.deal.dealer == void.next_dealer == 2
    again = void.with_deck(IN_ORDER)
    assert again.deal.dealer == 2
    assert len(again.deals) == 2
    assert again.scores == (0, 0, 0)
    assert again.next_dealer == 0


def test_kings_on_a_later_table_void_nothing() -> None:
    assert not late_scopa(ScopaRules(2), ["RD"], "RC RS RB 2D").is_void()


def test_the_dealer_passes_to_the_next_seat_after_every_deal() -> None:
    match = Match.start(ScopaRules(3, 21), 1)
    dealers = []
    for _ in range(4):
        match = match.with_deck(IN_ORDER)
        dealers.append(match.deal.dealer)
        while match.is_playing:
            match = match.played(match.legal_moves()[-1])
        if match.is_over:
            break
    assert dealers == [1, 2, 0, 1][: len(dealers)]
    assert len(dealers) > 1


def test_with_four_seats_0_and_2_play_against_1_and_3() -> None:
    rules = ScopaRules(4, 21)
    match = play(dealt(rules, ["5D AD AC", "6D AS AB", "7D 2D 2C", "4D 3D 3C"], "5S 6S 7S 4S"), "5D", "6D", "7D", "4D")
    assert [names(pile) for pile in scopa_view(match).piles] == ["5D 7D 5S 7S", "4D 6D 4S 6S"]
    assert rules.sides == 2


def test_with_three_everyone_is_a_side_of_their_own() -> None:
    match = play(dealt(ScopaRules(3, 16), ["5D AD AC", "6D AS AB", "7D 2D 2C"], "5S 6S 7S RS"), "5D", "6D", "7D")
    assert [names(pile) for pile in scopa_view(match).piles] == ["5D 5S", "6D 6S", "7D 7S"]
