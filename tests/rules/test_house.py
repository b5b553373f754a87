"""House rules as data (records.md, "rules"): defaults, choices, refusals."""

from __future__ import annotations

import re

import pytest

from carte_italiane.rules.house import (
    GAMES,
    OPTIONS,
    SCOPONE,
    BriscolaRules,
    Rules,
    RulesError,
    ScopaRules,
    make_rules,
    rules_values,
    side_of,
    sides_of,
)
from tests.rules.varieties import ALL_RULES, rules_id


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_rules_go_through_values_and_back(rules: Rules) -> None:
    assert make_rules(rules.game, rules_values(rules)) == rules
    assert list(rules_values(rules)) == [option.id for option in OPTIONS[rules.game]]


@pytest.mark.parametrize(
    ("game", "values", "expected"),
    [
        ("scopa", {}, ScopaRules(2, 11)),
        ("scopa", {"players": 3}, ScopaRules(3, 16)),
        ("scopa", {"players": 4}, ScopaRules(4, 21)),
        ("scopa", {"players": 4, "target": 11}, ScopaRules(4, 11)),
        ("scopa", {"napola": True, "target": 21}, ScopaRules(2, 21, napola=True)),
        ("scopone", {}, SCOPONE),
        ("scopone", {"cards_each": 10, "napola": True}, ScopaRules(4, 11, napola=True, cards_each=10)),
        ("scopone", {"redeal_on_kings": False}, ScopaRules(4, 11, cards_each=9, redeal_on_kings=False)),
        ("briscola", {}, BriscolaRules(2, 1)),
        ("briscola", {"players": 3, "wins": 2, "seven_exchange": True}, BriscolaRules(3, 2, seven_exchange=True)),
    ],
)
def test_what_is_left_out_has_its_default(game: str, values: dict[str, object], expected: Rules) -> None:
    assert make_rules(game, values) == expected


@pytest.mark.parametrize(
    ("game", "values", "reason"),
    [
        ("poker", {}, "unknown game 'poker'"),
        ("", {}, "unknown game ''"),
        ("scopa", {"wins": 1}, "scopa has no rule 'wins'"),
        ("scopa", {"cards_each": 9}, "scopa has no rule 'cards_each'"),
        ("scopa", {"redeal_on_kings": False}, "scopa has no rule"),
        ("scopone", {"players": 4}, "scopone has no rule 'players'"),
        ("briscola", {"napola": False}, "briscola has no rule"),
        ("scopa", {"players": 5}, "'players' is 5; allowed: 2, 3, 4"),
        ("scopa", {"players": True}, "'players' is True"),
        ("scopa", {"players": "2"}, "'players' is '2'"),
        ("scopa", {"players": 2.0}, "'players' is 2.0"),
        ("scopa", {"players": None}, "'players' is None"),
        ("scopa", {"target": 12}, "'target' is 12; allowed: 11, 16, 21"),
        ("scopa", {"target": [11]}, "'target' is [11]"),
        ("scopa", {"napola": 1}, "'napola' is 1; allowed: true or false"),
        ("scopone", {"cards_each": 3}, "'cards_each' is 3; allowed: 9, 10"),
        ("briscola", {"wins": 0}, "'wins' is 0; allowed: 1, 2, 3"),
        ("briscola", {"wins": True}, "'wins' is True"),
        ("briscola", {"seven_exchange": 0}, "'seven_exchange' is 0"),
    ],
)
def test_rules_that_do_not_exist_are_refused(game: str, values: dict[str, object], reason: str) -> None:
    with pytest.raises(RulesError, match=re.escape(reason)):
        make_rules(game, values)


def test_a_reason_stays_short() -> None:
    with pytest.raises(RulesError) as refused:
        make_rules("x" * 10_000, {})
    assert len(str(refused.value)) < 200


def test_games_in_order_and_their_options() -> None:
    assert GAMES == ("scopa", "briscola", "scopone")
    assert {game: [option.id for option in options] for game, options in OPTIONS.items()} == {
        "scopa": ["players", "target", "napola"],
        "briscola": ["players", "wins", "seven_exchange"],
        "scopone": ["target", "cards_each", "redeal_on_kings", "napola"],
    }


def test_switches_and_defaults_by_players() -> None:
    target, napola = OPTIONS["scopa"][1], OPTIONS["scopa"][2]
    assert (target.is_switch, napola.is_switch) == (False, True)
    assert [target.default_for(players) for players in (2, 3, 4)] == [11, 16, 21]
    assert napola.default_for(4) is False


def test_every_default_is_among_the_choices() -> None:
    for options in OPTIONS.values():
        for option in options:
            assert {option.default_for(players) for players in (2, 3, 4)} <= set(option.choices)


def test_sides() -> None:
    assert [sides_of(players) for players in (2, 3, 4)] == [2, 3, 2]
    assert [side_of(seat, 4) for seat in range(4)] == [0, 1, 0, 1]
    assert [side_of(seat, 3) for seat in range(3)] == [0, 1, 2]
    assert [side_of(seat, 2) for seat in range(2)] == [0, 1]


def test_rules_never_change() -> None:
    with pytest.raises(AttributeError):
        SCOPONE.target = 21  # type: ignore[misc]
