"""The last capture or trick: what may be looked at again."""

from __future__ import annotations

import random

import pytest

from carte_italiane.cards import members
from carte_italiane.rules.events import CardsCaptured, SweepMade, TrickTaken
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.last_taken import last_taken
from carte_italiane.rules.match import Match
from carte_italiane.rules.narration import narrate
from carte_italiane.rules.shuffle import shuffled_deck


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["scopa", "scopone", "briscola"])
def test_it_is_what_the_events_told_last(game: str, players: int) -> None:
    rules: Rules = ScopaRules(players=players) if game == "scopa" else BriscolaRules(players=players)
    rules = SCOPONE if game == "scopone" else rules
    for number in range(1, 8):
        match = Match.start(rules, number % rules.players)
        while match.needs_deck:
            match = match.with_deck(shuffled_deck(number, rules, len(match.deals)))
        chance = random.Random(number)
        assert last_taken(match.observe(0)) is None
        expected: tuple[int, tuple[int, ...], bool] | None = None
        while match.is_playing:
            before = match.observe(0).view
            match = match.played(chance.choice(match.legal_moves()))
            seen = match.observe(0)
            for event in narrate(before, seen.moves[-1], seen.view):
                match event:
                    case CardsCaptured(seat, card, taken):
                        expected = (seat, (card, *members(taken)), False)
                    case TrickTaken(seat, cards):
                        expected = (seat, cards, False)
                    case SweepMade() if expected is not None:
                        expected = (*expected[:2], True)
            found = last_taken(seen)
            told = None if found is None else (found.seat, tuple(card for _, card in found.cards), found.is_sweep)
            assert told == expected
            if found is not None and game == "briscola":
                assert (found.seat, found.card) in found.cards
