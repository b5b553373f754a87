"""Observations, budgets and choices as JSON: the way there and back, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from carte_italiane.bots.bot import Budget, Choice, Reason
from carte_italiane.bots.fields import ProtocolError
from carte_italiane.bots.protocol import (
    decode_budget,
    decode_choice,
    decode_observation,
    encode_budget,
    encode_choice,
    encode_observation,
)
from carte_italiane.rules.house import Rules, ScopaRules
from carte_italiane.rules.moves import SWAP, make_move
from tests.rules.positions import cards
from tests.rules.varieties import WAYS_TO_PLAY, rules_id
from tests.rules.walks import after_dealing, deal_steps


@pytest.mark.parametrize("rules", WAYS_TO_PLAY, ids=rules_id)
def test_every_observation_comes_back_as_it_was(rules: Rules) -> None:
    for number in range(1, 5):
        for match, _, after in deal_steps(rules, number):
            for shown in (match, after):
                for seat in range(rules.players):
                    seen = shown.observe(seat)
                    line = json.dumps(encode_observation(seen))
                    assert decode_observation(json.loads(line)) == seen


def test_cards_and_moves_are_written_as_in_records() -> None:
    written = encode_observation(after_dealing(ScopaRules(), 5).observe(0))
    assert all(len(text) == 2 for text in written["view"]["table"])
    assert written["view"]["game"] == "scopa"
    assert written["view"]["rules"] == {"players": 2, "target": 11, "napola": False}


def test_budgets_and_choices_come_back() -> None:
    budget = Budget(400, 7, 1000)
    assert decode_budget(encode_budget(budget)) == budget
    reasons = (Reason("seven_exchange", cards("AB")), Reason("search", number=4000))
    choice = Choice(SWAP, 1.25, reasons, ((6, 1.0), (make_move(9, cards("2C FB")), -0.5)), 4000)
    assert decode_choice(encode_choice(choice)) == choice


def test_what_may_be_left_out() -> None:
    assert decode_budget({}) == Budget()
    assert decode_choice({"move": "swap", "mood": "good"}) == Choice(SWAP, 0.0)


@pytest.fixture
def written() -> dict[str, Any]:
    """An observation as JSON, fit to be spoiled."""
    match = after_dealing(ScopaRules(), 5)
    whole: dict[str, Any] = json.loads(json.dumps(encode_observation(match.observe(match.deal.state.turn))))
    return whole


@pytest.mark.parametrize("key", ["view", "moves", "legal", "laid", "scores"])
def test_no_field_may_be_missing(written: dict[str, Any], key: str) -> None:
    del written[key]
    with pytest.raises(ProtocolError, match=f"observation: '{key}' is missing"):
        decode_observation(written)


def test_no_field_of_a_view_may_be_missing_or_unknown(written: dict[str, Any]) -> None:
    for key in list(written["view"]):
        shorter = {**written, "view": {name: value for name, value in written["view"].items() if name != key}}
        with pytest.raises(ProtocolError):
            decode_observation(shorter)
    written["view"]["deck"] = []
    with pytest.raises(ProtocolError, match="view: unknown field 'deck'"):
        decode_observation(written)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("seat", 2, "'seat' is not a whole number from 0 to 1"),
        ("seat", True, "'seat' is not a whole number"),
        ("seat", 0.0, "'seat' is not a whole number"),
        ("game", "poker", "unknown game"),
        ("rules", [], "'rules' is not an object"),
        ("rules", {"players": 7}, "'players' is 7"),
        ("table", ["7D", "7D"], "names 7D twice"),
        ("table", ["10D"], "'10D' is not a card"),
        ("table", [7], "names a card by something else than a string"),
        ("table", "7D", "is not a list"),
        ("table", [], "not one whole pack"),
        ("hand_sizes", [3], "has 1 entries instead of 2"),
        ("hand_sizes", [2, 4], "the hand of seat"),
        ("piles", [["AD"], ["AD"]], "a card is in two places"),
        ("stock_size", 31, "not one whole pack"),
        ("hands_seen", [["AD"] * 3, []], "twice"),
    ],
)
def test_views_that_cannot_be_are_refused(written: dict[str, Any], key: str, value: object, reason: str) -> None:
    written["view"][key] = value
    with pytest.raises(ProtocolError, match=reason):
        decode_observation(written)


@pytest.mark.parametrize("moves", [["7Dx2C"], ["7D x 3S+2C"], ["7D x "], ["hello"], [7], ["7D"] * 42, "7D"])
def test_moves_that_are_not_as_in_records_are_refused(written: dict[str, Any], moves: object) -> None:
    written["moves"] = moves
    with pytest.raises(ProtocolError):
        decode_observation(written)


def test_legal_moves_must_be_those_of_the_rules(written: dict[str, Any]) -> None:
    written["legal"].pop()
    with pytest.raises(ProtocolError, match="'legal' is not what this seat may play"):
        decode_observation(written)
    written["legal"].append("swap")
    with pytest.raises(ProtocolError, match="'legal' is not what this seat may play"):
        decode_observation(written)


@pytest.mark.parametrize(
    "budget",
    [{"iterations": -1}, {"iterations": 1, "seed": "x"}, {"milliseconds": 0.5}, [], None,
     {"iterations": 1, "seed": 1, "time": 3}],
)  # fmt: skip
def test_bad_budgets_are_refused(budget: object) -> None:
    with pytest.raises(ProtocolError):
        decode_budget(budget)
