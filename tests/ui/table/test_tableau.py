"""What lies where: told event by event it is the same as seen at once."""

from __future__ import annotations

from itertools import pairwise

import pytest

from carte_italiane.cards import card_text, count, members, parse_card
from carte_italiane.play.table_settings import SORTINGS
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.narration import narrate, narrate_dealing
from carte_italiane.rules.views import ScopaView
from carte_italiane.ui.table.tableau import HIDDEN, after, empty_tableau, tableau_of

from .conftest import dealt, positions


@pytest.mark.parametrize("number", range(1, 6))
def test_events_lead_to_what_is_seen(rules: Rules, number: int) -> None:
    sorting = SORTINGS[number % 3]
    for before, later in pairwise(positions(rules, number)):
        seen = later.observe(0)
        tableau = tableau_of(before.observe(0), sorting)
        for event in narrate(before.observe(0).view, seen.moves[-1], seen.view):
            tableau = after(tableau, event, seen)
        expected = tableau_of(seen, sorting)
        assert (tableau.hands, tableau.slots, tableau.trick) == (expected.hands, expected.slots, expected.trick)
        assert (tableau.piles, tableau.stock, tableau.turned) == (expected.piles, expected.stock, expected.turned)


def test_dealing_leads_to_the_first_table(rules: Rules) -> None:
    seen = dealt(rules, 3).observe(0)
    tableau = empty_tableau(seen)
    for event in narrate_dealing(seen):
        tableau = after(tableau, event, seen)
    expected = tableau_of(seen)
    assert (tableau.hands, tableau.slots, tableau.stock) == (expected.hands, expected.slots, expected.stock)
    assert (tableau.turned, tableau.trump_suit) == (expected.turned, expected.trump_suit)


def test_every_card_is_somewhere(rules: Rules) -> None:
    whole = 39 if rules.game == "briscola" and rules.players == 3 else 40
    for match in positions(rules, 4):
        tableau = tableau_of(match.observe(0))
        held = sum(len(hand) for hand in tableau.hands)
        lying = sum(card >= 0 for card in tableau.slots) + len(tableau.trick) + (tableau.turned >= 0)
        assert held + lying + tableau.stock + sum(pile.size for pile in tableau.piles) == whole


def test_of_other_hands_only_what_all_have_seen_is_open(rules: Rules) -> None:
    for match in positions(rules, 5):
        view = match.observe(0).view
        tableau = tableau_of(match.observe(0))
        for seat, hand in enumerate(tableau.hands[1:], 1):
            known = members(view.hands_seen[seat])
            assert hand == (*(HIDDEN,) * (view.hand_sizes[seat] - len(known)), *known)
        assert tableau.hands[0] == tuple(members(view.hand))


def test_a_trump_taken_in_exchange_lies_open_in_its_hand_until_it_is_played() -> None:
    open_cards = set()
    for number in range(1, 40):
        for match in positions(BriscolaRules(seven_exchange=True), number):
            tableau = tableau_of(match.observe(0))
            open_cards |= {card for card in tableau.hands[1] if card >= 0}
            if SWAP in match.observe(0).moves and match.deal.moves[-1] == SWAP and match.observe(0).view.turn == 1:
                assert tableau.hands[1][-1] == match.observe(0).view.trump_card  # type: ignore[union-attr]
    assert open_cards


def test_hands_lie_by_suit_by_rank_or_as_dealt() -> None:
    deck = [parse_card(text) for text in ["7S", "2D", "RB", "3C", "AC", "AS"]]
    rest = [card for card in range(40) if card not in deck]
    seen = Match.start(ScopaRules(), 1).with_deck(bytes([*deck, *rest])).observe(0)
    named = {sorting: [card_text(card) for card in tableau_of(seen, sorting).hands[0]] for sorting in SORTINGS}
    assert named == {"suit": ["2D", "7S", "RB"], "rank": ["2D", "7S", "RB"], "dealt": ["7S", "2D", "RB"]}


def test_in_briscola_ranks_are_those_of_the_game() -> None:
    deck = [parse_card(text) for text in ["AC", "4D", "3B"]]
    rest = [card for card in range(40) if card not in deck]
    seen = Match.start(BriscolaRules(), 1).with_deck(bytes([*deck, *rest])).observe(0)
    assert [card_text(card) for card in tableau_of(seen, "rank").hands[0]] == ["4D", "3B", "AC"]


def test_the_first_table_lies_in_the_order_dealt_to_the_end() -> None:
    for number in range(1, 6):
        course = list(positions(ScopaRules(), number))
        first = course[0].deal.laid
        for match in course[:-1]:
            for slot, card in enumerate(tableau_of(match.observe(0)).slots[: len(first)]):
                assert card in (HIDDEN, first[slot]) or card not in first


def test_drawn_cards_come_last_into_a_hand_that_lies_as_dealt() -> None:
    for before, later in pairwise(positions(BriscolaRules(), 3)):
        held = [tableau_of(match.observe(0), "dealt").hands[0] for match in (before, later)]
        drawn = set(held[1]) - set(held[0])
        assert held[1][: len(held[1]) - len(drawn)] == tuple(card for card in held[0] if card in held[1])


@pytest.mark.parametrize("number", range(1, 6))
def test_table_cards_keep_their_slots(number: int) -> None:
    tables = [tableau_of(match.observe(0)).slots for match in positions(ScopaRules(), number)]
    for before, later in pairwise(tables[:-1]):
        for slot, card in enumerate(before):
            if card >= 0 and card in later:
                assert later.index(card) == slot


def test_sweeps_lie_in_the_pile_of_their_side() -> None:
    found = 0
    for number in range(1, 12):
        for match in positions(ScopaRules(players=4), number):
            seen = match.observe(0)
            assert isinstance(seen.view, ScopaView)
            for pile, cards in zip(tableau_of(seen).piles, seen.view.piles, strict=True):
                assert pile.size == count(cards)
                assert {card for card, _ in pile.sweeps} == set(members(cards & seen.view.sweep_cards))
                found += len(pile.sweeps)
    assert found


def test_nobody_is_in_turn_at_the_end() -> None:
    *_, last = positions(ScopaRules(), 2)
    assert tableau_of(last.observe(0)).turn == -1


def test_nobody_is_in_turn_at_a_void_deal() -> None:
    kings = [parse_card(text) for text in ("RD", "RC", "RS")]
    rest = [card for card in range(40) if card not in kings]
    match = Match.start(ScopaRules(), 0).with_deck(bytes([*rest[:6], *kings, *rest[6:]]))
    assert match.deal.is_void
    assert tableau_of(match.observe(0)).turn == -1
