"""Words for how the table is liked, with the mnemonics of the menus; a form leaves these out."""

from __future__ import annotations

from carte_italiane.ui.translation import translate


def choice_title(part: str) -> str:
    """What is chosen (``CHOICES`` of the table settings)."""
    return {
        "speed": translate("MenuEntries", "&Speed of the animation"),
        "sorting": translate("TableMenu", "Sort the &hand"),
    }[part]


def speed_name(speed: str) -> str:
    """A speed of the animation."""
    return {
        "relaxed": translate("MenuEntries", "&Relaxed"),
        "normal": translate("MenuEntries", "&Normal"),
        "fast": translate("MenuEntries", "&Fast"),
        "none": translate("MenuEntries", "N&o animation"),
    }[speed]


def sorting_name(sorting: str) -> str:
    """An order of the own hand."""
    return {
        "suit": translate("TableMenu", "By &suit"),
        "rank": translate("TableMenu", "By &rank"),
        "dealt": translate("TableMenu", "As &dealt"),
    }[sorting]


def switch_name(switch: str) -> str:
    """What is on or off (``SWITCHES`` of the table settings)."""
    return {
        "mirrored": translate("TableMenu", "&Mirrored, for left-handed people"),
        "confirm": translate("TableMenu", "Play with a s&econd click"),
        "play_forced": translate("TableMenu", "A last forced card &plays itself"),
    }[switch]
