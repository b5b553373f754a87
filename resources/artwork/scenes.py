"""Small scenes for the free space of numeral cards: boat, watch-tower, bay with a volcano."""

import math

from artwork.curves import smooth_curve
from artwork.geometry import circle, ellipse, intersect, point_list, rectangle, stroke_list, subtract
from artwork.palette import INK, light, shade
from artwork.path_data import to_path
from artwork.pen import crescent, form, hatch, line, path, tapers


def sailing_boat() -> str:
    """Lateen-rigged boat on the sea, about 120 x 130, for the two of swords."""
    text = form("M-3-74L3-74L4 30L-4 30Z", "brown", 2, 0, 2)
    text += form("M-42-34C-20-58 10-78 36-84C26-52 22-16 24 20C2 8-24-8-42-34Z", "ivory", 7, 4, 2.8)
    bands = to_path("M-26-46C-6-28 10-8 24 4L24 20C8 10-14-8-42-34Z")
    text += path(intersect(bands, "M-42-34C-20-58 10-78 36-84C26-52 22-16 24 20C2 8-24-8-42-34Z"), "red", INK, 1.4)
    text += line("M-42-34C-20-58 10-78 36-84C26-52 22-16 24 20C2 8-24-8-42-34Z", 2.8)
    text += tapers(stroke_list("-8 -40, 4 -22, 16 0; 10 -62, 12 -38, 18 -10"), 1.6, shade("ivory"))
    text += line("M-46-32L40-88", 5) + line("M-46-32L40-88", 2.4, "brown")
    text += form("M3-74C12-80 18-70 28-76C24-70 26-66 20-64C14-62 10-68 3-64Z", "red", 0, 0, 1.6)
    text += form("M-46 24C-40 46-28 52-20 54H24C34 50 42 40 48 18C34 30-24 34-46 24Z", "brown", 6, 3, 3)
    text += line("M-43 31C-20 39 26 37 45 26", 4.4) + line("M-43 31C-20 39 26 37 45 26", 2.2, "gold")
    for x in (-22, -4, 14):
        text += path(circle(x, 43, 2.6), "gold", INK, 1.1)
    sea = (
        "M-62 48C-54 42-48 42-40 48C-32 54-26 54-18 48C-10 42-4 42 4 48C12 54 18 54 26 48C34 42 40 42 48 48"
        "C54 52 58 52 62 48C60 66 40 78 0 78C-40 78-60 66-62 48Z"
    )
    text += form(sea, "blue", 4, 4, 2.6)
    text += tapers(
        stroke_list(
            "-46 58, -38 55, -30 60, -22 57; -8 60, 0 56, 8 61, 16 58; 24 60, 32 57, 40 60; -24 69, -16 66, -8 70; "
            "6 70, 14 67, 22 70"
        ),
        2,
        light("blue"),
    )
    return text


def watchtower() -> str:
    """Watch-tower on a rock in the sea, about 124 x 172, for the four of swords."""
    text = line("M0-84V-46", 4.6) + line("M0-84V-46", 2, "brown")
    text += form("M2-85C12-91 20-81 34-87C29-80 30-77 32-72C20-68 12-76 2-70Z", "red", 2, 1.4, 2)
    body = "M-23 34L-18-34H18L23 34Z"
    text += form(body, "sand", 0, 5, 0) + path(crescent(body, 9), shade("sand"))
    text += hatch(crescent(body, 19), -32, 3.4, 0.9, shade("sand")) + line(body, 2.8)
    stones = stroke_list(
        "-14 -18, -9 -18.6, -4 -18; -8 10, -3 9.4, 2 10; -17 22, -12 21.4, -9 22; 4 -26, 8 -26.6, 12 -26"
    )
    text += tapers([*stones, *stroke_list("6 -6, 10 -6.6, 15 -6; -15 -2, -11 -2.6, -7 -2; 6 24, 11 23.4, 16 24")], 1.7)
    text += line("M-19.6-14C-8-11 8-11 19.6-14", 1.3)
    text += path("M-5 3V-6C-5-12 5-12 5-6V3Z", "ink") + line("M-5 3V-6C-5-12 5-12 5-6V3Z", 1.6, "gold")
    text += path("M-7 34V24C-7 15 7 15 7 24V34Z", "brown", INK, 2) + line("M0 18V34M-7 26H7", 1.1)
    crenels = "M-25-34V-58L-18.5-52L-12-58V-48H-6.5V-58L0-52L6.5-58V-48H12V-58L18.5-52L25-58V-34Z"
    text += form(crenels, "sand", 4, 3, 2.6)
    text += path("M-27-40H27V-33.5H-27Z", "gold", INK, 1.8)
    for x in (-20, -10, 0, 10, 20):
        text += path(rectangle(x - 2.4, -33.5, 4.8, 6, 1.5), "sand", INK, 1.4)
    rock = (
        "M-48 60C-52 57-53 55-52 52C-50 42-42 40-38 34C-32 27-24 31-18 28"
        "C-6 24 8 29 16 27C26 26 30 34 38 36C46 39 50 44 54 52C54 56 52 58 50 60Z"
    )
    text += form(rock, "green", 6, 4, 2.8)
    text += tapers(stroke_list("-30 38, -26 44, -28 50; -6 34, -2 41, -4 49; 22 35, 26 42, 25 50"), 2, shade("green"))
    sea = (
        "M-62 52C-54 46-48 46-40 52C-32 58-26 58-18 52C-10 46-4 46 4 52C12 58 18 58 26 52C34 46 40 46 48 52"
        "C54 56 58 56 62 52C60 68 40 80 0 80C-40 80-60 68-62 52Z"
    )
    text += form(sea, "blue", 4, 4, 2.6)
    waves = "-46 62, -38 59, -30 64, -22 61; -8 63, 0 60, 8 65, 16 62; 24 64, 32 61, 40 64; -20 72, -12 69, -4 73"
    text += tapers(stroke_list(waves), 2, light("blue"))
    for x, y in ((-40, -44), (-30, -60), (44, -46)):
        text += tapers([[(x - 9, y - 3), (x - 4, y - 5), (x, y)], [(x, y), (x + 4, y - 5), (x + 9, y - 3)]], 2.4)
    return text


def volcano_medallion() -> str:
    """Bay with a smoking volcano in an oval gold frame, 116 x 84, for the four of coins."""
    frame, view = ellipse(0, 0, 58, 42), ellipse(0, 0, 49, 33.5)
    text = form(frame, "gold", 5, 4, 2.8)
    for k in range(28):
        a = math.radians(k * 360 / 28)
        text += path(circle(53.6 * math.cos(a), 37.7 * math.sin(a), 2), INK if k % 2 else "red")
    text += path(view, light("gold"))
    text += path(intersect(view, "M-60-6H60V-60H-60Z"), light("blue"))
    text += path(intersect(circle(24, -6, 10), view), "red", INK, 1.2)
    mountain = "M-60 6C-36 2-26-12-16-17L-8-16L2-17C12-12 24 2 60 6V20H-60Z"
    text += path(intersect(mountain, view), "green", INK, 1.8)
    text += path(intersect(subtract(mountain, to_path(mountain).translated(-9, -4)), view), shade("green"))
    text += tapers(stroke_list("-14 -13, -20 -4, -30 2; -8 -14, -8 -4, -12 3; 0 -13, 8 -3, 14 3"), 1.5, shade("green"))
    smoke = smooth_curve(
        point_list("-11 -18, -15 -24, -9 -29, -13 -34, -2 -33, 4 -29, 0 -25, 0 -20, -4 -18"), closed=True
    )
    text += path(intersect(smoke, view), "ivory", INK, 1.3)
    text += path(intersect("M-60 9C-30 6 30 6 60 9V60H-60Z", view), "blue", INK, 1.6)
    text += tapers(
        stroke_list(
            "-36 14, -28 12, -20 15; -6 14, 2 12, 10 15; 24 14, 32 12, 38 14; -22 23, -14 21, -6 24; 12 23, 20 21, "
            "26 24"
        ),
        1.8,
        light("blue"),
    )
    text += path("M-12 18C-6 24 6 24 12 18Z", "brown", INK, 1.3) + path("M1 16V1C8 5 10 11 10 16Z", "ivory", INK, 1.2)
    return text + line(view, 2.2)
