"""The committed drawings are what the generator draws, and QtSvg shows them as meant."""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from artwork.cards import FREE_CORNER, HEIGHT, WIDTH, card
from artwork.catalogue import drawings
from artwork.command import differences, main

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
FOLDERS = ("decks", "backs", "tables", "icons")
DECKS = ("italian", "french", "french-four-colours")
FILES = sorted(
    path.relative_to(RESOURCES).as_posix() for folder in FOLDERS for path in (RESOURCES / folder).rglob("*.svg")
)

#: Constructs that QtSvg ignores, draws at the wrong size or paints black.
FORBIDDEN = ("clipPath", "clip-path", "rgba(", "hsl(", "hsla(", "<symbol", "<text", "<image", "mix-blend-mode")
LONG_HEX_COLOUR = re.compile(r"#[0-9a-fA-F]{8}\b|#[0-9a-fA-F]{4}\b")

KILOBYTE = 1024
LARGEST_CARD = 180 * KILOBYTE
LARGEST_MEAN = 80 * KILOBYTE
LARGEST_OTHER = {
    "decks/indices": 6 * KILOBYTE,
    "decks/miniatures": 18 * KILOBYTE,
    "backs": 40 * KILOBYTE,
    "tables": 90 * KILOBYTE,
    "icons": 40 * KILOBYTE,
}


@cache
def text_of(name: str) -> str:
    return (RESOURCES / name).read_bytes().decode()


def is_card(name: str) -> bool:
    return name.split("/")[1] in DECKS


CARDS = [name for name in FILES if is_card(name)]


def rendered(svg: str, width: int, height: int, ground: str = "#ffffff") -> QImage:
    """The drawing stretched over an image of the given size."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def pixels(image: QImage) -> "memoryview[int]":
    """All pixels as 0xFFRRGGBB."""
    return memoryview(image.constBits()).cast("B").cast("I")


def rows(image: QImage, left: int, top: int, right: int, bottom: int) -> Iterator[bytes]:
    """Bytes of each pixel row of a part of an image."""
    data = memoryview(image.constBits()).cast("B")
    for y in range(top, bottom):
        start = y * image.bytesPerLine()
        yield bytes(data[start + 4 * left : start + 4 * right])


def test_the_decks_are_complete() -> None:
    codes = {f"{rank}{suit}.svg" for rank in "A234567FCR" for suit in "DCSB"}
    folders = [f"decks/{deck}" for deck in DECKS]
    folders += [f"decks/indices/{deck}/{size}" for deck in DECKS for size in ("normal", "large")]
    folders += [f"decks/miniatures/{deck}" for deck in DECKS]
    for folder in folders:
        assert {path.name for path in (RESOURCES / folder).iterdir()} == codes, folder


@pytest.mark.skipif(sys.platform != "linux", reason="the last digit of a coordinate may hang on the C library")
def test_committed_files_are_what_the_generator_draws() -> None:
    assert differences(RESOURCES, drawings()) == []


def test_the_check_names_missing_changed_and_foreign_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("artwork.command.drawings", lambda: {"backs/a.svg": "<a/>\n", "backs/b.svg": "<b/>\n"})
    assert main(["--out", str(tmp_path)]) == 0
    assert main(["--out", str(tmp_path), "--check"]) == 0
    (tmp_path / "backs/a.svg").unlink()
    (tmp_path / "backs/b.svg").write_text("<c/>\n")
    (tmp_path / "backs/z.svg").write_text("<z/>\n")
    capsys.readouterr()
    assert main(["--out", str(tmp_path), "--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "backs/a.svg: missing",
        "backs/b.svg: differs",
        "backs/z.svg: not drawn by this program",
    ]
    assert not (tmp_path / "backs/a.svg").exists()


@pytest.mark.parametrize("name", FILES)
def test_every_drawing_is_seen(name: str) -> None:
    """Valid, not empty, and not black: a colour or gradient that QtSvg cannot read is painted black; ink is lighter."""
    size = QSvgRenderer(str(RESOURCES / name)).defaultSize()
    width = 60
    image = rendered(text_of(name), width, max(8, width * size.height() // size.width()), "#7F9F8F")
    found = Counter(pixels(image).tolist())
    total = sum(found.values())
    black = sum(count for pixel, count in found.items() if max(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255) < 24)
    assert len(found) > 8, "nothing drawn"
    assert black < total / 20, f"{100 * black // total} % black"


@pytest.mark.parametrize("deck", DECKS)
def test_the_index_corner_is_free(deck: str) -> None:
    """Under the large index, rounded at its lower right, every card equals the blank card pixel by pixel."""
    scale, (left, top, right, bottom), radius = 2, FREE_CORNER, 14

    def corner(svg: str) -> list[bytes]:
        image = rendered(svg, WIDTH * scale, HEIGHT * scale)
        square = (bottom - radius) * scale
        upper = rows(image, (left + 2) * scale, (top + 2) * scale, (right - 1) * scale, square)
        parts = list(upper)
        for y in range(square, (bottom - 1) * scale):
            down = y / scale - (bottom - radius)
            reach = right - radius + ((radius - 1) ** 2 - down**2) ** 0.5
            parts += rows(image, (left + 2) * scale, y, int(reach * scale), y + 1)
        return parts

    blank = corner(card(""))
    taken = [name for name in CARDS if name.startswith(f"decks/{deck}/") and corner(text_of(name)) != blank]
    assert taken == []


def test_file_sizes() -> None:
    sizes = {name: len(text_of(name).encode()) for name in FILES}
    assert [name for name in CARDS if sizes[name] > LARGEST_CARD] == []
    for deck in DECKS:
        cards = [sizes[name] for name in CARDS if name.startswith(f"decks/{deck}/")]
        assert sum(cards) / len(cards) <= LARGEST_MEAN, deck
    for folder, limit in LARGEST_OTHER.items():
        assert [name for name in FILES if name.startswith(folder + "/") and sizes[name] > limit] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_only_what_qtsvg_understands(folder: str) -> None:
    for name in FILES:
        if name.startswith(folder + "/"):
            text = text_of(name)
            assert [word for word in FORBIDDEN if word in text] == [], name
            assert LONG_HEX_COLOUR.search(text.replace("xlink:href", "")) is None, name


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("backs/")])
def test_a_turned_back_does_not_show(name: str) -> None:
    image = rendered(text_of(name), WIDTH, HEIGHT)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    pairs = zip(pixels(image), pixels(turned), strict=True)
    apart = sum(abs(QColor(a).lightness() - QColor(b).lightness()) > 40 for a, b in pairs if a != b)
    assert apart < WIDTH * HEIGHT / 500
