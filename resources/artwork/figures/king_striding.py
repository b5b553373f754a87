"""The striding king: true profile, cloak thrown over his arm."""

from artwork.curves import blob
from artwork.figures.costume import Livery, brocade, ermine_tails
from artwork.figures.faces import Head
from artwork.figures.hands import fist, held, is_shaft, palm
from artwork.figures.heads import head
from artwork.geometry import circle, point_list, rectangle, stroke_list
from artwork.palette import INK, shade
from artwork.pen import cloth, double_line, form, group, path, tapers


def king_striding(sign: str, livery: Livery, face: Head) -> str:
    """King in profile stepping forward, knee-length robe and boots, cloak thrown over his arm."""
    main, second, trim = livery.main, livery.second, livery.trim
    cloak = (
        "M138 160C176 158 202 168 216 192C236 228 250 284 262 334C270 370 274 404 266 428C240 444 206 432 184 404"
        "C196 340 190 260 170 200Z"
    )
    text = brocade(
        cloak,
        livery,
        folds=stroke_list("216 220, 236 300, 252 404; 206 230, 222 310, 232 416; 196 250, 206 330, 212 412"),
        hem=13,
        hem_colour=trim,
        shade_width=8,
        light_width=4,
    )
    # trailing leg
    text += cloth(
        (
            "M160 336C168 366 184 388 198 404C208 418 214 430 216 440L236 434C236 420 232 406 224 394"
            "C216 374 212 354 206 334Z"
        ),
        "ivory" if second != "ivory" else "sand",
        shade_width=5,
        light_width=3,
        contour=3,
    )
    boot = (
        "M194 402C206 418 212 432 214 440C206 446 198 452 190 457C186 461 188 466 194 467C210 468 228 462 241 452"
        "C238 434 236 414 229 394C220 402 206 406 194 402Z"
    )
    text += form(boot, "brown", 5, 3, 2.8) + form(
        "M190 398C204 402 222 398 232 388L234 399C222 409 206 412 193 409Z", trim, 2, 2, 2
    )
    # leading leg
    text += cloth(
        "M108 336C104 364 101 390 102 412L132 412C140 388 150 362 154 336Z",
        "ivory" if second != "ivory" else "sand",
        shade_width=5,
        light_width=3,
        contour=3,
        folds=stroke_list("122 362, 116 384, 114 402"),
    )
    boot = (
        "M100 402C100 424 100 438 99 446C90 450 78 455 68 459C63 463 66 467 73 468C92 470 113 469 127 466"
        "C130 456 129 440 133 404C122 411 110 409 100 402Z"
    )
    text += form(boot, "brown", 5, 3, 2.8) + form(
        "M96 398C110 408 124 408 136 399L136 410C124 417 110 416 97 409Z", trim, 2, 2, 2
    )
    text += tapers(stroke_list("104 424, 112 430, 122 428; 216 424, 224 428, 232 424"), 1.6, shade("brown"))
    # robe
    robe = (
        "M124 176C116 206 116 232 120 252C106 290 96 326 90 358C112 370 140 374 168 371C192 369 212 362 226 352"
        "C216 318 202 286 188 252C194 226 194 200 186 172Z"
    )
    text += cloth(
        robe,
        second,
        pattern=livery.pattern,
        pattern_colour=livery.pattern_colour,
        step=(26, 30),
        folds=stroke_list(
            "132 268, 120 312, 112 352; 146 272, 142 316, 140 358; 162 272, 168 314, 174 356; 176 266, 192 308, 204 346"
        ),
        hem=15,
        hem_colour=trim,
        light_width=3,
    )
    text += form("M117 246C138 258 166 258 189 246L190 259C166 271 140 271 117 260Z", "gold", 4, 3, 2.4)
    text += form(rectangle(132, 251, 18, 19, 4), livery.gem, 3, 2, 2.2) + path(circle(141, 260.5, 4), "gold", INK, 1.2)
    # rear arm with the cloak over it
    text += cloth(
        (
            "M182 178C204 182 220 204 226 232C222 250 206 262 184 264L176 250C192 246 200 240 202 234"
            "C196 220 186 210 178 204Z"
        ),
        second,
        shade_width=6,
        light_width=3,
        folds=stroke_list("198 194, 212 216, 214 240"),
    )
    drape = (
        "M182 240C202 226 224 224 240 232C252 262 256 304 250 346C242 358 228 354 222 342C214 356 198 354 192 340"
        "C198 306 194 272 182 240Z"
    )
    text += brocade(
        drape,
        livery,
        folds=stroke_list("206 240, 210 290, 206 344; 226 240, 234 290, 234 346; 196 250, 200 290, 198 330"),
        hem=10,
        hem_colour=trim,
        shade_width=6,
    )
    text += form(blob(point_list("176 246, 186 242, 192 254, 186 266, 175 262")), "gold", 3, 2, 2.2) + fist(
        168, 256, 1, -78, face.skin, 0.95
    )
    # leading arm with the object
    hx, hy = 64.0, 224.0
    if sign == "B":
        text += held("B", hx, 424, 1, 0, 290)
    elif is_shaft(sign):
        text += held(sign, hx, hy, 1, 0, 168)
    text += cloth(
        "M130 172C106 176 94 198 88 218C92 244 100 262 110 278C122 262 134 236 140 206Z",
        main,
        shade_width=6,
        folds=stroke_list("112 196, 106 226, 110 258; 124 200, 118 226, 116 246"),
    )
    text += form("M104 212C94 220 86 220 78 218L72 230C80 244 98 246 112 234Z", second, 4, 2, 2.4)
    text += form(blob(point_list("82 212, 74 214, 70 228, 78 238, 86 228")), "gold", 3, 2, 2.2)
    if is_shaft(sign):
        text += fist(hx, hy + 2, 1, -6, face.skin)
    else:
        text += held(sign, hx - 2, hy - 3) + palm(hx + 3, hy + 6, 1, -8, face.skin)
    text += form(
        (
            "M126 162C112 170 104 182 102 198C118 212 138 217 156 215C178 212 198 204 212 190C206 174 196 164 182 158"
            "C166 172 140 174 126 162Z"
        ),
        "ivory",
        7,
        0,
        3,
    )
    text += ermine_tails(
        point_list("114 192, 128 202, 144 206, 160 205, 176 200, 192 190, 198 178, 130 186, 152 190, 172 184")
    )
    text += double_line("M130 172C130 208 136 222 144 226C156 222 172 206 178 170", 2.4, "gold")
    text += form(circle(144, 232, 8), "gold", 3, 2, 2) + path(circle(144, 232, 3), livery.gem, INK, 1)
    return text + group(head(face), 148, 122)
