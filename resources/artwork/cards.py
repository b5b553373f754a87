"""The blank card: paper, edge and frame round the art."""

from typing import Final

from artwork.geometry import rectangle
from artwork.palette import CARD_EDGE, shade
from artwork.pen import line, path

WIDTH: Final = 300
HEIGHT: Final = 500
#: Part of the upper left corner kept free of art for the large index: x0, y0, x1, y1.
FREE_CORNER: Final = (12, 12, 74, 122)
#: Body of a card and the definitions its ``use`` elements refer to.
Art = tuple[str, str]

_PAPER = (
    '<defs><radialGradient id="paper" gradientUnits="userSpaceOnUse" cx="150" cy="225" r="300">'
    '<stop offset="0" stop-color="#FFFAEC"/><stop offset=".6" stop-color="#FBF2DC"/>'
    '<stop offset="1" stop-color="#F4E7CB"/></radialGradient>{defs}</defs>'
)


def document(body: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """SVG file round the markup; round joins and caps are the default."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width:g} {height:g}"><g stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'
    )


def define(name: str, body: str) -> str:
    """Definition of repeated art, for ``card(defs=...)``."""
    return f'<g id="{name}">{body}</g>'


def use(name: str) -> str:
    """Reference to defined art."""
    return f'<use xlink:href="#{name}"/>'


def card(body: str, defs: str = "") -> str:
    """Card face with the art between the gold hairline and the ink frame."""
    text = _PAPER.format(defs=defs)
    text += path(rectangle(1, 1, 298, 498, 18), "url(#paper)", CARD_EDGE, 1.6)
    text += line(rectangle(16.5, 16.5, 267, 467, 7), 0.9, shade("gold"))
    return document(text + body + line(rectangle(12, 12, 276, 476, 10), 1.9))
