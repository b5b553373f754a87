"""How cards that leave the stock, or go back into it, are shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPauseAnimation

from carte_italiane.rules.events import CardDrawn, TrumpTurned
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.card_item import drawn_for
from carte_italiane.ui.table.cues import LAID
from carte_italiane.ui.table.places import FLYING_Z, Back, card_places, pile_place, stock_place
from carte_italiane.ui.table.stagecraft import LAND, SLIDE
from carte_italiane.ui.table.tableau import after, empty_tableau

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtCore import QAbstractAnimation

    from carte_italiane.rules.events import Event
    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.geometry import Place
    from carte_italiane.ui.table.places import Key
    from carte_italiane.ui.table.stagecraft import Stagecraft
    from carte_italiane.ui.table.tableau import Tableau


def give(craft: Stagecraft, events: Sequence[Event], seen: Observation) -> Iterator[QAbstractAnimation]:
    """Cards leave the stock, packet after packet, each straight to where it will lie."""
    scene, before = craft.scene, craft.tableau
    stages = [before]
    for event in events:
        stages.append(after(stages[-1], event, seen))
    layout = scene.layout_for(stages[-1])
    places = card_places(stages[-1], layout)
    yield from _draw_ahead(craft, places)
    known = set(scene.cards)
    flights = craft.flights()
    delay = 0
    for event, stage in zip(events, stages[1:], strict=True):
        came = [key for key in card_places(stage, layout) if key not in known]
        known.update(came)
        flights.at(delay, partial(craft.show_stage, stage))
        is_trump = isinstance(event, TrumpTurned)
        craft.hear(flights, *(("lay", delay + LAID * timing.TURN_UP) if is_trump else ("deal", delay)))
        if isinstance(event, CardDrawn) and event.turned_up and event.card is not None:
            flights.fly(event.card, places[event.card], timing.DRAW, delay, LAND)  # it is no secret
        for number, key in enumerate(came):
            item = scene.card(key)
            item.settle(stock_place(layout, stage.dealer))
            item.setVisible(False)
            if is_trump:
                flights.lay_under(key, places[key], timing.TURN_UP, delay, LAND)
            else:
                flights.fly(key, places[key], timing.PACKET, delay + number * timing.STAGGER, LAND)
        delay += timing.NEXT_PACKET + max(0, len(came) - 1) * timing.STAGGER // 2
    flights.settle_others(places)
    yield flights.group


def _draw_ahead(craft: Stagecraft, places: Mapping[Key, Place]) -> Iterator[QAbstractAnimation]:
    """Ten new cards drawn at once would hold up everything: one after the other, before the first of them flies."""
    theme = craft.scene.theme
    for key, place in places.items():
        if isinstance(key, int) and not theme.has_face(key, drawn_for(place, theme), place.width):
            craft.scene.draw_ahead(key, place)
            yield QPauseAnimation(1)


def gather_all(craft: Stagecraft, seen: Observation) -> Iterator[QAbstractAnimation]:
    """Everything goes back into the stock."""
    scene, tableau = craft.scene, craft.tableau
    layout = scene.layout_for(tableau)
    landing = stock_place(layout, seen.view.dealer)
    flights = craft.flights()
    for side, pile in enumerate(tableau.piles):
        for number in range(min(3, pile.size)):
            key = Back(side, 100 + number)
            scene.card(key).settle(pile_place(layout, side))
    scene.show_stacks(_bare(tableau))
    craft.hear(flights, "shuffle" if craft.factor >= 1 else "trick")  # a riffle lasts longer than a fast gathering
    for number, gone in enumerate(list(scene.cards)):
        flights.fly(gone, landing._replace(z=FLYING_Z + number), timing.GATHER_ALL, number * 12, SLIDE)
    scene.seen, scene.names = seen, tuple(craft.names)
    yield flights.group
    scene.arrange_tableau(empty_tableau(seen, scene.likes.sorting))


def _bare(tableau: Tableau) -> Tableau:
    """Without its piles, and without the memory of a trump."""
    return tableau._replace(piles=tuple(type(pile)() for pile in tableau.piles), trump_suit=-1)
