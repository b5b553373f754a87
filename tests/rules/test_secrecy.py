"""Nobody learns what a real table would hide (rules.md, "What a player at the table may know")."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from carte_italiane.cards import count, members, set_of
from carte_italiane.rules.briscola import BriscolaDeal, pack
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.events import CardDrawn, PacketDealt
from carte_italiane.rules.narration import narrate, narrate_dealing
from carte_italiane.rules.scopa import ScopaDeal
from carte_italiane.rules.views import ScopaView
from tests.rules.varieties import WAYS_TO_PLAY, rules_id
from tests.rules.walks import after_dealing, deal_steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carte_italiane.cards import CardSet
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.events import Event
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.views import View

each_way = pytest.mark.parametrize("rules", WAYS_TO_PLAY, ids=rules_id)
NUMBERS = range(1, 11)


def reached(rules: Rules) -> Iterator[Deal]:
    """Every state of some random deals, the dealt and the finished one included."""
    for number in NUMBERS:
        yield after_dealing(rules, number).deal.state
        for _, _, after in deal_steps(rules, number):
            yield after.deal.state


def open_to(view: View) -> CardSet:
    """All cards that a seat sees or has seen."""
    seen = set_of(card for hand in view.hands_seen for card in members(hand))
    for pile in view.piles:
        seen |= pile
    if isinstance(view, ScopaView):
        return seen | view.table
    return seen | set_of(view.trick) | set_of([view.turned] if view.turned >= 0 else [])


@each_way
def test_dealing_the_unseen_cards_again_changes_nothing_that_the_seat_knows(rules: Rules) -> None:
    dice = Dice(1)
    for state in reached(rules):
        for seat in range(rules.players):
            other = state.copy()
            other.redeal_unseen(seat, dice)
            assert other.view(seat) == state.view(seat)
            assert other.hand(seat) == state.hand(seat)
            assert sorted(other.deck[other.drawn :]) == members(
                pack(int(state.seats) if rules.game == "briscola" else 4) & ~in_play(other)
            )


def in_play(state: Deal) -> CardSet:
    """Every card that is not in the stock."""
    cards = set_of(card for seat in range(state.seats) for card in members(state.hand(seat)))
    for side in range(state.sides):
        cards |= state.pile(side)
    if isinstance(state, ScopaDeal):
        cards |= state.table
    if isinstance(state, BriscolaDeal):
        cards |= state.trick_cards | set_of([state.turned] if state.turned >= 0 else [])
    return cards


@each_way
def test_a_deal_with_the_unseen_cards_dealt_again_plays_to_its_end(rules: Rules) -> None:
    dice = Dice(2)
    for number in NUMBERS:
        for _, _, after in deal_steps(rules, number):
            other = after.deal.state.copy()
            other.redeal_unseen(other.turn, dice)
            if after.is_playing and other.turn == after.deal.state.turn:
                assert other.legal_moves() == after.legal_moves(), "what may be played depends on the view alone"
            other.play_out(dice)
            assert sum(count(other.pile(side)) for side in range(rules.sides)) == len(other.deck)


@each_way
def test_dealing_again_reaches_every_place_of_an_unseen_card(rules: Rules) -> None:
    state = after_dealing(rules, 3).deal.state
    dice = Dice(3)
    hidden = set_of(range(40)) & ~open_to(state.view(0)) & pack(rules.players if rules.game == "briscola" else 4)
    met = [0] * rules.players
    for _ in range(200):
        other = state.copy()
        other.redeal_unseen(0, dice)
        met = [cards | other.hand(seat) for seat, cards in enumerate(met)]
    assert all(cards == hidden for cards in met[1:])
    assert met[0] == state.hand(0)


def places_unseen(state: Deal, seat: int) -> list[int]:
    """The unseen cards of other hands and of the stock."""
    known = open_to(state.view(seat))
    return members(in_play(state) & ~known) + list(state.deck[state.drawn :])


def exchange(state: Deal, first: int, second: int) -> Deal:
    """The same deal with two cards in each other's places."""
    other = state.copy()
    both = set_of([first, second])
    for name in ("hand0", "hand1", "hand2", "hand3"):
        if count(getattr(other, name) & both) == 1:
            setattr(other, name, getattr(other, name) ^ both)
    other.deck = bytes({first: second, second: first}.get(card, card) for card in other.deck)
    return other


@each_way
def test_a_view_does_not_change_when_hidden_cards_change_places(rules: Rules) -> None:
    dice = Random(1)
    changed = 0
    for state in reached(rules):
        for seat in range(rules.players):
            unseen = places_unseen(state, seat)
            if len(unseen) < 2:
                continue
            other = exchange(state, *dice.sample(unseen, 2))
            assert other.view(seat) == state.view(seat)
            changed += any(other.hand(s) != state.hand(s) for s in range(rules.players)) or other.deck != state.deck
    assert changed > 100


def named_in(event: Event) -> CardSet:
    """The cards that an event names."""
    named: CardSet = 0
    for name in ("card", "seven"):
        card = getattr(event, name, None)
        named |= set_of([card]) if card is not None else 0
    cards = getattr(event, "cards", 0)
    named |= set_of(cards) if isinstance(cards, tuple) else cards
    taken = getattr(event, "taken", 0)
    return named | (set_of([taken]) if hasattr(event, "seven") else taken)


@each_way
def test_no_event_names_a_card_that_its_seat_does_not_see(rules: Rules) -> None:
    for number in NUMBERS:
        for before, move, after in deal_steps(rules, number):
            for seat in range(rules.players):
                old, new = before.deal.state.view(seat), after.deal.state.view(seat)
                for event in narrate(old, move, new):
                    assert named_in(event) & ~(open_to(old) | open_to(new)) == 0
                    if isinstance(event, CardDrawn) and not event.turned_up:
                        assert (event.card is not None) == (event.seat == seat)


@each_way
def test_dealing_is_told_without_naming_a_hidden_card(rules: Rules) -> None:
    for number in NUMBERS:
        match = after_dealing(rules, number)
        for seat in range(rules.players):
            seen = match.observe(seat)
            for event in narrate_dealing(seen):
                assert named_in(event) & ~open_to(seen.view) == 0
                assert not isinstance(event, PacketDealt) or named_in(event) == 0


@each_way
def test_hidden_hands_are_not_in_a_view(rules: Rules) -> None:
    for state in reached(rules):
        for seat in range(rules.players):
            view = state.view(seat)
            for other in range(rules.players):
                assert other == seat or view.hands_seen[other] == state.hand(other) & state.shown()
