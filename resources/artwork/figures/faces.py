"""Faces of the court figures: three-quarter, frontal and profile.

Origin: centre of the face; chin at y = 33, hairline at y = -26. Faces look to the viewer's
left. Eyes are a solid dot under a heavy lid: never an outlined almond, never eye whites.
"""

from dataclasses import dataclass
from typing import Final, Literal

from artwork.geometry import circle, ellipse, intersect, point_list, stroke_list
from artwork.palette import BLUSH, LIPS, LIPS_WOMAN, shade
from artwork.path_data import Point
from artwork.pen import crescent, form, hatch, light_side, line, path, taper, tapers

View = Literal["quarter", "front", "profile"]


@dataclass(frozen=True)
class Head:
    """What distinguishes one head from another."""

    view: View = "quarter"
    skin: str = "skin"
    hair: str = "bob"  # bob, long, curls
    hair_colour: str = "brown"
    beard: str = ""  # long, fork, curly, short, moustache
    nose: str = "plain"  # plain, aquiline, small, bulbous, long
    jaw: str = "plain"  # plain, lean, heavy
    brow: float = 2.5
    age: int = 0  # 0 young, 1 grown, 2 old
    woman: bool = False
    crown: int | None = None
    gems: tuple[str, str] = ("red", "blue")
    hat: str = ""  # beret, brim, cap, helm, turban, page
    hat_colour: str = "red"
    band: str = "gold"
    feather: str = "ivory"


NOSES: Final[dict[str, tuple[list[Point], float]]] = {
    "plain": (point_list("-7 -10, -8 -3, -11.5 5.5, -12.5 8.6, -9 10.4, -5.5 9.2"), 2.2),
    "aquiline": (point_list("-7 -11, -9.6 -4, -13 2, -14.4 8, -11.5 11.4, -5.6 9.8"), 2.5),
    "small": (point_list("-7.5 -8, -8 -2, -11 4.4, -12 7, -9 9, -6 8.2"), 1.9),
    "bulbous": (point_list("-7 -9, -8 -2, -11.6 2.6, -14.6 7, -12.4 11.8, -5.6 9.6"), 2.8),
    "long": (point_list("-7 -11, -8.4 -2, -12.4 7, -14.2 11, -10 12.6, -5.4 10.6"), 2.4),
}
JAWS: Final = {
    "plain": "M-19-28C-22-15-20-11-20-7C-24 1-22 13-16 23C-13 30-7 34-1 33C8 32 17 25 21 12L24-28Z",
    "lean": "M-19-28C-22-15-20-11-19.5-7C-23 0-20 12-14 24C-11 31-6 35.5-1 34.6C7 33 15 24 19.5 11L24-28Z",
    "heavy": "M-19-28C-22-15-20-11-20.5-7C-25 2-25 16-19 25C-14 32-7 35 0 34.4C11 33.6 21 26 22.4 12L24-28Z",
    "woman": "M-19-28C-22-15-20-11-20-7C-23.5 1-21.5 12-15 22C-11.5 28.5-7 32.4-2 32C7 31 17 23 20.5 10L24-28Z",
}


def _modelled(outline: str, skin: str) -> str:
    """Skin with shade crescent and cheek hatching (no contour)."""
    text = path(outline, skin) + path(crescent(outline, 5.5), shade(skin), opacity=0.85)
    return text + hatch(crescent(outline, 13), -38 * light_side(), 2.6, 0.8, shade(skin), 0.8)


def quarter_face(h: Head) -> str:
    """Three-quarter face, mouth included."""
    outline = JAWS["woman" if h.woman else h.jaw]
    text = _modelled(outline, h.skin)
    text += path(ellipse(9.5, 11.5, 6.2, 4.8), BLUSH, opacity=0.32)
    text += path(intersect(ellipse(-16, 10.5, 4.6, 4.2), outline), BLUSH, opacity=0.32) + line(outline, 2.8)
    if h.woman:
        text += tapers(stroke_list("-18.5 -12, -14 -15, -9.5 -13.6; -0.5 -13.4, 6 -16, 13.5 -12"), h.brow * 0.8)
    else:
        text += taper(point_list("-18.8 -10.5, -14 -13.6, -8.6 -11.6"), h.brow)
        text += taper(point_list("-1.4 -11.6, 6 -14.7, 14.2 -10"), h.brow * 1.1)
    text += path(ellipse(-13.3, -4.2, 2.5, 2.9), "ink") + path(ellipse(5, -4.2, 2.7, 3.0), "ink")
    text += path(circle(-14.1, -5.1, 0.8), "ivory") + path(circle(4.2, -5.1, 0.8), "ivory")
    text += taper(point_list("-18.5 -5, -14 -8, -9.2 -5"), 2.4) + taper(point_list("-1.5 -5, 5 -8.4, 11.5 -4.6"), 2.6)
    text += tapers(stroke_list("-16 -0.4, -13 0.3, -10.5 -0.6; 1.5 -0.4, 5.5 0.4, 9.5 -0.8"), 0.9)
    if h.woman:
        text += taper(point_list("10 -5.2, 12.6 -6.2, 15 -8.2"), 1.6) + taper(
            point_list("-17.6 -5.4, -19.4 -6.8, -20.6 -8.6"), 1.3
        )
    points, width = NOSES["small" if h.woman else h.nose]
    text += taper(points, width, peak=0.7)
    if h.woman:
        lips = "M-13.6 16.8C-11.6 14.8-10.4 15.4-9.2 16.2C-7.6 15-4.6 15-1.6 17C-4.6 22.2-11 22.4-13.6 16.8Z"
        text += path(lips, LIPS_WOMAN) + taper(point_list("-15 16.2, -9.3 17.9, 0.4 15.8"), 1.6)
    else:
        lips = "M-14 17.2C-11.5 15.6-10.5 16.6-9.5 17C-8 16-4 16.2-1.5 17.4C-5 22.4-11 22.8-14 17.2Z"
        text += path(lips, LIPS) + taper(point_list("-15.5 16.2, -13 17.7, -9.3 18.2, -4 18, 1.2 15.6"), 1.9)
    text += taper(point_list("-10 25, -7 25.8, -4 24.8"), 1)
    if h.age:
        for x, w in ((-13.6, 4.6), (5.0, 5.8)):
            lid = f"M{x - w - 0.6}-4.6C{x - w * 0.5}-9 {x + w * 0.5}-9 {x + w + 0.6}-4.4"
            lid += f"C{x + w * 0.4}-5.6 {x - w * 0.4}-5.8 {x - w - 0.6}-4.6Z"
            text += path(lid, shade(h.skin)) + taper([(x - w - 0.6, -4.4), (x, -6), (x + w + 0.6, -4.2)], 2)
        text += tapers(stroke_list("14 -2, 17 0, 18.5 3; -4 9, -1 12, 0 15"), 1)
    if h.age > 1:
        bags = stroke_list("-17 2, -13.4 3.6, -10 2.2; 0.6 2.2, 5.4 4, 10.4 1.8; 13.4 -5, 16.6 -5.4, 19 -4.6")
        text += tapers(bags, 1.1) + tapers(stroke_list("-13 -19, -4 -20.4, 8 -19; -10 -23.4, -2 -24.4, 6 -23.4"), 1)
    return text


_PROFILE_FACES: Final = {
    "plain": (
        "M10-31C-6-33-16-27-17.5-18C-18-13-17.5-10-17-8C-19-3-22 2-24.5 6C-25.5 8.6-23.5 10.6-19.5 10.4"
        "L-18.5 12.6C-21 14-21.5 16-19 17C-20.5 18.6-20.5 21-17.5 22C-19 25-18.5 30-13 33C-7 35-1 33 4 28"
        "C10 23 12 16 13 8L26-18Z"
    ),
    "aquiline": (
        "M10-31C-6-33-16-27-17.5-18C-18.5-13-18.5-11-18-8.6C-21.5-5-25 0-26.5 6.5C-26.6 9.6-23.5 11-19.5 10.6"
        "L-18.5 12.6C-21 14-21.5 16-19 17C-20.5 18.6-20.5 21-17.5 22C-19 25-18.5 30-13 33C-7 35-1 33 4 28"
        "C10 23 12 16 13 8L26-18Z"
    ),
}


def front_face(h: Head) -> str:
    """Frontal, hieratic face without its mouth; the nose stays one-sided."""
    side = light_side()
    outline = "M-21-28C-23.5-10-22 6-17 18C-12 28-6 33 0 33C6 33 12 28 17 18C22 6 23.5-10 21-28Z"
    text = _modelled(outline, h.skin)
    for m in (1, -1):
        text += path(ellipse(m * 12.5, 10, 5.6, 4.4), BLUSH, opacity=0.3)
    text += line(outline, 2.8)
    for m in (1, -1):
        text += taper([(m * 3.6, -10.4), (m * 10, -14.2), (m * 18, -9.6)], h.brow)
        text += path(ellipse(m * 9.6, -4, 2.7, 3), "ink") + path(circle(m * 9.6 - 0.9 * side, -5, 0.8), "ivory")
        x, w = m * 9.8, 5.6
        if h.age:
            lid = f"M{x - w}-4.2C{x - w * 0.5}-9 {x + w * 0.5}-9 {x + w}-4.2"
            lid += f"C{x + w * 0.4}-5.8 {x - w * 0.4}-5.8 {x - w}-4.2Z"
            text += path(lid, shade(h.skin)) + taper([(x - w - 0.6, -3.9), (x, -6.2), (x + w + 0.6, -3.9)], 2.2)
            text += taper([(m * 17.4, -2), (m * 19.2, 0), (m * 20, 2.6)], 1)
        else:
            text += taper([(x - w - 0.6, -4.4), (x, -8), (x + w + 0.6, -4.4)], 2.5)
        text += taper([(x - 3.6, -0.2), (x, 0.6), (x + 3.6, -0.2)], 0.9)
        if h.age > 1:
            text += taper([(x - 4.6, 2.6), (x, 4.2), (x + 4.6, 2.4)], 1)
    bridge = point_list("3.4 -10, 2.6 0, 4.8 7.6, 1 10.8, -4.6 8")
    text += taper([(x * side, y) for x, y in bridge], 2.3, peak=0.6)
    return text


def front_mouth(woman: bool) -> str:
    """Mouth and chin of a beardless frontal face."""
    text = path(
        "M-7 17.4C-4 15.6-1.6 15.6 0 16.6C1.6 15.6 4 15.6 7 17.4C4 22-4 22-7 17.4Z", LIPS_WOMAN if woman else LIPS
    )
    text += taper(point_list("-9 16.6, 0 18.2, 9 16.6"), 1.8) + taper(point_list("-3 25.4, 0 26, 3 25.4"), 1)
    return text


def profile_face(h: Head) -> str:
    """Face in true profile, mouth included."""
    outline = _PROFILE_FACES["aquiline" if h.nose in ("aquiline", "long") else "plain"]
    text = _modelled(outline, h.skin) + path(ellipse(-6.5, 10, 5.6, 4.6), BLUSH, opacity=0.34) + line(outline, 2.8)
    text += taper(point_list("-16.5 -11.5, -11 -14.4, -3 -11"), h.brow * 1.15)
    text += path(ellipse(-10.6, -4.6, 2.4, 3), "ink") + path(circle(-11.4, -5.5, 0.8), "ivory")
    text += taper(point_list("-15 -6.4, -10 -8.8, -3.4 -4.4"), 2.6) + taper(
        point_list("-12.6 -0.6, -9 0.2, -5.4 -1"), 0.9
    )
    text += taper(point_list("-21.5 8.4, -18 6, -17.6 9.6"), 1.4)
    text += taper(point_list("-19.5 16.9, -15 17.4, -11.6 15.8"), 1.8) + taper(
        point_list("-16.5 25, -14 24, -12 25"), 1
    )
    if h.woman:
        text += path(
            (
                "M-19.5 17C-21.5 14.6-20 13.4-18 13.6C-15 14.4-13 15.6-11.6 16.2C-13 18.6-15 21.6-18 21.4"
                "C-20.6 20.6-20.4 18.6-19.5 17Z"
            ),
            LIPS_WOMAN,
        )
        text += taper(point_list("-19.8 17, -15 17.6, -11.4 15.8"), 1.4) + taper(
            point_list("-14 -6.6, -17 -7.6, -18.6 -9.6"), 1.4
        )
        text += form(circle(12, 18, 3), "gold", 1, 1, 1.3)
    if h.age:
        text += tapers(stroke_list("-2 -3, 1 -1, 2 2; -15 9.5, -12 13, -11.6 15; -13 1.6, -9 3.4, -5 1.8"), 1.1)
    return text
