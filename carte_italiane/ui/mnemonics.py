"""Mnemonics given by the program: one letter for each text of a page, another for each, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtWidgets import QWidget


class Written(Protocol):
    """Something on which a text stands."""

    def setText(self, text: str, /) -> None:
        """Write another text."""


#: Texts that are to have mnemonics, with what they stand on.
Lettered: TypeAlias = "Sequence[tuple[str, Written]]"


def without_mnemonic(text: str) -> str:
    """The text as it is read."""
    return text.replace("&", "")


def mnemonic(text: str) -> str:
    """The letter of a text that has one, else nothing."""
    _before, mark, after = text.partition("&")
    return after[:1].casefold() if mark else ""


def with_mnemonics(texts: Sequence[str], taken: Iterable[str] = ()) -> list[str]:
    """The texts with a mark before a letter that no other has; one for which none is left stays as it is.

    The shortest texts choose first: they have the least choice.
    """
    used = set(taken)
    marked = [without_mnemonic(text) for text in texts]
    for number in sorted(range(len(marked)), key=lambda number: len(marked[number])):
        text = marked[number]
        place = next((place for place in _best_first(text) if text[place].casefold() not in used), -1)
        if place >= 0:
            used.add(text[place].casefold())
            marked[number] = f"{text[:place]}&{text[place:]}"
    return marked


def menu_letters(widget: QWidget) -> set[str]:
    """What the menu bar above a widget answers to."""
    window = widget.window()
    if not isinstance(window, QMainWindow):
        return set()
    return {mnemonic(action.text()) for action in window.menuBar().actions()} - {""}


def _best_first(text: str) -> Iterator[int]:
    """Places of letters: beginnings of words, then the others."""
    starts = [place for place in range(len(text)) if not place or not text[place - 1].isalnum()]
    others = [place for place in range(len(text)) if place not in starts]
    return (place for place in (*starts, *others) if text[place].isalpha())
