"""Standing kings: in state, and in a gown.

All kings look to the viewer's left and hold the suit object on that side; mirror a figure (with
``pen.reversed_light``) to bring the object to the right, away from the index corner.
"""

from artwork.curves import blob
from artwork.figures.costume import Livery, brocade, ermine_tails
from artwork.figures.faces import Head
from artwork.figures.hands import fist, held, is_shaft, palm
from artwork.figures.heads import head
from artwork.figures.regalia import orb, sceptre
from artwork.geometry import circle, moved, point_list, rectangle, stroke_list, subtract
from artwork.palette import INK
from artwork.pen import cloth, double_line, form, group, path
from artwork.pips import dots


def king_in_state(sign: str, livery: Livery, face: Head, other_hand: str = "hip", shaft: float = 168) -> str:
    """Standing king in mantle, ermine cape and long robe; other_hand: hip, orb or sceptre."""
    main, second, trim = livery.main, livery.second, livery.trim
    mantle = (
        "M118 164C92 172 74 196 66 250C58 320 48 400 38 452C70 462 110 458 152 458C196 458 236 462 268 452"
        "C256 400 248 320 240 250C232 196 212 172 186 164Z"
    )
    text = brocade(
        mantle,
        livery,
        folds=stroke_list(
            "78 290, 66 370, 56 436; 92 320, 84 390, 80 444; 98 260, 94 310, 92 360; 228 290, 240 370, 250 436; "
            "214 320, 222 390, 228 444; 208 260, 212 310, 214 360"
        ),
        hem=13,
        hem_colour=trim,
        shade_width=8,
        light_width=5,
    )
    text += form("M126 200C112 270 104 370 96 456L208 456C200 370 192 270 178 200Z", "ivory", 6, 0, 2.6)
    text += ermine_tails(
        point_list("112 300, 107 340, 103 380, 101 420, 192 300, 197 340, 201 380, 203 420, 117 262, 187 262"), 5.5
    )
    robe = (
        "M122 180C120 215 124 240 126 258C118 320 114 390 110 450C130 460 176 460 194 450C190 390 186 320 178 258"
        "C180 240 184 215 182 180Z"
    )
    text += cloth(
        robe,
        second,
        pattern=livery.pattern,
        pattern_colour=livery.pattern_colour,
        step=(26, 30),
        folds=stroke_list("134 275, 128 350, 126 432; 152 280, 150 350, 152 434; 170 275, 174 350, 176 432"),
        hem=16,
        hem_colour=trim,
        light_width=0,
    )
    text += path("".join(f"M{x} 437L{x + 4} 443L{x} 449L{x - 4} 443Z" for x in (124, 138, 152, 166, 180)), main, INK, 1)
    text += form("M118 454C112 462 110 468 122 468L142 467C146 462 144 456 140 453Z", main, 4, 2, 2.6)
    text += form("M162 453C160 458 160 464 164 467L184 468C194 468 192 462 186 454Z", main, 4, 2, 2.6)
    text += form("M123 248C140 256 164 256 181 248L182 262C164 271 140 271 122 262Z", "gold", 4, 3, 2.4)
    text += form(rectangle(143, 250, 18, 20, 4), livery.gem, 3, 2, 2.2) + path(circle(152, 260, 4), "gold", INK, 1.2)
    if other_hand == "sceptre":
        text += sceptre(232, 262, 222, 88, livery.gem)
        text += cloth(
            "M184 176C206 178 222 192 230 210L240 222C242 234 236 246 226 248C206 250 190 232 180 206Z",
            second,
            shade_width=6,
            light_width=3,
            folds=stroke_list("196 188, 206 206, 216 232; 190 196, 198 214, 206 228"),
        )
        text += form(blob(point_list("216 214, 228 206, 238 214, 238 232, 226 242, 216 236")), "gold", 3, 2, 2.4)
        text += double_line("M231.6 258L228.6 204", 5, "gold", 1.7) + fist(231, 220, -1, 4, face.skin, 0.95)
    else:
        text += cloth(
            (
                "M184 176C206 178 222 196 226 222C228 240 218 256 204 264L188 254C196 244 198 236 194 226"
                "C190 214 184 206 178 200Z"
            ),
            second,
            shade_width=6,
            light_width=3,
            folds=stroke_list("196 188, 208 204, 212 226; 190 200, 200 214, 204 232"),
        )
        text += form(blob(point_list("186 250, 196 246, 208 258, 204 268, 192 264")), "gold", 3, 2, 2.2)
        if other_hand == "orb":
            text += orb(182, 240, "blue" if second != "blue" else "red") + palm(186, 262, -1, -6, face.skin, 1.05)
        else:
            text += fist(188, 262, 1, -70, face.skin, 0.95)
    hx, hy = 66.0, 212.0
    if is_shaft(sign):
        text += held(sign, hx, hy, 1, 0, shaft)
    text += cloth(
        "M126 172C100 176 86 196 88 216C90 240 100 262 112 276C120 262 128 236 132 206Z",
        main,
        shade_width=6,
        folds=stroke_list("108 196, 104 226, 112 258; 118 200, 114 226, 116 246"),
    )
    text += form(blob(point_list("96 214, 84 206, 76 208, 74 222, 84 232, 98 230")), second, 4, 2, 2.4)
    text += form(blob(point_list("80 205, 72 208, 70 224, 80 232, 86 220")), "gold", 3, 2, 2.2)
    if is_shaft(sign):
        text += fist(hx, hy + 6, 1, -6, face.skin)
    else:
        text += held(sign, hx - 2, hy - 3) + palm(hx + 3, hy + 6, 1, -8, face.skin)
    text += form(
        (
            "M124 158C104 164 92 176 86 196C106 214 130 222 152 222C174 222 198 214 218 196C212 176 200 164 182 158"
            "C172 170 134 170 124 158Z"
        ),
        "ivory",
        7,
        0,
        3,
    )
    text += ermine_tails(
        point_list(
            "104 188, 120 200, 138 207, 156 210, 174 206, 192 197, 204 184, 116 178, 188 178, 134 190, 170 190, 152 194"
        )
    )
    text += double_line("M122 170C126 212 142 226 152 228C162 226 178 212 182 170", 2.4, "gold")
    text += form(circle(152, 234, 8), "gold", 3, 2, 2) + path(circle(152, 234, 3), livery.gem, INK, 1)
    return text + group(head(face), 152, 124)


def king_in_gown(sign: str, livery: Livery, face: Head) -> str:
    """Old king in a fur-edged houppelande with sleeves that hang to the knee; orb in the other hand."""
    second, trim = livery.second, livery.trim
    gown = (
        "M122 172C112 204 114 230 119 254C104 320 88 392 74 452C108 468 196 468 230 452C216 392 200 320 185 254"
        "C190 230 192 204 182 172C166 160 138 160 122 172Z"
    )
    text = form("M112 456C104 462 102 470 116 471L140 470C146 464 144 458 138 454Z", second, 4, 2, 2.6)
    text += form("M166 454C160 460 160 466 166 470L190 471C204 470 200 462 192 456Z", second, 4, 2, 2.6)
    text += brocade(
        gown,
        livery,
        folds=stroke_list(
            "128 268, 110 350, 98 440; 138 272, 128 350, 122 440; 176 268, 194 350, 206 440; 166 272, 176 350, 182 440"
        ),
        shade_width=9,
        light_width=5,
    )
    hem = subtract(gown, moved(gown, 0, -17))
    text += path(hem, "ivory", INK, 2.2)
    text += ermine_tails(point_list("88 452, 106 457, 126 460, 178 460, 198 457, 216 452"), 5)
    text += form(
        "M144 180C142 250 140 350 139 462C147 464 157 464 165 462C164 350 162 250 160 180Z", "ivory", 4, 0, 2.4
    )
    text += ermine_tails(point_list("148 286, 156 312, 148 340, 156 368, 147 396, 157 424, 148 448"), 5)
    text += form("M116 248C138 260 166 260 188 248L189 262C166 273 138 273 115 262Z", second, 4, 3, 2.4)
    text += form(rectangle(143, 251, 18, 20, 4), "gold", 3, 2, 2.2) + path(circle(152, 261, 4.4), livery.gem, INK, 1.2)
    text += path(dots(point_list("124 257, 133 260, 171 260, 180 257"), 2.6), "gold", INK, 1)
    # far sleeve and the orb
    lining = "M184 246C200 270 206 320 228 366C208 372 194 344 190 312C188 288 188 266 180 258Z"
    sleeve = (
        "M180 174C204 180 220 202 227 230C236 274 240 324 228 366C218 340 208 300 200 276L182 250"
        "C192 246 196 236 190 222C186 212 180 204 174 198Z"
    )
    text += form(lining, second, 5, 0, 3)
    text += brocade(
        sleeve,
        livery,
        folds=stroke_list("200 196, 212 240, 220 310; 212 204, 226 258, 230 330; 192 200, 204 236, 208 276"),
        shade_width=7,
    )
    text += double_line("M200 276C208 300 218 340 228 366", 4.6, "ivory", 1.5)
    text += form(blob(point_list("176 250, 186 246, 196 256, 194 268, 182 268")), trim, 3, 2, 2.2)
    text += orb(176, 240, "blue" if second != "blue" else "red") + palm(180, 262, -1, -6, face.skin, 1.05)
    # near sleeve, hand raised with the object
    hx, hy = 66.0, 212.0
    if is_shaft(sign):
        text += held(sign, hx, hy, 1, 0, 168)
    lining = "M80 222C94 240 102 280 100 320C98 342 92 358 84 366C72 330 68 276 72 232Z"
    sleeve = (
        "M124 174C100 180 86 196 80 208C90 226 98 236 104 262C108 296 104 336 84 366C112 366 126 336 128 306"
        "C130 272 126 244 134 208Z"
    )
    text += form(lining, second, 5, 0, 3)
    text += brocade(
        sleeve,
        livery,
        folds=stroke_list("112 190, 110 236, 116 310; 122 198, 120 244, 122 290; 102 196, 108 240, 112 280"),
        shade_width=6,
    )
    text += double_line("M80 210C90 226 98 236 104 262C108 296 104 336 84 366", 4.6, "ivory", 1.5)
    text += form("M100 216C90 222 84 222 78 216L72 230C80 240 92 242 104 232Z", second, 3, 2, 2.4)
    text += form(blob(point_list("82 207, 74 210, 70 225, 79 234, 87 222")), trim, 3, 2, 2.2)
    if is_shaft(sign):
        text += fist(hx, hy + 6, 1, -6, face.skin)
    else:
        text += held(sign, hx - 2, hy - 3) + palm(hx + 3, hy + 6, 1, -8, face.skin)
    collar = (
        "M126 160C112 166 104 176 102 190C120 204 138 208 152 208C166 208 186 204 202 190C200 176 192 166 180 160"
        "C170 172 136 172 126 160Z"
    )
    text += form(collar, "ivory", 6, 0, 3)
    text += ermine_tails(point_list("114 186, 130 194, 145 198, 160 198, 175 194, 190 186, 132 180, 172 180"))
    text += double_line("M126 168C126 210 140 228 152 232C164 228 178 210 178 168", 2.4, "gold")
    text += form(circle(152, 238, 8), "gold", 3, 2, 2) + path(circle(152, 238, 3), livery.gem, INK, 1)
    return text + group(head(face), 152, 124)
