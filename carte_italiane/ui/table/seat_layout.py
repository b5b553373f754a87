"""Where everything lies on a table of any size: hands, piles, slots, tricks, stock, labels. Pure geometry."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from carte_italiane.play.table_settings import CLOCKWISE
from carte_italiane.ui.table.geometry import Box, Spot, height_of, whole
from carte_italiane.ui.table.table_grid import Middle, Wanted, fit_middle

#: Where the others sit, seen from seat 0 at the bottom, in order of play round the table.
_ROUND: Final = {2: ("bottom", "top"), 3: ("bottom", "right", "left"), 4: ("bottom", "right", "top", "left")}
#: Rotation of what lies before a player, clockwise.
ROTATION: Final = {"bottom": 0.0, "left": 90.0, "top": 180.0, "right": -90.0}
#: How much of each card of a large hand is seen at least, in card widths.
_SHOWN: Final = 0.42
#: Numbers of table cards for which room is made; the next larger one when it does not suffice.
CAPACITIES: Final = (6, 8, 12, 18, 28, 40)
#: Room for more cards is made at once, so that nothing has to move for them, where it costs no more than this.
_KEPT: Final = 0.92
#: Narrower plates would shorten the levels, whose letters grow no smaller in small windows.
PLATE_WIDTH: Final = 125.0
#: So many cards seldom lie on a table; no room is kept for more.
_MANY: Final = 12


class Question(NamedTuple):
    """What a layout depends on; ``hand``: the most cards that a hand holds in this deal, ``slots``: used so far.

    ``mirrored``: piles and stock lie on the other hand's side; ``clockwise``: how play goes round, else as it usually
    does in the game.
    """

    width: int
    height: int
    game: str
    players: int
    hand: int
    slots: int = 0
    mirrored: bool = False
    clockwise: bool | None = None


class SeatSpot(NamedTuple):
    """A player's places. ``fan`` is the middle of the hand, ``pile`` of the side's pile if it lies here."""

    side: str
    fan: Spot
    plate: Box
    pile: Spot | None

    @property
    def rotation(self) -> float:
        """Rotation of the player's cards."""
        return ROTATION[self.side]


class Layout(NamedTuple):
    """Places and sizes of everything, in pixels."""

    size: Box
    text: float
    gap: float
    hand: Box
    hand_width: int
    other_width: int
    fan_step: float
    seats: tuple[SeatSpot, ...]
    slip: Box
    middle: Middle

    def pile_of(self, side: int) -> Spot:
        """Where a side's pile lies: before its first seat."""
        spot = self.seats[side].pile or self.seats[side].fan
        return Spot(round(spot.x), round(spot.y))

    def pile_rotation(self, side: int) -> float:
        """0 or 90 degrees."""
        return 90.0 if self.seats[side].side in ("left", "right") else 0.0


@lru_cache(maxsize=64)
def lay_out(asked: Question) -> Layout:
    """The layout for a window, a game and its players."""
    if asked.mirrored:
        from carte_italiane.ui.table.mirror import mirrored

        return mirrored(_Plan(asked._replace(clockwise=not _is_clockwise(asked))).layout())
    return _Plan(asked).layout()


class _Plan:
    """Works inwards: the bands of the players at the four edges, then the middle."""

    def __init__(self, asked: Question) -> None:
        self.asked = asked
        wide, high = float(asked.width), float(asked.height)
        self.unit = min(high, wide * 1.15)
        self.text = max(12.0, self.unit * 0.0205)
        self.gap = max(6.0, self.unit * 0.0125)
        self.margin = max(12.0, self.unit * 0.024)
        self.edge = Box(self.margin, self.margin, wide - 2 * self.margin, high - 2 * self.margin)
        self.other = whole(self.unit * 0.083)
        self.other_height = height_of(self.other)
        self.plate_width = max(self.text * 8.6, PLATE_WIDTH)
        self.plate_height = max(self.text * 2.55, 33.0)
        self.many = asked.hand > 4
        self.fan_step = self.other * (0.36 if not self.many else 0.2)
        self.fan_length = self.other * 1.06 + self.fan_step * (asked.hand - 1)
        self.stacked = False
        self.sides = _seats(asked)

    def layout(self) -> Layout:
        slip = self._slip()
        self.slip = slip
        hand, hand_width = self._hand()
        top = self._top_edge()
        bottom = self.hand_top - self.gap - self.hand_lift
        self._narrow_fans(bottom - max(top, slip.bottom + self.gap))
        seats = tuple(self._seat(seat, side, hand, top, bottom) for seat, side in enumerate(self.sides))
        band = self._band_width() + self.gap if "left" in self.sides else 0.0
        # own plate and pile above a large hand lie at the sides: the table cards may come down between them
        floor = hand.y - self.gap - self.hand_lift if self.stacked and band else bottom
        room = Box.spanning(self.edge.x + band, top, self.edge.right - band, floor)
        blocked = slip if slip.bottom > room.y + 1 and slip.right > room.x + 1 else None
        return Layout(
            size=Box(0, 0, self.asked.width, self.asked.height),
            text=self.text,
            gap=self.gap,
            hand=hand,
            hand_width=hand_width,
            other_width=self.other,
            fan_step=self.fan_step,
            seats=seats,
            slip=slip,
            middle=self._middle(room, blocked, whole(hand_width * 0.95)),
        )

    def _middle(self, room: Box, blocked: Box | None, largest: int) -> Middle:
        """Room for the cards that lie there, and for more of them while the cards stay about as large."""
        fewest = _capacity(self.asked.slots)
        wanted = Wanted(self.asked.game, self.sides, fewest, largest, self.other, self.gap)
        best = fit_middle(room, blocked, wanted)
        for more in reversed([capacity for capacity in CAPACITIES if fewest < capacity <= _MANY]):
            roomy = fit_middle(room, blocked, wanted._replace(slots=more))
            if roomy.card_width >= _KEPT * best.card_width:
                return roomy
        return best

    def _slip(self) -> Box:
        lines = 2 + (3 if self.asked.players == 3 else 2)
        return Box(self.edge.x, self.edge.y, self.text * 11.5, self.text * (1.36 * lines + 0.9))

    def _hand(self) -> tuple[Box, int]:
        """Room for the own hand, and the width of its cards."""
        edge = self.edge
        block = max(self.plate_width, self.other_height) + self.gap * 1.5
        height = min(0.262 * self.asked.height, 0.36 * self.asked.width)
        width = whole(height * 0.6)
        room = edge.width - 2 * block
        if self.many:
            beside = whole(room / (1 + _SHOWN * (self.asked.hand - 1)))
            self.stacked = beside < 0.75 * width
            room = edge.width if self.stacked else room
            width = width if self.stacked else min(width, beside)
        else:
            width = min(width, whole((room - self.gap * (self.asked.hand - 1)) / self.asked.hand))
        height = height_of(width)
        self.hand_lift = height * 0.07
        left = edge.centre.x - room / 2
        hand = Box(left, edge.bottom - height, room, height)
        row = max(self.other_height, self.plate_height) + self.gap
        self.hand_top = hand.y - (row + self.hand_lift if self.stacked else 0.0)
        return hand, width

    def _narrow_fans(self, band: float) -> None:
        """Close the fans as far as the bands at the sides need it."""
        if "left" in self.sides:
            room = band - self.plate_height - self.other_height - self.gap
            self.fan_step = min(self.fan_step, max(2.0, (room - self.other * 1.06) / (self.asked.hand - 1)))
            self.fan_length = self.other * 1.06 + self.fan_step * (self.asked.hand - 1)

    def _top_edge(self) -> float:
        if "top" in self.sides:
            return self.edge.y + max(self.other_height * 1.04, self.slip.height) + self.gap
        return self.edge.y

    def _band_width(self) -> float:
        return max(self.other_height * 1.04, self.plate_width)

    def _seat(self, seat: int, side: str, hand: Box, top: float, bottom: float) -> SeatSpot:
        has_pile = self.asked.players != 4 or seat < 2
        if side == "bottom":
            return self._own_seat(hand)
        if side == "top":
            return self._top_seat(has_pile)
        return self._side_seat(side, has_pile, max(top, self.slip.bottom + self.gap) if side == "left" else top, bottom)

    def _own_seat(self, hand: Box) -> SeatSpot:
        edge = self.edge
        if self.stacked:
            pile = Spot(edge.right - self.other_height / 2, hand.y - self.hand_lift - self.gap - self.other_height / 2)
            y = pile.y + self.other_height / 2 - self.plate_height
            plate = Box(edge.x, y, self.plate_width, self.plate_height)
            return SeatSpot("bottom", hand.centre, plate, pile)
        block = max(self.plate_width, self.other_height)
        left = edge.right - block
        plate = Box(
            edge.right - block / 2 - self.plate_width / 2,
            edge.bottom - self.plate_height,
            self.plate_width,
            self.plate_height,
        )
        pile = Spot(left + block / 2, plate.y - self.gap - self.other_height / 2)
        return SeatSpot("bottom", hand.centre, plate, pile)

    def _top_seat(self, has_pile: bool) -> SeatSpot:
        """From left to right: hand (in the middle of the table), plate, pile."""
        fan = Spot(self.edge.centre.x, self.edge.y + self.other_height * 0.52)
        left = fan.x + self.fan_length / 2 + self.gap * 1.5
        plate = Box(left, fan.y - self.plate_height / 2, self.plate_width, self.plate_height)
        beyond = plate.right + self.gap + self.other_height / 2
        pile = Spot(beyond, self.edge.y + self.other_height / 2) if has_pile else None
        return SeatSpot("top", fan, plate, pile)

    def _side_seat(self, side: str, has_pile: bool, top: float, bottom: float) -> SeatSpot:
        """From the top: pile, plate, hand; in the middle of the band as far as there is room."""
        parts = [self.plate_height, self.fan_length] + ([self.other_height] if has_pile else [])
        band = self._band_width()
        x = self.edge.x + band / 2 if side == "left" else self.edge.right - band / 2
        gap = min(self.gap * 1.5, (bottom - top - sum(parts)) / (len(parts) - 1))
        y = top + max(0.0, (bottom - top - sum(parts) - gap * (len(parts) - 1)) / 2)
        pile = None
        if has_pile:
            pile = Spot(x, y + self.other_height / 2)
            y += self.other_height + gap
        plate = Box(x - self.plate_width / 2, y, self.plate_width, self.plate_height)
        y += self.plate_height + gap + self.fan_length / 2
        inward = self.edge.x + self.other_height * 0.52
        fan = Spot(inward if side == "left" else self.asked.width - inward, y)
        return SeatSpot(side, fan, plate, pile)


def _is_clockwise(asked: Question) -> bool:
    """Briscola goes clockwise, the others counter-clockwise, unless somebody wants it otherwise."""
    return asked.game in CLOCKWISE if asked.clockwise is None else asked.clockwise


def _seats(asked: Question) -> tuple[str, ...]:
    """Sides of the table by seat."""
    sides = _ROUND[asked.players]
    return (sides[0], *reversed(sides[1:])) if _is_clockwise(asked) else sides


def _capacity(slots: int) -> int:
    return next((capacity for capacity in CAPACITIES if slots <= capacity), CAPACITIES[-1])
