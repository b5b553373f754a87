"""Where a card is laid that is about to take others: so that ranks and suits of all stay in sight. Pure geometry."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from carte_italiane.ui.table.geometry import Box, Spot, height_of, outline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.ui.table.geometry import Place

#: Shifts from the card that is taken, in card widths and heights, the best first; its own corner is seen under each.
_SHIFTS: Final = ((0.4, 0.05), (0.4, 0.3), (-0.32, 0.3), (0.28, 0.04))
#: How much of a card's width and height the corner with rank and suit takes.
_CORNER: Final = (0.25, 0.25)


def meeting_place(taken: Sequence[Place], lying: Sequence[Place], middle: Spot) -> Place:
    """Beside one of the cards that it takes, hiding the corners of as few cards as can be; best near the middle."""
    nearest = sorted(taken, key=lambda place: (abs(place.x - middle.x) + abs(place.y - middle.y), place.z))
    tried = [_shifted(place, *shift) for shift, place in product(_SHIFTS, nearest)]
    return min(tried, key=lambda place: hidden_corners(place, lying))


def hidden_corners(above: Place, lying: Sequence[Place]) -> int:
    """Of how many lying cards rank or suit is covered."""
    return sum(outline(above).overlaps(corner(place)) for place in lying)


def corner(place: Place) -> Box:
    """Where an upright card shows its rank and suit."""
    width, height = place.width, height_of(place.width)
    return Box(place.x - width / 2, place.y - height / 2, width * _CORNER[0], height * _CORNER[1])


def _shifted(place: Place, across: float, down: float) -> Place:
    return place._replace(
        x=place.x + round(place.width * across), y=place.y + round(height_of(place.width) * down), face_up=True
    )
