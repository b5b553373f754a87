"""The four aces of the Italian deck: eagle, urn, crowned sword, ivied club."""

import math

from artwork.cards import Art
from artwork.curves import ribbon, smooth_curve, spline_points
from artwork.geometry import (
    circle,
    intersect,
    moved,
    petal,
    placed,
    point_list,
    polar,
    polygon,
    stroke_list,
    subtract,
    unite,
)
from artwork.indices import lettering
from artwork.ornament import crown, flower, ivy_leaf, laurel, leaf, ribbon_banner, sprig
from artwork.palette import INK, light, shade
from artwork.path_data import Point
from artwork.pen import crescent, form, group, line, path, taper, tapers
from artwork.pips import CUP_LID, club, cup, dots, straight_sword


def _eagle_wing() -> str:
    """Viewer-right wing of the eagle in card coordinates: feathers hang from a raised wing bone."""
    bone = spline_points(point_list("170 250, 182 202, 206 160, 230 150"), 10)

    def tier(count: int, start: float, reach: float, long: float, half: float, colours: tuple[str, str]) -> str:
        piece = ""
        for k in range(count):
            t = k / (count - 1)
            x, y = bone[round((start + (1 - start) * t) * (len(bone) - 1))]
            angle = 96 - reach * t
            length = long * (0.86 + 0.24 * math.sin(math.pi * (0.15 + 0.75 * t)))
            piece += form(placed(petal(length, half, 0.14, 2), x, y, angle), colours[k % 2], 2.6, 0, 2.2)
            (x0, y0), (x1, y1) = polar(length * 0.35, angle, x, y), polar(length - 8, angle, x, y)
            piece += taper([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 1.6, shade(colours[k % 2]))
        return piece

    text = tier(9, 0.1, 27, 112, 10.5, ("gold", "sand")) + tier(8, 0.12, 30, 68, 10, ("red", "wine"))
    text += tier(7, 0.16, 40, 34, 9.5, ("gold", "sand"))
    arm = ribbon(bone, lambda t, _: 9 - 3.5 * t)
    text += form(arm, "gold", 3, 2.4, 2.6)
    return text + form(circle(232, 149, 7.5), "gold", 2, 2, 2.2) + path(circle(232, 149, 2.6), "red")


def _eagle_head() -> str:
    """Viewer-left neck and head of the eagle in card coordinates, looking left."""
    neck = ribbon(spline_points(point_list("146 222, 128 192, 121 162, 126 134"), 8), lambda t, _: 19 - 7 * t)
    text = form(unite(neck, circle(124, 128, 13.5)), "gold", 5, 3, 2.8)
    scales: list[list[Point]] = []
    for y, xs in ((150, (118, 128)), (162, (114, 124, 133)), (174, (117, 127, 137)), (186, (121, 131, 141))):
        scales += [[(x - 5, y), (x, y + 5), (x + 5, y)] for x in xs]
    text += tapers(scales, 1.7, shade("gold"))
    beak = "M113 121C103 116 92 120 87 134C93 130 98 130 102 132C107 134 111 135 115 132Z"
    text += path("M106 132C100 136 94 137 88 143C98 144 107 141 112 134Z", "red", INK, 1.5)
    text += form(beak, "sand", 2.4, 1.6, 2.4) + taper(point_list("94 125, 98 123, 103 124"), 1.4)
    text += (
        path(circle(119, 125, 3), "ink")
        + path(circle(118, 124, 1), "ivory")
        + taper(point_list("111 121, 119 117.5, 127 122"), 2.6)
    )
    return text + group(crown(1, "red", "blue", 14, 0), 123, 117, -4, 0.74)


def ace_of_coins() -> Art:
    """Crowned double-headed eagle that bears the coin with the sun on its breast."""

    def both(half: str) -> str:
        return half + group(half, 300, 0, scale=-1, scale_y=1)

    text = ""
    for k in range(7):
        angle = 54 + k * 12
        text += form(placed(petal(128, 11.5, 0.14, 16), 150, 320, angle), "gold" if k % 2 == 0 else "sand", 3, 2, 2.2)
        (x0, y0), (x1, y1) = polar(66, angle, 150, 320), polar(118, angle, 150, 320)
        text += taper([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 1.6, shade("gold"))
    for k in range(5):
        colour = "red" if k % 2 == 0 else "wine"
        text += form(placed(petal(78, 11.5, 0.16, 8), 150, 320, 54 + k * 18), colour, 2.4, 2, 1.9)
    text += both(_eagle_wing())
    thigh = smooth_curve(point_list("196 306, 214 318, 218 338, 208 356, 198 360, 188 348, 182 326"), closed=True)
    toes = stroke_list("203 354, 190 362, 184 376; 203 354, 202 368, 205 382; 203 354, 216 362, 226 372")
    leg = laurel(point_list("176 398, 204 376, 232 378, 262 402"), 21, 6.8, 4, "red") + form(thigh, "gold", 4, 3, 2.6)
    leg += tapers(
        [[(x - 5, y), (x, y + 5), (x + 5, y)] for x, y in ((198, 322), (208, 332), (196, 336), (204, 345))],
        1.6,
        shade("gold"),
    )
    for toe in toes:
        leg += taper(toe, 9.5, INK, 0.3, 0.2) + taper(toe, 5.6, "sand", 0.3, 0.1)
    text += both(leg)
    text += both(_eagle_head()) + group(crown(2, "red", "blue", 25, 0), 150, 88, scale=0.82)
    cx, cy, r = 150.0, 262.0, 72.0
    text += form(circle(cx, cy, r), "gold", 7, 5, 3.4) + line(circle(cx, cy, r - 6), 1.4)
    for parity, colour in ((0, "red"), (1, "ivory")):
        beads = [polar(r - 11.8, k * 10, cx, cy) for k in range(36) if k % 2 == parity]
        text += path(dots(beads, 3), colour, INK, 1)
    field = circle(cx, cy, r - 18)
    text += line(circle(cx, cy, r - 17), 3) + path(field, "blue") + path(crescent(field, 5), shade("blue"))
    text += path(dots([polar(r - 22.5, k * 10 + 5, cx, cy) for k in range(36)], 1.2), light("blue"))
    for k in range(16):
        turn = k * 22.5 - 90
        ray = "M0-7C10-11 16 3 23-3C26-5 28-2 29 1C26 2 24 5 20 6C14 8 10 3 0 7Z" if k % 2 else "M-2-8L31 0L-2 8Z"
        x, y = polar(21, turn, cx, cy)
        text += form(placed(ray, x, y, turn), "gold" if k % 2 == 0 else "red", 2, 1.4, 1.7)
    return text + form(circle(cx, cy, 27), "gold", 4, 3, 2.4) + _sun_face(cx, cy, 0.7), ""


def _sun_face(x: float, y: float, scale: float) -> str:
    text = ""
    for m in (1, -1):
        text += taper([(m * 5, -10), (m * 13, -15), (m * 24, -9)], 3) + taper(
            [(m * 8, -3), (m * 15, -7), (m * 22, -2)], 2.6
        )
        text += path(circle(m * 15, -2.4, 2.9), "ink") + taper([(m * 9, 1.4), (m * 15, 2.8), (m * 21, 1)], 1.3)
        text += path(circle(m * 22, 11, 6), "red", opacity=0.45)
    text += taper(point_list("5 -9, 3 4, 6 9, 0 11.5, -4.5 9"), 2.4, peak=0.6)
    text += path("M-9 18C-5 15.5-2 15.5 0 17C2 15.5 5 15.5 9 18C5 25-5 25-9 18Z", "red")
    text += taper(point_list("-11 17.5, 0 19.2, 11 17.5"), 2)
    return group(text, x, y, scale=scale)


def ace_of_cups() -> Art:
    """One large covered urn with handles, every band ornamented."""
    cx, cy, s = 150.0, 266.0, 1.62
    text = ""
    for m in (1, -1):
        text += group(group(sprig("blue"), angle=-30, scale=1.25), cx + m * 24, 408, scale=m, scale_y=1)
        text += group(group(sprig("red"), angle=22, scale=1.05), cx + m * 56, 424, scale=m, scale_y=1)
        text += group(leaf(30, 9, contour=1.4), cx + m * 26, 404, -72 if m == 1 else -108)
        handle = [(m * 72, 196), (m * 96, 170), (m * 116, 184), (m * 116, 222), (m * 92, 258), (m * 68, 282)]
        outline = ribbon(spline_points([(cx + x, y) for x, y in handle], 12), lambda t, _: 4.5 + 3 * math.sin(t * 3.14))
        text += form(outline, "gold", 3, 2, 2.8)
        text += group(leaf(26, 9, contour=1.4), cx + m * 112, 190, -150 if m == 1 else -30)
        text += form(circle(cx + m * 96, 171, 6.5), "gold", 2, 1, 2)
    text += group(cup("red", "blue", 3.2 / s), cx, cy, scale=s)

    def at(x: float, y: float) -> Point:
        return cx + x * s, cy + y * s

    for m in (1, -1):
        gore = intersect(
            f"M{m * 6}-79C{m * 16}-70 {m * 33}-62 {m * 35}-42H{m * 18}C{m * 18}-62 {m * 8}-70 {m * 3}-79Z", CUP_LID
        )
        panel = placed(gore, cx, cy, scale=s)
        text += path(panel, "blue") + path(subtract(panel, moved(panel, -4, -3)), shade("blue")) + line(panel, 1.6)
    for x in (-42, -27, 0, 27, 42):
        text += group(
            path("M0-7C4-2 4 3 0 7C-4 3-4-2 0-7Z", "gold", INK, 1.1), *at(x * 0.93, -52 if abs(x) < 40 else -48)
        )
    for k, x in enumerate(range(-50, 51, 10)):
        text += path(circle(*at(x, -32.5), 3.4), "red" if k % 2 else "ivory", INK, 1.2)
    for k, x in enumerate(range(-38, 39, 19)):
        text += group(flower(11.5, "ivory" if k % 2 else "red", 1.2, 6), *at(x, -12))
    for mid in (-28.5, -9.5, 9.5, 28.5):
        px, py = at(mid, -12)
        text += path(polygon([(px, py - 9.7), (px + 4, py), (px, py + 9.7), (px - 4, py)]), "blue", INK, 1.1)
    flame = point_list("0 -16, 7 -4, 6 5, 0 8, -6 5, -6 -3, -2 -6")
    x0, y0 = at(0, -104)
    text += form(smooth_curve([(x0 + x, y0 + y) for x, y in flame], closed=True), "red", 2, 2, 2.2)
    for x in (-30, -15, 0, 15, 30):
        drop = placed("M0 0C5 3 5 9 0 12C-5 9-5 3 0 0Z", *at(x, 84.5 + abs(x) * 0.05), scale=0.95)
        text += path(drop, "red" if abs(x) != 15 else "blue", INK, 1.2)
    return text, ""


def ace_of_swords(motto: str = "CARTE ITALIANE") -> Art:
    """Upright sword through a crown in a laurel wreath; the deck's name on the banner."""
    text = ""
    for m in (1, -1):
        branch: list[Point] = [(150 + m * 4, 404), (150 + m * 70, 360), (150 + m * 98, 268), (150 + m * 76, 172)]
        text += laurel(branch, 31, 9.5, 3, "red")
    text += group(straight_sword(250, 19, "red", 0.75), 150, 388, scale=1.42)
    text += group(crown(0, "red", "blue", 34, 0), 150, 178, scale=1.2)
    text += ribbon_banner(296, 92, "red")
    text += lettering(motto, 150, 311.5, 15.5, 12.2, "ivory", 11.5)
    return text, ""


def ivy_vine(points: list[Point]) -> str:
    """Golden stem along the points, with ivy leaves."""
    dense = spline_points(points, 10)
    piece = taper(points, 5.6, INK, 0.4, 0.5) + taper(points, 3.2, "gold", 0.4, 0.5)
    for n, k in enumerate(range(4, len(dense) - 2, 6)):
        a, b = dense[k - 1], dense[k + 1]
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + (58 if n % 2 else -58)
        piece += group(ivy_leaf(), *dense[k], turn, 1.05)
    return piece


def ace_of_batons() -> Art:
    """Green club wound with an ivy vine and roses."""
    text = ""
    for behind in (
        point_list("176 404, 214 388, 196 352"),
        point_list("120 318, 84 296, 112 262"),
        point_list("184 236, 226 214, 196 176"),
        point_list("112 158, 80 148, 100 122"),
    ):
        text += ivy_vine(behind)
    for x, y, colour, radius in (
        (226, 372, "red", 20),
        (70, 292, "gold", 20),
        (240, 206, "red", 20),
        (62, 160, "gold", 18),
    ):
        text += group(leaf(30, 9, contour=1.4), x, y, 200 if x < 150 else -20)
        text += group(leaf(30, 9, contour=1.4), x, y, 120 if x < 150 else 60)
        text += group(flower(radius, colour, 1.6, 6), x, y)
    text += group(club(386, 32, 84, "green", 1.15), 150, 452)
    for front in (
        point_list("120 318, 140 336, 172 352, 196 352"),
        point_list("184 236, 168 254, 132 262, 112 262"),
        point_list("196 176, 176 168, 130 164, 112 158"),
        point_list("176 404, 164 418, 140 422, 132 430"),
    ):
        text += ivy_vine(front)
    return text, ""
