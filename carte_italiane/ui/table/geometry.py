"""Plain geometry of the table, in pixels of the window: boxes, card sizes, places. No Qt."""

from __future__ import annotations

import math
from typing import NamedTuple

#: Card widths are multiples of this, so that heights (5 : 3) and both halves are whole pixels.
GRAIN = 6


class Spot(NamedTuple):
    """A point."""

    x: float
    y: float


class Place(NamedTuple):
    """Where and how a card lies: its centre, width, rotation in degrees clockwise, height in the heap, side up."""

    x: float
    y: float
    width: int
    rotation: float = 0.0
    z: float = 0.0
    face_up: bool = True


class Box(NamedTuple):
    """A rectangle along the axes."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def spanning(cls, left: float, top: float, right: float, bottom: float) -> Box:
        """The box between four edges."""
        return cls(left, top, right - left, bottom - top)

    @classmethod
    def around(cls, centre: Spot, width: float, height: float) -> Box:
        """The box of a size round a point."""
        return cls(centre.x - width / 2, centre.y - height / 2, width, height)

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> Spot:
        """The middle."""
        return Spot(self.x + self.width / 2, self.y + self.height / 2)

    def holds(self, other: Box, slack: float = 0.5) -> bool:
        """Whether another box lies inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Box, slack: float = 0.5) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )


def whole(width: float) -> int:
    """The widest card of whole pixels that is no wider than asked."""
    return max(GRAIN * 4, int(width // GRAIN) * GRAIN)


def height_of(width: float) -> float:
    """The height of a card of a width."""
    return width * 5 / 3


def turned(x: float, y: float, degrees: float) -> Spot:
    """A vector rotated clockwise (y points down)."""
    angle = math.radians(degrees)
    return Spot(x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle))


def outline(place: Place) -> Box:
    """The box round a card as it lies."""
    angle = math.radians(place.rotation)
    across, along = place.width, height_of(place.width)
    width = abs(across * math.cos(angle)) + abs(along * math.sin(angle))
    height = abs(across * math.sin(angle)) + abs(along * math.cos(angle))
    return Box.around(Spot(place.x, place.y), width, height)


def is_on(place: Place, spot: Spot) -> bool:
    """Whether a point lies on a card."""
    local = turned(spot.x - place.x, spot.y - place.y, -place.rotation)
    return abs(local.x) <= place.width / 2 and abs(local.y) <= height_of(place.width) / 2


def thickness(width: float, size: int) -> float:
    """How far a stack rises towards the eye."""
    return max(0.34, width * 0.0058) * size
