"""Mnemonics given by the program: one letter for each text of a page, another for each, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget


class Written(Protocol):
    """Something on which a text stands."""

    def setText(self, text: str, /) -> None:
        """Write another text."""


class Inscribed(Written, Protocol):
    """Something of which the text can be read as well."""

    def text(self) -> str:
        """What stands on it, with its mnemonic."""


#: Texts that are to have mnemonics, with what they stand on.
Lettered: TypeAlias = "Sequence[tuple[str, Written]]"


def without_mnemonic(text: str) -> str:
    """The text as it is read; of two marks one is read."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def mnemonic(text: str) -> str:
    """The letter of a text that has one, else nothing."""
    _before, mark, after = text.partition("&")
    return after[:1].casefold() if mark else ""


def with_mnemonics(
    shared: Sequence[str], groups: Sequence[Sequence[str]] = (), taken: Iterable[str] = ()
) -> tuple[list[str], list[list[str]]]:
    """The texts with a mark before a letter: those of a group are seen together, shared ones with every group.

    Where there are not letters enough, some stay as they are.
    """
    parts = [[without_mnemonic(text) for text in part] for part in (shared, *groups)]
    texts = [(number, text) for number, part in enumerate(parts) for text in part]
    letters = _Letters(texts, set(taken))
    letters.give_all()
    marked = iter([_marked(text, letters.given.get(place, "")) for place, (_, text) in enumerate(texts)])
    found = [[next(marked) for _ in part] for part in parts]
    return found[0], found[1:]


class _Letters:
    """Whoever has the fewest letters left chooses first; who finds none has the one before choose again."""

    def __init__(self, texts: Sequence[tuple[int, str]], taken: set[str]) -> None:
        self.given: dict[int, str] = {}
        self._wanted = [[letter for letter in _best_first(text) if letter not in taken] for _, text in texts]
        self._rivals = [
            [other for other, (far, _) in enumerate(texts) if near == far or not near or not far] for near, _ in texts
        ]
        self._patience = 2000

    def give_all(self) -> None:
        """Give everyone a letter, or, if that cannot be or takes too long, most of them."""
        if self.give():
            return
        self.given.clear()
        for place in sorted(range(len(self._wanted)), key=lambda place: len(self._wanted[place])):
            free = self._free(place)
            if free:
                self.given[place] = free[0]

    def give(self) -> bool:
        """Give everyone who has none a letter; whether it can be."""
        waiting = [place for place in range(len(self._wanted)) if place not in self.given]
        if not waiting:
            return True
        free = {place: self._free(place) for place in waiting}
        place = min(waiting, key=lambda place: len(free[place]))
        for letter in free[place]:
            self._patience -= 1
            self.given[place] = letter
            if self.give() or self._patience < 0:
                return self._patience >= 0
            del self.given[place]
        return False

    def _free(self, place: int) -> list[str]:
        used = {self.given.get(rival) for rival in self._rivals[place]}
        return [letter for letter in self._wanted[place] if letter not in used]


def give_letters(parts: Sequence[Sequence[Inscribed]], taken: Iterable[str]) -> None:
    """Mark the texts where they stand: of the first part, which is always there, and of others seen one at a time."""
    if not parts:
        return
    shared, groups = with_mnemonics(
        [thing.text() for thing in parts[0]], [[thing.text() for thing in part] for part in parts[1:]], taken
    )
    for part, texts in zip(parts, (shared, *groups), strict=True):
        for thing, text in zip(part, texts, strict=True):
            thing.setText(text)


def menu_letters(widget: QWidget) -> set[str]:
    """What the menu bar above a widget answers to."""
    window = widget.window()
    if not isinstance(window, QMainWindow):
        return set()
    return {mnemonic(action.text()) for action in window.menuBar().actions()} - {""}


def _best_first(text: str) -> list[str]:
    """The letters of a text: those that begin a word, then the others."""
    starts = [letter for place, letter in enumerate(text) if not place or not text[place - 1].isalnum()]
    return [letter for letter in dict.fromkeys("".join([*starts, text]).casefold()) if _is_typed(letter)]


def _is_typed(letter: str) -> bool:
    """It has a key of its own on keyboards of its script, as a Latin letter with an accent need not have."""
    return letter.isalpha() and (letter.isascii() or not "\u00c0" <= letter <= "\u024f")


def _marked(text: str, letter: str) -> str:
    """The text with the mark before a letter, where it begins a word if it can be."""
    places = [place for place, other in enumerate(text) if letter and other.casefold() == letter]
    starts = [place for place in places if not place or not text[place - 1].isalnum()]
    place = next(iter(starts or places), -1)
    before, after = (part.replace("&", "&&") for part in (text[: max(place, 0)], text[max(place, 0) :]))
    return f"{before}&{after}" if place >= 0 else after
