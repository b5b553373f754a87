"""The flowered hill on which court figures stand."""

import random

from artwork.geometry import intersect, moved, rectangle, subtract
from artwork.ornament import flower, leaf
from artwork.palette import light, shade
from artwork.pen import group, hatch, line, path, tapers


def ground(seed: int, flowers: tuple[str, str, str, str] = ("red", "ivory", "gold", "red")) -> str:
    """Green hill from frame to frame, y 440..488, with grass and four flowers."""
    ridge = "M12 452C40 441 74 438 110 441C150 444 190 436 230 440C258 443 274 446 288 452"
    hill = ridge + "L288 478C288 484 284 488 278 488L22 488C16 488 12 484 12 478Z"
    text = path(hill, "green") + path(subtract(hill, moved(hill, 0, 9)), light("green"))
    text += hatch(intersect(hill, rectangle(0, 472, 300, 40)), 0, 4.2, 1.3, shade("green")) + line(ridge, 2.6)
    chance = random.Random(seed)
    blades = []
    for x in (30, 62, 150, 182, 246, 270):
        y = 456 + chance.random() * 14
        blades += [[(x + a * 2.0, y + 6), (x + a * 4.0, y - 2), (x + a * 8.0, y - 9 + abs(a) * 3)] for a in (-1, 0, 1)]
    text += tapers(blades, 2.2, shade("green"))
    for x, colour in zip((40, 96, 206, 262), flowers, strict=True):
        y = 466 + chance.random() * 6
        for turn in (-20, 200):
            text += group(leaf(13, 4, "green", False, 1), x, y, turn)
        text += group(flower(8, colour, 1.2), x, y)
    return text
