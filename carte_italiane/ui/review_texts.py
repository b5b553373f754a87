"""How the table lies, in sentences: what a player may ask for at any time, and nothing that a table would hide.

Told from a tableau, so that it is what is seen: while a full trick rests, it still lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.rules.house import BriscolaRules, side_of
from carte_italiane.ui.card_lists import cards_listed, listed
from carte_italiane.ui.card_names import Form, card_name, suit_name
from carte_italiane.ui.texts import side_name
from carte_italiane.ui.translation import PLURAL, translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.tableau import Tableau


def you_hold(tableau: Tableau, seat: int, *, french: bool = False) -> str:
    """The own hand, as it lies."""
    cards = [card for card in tableau.hands[seat] if card >= 0]
    if not cards:
        return translate("Review", "You hold no cards.")
    return translate("Review", "You hold %1.").replace("%1", cards_listed(cards, french=french))


def one_holds(tableau: Tableau, seat: int, name: str, *, french: bool = False) -> str:
    """The hand of a player whom one looks over the shoulder."""
    cards = [card for card in tableau.hands[seat] if card >= 0]
    if not cards:
        return translate("Review", "%1 holds no cards.").replace("%1", name)
    text = translate("Review", "%1 holds %2.", "a player, cards").replace("%1", name)
    return text.replace("%2", cards_listed(cards, french=french))


def table_now(tableau: Tableau, names: Sequence[str], *, french: bool = False) -> str:
    """The cards on the table, one that is about to take among them; in Briscola the trick, and who played what."""
    if tableau.game == "briscola":
        return _trick_now(tableau, names, french)
    cards = sorted(card for card in (*tableau.slots, tableau.capturing) if card >= 0)
    if not cards:
        return translate("Review", "The table is empty.")
    if len(cards) == 1:
        text = translate("Review", "On the table lies %1.", "one card")
    else:
        text = translate("Review", "On the table lie %1.", "several cards")
    return text.replace("%1", cards_listed(cards, french=french))


def _trick_now(tableau: Tableau, names: Sequence[str], french: bool) -> str:
    if not tableau.trick:
        return translate("Review", "No card of this trick has been played yet.")
    played = translate("Review", "%1 by %2", "a card, a player")
    items = [
        played.replace("%1", card_name(card, french=french)).replace("%2", names[seat]) for seat, card in tableau.trick
    ]
    return translate("Review", "In the trick: %1.").replace("%1", listed(items))


def piles_now(tableau: Tableau, names: Sequence[str], *, french: bool = False) -> list[str]:
    """What every side has won: how many cards, and which scope. Points of Briscola are not told during the deal."""
    return [pile_now(tableau, names, side, french=french) for side in range(len(tableau.piles))]


def pile_now(tableau: Tableau, names: Sequence[str], side: int, *, french: bool = False) -> str:
    """What one side has won."""
    won, swept = tableau.piles[side].size, [card for card, _ in tableau.piles[side].sweeps]
    cards = translate("Review", "%n card(s)", "in a pile", PLURAL, won)
    whose = _side(tableau.players, names, side)
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
    return ", ".join(f"{_side(seen.view.rules.players, names, side)} {score}" for side, score in enumerate(seen.scores))


def trump_now(tableau: Tableau, *, french: bool = False) -> str:
    """The trump: the card as long as it lies there, later the suit; empty where there is none."""
    if tableau.turned >= 0:
        text = translate("Review", "The trump is %1.", "a card")
        return text.replace("%1", card_name(tableau.turned, Form.THE, french=french))
    if tableau.trump_suit < 0:
        return ""
    return translate("Review", "The trump suit is %1.").replace("%1", suit_name(tableau.trump_suit, french=french))


def stock_now(tableau: Tableau) -> str:
    """How many cards are left."""
    left = tableau.stock + (1 if tableau.turned >= 0 else 0)
    if not left:
        return translate("Review", "No cards are left in the stock.")
    return translate("Review", "%n card(s) are left in the stock.", "", PLURAL, left)


def whose_turn(tableau: Tableau, seat: int, names: Sequence[str]) -> str:
    """Who is to play, told to a seat, or (-1) to one who looks on."""
    if tableau.turn < 0:
        return translate("Review", "All cards have been played.")
    if tableau.turn == seat:
        return translate("Review", "It is your turn.")
    return translate("Review", "%1 is to play.").replace("%1", names[tableau.turn])


def shown_turn(now: Tableau, then: Tableau, seat: int, names: Sequence[str]) -> list[str]:
    """The same while something moves: what is being shown, and who plays next."""
    if now.turn == seat:
        shown = translate("Review", "Your move is being shown.")
    elif now.turn >= 0:
        shown = translate("Review", "The move of %1 is being shown.").replace("%1", names[now.turn])
    elif then.turn >= 0:
        shown = translate("Review", "The cards are being dealt.")
    else:
        return [whose_turn(now, seat, names)]
    if then.turn < 0:
        return [shown]
    if then.turn == seat:
        return [shown, translate("Review", "You play next.")]
    return [shown, translate("Review", "%1 plays next.").replace("%1", names[then.turn])]


def nothing_yet() -> str:
    """What has happened, before anything has."""
    return translate("Review", "Nothing has been played yet.")


def _side(players: int, names: Sequence[str], side: int) -> str:
    return side_name([name for seat, name in enumerate(names) if side_of(seat, players) == side])
