"""Cards for the score sheet, where they are 20 to 50 pixels wide: only what can be read there, rank and suit.

The rank stands left, so that it is seen in a row of cards that cover each other.
"""

from artwork.cards import document
from artwork.geometry import rectangle
from artwork.indices import glyph
from artwork.palette import CARD_EDGE
from artwork.pen import group, path


def miniature(letter: str, colour: str, mark: str) -> str:
    """SVG file of one card; ``mark`` is its suit in a box of 100."""
    text = path(rectangle(3, 3, 294, 494, 24), "paper", CARD_EDGE, 7)
    text += glyph(letter, 82, 46, 5.7, colour, 4.6)
    return document(text + group(mark, 38, 254, scale=2.24))
