"""The icon of record files: a sheet of the score pad with a turned corner and a coin, in two drawings by size."""

from typing import Final

from artwork.cards import document
from artwork.geometry import circle, petal, placed
from artwork.palette import INK, shade
from artwork.pen import group, line, path
from artwork.pips import coin

#: Pixel sizes to export and the drawing that serves each of them.
FILE_ICON_SIZES: Final = {32: "small", 128: "large"}


def record_small() -> str:
    """Up to 32 px: the sheet, the corner, a plain coin. View box 32."""
    text = path("M6 1.5H20L27 8.5V30.5H6Z", "paper", INK, 2) + path("M20 1.5V8.5H27Z", "#1F5A40", INK, 1.6)
    text += path(circle(16.5, 19.5, 7), "gold", INK, 1.6) + path(circle(16.5, 19.5, 4), "red")
    for angle in (0, 90, 180, 270):
        text += path(placed(petal(3.8, 1.5, 0.3), 16.5, 19.5, angle), "ivory")
    return document(text, 32, 32)


def record_large() -> str:
    """From 48 px on: lines of a score pad and the coin of the deck. View box 128."""
    sheet, corner = "M26 6H80L108 34V116C108 119.3 105.3 122 102 122H26Q20 122 20 116V12Q20 6 26 6Z", "M80 6V34H108Z"
    text = path(placed(sheet, 2, 3), "#0B2419", opacity=0.22) + path(sheet, "paper", INK, 3)
    text += line("M25 34V116.5H103V38", 1, shade("gold"), 0.8) + line("M34 24H66M34 34H66", 2, shade("gold"))
    text += path(corner, "#1F5A40", INK, 3) + line("M84.5 15V29.5H99", 1.4, "gold")
    return document(text + group(coin(31, 0, 2.6), 64, 77), 128, 128)


def file_icon(size: int) -> str:
    """The drawing meant for a pixel size."""
    return {"small": record_small, "large": record_large}[FILE_ICON_SIZES[size]]()
