"""A table seen in a mirror, for left-handed people: what lies at the right lies at the left, and vice versa."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.ui.table.geometry import Box, Place, Spot

if TYPE_CHECKING:
    from carte_italiane.ui.table.seat_layout import Layout, SeatSpot
    from carte_italiane.ui.table.table_grid import Middle

_OTHER: Final = {"left": "right", "right": "left"}


def mirrored(layout: Layout) -> Layout:
    """The same layout with left and right exchanged. Cards are not turned over: their places are."""
    wide = layout.size.width
    return layout._replace(
        hand=_box(layout.hand, wide),
        seats=tuple(_seat(seat, wide) for seat in layout.seats),
        slip=_box(layout.slip, wide),
        middle=_middle(layout.middle, wide),
    )


def _seat(seat: SeatSpot, wide: float) -> SeatSpot:
    return seat._replace(
        side=_OTHER.get(seat.side, seat.side),
        fan=_spot(seat.fan, wide),
        plate=_box(seat.plate, wide),
        pile=None if seat.pile is None else _spot(seat.pile, wide),
    )


def _middle(middle: Middle, wide: float) -> Middle:
    """Slots are rows; within a row they are still used from the left."""
    rows = {
        spot.y: sorted(_spot(other, wide).x for other in middle.slots if other.y == spot.y) for spot in middle.slots
    }
    turns = {y: sorted(spot.x for spot in middle.slots if spot.y == y) for y in rows}
    return middle._replace(
        stock=None if middle.stock is None else _spot(middle.stock, wide),
        slots=tuple(Spot(rows[spot.y][turns[spot.y].index(spot.x)], spot.y) for spot in middle.slots),
        trick=tuple(_place(place, wide) for place in middle.trick),
        room=_box(middle.room, wide),
        trump_side=-middle.trump_side,
    )


def _spot(spot: Spot, wide: float) -> Spot:
    return Spot(wide - spot.x, spot.y)


def _box(box: Box, wide: float) -> Box:
    return box._replace(x=wide - box.right)


def _place(place: Place, wide: float) -> Place:
    return place._replace(x=wide - place.x, rotation=-place.rotation)
