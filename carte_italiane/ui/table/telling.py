"""How each event looks: one animation after the other, made when its turn comes."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPauseAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem

from carte_italiane.cards import BIT, RANK_MASK, SETTEBELLO, members
from carte_italiane.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsCaptured,
    DealEnded,
    DealVoided,
    LeftoversTaken,
    PacketDealt,
    SweepMade,
    TableDealt,
    TrickTaken,
    TrumpSwapped,
    TrumpTurned,
)
from carte_italiane.rules.house import side_of
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.card_item import drawn_for
from carte_italiane.ui.table.cues import LAID, SLID, before_landing, taking
from carte_italiane.ui.table.flights import Flights
from carte_italiane.ui.table.flourish import flourish
from carte_italiane.ui.table.geometry import Place, Spot, height_of
from carte_italiane.ui.table.meeting import meeting_place
from carte_italiane.ui.table.paper_note import draw_note
from carte_italiane.ui.table.places import FLYING_Z, Back, card_places, pile_place, stock_place
from carte_italiane.ui.table.remarks import dealt_again, left_to, left_to_nobody
from carte_italiane.ui.table.tableau import HIDDEN, NOBODY, after, empty_tableau, tableau_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtCore import QAbstractAnimation

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.events import Event
    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.cues import Cues
    from carte_italiane.ui.table.places import Key
    from carte_italiane.ui.table.scene import TableScene
    from carte_italiane.ui.table.tableau import Tableau

#: Events by which cards leave the stock; neighbours among them are shown as one movement.
_GIVING: Final = (PacketDealt, TableDealt, TrumpTurned, CardDrawn)
_LAND: Final = QEasingCurve.Type.OutCubic
_SLIDE: Final = QEasingCurve.Type.InOutCubic


class Telling:
    """The story of one step. It keeps the scene's tableau in step with what has been told."""

    def __init__(self, scene: TableScene, factor: float, names: Sequence[str], cues: Cues) -> None:
        self.scene = scene
        self.cues = cues
        self.factor = factor
        self.names = names
        self._is_last = False

    def story(self, events: Sequence[Event], seen: Observation) -> Iterator[QAbstractAnimation]:
        """The animations of some events, in order."""
        yield from self._begin(events[0], seen)
        swept = {event.card for event in events if isinstance(event, SweepMade)}
        self._is_last = isinstance(events[-1], DealEnded)
        for giving, group in groupby(events, key=lambda event: isinstance(event, _GIVING)):
            if giving:
                yield from self._give(list(group), seen)
                continue
            for event in group:
                yield from self._tell(event, seen, swept)

    def _begin(self, first: Event, seen: Observation) -> Iterator[QAbstractAnimation]:
        """A new deal starts from a full stock, into which the old cards are gathered."""
        starts = isinstance(first, PacketDealt) and not seen.moves
        if self.scene.tableau is None or self.scene.seen is None:
            self.scene.seen, self.scene.names = seen, tuple(self.names)
            sorting = self.scene.likes.sorting
            self.scene.arrange_tableau(empty_tableau(seen, sorting) if starts else tableau_of(seen, sorting))
        elif starts:
            yield from self._gather_all(seen)

    def _tell(self, event: Event, seen: Observation, swept: set[int]) -> Iterator[QAbstractAnimation]:
        match event:
            case CardPlayed(seat, card):
                yield from self._play(seat, card, event, seen)
            case CardsCaptured(seat, card, taken):
                yield from self._capture(seat, card, taken, card in swept, seen)
            case LeftoversTaken(seat, cards):
                yield from self._take_leftovers(seat, cards, event, seen)
            case TrickTaken(seat, cards):
                yield from self._take_trick(seat, cards, event, seen)
            case TrumpSwapped(seat, seven, taken):
                yield from self._swap(seat, seven, taken, event, seen)
            case DealVoided(cards):
                self._explain_void(cards)
                yield self._pause(timing.REST_VOID)
                self.scene.end_show()
                for item in self.scene.cards.values():
                    item.set_glow("")
                yield from self._gather_all(seen)
            case DealEnded():
                yield from self._end()
            case _:
                pass

    @property
    def _tableau(self) -> Tableau:
        tableau = self.scene.tableau
        if tableau is None:
            raise RuntimeError("nothing lies on the table")
        return tableau

    def _flights(self) -> Flights:
        return Flights(self.scene, self.factor)

    def _hear(self, flights: Flights, name: str, delay: float = 0) -> None:
        flights.at(max(1, int(delay)), partial(self.cues.give, name))  # not before the movement has begun

    def _pause(self, duration: int) -> QPauseAnimation:
        return QPauseAnimation(int(duration * self.factor))

    # ------------------------------------------------------------------ cards that are given

    def _give(self, events: Sequence[Event], seen: Observation) -> Iterator[QAbstractAnimation]:
        """Cards leave the stock, packet after packet, each straight to where it will lie."""
        scene, before = self.scene, self._tableau
        stages = [before]
        for event in events:
            stages.append(after(stages[-1], event, seen))
        layout = scene.layout_for(stages[-1])
        places = card_places(stages[-1], layout)
        yield from self._draw_ahead(places)
        known = set(scene.cards)
        flights = self._flights()
        delay = 0
        for event, stage in zip(events, stages[1:], strict=True):
            came = [key for key in card_places(stage, layout) if key not in known]
            known.update(came)
            flights.at(delay, partial(self._show_stage, stage))
            is_trump = isinstance(event, TrumpTurned)
            self._hear(flights, *(("lay", delay + LAID * timing.TURN_UP) if is_trump else ("deal", delay)))
            if isinstance(event, CardDrawn) and event.turned_up and event.card is not None:
                flights.fly(event.card, places[event.card], timing.DRAW, delay, _LAND)  # it is no secret
            for number, key in enumerate(came):
                item = scene.card(key)
                item.settle(stock_place(layout, stage.dealer))
                item.setVisible(False)
                if is_trump:
                    flights.lay_under(key, places[key], timing.TURN_UP, delay, _LAND)
                else:
                    flights.fly(key, places[key], timing.PACKET, delay + number * timing.STAGGER, _LAND)
            delay += timing.NEXT_PACKET + max(0, len(came) - 1) * timing.STAGGER // 2
        flights.settle_others(places)
        yield flights.group

    def _draw_ahead(self, places: Mapping[Key, Place]) -> Iterator[QAbstractAnimation]:
        """Ten new cards drawn at once would hold up everything: one after the other, before the first of them flies."""
        theme = self.scene.theme
        for key, place in places.items():
            if isinstance(key, int) and not theme.has_face(key, drawn_for(place, theme), place.width):
                self.scene.draw_ahead(key, place)
                yield QPauseAnimation(1)

    def _show_stage(self, stage: Tableau) -> None:
        """What lies in heaps, and what the plates tell of it."""
        self.scene.show_stacks(stage)
        self.scene.show_labels(stage)

    # ------------------------------------------------------------------ cards that are played

    def _play(self, seat: int, card: Card, event: Event, seen: Observation) -> Iterator[QAbstractAnimation]:
        scene, before = self.scene, self._tableau
        tableau = after(before, event, seen)
        layout = scene.layout_for(tableau)
        places = card_places(tableau, layout)
        if tableau.capturing == card:
            places[card] = self._meeting(card, seen)
        if layout.seats[seat].side != "bottom":
            scene.draw_ahead(card, places[card])
            yield self._pause(timing.THINK)
            self._show_from_hand(seat, card, before)
        flights = self._flights()
        flights.fly(card, places[card], timing.PLAY, 0, _LAND)
        self._hear(flights, "lay", LAID * timing.PLAY)
        self._show_stage(tableau)  # one card more may have moved the stock
        flights.settle_others(places)
        yield flights.group

    def _show_from_hand(self, seat: int, card: Card, before: Tableau) -> None:
        """One of the backs in a hand turns out to be this card, unless it lies open there; the others close up."""
        scene = self.scene
        if card in scene.cards:
            return
        size = before.hands[seat].count(HIDDEN)
        chosen = size // 2
        scene.reveal(Back(seat, chosen), card)
        for number in range(chosen + 1, size):
            scene.cards[Back(seat, number - 1)] = scene.cards.pop(Back(seat, number))

    def _meeting(self, card: Card, seen: Observation) -> Place:
        """Beside a table card that it takes, so that both are seen, and those that stay as well."""
        cards = self.scene.cards
        lying = {key: item.place for key, item in cards.items() if isinstance(key, int) and item.place is not None}
        taken = [lying[other] for other in members(seen.moves[-1] >> 6)]
        others = [place for other, place in lying.items() if other != card and place.rotation == 0]
        middle = self.scene.sceneRect().center()
        return meeting_place(taken, others, Spot(middle.x(), middle.y()))._replace(z=FLYING_Z + 50)

    def _capture(
        self, seat: int, card: Card, taken: CardSet, is_sweep: bool, seen: Observation
    ) -> Iterator[QAbstractAnimation]:
        scene = self.scene
        cards = members(taken)
        for other in cards:
            scene.cards[other].set_glow("possible")
        yield self._pause(timing.POINT)
        if len(cards) > 1:
            yield self._gathered(card, cards)
        yield self._pause(timing.REST_CAPTURE)
        if is_sweep:
            self.cues.give("scopa")
            yield flourish(scene, card, "sweep", int(timing.SWEEP * self.factor))
        yield from self._greet_settebello(taken | BIT[card])
        tableau = after(self._tableau, CardsCaptured(seat, card, taken), seen)
        if is_sweep:
            tableau = after(tableau, SweepMade(seat, card), seen)
        yield from self._to_pile(seat, [*cards] if is_sweep else [*cards, card], tableau, *taking(taken | BIT[card]))

    def _greet_settebello(self, cards: CardSet) -> Iterator[QAbstractAnimation]:
        if cards & BIT[SETTEBELLO]:
            yield flourish(self.scene, SETTEBELLO, "settebello", int(timing.SETTEBELLO * self.factor))

    def _gathered(self, card: Card, cards: Sequence[Card]) -> QAbstractAnimation:
        """The other cards slide under the capturing card, their corners still seen."""
        scene = self.scene
        top = scene.cards[card].place
        flights = self._flights()
        if top is None:
            return flights.group
        self._hear(flights, "deal", timing.GATHER / 4)
        ordered = sorted(cards, key=lambda other: -_distance(scene.cards[other].place, top))
        for number, other in enumerate(ordered):
            back = len(ordered) - number
            place = top._replace(
                x=top.x - round(top.width * 0.4 * back),
                y=top.y - round(height_of(top.width) * 0.05 * back),
                z=FLYING_Z + number,
            )
            flights.fly(other, place, timing.GATHER, number * timing.STAGGER, _SLIDE)
        return flights.group

    # ------------------------------------------------------------------ cards that are won

    def _to_pile(
        self, seat: int, cards: Sequence[Card], tableau: Tableau, *sounds: str
    ) -> Iterator[QAbstractAnimation]:
        """Cards slide to a side's pile and turn over."""
        scene = self.scene
        layout = scene.layout_for(tableau)
        places = card_places(tableau, layout)
        landing = pile_place(layout, side_of(seat, tableau.players))
        flights = self._flights()
        for number, card in enumerate(cards):
            scene.cards[card].set_glow("")
            flights.fly(card, landing._replace(z=FLYING_Z + number), timing.TO_PILE, number * timing.STAGGER, _SLIDE)
        for card in members(sum(1 << key for key in places if isinstance(key, int))):
            scene.cards[card].set_glow("")
        flights.settle_others(places, timing.TO_PILE)
        for name in sounds:
            self._hear(flights, name, before_landing(name, len(cards), self.factor))
        yield flights.group
        for card in cards:
            scene.remove(card)
        self._show_stage(tableau)

    def _take_leftovers(
        self, seat: int, cards: CardSet, event: Event, seen: Observation
    ) -> Iterator[QAbstractAnimation]:
        self._turn_over()
        self._say(left_to(self.names[seat]))
        yield self._pause(timing.REST_LEFT)
        yield from self._greet_settebello(cards)
        yield from self._to_pile(seat, members(cards), after(self._tableau, event, seen), *taking(cards))

    def _take_trick(
        self, seat: int, cards: Sequence[Card], event: Event, seen: Observation
    ) -> Iterator[QAbstractAnimation]:
        won = next((card for player, card in self._tableau.trick if player == seat), cards[-1])
        self.scene.cards[won].set_glow("chosen")
        if self._is_last:
            self._turn_over()
        yield self._pause(timing.REST_TRICK)
        ordered = [*(card for card in cards if card != won), won]
        yield from self._to_pile(seat, ordered, after(self._tableau, event, seen), "trick")

    # ------------------------------------------------------------------ the rest

    def _end(self) -> Iterator[QAbstractAnimation]:
        """Nobody is to play any more; the table is looked at once more before the points are counted."""
        self._turn_over()
        if any(card >= 0 for card in self._tableau.slots):
            self._say(left_to_nobody())
            yield self._pause(timing.REST_LEFT)
        yield self._pause(timing.REST_DEAL)

    def _turn_over(self) -> None:
        """No plate is lit: nobody is to play."""
        tableau = self._tableau._replace(turn=NOBODY)
        self.scene.layout_for(tableau)
        self.scene.show_labels(tableau)

    def _swap(
        self, seat: int, seven: Card, taken: Card, event: Event, seen: Observation
    ) -> Iterator[QAbstractAnimation]:
        """The 7 is laid under the stock, the trump goes to the hand, where it stays open: all have seen it."""
        scene, before = self.scene, self._tableau
        tableau = after(before, event, seen)
        layout = scene.layout_for(tableau)
        if layout.seats[seat].side != "bottom":
            yield self._pause(timing.THINK)
            self._show_from_hand(seat, seven, before)
        places = card_places(tableau, layout)
        flights = self._flights()
        laid = timing.PUSH + timing.SWAP // 2
        flights.pull_out(taken, places[taken], timing.SWAP, _SLIDE)
        flights.lay_under(seven, places[seven], timing.SWAP, laid, _SLIDE)
        self._hear(flights, "deal")
        self._hear(flights, "lay", laid + SLID * timing.SWAP)
        flights.settle_others(places)
        yield flights.group

    def _explain_void(self, cards: CardSet) -> None:
        """The kings are lit, and a note says what follows, below them so that all of them can be counted."""
        scene = self.scene
        for card in members(cards & RANK_MASK[10]):
            scene.card(card).set_glow("possible")
        self._say(dealt_again())

    def _say(self, text: str) -> None:
        """Lay a note below the table cards, so that all of them are seen; it goes with the movement."""
        scene, layout = self.scene, self.scene.layout
        if layout is None:
            return
        note = QGraphicsPixmapItem(
            draw_note(scene.theme, text, layout.text, min(layout.text * 36, layout.size.width * 0.9))
        )
        size = note.pixmap().deviceIndependentSize()
        top = layout.hand.y - layout.gap * 0.5 - size.height()
        if not self._tableau.hands[0]:  # there is room where the hand has been
            top = layout.hand.y + (layout.hand.height - size.height()) / 2
        note.setPos(round(layout.middle.room.centre.x - size.width() / 2), round(top))
        note.setZValue(FLYING_Z)
        scene.show_for_a_while(note)

    def _gather_all(self, seen: Observation) -> Iterator[QAbstractAnimation]:
        """Everything goes back into the stock."""
        scene, tableau = self.scene, self._tableau
        layout = scene.layout_for(tableau)
        landing = stock_place(layout, seen.view.dealer)
        flights = self._flights()
        for side, pile in enumerate(tableau.piles):
            for number in range(min(3, pile.size)):
                key = Back(side, 100 + number)
                scene.card(key).settle(pile_place(layout, side))
        scene.show_stacks(_bare(tableau))
        self._hear(flights, "shuffle" if self.factor >= 1 else "trick")  # a riffle lasts longer than a fast gathering
        for number, gone in enumerate(list(scene.cards)):
            flights.fly(gone, landing._replace(z=FLYING_Z + number), timing.GATHER_ALL, number * 12, _SLIDE)
        scene.seen, scene.names = seen, tuple(self.names)
        yield flights.group
        scene.arrange_tableau(empty_tableau(seen, scene.likes.sorting))


def _bare(tableau: Tableau) -> Tableau:
    """Without its piles, and without the memory of a trump."""
    return tableau._replace(piles=tuple(type(pile)() for pile in tableau.piles), trump_suit=-1)


def _distance(place: Place | None, other: Place) -> float:
    return abs(place.x - other.x) + abs(place.y - other.y) if place is not None else 0.0
