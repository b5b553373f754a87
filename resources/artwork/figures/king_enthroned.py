"""The seated king: frontal, on a high-backed throne."""

from artwork.curves import blob
from artwork.figures.costume import Livery, brocade, ermine_tails
from artwork.figures.faces import Head
from artwork.figures.hands import fist, held, is_shaft, palm
from artwork.figures.heads import head
from artwork.figures.regalia import sceptre
from artwork.geometry import circle, point_list, rectangle, stroke_list
from artwork.palette import INK, shade
from artwork.pen import cloth, crescent, double_line, form, group, hatch, line, path, tapers


def king_enthroned(sign: str, livery: Livery, face: Head) -> str:
    """Seated king, frontal, on a high-backed throne; sceptre in the other hand."""
    main, second, trim = livery.main, livery.second, livery.trim
    wood = "brown"
    # throne: back, finials, sides, step
    text = form(
        (
            "M94 330V158C94 134 116 118 134 110C142 106 148 100 152 92C156 100 162 106 170 110"
            "C188 118 210 134 210 158V330Z"
        ),
        wood,
        7,
        4,
        3.2,
    )
    panel = (
        "M103 330V164C103 142 122 128 138 120C144 117 149 112 152 108C155 112 160 117 166 120"
        "C182 128 201 142 201 164V330Z"
    )
    back = "wine" if main != "wine" else "red"
    text += cloth(
        panel,
        back,
        pattern="lozenge",
        pattern_colour="gold",
        step=(20, 24),
        pattern_scale=0.8,
        shade_width=6,
        light_width=0,
        contour=2.2,
    )
    for x in (94.0, 210.0):
        text += form(circle(x, 150, 9), "gold", 3, 2, 2.4) + path(circle(x, 150, 3.4), livery.gem, INK, 1)
    for x in (62.0, 222.0):
        side = rectangle(x, 318, 20, 128, 3)
        text += form(side, wood, 5, 3, 3) + hatch(side, 90, 4, 0.9, shade(wood))
        text += form(rectangle(x - 3, 398, 26, 9, 3), "gold", 2, 1.5, 2) + form(
            rectangle(x - 4, 440, 28, 12, 3), wood, 3, 2, 2.6
        )
        text += form(
            blob([(x - 8, 306), (x + 10, 298), (x + 28, 306), (x + 27, 322), (x + 10, 328), (x - 7, 322)]),
            wood,
            4,
            3,
            2.8,
        )
        text += form(circle(x + 10, 313, 7), "gold", 2, 2, 2) + path(circle(x + 10, 313, 2.6), livery.gem)
    step = "M44 446H260L268 470H36Z"
    text += form(step, "wine" if main != "wine" else "red", 5, 4, 3) + line("M41 456H263", 2.2, "gold")
    # mantle over the shoulders, falling inside the arms of the throne
    mantle = (
        "M120 164C98 170 84 190 78 226C74 270 76 330 70 420C84 436 110 440 130 436L174 436"
        "C196 440 220 436 234 420C228 330 230 270 226 226C220 190 206 170 184 164Z"
    )
    text += brocade(
        mantle,
        livery,
        folds=stroke_list(
            "88 300, 86 360, 82 420; 216 300, 218 360, 222 420; 98 270, 96 320, 96 372; 206 270, 208 320, 208 372"
        ),
        hem=12,
        hem_colour=trim,
        shade_width=8,
        light_width=5,
    )
    text += form("M126 196C110 250 104 320 98 432L206 432C200 320 194 250 178 196Z", "ivory", 6, 0, 2.4)
    text += ermine_tails(point_list("103 390, 105 350, 201 390, 199 350, 113 262, 191 262, 102 420, 202 420"), 5.5)
    # lower robe: knees apart, heavy cup-shaped folds between them
    lower = (
        "M118 262C104 282 98 304 97 326C97 366 94 410 90 444C112 456 192 456 214 444C210 410 207 366 207 326"
        "C206 304 200 282 186 262Z"
    )
    text += cloth(
        lower,
        second,
        pattern=livery.pattern,
        pattern_colour=livery.pattern_colour,
        step=(26, 30),
        hem=15,
        hem_colour=trim,
        shade_width=8,
        light_width=0,
        folds=stroke_list(
            "116 330, 134 352, 152 356, 170 352, 188 330; 112 362, 132 392, 152 398, 172 392, 192 362; 110 400, "
            "132 424, 152 428, 172 424, 194 400"
        ),
    )
    for m in (1, -1):
        cx = 152 - m * 37
        knee = blob(
            [(cx - 16, 300), (cx - 4, 288), (cx + 12, 290), (cx + 19, 306), (cx + 14, 326), (cx, 334), (cx - 14, 324)]
        )
        text += path(crescent(knee, 6), shade(second), opacity=0.8)
        text += tapers([[(cx - 17, 304), (cx - 15, 324), (cx - 2, 335), (cx + 13, 328)]], 2.6)
    text += form("M104 446C96 454 92 464 104 466L132 465C136 458 134 450 128 446Z", main, 4, 2, 2.6)
    text += form("M176 446C170 450 168 458 172 465L200 466C212 464 208 454 200 446Z", main, 4, 2, 2.6)
    # torso
    text += cloth(
        "M124 178C118 210 118 240 120 270C140 282 164 282 184 270C186 240 186 210 180 178Z",
        second,
        pattern=livery.pattern,
        pattern_colour=livery.pattern_colour,
        step=(26, 30),
        shade_width=7,
        light_width=0,
    )
    # mantle drawn across the lap
    lap = (
        "M196 250C212 264 218 286 214 306C196 344 150 360 92 352C88 372 92 388 96 396C150 404 206 386 230 330"
        "C236 296 226 266 206 242Z"
    )
    text += brocade(
        lap,
        livery,
        folds=stroke_list("206 276, 196 318, 150 350; 218 292, 208 340, 160 374"),
        hem=9,
        hem_colour=trim,
        shade_width=6,
    )
    text += form("M121 256C140 266 164 266 183 256L184 269C164 279 140 279 120 269Z", "gold", 4, 3, 2.4)
    text += form(rectangle(143, 259, 18, 18, 4), livery.gem, 3, 2, 2.2) + path(circle(152, 268, 4), "gold", INK, 1.2)
    # far arm with the sceptre leaning on the throne's arm
    text += sceptre(217, 318, 246, 162, livery.gem)
    text += cloth(
        "M182 176C204 178 220 196 228 222C238 244 240 260 232 276L212 278C202 262 192 238 180 212Z",
        second,
        shade_width=6,
        light_width=3,
        folds=stroke_list("196 190, 210 216, 220 258; 190 200, 202 226, 210 252"),
    )
    text += form(blob(point_list("208 268, 222 262, 236 268, 234 282, 220 288, 209 282")), "gold", 3, 2, 2.2)
    text += double_line("M219 306L226.5 266", 5, "gold", 1.7) + fist(222, 284, -1, 8, face.skin, 0.95)
    # near arm raised with the object
    hx, hy = 66.0, 216.0
    if is_shaft(sign):
        text += held(sign, hx, hy, 1, 0, 168)
    text += cloth(
        "M126 172C100 176 86 198 88 220C90 246 98 268 110 284C120 266 130 238 134 206Z",
        main,
        shade_width=6,
        folds=stroke_list("108 198, 104 230, 111 262; 118 202, 114 230, 116 250"),
    )
    text += form(blob(point_list("96 218, 84 210, 76 212, 74 226, 84 236, 98 234")), second, 4, 2, 2.4)
    text += form(blob(point_list("80 209, 72 212, 70 228, 80 236, 86 224")), "gold", 3, 2, 2.2)
    if is_shaft(sign):
        text += fist(hx, hy + 6, 1, -6, face.skin)
    else:
        text += held(sign, hx - 2, hy - 3) + palm(hx + 3, hy + 6, 1, -8, face.skin)
    # ermine collar, chain
    text += form(
        (
            "M126 160C110 166 100 178 98 194C116 210 136 216 152 216C168 216 188 210 206 194C204 178 194 166 180 160"
            "C170 172 136 172 126 160Z"
        ),
        "ivory",
        7,
        0,
        3,
    )
    text += ermine_tails(
        point_list("112 188, 126 198, 140 204, 156 205, 171 202, 185 195, 196 184, 130 184, 152 190, 174 184")
    )
    text += double_line("M124 172C128 212 142 226 152 228C162 226 176 212 180 172", 2.4, "gold")
    text += form(circle(152, 234, 8), "gold", 3, 2, 2) + path(circle(152, 234, 3), livery.gem, INK, 1)
    return text + group(head(face), 152, 126)
