"""The engine against a naive second engine, move by move, on random matches of every variety."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.rules.comparison import compare_match
from tests.rules.varieties import ALL_RULES, rules_id

if TYPE_CHECKING:
    from carte_italiane.rules.house import Rules


def compare_deals(rules: Rules, deals: int, purpose: str) -> None:
    """Compare at least this many deals."""
    dice = Random(f"{purpose} {rules_id(rules)}")
    while deals > 0:
        deals -= compare_match(rules, dice, deals)


def test_all_varieties_are_there() -> None:
    assert len(ALL_RULES) == 18 + 18 + 24
    assert len(set(ALL_RULES)) == len(ALL_RULES)


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_engine_agrees_with_oracle(rules: Rules) -> None:
    compare_deals(rules, 84, "quick")


@pytest.mark.slow
@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_engine_agrees_with_oracle_on_many_deals(rules: Rules) -> None:
    compare_deals(rules, 840, "slow")
