"""Words that several places use, in three languages: games, rules, levels, counts, names, and why something cannot be.

The words for cards are in ``card_names``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def game_name(game: str) -> str:
    """The name of a game."""
    return {
        "scopa": translate("Texts", "Scopa"),
        "scopone": translate("Texts", "Scopone"),
        "briscola": translate("Texts", "Briscola"),
    }[game]


def game_in_a_line(game: str) -> str:
    """What a game is, in one line."""
    return {
        "scopa": translate("Texts", "Take cards from the table; sweep it clean."),
        "scopone": translate("Texts", "All cards dealt at once, in pairs."),
        "briscola": translate("Texts", "Tricks, trumps and a good memory."),
    }[game]


def level_name(level: str) -> str:
    """The name of an opponents' level."""
    return {
        "beginner": translate("Texts", "Beginner"),
        "club": translate("Texts", "Club player"),
        "master": translate("Texts", "Master"),
        "reference": translate("Texts", "Reference", "a level: the master with more time"),
    }[level]


def level_in_a_line(level: str) -> str:
    """How a level plays, in one line."""
    return {
        "beginner": translate("Texts", "Beginners know the rules but miss a lot."),
        "club": translate("Texts", "Club players count cards and waste nothing."),
        "master": translate("Texts", "Masters think every deal through."),
    }[level]


def option_name(option: str) -> str:
    """The title of a house rule (ids from ``rules.house.OPTIONS``)."""
    return {
        "players": translate("Texts", "Players"),
        "target": translate("Texts", "Play to"),
        "wins": translate("Texts", "Match"),
        "cards_each": translate("Texts", "Deal", "how many cards each"),
        "napola": translate("Texts", "Napola"),
        "redeal_on_kings": translate("Texts", "Redeal on three kings"),
        "seven_exchange": translate("Texts", "Seven exchange"),
    }[option]


def option_explained(option: str, game: str, *, french: bool = False) -> str:
    """What a house rule means in a game, in a sentence; empty where the title says it all."""
    return {
        "target": _target_explained(game),
        "wins": translate("Texts", "How many deals must be won."),
        "cards_each": translate("Texts", "The ten-card deal leaves the table empty; many call it scopone scientifico."),
        "napola": translate("Texts", "Ace, 2 and 3 of diamonds score 3; each next diamond in order 1 more.")
        if french
        else translate("Texts", "Ace, 2 and 3 of coins score 3; each next coin in order 1 more."),
        "redeal_on_kings": translate("Texts", "With three or four kings among the first four cards the deal is void."),
        "seven_exchange": translate(
            "Texts", "Having won a trick you may swap the trump 7 for the turned-up trump, if that is higher."
        ),
    }.get(option, "")


def _target_explained(game: str) -> str:
    if game == "scopone":
        return translate(
            "Texts", "The pair that reaches this score wins; if both do, the higher total; a tie is counted out."
        )
    return translate("Texts", "The match goes to the side that reaches this score and is alone in the lead.")


def choice_name(option: str, choice: int) -> str:
    """One choice of a house rule that is no switch."""
    return {
        ("players", 2): translate("Texts", "2", "players"),
        ("players", 3): translate("Texts", "3", "players"),
        ("players", 4): translate("Texts", "4, in pairs", "players"),
        ("wins", 1): translate("Texts", "One deal"),
        ("wins", 2): translate("Texts", "First to 2"),
        ("wins", 3): translate("Texts", "First to 3"),
        ("cards_each", 9): translate("Texts", "Nine cards"),
        ("cards_each", 10): translate("Texts", "Ten cards (scientifico)"),
    }.get((option, choice), str(choice))


def category_name(category: str, *, french: bool = False) -> str:
    """What a line of the score sheet counts (categories of ``rules.scoring``)."""
    return {
        "cards": translate("Texts", "Cards"),
        "coins": translate("Texts", "Diamonds", "count of diamonds")
        if french
        else translate("Texts", "Coins", "count of coins"),
        "settebello": translate("Texts", "Settebello"),
        "primiera": translate("Texts", "Primiera"),
        "napola": translate("Texts", "Napola"),
        "sweeps": translate("Texts", "Scope", "sweeps made"),
        "points": translate("Texts", "Points", "card points in briscola"),
    }[category]


def category_in_a_sentence(category: str, *, french: bool = False) -> str:
    """The same in the midst of a sentence."""
    name = category_name(category, french=french)
    return name[:1].lower() + name[1:]


def default_name(seat: int) -> str:
    """The name of a player as long as nobody has chosen one: seat 0 is the person."""
    return default_names()[seat]


def default_names(translate: Callable[[str, str, str], str] = translate) -> tuple[str, ...]:
    """These names by seat, in the language spoken now or as another ``translate`` has them."""
    return (
        translate("Texts", "You", "name of the person at the table"),
        translate("Texts", "Beppe", "name of a computer player"),
        translate("Texts", "Rosa", "name of a computer player"),
        translate("Texts", "Tonio", "name of a computer player"),
    )


def watched_name(translate: Callable[[str, str, str], str] = translate) -> str:
    """The name of the computer player at the person's seat, when the person only looks on."""
    return translate("Texts", "Nina", "name of a computer player")


def side_name(names: Sequence[str]) -> str:
    """A side by the names of its one or two players."""
    if len(names) == 1:
        return names[0]
    return translate("Texts", "%1 and %2", "two partners").replace("%1", names[0]).replace("%2", names[1])


def must_take_same(rank: int, *, french: bool = False) -> str:
    """Why a sum cannot be taken: a card of the same value lies there (rules.md, "Scopa", 2)."""
    return _same_first(french)[rank - 1]


def _same_first(french: bool) -> tuple[str, ...]:
    return (
        translate("Texts", "The ace must take the ace."),
        translate("Texts", "The 2 must take the 2."),
        translate("Texts", "The 3 must take the 3."),
        translate("Texts", "The 4 must take the 4."),
        translate("Texts", "The 5 must take the 5."),
        translate("Texts", "The 6 must take the 6."),
        translate("Texts", "The 7 must take the 7."),
        translate("Texts", "The jack must take the jack."),
        translate("Texts", "The queen must take the queen.")
        if french
        else translate("Texts", "The knight must take the knight."),
        translate("Texts", "The king must take the king."),
    )


def too_much(rank: int, wanted: int) -> str:
    """Why a single card cannot be taken: it is higher than the card that is to take it."""
    text = translate("Texts", "This card counts %1, but %2 is needed.")
    return text.replace("%1", str(rank)).replace("%2", str(wanted))


def wrong_sum(total: int, wanted: int) -> str:
    """Why the cards chosen on the table cannot be taken: they add up to too much."""
    text = translate("Texts", "These cards make %1, but %2 is needed.")
    return text.replace("%1", str(total)).replace("%2", str(wanted))


def not_your_turn(name: str) -> str:
    """Why nothing can be played now."""
    return translate("Texts", "It is not your turn: %1 is to play.").replace("%1", name)


def no_swap_now() -> str:
    """Why the seven exchange is not possible."""
    return translate("Texts", "Only right after winning a trick, and for a higher trump, can the 7 be exchanged.")
