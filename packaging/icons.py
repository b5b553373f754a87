"""The icons of packages, drawn from resources/icons when one is made: PNG, and the containers of other systems."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from setup_env import ROOT

ICONS = ROOT / "resources" / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
#: The kinds of pictures in Apple's container, by their width.
_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def drawing(name: str, size: int, folder: Path = ICONS) -> Path:
    """The drawing made for this size, else for the next larger one: small icons show less."""
    drawn = {int(path.stem.rpartition("-")[2]): path for path in folder.glob(f"{name}-*.svg")}
    return drawn[min((width for width in drawn if width >= size), default=max(drawn))]


def png(name: str, size: int, folder: Path = ICONS) -> bytes:
    """An icon as a PNG file."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing(name, size, folder))).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # its types want text, it wants bytes or text
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows' container of PNG files, by their width."""
    offset = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for width, picture in sorted(pictures.items()):
        side = width % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset + len(body))
        body += picture
    return head + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """Apple's container of PNG files, by their width."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[width])) + pictures[width]
        for width, kind in _ICNS.items()
        if width in pictures
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write_icons(folder: Path) -> None:
    """The icons of the program and of its files for Windows and macOS."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("app", "record"):
        pictures = {size: png(name, size) for size in SIZES}
        (folder / f"{name}.ico").write_bytes(ico({size: pictures[size] for size in SIZES if size <= 256}))
        (folder / f"{name}.icns").write_bytes(icns(pictures))
