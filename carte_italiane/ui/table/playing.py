"""How a card that is played, and the seven exchange, are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import members
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.cues import LAID, SLID
from carte_italiane.ui.table.geometry import Place, Spot
from carte_italiane.ui.table.meeting import meeting_place
from carte_italiane.ui.table.places import FLYING_Z, Back, card_places
from carte_italiane.ui.table.stagecraft import LAND, SLIDE
from carte_italiane.ui.table.tableau import HIDDEN, after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QAbstractAnimation

    from carte_italiane.cards import Card
    from carte_italiane.rules.events import Event
    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.stagecraft import Stagecraft
    from carte_italiane.ui.table.tableau import Tableau


def play(craft: Stagecraft, seat: int, card: Card, event: Event, seen: Observation) -> Iterator[QAbstractAnimation]:
    """A card leaves a hand for the table; one that captures comes to lie beside what it takes."""
    scene, before = craft.scene, craft.tableau
    tableau = after(before, event, seen)
    layout = scene.layout_for(tableau)
    places = card_places(tableau, layout)
    if tableau.capturing == card:
        places[card] = _meeting(craft, card, seen)
    if layout.seats[seat].side != "bottom":
        scene.draw_ahead(card, places[card])
        yield craft.pause(timing.THINK)
        _show_from_hand(craft, seat, card, before)
    flights = craft.flights()
    flights.fly(card, places[card], timing.PLAY, 0, LAND)
    craft.hear(flights, "lay", LAID * timing.PLAY)
    craft.show_stage(tableau)  # one card more may have moved the stock
    flights.settle_others(places)
    yield flights.group


def _show_from_hand(craft: Stagecraft, seat: int, card: Card, before: Tableau) -> None:
    """One of the backs in a hand turns out to be this card, unless it lies open there; the others close up."""
    scene = craft.scene
    if card in scene.cards:
        return
    size = before.hands[seat].count(HIDDEN)
    chosen = size // 2
    scene.reveal(Back(seat, chosen), card)
    for number in range(chosen + 1, size):
        scene.cards[Back(seat, number - 1)] = scene.cards.pop(Back(seat, number))


def _meeting(craft: Stagecraft, card: Card, seen: Observation) -> Place:
    """Beside a table card that it takes, so that both are seen, and those that stay as well."""
    cards = craft.scene.cards
    lying = {key: item.place for key, item in cards.items() if isinstance(key, int) and item.place is not None}
    taken = [lying[other] for other in members(seen.moves[-1] >> 6)]
    others = [place for other, place in lying.items() if other != card and place.rotation == 0]
    middle = craft.scene.sceneRect().center()
    return meeting_place(taken, others, Spot(middle.x(), middle.y()))._replace(z=FLYING_Z + 50)


def swap(
    craft: Stagecraft, seat: int, seven: Card, taken: Card, event: Event, seen: Observation
) -> Iterator[QAbstractAnimation]:
    """The 7 is laid under the stock, the trump goes to the hand, where it stays open: all have seen it."""
    scene, before = craft.scene, craft.tableau
    tableau = after(before, event, seen)
    layout = scene.layout_for(tableau)
    if layout.seats[seat].side != "bottom":
        yield craft.pause(timing.THINK)
        _show_from_hand(craft, seat, seven, before)
    places = card_places(tableau, layout)
    flights = craft.flights()
    laid = timing.PUSH + timing.SWAP // 2
    flights.pull_out(taken, places[taken], timing.SWAP, SLIDE)
    flights.lay_under(seven, places[seven], timing.SWAP, laid, SLIDE)
    craft.hear(flights, "deal")
    craft.hear(flights, "lay", laid + SLID * timing.SWAP)
    flights.settle_others(places)
    yield flights.group
