"""The levels stand in their order: quickly on a few decks, in every variety with ``--slow``."""

from __future__ import annotations

from typing import Final

import pytest

from carte_italiane.bots.arena import measure
from carte_italiane.bots.bot import Level
from carte_italiane.bots.master import SearchPlayer
from carte_italiane.bots.roster import OFFERED, UnknownLevel, level_named, player_at
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from tests.rules.varieties import WAYS_TO_PLAY, rules_id

VARIETIES: Final[list[Rules]] = [
    *WAYS_TO_PLAY,
    ScopaRules(napola=True),
    ScopaRules(4, 21, napola=True),
    ScopaRules(4, 21, napola=True, cards_each=9),
]
BETTER_AND_WORSE: Final = [(Level.CLUB, Level.BEGINNER), (Level.BEGINNER, Level.RANDOM)]
#: What the club player must gain against lots, in points of the deal (Briscola: card points).
AGAINST_LOTS: Final[list[tuple[Rules, float]]] = [
    (ScopaRules(), 1.8),
    (ScopaRules(4, 11, cards_each=9), 4.0),
    (BriscolaRules(), 40.0),
]


def measured(rules: Rules, better: Level, worse: Level, decks: int, seed: int) -> tuple[float, float]:
    """Mean margin of the better player and half the width of its interval."""
    record = measure(rules, [(better, player_at(better)), (worse, player_at(worse))], decks, seed)[0]
    assert record.margin.reach is not None
    return record.margin.mean, record.margin.reach


@pytest.mark.parametrize("rules", WAYS_TO_PLAY[::2], ids=rules_id)
def test_club_beats_lots_on_a_few_decks(rules: Rules) -> None:
    mean, reach = measured(rules, Level.CLUB, Level.RANDOM, 25, 8)
    assert mean > reach


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIETIES, ids=rules_id)
@pytest.mark.parametrize(("better", "worse"), BETTER_AND_WORSE)
def test_levels_stand_in_their_order(rules: Rules, better: Level, worse: Level) -> None:
    mean, reach = measured(rules, better, worse, 500, 20)
    assert mean > reach


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "wanted"), AGAINST_LOTS, ids=lambda value: getattr(value, "game", str(value)))
def test_club_is_convincing(rules: Rules, wanted: float) -> None:
    mean, _ = measured(rules, Level.CLUB, Level.RANDOM, 500, 21)
    assert mean > wanted


def test_levels_that_are_offered_have_a_player() -> None:
    assert OFFERED == (Level.BEGINNER, Level.CLUB, Level.MASTER)
    for level in Level:
        assert level_named(level.value) is level
        assert callable(player_at(level).choose)


def test_the_yardstick_is_plain_search_for_ever() -> None:
    """Figures of different times are compared by it: it is never changed, and not offered to people."""
    assert player_at(Level.REFERENCE) == SearchPlayer(iterations=4000, explore=0.3, worlds=0)
    assert Level.REFERENCE not in OFFERED


def test_unknown_names_are_refused() -> None:
    with pytest.raises(UnknownLevel, match="unknown player 'grandmaster'"):
        level_named("grandmaster")
