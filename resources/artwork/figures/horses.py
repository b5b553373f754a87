"""Four horses, facing the viewer's left: walking, levade, collected, caparisoned."""

import random
from typing import Literal

from artwork.curves import blob, smooth_curve, spline_points
from artwork.figures.costume import Livery
from artwork.geometry import circle, ellipse, intersect, moved, placed, point_list, stroke_list, subtract, unite
from artwork.palette import INK, light, shade
from artwork.path_data import Shape, to_path
from artwork.pen import cloth, crescent, form, group, hatch, light_side, line, path, taper, tapers, turned
from artwork.pips import dots

Pose = Literal["walk", "levade", "collected", "caparison"]
_BODY = (
    "M104 156C94 157 87 166 83 178C77 196 68 216 58 231C51 240 44 246 44 254C44 262 50 268 57 266C60 273 69 274 73 267"
    "C78 260 85 255 94 253C106 251 115 242 118 229C119 250 108 264 98 280C88 296 82 316 90 336C98 350 122 356 140 356"
    "C170 362 196 360 214 350C226 344 240 338 250 330C266 316 274 296 268 278C262 262 246 255 228 255"
    "C208 255 196 266 180 264"
    "C171 258 168 230 162 208C155 178 140 150 120 148C113 148 108 151 104 156Z"
)
#: The body without neck and head, and an arched neck, for the collected horse.
_TRUNK = (
    "M112 250C102 264 90 284 88 306C88 332 100 350 140 356C170 362 196 360 214 350C226 344 240 338 250 330"
    "C266 316 274 296 268 278C262 262 246 255 228 255C208 255 196 266 180 264C172 256 160 240 146 238"
    "C132 236 120 240 112 250Z"
)
_ARCHED_NECK = (
    "M96 176C102 152 128 144 148 168C164 188 174 226 184 264C172 292 140 308 112 300C100 288 102 266 114 248"
    "C124 236 128 230 128 222Z"
)
_HEAD = (
    "M104 156C94 157 87 166 83 178C77 196 68 216 58 231C51 240 44 246 44 254C44 262 50 268 57 266C60 273 69 274 73 267"
    "C78 260 85 255 94 253C106 251 115 242 118 229C126 206 126 172 118 150C113 148 108 151 104 156Z"
)
#: Degrees and shift of the collected horse's head about the poll (104, 160).
_BOW = 17
_BOW_SHIFT = (-8, 14)
_HAUNCH = (
    "M226 260C254 256 272 276 270 304C268 326 262 346 258 360C260 370 268 378 266 388C262 402 258 414 256 430"
    "L250 442V450H228L232 436C240 420 244 402 244 390C236 372 222 362 208 350C198 334 202 300 226 260Z"
)
_FORELEG = (
    "M86 306C86 330 90 352 92 372C90 384 90 392 94 402C96 414 95 424 93 434L84 444V450H108"
    "C110 438 109 420 108 404C112 394 112 384 109 374C112 360 118 350 126 340C132 320 130 300 118 290"
    "C104 284 88 290 86 306Z"
)
_FORELEG_TUCKED = (
    "M88 300C86 318 80 330 66 338C56 343 50 350 54 358C58 366 66 370 70 378C72 384 70 390 68 396L86 398"
    "L88 384C86 374 82 366 78 360C94 358 112 352 124 340C132 322 130 300 118 290C104 284 92 288 88 300Z"
)


def _strap(shape: Shape, colour: str, width: float = 4.6) -> str:
    return line(shape, width + 2) + line(shape, width - 0.6, colour)


def _studs(points: list[tuple[float, float]]) -> str:
    return path(dots(points, 3), "gold", INK, 1.2)


def _tail(mane: str) -> str:
    text = form(
        blob(
            point_list(
                "256 262, 272 264, 284 288, 286 330, 279 372, 270 408, 262 428, 266 396, 260 410, 254 400, 262 360, "
                "264 320, 258 292"
            )
        ),
        mane,
        6,
        4,
        2.8,
    )
    return text + tapers(
        stroke_list("264 272, 278 300, 278 350; 268 290, 272 330, 266 390; 276 290, 282 320, 276 380"), 2, shade(mane)
    )


def _horse_head_details(coat: str) -> str:
    text = form("M100 160C94 148 95 138 101 130C110 137 115 148 113 158Z", coat, 3, 2, 2.6)
    text += taper(point_list("103 154, 101 146, 102 138"), 1.8, shade(coat))
    text += (
        path(ellipse(90, 194, 4.6, 4.2), "ink")
        + path(circle(88.8, 192.6, 1.3), "ivory")
        + taper(point_list("80 191, 89 185.5, 99 192"), 2.8)
    )
    text += taper(point_list("84 198, 90 200.5, 96 198"), 1.2) + taper(point_list("82 182, 90 179, 98 182"), 1.5)
    text += path(ellipse(52, 252, 3, 3.8), "ink") + tapers(
        stroke_list("47 251, 52 246, 58 249; 76 232, 80 240, 90 244"), 1.4
    )
    return (
        text
        + taper(point_list("45 262, 54 262, 64 256"), 1.9)
        + taper(point_list("74 206, 70 218, 64 230"), 1.3, shade(coat))
    )


def _mane(mane: str, crest_line: str = "108 152, 124 151, 142 164, 155 190, 163 220, 170 252") -> str:
    """Overlapping locks that fall from the crest."""
    text = ""
    crest = spline_points(point_list(crest_line), 6)
    for k in range(len(crest) - 2, -1, -3):
        x, y = crest[k]
        drop = 34 + 8 * k / len(crest)
        lock = blob(
            [
                (x - 3, y - 6),
                (x + 9, y - 2),
                (x + 9, y + 12),
                (x - 2, y + drop * 0.62),
                (x - 13, y + drop),
                (x - 10, y + drop * 0.6),
                (x - 9, y + 8),
            ]
        )
        text += form(lock, mane, 3, 2, 2.1) + taper(
            [(x + 3, y + 2), (x, y + 16), (x - 9, y + drop - 5)], 1.3, shade(mane)
        )
    return text


def _forelock(mane: str) -> str:
    lock = blob(point_list("112 150, 102 148, 92 156, 84 172, 82 186, 88 180, 93 184, 95 174, 102 176, 108 164"))
    return form(lock, mane, 2, 2, 2.2) + taper(point_list("106 153, 96 160, 88 176"), 1.2, shade(mane))


def _bridle(tack: str) -> str:
    text = _strap("M108 172C98 190 84 218 74 240M64 222C74 226 84 232 92 240M84 176C92 178 100 178 108 172", tack)
    return text + form(circle(75, 240, 5), "gold", 1, 1, 1.7) + form(circle(107, 172, 4.6), "gold", 1, 1, 1.6)


def _coat(outline: Shape, coat: str) -> str:
    """Big animal form: light above, shade and hatching below."""
    whole, side = to_path(outline), light_side()
    text = path(whole, coat) + path(whole.subtracted(whole.translated(4 * side, 5)), light(coat))
    text += path(whole.subtracted(whole.translated(-7 * side, -8)), shade(coat))
    return text + hatch(whole.subtracted(whole.translated(-16 * side, -14)), -32 * side, 3.8, 1.15, shade(coat))


def _bowed(body: str) -> str:
    """Turn markup of the horse's head to the bowed position of the collected horse."""
    return group(turned(body, -_BOW, 104, 160), *_BOW_SHIFT)


def horse(coat: str, mane: str, tack: str, hoof: str = "black", pose: Pose = "walk") -> str:
    """Bare horse with bridle, breast strap and crupper. Levade and collected tuck the near foreleg."""
    dark = shade(coat)
    collected, tucked = pose == "collected", pose in ("levade", "collected")
    text = _tail(mane)
    far_hind = (
        "M176 336C184 352 196 366 206 380C206 396 202 412 200 428L190 442L190 450H212L216 432"
        "C220 416 222 400 224 384C216 366 214 350 222 330Z"
    )
    text += path(far_hind, dark, INK, 3) + path("M190 440L188 452H212L213 440C206 436 196 436 190 440Z", hoof, INK, 2.4)
    planted = moved(_FORELEG, 27, -2)
    raised = (
        "M104 300C84 306 62 318 46 332C36 340 38 350 46 356C52 364 54 374 54 384L54 396L70 396L70 382"
        "C68 372 66 362 62 352C78 346 100 344 120 338Z"
    )
    if collected:
        text += path(planted, dark, INK, 3)
        text += path("M112 438L109 450H135L136 438C129 434 119 434 112 438Z", hoof, INK, 2.4)
    else:
        text += path(raised, dark) + path(intersect(raised, moved(raised, -5, -6)), coat) + line(raised, 3)
        text += path("M53 392C50 400 48 406 50 410L70 408C74 402 72 396 70 392C64 389 58 389 53 392Z", hoof, INK, 2.4)
    foreleg = _FORELEG_TUCKED if tucked else _FORELEG
    whole = unite(_TRUNK, _ARCHED_NECK, _HAUNCH, foreleg) if collected else unite(_BODY, _HAUNCH, foreleg)
    text += _coat(whole, coat)
    if coat in ("white", "grey"):
        chance = random.Random(4)
        spots = dots([(chance.uniform(212, 262), chance.uniform(272, 330)) for _ in range(26)], 3.2)
        text += path(intersect(spots, whole.translated(-9, -9)), shade(coat), opacity=0.55)
    text += line(whole, 3.4)
    text += tapers(stroke_list("216 290, 204 318, 207 348; 122 292, 134 312, 127 342"), 2.4)
    fine = stroke_list("228 362, 240 368, 248 384; 90 322, 98 338, 110 344; 94 292, 104 302, 106 316")
    if not collected:
        fine.append(point_list("124 236, 130 256, 122 280"))
        text += taper(point_list("118 230, 112 218, 112 200"), 2.4)
    if not tucked:
        fine.append(point_list("98 384, 102 390, 107 386"))
    text += tapers(fine, 1.6)
    text += tapers(
        [[(138 + k * 9, 347 - k * 0.2), (144 + k * 9, 352), (146 + k * 9, 357)] for k in range(8)], 1.5, dark
    )
    near = (
        "M67 393C63 401 62 408 64 412L87 411C90 404 89 399 87 394C81 390 73 390 67 393Z"
        if tucked
        else "M85 440L82 452H108L109 440C102 436 92 436 85 440Z"
    )
    text += path(near, hoof, INK, 2.4) + path("M229 440L226 452H250L254 440C246 436 236 436 229 440Z", hoof, INK, 2.4)
    if collected:
        side = light_side()
        head_form = placed(placed(placed(_HEAD, -104, -160), angle=-_BOW), 104 + _BOW_SHIFT[0], 160 + _BOW_SHIFT[1])
        text += path(head_form, coat) + path(subtract(head_form, moved(head_form, 4 * side, 4)), light(coat))
        text += path(crescent(head_form, 6), shade(coat)) + line(head_form, 3.4)
        text += _mane(mane, "100 166, 118 156, 138 166, 154 190, 164 222, 174 252")
        text += _bowed(_horse_head_details(coat) + _forelock(mane) + _bridle(tack))
    else:
        text += _horse_head_details(coat) + _mane(mane) + _forelock(mane) + _bridle(tack)
    text += _strap("M88 300C106 306 134 296 158 276M206 276C226 276 248 274 268 284", tack, 7)
    text += _studs(point_list("98 302, 114 302, 130 295, 146 285, 222 276, 238 275.5, 254 278.5"))
    return text + form("M117 306L124 303L127 316C124 322 119 322 115 318Z", "gold", 2, 1, 1.7)


def _dagged(x0: float, x1: float, y: float, teeth: int) -> str:
    """Scalloped hem from (x0, y) to (x1, y), as path data."""
    step = (x1 - x0) / teeth
    return "".join(
        f"C{x0 + step * k + step * 0.1} {y + 12} {x0 + step * (k + 1) - step * 0.1} {y + 12} {x0 + step * (k + 1)} {y}"
        for k in range(teeth)
    )


def horse_caparisoned(coat: str, mane: str, livery: Livery, hoof: str = "black") -> str:
    """Tournament horse under a long scalloped caparison; only muzzle and lower legs are bare."""
    main, second, trim = livery.main, livery.second, livery.trim
    text = _tail(mane)
    for x, y, tone in ((124, 394, True), (206, 394, True), (90, 394, False), (238, 394, False)):
        leg = (
            f"M{x} {y}C{x} {y + 16} {x + 1} {y + 30} {x - 2} {y + 46}"
            f"L{x + 19} {y + 46}C{x + 18} {y + 30} {x + 19} {y + 16} {x + 21} {y}Z"
        )
        piece = (
            path(leg, shade(coat) if tone else coat)
            + ("" if tone else path(crescent(leg, 4), shade(coat)))
            + line(leg, 3)
        )
        hoof_shape = (
            f"M{x - 2} {y + 44}C{x - 6} {y + 50} {x - 8} {y + 56} {x - 8} {y + 59}L{x + 18} {y + 59}"
            f"C{x + 20} {y + 54} {x + 20} {y + 48} {x + 19} {y + 44}"
            f"C{x + 12} {y + 41} {x + 4} {y + 41} {x - 2} {y + 44}Z"
        )
        piece += path(hoof_shape, hoof, INK, 2.4)
        text += turned(piece, {90: 20, 238: -7, 206: 4}.get(x, 0), x, y - 10)
    text += _coat(_BODY, coat) + line(_BODY, 3.4)
    # rear half
    rear = (
        "M150 262C186 252 232 246 254 258C274 270 274 296 274 330C274 356 277 380 280 400"
        + _dagged(280, 171, 400, 6)
        + "C172 366 164 330 150 300Z"
    )
    text += cloth(
        rear,
        second,
        pattern=livery.pattern,
        pattern_colour=livery.pattern_colour,
        step=(30, 34),
        pattern_scale=1.15,
        shade_width=9,
        light_width=4,
        folds=stroke_list(
            "214 300, 220 350, 216 396; 236 290, 250 340, 252 396; 256 280, 264 330, 267 392; 192 330, 196 366, 190 400"
        ),
    )
    text += line("M278 386" + _dagged(278, 172, 386, 6), 4.6, trim) + line("M278 386" + _dagged(278, 172, 386, 6), 0.9)
    # front half: neck, breast, forelegs
    front = (
        "M106 152C128 146 146 162 156 190C164 214 168 240 182 262C178 290 176 312 172 334C170 358 172 380 174 400"
        + _dagged(174, 76, 400, 5)
        + (
            "C76 372 74 340 82 312C88 292 102 272 112 254C117 244 119 238 118 229C110 222 100 212 97 198"
            "C94 182 96 164 106 152Z"
        )
    )
    text += cloth(
        front,
        main,
        pattern=livery.mantle_pattern,
        pattern_colour="gold" if main != "gold" else "red",
        step=(28, 32),
        pattern_scale=1.2,
        shade_width=9,
        light_width=4,
        folds=stroke_list(
            "124 268, 108 316, 98 392; 138 270, 128 330, 122 400; 152 276, 150 336, 148 400; 130 176, 142 206, 148 244"
        ),
    )
    text += line("M174 386" + _dagged(174, 77, 386, 5), 4.6, trim) + line("M174 386" + _dagged(174, 77, 386, 5), 0.9)
    # hood with eye hole
    hood = (
        "M106 152C94 155 87 166 83 178C79 191 73 205 66 218C78 220 92 228 100 238C110 238 116 234 118 229"
        "C124 206 124 172 118 150C114 149 110 150 106 152Z"
    )
    text += form("M102 158C94 148 94 138 101 130C110 136 116 146 114 156Z", main, 3, 2, 2.6) + form(hood, main, 6, 4, 3)
    text += line("M66 218C78 220 92 228 100 238", 4.2, trim)
    text += path(ellipse(90, 193, 8, 6), shade(coat), INK, 1.3) + line(ellipse(90, 193, 10, 8), 2.2, trim)
    text += (
        path(ellipse(89.5, 193.6, 5.4, 4.8), "ink")
        + path(circle(87.8, 191.8, 1.4), "ivory")
        + taper(point_list("80 192, 89 185.6, 99 193"), 3)
    )
    text += (
        path(ellipse(52, 252, 3, 3.8), "ink")
        + taper(point_list("47 251, 52 246, 58 249"), 1.4)
        + taper(point_list("45 262, 54 262, 64 256"), 1.9)
    )
    # crest plume on the hood
    crest = smooth_curve(point_list("104 138, 98 124, 86 120, 80 128, 88 130, 94 140, 99 148"), closed=True)
    text += form(crest, second, 2, 2, 2.2) + form(circle(102, 146, 4.6), "gold", 1, 1, 1.6)
    text += _strap("M64 222C74 226 84 232 92 240M92 240C84 242 78 242 74 240", second) + form(
        circle(75, 240, 5), "gold", 1, 1, 1.7
    )
    return text
