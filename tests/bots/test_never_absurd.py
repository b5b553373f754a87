"""What no player by rules of thumb ever does, on many random deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from carte_italiane.bots.bot import Budget, Level
from carte_italiane.bots.roster import player_at
from carte_italiane.cards import BIT, RANK, SETTEBELLO, SUIT_MASK, members
from carte_italiane.rules.captures import captures, sweepers
from carte_italiane.rules.house import SCOPONE, BriscolaRules, ScopaRules, side_of
from carte_italiane.rules.moves import card_of, taken_by
from carte_italiane.rules.scoring import card_points
from carte_italiane.rules.views import BriscolaView, ScopaView
from tests.bots.seen import scopa
from tests.rules.walks import deal_steps

if TYPE_CHECKING:
    from carte_italiane.rules.moves import Move

LEVELS = pytest.mark.parametrize("level", [Level.BEGINNER, Level.CLUB])


def is_harmless(view: ScopaView, move: Move) -> bool:
    """A card of another suit is laid, and no card could sweep then."""
    return not taken_by(move) and card_of(move) >= 10 and not sweepers(view.table | BIT[card_of(move)])


def could_take_it_back(view: ScopaView) -> bool:
    """Another card of the hand could capture the settebello if it lay on the table."""
    table, rest = view.table | BIT[SETTEBELLO], view.hand & ~BIT[SETTEBELLO]
    return any(taken & BIT[SETTEBELLO] for card in members(rest) for taken in captures(RANK[card], table))


@LEVELS
@pytest.mark.parametrize("rules", [ScopaRules(), ScopaRules(players=3), SCOPONE], ids=["two", "three", "scopone"])
def test_the_settebello_is_not_laid_when_something_harmless_is_there(level: Level, rules: ScopaRules) -> None:
    met = 0
    for number in range(1, 70):
        for match, _, _ in deal_steps(rules, number):
            seen = match.observe(match.deal.state.turn)
            view = seen.view
            assert isinstance(view, ScopaView)
            harmless = any(is_harmless(view, move) for move in seen.legal)
            if SETTEBELLO in seen.legal and harmless and not could_take_it_back(view):
                met += 1
                assert player_at(level).choose(seen, Budget(seed=number)).move != SETTEBELLO
    assert met > 3


@LEVELS
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lost_trick_is_not_loaded(level: Level, players: int) -> None:
    """Last to play, an opponent has it: no ace or three is thrown on it while a worthless plain card is in the hand."""
    met = 0
    for number in range(1, 60):
        for match, _, _ in deal_steps(BriscolaRules(players=players), number):
            seen = match.observe(match.deal.state.turn)
            view = seen.view
            assert isinstance(view, BriscolaView)
            lost = len(view.trick) == players - 1 and side_of(view.best_seat, players) != side_of(view.seat, players)
            plain = [card for card in members(view.hand) if card // 10 != view.trump_suit]
            if lost and any(not card_points(BIT[card]) for card in plain):
                met += 1
                chosen = player_at(level).choose(seen, Budget(seed=number)).move
                side = side_of(view.seat, players)
                won = match.played(chosen).deal.state.pile(side) != view.piles[side]
                assert won or card_points(BIT[card_of(chosen)]) < 10
    assert met > 50


@LEVELS
def test_a_sweep_is_taken_unless_something_as_good_is_there(level: Level) -> None:
    for number in range(1, 40):
        for match, _, _ in deal_steps(ScopaRules(), number):
            seen = match.observe(match.deal.state.turn)
            view = seen.view
            assert isinstance(view, ScopaView)
            sweeping = [move for move in seen.legal if taken_by(move) == view.table and view.table]
            rich = any(taken_by(move) & SUIT_MASK for move in seen.legal)
            if sweeping and not rich and view.stock_size:
                assert player_at(level).choose(seen, Budget(seed=number)).move in sweeping


@LEVELS
def test_the_last_card_is_simply_played(level: Level) -> None:
    seen = scopa("7D", "2C 3C 6S", at_the_end=True, sizes=[0])
    assert player_at(level).choose(seen, Budget()).move == SETTEBELLO
