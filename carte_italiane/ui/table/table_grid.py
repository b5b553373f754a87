"""The middle of the table: slots for laid cards or the trick, and the stock beside them, as large as they fit."""

from __future__ import annotations

import math
from itertools import product
from typing import Final, NamedTuple

from carte_italiane.ui.table.geometry import Box, Place, Spot, height_of, whole

#: A player's card in the trick: offset from the middle in card widths and heights, and its tilt.
_TRICK_OF_TWO: Final = {"bottom": (-0.58, 0.2, -2.0), "top": (0.58, -0.2, 2.5)}
_TRICK: Final = {
    "bottom": (0.0, 0.53, -2.0),
    "right": (1.14, 0.0, 3.0),
    "top": (0.0, -0.53, 2.0),
    "left": (-1.14, 0.0, -3.0),
}
_TRICK_OF_THREE: Final = {"bottom": (0.0, 0.26, -1.5), "right": (1.1, -0.22, 3.0), "left": (-1.1, -0.22, -3.0)}


class Wanted(NamedTuple):
    """What has to lie in the middle."""

    game: str
    sides: tuple[str, ...]
    slots: int
    largest: int
    stock: int
    gap: float

    @property
    def has_stock(self) -> bool:
        """Some cards are not dealt at once."""
        return self.game != "scopone"


class Middle(NamedTuple):
    """``slots``: middles of the table slots in the order of use; ``trick``: a place by seat; stock and trump."""

    card_width: int
    stock_width: int
    stock: Spot | None
    slots: tuple[Spot, ...] = ()
    trick: tuple[Place, ...] = ()
    room: Box = Box(0, 0, 0, 0)
    trump_side: int = 1

    @property
    def trump(self) -> Place | None:
        """The trump crosswise under the stock, one half of it visible, its head outwards."""
        if self.stock is None:
            return None
        side = self.trump_side
        return Place(self.stock.x + side * self.stock_width / 2, self.stock.y, self.stock_width, side * 90.0, 0.5)


def fit_middle(room: Box, blocked: Box | None, wanted: Wanted) -> Middle:
    """The arrangement with the largest cards."""
    stock_widths = (
        (wanted.stock,) if not wanted.has_stock else tuple(whole(wanted.stock * scale) for scale in (1.3, 1.15, 1.0))
    )
    tried = [
        found
        for width, where in product(stock_widths, ("left", "top") if wanted.has_stock else ("none",))
        if (found := _with_stock(room, blocked, wanted, width, where)) is not None
    ]
    return max(tried, key=lambda middle: (middle.card_width, middle.stock_width))


def _with_stock(room: Box, blocked: Box | None, wanted: Wanted, width: int, where: str) -> Middle | None:
    """One way to do it: the stock at the left or above, the rest as large as it fits."""
    if where == "none":
        return _filled(room, wanted, width, None)
    across = width + (height_of(width) / 2 if wanted.game == "briscola" else width * 0.16)
    high = height_of(width) * 1.08
    if where == "left":
        right = Box.spanning(room.x + across + wanted.gap * 2, room.y, room.right, room.bottom)
        centred = Box.spanning(right.x, room.y, room.right - (right.x - room.x), room.bottom)
        best = _filled(right, wanted, width, None)
        middle = _filled(centred, wanted, width, None) if centred.width > width else best
        rest = centred if middle.card_width >= 0.93 * best.card_width else right
        used = middle if rest is centred else best
        left = _left_edge(used)
        x = max(room.x, (room.x + left) / 2 - across / 2)
        top = max(room.y, blocked.bottom + wanted.gap) if blocked is not None and x < blocked.right else room.y
        y = min(max(room.centre.y, top + high / 2), room.bottom - high / 2)
        if y - high / 2 < top - 0.5:
            return None
        return _filled(rest, wanted, width, Spot(round(x + width / 2), round(y)))
    below = Box.spanning(room.x, room.y + high + wanted.gap, room.right, room.bottom)
    x = room.centre.x - across / 2
    if below.height < height_of(width) or (blocked is not None and x < blocked.right):
        return None
    return _filled(below, wanted, width, Spot(round(x + width / 2), round(room.y + high / 2)))


def _left_edge(middle: Middle) -> float:
    xs = [spot.x for spot in middle.slots] + [place.x for place in middle.trick]
    return min(xs) - middle.card_width / 2


def _filled(rest: Box, wanted: Wanted, stock_width: int, stock: Spot | None) -> Middle:
    if wanted.game == "briscola":
        width, trick = _trick(rest, wanted)
        return Middle(width, stock_width, stock, (), trick, rest)
    width, slots = _grid(rest, wanted)
    return Middle(width, stock_width, stock, slots, (), rest)


def _trick(rest: Box, wanted: Wanted) -> tuple[int, tuple[Place, ...]]:
    """Each card before its player, slightly tilted."""
    offsets = {2: _TRICK_OF_TWO, 3: _TRICK_OF_THREE, 4: _TRICK}[len(wanted.sides)]
    across = 2 * max(abs(x) for x, _, _ in offsets.values()) + 1.1
    along = max(y for _, y, _ in offsets.values()) - min(y for _, y, _ in offsets.values()) + 1.06
    width = whole(min(wanted.largest, rest.width / across, rest.height / along * 0.6))
    middle = (max(y for _, y, _ in offsets.values()) + min(y for _, y, _ in offsets.values())) / 2
    height = height_of(width)
    return width, tuple(
        Place(
            round(rest.centre.x + offsets[side][0] * width),
            round(rest.centre.y + (offsets[side][1] - middle) * height),
            width,
            offsets[side][2],
        )
        for side in wanted.sides
    )


def _grid(rest: Box, wanted: Wanted) -> tuple[int, tuple[Spot, ...]]:
    """Slots in rows, filled from the middle outwards."""
    width, columns = max(
        (_card_width(rest, wanted, columns), -abs(columns - 6), columns) for columns in range(3, wanted.slots + 1)
    )[::2]
    rows = math.ceil(wanted.slots / columns)
    gap = min(wanted.gap, width * 0.14)
    across, along = width + gap, height_of(width) + gap
    places = [
        (
            round(rest.centre.x + (column - (columns - 1) / 2) * across),
            round(rest.centre.y + (row - (rows - 1) / 2) * along),
        )
        for row, column in product(range(rows), range(columns))
    ]
    # a slot's distance, flattened so that a block grows sideways before it grows a far row
    centre = rest.centre
    places.sort(
        key=lambda spot: (
            round(abs(spot[0] - centre.x) / across + abs(spot[1] - centre.y) / along * 1.2, 1),
            spot[1],
            spot[0],
        )
    )
    return width, tuple(Spot(*place) for place in places)


def _card_width(rest: Box, wanted: Wanted, columns: int) -> int:
    rows = math.ceil(wanted.slots / columns)
    gap = min(wanted.gap, wanted.largest * 0.14)
    across = (rest.width - gap * (columns - 1)) / columns
    along = (rest.height - gap * (rows - 1)) / rows
    return whole(min(wanted.largest, across, along * 0.6))
