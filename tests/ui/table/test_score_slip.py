"""The slip in the corner: everything on it can be read, in every language, in the smallest window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

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


@pytest.mark.parametrize(("first", "second"), [("A" * 40, "B" * 40), ("A" * 40, "Beppe"), ("Anna", "B" * 40)])
def test_both_of_a_pair_keep_their_share_of_the_line(qapp: QApplication, first: str, second: str) -> None:
    words, font = score_slip.fitting_names(f"{first} · {second}", 180, 16)
    one, other = words.split(" · ")
    assert QFontMetricsF(font).horizontalAdvance(words) <= 180
    for name, shown in ((first, one), (second, other)):
        assert shown == name if len(name) < 10 else (shown.endswith("…") and shown[:3] == name[:3])


def test_names_that_were_shortened_are_told_in_full(table: TableView) -> None:
    names = ["Anna", "Beppe", "Maria Annunziata di Castellammare", "Tonio"]
    scene = table.table_scene
    scene.arrange(dealt(make_rules("scopone", {})).observe(0), names)
    slip = next(item for item in scene.items() if isinstance(item, score_slip.ScoreSlip))
    assert slip.toolTip() == "Anna · Maria Annunziata di Castellammare\nBeppe · Tonio"
    assert scene.plates[2].toolTip().splitlines()[0] == names[2]
    scene.arrange(dealt(make_rules("scopone", {})).observe(0), ["Anna", "Beppe", "Rosa", "Tonio"])
    assert slip.toolTip() == ""
    assert "Rosa" not in scene.plates[2].toolTip()


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
