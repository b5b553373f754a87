"""Card backs: majolica tiles with a central medallion. Point-symmetric, so a turned card never shows."""

from typing import Final

from artwork.cards import define, document
from artwork.geometry import circle, petal, placed, polar, polygon, rectangle
from artwork.palette import CARD_EDGE, INK, base, light, shade
from artwork.path_data import number, path_data
from artwork.pen import form, group, line, path
from artwork.pips import dots

#: Main and accent colour of each colourway.
COLOURWAYS: Final = {"blue": ("blue", "red"), "red": ("red", "blue"), "green": ("green", "red")}
_TILE_X, _TILE_Y = 50.4, 50.22


def _even_odd(outer: str, inner: str, colour: str) -> str:
    return f'<path fill-rule="evenodd" fill="{colour}" d="{outer}{inner}"/>'


def _rosette(main: str, accent: str) -> str:
    text = ""
    for angle in (45, 135, 225, 315):
        leaf_shape = placed(petal(19, 4.6, 0.35, 7), angle=angle)
        text += path(leaf_shape, light(main), main, 0.8)
    for angle in (0, 90, 180, 270):
        text += path(placed(petal(22, 6.4, 0.3, 4), angle=angle), main)
        text += path(placed(petal(17, 2.8, 0.3, 8), angle=angle), "ivory")
    return (
        text
        + path(circle(0, 0, 7.4), "gold", INK, 1)
        + path(circle(0, 0, 4.4), accent)
        + path(circle(0, 0, 1.7), "ivory")
    )


def _corner_rose(main: str, accent: str) -> str:
    text = path(circle(0, 0, 18.7), main, INK, 1.1)
    text += path(dots([polar(15.4, k * 45 + 22.5) for k in range(8)], 1.5), light(main))
    text += path(circle(0, 0, 12.2), "gold", INK, 0.9)
    for k in range(8):
        text += path(placed(petal(11, 2.8, 0.3, 3), angle=k * 45), accent if k % 2 == 0 else shade("gold"))
    return text + path(circle(0, 0, 4.2), "ivory", INK, 0.8) + path(circle(0, 0, 1.8), main)


def back(colourway: str) -> str:
    """SVG file of one back: blue, red or green."""
    main, accent = COLOURWAYS[colourway]
    text = "<defs>" + define("tile", _rosette(main, accent)) + define("rose", _corner_rose(main, accent)) + "</defs>"
    text += path(rectangle(1, 1, 298, 498, 18), "paper", CARD_EDGE, 1.6) + path(
        rectangle(22, 22, 256, 456), shade(main)
    )
    for row in range(10):
        for column in range(6):
            text += f'<use xlink:href="#rose" x="{number(24 + column * _TILE_X)}" y="{number(24 + row * _TILE_Y)}"/>'
    for row in range(9):
        for column in range(5):
            x, y = 24 + _TILE_X * (column + 0.5), 24 + _TILE_Y * (row + 0.5)
            text += f'<use xlink:href="#tile" x="{number(x)}" y="{number(y)}"/>'
    # border drawn over the tiles as rings: crops them without clipPath
    frame = path_data(rectangle(14, 14, 272, 472, 10))
    text += _even_odd(frame, "M24 24V476H276V24Z", base(main))
    text += _even_odd(path_data(rectangle(1, 1, 298, 498, 18)), frame, base("paper"))
    text += line(rectangle(24, 24, 252, 452, 2), 2) + line(rectangle(14, 14, 272, 472, 10), 2)
    text += line(rectangle(26.6, 26.6, 246.8, 446.8, 1), 1, "gold")
    gold, pale = "", ""
    for k in range(25):
        for y in (19, 481):
            shape = path_data(
                polygon([(20 + k * 10.5 + 0, y), (24 + k * 10.5, y - 3), (28 + k * 10.5, y), (24 + k * 10.5, y + 3)])
            )
            gold, pale = (gold + shape, pale) if k % 2 else (gold, pale + shape)
    for k in range(1, 44):
        for x in (19, 281):
            y0 = 24 + k * 452 / 44
            shape = path_data(polygon([(x, y0 - 4), (x - 3, y0), (x, y0 + 4), (x + 3, y0)]))
            gold, pale = (gold + shape, pale) if k % 2 else (gold, pale + shape)
    text += f'<path d="{gold}" fill="{base("gold")}"/><path d="{pale}" fill="{base("ivory")}"/>'
    return document(text + _medallion(main, accent))


def _medallion(main: str, accent: str) -> str:
    text = path(circle(0, 0, 68), shade(main), INK, 2) + line(circle(0, 0, 64.5), 1.4, "gold")
    text += form(circle(0, 0, 60), "gold", 0, 0, 2.8) + path(circle(0, 0, 54.5), "ivory", INK, 1.4)
    scallops = ""
    for k in range(24):
        x, y = polar(57.2, k * 15)
        scallops += path_data(circle(x, y, 1.7))
    text += f'<path d="{scallops}" fill="{base(accent)}"/>'
    for k in range(24):
        text += path(placed(petal(53.6, 4.4, 0.3, 45), angle=k * 15 + 7.5), main if k % 2 else accent)
    text += path(circle(0, 0, 45.5), main, INK, 1.6) + line(circle(0, 0, 43), 0.9, light(main))
    for k in range(12):
        text += path(placed(petal(42, 6.6, 0.3, 10), angle=k * 30 + 15), light(main), INK, 0.9)
    for k in range(6):
        text += path(placed(petal(38, 8.6, 0.3, 6), angle=k * 60), "ivory", INK, 1.1)
        text += group(line("M14 0H28", 0.9, accent), angle=k * 60)
    text += path(circle(0, 0, 12), "gold", INK, 1.6) + path(dots([polar(9, k * 45) for k in range(8)], 1.1), "ink")
    text += path(circle(0, 0, 6), accent, INK, 0.8) + path(circle(0, 0, 2.4), "ivory")
    return group(text, 150, 250)
