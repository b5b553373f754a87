"""Scopone (rules.md, "Scopone", 1 and 2): all cards at once, redeal on kings, ten cards each."""

from __future__ import annotations

from carte_italiane.cards import count, set_of
from carte_italiane.rules.house import SCOPONE, ScopaRules
from carte_italiane.rules.match import Match
from tests.rules.positions import dealt, legal, scopa_view

IN_ORDER = bytes(range(40))
TEN_CARDS = ScopaRules(4, 11, cards_each=10)


def test_nine_cards_each_in_packets_of_three_and_four_on_the_table_in_twos() -> None:
    deal = Match.start(SCOPONE, 3).with_deck(IN_ORDER).deal
    for seat in range(4):
        first, second, third = 3 * seat, 14 + 3 * seat, 28 + 3 * seat
        packets = [*range(first, first + 3), *range(second, second + 3), *range(third, third + 3)]
        assert deal.state.hand(seat) == set_of(packets)
    assert deal.laid == (12, 13, 26, 27)
    assert scopa_view(deal.state).stock_size == 0


def test_ten_cards_each_in_packets_of_five_and_an_empty_table() -> None:
    deal = Match.start(TEN_CARDS, 3).with_deck(IN_ORDER).deal
    for seat in range(4):
        first, second = 5 * seat, 20 + 5 * seat
        assert deal.state.hand(seat) == set_of([*range(first, first + 5), *range(second, second + 5)])
    assert deal.laid == ()
    assert scopa_view(deal.state).stock_size == 0


def test_the_first_player_of_the_ten_card_deal_has_to_lay() -> None:
    match = Match.start(TEN_CARDS, 3).with_deck(IN_ORDER)
    assert len(legal(match)) == 10
    assert not any("x" in move for move in legal(match))


def test_scopone_is_scopa_for_four_with_other_hands() -> None:
    assert (SCOPONE.game, SCOPONE.players, SCOPONE.sides, SCOPONE.target) == ("scopone", 4, 2, 11)
    assert ScopaRules(4).game == "scopa"


def test_three_kings_are_dealt_again_by_the_house_rule() -> None:
    match = dealt(SCOPONE, table="RD 7D RC RS")
    assert match.deal.is_void
    assert match.next_dealer == match.deal.dealer


def test_without_the_house_rule_three_kings_are_played() -> None:
    match = dealt(ScopaRules(4, 11, cards_each=9, redeal_on_kings=False), table="RD 7D RC RS")
    assert not match.deal.is_void
    assert match.is_playing


def test_a_ten_card_deal_is_never_void() -> None:
    match = dealt(TEN_CARDS, ["RD RC RS RB"])
    assert not match.deal.is_void


def test_a_whole_deal_has_36_or_40_moves() -> None:
    for rules, moves in ((SCOPONE, 36), (TEN_CARDS, 40)):
        state = Match.start(rules, 0).with_deck(IN_ORDER).deal.state
        played = 0
        while not state.is_over():
            state.play(state.legal_moves()[0])
            played += 1
        assert played == moves
        assert count(state.pile(0)) + count(state.pile(1)) == 40
