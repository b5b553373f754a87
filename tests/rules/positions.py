"""Sets up deals, matches and late positions from card texts, so that tests read like the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import card_text, count, members, parse_card, set_of
from carte_italiane.rules.briscola import BriscolaDeal, pack
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import move_text, parse_move
from carte_italiane.rules.scopa import ScopaDeal
from carte_italiane.rules.views import BriscolaView, ScopaView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.cards import CardSet
    from carte_italiane.rules.deal import Deal
    from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
    from carte_italiane.rules.scoring import ScoreLine


def cards(text: str) -> CardSet:
    """The set of some cards: ``cards("2C 3S")``."""
    return set_of(parse_card(word) for word in text.split())


def names(held: CardSet) -> str:
    """The text of a set: ``"2C 3S"``."""
    return " ".join(card_text(card) for card in members(held))


def legal(position: Match | Deal) -> list[str]:
    """The legal moves as texts."""
    return [move_text(move) for move in position.legal_moves()]


def play(match: Match, *moves: str) -> Match:
    """The match after some moves."""
    for move in moves:
        match = match.played(parse_move(move, match.legal_moves()))
    return match


def play_on(deal: Deal, *moves: str) -> Deal:
    """The same deal, changed by some moves."""
    for move in moves:
        deal.play(parse_move(move, deal.legal_moves()))
    return deal


def scopa_view(position: Match | Deal, seat: int = 0) -> ScopaView:
    """What a seat sees of a deal of Scopa."""
    view = (position.deal.state if isinstance(position, Match) else position).view(seat)
    assert isinstance(view, ScopaView)
    return view


def briscola_view(position: Match | Deal, seat: int = 0) -> BriscolaView:
    """What a seat sees of a deal of Briscola."""
    view = (position.deal.state if isinstance(position, Match) else position).view(seat)
    assert isinstance(view, BriscolaView)
    return view


def places(rules: Rules) -> list[int | str]:
    """Who gets each of the first cards of the deck: the n-th player after the dealer (from 0), or the table."""
    each = range(rules.players)
    threes: list[int | str] = [player for player in each for _ in range(3)]
    if rules.game == "briscola":
        return [*threes, "trump"]
    if rules.game == "scopa":
        return [*threes, *["table"] * 4]
    if rules.cards_each == 9:  # type: ignore[union-attr] # Scopone
        return [*threes, "table", "table", *threes, "table", "table", *threes]
    return [player for _ in range(2) for player in each for _ in range(5)]


def deck_for(rules: Rules, hands: Sequence[str] = (), table: str = "", stock: str = "") -> bytes:
    """A deck that deals these hands (from the player after the dealer), table or trump, and next cards.

    What is left open is filled with the remaining cards in order.
    """
    wanted: dict[int | str, list[int]] = {n: [parse_card(c) for c in hand.split()] for n, hand in enumerate(hands)}
    wanted["table"] = wanted["trump"] = [parse_card(card) for card in table.split()]
    then = [parse_card(card) for card in stock.split()]
    named = [card for n in range(len(hands)) for card in wanted[n]] + wanted["table"] + then
    assert len(set(named)) == len(named), "a card is named twice"
    others = [card for card in members(pack(rules.players if rules.game == "briscola" else 4)) if card not in named]
    deck = []
    for place in places(rules):
        deck.append(wanted[place].pop(0) if wanted.get(place) else others.pop(0))
    return bytes(deck + then + others)


def dealt(rules: Rules, hands: Sequence[str] = (), table: str = "", stock: str = "") -> Match:
    """A match whose first deal has these cards. The last seat deals, so ``hands`` are by seat."""
    return Match.start(rules, rules.players - 1).with_deck(deck_for(rules, hands, table, stock))


def late_scopa(
    rules: ScopaRules,
    hands: Sequence[str],
    table: str = "",
    piles: Sequence[str] = (),
    last_taker: int = -1,
) -> ScopaDeal:
    """A deal of Scopa with an empty stock; seat 0 is to move."""
    deal = ScopaDeal(rules, bytes(range(40)), rules.players - 1)
    _put(deal, hands, piles)
    deal.table = cards(table)
    deal.last_taker = last_taker
    deal.drawn = 40
    return deal


def late_briscola(rules: BriscolaRules, hands: Sequence[str], trump: str, piles: Sequence[str] = ()) -> BriscolaDeal:
    """A deal of Briscola after the last draw; seat 0 is to lead."""
    deck = deck_for(rules, table=trump)
    deal = BriscolaDeal(rules, deck, rules.players - 1)
    _put(deal, hands, piles)
    deal.turned = -1
    deal.drawn = len(deck)
    deal.tricks_won = 10
    return deal


def _put(deal: Deal, hands: Sequence[str], piles: Sequence[str]) -> None:
    held = [cards(hand) for hand in hands] + [0] * (4 - len(hands))
    won = [cards(pile) for pile in piles] + [0] * (3 - len(piles))
    deal.hand0, deal.hand1, deal.hand2, deal.hand3 = held
    deal.pile0, deal.pile1, deal.pile2 = won
    deal.left = sum(count(hand) for hand in held)


def finished(rules: ScopaRules, piles: Sequence[str], sweeps: str = "") -> dict[str, ScoreLine]:
    """The score lines, by category, of a finished deal of Scopa with these piles and sweep cards."""
    deal = late_scopa(rules, [], "", piles)
    deal.sweep_cards = cards(sweeps)
    return {line.category: line for line in deal.score()}
