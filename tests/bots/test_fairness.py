"""Computer players see what their seat sees: nothing else reaches them, and nothing else could change a choice."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from typing import TYPE_CHECKING, Final

import pytest

from carte_italiane.bots.advice import explained
from carte_italiane.bots.arena import measure
from carte_italiane.bots.bot import Budget, Choice, Level
from carte_italiane.bots.roster import player_at
from carte_italiane.bots.worlds import sample
from carte_italiane.play.session import Player, Request, Session
from carte_italiane.rules.dice import Dice
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.views import BriscolaView, Observation, ScopaView
from tests.bots.test_worlds import seen_in
from tests.rules.varieties import WAYS_TO_PLAY, rules_id
from tests.rules.walks import deal_steps

if TYPE_CHECKING:
    from collections.abc import Iterator

every_way = pytest.mark.parametrize("rules", WAYS_TO_PLAY, ids=rules_id)
#: Plain values, and views: whatever a player is given is made of these, so no deal hides in it.
HARMLESS: Final = {int, str, bool, tuple, Observation, ScopaView, BriscolaView, ScopaRules, BriscolaRules}


def parts(value: object) -> Iterator[object]:
    """A value and everything in it."""
    yield value
    if is_dataclass(value):
        for entry in fields(value):
            yield from parts(getattr(value, entry.name))
    elif isinstance(value, tuple | list | set | dict):
        for inner in value:
            yield from parts(inner)


@dataclass
class Curious:
    """A player that looks into every corner of what it is given."""

    found: set[type] = field(default_factory=set)

    def choose(self, seen: Observation, budget: Budget) -> Choice:
        self.found |= {type(part) for part in parts(seen)}
        assert budget.stop is None
        return Choice(seen.legal[-1], 0.0)


@every_way
def test_players_are_shown_observations_and_nothing_else(rules: Rules) -> None:
    curious = Curious()
    measure(rules, [("one", curious), ("other", curious)], 2, 1)
    assert Observation in curious.found
    assert curious.found <= HARMLESS


@every_way
def test_a_session_asks_with_observations_and_nothing_else(rules: Rules) -> None:
    asked: list[Request] = []
    session = Session.start(rules, tuple(Player("", "club") for _ in range(rules.players)), 20, asked.append)
    session.subscribe(lambda step: session.shown())
    session.next_deal()
    while session.match.is_playing:
        request = asked[-1]
        assert request.seen == session.match.observe(session.match.deal.state.turn)
        session.answer(request.ticket, request.seen.legal[0])
    assert {type(part) for request in asked for part in parts(request)} <= HARMLESS | {Request}


def compared(rules: Rules, level: Level, number: int, every: int, budget: Budget) -> int:
    """Let a player choose in a deal and in one with the hidden cards dealt again; returns how often."""
    player, dice, times = player_at(level), Dice(number), 0
    for match, _, _ in list(deal_steps(rules, number))[::every]:
        state = match.deal.state
        seen = match.observe(state.turn)
        world = sample(state.view(state.turn), dice)
        other = seen_in(world, match, int(state.turn))
        chosen, again = (explained(shown, player.choose(shown, budget)) for shown in (seen, other))
        assert chosen == again
        times += any(world.hand(seat) != state.hand(seat) for seat in range(rules.players))
    return times


@every_way
@pytest.mark.parametrize("level", [Level.BEGINNER, Level.CLUB])
def test_hidden_cards_change_no_choice_by_rules_of_thumb(rules: Rules, level: Level) -> None:
    assert compared(rules, level, 5, 1, Budget(seed=2)) > 10


@every_way
@pytest.mark.parametrize("level", [Level.MASTER, Level.REFERENCE])
def test_hidden_cards_change_no_choice_by_search(rules: Rules, level: Level) -> None:
    assert compared(rules, level, 6, 5, Budget(30, 2)) >= 4
