"""Where a note lies that may cover nothing of what it speaks of. Pure geometry."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from carte_italiane.ui.table.geometry import Box

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

#: Covering one pixel of what is to be kept costs as much as so many of what is better left free.
_KEPT = 1000.0
#: A note lies a pixel further away rather than on so many of what is better left free.
_NEAR = 8.0


class Ground(NamedTuple):
    """What a note belongs to, what it may not cover, what it had better not cover, and how far the table goes."""

    near: Box
    kept: tuple[Box, ...]
    free: tuple[Box, ...]
    room: Box


def note_place(sizes: Sequence[tuple[float, float]], ground: Ground, gap: float) -> tuple[int, Box]:
    """The best of some sizes for a note, and its box."""
    tried = ((number, box) for number, size in enumerate(sizes) for box in _boxes(size, ground, gap))
    return min(tried, key=lambda found: _cost(found[1], ground))


def _boxes(size: tuple[float, float], ground: Ground, gap: float) -> Iterator[Box]:
    """Above what it belongs to, or with an edge at the edge of something."""
    wide, high = size
    near, room = ground.near, ground.room
    lefts = {near.centre.x - wide / 2, room.x, room.right - wide}
    tops = {near.y - gap - high, room.y, room.bottom - high}
    for box in ground.kept:
        lefts |= {box.right + gap, box.x - gap - wide}
    for box in (*ground.kept, *ground.free):
        tops |= {box.bottom + gap, box.y - gap - high}
    inside = {min(max(left, room.x), room.right - wide) for left in lefts}
    for top in sorted(top for top in tops if room.y <= top <= room.bottom - high):
        for left in sorted(inside):
            yield Box(left, top, wide, high)


def _cost(box: Box, ground: Ground) -> float:
    return _KEPT * _covered(box, ground.kept) + _covered(box, ground.free) + _NEAR * _distance(box, ground.near)


def _covered(box: Box, others: Iterable[Box]) -> float:
    """How much of other boxes lies under a box."""
    found = 0.0
    for other in others:
        wide = min(box.right, other.right) - max(box.x, other.x)
        high = min(box.bottom, other.bottom) - max(box.y, other.y)
        if wide > 0 and high > 0:
            found += wide * high
    return found


def _distance(box: Box, near: Box) -> float:
    """The gap between two boxes, and a little for not standing in the middle above."""
    across = max(near.x - box.right, box.x - near.right, 0.0)
    down = max(near.y - box.bottom, box.y - near.bottom, 0.0)
    return math.hypot(across, down) + 0.2 * abs(box.centre.x - near.centre.x)
