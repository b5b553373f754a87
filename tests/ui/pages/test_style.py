"""The look is complete, readable, and the same on every system."""

import re

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QPushButton

from carte_italiane.ui import palette
from carte_italiane.ui.fonts import SMALLEST_POINTS, Role, font
from carte_italiane.ui.palette import TEXT_ON, contrast
from carte_italiane.ui.style import metrics
from carte_italiane.ui.style_sheet import COLOURS


def test_contrast_is_measured_as_the_guidelines_say() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#FFFFFF", "#777777") == contrast("#777777", "#FFFFFF")


@pytest.mark.parametrize(("text", "ground"), TEXT_ON)
def test_text_can_be_read(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


def test_every_rule_of_the_style_sheet_can_be_read() -> None:
    known = set(TEXT_ON)
    pairs = set()
    for _, body in re.findall(r"([^{}]+)\{([^}]*)\}", COLOURS):
        text = re.search(r"(?<![-\w])color: \$(\w+)", body)
        ground = re.search(r"background: \$(\w+)", body)
        if text and ground:
            pairs.add((getattr(palette, text[1]), getattr(palette, ground[1])))
    assert len(pairs) > 5
    assert pairs <= known


@pytest.mark.parametrize("ground", [palette.PAPER, palette.PAPER_LIGHT, palette.PAPER_DEEP])
def test_the_edge_of_a_control_can_be_seen(ground: str) -> None:
    assert contrast(palette.EDGE, ground) >= 3
    assert contrast(palette.BLUE, ground) >= 3, "the focus"


@pytest.mark.parametrize("ground", [palette.GREEN_SHADE, palette.GREEN, palette.FELT, palette.FELT_LIGHT, palette.EDGE])
def test_the_ivory_of_the_focus_can_be_seen_on_what_is_dark(ground: str) -> None:
    assert contrast(palette.IVORY, ground) >= 3
    assert contrast(palette.IVORY, palette.BLUE) >= 3


@pytest.mark.parametrize("side", palette.SIDES)
def test_colours_of_sides_can_be_read_on_paper(side: str) -> None:
    assert (side, palette.PAPER) in TEXT_ON


def test_the_sheet_is_complete(qapp: QApplication) -> None:
    sheet = qapp.styleSheet()
    assert "$" not in sheet
    assert "@" not in sheet
    assert "%ICONS%" not in sheet


def test_measures_grow_with_the_page() -> None:
    assert "min-height: 20px" in metrics(1.0)
    assert "min-height: 40px" in metrics(2.0)


def test_the_look_does_not_follow_a_dark_system(qapp: QApplication) -> None:
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(palette.PAPER)
    field = QLineEdit()
    field.ensurePolished()
    assert field.palette().color(QPalette.ColorRole.PlaceholderText) == QColor(palette.INK_FAINT), "no fainter"
    for widget in (QLabel("a"), QPushButton("b"), QCheckBox("c")):
        assert widget.palette().color(QPalette.ColorRole.WindowText) == QColor(palette.INK)


def test_text_is_never_tiny(qapp: QApplication) -> None:
    assert font(Role.BODY).pointSizeF() >= SMALLEST_POINTS
    assert font(Role.TITLE).pointSizeF() > font(Role.HEADING).pointSizeF() > font(Role.BODY).pointSizeF()
