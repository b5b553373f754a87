"""Finding words in the rules, whatever their case, accents and endings: "perche" finds "perché", "carta" "carte"."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtGui import QTextDocument

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

#: What stands for a picture in Qt's text.
_PICTURE: Final = "\ufffc"
#: Letters of a found line that are shown before and after the found word.
_BEFORE, _AFTER = 28, 60
#: Last letters that may be others in another form of a word, in words of so many letters; how long an ending may be.
_ENDINGS: Final = frozenset("aeiousyаеиоуыэюяйь")
_SHORTEST, _ENDING = 5, 3


class Line(NamedTuple):
    """A paragraph, heading, item or cell of a page: where it stands, and what it says."""

    page: str
    page_title: str
    block: int
    text: str
    is_heading: bool


def folded(text: str) -> tuple[str, list[int]]:
    """Text in small letters without accents, and where in the text each of them stands."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        for part in unicodedata.normalize("NFKD", letter.casefold()):
            if not unicodedata.combining(part):
                letters.append("'" if part == "’" else part)
                places.append(place)
    return "".join(letters), places


def words_of(query: str) -> list[str]:
    """The words that are looked for."""
    return folded(query)[0].split()


def spots(text: str, words: Iterable[str]) -> list[tuple[int, int]]:
    """Where the words stand in a text: start and length."""
    plain, places = folded(text)
    found = []
    for word in words:
        for start, end in _hits(plain, word):
            last = places[end - 1] + 1
            found.append((places[start], last - places[start]))
    return sorted(found)


def _hits(plain: str, word: str) -> Iterator[tuple[int, int]]:
    """Where a word stands in a folded text, whole or with another short ending: start and end."""
    stem = word[:-1] if len(word) >= _SHORTEST and word[-1] in _ENDINGS else word
    start = plain.find(stem)
    while start >= 0:
        end = start + len(stem)
        if plain.startswith(word, start):
            yield start, start + len(word)
        else:
            while end < len(plain) and plain[end].isalpha():
                end += 1
            if end - start - len(stem) <= _ENDING:
                yield start, end
        start = plain.find(stem, max(end, start + 1))


def lines_of(page: str, title: str, html: str) -> Iterator[Line]:
    """All lines of a page, numbered as Qt numbers its blocks."""
    document = QTextDocument()
    document.setHtml(html)
    block = document.begin()
    while block.isValid():
        text = block.text().replace(_PICTURE, "")
        if text.strip():
            yield Line(page, title, block.blockNumber(), text, block.blockFormat().headingLevel() > 0)
        block = block.next()


def found_in(lines: Iterable[Line], query: str) -> list[Line]:
    """The lines in which all words stand, headings first."""
    words = words_of(query)
    if not words:
        return []
    found = [line for line in lines if _has_all(folded(line.text)[0], words)]
    return sorted(found, key=lambda line: not line.is_heading)


def _has_all(plain: str, words: Iterable[str]) -> bool:
    return all(any(True for _ in _hits(plain, word)) for word in words)


def shortened(line: Line, query: str) -> str:
    """A found line, cut to the surroundings of the first word."""
    found = spots(line.text, words_of(query))
    start = found[0][0] if found else 0
    first = line.text.rfind(" ", 0, max(0, start - _BEFORE)) + 1
    rest = line.text[first:]
    cut = rest if len(rest) <= _BEFORE + _AFTER else rest[: rest.rfind(" ", 0, _BEFORE + _AFTER)] + "…"
    return ("…" if first else "") + cut
