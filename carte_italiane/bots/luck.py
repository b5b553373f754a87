"""Chance for players, well mixed: neighbouring seeds and places have nothing in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.rules.dice import Dice

if TYPE_CHECKING:
    from carte_italiane.bots.bot import Budget
    from carte_italiane.rules.views import Observation

_64_BITS: Final = 2**64 - 1


def mixed(*numbers: int) -> int:
    """A whole number that depends on all of these and looks random (the finish of SplitMix64, after each)."""
    total = 0
    for number in numbers:
        total = (total ^ number) + 0x9E3779B97F4A7C15 & _64_BITS
        total = (total ^ total >> 30) * 0xBF58476D1CE4E5B9 & _64_BITS
        total = (total ^ total >> 27) * 0x94D049BB133111EB & _64_BITS
        total ^= total >> 31
    return total


def dice_for(seen: Observation, budget: Budget) -> Dice:
    """The dice of one decision: the same for the same place in the deal and the same seed."""
    return Dice(mixed(budget.seed, seen.view.seat, len(seen.moves)))
