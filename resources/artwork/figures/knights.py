"""The knights: a rider in four variations on one of the horses.

Horses face the viewer's left. The rider raises the suit object on the side away from the
horse's head; mirrored riders hold it lower, so that the index corner stays free.
"""

import math

from artwork.curves import blob
from artwork.figures.costume import Livery, mail
from artwork.figures.faces import Head
from artwork.figures.hands import fist, held, is_shaft, palm
from artwork.figures.heads import head
from artwork.figures.horses import Pose, horse, horse_caparisoned
from artwork.geometry import circle, intersect, placed, point_list, rectangle, stroke_list
from artwork.palette import INK, shade
from artwork.path_data import Point, Shape
from artwork.pen import cloth, crescent, double_line, form, group, hatch, line, motif_shape, path, tapers, turned
from artwork.pips import dots


def saddle_cloth(cloth_colour: str, fringe: str) -> str:
    """Saddle cloth with fleurs kept clear of the rider's leg, gold hem and fringe."""
    outline = (
        "M150 258C172 270 206 270 226 256C232 280 232 308 224 336C204 346 176 346 156 336C148 308 146 282 150 258Z"
    )
    text = cloth(outline, cloth_colour, hem=11, hem_colour="gold")
    text += path(motif_shape("fleur", 0.95).translated(216, 292), "gold") + path(
        motif_shape("fleur", 0.8).translated(214, 313), "gold"
    )
    tufts = "".join(f"M{x} {340 + 2.4 * math.sin((x - 160) / 62 * 3.14):.1f}v8" for x in range(160, 224, 10))
    tips = "".join(f"M{x} {348 + 2.4 * math.sin((x - 160) / 62 * 3.14):.1f}v1.4" for x in range(160, 224, 10))
    return text + line(tufts, 2.6, "gold") + line(tips, 3.6, fringe)


def shield(livery: Livery) -> str:
    """Heater shield on the rein arm, quartered, with a star; about 64 x 84."""
    outline = "M-31-38C-12-33 12-33 31-38C34-4 26 26 0 46C-26 26-34-4-31-38Z"
    text = form(outline, "gold", 4, 3, 0)
    inner = placed(outline, 0, 1, scale=0.82)
    text += path(inner, livery.second) + path(intersect(inner, "M-40-50H0V2H-40ZM0 2H40V60H0Z"), livery.main)
    text += path(motif_shape("star", 1.5).translated(-12, -15), "gold", INK, 1)
    text += path(motif_shape("fleur", 1.2).translated(11, 17), "gold", INK, 1)
    text += hatch(intersect(crescent(inner, 16), inner), -32, 3.6, 1, INK, 0.4)
    text += line(inner, 1.8) + line(outline, 3.2)
    return text


def knight(
    sign: str,
    livery: Livery,
    face: Head,
    *,
    coat: str,
    mane: str,
    pose: Pose,
    hose: str,
    boot: str = "brown",
    hoof: str = "black",
    low_hand: bool = False,
    armoured: bool = False,
    sword_length: float = 118,
    cape: str = "",
    head_x: float = 184,
) -> str:
    """Rider and horse. low_hand keeps the object below y = 124 (for mirrored riders)."""
    main, second, trim = livery.main, livery.second, livery.trim
    flying = (
        "M178 166C198 160 216 168 226 186C238 210 246 238 270 254C278 260 282 262 280 268C268 284 250 290 232 284"
        "C208 276 190 250 178 196Z"
    )
    text = cloth(
        flying,
        cape or main,
        folds=stroke_list("206 186, 220 226, 252 268; 214 182, 232 222, 264 262; 200 196, 212 236, 240 276"),
        hem=9,
        hem_colour=trim,
    )
    if pose == "caparison":
        text += horse_caparisoned(coat, mane, livery, hoof) + group(saddle_cloth(second, main), 0, -8)
    else:
        mount = horse(coat, mane, main, hoof, pose) + saddle_cloth(main, second)
        text += turned(mount, 9 if pose == "levade" else 0, 188, 262)
    text += (
        line("M194 300L182 360M182 360L167 390M182 360L196 389", 5)
        + line("M182 360L167 390M182 360L196 389", 2.4, "gold")
        + line("M194 300L182 360", 2.4, "brown")
    )
    leg = (
        "M174 258C162 278 150 296 148 312C148 330 156 346 158 364L176 364C180 348 180 334 178 320"
        "C192 306 210 290 220 266Z"
    )
    text += cloth(leg, hose, shade_width=6, folds=stroke_list("174 282, 164 300, 160 316; 170 330, 172 342, 170 356"))
    text += form(
        (
            "M150 338C152 352 154 362 154 372C146 376 136 378 128 384C140 390 162 388 178 386C182 372 181 352 180 336"
            "C170 342 158 342 150 338Z"
        ),
        boot,
        5,
        3,
        2.8,
    )
    text += tapers(stroke_list("156 370, 164 374, 172 372"), 1.6, shade(boot))
    text += form("M146 334C158 340 172 340 183 332L184 342C172 349 158 348 147 344Z", trim, 2, 2, 2)
    text += double_line("M164 391C172 395 190 395 198 390", 2, "gold", 1.3)
    skirt = "M160 248C152 264 146 276 144 288C158 298 174 290 184 296C196 300 214 296 230 284C228 270 224 258 221 248Z"
    text += cloth(
        skirt,
        second if pose == "caparison" else main,
        folds=stroke_list("170 260, 164 276, 158 290; 184 262, 183 280, 182 294; 202 262, 206 278, 210 292"),
        hem=8,
        hem_colour=trim,
        shade_width=5,
        light_width=3,
    )
    torso = "M166 168C158 192 157 224 162 262C180 270 204 270 220 262C224 230 224 194 214 168C200 160 178 160 166 168Z"
    upper, placket = (main, second) if pose == "caparison" else (second, main)

    def sleeve(shape: Shape, folds: list[list[Point]]) -> str:
        if armoured:
            return mail(shape)
        return cloth(shape, upper, shade_width=5, light_width=3, folds=folds)

    def shoulder(shape: Shape, angle: float, ridges: str) -> str:
        if armoured:
            return form(shape, "steel", 6, 4, 3.2) + tapers(stroke_list(ridges), 2)
        return cloth(shape, placket, bars=(None, trim), bar_width=7, bar_angle=angle, shade_width=6)

    if armoured:
        text += (
            form(torso, "steel", 9, 5, 0) + hatch(crescent(torso, 20), -32, 3.8, 1, shade("steel")) + line(torso, 3.4)
        )
        text += tapers(
            stroke_list("187 172, 183 208, 187 246; 168 214, 178 226, 186 222; 206 214, 196 226, 186 222"), 2.2
        )
        text += path(dots(point_list("172 186, 170 200, 206 186, 208 200"), 2), "gold", INK, 1)
    else:
        text += cloth(torso, upper, shade_width=8)
        text += form("M180 164C176 196 176 226 178 250L192 250C194 226 195 196 194 164Z", placket, 3, 0, 2)
        for y in range(180, 246, 15):
            text += path(circle(186, y, 3.2), "gold", INK, 1.3)
    text += form("M158 244C178 254 204 254 222 244L223 256C204 265 178 265 158 256Z", trim, 3, 2, 2.4) + form(
        rectangle(178, 247, 16, 15, 3), "gold", 2, 2, 2
    )
    reins = {
        "levade": "M77 222C98 246 126 258 150 240",
        "walk": "M76 242C96 262 124 262 150 240",
        "collected": "M92 260C108 270 130 262 150 240",
        "caparison": "M78 242C98 258 124 258 150 240",
    }[pose]
    text += line(reins, 4.2) + line(reins, 2.2, main if pose != "caparison" else second)
    text += sleeve(
        "M150 204C144 220 136 228 134 236L144 252C160 252 176 240 184 218L172 200Z",
        stroke_list("160 212, 158 226, 150 240"),
    )
    text += form(blob(point_list("136 230, 146 228, 156 240, 156 250, 146 256, 138 248")), trim, 2, 2, 2.2) + fist(
        138, 244, 1, 16, face.skin, 0.92
    )
    if armoured:
        text += group(shield(livery), 150, 246, 4, 0.96)
    text += shoulder(
        blob(point_list("172 166, 160 164, 146 174, 140 190, 143 206, 154 216, 170 214, 178 204, 180 186")),
        -24,
        "146 182, 160 178, 176 186; 143 196, 158 193, 177 200",
    )
    # raised (or lowered) arm with the object
    drop = 34 if low_hand else 0
    hx, hy = (247.0 if sign == "S" else 252.0), 176.0 + drop
    if is_shaft(sign):
        text += held(
            sign,
            hx,
            hy - 2,
            1 if sign == "S" else 0.92,
            5 if sign == "S" else 7,
            sword_length + (24 if sign == "B" else 0),
        )
    arm = (
        (
            "M206 200C214 224 226 250 246 254C262 250 270 230 266 214L246 212C246 222 244 226 240 226"
            "C234 220 228 206 222 184Z"
        )
        if low_hand
        else (
            "M206 200C216 222 232 232 246 226C262 218 268 200 264 180L244 178C246 190 244 196 240 198"
            "C234 196 228 190 222 184Z"
        )
    )
    text += sleeve(arm, [[(226, 208 + drop * 0.7), (238, 214 + drop * 0.9), (250, 206 + drop)]])
    cuff = blob(point_list("240 186, 244 178, 254 176, 266 180, 268 188, 262 196, 248 196"))
    text += form(cuff.translated(0, drop), trim, 2, 2, 2.2)
    text += shoulder(
        blob(point_list("196 166, 210 164, 224 174, 230 190, 226 206, 214 214, 200 210, 192 200, 190 184")),
        24,
        "194 186, 210 178, 226 184; 193 200, 212 193, 228 198",
    )
    if is_shaft(sign):
        text += fist(hx + 2, hy + 6, -1, -4, face.skin)
    else:
        text += held(sign, hx - 2, hy - (6 if sign == "C" else 12), {"C": 0.86, "D": 0.92}.get(sign, 0.95)) + palm(
            hx, hy - 3, 1, 0, face.skin, 1.06
        )
    text += form(
        "M166 160C172 172 200 172 208 160C214 164 216 170 214 174C198 184 176 184 160 174C158 170 162 164 166 160Z",
        "ivory",
        3,
        0,
        2.4,
    )
    return text + group(head(face), head_x, 122, -2)
