"""The queens of the French deck: mantle, laced bodice, bell skirt with a panel; every one bears something else."""

from typing import Literal

from artwork.figures.costume import Livery, brocade
from artwork.figures.faces import Head
from artwork.figures.hands import fist, held, palm
from artwork.figures.heads import head
from artwork.geometry import circle, petal, placed, point_list, polar, rectangle, stroke_list
from artwork.ornament import flower, leaf
from artwork.palette import INK
from artwork.pen import cloth, double_line, form, group, line, path, taper, tapers

#: What a queen bears in her free hand.
Gift = Literal["rose", "fan", "book", "wheat"]


def queen(sign: str, livery: Livery, face: Head, gift: Gift = "rose", veil: bool = False) -> str:
    """Standing queen, the suit's object in the viewer-left hand; ``veil``: one falls from her crown to the elbows."""
    main, second, trim, lining = livery.main, livery.second, livery.trim, "ivory"
    text = _veil() if veil else ""
    mantle = (
        "M126 168C104 184 92 220 84 262C72 324 58 400 46 450C76 462 112 458 152 458C194 458 230 462 260 450"
        "C246 400 232 324 220 262C212 220 200 184 178 168Z"
    )
    text += brocade(
        mantle,
        livery,
        folds=stroke_list(
            "82 320, 72 380, 64 442; 94 350, 90 404, 88 448; 224 320, 234 380, 242 442; 212 350, 216 404, 218 448"
        ),
        hem=12,
        hem_colour=trim,
        shade_width=8,
        light_width=5,
    )
    gown = (
        "M126 176C122 206 128 228 134 250C118 300 100 380 88 452C118 464 186 464 216 452C204 380 186 300 170 250"
        "C176 228 182 206 178 176C166 186 138 186 126 176Z"
    )
    text += cloth(
        gown,
        second,
        pattern=livery.pattern,
        pattern_colour=livery.pattern_colour,
        step=(26, 30),
        folds=stroke_list(
            "134 270, 120 350, 108 436; 170 270, 184 350, 196 436; 142 280, 136 360, 132 438; 162 280, 168 360, 172 438"
        ),
        hem=15,
        hem_colour=trim,
        light_width=3,
    )
    panel = "M140 252C134 320 126 390 122 440C140 446 164 446 182 440C178 390 170 320 164 252Z"
    text += cloth(
        panel,
        lining,
        pattern="quatre",
        pattern_colour=main,
        step=(20, 24),
        pattern_scale=0.75,
        shade_width=5,
        light_width=0,
        contour=2.2,
        folds=stroke_list("152 270, 151 340, 150 430"),
    )
    text += form(
        "M136 184C140 210 142 230 144 250L160 250C162 230 164 210 168 184C158 190 146 190 136 184Z", lining, 3, 0, 2
    )
    text += line("".join(f"M143 {y}L161 {y + 6}M161 {y}L143 {y + 6}" for y in range(198, 248, 10)), 1.2, main)
    text += form("M130 246C144 252 160 252 174 246L176 256C160 263 144 263 128 256Z", trim, 3, 2, 2.2) + path(
        circle(152, 255, 4.4), livery.gem, INK, 1.4
    )
    text += cloth(
        "M176 174C196 176 208 194 214 216C220 246 222 284 232 316C214 322 204 300 198 276C196 258 196 240 190 222Z",
        second,
        hem=8,
        hem_colour=trim,
        folds=stroke_list("196 200, 206 236, 216 290"),
        shade_width=6,
        light_width=3,
    )
    text += form(
        "M194 212C202 224 204 238 198 248C190 256 178 262 170 262L166 250C176 248 184 242 184 234Z", lining, 4, 2, 2.4
    )
    text += {"rose": _rose, "fan": _fan, "book": _book, "wheat": _wheat}[gift](livery, face)
    text += cloth(
        "M128 174C108 176 98 190 92 212C88 246 88 284 78 316C98 322 108 300 112 276C114 258 118 240 124 220Z",
        second,
        hem=8,
        hem_colour=trim,
        folds=stroke_list("108 200, 100 236, 92 290"),
        shade_width=6,
        light_width=3,
    )
    text += form("M106 208C96 222 90 226 82 226L76 238C88 246 106 244 120 222Z", lining, 4, 2, 2.4)
    text += held(sign, 66, 212) + palm(72, 224, 1, -10, face.skin, 0.92)
    text += form("M136 160L132 178C142 190 162 190 172 178L168 160Z", face.skin, 4, 0, 2.4)
    text += form(
        (
            "M132 174C140 190 164 190 172 174L180 170C182 178 180 184 178 188C164 200 140 200 126 188"
            "C124 184 122 178 124 170Z"
        ),
        lining,
        3,
        0,
        2.4,
    )
    text += double_line("M137 168C142 178 162 178 167 168", 1.8, "gold", 0.9) + path(
        circle(152, 177, 4), livery.gem, INK, 1.4
    )
    return text + group(head(face), 152, 126)


def _veil() -> str:
    """White cloth behind head and shoulders."""
    shape = (
        "M152 78C128 78 116 96 112 122C108 152 94 186 82 214C78 232 84 244 94 250C112 238 122 214 130 190"
        "H174C182 214 192 238 210 250C220 244 226 232 222 214C210 186 196 152 192 122C188 96 176 78 152 78Z"
    )
    folds = stroke_list("116 140, 106 180, 92 226; 188 140, 198 180, 212 226; 124 130, 118 170, 106 214")
    return cloth(shape, "white", hem=4, hem_colour="gold", folds=folds, shade_width=6, light_width=3, contour=2.8)


def _rose(livery: Livery, face: Head) -> str:
    text = fist(164, 256, 1, -72, face.skin, 0.88) + taper(point_list("164 258, 160 236, 150 218"), 3, "green")
    bloom = flower(12, "red" if livery.second != "red" else "ivory", 1.3, 6)
    return text + group(leaf(18, 6, contour=1.2), 158, 232, -150) + group(bloom, 149, 214)


def _fan(livery: Livery, face: Head) -> str:
    """An open fan that covers the bodice."""
    x, y = 163.0, 256.0
    outline = "".join(f"{'L' if k else 'M'}{px} {py}" for k, (px, py) in enumerate(_rim(x, y, 54)))
    leafs = outline + "".join(f"L{px} {py}" for px, py in reversed(_rim(x, y, 25))) + "Z"
    text = path("".join(f"M{x} {y}L{px} {py}" for px, py in _rim(x, y, 30, 9)), "none", INK, 3.6)
    text += path("".join(f"M{x} {y}L{px} {py}" for px, py in _rim(x, y, 30, 9)), "none", "gold", 1.6)
    text += form(leafs, "ivory", 3, 2, 2.4)
    for k, (px, py) in enumerate(_rim(x, y, 41, 7)):
        if k % 2:
            text += group(flower(5.6, "red" if livery.main != "red" else "blue", 1, 6), px, py)
    inner, outer = _rim(x, y, 26, 9), _rim(x, y, 53, 9)
    text += path("".join(f"M{a} {b}L{c} {d}" for (a, b), (c, d) in zip(inner, outer, strict=True)), "none", "gold", 0.9)
    text += line("".join(f"{'L' if k else 'M'}{px} {py}" for k, (px, py) in enumerate(_rim(x, y, 50))), 1.6, "red")
    return text + path(circle(x, y, 3.4), "gold", INK, 1.3) + fist(x + 4, y + 4, 1, -60, face.skin, 0.86)


def _rim(x: float, y: float, radius: float, points: int = 15) -> list[tuple[float, float]]:
    """Points of an arc of the fan, opened up and to the viewer's left."""
    return [polar(radius, -172 + 118 * k / (points - 1), x, y) for k in range(points)]


def _book(livery: Livery, face: Head) -> str:
    """A closed book with clasps, held before the bodice."""
    book = form(rectangle(-15, -21, 30, 40, 2.5), "wine", 3, 2, 2.4)
    book += path("M15-18L19-16V21L-11 21L-15 19H15Z", "paper", INK, 1.6) + line("M17.4-15V19M-9 20H16", 0.7)
    book += line(rectangle(-11, -17, 22, 32, 1.5), 1.1, "gold")
    book += path("M0-9L5-1L0 7L-5-1Z", "gold", INK, 1.1)
    for y in (-12, 10):
        book += path(rectangle(9, y - 2, 9, 4, 1), "gold", INK, 1)
    return group(book, 152, 222, -12) + fist(160, 250, 1, -68, face.skin, 0.9)


def _wheat(livery: Livery, face: Head) -> str:
    """A sheaf of three ears and a poppy."""
    text = ""
    for angle in (-18, 0, 18):
        ear = taper(point_list("0 0, 0 -22, 0 -44"), 2.6, "green", peak=0.3)
        ear += tapers(stroke_list("0 -66, 0 -72, 0 -79; -3 -62, -6 -70, -7 -76; 3 -62, 6 -70, 7 -76"), 1.5)
        for k in range(5):
            for side in (1, -1):
                ear += path(placed(petal(11, 3.8, 0.3), 0, -34 - k * 6.4, -90 + side * 30), "gold", INK, 1.2)
        text += group(ear + path(placed(petal(12, 3.8, 0.3), 0, -60, -90), "gold", INK, 1.2), 162, 256, angle - 14)
    text += group(leaf(22, 6, contour=1.2), 160, 246, -160) + group(leaf(20, 6, contour=1.2), 160, 246, -40)
    text += group(flower(9, "ivory", 1.2, 6), 153, 236)
    return text + fist(164, 256, 1, -72, face.skin, 0.88)
