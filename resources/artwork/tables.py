"""Table surfaces for any size: felt in three colours, planked wood. Units: pixels of the table."""

import math
import random
from typing import Final

from artwork.cards import define
from artwork.curves import smooth_curve
from artwork.geometry import circle, petal, placed, point_list, rectangle
from artwork.ornament import leaf
from artwork.path_data import Point, number, path_data
from artwork.pen import group, line, path, taper

#: Centre, middle and rim tone of each felt.
FELTS: Final = {
    "green": ("#2F7350", "#1D5238", "#0F3223"),
    "wine": ("#7A2F43", "#561D30", "#33101D"),
    "blue": ("#2F5E86", "#1E4364", "#10283F"),
}
WOOD_TONES: Final = ("#8A5632", "#6B3F23", "#57321B")


def _open(width: int, height: int) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width} {height}"><g stroke-linejoin="round" stroke-linecap="round">'
    )


def _damask() -> str:
    text = ""
    for angle in range(0, 360, 90):
        text += path(placed(petal(30, 8, 0.3, 5), angle=angle), "#FFFFFF")
        text += path(placed(petal(20, 4.5, 0.3, 7), angle=angle + 45), "#FFFFFF")
        text += path(circle(36 * math.cos(math.radians(angle)), 36 * math.sin(math.radians(angle)), 2.2), "#FFFFFF")
    return text


def _corner_scroll() -> str:
    """Gold scroll with leaves for the upper left corner."""
    arm = taper(point_list("0 0, 40 -4, 72 10, 66 28, 50 24, 54 14"), 4, "gold", peak=0.3)
    arm += group(leaf(34, 9, "gold", False, 0.8), 20, -3, -38) + group(leaf(30, 8, "gold", False, 0.8), 38, -3, 34)
    arm += path(circle(54, 15, 3.6), "gold")
    return (
        arm + group(arm, angle=90, scale=1, scale_y=-1) + path(circle(0, 0, 7), "gold") + path(circle(0, 0, 2.6), "red")
    )


def felt(colour: str, width: int, height: int, inlay: bool = True) -> str:
    """Felt with a faint damask and, optionally, a double gold inlay with corner scrolls."""
    c = FELTS[colour]
    w, h = width, height
    text = _open(w, h)
    text += (
        '<defs><radialGradient id="felt" gradientUnits="userSpaceOnUse" '
        f'cx="{w / 2:g}" cy="{h * 0.42:g}" r="{w * 0.62:g}">'
        f'<stop offset="0" stop-color="{c[0]}"/><stop offset=".62" stop-color="{c[1]}"/>'
        f'<stop offset="1" stop-color="{c[2]}"/></radialGradient>{define("damask", _damask())}</defs>'
        f'<rect width="{w}" height="{h}" fill="url(#felt)"/><g opacity=".035">'
    )
    for row in range(math.ceil((h + 60) / 50)):
        for column in range(math.ceil((w + 110) / 100)):
            text += f'<use xlink:href="#damask" x="{column * 100 - (50 if row % 2 else 0)}" y="{row * 50}"/>'
    text += "</g>"
    if inlay:
        text += line(rectangle(34, 34, w - 68, h - 68, 26), 5, "#000000", 0.22)
        text += line(rectangle(33, 32, w - 68, h - 68, 26), 2.2, "gold", 0.75)
        text += line(rectangle(43, 42, w - 88, h - 88, 20), 1, "gold", 0.5)
        for x, sx in ((56, 1), (w - 56, -1)):
            for y, sy in ((56, 1), (h - 56, -1)):
                text += f'<g opacity=".85">{group(_corner_scroll(), x, y, scale=sx, scale_y=sy)}</g>'
    return text + "</g></svg>\n"


def _toned(colour: str, amount: float) -> str:
    parts = [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
    return "#" + "".join(f"{max(0, min(255, int(p * (1 + amount)))):02x}" for p in parts)


def wood(width: int, height: int, seed: int = 3) -> str:
    """Six oiled planks with grain that bends round knots, joints and a vignette."""
    chance = random.Random(seed)
    w, h, planks = width, height, 6
    plank = h / planks
    defs, boards, grain = "", "", ""
    for k in range(planks):
        v = chance.uniform(-0.10, 0.10)
        top, mid, low = (_toned(WOOD_TONES[j], v) for j in (1, 0, 2))
        defs += (
            f'<linearGradient id="plank{k}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset=".08" stop-color="{mid}"/><stop offset=".8" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{low}"/></linearGradient>'
        )
        y = k * plank
        boards += f'<rect y="{number(y)}" width="{w}" height="{number(plank + 0.5)}" fill="url(#plank{k})"/>'
        knot_x, knot_y = chance.uniform(w * 0.15, w * 0.85), y + plank * chance.uniform(0.35, 0.65)
        knot = chance.uniform(10, 20) if k % 2 else 0.0
        for n in range(17):
            level = y + plank * (n + 0.5) / 17
            points: list[Point] = []
            for x in range(-20, w + 180, 80):
                bend = 0.0
                if knot:
                    side = 1 if level > knot_y else -1
                    bend = (
                        side
                        * knot
                        * 1.5
                        * math.exp(-(((x - knot_x) / 170) ** 2))
                        * math.exp(-abs(level - knot_y) / (plank * 0.4))
                    )
                points.append((x, level + chance.uniform(-2.2, 2.2) + 3 * math.sin(x / 230 + k * 2 + n * 0.2) + bend))
            strength = chance.choice((0.8, 1.2, 1.8))
            grain += line(smooth_curve(points), strength, "#2E1608" if n % 3 else "#D09A62", chance.uniform(0.12, 0.30))
        if knot:
            for size in (1, 0.66, 0.36):
                ring = path_data(circle(0, 0, knot * size))
                fill = "#3A1D0C" if size < 0.5 else "none"
                grain += f'<path transform="translate({number(knot_x)} {number(knot_y)}) scale(1.5 .8)" d="{ring}" '
                grain += f'fill="{fill}" stroke="#2E1608" stroke-width="1.2" opacity=".45"/>'
        grain += f'<rect y="{number(y)}" width="{w}" height="2.4" fill="#1E0D04" opacity=".6"/>'
        grain += f'<rect y="{number(y + 2.4)}" width="{w}" height="1.4" fill="#E8B980" opacity=".25"/>'
        joint = chance.uniform(w * 0.2, w * 0.8)
        grain += f'<rect x="{number(joint)}" y="{number(y)}" width="2.2" height="{number(plank)}" '
        grain += 'fill="#1E0D04" opacity=".55"/>'
        for dx, dy in ((-9, 0.2), (11, 0.2), (-9, 0.8), (11, 0.8)):
            peg = circle(joint + dx, y + plank * dy, 2.6)
            grain += path(peg, "#3A1D0C", "#1E0D04", 0.8, 0.8)
    defs += (
        '<radialGradient id="vignette" gradientUnits="userSpaceOnUse" '
        f'cx="{w / 2:g}" cy="{h * 0.45:g}" r="{w * 0.62:g}">'
        '<stop offset="0" stop-color="#FFE7B8" stop-opacity=".16"/>'
        '<stop offset=".5" stop-color="#000000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#1A0C04" stop-opacity=".55"/></radialGradient>'
    )
    shadow = f'<rect width="{w}" height="{h}" fill="url(#vignette)"/>'
    return f"{_open(w, h)}<defs>{defs}</defs>{boards}{grain}{shadow}</g></svg>\n"
