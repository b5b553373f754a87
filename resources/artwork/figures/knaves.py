"""Two bodies for the knaves: standing parti-coloured or in a tabard, and leaning on his club."""

from artwork.curves import blob
from artwork.figures.costume import Livery, mail
from artwork.figures.faces import Head
from artwork.figures.hands import fist, held, is_shaft, palm
from artwork.figures.heads import head
from artwork.geometry import circle, intersect, point_list, polar, rectangle, stroke_list, unite
from artwork.palette import INK, shade
from artwork.path_data import Shape
from artwork.pen import cloth, form, group, line, mirrored, motif_shape, path, reversed_light, stripes, tapers, turned


def garter(x: float, y: float, width: float, colour: str, bow: bool = False) -> str:
    """Band below the knee, optionally with a bow."""
    text = form(rectangle(x, y, width, 8, 4), colour, 2, 1, 2)
    return text + (form(f"M{x} {y + 4}L{x - 8} {y - 2}L{x - 8} {y + 12}Z", colour, 1, 0, 1.8) if bow else "")


def _standing_legs(livery: Livery, hose: tuple[str, str]) -> str:
    """Viewer-left leg bears the weight, the other steps out; one striped, one plain."""
    main, second, trim = livery.main, livery.second, livery.trim
    far = (
        "M150 304C154 334 164 356 173 376C172 392 174 406 180 420C184 430 187 436 189 442L205 440"
        "C206 430 210 416 209 402C208 390 206 384 204 374C206 350 205 326 200 302Z"
    )
    text = cloth(
        far, hose[0], bars=(None, hose[1]), bar_width=9, bar_angle=-10, shade_width=6, light_width=3, contour=3
    )
    text += form(
        "M187 434C184 444 186 456 192 461C210 466 232 465 250 457C242 449 224 446 209 431C203 438 194 438 187 434Z",
        main,
        4,
        3,
        2.8,
    )
    text += tapers(stroke_list("200 448, 214 452, 230 453"), 1.6, shade(main))
    near = (
        "M104 302C102 334 106 356 114 376C110 388 107 402 110 416C113 428 116 436 117 444L134 444"
        "C134 432 139 420 140 406C141 394 140 386 140 376C148 356 156 334 158 304Z"
    )
    text += cloth(near, hose[1], shade_width=6, light_width=3, contour=3)
    text += tapers(stroke_list("122 330, 126 352, 125 372; 137 384, 136 404, 132 424"), 1.6, shade(hose[1]))
    text += garter(112, 368, 34, trim, True) + garter(174, 372, 31, trim)
    text += form(
        (
            "M116 438C116 446 112 452 100 456C90 459 80 460 74 466C92 472 124 470 136 466C140 458 140 448 136 438"
            "C130 444 122 444 116 438Z"
        ),
        second,
        4,
        3,
        2.8,
    )
    return text + tapers(stroke_list("96 461, 110 459, 122 453"), 1.6, shade(second))


def _doublet(livery: Livery, outline: Shape) -> str:
    text = cloth(outline, livery.second, shade_width=8)
    text += form("M142 164C140 196 141 226 144 254L162 254C164 226 165 196 164 164Z", livery.main, 3, 0, 2.2)
    for y in range(178, 248, 15):
        text += path(circle(153, y, 3.4), "gold", INK, 1.4)
    text += form("M116 246C140 256 166 256 190 246L191 258C166 268 140 268 115 258Z", livery.trim, 3, 2, 2.4)
    return text + form(rectangle(144, 248, 18, 17, 3), "gold", 2, 2, 2) + path(rectangle(149, 253, 8, 7), "black")


def _puff(outline: Shape, livery: Livery, angle: float) -> str:
    return cloth(outline, livery.main, bars=(None, livery.second), bar_width=7, bar_angle=angle, shade_width=6)


def _ruff() -> str:
    text = form(
        "M128 160C134 172 170 174 180 160C186 166 188 172 186 176C168 186 138 186 120 176C118 172 122 166 128 160Z",
        "ivory",
        4,
        0,
        2.6,
    )
    return text + line("M130 168v8M141 172v8M153 172v8M165 172v8M176 168v8", 1.1)


def _short_cape(colour: str, trim: str) -> str:
    cape = (
        "M128 160C104 170 92 196 90 232C88 268 80 300 72 322C96 334 124 322 150 322C186 322 216 336 244 318"
        "C232 296 222 262 218 232C214 196 204 172 178 160Z"
    )
    return cloth(
        cape,
        colour,
        folds=stroke_list(
            "98 250, 94 286, 86 316; 110 262, 108 296, 104 322; 208 240, 216 280, 228 312; 198 262, 202 296, 208 322"
        ),
        hem=10,
        hem_colour=trim,
    )


def _skirt(livery: Livery) -> str:
    skirt = (
        "M118 248C110 268 100 292 94 312C104 320 112 314 120 320C128 326 138 318 146 323C154 328 164 319 172 323"
        "C182 327 188 318 198 320C204 321 208 316 212 312C206 290 196 268 186 248Z"
    )
    return cloth(
        skirt,
        livery.main,
        folds=stroke_list(
            "126 262, 120 290, 114 314; 140 264, 137 294, 133 318; 154 264, 155 294, 156 322; 168 264, 174 294, "
            "180 320; 180 260, 190 288, 199 316"
        ),
        hem=9,
        hem_colour=livery.trim,
        shade_width=6,
    )


def _tabard(livery: Livery) -> str:
    """Knee-length surcoat, parted in the two colours, with a gold fleur; worn over mail."""
    skirt = (
        "M118 246C108 280 98 314 92 346L107 352L122 345L137 353L152 346L167 353L182 345L197 352L214 346"
        "C208 314 198 280 186 246Z"
    )
    text = cloth(
        skirt, livery.main, folds=stroke_list("126 266, 116 304, 110 340; 140 266, 135 306, 132 344"), shade_width=0
    )
    half = intersect(skirt, rectangle(152, 240, 80, 130))
    text += cloth(
        half,
        livery.second,
        folds=stroke_list("166 266, 172 306, 174 344; 178 264, 192 304, 198 340"),
        shade_width=6,
        contour=2,
    )
    text += line("M96 334L108 340L122 333L137 341L152 334L167 341L182 333L196 340L210 334", 4.2, livery.trim) + line(
        skirt, 3.4
    )
    text += cloth(_TORSO, livery.main, shade_width=0)
    half = intersect(_TORSO, rectangle(153, 150, 60, 120))
    text += cloth(half, livery.second, shade_width=8, contour=2) + line(_TORSO, 3.4)
    text += path(motif_shape("fleur", 3.3).translated(153, 212), "gold", INK, 1.6)
    text += form("M116 246C140 256 166 256 190 246L191 258C166 268 140 268 115 258Z", "brown", 3, 2, 2.4)
    return text + form(rectangle(144, 248, 18, 17, 3), "gold", 2, 2, 2) + path(rectangle(149, 253, 8, 7), "black")


def _hip_arm(livery: Livery, skin: str) -> str:
    text = cloth(
        (
            "M206 206C222 216 230 232 226 242C220 256 204 262 192 262L186 250C196 246 204 240 204 234"
            "C202 224 196 220 190 214Z"
        ),
        livery.second,
        shade_width=5,
        light_width=3,
    )
    text += form(blob(point_list("184 248, 192 244, 202 254, 196 264, 188 266, 184 256")), livery.trim, 2, 2, 2.2)
    text += fist(180, 258, 1, -80, skin, 0.9)
    return text + _puff(
        (
            "M180 166C190 163 206 165 212 174C220 184 222 198 218 208C212 217 198 216 192 214C186 206 180 198 178 186"
            "C177 178 177 170 180 166Z"
        ),
        livery,
        28,
    )


_TORSO = "M120 166C112 190 112 220 120 250C140 258 166 258 186 250C194 220 196 190 186 166C170 158 136 158 120 166Z"
_LEFT_SHOULDER = "M126 168C112 164 100 170 96 184C92 198 96 212 104 218C114 220 126 206 128 188Z"
_LEFT_PUFF = (
    "M126 166C116 163 100 165 94 174C86 184 84 200 88 208C94 217 108 218 114 216C120 208 126 198 128 186"
    "C129 178 129 170 126 166Z"
)


def knave_standing(
    sign: str,
    livery: Livery,
    face: Head,
    hose: tuple[str, str],
    cape: str,
    *,
    swap_legs: bool = False,
    buckler: bool = False,
    tabard: bool = False,
    lean: float = 0,
    shaft: float = 150,
) -> str:
    """Standing knave; swap_legs and lean (degrees above the belt) give further poses."""
    text = _short_cape(cape, livery.trim)
    if swap_legs:
        with reversed_light():
            text += mirrored(_standing_legs(livery, hose), 304)
    else:
        text += _standing_legs(livery, hose)
    hx, hy = 70.0, 206.0
    if is_shaft(sign):
        text += turned(held(sign, hx, hy, 1, 0, shaft), lean, 152, 252)
    if tabard:
        upper = _tabard(livery) + mail(
            "M180 168C196 164 212 172 216 190C226 206 232 226 226 242C220 256 204 262 192 262L186 250"
            "C196 246 202 238 202 230C196 216 182 204 178 186Z"
        )
    else:
        text += _skirt(livery)
        upper = _doublet(livery, _TORSO) + _hip_arm(livery, face.skin)
    if buckler:
        upper += form(circle(212, 250, 38), "steel", 7, 5, 3.2) + line(circle(212, 250, 31), 1.4)
        upper += (
            path(circle(212, 250, 30), livery.second)
            + stripes(circle(212, 250, 30), (None, livery.main), 10, 45)
            + line(circle(212, 250, 30), 2)
        )
        for k in range(12):
            upper += path(circle(*polar(34.5, k * 30, 212, 250), 1.8), "gold", INK, 0.9)
        upper += form(circle(212, 250, 11), "gold", 4, 3, 2.2) + path(circle(212, 250, 3.6), "red", INK, 1)
    sleeve = "M102 196C94 214 92 222 86 222L72 214C64 220 66 232 76 240C94 246 112 236 122 214Z"
    upper += (
        mail(unite(sleeve, _LEFT_SHOULDER)) if tabard else cloth(sleeve, livery.second, shade_width=5, light_width=3)
    )
    upper += form(blob(point_list("87 207, 79 206, 73 216, 75 229, 82 238, 91 227")), livery.trim, 2, 2, 2.2)
    upper += "" if tabard else _puff(_LEFT_PUFF, livery, -28)
    if is_shaft(sign):
        upper += fist(hx, hy + 8, 1, -6, face.skin)
    else:
        upper += held(sign, hx - 4, hy - 2) + palm(hx + 1, hy + 7, 1, -8, face.skin)
    upper += _ruff() + group(head(face), 152, 126)
    return text + turned(upper, lean, 152, 252)


def knave_leaning(sign: str, livery: Livery, face: Head, hose: tuple[str, str], cape: str) -> str:
    """Knave with crossed legs who leans on his planted club (or rests the object on his arm)."""
    main, second, trim = livery.main, livery.second, livery.trim
    cape_shape = (
        "M140 162C176 160 204 174 212 198C224 236 234 276 250 304C236 322 208 330 188 318C190 270 178 220 160 190Z"
    )
    text = cloth(
        cape_shape,
        cape,
        folds=stroke_list("206 214, 220 262, 234 308; 196 220, 206 270, 212 318"),
        hem=10,
        hem_colour=trim,
    )
    # standing leg
    text += cloth(
        (
            "M148 304C148 338 146 364 146 382C140 402 142 424 146 446L164 446C168 424 172 404 172 384"
            "C180 356 188 330 190 304Z"
        ),
        hose[0],
        bars=(None, hose[1]),
        bar_width=9,
        bar_angle=2,
        shade_width=6,
        light_width=3,
        contour=3,
    )
    text += form(
        (
            "M145 438C141 450 128 456 112 460C106 464 108 469 116 470C136 472 156 471 168 467C172 458 170 448 166 438"
            "C160 444 152 444 145 438Z"
        ),
        second,
        4,
        3,
        2.8,
    )
    # crossing leg, tip of the toe on the ground
    text += cloth(
        (
            "M114 302C112 330 124 354 146 374C166 390 184 408 198 428L214 416C208 396 198 378 182 364"
            "C176 344 172 322 170 304Z"
        ),
        hose[1],
        shade_width=6,
        light_width=3,
        contour=3,
        folds=stroke_list("134 322, 142 346, 158 366"),
    )
    text += garter(142, 366, 34, trim)
    text += form(
        "M195 421C203 434 206 446 204 460C204 468 214 470 219 462C226 450 226 432 216 413C210 421 202 424 195 421Z",
        main,
        3,
        2,
        2.6,
    )
    hx, hy = 74.0, 206.0
    if sign == "B":
        text += group(held("B", 0, 0, 1, 0, 226), 66, 424)
    elif is_shaft(sign):
        text += held(sign, hx, hy, 1, 0, 150)
    text += turned(_skirt(livery), -2, 152, 252)
    upper = _doublet(livery, _TORSO) + _hip_arm(livery, face.skin)
    upper += cloth(
        "M106 186C98 196 92 200 84 200L74 208C72 222 82 230 94 230C110 228 122 218 130 202Z",
        second,
        shade_width=5,
        light_width=3,
    )
    upper += form(blob(point_list("92 200, 84 199, 76 208, 78 222, 86 229, 96 220")), trim, 2, 2, 2.2)
    upper += _puff(_LEFT_PUFF, livery, -28)
    if sign == "B":
        upper += form(blob(point_list("58 200, 66 192, 80 194, 88 204, 84 214, 74 216, 60 214")), face.skin, 3, 2, 2.6)
        upper += tapers(stroke_list("59 205, 66 206, 73 204; 60 210, 67 211, 74 209; 70 196, 77 198, 82 204"), 1.4)
    elif is_shaft(sign):
        upper += fist(hx, hy + 6, 1, -6, face.skin)
    else:
        upper += held(sign, hx - 4, hy - 2) + palm(hx + 1, hy + 7, 1, -8, face.skin)
    upper += _ruff() + group(head(face), 150, 126, -3)
    return text + turned(upper, -5, 152, 252)
