"""Pixmaps of cards, backs, shadows and stacks: drawn from the SVGs once per width and device pixel ratio."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform

from carte_italiane.cards import card_text
from carte_italiane.paths import picture_folder, resource
from carte_italiane.play.look import FIRST, Look
from carte_italiane.ui import palette
from carte_italiane.ui.table.geometry import height_of, thickness
from carte_italiane.ui.table.picture_cache import Picture, PictureCache
from carte_italiane.ui.table.picture_store import PictureStore

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtSvg import QSvgRenderer

    from carte_italiane.cards import Card

#: Below this width in pixels the large indices are shown by themselves.
SMALL: Final = 140
#: Below this width a card on a page is drawn as a miniature.
TINY: Final = 72
#: Corner radius and the room round a card for its shadow, in card widths.
CORNER: Final = 0.06
HALO: Final = 0.12


class CardTheme:
    """A deck, its indices, a back and a table, at the device pixel ratio of one window."""

    def __init__(self, look: Look = FIRST) -> None:
        self.ratio = 1.0
        #: The cards of this table are so small that all of them show their large index.
        self.small_cards = False
        self.pictures = PictureCache()
        self._store = PictureStore(picture_folder())
        self._drawings: dict[str, QSvgRenderer] = {}
        self.set_look(look)

    @property
    def is_french(self) -> bool:
        """Texts about these cards speak of diamonds and queens."""
        return self.deck != "italian"

    @property
    def frozen(self) -> bool:
        """A window is being resized: what there is in another width is given instead of drawing anew."""
        return self.pictures.frozen

    @frozen.setter
    def frozen(self, frozen: bool) -> None:
        self.pictures.frozen = frozen

    def set_look(self, look: Look) -> None:
        """Draw another deck, back, indices or table from now on."""
        self.deck, self.back_name, self.indices, self.table_name = look
        self.pictures.begin_anew()

    def set_ratio(self, ratio: float) -> None:
        """Draw for another device pixel ratio from now on."""
        if ratio != self.ratio:
            self.ratio = ratio
            self.pictures.begin_anew()

    def face(self, card: Card, width: int, lying: int = 0) -> QPixmap:
        """A card's face with its index, ``width`` wide; the index suits a card that is seen ``lying`` wide."""
        index = self._index(lying or width)
        return self.pictures.get(
            Picture(card_text(card), index, width), lambda: self._draw_face(card_text(card), width, index)
        )

    def has_face(self, card: Card, width: int, lying: int = 0) -> bool:
        """Whether this face need not be drawn any more."""
        return self.pictures.has(Picture(card_text(card), self._index(lying or width), width))

    def small_face(self, card: Card, width: int) -> QPixmap:
        """A card on a page: where its art would be too small to be made out, only its rank and suit."""
        if width >= TINY or self.indices == "none":
            return self.face(card, width)
        drawing = (f"decks/miniatures/{self.deck}", card_text(card))
        return self.pictures.get(Picture(drawing[1], "miniature", width), lambda: self._draw([drawing], width))

    def _index(self, lying: int) -> str:
        """``none``, ``normal`` or ``large``: small cards show the large one by themselves."""
        return "large" if self.indices == "normal" and (self.small_cards or lying < SMALL) else self.indices

    def back(self, width: int) -> QPixmap:
        """The back of all cards."""
        return self.pictures.get(Picture("back", "", width), lambda: self._draw([("backs", self.back_name)], width))

    def shadow(self, width: int) -> QPixmap:
        """The soft shadow of a card, ``HALO`` wider on every side."""
        return self.pictures.get(Picture("shadow", "", width), lambda: _shadow(self, width))

    def glow(self, width: int, chosen: bool = False) -> QPixmap:
        """A golden light round a card, ``HALO`` wider on every side; brighter for a chosen one."""
        return self.pictures.get(Picture(f"glow {chosen}", "", width), lambda: _glow(self, width, chosen))

    def stack(self, width: int, size: int, sideways: bool, loose: bool, instead: QPixmap | None = None) -> QPixmap:
        """A stack of cards back up, with its shadow, in a square of 1.5 card heights; not kept: sizes change.

        ``instead``: what is given while frozen.
        """
        picture = Picture(f"stack {sideways}", f"{size} {loose}", width)
        return self.pictures.take(picture, lambda: _stack(self, width, size, sideways, loose), instead)

    def inlay(self, width: int, sideways: bool) -> QPixmap:
        """The place of a stack, inlaid in the table."""
        return self.pictures.get(Picture(f"inlay {sideways}", "", width), lambda: _inlay(self, width, sideways))

    def blank(self, width: float, height: float) -> QPixmap:
        """An empty pixmap of a size in window pixels."""
        pixmap = QPixmap(round(width * self.ratio), round(height * self.ratio))
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def drawing(self, *parts: str) -> QSvgRenderer:
        """A drawing of the resources, parsed once: ``drawing("icons", "dealer")``. Most starts need none."""
        from PySide6.QtSvg import QSvgRenderer

        name = "/".join(parts)
        if name not in self._drawings:
            self._drawings[name] = QSvgRenderer(str(drawing_file(*parts)))
        return self._drawings[name]

    def _draw_face(self, name: str, width: int, index: str) -> QPixmap:
        drawings = [(f"decks/{self.deck}", name)]
        if index != "none":
            drawings.append((f"decks/indices/{self.deck}/{index}", name))
        return self._draw(drawings, width)

    def _draw(self, drawings: Sequence[tuple[str, str]], width: int) -> QPixmap:
        """Some drawings on each other."""

        def draw(painter: QPainter, place: QRectF) -> None:
            for parts in drawings:
                self.drawing(*parts).render(painter, place)

        name = "-".join("-".join(parts) for parts in drawings).replace("/", "-")
        return self.kept(name, [drawing_file(*parts) for parts in drawings], (width, height_of(width)), draw)

    def kept(
        self, name: str, sources: Sequence[Path], size: tuple[float, float], draw: Callable[[QPainter, QRectF], None]
    ) -> QPixmap:
        """The picture of a name and a size in window pixels that was kept on disk, else drawn into that and kept.

        ``sources``: the files that make it what it is.
        """
        pixmap = self.blank(*size)
        found = self._store.load(name, sources, pixmap.width(), pixmap.height())
        if found is not None:
            found.setDevicePixelRatio(self.ratio)
            return found
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, QRectF(QPointF(0, 0), pixmap.deviceIndependentSize()))
        painter.end()
        self._store.keep(name, sources, pixmap)
        return pixmap


def drawing_file(*parts: str) -> Path:
    """The file of a drawing: ``drawing_file("icons", "dealer")``."""
    return resource(*parts[:-1], parts[-1] + ".svg")


def card_rect(width: float, grown: float = 0.0) -> QRectF:
    """A card's rectangle round its middle."""
    size = QSizeF(width + 2 * grown, height_of(width) + 2 * grown)
    return QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)


def _soft(painter: QPainter, width: float, spread: float, colour: str, alpha: int) -> None:
    """Translucent rounded rectangles on each other, the outermost ``spread`` wider than the card."""
    layers = 10
    tint = QColor(colour)
    tint.setAlpha(alpha)
    painter.setBrush(tint)
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(layers):
        grown = spread * (1 - 1.5 * layer / layers)
        painter.drawRoundedRect(card_rect(width, grown), CORNER * width + grown, CORNER * width + grown)


def _shadow(theme: CardTheme, width: int) -> QPixmap:
    def draw(painter: QPainter, place: QRectF) -> None:
        painter.translate(place.center())
        _soft(painter, width, 0.05 * width, "#0A0508", 13)

    return theme.kept("shadow", [Path(__file__)], _with_halo(width), draw)


def _glow(theme: CardTheme, width: int, chosen: bool) -> QPixmap:
    pixmap = theme.blank(*_with_halo(width))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QRectF(QPointF(0, 0), pixmap.deviceIndependentSize()).center())
    _soft(painter, width, HALO * width, palette.GOLD_LIGHT, 34 if chosen else 22)
    line = max(2.0, width * (0.035 if chosen else 0.022))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(palette.GOLD_LIGHT if chosen else palette.GOLD), line))
    painter.drawRoundedRect(card_rect(width, line / 2), CORNER * width + line / 2, CORNER * width + line / 2)
    painter.end()
    return pixmap


def _with_halo(width: int) -> tuple[float, float]:
    """The size of a card and the room round it."""
    return width + 2 * HALO * width, height_of(width) + 2 * HALO * width


def _inlay(theme: CardTheme, width: int, sideways: bool) -> QPixmap:
    """A double hairline of gold."""
    side = 1.5 * height_of(width)
    pixmap = theme.blank(side, side)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    if sideways:
        painter.rotate(90)
    painter.setBrush(QColor(0, 0, 0, 26))
    line = max(1.0, width * 0.014)
    for grown, strength, thin in ((-0.02, 120, 1.0), (-0.075, 75, 0.6)):
        colour = QColor(palette.GOLD)
        colour.setAlpha(strength)
        painter.setPen(QPen(colour, line * thin))
        painter.drawRoundedRect(card_rect(width, grown * width), CORNER * width, CORNER * width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.end()
    return pixmap


def _stack(theme: CardTheme, width: int, size: int, sideways: bool, loose: bool) -> QPixmap:
    """Edges of the lower cards below and to the right, the topmost back on them."""
    side = 1.5 * height_of(width)
    pixmap = theme.blank(side, side)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(side / 2, side / 2)
    rise = thickness(width, size)
    layers = max(1, min(size, round(rise * theme.ratio / 1.6) + 1))
    for layer in range(layers):
        down = (layers - 1 - layer) * rise / layers - rise / 2
        shift = _jitter(layer, width) if loose else 0.0
        painter.save()
        painter.translate(round_to(down * 0.45 + shift, theme.ratio), round_to(down, theme.ratio))
        if sideways:
            painter.rotate(90)
        if layer == 0:
            _soft(painter, width, 0.055 * width, "#0A0508", 13)
        if layer == layers - 1:
            _top_back(theme, painter, width, sideways)
        else:
            painter.setBrush(QColor(palette.PAPER_DEEP if layer % 2 else palette.PAPER_FOLD))
            painter.setPen(QPen(QColor(palette.INK_SOFT if layer % 3 == 0 else palette.PAPER_EDGE), 0.7))
            painter.drawRoundedRect(card_rect(width, -0.4), CORNER * width, CORNER * width)
        painter.restore()
    painter.end()
    return pixmap


def _top_back(theme: CardTheme, painter: QPainter, width: int, sideways: bool) -> None:
    """The topmost card pixel by pixel: turned beforehand, as a painter that is turned would blur it."""
    back, rect = theme.back(width), card_rect(width)
    if sideways:
        painter.rotate(-90)
        back = back.transformed(QTransform().rotate(90))
        rect = rect.transposed()
        rect.moveCenter(QPointF(0, 0))
    if theme.frozen:  # it may be drawn in another width
        painter.drawPixmap(rect, back, QRectF(back.rect()))
    else:
        painter.drawPixmap(rect.topLeft(), back)


def round_to(value: float, ratio: float) -> float:
    """Round to whole device pixels."""
    return round(value * ratio) / ratio


def _jitter(layer: int, width: int) -> float:
    """A small shift to the side, always the same for the same layer: piles are not squared by machine."""
    return ((layer * 7919) % 5 - 2) * 0.008 * width
