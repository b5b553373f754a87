"""The pages of the rules as they are written: a small part of Markdown, and examples with cards.

``resources/rules/<language>/<page>.md`` holds headings (``## Points {#points}``), paragraphs, lists, tables and
examples. ``{coins|diamonds}`` is what to say with the Italian and with the French deck. An example names what its
cards show, so that tests can ask the rules whether it is right; a star marks the cards that it is about:

    ::: capture
    You play: 5C
    On the table: 2D 3C 5S*
    The five takes the five.
    :::
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from carte_italiane.cards import parse_card
from carte_italiane.paths import resource

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carte_italiane.cards import Card

#: All pages, in the order of the contents. A game's page is called after the game.
PAGES: Final = (
    "cards",
    "scopa",
    "scopa-advice",
    "scopone",
    "scopone-advice",
    "briscola",
    "briscola-advice",
    "house-rules",
    "table",
    "words",
)
_DECKS: Final = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")
_HEADING: Final = re.compile(r"(#+) +(.+?)(?: +\{#([a-z_]+)\})?$")
_ITEM: Final = re.compile(r"(?:-|(\d+)\.) +")
_GROUP: Final = re.compile(
    r"(?P<label>[^:]+): +(?P<cards>[A2-7FCR][DCSB]\*?(?: [A2-7FCR][DCSB]\*?)*)(?: = (?P<sum>.+))?$"
)


class Heading(NamedTuple):
    """A heading; level 1 is the page's title, level 2 has an id by which it is found."""

    level: int
    text: str
    id: str


class Paragraph(NamedTuple):
    """Running text."""

    text: str


class Items(NamedTuple):
    """A list."""

    is_numbered: bool
    items: tuple[str, ...]


class Table(NamedTuple):
    """A ruled table; the first row is its head."""

    rows: tuple[tuple[str, ...], ...]


class CardGroup(NamedTuple):
    """Cards lying together in an example: what they are, those marked, and what they add up to, if it is said."""

    label: str
    cards: tuple[Card, ...]
    marked: tuple[bool, ...]
    sum: str


class Example(NamedTuple):
    """Cards drawn, and what is to be learnt from them."""

    kind: str
    groups: tuple[CardGroup, ...]
    text: str


Block: TypeAlias = Heading | Paragraph | Items | Table | Example


class Page(NamedTuple):
    """One page in one language, for one kind of deck."""

    id: str
    blocks: tuple[Block, ...]

    @property
    def headings(self) -> tuple[Heading, ...]:
        """All headings, the title first."""
        return tuple(block for block in self.blocks if isinstance(block, Heading))

    @property
    def title(self) -> str:
        """What the page is called."""
        return self.headings[0].text

    @property
    def sections(self) -> tuple[Heading, ...]:
        """The headings that the contents name."""
        return tuple(heading for heading in self.headings if heading.level == 2)


def load_page(language: str, page: str, *, french: bool = False) -> Page:
    """A page in a language, speaking of the Italian or the French deck."""
    text = resource("rules", language, f"{page}.md").read_text(encoding="utf-8")
    return Page(page, tuple(parsed(_DECKS.sub(lambda found: found[2 if french else 1], text))))


def parsed(text: str) -> Iterator[Block]:
    """The blocks of a page."""
    example: list[str] | None = None
    waiting: list[str] = []
    for line in [*text.splitlines(), ""]:
        if example is not None:
            if line == ":::":
                yield _example(example)
                example = None
            else:
                example.append(line)
        elif line.startswith("::: "):
            example = [line[4:]]
        elif line:
            waiting.append(line)
        elif waiting:
            yield _block(waiting)
            waiting = []
    if example is not None:
        raise ValueError(f"an example without an end: {example[:2]}")


def _block(lines: list[str]) -> Block:
    heading = _HEADING.match(lines[0])
    if heading:
        return Heading(len(heading[1]), heading[2], heading[3] or "")
    if lines[0].startswith("|"):
        rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
        return Table(tuple(row for row in rows if not all(set(cell) <= set("-") for cell in row)))
    first = _ITEM.match(lines[0])
    if first:
        return Items(first[1] is not None, tuple(_items(lines)))
    return Paragraph(" ".join(lines))


def _items(lines: list[str]) -> Iterator[str]:
    """Items may go on in the next line."""
    number = 0

    def count(line: str) -> int:
        nonlocal number
        number += _ITEM.match(line) is not None
        return number

    for _, item in groupby(lines, count):
        yield " ".join(line.strip() for line in item).split(maxsplit=1)[1]


def _example(lines: list[str]) -> Example:
    found = [_GROUP.match(line) for line in lines[1:]]
    groups = [_group(group) for group in found if group]
    text = " ".join(line for line, group in zip(lines[1:], found, strict=True) if not group)
    return Example(lines[0], tuple(groups), text.strip())


def _group(found: re.Match[str]) -> CardGroup:
    names = found["cards"].split()
    return CardGroup(
        found["label"],
        tuple(parse_card(name[:2]) for name in names),
        tuple(name.endswith("*") for name in names),
        found["sum"] or "",
    )
