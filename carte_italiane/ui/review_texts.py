"""How the deal stands, in sentences: what a player may ask for at any time, and nothing that a table would hide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import count, members
from carte_italiane.rules.house import BriscolaRules, side_of
from carte_italiane.rules.views import BriscolaView, ScopaView
from carte_italiane.ui.card_lists import cards_listed, listed
from carte_italiane.ui.card_names import Form, card_name, suit_name
from carte_italiane.ui.texts import side_name
from carte_italiane.ui.translation import PLURAL, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.rules.views import Observation


def you_hold(seen: Observation, *, french: bool = False) -> str:
    """The own hand."""
    cards = members(seen.view.hand)
    if not cards:
        return translate("Review", "You hold no cards.")
    return translate("Review", "You hold %1.").replace("%1", cards_listed(cards, french=french))


def table_now(seen: Observation, names: Sequence[str], *, french: bool = False) -> str:
    """The cards on the table, as they were laid; in Briscola the trick, and who played what."""
    view = seen.view
    if isinstance(view, BriscolaView):
        return _trick_now(view, names, french)
    if not view.table:
        return translate("Review", "The table is empty.")
    if count(view.table) == 1:
        text = translate("Review", "On the table lies %1.", "one card")
    else:
        text = translate("Review", "On the table lie %1.", "several cards")
    return text.replace("%1", cards_listed(members(view.table), french=french))


def _trick_now(view: BriscolaView, names: Sequence[str], french: bool) -> str:
    if not view.trick:
        return translate("Review", "No card of this trick has been played yet.")
    played = translate("Review", "%1 by %2", "a card, a player")
    items = [
        played.replace("%1", card_name(card, french=french)).replace(
            "%2", names[(view.leader + place) % view.rules.players]
        )
        for place, card in enumerate(view.trick)
    ]
    return translate("Review", "In the trick: %1.").replace("%1", listed(items))


def piles_now(seen: Observation, names: Sequence[str], *, french: bool = False) -> list[str]:
    """What every side has won: how many cards, and which scope. Points of Briscola are not told during the deal."""
    return [pile_now(seen, names, side, french=french) for side in range(seen.view.rules.sides)]


def pile_now(seen: Observation, names: Sequence[str], side: int, *, french: bool = False) -> str:
    """What one side has won."""
    view = seen.view
    won = count(view.piles[side])
    cards = translate("Review", "%n card(s)", "in a pile", PLURAL, won)
    whose = _side(seen, names, side)
    swept = members(view.piles[side] & view.sweep_cards) if isinstance(view, ScopaView) else []
    if not swept:
        return translate("Review", "%1: %2 won.", "names, 12 cards").replace("%1", whose).replace("%2", cards)
    made = len(swept)
    sweeps = translate("Review", "%n scopa(s)", "made by one side", PLURAL, made)
    text = translate("Review", "%1: %2 won, %3 %4.", "names, 12 cards, 2 scope, with these cards")
    text = text.replace("%1", whose).replace("%2", cards).replace("%3", sweeps)
    return text.replace("%4", cards_listed(swept, Form.WITH, french=french))


def score_now(seen: Observation, names: Sequence[str]) -> str:
    """The match so far."""
    rules = seen.view.rules
    if isinstance(rules, BriscolaRules):
        if rules.wins == 1:
            return translate("Review", "The match is this one deal; its points are counted at the end.")
        text = translate("Review", "Deals won: %1. The match goes to the first with %2.")
        target = rules.wins
    else:
        text = translate("Review", "The match stands at %1. It is played to %2.")
        target = rules.target
    return text.replace("%1", standing(seen, names)).replace("%2", str(target))


def standing(seen: Observation, names: Sequence[str]) -> str:
    """The scores by side: "You 7, Beppe 5"."""
    return ", ".join(f"{_side(seen, names, side)} {score}" for side, score in enumerate(seen.scores))


def trump_now(seen: Observation, *, french: bool = False) -> str:
    """The trump: the card as long as it lies there, later the suit; empty in a game without one."""
    view = seen.view
    if not isinstance(view, BriscolaView):
        return ""
    if view.turned >= 0:
        text = translate("Review", "The trump is %1.", "a card")
        return text.replace("%1", card_name(view.turned, Form.THE, french=french))
    return translate("Review", "The trump suit is %1.").replace("%1", suit_name(view.trump_suit, french=french))


def stock_now(seen: Observation) -> str:
    """How many cards are left."""
    left = seen.view.stock_size
    if not left:
        return translate("Review", "No cards are left in the stock.")
    return translate("Review", "%n card(s) are left in the stock.", "", PLURAL, left)


def whose_turn(seen: Observation, names: Sequence[str]) -> str:
    """Who is to play."""
    view = seen.view
    if view.is_over:
        return translate("Review", "All cards have been played.")
    if view.turn == view.seat:
        return translate("Review", "It is your turn.")
    return translate("Review", "%1 is to play.").replace("%1", names[view.turn])


def nothing_yet() -> str:
    """What has happened, before anything has."""
    return translate("Review", "Nothing has been played yet.")


def _side(seen: Observation, names: Sequence[str], side: int) -> str:
    players = seen.view.rules.players
    return side_name([name for seat, name in enumerate(names) if side_of(seat, players) == side])
