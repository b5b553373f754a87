"""What the table says while a capture is chosen: what has been chosen so far, and why a card cannot be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.cards import rank_of
from carte_italiane.ui.texts import default_name, must_take_same, too_much, wrong_sum
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from carte_italiane.cards import Card
    from carte_italiane.ui.table.choosing import Choice


def choice_so_far(choice: Choice) -> str:
    """The question, and then the running sum: "2 + 3 = 5 of 10"; that a second click plays, when nothing is open."""
    if choice.complete is not None:
        return translate("Table", "Click again to play.")
    if choice.takes_same_rank:
        return translate("Table", "Which one does it take?")
    rank = str(rank_of(choice.card))
    if not choice.steps:
        return translate("Table", "Choose cards that make %1.").replace("%1", rank)
    chosen = [str(rank_of(card)) for card in choice.steps]
    total = chosen[0] if len(chosen) == 1 else f"{' + '.join(chosen)} = {choice.total}"
    return translate("Table", "%1 of %2", "running sum of the chosen cards").replace("%1", total).replace("%2", rank)


def why_not(choice: Choice, card: Card, *, french: bool = False) -> str:
    """Why a table card cannot be taken now."""
    rank = rank_of(choice.card)
    if choice.takes_same_rank:
        return must_take_same(rank, french=french)
    if rank_of(card) > rank:
        return too_much(rank_of(card), rank)
    if choice.total + rank_of(card) > rank:
        return wrong_sum(choice.total + rank_of(card), rank)
    return translate("Table", "No cards on the table make %1 with this one.").replace("%1", str(rank))


def looking_on() -> str:
    """Why nothing can be played where only computer players sit."""
    return translate("Table", "You are only watching: the computer players play.")


def dealt_again() -> str:
    """Why a first table is gathered."""
    return translate("Table", "Three kings or more on the table: the cards are dealt again.")


def left_to(name: str) -> str:
    """Who gets the last cards of the table: the side that captured last."""
    if name == default_name(0):
        return translate("Table", "What is left goes to you.")
    return translate("Table", "What is left goes to %1.").replace("%1", name)


def left_to_nobody() -> str:
    """Nobody has captured in the whole deal: the table counts for nobody."""
    return translate("Table", "Nobody has taken anything: what is left counts for nobody.")


def taken_last(game: str, name: str, *, sweep: bool) -> str:
    """Whose the last trick or capture was."""
    if game == "briscola":
        return translate("Table", "Last trick: %1").replace("%1", name)
    text = translate("Table", "Last capture: %1, scopa") if sweep else translate("Table", "Last capture: %1")
    return text.replace("%1", name)


def nothing_taken() -> str:
    """There is no last trick or capture yet."""
    return translate("Table", "Nothing has been taken yet.")
