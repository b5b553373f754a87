"""Worlds: deals that a seat could be in, by all that it can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import BIT, FULL_DECK, count, members, set_of
from carte_italiane.rules.briscola import HAND_SIZE, BriscolaDeal, pack
from carte_italiane.rules.scopa import ScopaDeal
from carte_italiane.rules.views import BriscolaView, ScopaView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from carte_italiane.cards import Card, CardSet
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.dice import Dice
    from carte_italiane.rules.views import View


def sample(view: View, dice: Dice) -> Deal:
    """A deal in which this seat would see this view; what it cannot know is dealt by lot."""
    deal = _scopa(view) if isinstance(view, ScopaView) else _briscola(view)
    deal.redeal_unseen(view.seat, dice)
    return deal


def _scopa(view: ScopaView) -> ScopaDeal:
    unseen = FULL_DECK & ~(_union(view.hands_seen) | _union(view.piles) | view.table)
    hands, stock = _share_out(view, unseen)
    deal = ScopaDeal(view.rules, _deck(FULL_DECK & ~set_of(stock), stock), view.dealer)
    _lay_out(deal, view, hands, len(stock))
    deal.table, deal.sweep_cards, deal.last_taker = view.table, view.sweep_cards, view.last_taker
    deal.left = sum(view.hand_sizes) + view.stock_size
    return deal


def _briscola(view: BriscolaView) -> BriscolaDeal:
    turned: CardSet = BIT[view.turned] if view.turned >= 0 else 0
    trick = set_of(view.trick)
    known = _union(view.hands_seen) | _union(view.piles) | trick | turned
    hands, stock = _share_out(view, pack(view.rules.players) & ~known)
    gone = pack(view.rules.players) & ~set_of(stock)
    deal = BriscolaDeal(view.rules, _briscola_deck(view, gone, stock), view.dealer)
    _lay_out(deal, view, hands, len(stock))
    deal.left = sum(view.hand_sizes) + view.stock_size
    deal.turned, deal.tricks_won, deal.best_seat = view.turned, view.tricks_won, view.best_seat
    deal.trick_size, deal.trick_cards = len(view.trick), trick
    deal.trick = sum((card + 1) << (6 * place) for place, card in enumerate(view.trick))
    if view.trick:
        deal.best_card = view.trick[(view.best_seat - view.leader) % view.rules.players]
    deal.shown_cards = _shown(view)
    return deal


def _shown(view: BriscolaView) -> CardSet:
    """Cards that everybody saw go into a hand; of the own hand that is the first trump, once it has left its place."""
    others = _union(hand for seat, hand in enumerate(view.hands_seen) if seat != view.seat)
    return others | (view.hand & BIT[view.trump_card] if view.turned != view.trump_card else 0)


def _share_out(view: View, unseen: CardSet) -> tuple[list[CardSet], list[Card]]:
    """Some hands of the right sizes that hold what is known of them, and the cards left for the stock."""
    cards = members(unseen)
    hands: list[CardSet] = []
    for held, size in zip(view.hands_seen, view.hand_sizes, strict=True):
        missing = size - count(held)
        hands.append(held | set_of(cards[:missing]))
        del cards[:missing]
    return hands, cards


def _lay_out(deal: Deal, view: View, hands: list[CardSet], stock_size: int) -> None:
    """Give everybody hands and piles, as seen from the player to move."""
    deal.turn = view.turn
    around = [hands[(view.turn + place) % len(hands)] for place in range(len(hands))] + [0, 0]
    deal.hand0, deal.hand1, deal.hand2, deal.hand3 = around[:4]
    deal.pile0, deal.pile1, deal.pile2 = [*view.piles, 0][:3]
    deal.drawn = len(deal.deck) - stock_size


def _deck(gone: CardSet, stock: list[Card]) -> bytes:
    return bytes([*members(gone), *stock])


def _briscola_deck(view: BriscolaView, gone: CardSet, stock: list[Card]) -> bytes:
    """A deck with the trump in its place; the order of the other cards that have gone tells nothing."""
    cards = members(gone & ~BIT[view.trump_card])
    cards.insert(HAND_SIZE * view.rules.players, view.trump_card)
    return bytes([*cards, *stock])


def _union(sets: Iterable[CardSet]) -> CardSet:
    total: CardSet = 0
    for cards in sets:
        total |= cards
    return total
