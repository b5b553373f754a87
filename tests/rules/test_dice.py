"""The generator of playouts: compiled and interpreted engines, on every machine, throw the same."""

from __future__ import annotations

from collections import Counter

import pytest

from carte_italiane.rules.dice import Dice


@pytest.mark.parametrize(
    ("seed", "thrown"),
    [
        (0, [601, 466, 860, 472, 833, 68, 362, 782]),
        (1, [987, 932, 505, 945, 667, 921, 724, 349]),
        (10**12, [682, 202, 771, 458, 288, 180, 330, 717]),
        (-1, [614, 749, 355, 743, 382, 147, 853, 433]),
    ],
)
def test_golden_throws(seed: int, thrown: list[int]) -> None:
    dice = Dice(seed)
    assert [dice.below(1000) for _ in thrown] == thrown


def test_ten_thousand_steps_of_lehmers_generator() -> None:
    dice = Dice(0)
    start = dice.state
    for _ in range(10_000):
        dice.below(2)
    assert dice.state == start * pow(48271, 10_000, 2**31 - 1) % (2**31 - 1)


@pytest.mark.parametrize("seed", [0, 1, 2**31 - 2, 2**31 - 1, 2**31, 10**20, -5])
def test_no_seed_gets_stuck(seed: int) -> None:
    dice = Dice(seed)
    assert 0 < dice.state < 2**31 - 1
    assert len({dice.below(1000) for _ in range(100)}) > 50


@pytest.mark.parametrize("limit", [1, 2, 3, 10, 40])
def test_throws_are_below_the_limit_and_even(limit: int) -> None:
    dice = Dice(7)
    found = Counter(dice.below(limit) for _ in range(400 * limit))
    assert sorted(found) == list(range(limit))
    assert all(300 < times < 500 for times in found.values()) or limit == 1
