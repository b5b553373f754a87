"""Goldfinches on twigs, for the free space of numeral cards."""

from artwork.curves import smooth_curve
from artwork.geometry import circle, intersect, point_list, stroke_list
from artwork.ornament import leaf
from artwork.palette import INK
from artwork.pen import form, group, light_side, path, taper, tapers


def finch() -> str:
    """A goldfinch that looks to the left, on a twig, about 76 x 62; the origin is the middle of its body."""
    text = taper(point_list("-34 26, -12 21, 12 24, 36 17"), 4.6, INK, 0.4, 0.4)
    text += taper(point_list("-33 26, -12 21, 12 24, 35 17"), 2.2, "brown", 0.4, 0.4)
    for x, y, angle, length in ((-24, 24, 140, 19), (-14, 22, 40, 19), (26, 20, 62, 18), (32, 18, -40, 17)):
        text += group(leaf(length, 6.4, contour=1.4), x, y, angle)
    tail = "M14 2C24 2 34 6 42 12C36 15 28 15 20 13L10 10Z"
    text += form(tail, "black", 2, 1.6, 2.2)
    body = smooth_curve(
        point_list("-25 -16, -18 -25, -8 -23, 2 -14, 14 -5, 20 4, 12 13, 0 18, -12 16, -21 8, -24 -4"), closed=True
    )
    text += form(body, "sand", 4, 3, 0)
    text += path(intersect("M-40-40H-14C-12-28-13-20-19-10C-26-8-30-8-40-8Z", body), "ivory")
    text += path(intersect("M-40-40H-21C-17-24-18-16-24-8H-40Z", body), "red")
    text += path(intersect("M-21-40H2V-10C-6-13-12-17-13-24C-16-27-19-28-21-30Z", body), "ink")
    text += path(body, "none", INK, 2.4)
    wing = "M-8-10C4-12 18-4 30 8C22 10 12 12 4 9C-4 6-10-2-8-10Z"
    text += form(wing, "black", 2, 1.6, 0)
    text += path(intersect("M0-14L9-14L12 14L1 14Z", wing), "gold") + path(wing, "none", INK, 2)
    text += tapers(stroke_list("15 0, 20 4, 25 7; 13 4, 18 7, 22 9"), 1.4, "ivory")
    text += form("M-24-17C-29-16-33-14-36-11C-31-10-27-10-24-11Z", "sand", 1.6, 1, 1.8)
    text += path(circle(-18, -17, 2.2), "ink") + path(circle(-18 - 0.7 * light_side(), -17.8, 0.8), "ivory")
    return text + tapers(stroke_list("-6 16, -7 19, -9 22; 3 17, 3 20, 1 23"), 2.4)
