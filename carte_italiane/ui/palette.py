"""The deck's colours, and which of them may be text on which."""

from __future__ import annotations

from typing import Final

# The sheet of paper; light and deep are its centre and its rim, fold is a ruled or pressed part.
PAPER: Final = "#FBF3DF"
PAPER_LIGHT: Final = "#FFFAEC"
PAPER_DEEP: Final = "#F4E7CB"
PAPER_FOLD: Final = "#EBDDBD"
PAPER_EDGE: Final = "#A8946B"
#: The edge of what can be pressed or written in: seen by those who see little (3 : 1 on paper).
EDGE: Final = "#8C7648"

INK: Final = "#26202B"
INK_SOFT: Final = "#5F5358"
#: What cannot be used now: still readable, as the words matter.
INK_FAINT: Final = "#6B6062"

GOLD: Final = "#E6AC36"
GOLD_SHADE: Final = "#B4741C"
GOLD_LIGHT: Final = "#F9DC8C"
#: Gold as text, and as the edge of what was clicked last; whoever uses keys sees a ring, blue in ivory.
GOLD_TEXT: Final = "#8A5606"

RED: Final = "#B93326"
BLUE: Final = "#2C5F9E"
GREEN: Final = "#2B6B4E"
WINE: Final = "#7A2C48"
GREEN_SHADE: Final = "#23553F"
GREEN_DEEP: Final = "#173D2C"
IVORY: Final = "#FFF9EA"

FELT: Final = "#1D5238"
FELT_LIGHT: Final = "#2F7350"
FELT_DARK: Final = "#0F3223"
#: What lies over the table while a page is read.
VEIL: Final = "#0E0A0D"

#: A side's colour, by side: lines of charts, heads of columns.
SIDES: Final = (BLUE, RED, GREEN)

#: Every text colour with the grounds it stands on; each pair keeps a contrast of at least 4.5 : 1.
TEXT_ON: Final[tuple[tuple[str, str], ...]] = (
    *((text, PAPER) for text in (INK, INK_SOFT, INK_FAINT, GOLD_TEXT, RED, BLUE, GREEN, WINE)),
    *((text, PAPER_DEEP) for text in (INK, INK_SOFT, INK_FAINT, GOLD_TEXT, RED, BLUE, GREEN, WINE)),
    *((text, PAPER_LIGHT) for text in (INK, INK_SOFT, INK_FAINT, GOLD_TEXT, RED, BLUE, GREEN, WINE)),
    (INK, PAPER_FOLD),
    (INK, GOLD),
    *((text, GOLD_LIGHT) for text in (INK, INK_SOFT, INK_FAINT)),
    (IVORY, GREEN_SHADE),
    (IVORY, GREEN),
    (IVORY, GREEN_DEEP),
    (IVORY, INK),
    (IVORY, FELT),
    (GOLD_LIGHT, FELT),
)


def contrast(one: str, other: str) -> float:
    """Contrast of two colours ``#rrggbb`` as the accessibility guidelines (WCAG 2) measure it, 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
