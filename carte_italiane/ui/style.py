"""The look of every control, from the deck's palette, whatever the system's light, dark or contrast setting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from carte_italiane.paths import resource
from carte_italiane.ui import palette as p
from carte_italiane.ui.style_sheet import COLOURS, METRICS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

_ROLES: Final = {
    QPalette.ColorRole.Window: p.PAPER,
    QPalette.ColorRole.WindowText: p.INK,
    QPalette.ColorRole.Base: p.PAPER_LIGHT,
    QPalette.ColorRole.AlternateBase: p.PAPER_DEEP,
    QPalette.ColorRole.Text: p.INK,
    QPalette.ColorRole.Button: p.PAPER_LIGHT,
    QPalette.ColorRole.ButtonText: p.INK,
    QPalette.ColorRole.BrightText: p.IVORY,
    QPalette.ColorRole.Highlight: p.GREEN_SHADE,
    QPalette.ColorRole.HighlightedText: p.IVORY,
    QPalette.ColorRole.Accent: p.GREEN_SHADE,
    QPalette.ColorRole.Link: p.BLUE,
    QPalette.ColorRole.LinkVisited: p.WINE,
    QPalette.ColorRole.ToolTipBase: p.PAPER_LIGHT,
    QPalette.ColorRole.ToolTipText: p.INK,
    QPalette.ColorRole.PlaceholderText: p.INK_FAINT,
    QPalette.ColorRole.Light: p.PAPER_LIGHT,
    QPalette.ColorRole.Midlight: p.PAPER_DEEP,
    QPalette.ColorRole.Mid: p.PAPER_FOLD,
    QPalette.ColorRole.Dark: p.PAPER_EDGE,
    QPalette.ColorRole.Shadow: p.INK,
}
_TEXTS: Final = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
)


def apply_style(app: QApplication) -> None:
    """Give the whole program its look, on top of Qt's style "fusion"; once, before the first window."""
    app.styleHints().setColorScheme(Qt.ColorScheme.Light)
    app.setPalette(deck_palette())
    app.setStyleSheet(_filled(COLOURS) + metrics(1.0))


def deck_palette() -> QPalette:
    """The palette of the deck."""
    made = QPalette()
    for role, colour in _ROLES.items():
        made.setColor(QPalette.ColorGroup.All, role, QColor(colour))
    for role in _TEXTS:
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(p.INK_FAINT))
    return made


def metrics(scale: float) -> str:
    """The style sheet of all measures, for a page that is drawn larger."""
    text = METRICS
    for size in (40, 32, 24, 20, 16, 12, 10, 8, 6, 4, 3):
        text = text.replace(f"@{size};", f"{round(size * scale)}px;").replace(f"@{size} ", f"{round(size * scale)}px ")
    return text


def _filled(sheet: str) -> str:
    """A style sheet with its colour names and pictures put in."""
    for name in sorted((name for name in vars(p) if name.isupper()), key=len, reverse=True):
        colour = getattr(p, name)
        if isinstance(colour, str):
            sheet = sheet.replace(f"${name}", colour)
    return sheet.replace("%ICONS%", resource("icons").as_posix())
