"""What no player by rules of thumb ever does, on many random deals.

A lapse of a beginner is one that a person makes: a capture by a sum is overlooked, a threat not seen, a low trump
spent. It is absurd to leave the settebello lying that one can take, to throw it away, to pass over a plain sweep, to
load a trick that is lost, to lead an ace or three when something worthless would do, or to take the trick from a
partner. And nearly always the choice is one that a club player would think of as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from carte_italiane.bots.bot import Budget, Level
from carte_italiane.bots.roster import player_at
from carte_italiane.cards import BIT, RANK, RANK_MASK, SETTEBELLO, SUIT_MASK, members
from carte_italiane.rules.captures import captures, sweepers
from carte_italiane.rules.house import SCOPONE, BriscolaRules, ScopaRules, side_of
from carte_italiane.rules.moves import card_of, taken_by
from carte_italiane.rules.scoring import card_points
from carte_italiane.rules.views import BriscolaView, ScopaView
from tests.bots.seen import decisions, scopa
from tests.rules.varieties import WAYS_TO_PLAY, rules_id
from tests.rules.walks import deal_steps

if TYPE_CHECKING:
    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.moves import Move

SCOPA_WAYS = [rules for rules in WAYS_TO_PLAY if isinstance(rules, ScopaRules)]
LEVELS = pytest.mark.parametrize("level", [Level.BEGINNER, Level.CLUB])


def points(card: int) -> int:
    """Card points of a card."""
    return int(card_points(BIT[card]))


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
@pytest.mark.parametrize("rules", SCOPA_WAYS, ids=rules_id)
def test_the_settebello_is_taken_unless_there_is_a_sweep(level: Level, rules: ScopaRules) -> None:
    met = 0
    for seen in decisions(rules, range(200, 240)):
        assert isinstance(seen.view, ScopaView)
        taking = [move for move in seen.legal if taken_by(move) & BIT[SETTEBELLO]]
        if taking:
            met += 1
            chosen = player_at(level).choose(seen, Budget(seed=7)).move
            other_seven = seen.view.hand & ~BIT[card_of(chosen)] & RANK_MASK[7]
            can_wait = level is Level.CLUB and other_seven  # it knows when nobody else has a seven
            assert chosen in taking or taken_by(chosen) == seen.view.table or can_wait
    assert met > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_beginner_leads_no_ace_or_three_when_something_worthless_would_do(players: int) -> None:
    """While cards are to be drawn; a club player, who counts, may know that hardly anybody can take it."""
    met = 0
    for seen in decisions(BriscolaRules(players), range(1, 50)):
        view = seen.view
        assert isinstance(view, BriscolaView)
        worthless = [card for card in members(view.hand) if card // 10 != view.trump_suit and not points(card)]
        if not view.trick and worthless and view.stock_size > players:
            met += 1
            assert points(card_of(player_at(Level.BEGINNER).choose(seen, Budget(seed=5)).move)) < 10
    assert met > 50


@LEVELS
def test_the_trick_is_not_taken_from_a_partner_by_a_trump(level: Level) -> None:
    """Last to play, with another card in the hand that does not go over the partner's."""
    met = 0
    for seen in decisions(BriscolaRules(4), range(1, 80)):
        view = seen.view
        assert isinstance(view, BriscolaView)
        trumps = view.hand & BIT[10 * view.trump_suit] * SUIT_MASK
        ours = len(view.trick) == 3 and side_of(view.best_seat, 4) == side_of(view.seat, 4)
        best = view.trick[(view.best_seat - view.leader) % 4] if ours else 0
        if ours and best // 10 != view.trump_suit and trumps and trumps != view.hand:
            met += 1
            assert not BIT[player_at(level).choose(seen, Budget(seed=3)).move] & trumps
    assert met > 15


@pytest.mark.parametrize("rules", WAYS_TO_PLAY, ids=rules_id)
def test_a_beginner_nearly_always_plays_what_a_club_player_could(rules: Rules) -> None:
    """At six of seven decisions the move is little worse than the best by the rules of thumb; a move by lot is not."""
    little = 8.0 if isinstance(rules, BriscolaRules) else 0.5
    beginners: list[bool] = []
    lots: list[bool] = []
    for seen in decisions(rules, range(300, 312)):
        if len(seen.legal) > 1:
            rated = player_at(Level.CLUB).choose(seen, Budget(seed=1))
            worth = {rated.move: rated.value, **dict(rated.alternatives)}
            chosen = [player_at(level).choose(seen, Budget(seed=1)).move for level in (Level.BEGINNER, Level.RANDOM)]
            for move, found in zip(chosen, (beginners, lots), strict=True):
                found.append(rated.value - worth[move] <= little)
    assert sum(beginners) > 6 / 7 * len(beginners)
    assert sum(beginners) > sum(lots) + 0.05 * len(lots)


@pytest.mark.parametrize("rules", [ScopaRules(), SCOPONE, BriscolaRules(), BriscolaRules(4)], ids=rules_id)
def test_the_same_seed_makes_the_same_lapses_and_others_make_others(rules: Rules) -> None:
    beginner, different = player_at(Level.BEGINNER), 0
    for seen in decisions(rules, range(1, 8)):
        chosen = [beginner.choose(seen, Budget(seed=seed)) for seed in (1, 2, 3, 4, 1)]
        assert chosen[0] == chosen[-1]
        different += len({choice.move for choice in chosen}) > 1
    assert different > 3


@LEVELS
def test_the_last_card_is_simply_played(level: Level) -> None:
    seen = scopa("7D", "2C 3C 6S", at_the_end=True, sizes=[0])
    assert player_at(level).choose(seen, Budget()).move == SETTEBELLO
