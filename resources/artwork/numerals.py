"""Italian numeral cards and aces: where the suit signs stand and what fills the space.

Multi-column cards keep the upper left corner (x 12..74, y 12..122) free for the index.
"""

import math

from artwork.aces import ace_of_batons, ace_of_coins, ace_of_cups, ace_of_swords, ivy_vine
from artwork.cards import Art, define, use
from artwork.curves import crossings, spline_points
from artwork.finches import finch
from artwork.geometry import point_list, polar, stroke_list
from artwork.ornament import (
    crown,
    flower,
    grapes,
    head_piece,
    laurel,
    leaf,
    leaf_cross,
    mask,
    ribbon_banner,
    sprig,
    vine_swag,
)
from artwork.path_data import Point
from artwork.pen import group, line, mirrored, reversed_light
from artwork.pips import club, coin, cup, curved_blade, straight_sword, sword_hilt
from artwork.scenes import sailing_boat, volcano_medallion, watchtower

_HEXAGON: list[Point] = point_list("105 162, 195 162, 60 270, 150 270, 240 270, 105 378, 195 378")
COIN_PLACES: dict[int, tuple[float, list[Point]]] = {
    2: (76, [(150, 127), (150, 376)]),
    3: (65, point_list("150 102, 150 250, 150 398")),
    4: (54, point_list("91 180, 209 180, 91 380, 209 380")),
    5: (49, point_list("90 170, 210 170, 150 276, 90 382, 210 382")),
    6: (47, point_list("91 168, 209 168, 91 276, 209 276, 91 384, 209 384")),
    7: (42, _HEXAGON),
}
CUP_PLACES: dict[int, tuple[float, list[Point]]] = {
    2: (0.95, [(150, 142), (150, 360)]),
    3: (0.90, point_list("150 140, 88 360, 212 360")),
    4: (0.80, point_list("92 184, 208 184, 92 372, 208 372")),
    5: (0.64, point_list("90 172, 210 172, 150 281, 90 390, 210 390")),
    6: (0.54, point_list("92 164, 208 164, 92 278, 208 278, 92 392, 208 392")),
    7: (0.53, point_list("104 158, 196 158, 62 270, 150 270, 238 270, 104 382, 196 382")),
}
#: Laurel beside the sword of the five, and ivy in front of the club of the seven.
TWIG: list[Point] = point_list("8 330, 40 300, 50 250, 34 200")
IVY_ON_SEVEN: list[list[Point]] = stroke_list(
    "132 398, 146 388, 164 368, 170 352; 172 322, 158 312, 138 292, 130 274; 128 236, 142 226, 164 204, 174 186; "
    "176 156, 162 144, 140 124, 128 108"
)


def pair_of_finches(x: float, y: float) -> str:
    """Two that look at each other over the middle of the card, each so far from it."""
    with reversed_light():
        left = mirrored(group(finch(), 150 + x, y, scale=0.84))
    return group(finch(), 150 + x, y, scale=0.84) + left


def coins(count: int) -> Art:
    """Two to seven of coins."""
    radius, places = COIN_PLACES[count]
    text = ""
    if count == 2:
        for m in (1, -1):
            text += group(sprig("red"), 150 + m * 14, 251, 0 if m == 1 else 180, 1.2)
    elif count == 3:
        for y in (176, 324):
            for m in (1, -1):
                text += group(sprig("blue"), 150 + m * 28, y, scale=m * 1.0, scale_y=1.0)
    elif count == 4:
        text += group(volcano_medallion(), 150, 280, scale=1.12)
        text += group(head_piece("red"), 150, 78) + group(head_piece("red"), 150, 462, 180, 0.62)
    elif count == 5:
        text += group(head_piece("blue"), 150, 76)
        for m in (1, -1):
            text += group(leaf_cross(12, "red", 18), 150 + m * 88, 276)
        text += group(leaf_cross(12, "red", 18), 150, 390)
    elif count == 6:
        text += group(head_piece("red"), 150, 76)
        for y in (222, 330):
            text += group(leaf_cross(11, "blue", 15), 150, y)
        text += group(flower(11, "red", 1.3, 8), 150, 440)
    elif count == 7:
        text += group(head_piece("blue"), 150, 74) + group(head_piece("blue"), 150, 458, 180, 0.8)
    for k, place in enumerate(places):
        text += group(use(f"coin{(k + count) % 2}"), *place)
    return text, define("coin0", coin(radius, 0)) + define("coin1", coin(radius, 1))


def cups(count: int) -> Art:
    """Two to seven of cups."""
    scale, places = CUP_PLACES[count]
    text = ""
    if count == 2:
        for m in (1, -1):
            for v in (1, -1):
                text += group(sprig("blue"), 150 + m * 58, 250 + v * 66, scale=m * 0.95, scale_y=v * 0.95)
    elif count == 3:
        for m in (1, -1):
            text += group(group(sprig("blue"), angle=-60, scale=0.95), 150 + m * 74, 214, scale=m, scale_y=1)
        text += group(flower(15, "red", 1.3, 8), 150, 424) + group(flower(15, "red", 1.3, 8), 150, 300)
    elif count == 4:
        text += group(vine_swag(), 150, 72, scale=0.84) + group(grapes(), 150, 84, scale=0.92)
        text += group(grapes((2, 3, 2, 1)), 150, 272, scale=0.86)
    elif count == 5:
        text += group(head_piece("red"), 150, 72)
        text += pair_of_finches(86, 282)
        text += group(leaf_cross(12, "blue", 18), 150, 400)
    elif count == 6:
        text += group(head_piece("blue"), 150, 72)
        for y in (221, 335):
            text += group(leaf_cross(11, "red", 15), 150, y)
        text += group(flower(11, "blue", 1.3, 8), 150, 440)
    elif count == 7:
        text += group(head_piece("red"), 150, 70) + group(head_piece("red"), 150, 462, 180, 0.8)
    for k, place in enumerate(places):
        text += group(use(f"cup{k % 2}"), *place, 0, scale)
    contour = (3.0 if scale > 0.7 else 2.6) / scale
    return text, define("cup0", cup("red", "blue", contour)) + define("cup1", cup("blue", "red", contour))


def swords(count: int) -> Art:
    """Two to seven of swords: two interlaced bundles of sabres; odd counts add a straight sword."""
    per_side = count // 2
    width = {1: 20.0, 2: 17.0, 3: 14.5}[per_side]
    hilt_scale = {1: 0.98, 2: 0.78, 3: 0.62}[per_side]
    belly, step = {1: (52, 0), 2: (40, 33), 3: (36, 20)}[per_side]
    foot, foot_step = {1: (58, 0), 2: (34, 46), 3: (34, 35)}[per_side]
    tip, tip_step = {1: (56, 0), 2: (34, 26), 3: (22, 19)}[per_side]
    reach = {1: 0.05, 2: 0.034, 3: 0.026}[per_side]

    def course(n: int, mirror: int) -> list[Point]:
        """Control points of sword n of one side, from hilt to point."""
        points: list[Point] = []
        for q in range(15):
            u = -1 + q / 7
            end = 150 + (foot + foot_step * n if u < 0 else tip + tip_step * n)
            middle = belly + step * n
            x = middle + (end - middle) * abs(u) ** 2.3
            points.append((x if mirror == 1 else 300 - x, 235 - u * 191))
        return points

    def hilt(points: list[Point], colour: str) -> str:
        a, b = points[0], spline_points(points, 6)[2]
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + 90
        return group(sword_hilt(colour, 0.9 / hilt_scale, compact=per_side == 3), *a, turn, hilt_scale)

    left = [course(n, 1) for n in range(per_side)]
    right = [course(n, -1) for n in range(per_side)]
    text = ""
    if count == 2:
        text += group(sailing_boat(), 150, 252, scale=1.06)
    elif count == 3:
        pass
    elif count == 4:
        text += group(watchtower(), 150, 242, scale=0.9)
    elif count == 6:
        text += group(flower(24, "red", 1.6, 8), 150, 240)
        for angle in (90, 270):
            text += group(leaf(52, 13), *polar(24, angle, 150, 240), angle)
        for angle in (30, 150, 210, 330):
            text += group(leaf(27, 8, contour=1.4), *polar(22, angle, 150, 240), angle)
    for points in left:
        text += curved_blade(points, width, "steel")
    for points in right:
        text += curved_blade(points, width, "bsteel")
    for i, a in enumerate(left):
        for j, b in enumerate(right):
            for q, (along, _) in enumerate(crossings(spline_points(a, 6), spline_points(b, 6))):
                if (i + j + q) % 2 == 0:
                    text += curved_blade(
                        a, width, "steel", start=max(0, along - reach), end=min(1, along + reach), samples=24
                    )
    for points in left:
        text += hilt(points, "red")
    for points in right:
        text += hilt(points, "blue")
    if count == 5:
        text += "".join(group(laurel(TWIG, 20, 6.6, 4, "red"), 150, 0, scale=m, scale_y=1) for m in (1, -1))
    if count % 2:
        length, scale, wide = {3: (318, 1.0, 19.0), 5: (300, 0.98, 24.0), 7: (296, 0.98, 27.0)}[count]
        sword = straight_sword(length / scale, wide, "red", 0.95 / scale)
        if count > 3:
            top, shoulder = 400 - length, 400 - length + wide * 1.6
            halo = f"M{150 - wide / 2} 398L{150 - wide * 0.42} {shoulder}L150 {top}"
            halo += f"L{150 + wide * 0.42} {shoulder}L{150 + wide / 2} 398Z"
            text += line(halo, 8, "paper")
        text += group(sword, 150, 400, scale=scale)
    if count == 5:
        text += group(ribbon_banner(0, 62, "red"), 150 * (1 - 0.7), 232, scale=0.7)
    elif count == 7:
        text += group(crown(0, "red", "blue", 34, 0), 150, 218, scale=1.15)
    return text, ""


def batons(count: int) -> Art:
    """Two to seven of batons: two crossed bundles, heads stepped like a fan; odd counts add an upright."""
    per_side = count // 2
    run = {1: 56.0, 2: 74.0, 3: 80.0}[per_side]
    offsets: list[float] = {1: [0.0], 2: [-17.0, 17.0], 3: [-25.0, 0.0, 25.0]}[per_side]
    grip, head = {1: (19.0, 40.0), 2: (15.0, 28.0), 3: (13.0, 22.0)}[per_side]
    height, middle = 350.0, 268.0
    angle = math.degrees(math.atan2(run * 2, height))
    full = math.hypot(run * 2, height)
    # rising set '/': head right; the outer batons are shorter, so the heads step up to the middle
    tops = {1: [97.0], 2: [88.0, 134.0], 3: [84.0, 118.0, 158.0]}[per_side]
    lengths = [full * (middle + height / 2 - top) / height for top in tops]
    rising = [(150 - run + f, middle + height / 2) for f in offsets]
    falling = [(150 + run - f, middle + height / 2) for f in offsets]
    text = ""
    if count == 2:
        for m in (1, -1):
            text += group(sprig("red"), 150 + m * 40, 268, -4 if m == 1 else 4, m, 1)
        text += group(leaf_cross(14, "blue", 20), 150, 118) + group(leaf_cross(14, "blue", 20), 150, 404)
    elif count == 4:
        text += group(head_piece("red", scale=0.74), 150, 66)
        text += pair_of_finches(89, 264)
        text += group(leaf_cross(14, "blue", 22), 150, 390)
    elif count == 6:
        text += group(leaf_cross(15, "blue", 24), 150, 118) + group(leaf_cross(15, "blue", 24), 150, 400)
        for m in (1, -1):
            text += group(leaf_cross(13, "red", 20), 150 + m * 100, 264)
    elif count == 5:
        for m in (1, -1):
            text += group(leaf_cross(14, "red", 22), 150 + m * 92, 262)
    elif count == 7:
        for m in (1, -1):
            text += group(leaf_cross(13, "red", 20), 150 + m * 100, 264)
    stubs = per_side < 3

    def draw(place: Point, length: float, turn: float, colour: str, start: float = 0, end: float = 1) -> str:
        return group(club(length, grip, head, colour, start=start, end=end, stubs=stubs), *place, turn)

    for place, length in zip(rising, lengths, strict=True):
        text += draw(place, length, angle, "green")
    for place, length in zip(falling, lengths, strict=True):
        text += draw(place, length, -angle, "brown")
    reach = 0.075 if per_side == 1 else 0.05 if per_side == 2 else 0.042
    for i, (xa, _) in enumerate(rising):
        for j, (xb, _) in enumerate(falling):
            t = (xb - xa) / (4 * run) * full / lengths[i]
            if (i + j) % 2 == 0 and 0.03 < t < 0.97:
                text += draw(rising[i], lengths[i], angle, "green", max(0, t - reach), min(1, t + reach))
    if count % 2:
        top = 84.0 if count == 3 else 58.0
        length = middle + height / 2 - top
        thin, thick = {3: (20.0, 42.0), 5: (19.0, 40.0), 7: (19.0, 40.0)}[count]
        if count > 3:
            text += line(f"M150 {middle + height / 2 - 60}L150 {top + 16}", thin + 16, "paper")
        text += group(club(length, thin, thick, "red"), 150, middle + height / 2)
        if count == 3:
            text += group(mask(), 150, 262, scale=1.02)
        elif count == 5:
            text += group(ribbon_banner(0, 66, "blue"), 150 * (1 - 0.72), 260, scale=0.72)
        elif count == 7:
            text += "".join(ivy_vine(points) for points in IVY_ON_SEVEN)
    return text, ""


def numeral(rank: str, suit: str) -> Art:
    """Art of an ace or numeral of the Italian deck."""
    if rank == "A":
        return {"D": ace_of_coins, "C": ace_of_cups, "S": ace_of_swords, "B": ace_of_batons}[suit]()
    return {"D": coins, "C": cups, "S": swords, "B": batons}[suit](int(rank))
