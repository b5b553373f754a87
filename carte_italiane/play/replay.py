"""What a record comes to, as the JSON objects of ``carte-italiane replay --json`` (records.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import card_text, count, members
from carte_italiane.rules.briscola import BriscolaDeal
from carte_italiane.rules.match import points_of
from carte_italiane.rules.moves import move_text
from carte_italiane.rules.scopa import ScopaDeal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from carte_italiane.cards import Card
    from carte_italiane.play.record import BadRecord
    from carte_italiane.rules.match import Match, PlayedDeal


def replayed(match: Match) -> dict[str, object]:
    """How the deals and the match of a record came out, and what is to be done next."""
    return {
        "game": match.rules.game,
        "deals": [_deal(deal) for deal in match.deals],
        "match": {"scores": list(match.scores), "over": match.is_over, "winner": match.winner},
        "next": _next(match),
    }


def refused(error: BadRecord) -> dict[str, object]:
    """Where and why a record was refused."""
    return {"error": {"deal": error.deal, "move": error.move, "message": error.reason}}


def _deal(deal: PlayedDeal) -> dict[str, object]:
    told: dict[str, object] = {"dealer": deal.dealer, "void": deal.is_void, "complete": deal.is_complete}
    state = deal.state
    if isinstance(state, BriscolaDeal):
        told["trump"] = card_text(state.trump_card)
        told["result"] = _briscola_result(state) if deal.is_complete else None
    elif isinstance(state, ScopaDeal):
        told["sweeps"] = [count(state.pile(side) & state.sweep_cards) for side in range(state.sides)]
        told["result"] = _scopa_result(state) if deal.is_complete else None
    return told


def _briscola_result(state: BriscolaDeal) -> dict[str, object]:
    (line,) = state.score()
    return {"points": list(line.counts), "winner": line.winner}


def _scopa_result(state: ScopaDeal) -> dict[str, object]:
    lines = {line.category: line for line in state.score()}
    return {
        "cards": list(lines["cards"].counts),
        "coins": list(lines["coins"].counts),
        "settebello": lines["settebello"].winner,
        "primiera": list(lines["primiera"].counts),
        "napola": list(lines["napola"].counts),
        "awards": {category: lines[category].winner for category in ("cards", "coins", "primiera")},
        "points": list(points_of(tuple(lines.values()))),
    }


def _next(match: Match) -> dict[str, object] | None:
    if match.is_over:
        return None
    if match.needs_deck:
        return {"deal": len(match.deals), "dealer": match.next_dealer, "needs": "deck"}
    state = match.deal.state
    return {
        "deal": len(match.deals) - 1,
        "seat": state.turn,
        "table": _names(match.deal.laid),
        "hand": _names(members(state.hand(state.turn))),
        "legal": [move_text(move) for move in match.legal_moves()],
    }


def _names(cards: Iterable[Card]) -> list[str]:
    return [card_text(card) for card in cards]
