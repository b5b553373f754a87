"""Random matches and deals of every variety, for laws that hold everywhere."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from hypothesis import settings
from hypothesis import strategies as st

from carte_italiane.rules.match import Match
from carte_italiane.rules.shuffle import first_dealer, shuffled_deck
from tests.rules.varieties import ALL_RULES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carte_italiane.rules.house import Rules
    from carte_italiane.rules.moves import Move

#: The same examples on every run and machine, and no time measured.
laws: Final = settings(deadline=None, derandomize=True, database=None, max_examples=80)

varieties: Final = st.sampled_from(ALL_RULES)
numbers: Final = st.integers(1, 999_999_999)


def after_dealing(rules: Rules, number: int) -> Match:
    """The match of this number after its first deal that is not void."""
    match = Match.start(rules, first_dealer(number, rules))
    while match.needs_deck:
        match = match.with_deck(shuffled_deck(number, rules, len(match.deals)))
    return match


def deal_steps(rules: Rules, number: int) -> Iterator[tuple[Match, Move, Match]]:
    """A random deal, step by step: match before, move, match after."""
    dice = Random(f"{number}")
    match = after_dealing(rules, number)
    while match.is_playing:
        legal = match.legal_moves()
        move = legal[int(dice.random() * len(legal))]
        after = match.played(move)
        yield match, move, after
        match = after


def match_steps(rules: Rules, number: int) -> Iterator[Match]:
    """A random match, step by step, from before its first deal to its end."""
    dice = Random(f"{number}")
    match = Match.start(rules, first_dealer(number, rules))
    while not match.is_over:
        yield match
        if match.needs_deck:
            match = match.with_deck(shuffled_deck(number, rules, len(match.deals)))
        else:
            legal = match.legal_moves()
            match = match.played(legal[int(dice.random() * len(legal))])
    yield match
