"""The page: a knave in profile, walking, the suit object borne in both hands."""

from artwork.curves import blob
from artwork.figures.costume import Livery
from artwork.figures.faces import Head
from artwork.figures.hands import fist, held, is_shaft, palm
from artwork.figures.heads import head
from artwork.figures.knaves import garter
from artwork.geometry import circle, point_list, stroke_list
from artwork.ornament import hound
from artwork.palette import INK
from artwork.pen import cloth, form, group, line, path, taper


def knave_page(sign: str, livery: Livery, face: Head, hose: tuple[str, str], *, dog: bool = True) -> str:
    """Page walking with the object borne in both hands; long dagged sleeves, hound at his heel."""
    main, second, trim = livery.main, livery.second, livery.trim
    text = ""
    # trailing leg, heel raised
    text += cloth(
        (
            "M150 310C158 340 170 362 182 380C188 400 196 416 204 430L220 420C216 404 210 388 206 372"
            "C206 350 204 330 198 308Z"
        ),
        hose[0],
        bars=(None, hose[1]),
        bar_width=9,
        bar_angle=-18,
        shade_width=5,
        light_width=3,
        contour=3,
    )
    text += form(
        "M200 424C206 436 206 446 202 456C200 464 210 466 216 460C224 450 228 436 222 416C216 424 208 428 200 424Z",
        main,
        3,
        2,
        2.6,
    )
    # leading leg
    text += cloth(
        (
            "M106 310C104 340 108 360 112 378C106 394 98 414 94 440L110 446C118 424 128 408 134 388"
            "C142 366 152 340 154 310Z"
        ),
        hose[1],
        shade_width=6,
        light_width=3,
        contour=3,
        folds=stroke_list("122 330, 124 352, 122 372"),
    )
    text += form(
        (
            "M92 434C90 444 84 452 70 458C60 462 56 466 60 469C82 474 104 472 114 466C118 458 116 448 112 440"
            "C104 444 98 440 92 434Z"
        ),
        main,
        4,
        3,
        2.8,
    )
    text += garter(109, 372, 30, trim, True)
    if dog:
        text += group(hound(), 246, 464, 0, 0.92)
    # hanging sleeve behind
    text += cloth(
        (
            "M178 186C202 196 214 226 220 262C224 292 228 316 226 334L216 324L208 338L200 324L192 334"
            "C192 300 186 256 174 226Z"
        ),
        main,
        folds=stroke_list("196 214, 206 262, 210 312"),
        shade_width=6,
        hem=0,
    )
    # tunic with deep pleats and dagged hem
    tunic = (
        "M122 174C112 204 112 228 118 250C104 274 92 300 86 326L98 336L110 328L122 342L136 332L150 346L164 332"
        "L178 342L190 328L204 336L216 322C208 296 196 272 184 250C192 226 194 200 186 172C168 162 140 162 122 174"
        "Z"
    )
    text += cloth(
        tunic,
        second,
        pattern=livery.pattern,
        pattern_colour=livery.pattern_colour,
        step=(26, 30),
        folds=stroke_list(
            "128 264, 114 298, 106 326; 140 268, 132 304, 126 336; 152 268, 152 306, 151 340; 166 268, 174 302, "
            "178 334; 178 264, 192 294, 202 326"
        ),
        shade_width=8,
    )
    text += line("M90 316L99 324L110 317L122 331L136 321L150 335L164 321L178 331L190 317L204 325L213 313", 4.4, trim)
    text += form("M115 246C138 258 164 258 187 246L188 259C164 271 138 271 115 260Z", trim, 3, 2, 2.4) + form(
        circle(140, 260, 8), "gold", 2, 2, 2
    )
    text += path(circle(140, 260, 3), livery.gem)
    # purse at the belt
    text += form(
        "M164 262C160 276 158 288 162 294C170 300 182 298 184 290C186 280 182 270 178 260Z", "brown", 4, 2, 2.4
    ) + taper(point_list("161 274, 172 280, 184 274"), 2)
    # far arm reaching across, near arm in front
    hx, hy = 72.0, 212.0
    text += cloth(
        (
            "M168 186C164 212 150 226 130 228C112 230 98 226 88 218L84 234C102 250 140 250 164 240"
            "C178 230 184 206 182 188Z"
        ),
        main,
        shade_width=5,
        light_width=3,
        folds=stroke_list("164 216, 150 234, 126 238"),
    )
    text += form(blob(point_list("94 216, 86 214, 80 226, 84 238, 94 238")), trim, 2, 2, 2.2)
    if not is_shaft(sign):
        text += held(sign, hx - 4, hy - 2)
    else:
        text += held(sign, hx, hy, 1, 0, 150)
    text += cloth(
        "M124 178C108 192 102 214 100 226C96 226 90 222 84 216L74 230C82 244 96 252 108 250C124 244 134 220 140 196Z",
        main,
        shade_width=6,
        light_width=3,
        folds=stroke_list("122 200, 116 222, 106 240"),
    )
    text += form(blob(point_list("88 210, 80 210, 72 222, 76 236, 84 238, 92 226")), trim, 2, 2, 2.2)
    text += palm(hx + 1, hy + 7, 1, -8, face.skin) if not is_shaft(sign) else fist(hx, hy + 6, 1, -6, face.skin)
    text += form(
        "M122 168C136 180 166 180 184 166C188 172 188 178 186 184C166 196 138 196 120 184C118 178 118 172 122 168Z",
        trim,
        3,
        2,
        2.6,
    )
    text += path(
        "".join(f"M{x} {y}l4 7l4 -7Z" for x, y in ((122, 184), (134, 189), (146, 191), (158, 190), (170, 187))),
        main,
        INK,
        1.1,
    )
    return text + group(head(face), 150, 126)
