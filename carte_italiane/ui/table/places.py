"""From what lies where to places: every single card and every squared stack, for one layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from carte_italiane.ui.table.geometry import Place, Spot, height_of, thickness, turned
from carte_italiane.ui.table.seat_layout import ROTATION

if TYPE_CHECKING:
    from carte_italiane.ui.table.seat_layout import Layout
    from carte_italiane.ui.table.tableau import Pile, Tableau

INLAY_Z: Final = 0.1
STOCK_Z: Final = 1.0
PILE_Z: Final = 1.0
SWEEP_Z: Final = 2.0
COVER_Z: Final = 5.0
TABLE_Z: Final = 10.0
TRICK_Z: Final = 20.0
OTHERS_Z: Final = 30.0
HAND_Z: Final = 40.0
#: Above everything that lies.
FLYING_Z: Final = 1000.0
#: How far a sweep card in a pile is shifted from the one before, in card widths.
_SWEEP_STEP: Final = 0.26


class Back(NamedTuple):
    """A card of which only the back is seen: the n-th of a hand."""

    seat: int
    number: int


Key: TypeAlias = int | Back


class StackKey(NamedTuple):
    """A squared stack: the ``stock``, a ``pile``, what ``cover``s its last sweep card; or an ``inlay``, its place."""

    kind: str
    side: int = 0


class Stack(NamedTuple):
    """Cards lying back up on each other; ``under``: how many cards lie below them."""

    spot: Spot
    width: int
    size: int
    sideways: bool
    z: float
    under: int = 0


def card_places(tableau: Tableau, layout: Layout) -> dict[Key, Place]:
    """Where every single card lies. Cards of stock and piles are no single cards, but for the sweep cards."""
    places: dict[Key, Place] = {}
    for seat in range(tableau.players):
        places.update(_hand(tableau, layout, seat))
    for slot, card in enumerate(tableau.slots):
        if card >= 0:
            places[card] = slot_place(layout, slot)
    for order, (seat, card) in enumerate(tableau.trick):
        places[card] = layout.middle.trick[seat]._replace(z=TRICK_Z + order)
    trump = layout.middle.trump
    if tableau.turned >= 0 and trump is not None:
        places[tableau.turned] = trump
    for side, pile in enumerate(tableau.piles):
        places.update(_sweeps(pile, side, layout))
    return places


def stacks(tableau: Tableau, layout: Layout) -> dict[StackKey, Stack]:
    """The stacks that are not empty, and the places of all, empty or not."""
    found = _inlays(tableau, layout)
    stock = layout.middle.stock
    if tableau.stock and stock is not None:
        found[StackKey("stock")] = Stack(stock, layout.middle.stock_width, tableau.stock, False, STOCK_Z)
    elif tableau.stock:
        sideways = layout.seats[tableau.dealer].side in ("left", "right")
        spot = pack_spot(layout, tableau.dealer)
        found[StackKey("stock")] = Stack(spot, layout.other_width, tableau.stock, sideways, STOCK_Z)
    for side, pile in enumerate(tableau.piles):
        spot, sideways = layout.pile_of(side), layout.pile_rotation(side) != 0
        below = pile.sweeps[-1][1] - len(pile.sweeps) if pile.sweeps else pile.size
        if below:
            found[StackKey("pile", side)] = Stack(spot, layout.other_width, below, sideways, PILE_Z)
        above = pile.size - pile.sweeps[-1][1] if pile.sweeps else 0
        if above:
            found[StackKey("cover", side)] = Stack(spot, layout.other_width, above, sideways, COVER_Z, below)
    return found


def _inlays(tableau: Tableau, layout: Layout) -> dict[StackKey, Stack]:
    """The places of stock and piles, marked on the table itself."""
    found = {
        StackKey("inlay", side): Stack(
            layout.pile_of(side), layout.other_width, 0, layout.pile_rotation(side) != 0, INLAY_Z
        )
        for side in range(len(tableau.piles))
    }
    if layout.middle.stock is not None:
        found[StackKey("inlay", -1)] = Stack(layout.middle.stock, layout.middle.stock_width, 0, False, INLAY_Z)
    return found


def slot_place(layout: Layout, slot: int) -> Place:
    """Where a card on a table slot lies."""
    spots = layout.middle.slots
    spot = spots[min(slot, len(spots) - 1)]
    return Place(spot.x, spot.y, layout.middle.card_width, 0.0, TABLE_Z + slot)


def pile_place(layout: Layout, side: int, face_up: bool = False) -> Place:
    """Where the next won card lands."""
    spot = layout.pile_of(side)
    return Place(spot.x, spot.y, layout.other_width, layout.pile_rotation(side), COVER_Z + 1, face_up)


def stock_place(layout: Layout, dealer: int) -> Place:
    """Where cards come from: the stock, or the pack beside the dealer when all cards are dealt at once."""
    if layout.middle.stock is None:
        spot, rotation = pack_spot(layout, dealer), 90.0 if layout.seats[dealer].side in ("left", "right") else 0.0
        return Place(spot.x, spot.y, layout.other_width, rotation, STOCK_Z + 0.5, False)
    spot = layout.middle.stock
    return Place(spot.x, spot.y, layout.middle.stock_width, 0.0, STOCK_Z + 0.5, False)


def beside_stock(trump: Place) -> Place:
    """Where the trump lies quite free of the stock under which it belongs: outwards, as its head shows."""
    outwards = 1 if trump.rotation > 0 else -1
    return trump._replace(x=trump.x + outwards * round(height_of(trump.width) * 0.56))


def pack_spot(layout: Layout, dealer: int) -> Spot:
    """Where a dealer lays the pack that is dealt from: where the pile will be, or beyond the label."""
    seat = layout.seats[dealer]
    if seat.pile is not None:
        return Spot(round(seat.pile.x), round(seat.pile.y))
    if seat.side == "top":
        outwards = seat.plate.width / 2 + layout.gap + height_of(layout.other_width) / 2
        outwards = outwards if seat.plate.centre.x > seat.fan.x else -outwards
        return Spot(round(seat.plate.centre.x + outwards), round(seat.fan.y))
    return Spot(round(seat.plate.centre.x), round(seat.plate.y - layout.gap - layout.other_width / 2))


def _hand(tableau: Tableau, layout: Layout, seat: int) -> dict[Key, Place]:
    hand = tableau.hands[seat]
    if layout.seats[seat].side == "bottom":
        return {_key(card, seat, number): place for number, (card, place) in enumerate(_open_hand(hand, layout))}
    return {
        _key(card, seat, number): _fanned(layout, seat, number, len(hand))._replace(face_up=card >= 0)
        for number, card in enumerate(hand)
    }


def _key(card: int, seat: int, number: int) -> Key:
    return card if card >= 0 else Back(seat, number)


def _open_hand(hand: tuple[int, ...], layout: Layout) -> list[tuple[int, Place]]:
    """The own hand, side by side while there is room, else overlapping so that every index is seen."""
    room, width = layout.hand, layout.hand_width
    step = width + layout.gap
    if len(hand) > 1:
        step = min(step, (room.width - width) / (len(hand) - 1))
    left = room.centre.x - step * (len(hand) - 1) / 2
    y = round(room.bottom - height_of(width) / 2)
    return [
        (card, Place(round(left + step * number), y, width, 0.0, HAND_Z + number, card >= 0))
        for number, card in enumerate(hand)
    ]


def _fanned(layout: Layout, seat: int, number: int, size: int) -> Place:
    """A card of a small fan of backs, turned to its player."""
    spot = layout.seats[seat]
    off = number - (size - 1) / 2
    angle = 4.5 if size <= 4 else 2.2
    sag = layout.other_width * 0.012 * off * off * (1.0 if size <= 4 else 0.3)
    moved = turned(off * layout.fan_step, sag, ROTATION[spot.side])
    return Place(
        round(spot.fan.x + moved.x),
        round(spot.fan.y + moved.y),
        layout.other_width,
        spot.rotation + off * angle,
        OTHERS_Z + number,
        False,
    )


def _sweeps(pile: Pile, side: int, layout: Layout) -> dict[Key, Place]:
    """Sweep cards lie crosswise in the pile, face up, their heads outwards, shifted so that each can be named."""
    count = len(pile.sweeps)
    spot, rotation, width = layout.pile_of(side), layout.pile_rotation(side), layout.other_width
    step = min(_SWEEP_STEP, 0.9 / max(1, count - 1))
    found: dict[Key, Place] = {}
    for number, (card, _) in enumerate(pile.sweeps):
        off = (number - (count - 1) / 2) * step * width
        moved = Spot(off, 0.0) if rotation else Spot(0.0, off)
        crosswise = 0.0 if rotation else 90.0
        found[card] = Place(round(spot.x + moved.x), round(spot.y + moved.y), width, crosswise, SWEEP_Z + number * 0.1)
    return found


def stack_middle(stack: Stack) -> Spot:
    """The middle of the topmost card of a stack."""
    lift = thickness(stack.width, stack.size) / 2
    return Spot(stack.spot.x - lift * 0.45, stack.spot.y - lift)
