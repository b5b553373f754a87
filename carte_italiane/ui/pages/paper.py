"""A sheet from a club's score pad, lying on the table: what every page is written on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QPushButton, QWidget

from carte_italiane.ui import palette
from carte_italiane.ui.fonts import apply_fonts
from carte_italiane.ui.ornaments import blank, paint_ornament, paint_shadow
from carte_italiane.ui.style import metrics

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from carte_italiane.ui.mnemonics import Inscribed

#: Units of the layout grid.
UNIT: Final = 8
#: Room for the shadow round the paper.
SHADOW: Final = 10
#: How much larger than the plain size a page may be drawn, the largest first.
SCALES: Final = (3.0, 2.8, 2.6, 2.4, 2.2, 2.0, 1.8, 1.65, 1.5, 1.35, 1.25, 1.15, 1.08, 1.0, 0.94, 0.88, 0.82)
#: How much wider and higher than necessary a page likes to be.
AIRY: Final = (1.12, 1.04)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PaperPanel(QWidget):
    """Ivory paper with a gold double border. It grows with the table it lies on; Enter presses its default button.

    A page overrides ``resized`` to size its pictures and ``retranslate`` to write its texts.
    """

    def __init__(self, parent: QWidget | None = None, *, corner: int = 48) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self._corner = corner
        #: What has the focus first. The page itself never has it: Tab would go from there to its focus proxy for ever.
        self.first: QWidget = self
        self._default: QPushButton | None = None
        self._paper: QPixmap | None = None
        self._plain_size: QSize | None = None
        self._under: QWidget | None = None
        self._watch_table()

    def set_default(self, button: QPushButton) -> None:
        """The button that Enter presses, and that has the focus first."""
        self._default = button
        button.setProperty("primary", True)
        self.first = button

    def fit(self, room: QSize) -> None:
        """Draw everything as large as the room allows."""
        self.arrange(room)
        is_new = self._plain_size is None
        if self._plain_size is None:
            self.set_scale(1.0)
            self._plain_size = self.minimumSizeHint()
        most = min(room.width() / self._plain_size.width(), room.height() / self._plain_size.height())
        for scale in SCALES:
            if scale <= most * 1.03:
                if is_new or scale != self.scale:
                    self.set_scale(scale)
                if self._fits(room):
                    return
        if most < SCALES[-1]:
            self.set_scale(SCALES[-1])

    def set_scale(self, scale: float) -> None:
        """Draw everything larger by a factor."""
        if scale != self.scale:
            self.scale = scale
            self.setStyleSheet(metrics(scale))
        apply_fonts(self, scale)
        edge = SHADOW + self.units(3)
        self.setContentsMargins(edge, edge, edge, edge)
        self.resized()
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()
        self._paper = None
        self.updateGeometry()

    def content_changed(self) -> None:
        """Measure anew, as the page has other words or parts now."""
        self._plain_size = None
        self._fit_table()

    def arrange(self, room: QSize) -> None:
        """Put the parts side by side or below each other, as the shape of the room asks for."""

    def sizeHint(self) -> QSize:
        """A little more than is needed, if there is room."""
        wanted = self.minimumSizeHint()
        if self._under is None:
            return wanted
        generous = QSize(round(wanted.width() * AIRY[0]), round(wanted.height() * AIRY[1]))
        return generous.boundedTo(self.room()).expandedTo(wanted)

    def units(self, count: float) -> int:
        """Pixels of some grid units at the present scale."""
        return round(UNIT * count * self.scale)

    def resized(self) -> None:
        """Size pictures and gaps for ``self.scale``."""

    def retranslate(self) -> None:
        """Write all texts in the language spoken now."""

    def lettered(self) -> Sequence[Sequence[Inscribed]]:
        """What has a mnemonic: what is always there, then parts of which one is seen at a time."""
        return ()

    def letter(self) -> None:
        """Give out the mnemonics. Whoever writes a text anew asks for it; without a window nobody knows its menus."""
        if self._under is not None:
            from carte_italiane.ui.mnemonics import give_letters, menu_letters

            give_letters(self.lettered(), menu_letters(self))

    def theme_changed(self) -> None:
        """Show the cards of its theme anew: another deck or table has been chosen."""

    def event(self, event: QEvent) -> bool:
        """Follow the table that the page is laid on."""
        if event.type() == QEvent.Type.ParentChange:
            self._watch_table()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take up the room of a table that has another size now."""
        if watched is self._under and event.type() == QEvent.Type.Resize:
            self._fit_table()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Write the texts anew in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.content_changed()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the default button."""
        if event.key() in _ENTER and self._default is not None and self._default.isEnabled():
            self._default.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, once for each size."""
        if self._paper is None or self._paper.deviceIndependentSize().toSize() != self.size():
            self._paper = self._painted(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._paper)
        painter.end()

    def _fits(self, room: QSize) -> bool:
        wanted = self.minimumSizeHint()
        return wanted.width() <= room.width() and wanted.height() <= room.height()

    def _watch_table(self) -> None:
        if self._under is not None:
            self._under.removeEventFilter(self)
        self._under = self.parentWidget()
        if self._under is not None:
            self._under.installEventFilter(self)
            self.letter()
            self._fit_table()

    def _fit_table(self) -> None:
        if self._under is not None and self.layout() is not None:
            self.fit(self.room())

    def room(self) -> QSize:
        """What the table leaves for a page."""
        assert self._under is not None
        return self._under.size() - QSize(2 * UNIT, 2 * UNIT)

    def _painted(self, ratio: float) -> QPixmap:
        made = blank(self.size(), ratio)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(SHADOW, SHADOW * 0.6, -SHADOW, -SHADOW * 1.4)
        paint_shadow(painter, sheet, 8, SHADOW)
        _paint_sheet(painter, sheet, self.scale)
        _paint_corners(painter, sheet, self._corner * self.scale, 6 * self.scale)
        painter.end()
        return made


def _paint_sheet(painter: QPainter, sheet: QRectF, scale: float) -> None:
    """Paper as on the cards: lighter in the middle, an edge, a gold double border."""
    light = QRadialGradient(sheet.center() - QPointF(0, sheet.height() * 0.1), max(sheet.width(), sheet.height()) * 0.6)
    light.setColorAt(0, QColor(palette.PAPER_LIGHT))
    light.setColorAt(0.6, QColor(palette.PAPER))
    light.setColorAt(1, QColor(palette.PAPER_DEEP))
    painter.setBrush(light)
    painter.setPen(QPen(QColor(palette.PAPER_EDGE), 1.2))
    painter.drawRoundedRect(sheet, 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, colour in ((8.0, 1.6, palette.GOLD_SHADE), (12.0, 0.9, palette.GOLD)):
        space = inset * scale
        painter.setPen(QPen(QColor(colour), width * scale))
        painter.drawRoundedRect(sheet.adjusted(space, space, -space, -space), 5, 5)


def _paint_corners(painter: QPainter, sheet: QRectF, size: float, inset: float) -> None:
    """The flower and scroll in every corner, turned so that it opens inwards."""
    if size <= 0:
        return
    for across, down in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        painter.save()
        painter.translate(
            sheet.left() + inset if across > 0 else sheet.right() - inset,
            sheet.top() + inset if down > 0 else sheet.bottom() - inset,
        )
        painter.scale(across, down)
        paint_ornament(painter, "corner", QRectF(-2, -2, size, size))
        painter.restore()
