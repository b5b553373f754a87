"""What lies where, as one seat sees it: made from an observation, or from what lay there before and an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from carte_italiane.cards import BIT, CARD_COUNT, RANK_MASK, count, members
from carte_italiane.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsCaptured,
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
from carte_italiane.rules.moves import card_of, taken_by
from carte_italiane.rules.scoring import BRISCOLA_STRENGTH
from carte_italiane.rules.views import ScopaView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.events import Event
    from carte_italiane.rules.views import Observation

#: A card of which this seat sees the back.
HIDDEN: Final = -1
NOBODY: Final = -1


class Pile(NamedTuple):
    """What a side has won, back up; ``sweeps`` lie crosswise in it, each with the number of cards below it."""

    size: int = 0
    sweeps: tuple[tuple[int, int], ...] = ()


class Tableau(NamedTuple):
    """The whole table at a moment.

    ``hands`` by seat, cards or ``HIDDEN``; ``slots``: the card on each table slot used so far, or ``HIDDEN`` for a
    free one; ``capturing``: the card that is about to take some of them; ``trick``: seat and card in the order played;
    ``stock``: cards lying back up (the turned trump not counted); ``turned``: the trump under the stock or ``HIDDEN``;
    ``last_taker``: who gets the leftovers as it stands. ``sorting``: how open hands lie.
    """

    game: str
    hands: tuple[tuple[int, ...], ...]
    slots: tuple[int, ...] = ()
    capturing: int = HIDDEN
    trick: tuple[tuple[int, int], ...] = ()
    piles: tuple[Pile, ...] = ()
    stock: int = 0
    turned: int = HIDDEN
    trump_suit: int = -1
    dealer: int = NOBODY
    turn: int = NOBODY
    last_taker: int = NOBODY
    sorting: str = "suit"

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    def with_hand(self, seat: int, cards: Iterable[int]) -> Tableau:
        """The same with another hand, sorted; ``cards`` in the order in which they came. Backs lie undermost."""
        hands = list(self.hands)
        keys = {"suit": _by_suit, "rank": _by_strength if self.game == "briscola" else _by_rank, "dealt": _is_open}
        hands[seat] = tuple(sorted(cards, key=keys[self.sorting]))
        return self._replace(hands=tuple(hands))

    def sorted_hands(self, seen: Observation) -> Tableau:
        """The same with the hands as they are seen: the own, and what is known of others."""
        view, tableau = seen.view, self
        for seat, size in enumerate(view.hand_sizes):
            known = in_order(view.hands_seen[seat], seen)
            tableau = tableau.with_hand(seat, [*(HIDDEN,) * (size - len(known)), *known])
        return tableau

    def without(self, cards: CardSet) -> Tableau:
        """The same with these cards gone from the table."""
        return self._replace(slots=tuple(HIDDEN if card >= 0 and cards & BIT[card] else card for card in self.slots))

    def laid(self, card: Card) -> Tableau:
        """The same with one more card on the first free slot, so that those that lie there never move."""
        free = self.slots.index(HIDDEN) if HIDDEN in self.slots else len(self.slots)
        return self.laid_on(free, card)

    def laid_on(self, slot: int, card: Card) -> Tableau:
        """The same with one more card on a slot."""
        slots = [*self.slots, *(HIDDEN,) * (slot + 1 - len(self.slots))]
        slots[slot] = card
        return self._replace(slots=tuple(slots))


def _by_suit(card: int) -> tuple[int, ...]:
    return (card,)


def _by_rank(card: int) -> tuple[int, ...]:
    return (card % 10, card) if card >= 0 else (HIDDEN,)


def _by_strength(card: int) -> tuple[int, ...]:
    return (BRISCOLA_STRENGTH[card % 10 + 1], card) if card >= 0 else (HIDDEN,)


def _is_open(card: int) -> tuple[int, ...]:
    return (int(card >= 0),)


def empty_tableau(seen: Observation, sorting: str = "suit") -> Tableau:
    """Before anything of a deal is dealt: all cards in the stock."""
    rules = seen.view.rules
    size = CARD_COUNT - 1 if rules.game == "briscola" and rules.players == 3 else CARD_COUNT
    return Tableau(
        game=rules.game,
        hands=((),) * rules.players,
        piles=(Pile(),) * rules.sides,
        stock=size,
        dealer=seen.view.dealer,
        sorting=sorting,
    )


def tableau_of(seen: Observation, sorting: str = "suit") -> Tableau:
    """The table as it is seen; the same for the same observation, whatever lay there before."""
    return _unsorted(seen)._replace(sorting=sorting).sorted_hands(seen)


def _unsorted(seen: Observation) -> Tableau:
    view = seen.view
    hands = ((),) * view.rules.players
    turn = NOBODY if view.is_over or is_void(seen) else view.turn
    if isinstance(view, ScopaView):
        slots, piles = _course(view, seen)
        return Tableau(
            game=view.rules.game,
            hands=hands,
            slots=slots,
            piles=piles,
            stock=view.stock_size,
            dealer=view.dealer,
            turn=turn,
            last_taker=NOBODY if view.is_over else view.last_taker,
        )
    trick = tuple(((view.leader + place) % view.rules.players, card) for place, card in enumerate(view.trick))
    return Tableau(
        game="briscola",
        hands=hands,
        trick=trick,
        piles=tuple(Pile(count(pile)) for pile in view.piles),
        stock=view.stock_size - (1 if view.turned >= 0 else 0),
        turned=view.turned,
        trump_suit=view.trump_suit,
        dealer=view.dealer,
        turn=turn,
    )


def is_void(seen: Observation) -> bool:
    """Three or four kings on the first table: nobody plays, the cards are dealt again."""
    view = seen.view
    if not isinstance(view, ScopaView) or seen.moves:
        return False
    redealt = view.rules.redeal_on_kings and view.rules.cards_each < 10
    return redealt and count(view.table & RANK_MASK[10]) >= 3


def after(tableau: Tableau, event: Event, seen: Observation) -> Tableau:
    """The table after one event more; ``seen`` is what is seen when all events of the step are over."""
    match event:
        case PacketDealt(seat, size):
            return _given(tableau, seat, size, seen)._replace(stock=tableau.stock - size)
        case TableDealt(cards):
            for card in cards:
                tableau = tableau.laid_on(seen.laid.index(card), card)
            return tableau._replace(stock=tableau.stock - len(cards))
        case TrumpTurned(card):
            return tableau._replace(turned=card, trump_suit=card // 10, stock=tableau.stock - 1)
        case DealVoided():
            return empty_tableau(seen, tableau.sorting)
        case CardPlayed(seat, card):
            return _played(tableau, seat, card, seen)
        case CardsCaptured(seat, _, taken):
            return _won(tableau.without(taken)._replace(capturing=HIDDEN, last_taker=seat), seat, count(taken) + 1)
        case SweepMade(seat, card):
            return _swept(tableau, seat, card)
        case LeftoversTaken(seat, cards):
            return _won(tableau.without(cards), seat, count(cards))
        case TrickTaken(seat, cards):
            return _won(tableau._replace(trick=()), seat, len(cards))
        case CardDrawn(seat, own, turned_up):
            drawn = tableau.with_hand(seat, [*tableau.hands[seat], HIDDEN if own is None else own])
            return drawn._replace(turned=HIDDEN) if turned_up else drawn._replace(stock=tableau.stock - 1)
        case TrumpSwapped(seat, seven, taken):
            return tableau.with_hand(seat, [*_less(tableau.hands[seat], seven), taken])._replace(turned=seven)
        case _:
            return tableau if any(card >= 0 for card in tableau.slots) else tableau._replace(slots=())


def _given(tableau: Tableau, seat: int, size: int, seen: Observation) -> Tableau:
    """A player gets cards: this seat the next of those it will hold, others hidden ones."""
    hand = tableau.hands[seat]
    if seat != seen.view.seat:
        return tableau.with_hand(seat, [*hand, *(HIDDEN,) * size])
    coming = [card for card in in_order(seen.view.hand, seen) if card not in hand][:size]
    return tableau.with_hand(seat, [*hand, *coming, *(HIDDEN,) * (size - len(coming))])


def _played(tableau: Tableau, seat: int, card: Card, seen: Observation) -> Tableau:
    rest = tableau.with_hand(seat, _less(tableau.hands[seat], card))
    if tableau.game == "briscola":
        return rest._replace(trick=(*tableau.trick, (seat, card)))
    captures = card_of(seen.moves[-1]) == card and taken_by(seen.moves[-1])
    return rest._replace(capturing=card) if captures else rest.laid(card)


def _less(hand: tuple[int, ...], card: Card) -> list[int]:
    """A hand without a card; where only backs are seen, without one of them."""
    rest = list(hand)
    if card in rest:
        rest.remove(card)
    elif HIDDEN in rest:
        rest.remove(HIDDEN)
    return rest


def _won(tableau: Tableau, seat: int, size: int) -> Tableau:
    side = side_of(seat, tableau.players)
    return _with_pile(tableau, side, tableau.piles[side]._replace(size=tableau.piles[side].size + size))


def _swept(tableau: Tableau, seat: int, card: Card) -> Tableau:
    side = side_of(seat, tableau.players)
    pile = tableau.piles[side]
    return _with_pile(tableau, side, pile._replace(sweeps=(*pile.sweeps, (card, pile.size))))


def _with_pile(tableau: Tableau, side: int, pile: Pile) -> Tableau:
    return tableau._replace(piles=(*tableau.piles[:side], pile, *tableau.piles[side + 1 :]))


def _course(view: ScopaView, seen: Observation) -> tuple[tuple[int, ...], tuple[Pile, ...]]:
    """Slots and piles from the public course of the deal: every card keeps the slot on which it was laid."""
    start = Tableau(view.rules.game, ((),) * view.rules.players, piles=(Pile(),) * view.rules.sides)
    for card in _first_table(seen):
        start = start.laid(card)
    seat, tableau = (view.dealer + 1) % view.rules.players, start
    for move in seen.moves:
        card, taken = card_of(move), taken_by(move)
        if taken:
            tableau = _won(tableau.without(taken), seat, count(taken) + 1)
            if view.sweep_cards & BIT[card]:
                tableau = _swept(tableau, seat, card)
        else:
            tableau = tableau.laid(card)
        seat = (seat + 1) % view.rules.players
    if view.is_over:
        piles = tuple(pile._replace(size=count(view.piles[side])) for side, pile in enumerate(tableau.piles))
        return tableau.slots if view.table else (), piles
    return tableau.slots, tableau.piles


def _first_table(seen: Observation) -> list[int]:
    """The cards dealt to the table, in the order dealt."""
    played: CardSet = 0
    lying: CardSet = 0
    for move in seen.moves:
        played |= BIT[card_of(move)]
        lying |= taken_by(move)
    for card in seen.laid:
        lying |= BIT[card]
    return in_order(lying & ~played, seen)


def in_order(cards: CardSet, seen: Observation) -> list[int]:
    """Cards in the order in which they were dealt, as far as that is seen."""
    order = {card: place for place, card in enumerate(seen.dealt)}
    return sorted(members(cards), key=lambda card: order.get(card, len(order)))
