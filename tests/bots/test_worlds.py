"""Sampled worlds: a seat sees in them exactly what it sees; and its player chooses the same in all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from carte_italiane.bots.bot import Budget, Level
from carte_italiane.bots.roster import player_at
from carte_italiane.bots.worlds import sample
from carte_italiane.cards import count
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.views import Observation
from tests.rules.positions import cards
from tests.rules.varieties import WAYS_TO_PLAY, rules_id
from tests.rules.walks import after_dealing, deal_steps

if TYPE_CHECKING:
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.match import Match

every_way = pytest.mark.parametrize("rules", WAYS_TO_PLAY, ids=rules_id)


def seen_in(world: Deal, match: Match, seat: int) -> Observation:
    """What a seat would be shown if the match stood in another world."""
    return Observation(world.view(seat), match.deal.moves, tuple(world.legal_moves()), match.deal.laid, match.scores)


@every_way
def test_a_world_looks_to_the_seat_as_the_deal_does(rules: Rules) -> None:
    dice = Dice(3)
    for number in range(1, 9):
        for before, _, after in deal_steps(rules, number):
            for match in (before, after) if not after.is_playing else (before,):
                for seat in range(rules.players):
                    view = match.deal.state.view(seat)
                    assert sample(view, dice).view(seat) == view


@every_way
def test_a_world_can_be_played_to_its_end(rules: Rules) -> None:
    dice = Dice(5)
    for match, _, _ in deal_steps(rules, 7):
        state = match.deal.state
        world = sample(state.view(state.turn), dice)
        assert world.legal_moves() == state.legal_moves()
        world.play_out(dice)
        assert world.is_over()
        world.margin(0)
        assert sum(count(world.pile(side)) for side in range(rules.sides)) in (39, 40)


def test_worlds_differ() -> None:
    view = after_dealing(WAYS_TO_PLAY[3], 1).deal.state.view(0)
    dice = Dice(1)
    hands = {sample(view, dice).hand(1) for _ in range(50)}
    assert len(hands) == 50


def test_shown_cards_stay_where_they_are() -> None:
    swapping = WAYS_TO_PLAY[-3]
    found = 0
    for number in range(1, 40):
        for match, _, _ in deal_steps(swapping, number):
            state = match.deal.state
            assert isinstance(state, BriscolaDeal)
            shown = state.view(0).hands_seen[1]
            found += shown != 0
            world = sample(state.view(0), Dice(number))
            assert world.hand(1) & shown == shown
            assert world.shown() & world.hand(1) == shown
    assert found > 10


def test_the_first_trump_in_the_own_hand_is_known_to_all() -> None:
    for number in range(1, 10):
        for match, _, _ in deal_steps(WAYS_TO_PLAY[5], number):
            state = match.deal.state
            for seat in (0, 1):
                assert sample(state.view(seat), Dice(1)).shown() == state.shown()


@every_way
@pytest.mark.parametrize("level", [Level.RANDOM, Level.BEGINNER, Level.CLUB])
def test_a_choice_is_legal_repeatable_and_blind_to_hidden_cards(rules: Rules, level: Level) -> None:
    player, dice = player_at(level), Dice(11)
    for number in (1, 2):
        for match, _, _ in deal_steps(rules, number):
            state = match.deal.state
            budget = Budget(seed=number)
            chosen = player.choose(match.observe(state.turn), budget)
            assert chosen.move in match.legal_moves()
            world = sample(state.view(state.turn), dice)
            assert player.choose(seen_in(world, match, state.turn), budget) == chosen


def test_players_for_pairs_know_nothing_of_the_partners_hand() -> None:
    view = after_dealing(WAYS_TO_PLAY[3], 4).deal.state.view(0)
    assert view.hands_seen[2] == cards("")
