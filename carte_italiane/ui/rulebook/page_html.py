"""A page of the rules as the HTML that Qt's text widgets read. Everything is real text but the cards themselves."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from carte_italiane.cards import card_text
from carte_italiane.ui import palette
from carte_italiane.ui.card_names import short_card_name
from carte_italiane.ui.rulebook.source import Example, Heading, Items, Paragraph, Table

if TYPE_CHECKING:
    from carte_italiane.ui.rulebook.source import Block, CardGroup, Page

#: Links to pages and sections, pictures of cards, and the ornament under a title.
LINK, CARDS, ORNAMENT = "rules:", "cards:", "ornament:"
_LINKS: Final = re.compile(r"\[([^\]]+)\]\(([a-z_#-]+)\)")
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_ITALIC: Final = re.compile(r"\*(.+?)\*")


class Measures(NamedTuple):
    """What a page is set by: width of the column and of a card in pixels, grid unit, and whose deck it is."""

    column: int
    card: int
    unit: int
    french: bool


def page_html(page: Page, measures: Measures) -> str:
    """The whole page."""
    return "".join(_html(block, measures) for block in page.blocks)


def group_width(cards: int, card_width: int) -> float:
    """How wide a group of cards lies: side by side, or more and more covered."""
    return card_width * (1 + (cards - 1) * step(cards))


def step(cards: int) -> float:
    """From one card of a group to the next, in card widths."""
    return 1.1 if cards <= 5 else 0.72


def style_sheet(families: list[str], title_points: float, heading_points: float, unit: int) -> str:
    """Style sheet of all pages."""
    family = ", ".join(f"'{name}'" for name in families)
    return f"""
    h1 {{ font-family: {family}; font-size: {title_points:.1f}pt; font-weight: 600; margin: 0; }}
    h2 {{ font-family: {family}; font-size: {heading_points:.1f}pt; font-weight: 600; color: {palette.GOLD_TEXT};
          margin: {3 * unit}px 0 {unit}px 0; }}
    h3 {{ font-size: medium; font-weight: 700; margin: {2 * unit}px 0 {unit // 2}px 0; }}
    p, li {{ line-height: 130%; margin: 0 0 {unit}px 0; }}
    li {{ margin: 0 0 {unit // 2}px 0; }}
    a {{ color: {palette.BLUE}; }}
    p.label {{ color: {palette.INK_SOFT}; margin: 0 0 {unit // 2}px 0; }}
    p.names {{ color: {palette.INK_SOFT}; margin: 0; }}
    p.lesson {{ margin: {unit}px 0 0 0; }}
    p.cell {{ margin: 0; line-height: 110%; }}
    p.cards, p.rule {{ margin: 0; line-height: 100%; }}
    p.rule {{ margin: 0 0 {2 * unit}px 0; }}
    """


def _html(block: Block, measures: Measures) -> str:
    match block:
        case Heading():
            heading = f"<h{block.level}>{_inline(block.text)}</h{block.level}>"
            return heading + (f'<p class="rule"><img src="{ORNAMENT}divider"></p>' if block.level == 1 else "")
        case Paragraph():
            return f"<p>{_inline(block.text)}</p>"
        case Items():
            tag = "ol" if block.is_numbered else "ul"
            return f"<{tag}>{''.join(f'<li>{_inline(item)}</li>' for item in block.items)}</{tag}>"
        case Table():
            return _table(block, measures)
        case Example():
            return _example(block, measures)


def _table(table: Table, measures: Measures) -> str:
    head, *rows = table.rows
    first = "".join(f'<th align="left"><p class="cell">{_inline(cell)}</p></th>' for cell in head)
    lines = [
        "<tr>" + "".join(f'<td><p class="cell">{_inline(cell)}</p></td>' for cell in row) + "</tr>" for row in rows
    ]
    border = f"border-collapse: collapse; border-style: solid; border-color: {palette.PAPER_EDGE}"
    style = f"{border}; margin: 0 0 {2 * measures.unit}px 0"
    return (
        f'<table border="1" cellspacing="0" cellpadding="{measures.unit // 2 + 1}" style="{style}">'
        f'<tr bgcolor="{palette.PAPER_FOLD}">{first}</tr>{"".join(lines)}</table>'
    )


def _example(example: Example, measures: Measures) -> str:
    """Groups side by side if they fit, else below each other; the text is in the same order either way."""
    cells = [f"<td>{_group(group, measures)}</td>" for group in example.groups]
    wanted = sum(group_width(len(group.cards), measures.card) + 3 * measures.unit for group in example.groups)
    rows = ["".join(cells)] if wanted <= measures.column - 4 * measures.unit else cells
    groups = "".join(f"<tr>{row}</tr>" for row in rows)
    style = f"margin: {measures.unit}px 0 {2 * measures.unit}px 0"
    return (
        f'<table width="100%" cellspacing="0" cellpadding="{measures.unit}" bgcolor="{palette.PAPER_DEEP}"'
        f' style="{style}"><tr><td><table cellspacing="0" cellpadding="{measures.unit}">{groups}</table>'
        f'<p class="lesson">{_inline(example.text)}</p></td></tr></table>'
    )


def _group(group: CardGroup, measures: Measures) -> str:
    names = [short_card_name(card, french=measures.french).replace(" ", "&nbsp;") for card in group.cards]
    told = ", ".join(f"<b>{name}</b>" if mark else name for name, mark in zip(names, group.marked, strict=True))
    total = f'<p class="names">{_inline(group.sum)}</p>' if group.sum else ""
    source = CARDS + ",".join(
        card_text(card) + ("*" if mark else "") for card, mark in zip(group.cards, group.marked, strict=True)
    )
    return (
        f'<p class="label">{_inline(group.label)}</p>'
        f'<p class="cards"><img src="{source}" alt="{", ".join(names)}"></p>'
        f'<p class="names">{told}</p>{total}'
    )


def _inline(text: str) -> str:
    marked = _ITALIC.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", escape(text, quote=False)))
    return _LINKS.sub(rf'<a href="{LINK}\2">\1</a>', marked)
