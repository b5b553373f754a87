"""The napola (rules.md, "Scopa", 5), a house rule that is off by default."""

from __future__ import annotations

import pytest

from carte_italiane.rules.house import SCOPONE, ScopaRules
from carte_italiane.rules.match import points_of
from carte_italiane.rules.scoring import napola
from tests.rules.positions import cards, finished, names

WITH_NAPOLA = ScopaRules(2, 21, napola=True)
RUN = ["AD", "2D", "3D", "4D", "5D", "6D", "7D", "FD", "CD", "RD"]


@pytest.mark.parametrize("length", range(3, 11))
def test_a_run_from_the_ace_scores_its_length(length: int) -> None:
    assert napola(cards(" ".join(RUN[:length]))) == length
    line = finished(WITH_NAPOLA, ["", " ".join(RUN[:length])])["napola"]
    assert (line.counts, line.points) == ((0, length), (0, length))
    assert names(line.cards[1]) == " ".join(RUN[:length])


@pytest.mark.parametrize("pile", ["", "AD", "AD 2D", "2D 3D 4D 5D", "AD 3D 4D 5D", "AD 2D 4D 5D", "AC 2C 3C 4C"])
def test_less_than_ace_two_three_of_coins_scores_nothing(pile: str) -> None:
    assert finished(WITH_NAPOLA, [pile, ""])["napola"].points == (0, 0)


def test_the_run_ends_at_the_first_gap() -> None:
    line = finished(WITH_NAPOLA, ["AD 2D 3D 4D 6D 7D RD", "5D"])["napola"]
    assert line.points == (4, 0)
    assert names(line.cards[0]) == "AD 2D 3D 4D"


def test_it_adds_to_everything_else() -> None:
    lines = finished(WITH_NAPOLA, [" ".join(RUN), "AC 2C 3C"])
    assert {category: line.points for category, line in lines.items()} == {
        "cards": (1, 0),
        "coins": (1, 0),
        "settebello": (1, 0),
        "primiera": (0, 0),
        "napola": (10, 0),
        "sweeps": (0, 0),
    }
    assert points_of(tuple(lines.values())) == (13, 0)


@pytest.mark.parametrize("rules", [ScopaRules(2), SCOPONE], ids=lambda rules: rules.game)
def test_it_is_off_by_default(rules: ScopaRules) -> None:
    line = finished(rules, [" ".join(RUN), ""])["napola"]
    assert (line.counts, line.points, line.cards) == ((0, 0), (0, 0), (0, 0))


def test_it_may_be_switched_on_in_scopone() -> None:
    rules = ScopaRules(4, 11, napola=True, cards_each=9)
    assert finished(rules, ["", "AD 2D 3D"])["napola"].points == (0, 3)
