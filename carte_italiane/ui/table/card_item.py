"""A card on the table: an item without painting code whose pictures Qt moves by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScale, QGraphicsWidget

from carte_italiane.ui.table import timing
from carte_italiane.ui.table.card_theme import HALO
from carte_italiane.ui.table.geometry import height_of, turned

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPixmap

    from carte_italiane.ui.table.card_theme import CardTheme
    from carte_italiane.ui.table.geometry import Place

#: Where the shadow of a lying and of a flying card falls, in card widths (the light comes from the upper left).
_LYING: Final = (0.012, 0.028)
_FLYING: Final = (0.05, 0.11)
#: Above all that lies, as long as it follows the pointer.
_CARRIED_Z: Final = 800.0
#: Cards up to so many pixels wide that lie aslant are drawn larger and scaled down, which keeps their lines sharp.
_FINE: Final = 190


class CardItem(QGraphicsWidget):
    """One card. ``card`` is None as long as only its back may be known: then it has no face at all."""

    def __init__(self, theme: CardTheme, card: int | None = None) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.theme = theme
        self.card = card
        self.place: Place | None = None
        self.glowing = ""
        #: It follows the pointer.
        self.carried = False
        self._drawn_width = 0
        self._face_up = False
        self._shadow = self._picture()
        self._body = self._picture()
        # Made when they are first needed: most cards of a new table neither rise nor glow, nor turn over.
        self._lifting: QPropertyAnimation | None = None
        self._glow: QGraphicsPixmapItem | None = None
        self._turning: QGraphicsScale | None = None

    @property
    def turning(self) -> QGraphicsScale:
        """What makes it narrow while it turns over."""
        if self._turning is None:
            self._turning = QGraphicsScale(self)
            self.setTransformations([self._turning])
        return self._turning

    @property
    def shows_face(self) -> bool:
        """The face is up."""
        return self._face_up and self.card is not None

    def picture(self) -> QPixmap:
        """What is seen of it now."""
        return self._body.pixmap()

    def settle(self, place: Place) -> None:
        """Lie at a place at once, drawn at exactly its size."""
        self.place = place
        self.carried = False
        self._stop_lifting()
        self.setVisible(True)
        if self._turning is not None:
            self._turning.setXScale(1.0)
        self.setPos(place.x, place.y)
        self.setRotation(place.rotation)
        self.setScale(1.0)
        self.setZValue(place.z)
        self.setOpacity(1.0)
        self._dress(place.width, place.face_up, _LYING, place.rotation)

    def show_side(self, face_up: bool) -> None:
        """Turn the face or the back up, without movement."""
        self._dress(self._drawn_width, face_up, _FLYING, self.rotation())

    def lift(self, height: float) -> None:
        """Rise from where it lies, or lie down again; it still counts as lying there."""
        if self.place is None or self.carried:
            return
        aim = QPointF(self.place.x, self.place.y - height)
        self.setZValue(self.place.z)
        if self.pos() != aim or self._is_lifting:
            self._stop_lifting()
            if self._lifting is None:
                self._lifting = _towards(self, b"pos", aim, timing.HOVER, QEasingCurve(QEasingCurve.Type.OutCubic))
            self._lifting.setEndValue(aim)
            self._lifting.start()

    @property
    def comes_to(self) -> QPointF:
        """Where it is, or comes to rest after rising or lying down."""
        end = self._lifting.endValue() if self._lifting is not None and self._is_lifting else None
        return end if isinstance(end, QPointF) else self.pos()

    def carry(self, across: float, down: float) -> None:
        """Follow the pointer, so far from where it lies."""
        if self.place is not None:
            self._stop_lifting()
            self.carried = True
            self.setZValue(_CARRIED_Z)
            self.setPos(self.place.x + across, self.place.y + down)

    def set_glow(self, kind: str) -> None:
        """Light it: ``possible``, ``chosen`` or not at all."""
        if kind != self.glowing:
            self.glowing = kind
            self._light()

    def travel(self, place: Place, duration: int, curve: QEasingCurve.Type) -> QParallelAnimationGroup:
        """An animation to a place, turning over on the way if the other side is up there."""
        before = self._drawn_width or place.width
        self.place = place
        self.carried = False
        self._stop_lifting()
        self._draw_ahead(place)
        if place.width > before:
            self._dress(place.width, self._face_up, _FLYING, self.rotation())
            self.setScale(self.scale() * before / place.width)
        else:
            self._dress(before, self._face_up, _FLYING, self.rotation())
        movement = QParallelAnimationGroup()
        easing = QEasingCurve(curve)
        for name, value in (
            (b"pos", QPointF(place.x, place.y)),
            (b"rotation", self.rotation() + _shortest(place.rotation - self.rotation())),
            (b"scale", place.width / self._drawn_width),
        ):
            movement.addAnimation(_towards(self, name, value, duration, easing))
        if place.face_up != self._face_up:
            movement.addAnimation(self._turn_over(place.face_up, duration))
        return movement

    def slide(self, place: Place, duration: int) -> QPropertyAnimation:
        """An animation along the table, for a card that already lies the way it will."""
        return _towards(self, b"pos", QPointF(place.x, place.y), duration, QEasingCurve(QEasingCurve.Type.InOutQuad))

    @property
    def _is_lifting(self) -> bool:
        return self._lifting is not None and self._lifting.state() == QAbstractAnimation.State.Running

    def _stop_lifting(self) -> None:
        if self._lifting is not None:
            self._lifting.stop()

    def _draw_ahead(self, place: Place) -> None:
        """Have all pictures of a movement ready before it starts."""
        if place.face_up and self.card is not None:
            self.theme.face(self.card, max(place.width, self._drawn_width))
            self.theme.face(self.card, drawn_for(place, self.theme), place.width)
        self.theme.back(drawn_for(place, self.theme))

    def _turn_over(self, face_up: bool, duration: int) -> QSequentialAnimationGroup:
        turn = QSequentialAnimationGroup()
        closing = _towards(self.turning, b"xScale", 0.0, duration * 4 // 10, QEasingCurve(QEasingCurve.Type.InQuad))
        opening = _towards(self.turning, b"xScale", 1.0, duration * 4 // 10, QEasingCurve(QEasingCurve.Type.OutQuad))
        closing.finished.connect(lambda: self.show_side(face_up))
        turn.addAnimation(closing)
        turn.addAnimation(opening)
        return turn

    def _picture(self) -> QGraphicsPixmapItem:
        picture = QGraphicsPixmapItem(self)
        picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        return picture

    def _dress(self, width: int, face_up: bool, fall: tuple[float, float], rotation: float) -> None:
        """Put on the pictures of a width."""
        self._drawn_width = width
        self._face_up = face_up
        place = self.place
        drawn = drawn_for(place, self.theme) if place is not None and fall is _LYING else width
        if face_up and self.card is not None:
            hang(self._body, self.theme.face(self.card, drawn, width), width, height_of(width))
        else:
            hang(self._body, self.theme.back(drawn), width, height_of(width))
        halo = 2 * HALO * width
        hang(self._shadow, self.theme.shadow(width), width + halo, height_of(width) + halo)
        off = turned(fall[0] * width, fall[1] * width, -rotation)
        self._shadow.setPos(off.x, off.y)
        self._light()

    def _light(self) -> None:
        if self._glow is None and self.glowing:
            self._glow = self._picture()
            self._glow.stackBefore(self._body)
        if self._glow is None:
            return
        if self.glowing and self._drawn_width:
            width = self._drawn_width
            halo = 2 * HALO * width
            light = self.theme.glow(width, self.glowing == "chosen")
            hang(self._glow, light, width + halo, height_of(width) + halo)
        self._glow.setVisible(bool(self.glowing))


def drawn_for(place: Place, theme: CardTheme) -> int:
    """The width in which a card that comes to lie at a place is drawn."""
    aslant = place.rotation % 90 != 0
    return place.width * 2 if aslant and place.width * theme.ratio <= _FINE else place.width


def hang(item: QGraphicsPixmapItem, pixmap: QPixmap, width: float, height: float) -> None:
    """Show a pixmap in a size, its middle at the item's position."""
    size = pixmap.deviceIndependentSize()
    if item.pixmap().cacheKey() != pixmap.cacheKey():
        item.setPixmap(pixmap)
        item.setOffset(-size.width() / 2, -size.height() / 2)
    scale = width / size.width()
    item.setScale(1.0 if abs(scale - 1) < 0.004 else scale)


def _towards(target: QObject, name: bytes, value: object, duration: int, easing: QEasingCurve) -> QPropertyAnimation:
    animation = QPropertyAnimation(target, name)
    animation.setEndValue(value)
    animation.setDuration(duration)
    animation.setEasingCurve(easing)
    return animation


def _shortest(degrees: float) -> float:
    """The shortest way round that ends in the same picture (a card turned by half is another picture)."""
    return (degrees + 180) % 360 - 180
