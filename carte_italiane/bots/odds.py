"""Chances of cards in a hand drawn from unseen ones."""

from __future__ import annotations

from functools import cache
from math import comb


@cache
def chance_of_any(unseen: int, wanted: int, hand: int) -> float:
    """Chance that a hand drawn from ``unseen`` cards holds at least one of the ``wanted`` ones among them."""
    if wanted <= 0 or hand <= 0:
        return 0.0
    if hand >= unseen:
        return 1.0
    return 1.0 - comb(unseen - wanted, hand) / comb(unseen, hand)


@cache
def chances_of_best(unseen: int, hand: int) -> tuple[float, ...]:
    """For ``unseen`` cards in order of preference: the chance of each to be the first that the hand holds."""
    hand = min(hand, unseen)
    if hand <= 0:
        return ()
    return tuple(comb(unseen - place - 1, hand - 1) / comb(unseen, hand) for place in range(unseen))
