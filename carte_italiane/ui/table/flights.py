"""Cards that move at the same time, each after a delay of its own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QParallelAnimationGroup, QPauseAnimation, QSequentialAnimationGroup

from carte_italiane.ui.table import timing
from carte_italiane.ui.table.places import FLYING_Z, beside_stock

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from carte_italiane.ui.table.geometry import Place
    from carte_italiane.ui.table.places import Key
    from carte_italiane.ui.table.scene import TableScene


class Flights:
    """Builds one parallel group; a card that has landed lies sharp where it belongs."""

    def __init__(self, scene: TableScene, factor: float) -> None:
        self._scene = scene
        self._factor = factor
        self._flying: set[Key] = set()
        self.group = QParallelAnimationGroup()

    def fly(self, key: Key, place: Place, duration: int, delay: int, curve: QEasingCurve.Type) -> None:
        """A card goes to a place, above everything that lies."""
        item = self._scene.cards[key]
        self._flying.add(key)
        movement = item.travel(place, int(duration * self._factor), curve)
        height = place.z if place.z >= FLYING_Z else FLYING_Z + place.z
        movement.finished.connect(partial(item.settle, place))
        if not delay:
            item.setZValue(height)
            item.setVisible(True)
            self.group.addAnimation(movement)
            return

        def start() -> None:
            item.setVisible(True)
            item.setZValue(height)

        flight = QSequentialAnimationGroup()
        flight.addAnimation(self._pause(delay, start))
        flight.addAnimation(movement)
        self.group.addAnimation(flight)

    def lay_under(self, key: Key, place: Place, duration: int, delay: int, curve: QEasingCurve.Type) -> None:
        """A card is laid beside the stock, then pushed under it along the table to its place."""
        self.fly(key, beside_stock(place), duration, delay, curve)
        item = self._scene.cards[key]
        push = item.slide(place, int(timing.PUSH * self._factor))
        push.finished.connect(partial(item.settle, place))
        pushed = QSequentialAnimationGroup()
        # a moment later, so that it has been laid down for certain
        pushed.addAnimation(self._pause(delay + duration + timing.STAGGER, partial(item.setZValue, place.z)))
        pushed.addAnimation(push)
        self.group.addAnimation(pushed)

    def pull_out(self, key: Key, place: Place, duration: int, curve: QEasingCurve.Type) -> None:
        """A card comes out from under the stock along the table, then flies to its place."""
        item = self._scene.cards[key]
        if item.place is not None:
            self.group.addAnimation(item.slide(beside_stock(item.place), int(timing.PUSH * self._factor)))
        self.fly(key, place, duration, timing.PUSH + timing.STAGGER, curve)

    def at(self, delay: int, act: Callable[[], None]) -> None:
        """Do something after a delay."""
        if delay:
            self.group.addAnimation(self._pause(delay, act))
        else:
            act()

    def settle_others(self, places: Mapping[Key, Place], duration: int = timing.SETTLE) -> None:
        """Whatever else has another place now moves there along the table."""
        for key, place in places.items():
            item = self._scene.cards.get(key)
            if item is None or key in self._flying:
                continue
            if item.place == place:
                item.lift(0.0)
                continue
            movement = item.travel(place, int(duration * self._factor), QEasingCurve.Type.InOutQuad)
            movement.finished.connect(partial(item.settle, place))
            self.group.addAnimation(movement)

    def _pause(self, delay: int, act: Callable[[], None]) -> QPauseAnimation:
        pause = QPauseAnimation(max(1, int(delay * self._factor)))
        pause.finished.connect(act)
        return pause
