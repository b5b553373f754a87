"""The slip in the corner: everything on it can be read, in every language, in the smallest window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont

from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules, make_rules
from carte_italiane.ui.table import paper, score_slip
from carte_italiane.ui.table.view import TableView
from carte_italiane.ui.texts import default_name
from carte_italiane.ui.translation import LANGUAGES, install_language

from .conftest import dealt

WORDY: list[Rules] = [
    ScopaRules(napola=True),
    make_rules("scopone", {"cards_each": 10, "napola": True}),
    make_rules("scopone", {"redeal_on_kings": False, "napola": True}),
    BriscolaRules(2, 1, seven_exchange=True),
    BriscolaRules(4, 3, seven_exchange=True),
]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    install_language(request.param)
    yield request.param
    install_language("en")


def test_no_word_is_cut_off(table: TableView, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    fitting = paper.fitting

    def watched(text: str, width: float, pixels: float, *, bold: bool = False) -> tuple[str, QFont]:
        words, font = fitting(text, width, pixels, bold=bold)
        if words != text:
            cut.append(text)
        return words, font

    monkeypatch.setattr(score_slip, "fitting", watched)
    table.resize(800, 576)
    for rules in WORDY:
        names = [default_name(seat) for seat in range(rules.players)]
        table.table_scene.arrange(dealt(rules).observe(0), names)
    assert not cut


def test_a_single_deal_has_no_score_and_says_so() -> None:
    said = score_slip.slip_text(dealt(BriscolaRules()).observe(0), ("You", "Beppe"))
    assert said.sides == (("one deal", ""),)


@pytest.mark.parametrize(
    ("spoken", "said"),
    [("en", "ten cards each, napola"), ("it", "dieci carte, napola"), ("ru", "по десять карт, напола")],
)
def test_house_rules_are_written_as_one_line(spoken: str, said: str) -> None:
    install_language(spoken)
    seen = dealt(make_rules("scopone", {"cards_each": 10, "napola": True})).observe(0)
    line = score_slip.slip_text(seen, ("A", "B", "C", "D")).rules
    install_language("en")
    assert line == said
