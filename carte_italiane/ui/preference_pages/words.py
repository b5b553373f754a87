"""Titles and choices of the forms, without mnemonics; empty where a switch says all in its title."""

from __future__ import annotations

from carte_italiane.play.look import CHOICES as LOOKS
from carte_italiane.play.table_settings import CHOICES as TABLES
from carte_italiane.play.table_settings import SWITCHES
from carte_italiane.ui.look_menu import choice_name, part_name
from carte_italiane.ui.mnemonics import without_mnemonic
from carte_italiane.ui.table_texts import choice_title, sorting_name, speed_name, switch_name
from carte_italiane.ui.texts import game_name
from carte_italiane.ui.translation import LANGUAGES, translate


def title(key: str) -> str:
    """What a row is about."""
    if key in LOOKS:
        return without_mnemonic(part_name(key))
    if key in TABLES:
        return without_mnemonic(choice_title(key))
    if key in SWITCHES:
        return without_mnemonic(switch_name(key))
    return {
        "language": translate("Preferences", "Language"),
        "clockwise": translate("Preferences", "Play goes clockwise"),
        "cards_seen": translate("Preferences", "Show the cards seen beside the table"),
    }[key]


def choice(key: str, value: str) -> str:
    """One of the choices of a row."""
    if key in LOOKS:
        return without_mnemonic(choice_name(key, value))
    if key == "language":
        return LANGUAGES[value] if value else translate("Preferences", "As the system", "language")
    if key == "clockwise":
        return game_name(value)
    return without_mnemonic(speed_name(value) if key == "speed" else sorting_name(value))


def explained(key: str) -> str:
    """What a switch means, if its title does not say it all."""
    return {
        "cards_seen": translate("Preferences", "An aid: a match in which it was used is marked."),
        "confirm": translate("Preferences", "The first click chooses a card, the second plays it."),
    }.get(key, "")
