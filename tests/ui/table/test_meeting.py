"""A card that is about to take others lies beside one of them, so that ranks and suits stay in sight."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from carte_italiane.cards import members
from carte_italiane.rules.house import SCOPONE, ScopaRules
from carte_italiane.rules.moves import card_of, taken_by
from carte_italiane.ui.table.geometry import Place, Spot
from carte_italiane.ui.table.meeting import hidden_corners, meeting_place
from carte_italiane.ui.table.places import card_places
from carte_italiane.ui.table.seat_layout import Question, lay_out
from carte_italiane.ui.table.tableau import tableau_of

from .conftest import positions

MIDDLE = Spot(500, 400)


def at(x: float, y: float) -> Place:
    return Place(x, y, 120)


def test_both_cards_are_seen_where_there_is_room() -> None:
    taken = at(500, 400)
    assert not hidden_corners(meeting_place([taken], [taken], MIDDLE), [taken])


def test_a_neighbour_that_stays_is_seen_too() -> None:
    taken, right = at(500, 400), at(632, 400)
    assert not hidden_corners(meeting_place([taken], [taken, right], MIDDLE), [taken, right])


def test_of_several_cards_that_are_taken_the_one_that_stands_free_is_met() -> None:
    near, right, below, free = at(500, 400), at(632, 400), at(632, 612), at(900, 400)
    lying = [near, right, below, at(500, 612), free]
    assert not hidden_corners(meeting_place([near, free], lying, MIDDLE), lying)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (700, 1000)])
@pytest.mark.parametrize("rules", [ScopaRules(), SCOPONE], ids=["scopa", "scopone"])
def test_captures_of_whole_deals_hide_few_corners_and_never_two(rules: ScopaRules, size: tuple[int, int]) -> None:
    hidden = Counter[int]()
    for number in range(1, 12):
        course = list(positions(rules, number))
        for before, after in itertools.pairwise(course):
            move = after.deal.moves[-1]
            if taken_by(move):
                tableau = tableau_of(before.observe(0))
                asked = Question(*size, tableau.game, tableau.players, rules.cards_each, len(tableau.slots))
                places = card_places(tableau, lay_out(asked)).items()
                lying = {card: place for card, place in places if isinstance(card, int) and not place.rotation}
                lying.pop(card_of(move), None)
                taken = [lying[card] for card in members(taken_by(move))]
                met = meeting_place(taken, list(lying.values()), Spot(size[0] / 2, size[1] / 2))
                hidden[hidden_corners(met, list(lying.values()))] += 1
    assert set(hidden) <= {0, 1}
    assert hidden[1] < 0.2 * hidden.total()
