"""The three sizes of text on a page: title, heading, body. System fonts only."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QWidget

TITLE_FAMILIES: Final = ["Palatino Linotype", "Palatino", "P052", "Noto Serif", "DejaVu Serif"]
#: Smaller than this is not read with ease across a table.
SMALLEST_POINTS: Final = 10.0


class Role(StrEnum):
    """What a text is on its page; a widget's ``role`` property. Whatever has none is body."""

    TITLE = "title"
    HEADING = "heading"
    BODY = "body"


_SIZES: Final = {Role.TITLE: 2.1, Role.HEADING: 1.3, Role.BODY: 1.0}


def font(role: Role, scale: float = 1.0) -> QFont:
    """The font of a role; body is the system's, titles and headings are serif. All figures have one width."""
    chosen = QFont(QApplication.font())
    if role is not Role.BODY:
        chosen.setFamilies(TITLE_FAMILIES)
        chosen.setWeight(QFont.Weight.DemiBold)
    chosen.setFeature(QFont.Tag.fromString("tnum"), 1)
    chosen.setPointSizeF(base_points() * _SIZES[role] * scale)
    return chosen


def base_points() -> float:
    """Size of body text in points, as the system has it but never tiny."""
    return max(QFontInfo(QApplication.font()).pointSizeF(), SMALLEST_POINTS)


def set_role(widget: QWidget, role: Role) -> None:
    """Say what a widget's text is; ``apply_fonts`` sizes it."""
    widget.setProperty("role", role.value)
    widget.setFont(font(role))


def write_within(label: QLabel, text: str, role: Role, scale: float, widest: int) -> None:
    """Write a text that loses its middle where it is wider than so many pixels; then a tool tip has it whole."""
    written = QFontMetrics(font(role, scale)).elidedText(text, Qt.TextElideMode.ElideMiddle, widest)
    label.setText(written)
    label.setToolTip(text if written != text else "")


def apply_fonts(page: QWidget, scale: float) -> None:
    """Size all text on a page. Widgets under a style sheet do not take their parent's font, so each is told."""
    page.setFont(font(Role.BODY, scale))
    fonts = {role: font(role, scale) for role in Role}
    bold = QFont(fonts[Role.BODY])
    bold.setBold(True)
    for widget in page.findChildren(QWidget):
        role = Role(widget.property("role") or Role.BODY)
        widget.setFont(bold if widget.property("primary") else fonts[role])
