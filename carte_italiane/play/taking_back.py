"""Earlier states of a match: its last deal played again from its own deck, so that no hidden card changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.rules.match import points_of

if TYPE_CHECKING:
    from carte_italiane.rules.match import Match
    from carte_italiane.rules.moves import Seat


def deal_begun(match: Match) -> Match:
    """The match when the cards of its last deal had just been dealt."""
    deal, scores = match.deal, match.scores
    if deal.is_complete:
        gained = points_of(deal.state.score())
        scores = tuple(score - points for score, points in zip(scores, gained, strict=True))
    before = match._replace(deals=match.deals[:-1], scores=scores, is_over=False, winner=None)
    return before.with_deck(deal.deck)


def before_last_decision(match: Match, seat: Seat) -> Match | None:
    """The match before the last move that this seat made in the last deal; None if it made none."""
    if not match.deals:
        return None
    found, now = None, deal_begun(match)
    for move in match.deal.moves:
        if now.deal.state.turn == seat:
            found = now
        now = now.played(move)
    return found
