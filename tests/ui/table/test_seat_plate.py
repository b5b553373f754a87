"""Plates of seats: in the smallest windows a name and a level are still written in full, whatever else stands there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from carte_italiane.play.record import KINDS
from carte_italiane.play.table_settings import CLOCKWISE
from carte_italiane.rules.house import Rules
from carte_italiane.ui.table.seat_layout import Question, lay_out
from carte_italiane.ui.table.seat_plate import PlateText, kind_name, written
from carte_italiane.ui.texts import default_name
from carte_italiane.ui.translation import LANGUAGES, install_language

#: Width and height of windows; the first is the smallest that is promised, the second the smallest that there is.
SIZES = ((800, 600), (640, 480), (600, 800), (1280, 800), (3840, 2160))
KINDS_SHOWN = tuple(kind for kind in KINDS if kind != "reference")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    install_language(request.param)
    yield request.param
    install_language("en")


def texts(seat: int, cards: int) -> Iterator[PlateText]:
    """Everything that the plate of a seat can say about its usual player."""
    for kind, (dealer, turn, last) in product(KINDS_SHOWN, product((False, True), repeat=3)):
        yield PlateText(default_name(seat), kind_name(kind), cards, dealer, turn, last, dots=3 if turn else 0)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("mirrored", [False, True], ids=["", "mirrored"])
def test_no_name_and_no_level_is_shortened(language: str, rules: Rules, size: tuple[int, int], mirrored: bool) -> None:
    cards = getattr(rules, "cards_each", 3)
    clockwise = rules.game in CLOCKWISE
    layout = lay_out(Question(*size, rules.game, rules.players, cards, mirrored=mirrored, clockwise=clockwise))
    for seat, spot in enumerate(layout.seats):
        for said in texts(seat, cards if seat else 0):
            name, level = written(said, spot.plate.width, spot.plate.height, layout.text)
            assert (name, level) == (said.name, said.level)


def test_a_name_that_is_too_long_is_shortened(qapp: QApplication) -> None:
    plate = lay_out(Question(800, 600, "scopa", 2, 3)).seats[1].plate
    name, level = written(PlateText("A" * 40, "Master", 3), plate.width, plate.height, 12.3)
    assert name.startswith("AAA")
    assert name.endswith("…")
    assert level == "Master"
