"""How cards that are won go to a pile: captures, tricks, and what is left at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import BIT, SETTEBELLO, members
from carte_italiane.rules.events import CardsCaptured, SweepMade
from carte_italiane.rules.house import side_of
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.cues import before_landing, taking
from carte_italiane.ui.table.flourish import flourish
from carte_italiane.ui.table.geometry import Place, height_of
from carte_italiane.ui.table.places import FLYING_Z, card_places, pile_place
from carte_italiane.ui.table.remarks import left_to
from carte_italiane.ui.table.stagecraft import SLIDE
from carte_italiane.ui.table.tableau import after

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QAbstractAnimation

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.events import Event
    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.stagecraft import Stagecraft
    from carte_italiane.ui.table.tableau import Tableau


def capture(
    craft: Stagecraft, seat: int, card: Card, taken: CardSet, is_sweep: bool, seen: Observation
) -> Iterator[QAbstractAnimation]:
    """What is taken is lit and gathered, a sweep is cheered, then all of it goes to the pile."""
    scene = craft.scene
    cards = members(taken)
    for other in cards:
        scene.cards[other].set_glow("possible")
    yield craft.pause(timing.POINT)
    if len(cards) > 1:
        yield _gathered(craft, card, cards)
    yield craft.pause(timing.REST_CAPTURE)
    if is_sweep:
        craft.cues.give("scopa")
        yield flourish(scene, card, "sweep", int(timing.SWEEP * craft.factor))
    yield from _greet_settebello(craft, taken | BIT[card])
    tableau = after(craft.tableau, CardsCaptured(seat, card, taken), seen)
    if is_sweep:
        tableau = after(tableau, SweepMade(seat, card), seen)
    yield from _to_pile(craft, seat, [*cards] if is_sweep else [*cards, card], tableau, *taking(taken | BIT[card]))


def take_leftovers(
    craft: Stagecraft, seat: int, cards: CardSet, event: Event, seen: Observation
) -> Iterator[QAbstractAnimation]:
    """At the end of the deal a note says whose the table cards are."""
    craft.turn_over()
    craft.say(left_to(craft.names[seat]))
    yield craft.pause(timing.REST_LEFT)
    yield from _greet_settebello(craft, cards)
    yield from _to_pile(craft, seat, members(cards), after(craft.tableau, event, seen), *taking(cards))


def take_trick(
    craft: Stagecraft, seat: int, cards: Sequence[Card], event: Event, seen: Observation
) -> Iterator[QAbstractAnimation]:
    """The card that took the trick is lit, and may be looked at for a while."""
    won = next((card for player, card in craft.tableau.trick if player == seat), cards[-1])
    craft.scene.cards[won].set_glow("chosen")
    yield craft.pause(timing.REST_TRICK)
    ordered = [*(card for card in cards if card != won), won]
    yield from _to_pile(craft, seat, ordered, after(craft.tableau, event, seen), "trick")


def _to_pile(
    craft: Stagecraft, seat: int, cards: Sequence[Card], tableau: Tableau, *sounds: str
) -> Iterator[QAbstractAnimation]:
    """Cards slide to a side's pile and turn over."""
    scene = craft.scene
    layout = scene.layout_for(tableau)
    places = card_places(tableau, layout)
    landing = pile_place(layout, side_of(seat, tableau.players))
    flights = craft.flights()
    for number, card in enumerate(cards):
        scene.cards[card].set_glow("")
        flights.fly(card, landing._replace(z=FLYING_Z + number), timing.TO_PILE, number * timing.STAGGER, SLIDE)
    for card in members(sum(1 << key for key in places if isinstance(key, int))):
        scene.cards[card].set_glow("")
    flights.settle_others(places, timing.TO_PILE)
    for name in sounds:
        craft.hear(flights, name, before_landing(name, len(cards), craft.factor))
    yield flights.group
    for card in cards:
        scene.remove(card)
    craft.show_stage(tableau)


def _greet_settebello(craft: Stagecraft, cards: CardSet) -> Iterator[QAbstractAnimation]:
    if cards & BIT[SETTEBELLO]:
        yield flourish(craft.scene, SETTEBELLO, "settebello", int(timing.SETTEBELLO * craft.factor))


def _gathered(craft: Stagecraft, card: Card, cards: Sequence[Card]) -> QAbstractAnimation:
    """The other cards slide under the capturing card, their corners still seen."""
    scene = craft.scene
    top = scene.cards[card].place
    flights = craft.flights()
    if top is None:
        return flights.group
    craft.hear(flights, "deal", timing.GATHER / 4)
    ordered = sorted(cards, key=lambda other: -_distance(scene.cards[other].place, top))
    for number, other in enumerate(ordered):
        back = len(ordered) - number
        place = top._replace(
            x=top.x - round(top.width * 0.4 * back),
            y=top.y - round(height_of(top.width) * 0.05 * back),
            z=FLYING_Z + number,
        )
        flights.fly(other, place, timing.GATHER, number * timing.STAGGER, SLIDE)
    return flights.group


def _distance(place: Place | None, other: Place) -> float:
    return abs(place.x - other.x) + abs(place.y - other.y) if place is not None else 0.0
