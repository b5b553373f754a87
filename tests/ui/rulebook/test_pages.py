"""The pages as they are written: complete in every language, and true."""

import re
from itertools import pairwise

import pytest

from carte_italiane.cards import RANK, Card, members, set_of, suit_of
from carte_italiane.paths import resource
from carte_italiane.rules.captures import captures
from carte_italiane.rules.endings import counted_out
from carte_italiane.rules.house import GAMES, OPTIONS, SCOPONE, Option
from carte_italiane.rules.scoring import (
    BRISCOLA_STRENGTH,
    BRISCOLA_VALUE,
    PRIMIERA_VALUE,
    ScoreLine,
    card_points,
    napola,
    primiera,
)
from carte_italiane.ui.rulebook.page_html import Measures, page_html
from carte_italiane.ui.rulebook.search import lines_of
from carte_italiane.ui.rulebook.source import (
    PAGES,
    Block,
    CardGroup,
    Example,
    Heading,
    Items,
    Page,
    Paragraph,
    Table,
    load_page,
    parsed,
)
from carte_italiane.ui.translation import LANGUAGES

OPTIONS_BY_ID = {option.id: option for options in OPTIONS.values() for option in options}
SWITCHED = {"en": ("Off", "On"), "it": ("Disattivat", "Attiv"), "ru": ("Выключено", "Включено")}
#: Words of the Italian deck that no sentence may use while the French one is shown.
ITALIAN_WORDS = {
    "en": ("coin", "cups", "swords", "knight"),
    "it": ("denari", "coppe", "spade", "bastoni", "cavallo"),
    "ru": ("денари", "кубк", "меч", "жезл", "конь"),
}
FRENCH_WORDS = {
    "en": ("diamond", "heart", "spade", "queen"),
    "it": ("quadri", "cuori", "picche", "donna"),
    "ru": ("бубн", "черв", "пик", "дам"),
}
TEN_AND_NINE = {"en": ("ten", "nine"), "it": ("dieci", "nove"), "ru": ("десять", "девять")}
NUMBER_OF_ITEMS_DIFFERS = ("words",)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def pages(language: str, french: bool = False) -> list[Page]:
    return [load_page(language, page, french=french) for page in PAGES]


def examples(language: str, kind: str) -> list[Example]:
    blocks = [block for page in pages(language) for block in page.blocks]
    return [block for block in blocks if isinstance(block, Example) and block.kind == kind]


def section(page: Page, wanted: str) -> list[Block]:
    """The blocks under a heading."""
    blocks = list(page.blocks)
    start = next(n for n, block in enumerate(blocks) if isinstance(block, Heading) and block.id == wanted)
    heads = [n for n, block in enumerate(blocks) if isinstance(block, Heading) and n > start]
    return blocks[start + 1 : min(heads, default=len(blocks))]


def table(page: Page, wanted: str, number: int = 0) -> list[tuple[str, ...]]:
    """The rows of a table of a section, without their head."""
    return list([block for block in section(page, wanted) if isinstance(block, Table)][number].rows[1:])


def prose(blocks: list[Block]) -> str:
    texts = []
    for block in blocks:
        if isinstance(block, Paragraph | Example):
            texts.append(block.text)
        elif isinstance(block, Items):
            texts += block.items
    return " ".join(texts)


def numbers(text: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", text)]


def shape(block: Block) -> object:
    """What must be the same in all languages."""
    match block:
        case Heading():
            return block.level, block.id
        case Example():
            return block.kind, [(group.cards, group.marked, numbers(group.sum)) for group in block.groups]
        case Table():
            return [len(row) for row in block.rows]
        case Items():
            return block.is_numbered, len(block.items)
        case _:
            return ""


def told_shape(page: Page) -> list[object]:
    shapes = [shape(block) for block in page.blocks]
    return [told for told in shapes if told and not (page.id in NUMBER_OF_ITEMS_DIFFERS and isinstance(told, tuple))]


def test_there_is_no_page_too_many(language: str) -> None:
    folder = resource("rules", language)
    assert sorted(path.stem for path in folder.iterdir()) == sorted(PAGES)


def test_every_language_says_the_same() -> None:
    for page in PAGES:
        english, *others = [load_page(language, page) for language in LANGUAGES]
        for other in others:
            assert [heading.id for heading in other.headings] == [heading.id for heading in english.headings]
            assert told_shape(other) == told_shape(english), page


def test_every_game_has_its_page(language: str) -> None:
    for game in GAMES:
        assert load_page(language, game).sections
        assert load_page(language, f"{game}-advice").sections


def test_sections_have_ids_of_their_own(language: str) -> None:
    for page in pages(language):
        assert page.headings[0].level == 1
        ids = [heading.id for heading in page.headings[1:]]
        assert all(ids)
        assert len(set(ids)) == len(ids)


def test_every_link_leads_somewhere(language: str) -> None:
    places = {page.id: {heading.id for heading in page.headings} for page in pages(language)}
    links = 0
    for page in PAGES:
        text = resource("rules", language, f"{page}.md").read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)]*)\)", text):
            to, _, part = target.partition("#")
            assert part in places[to or page], target
            links += 1
    assert links > 20


def test_no_marks_are_left_in_the_text(language: str) -> None:
    for french in (False, True):
        for page in pages(language, french):
            html = page_html(page, Measures(600, 50, 8, french))
            for line in lines_of(page.id, page.title, html):
                assert not re.search(r"[{}|\[\]*#]|::|\]\(", line.text), line.text


def test_the_french_deck_has_its_own_words(language: str) -> None:
    for page in pages(language, french=True):
        if page.id not in ("cards", "words"):
            said = prose(list(page.blocks)).lower()
            assert not [word for word in ITALIAN_WORDS[language] if word in said], page.id
    for page in pages(language):
        if page.id not in ("cards", "words"):
            said = re.sub("spade", "", prose(list(page.blocks)).lower()) if language == "it" else prose([*page.blocks])
            assert not [word for word in FRENCH_WORDS[language] if word in said.lower()], page.id


@pytest.mark.parametrize("option", OPTIONS_BY_ID.values(), ids=lambda option: option.id)
def test_every_house_rule_has_its_section(language: str, option: Option) -> None:
    told = section(load_page(language, "house-rules"), option.id)
    text = prose(told)
    if option.is_switch:
        assert isinstance(told[0], Paragraph)
        assert told[0].text.startswith("*" + SWITCHED[language][option.default])
    else:
        assert set(option.choices) <= set(numbers(text))
        assert option.by_players or numbers(text)[0] == option.default


def test_targets_are_the_defaults(language: str) -> None:
    target = {option.id: option for option in OPTIONS["scopa"]}["target"]
    usual = [target.default_for(players) for players in (2, 3, 4)]
    rows = table(load_page(language, "house-rules"), "target")
    assert [int(row[1]) for row in rows] == [*usual, SCOPONE.target]
    assert numbers(prose(section(load_page(language, "scopa"), "match"))) == usual
    assert numbers(prose(section(load_page(language, "scopone"), "match"))) == [11, 16, 21]
    assert target.choices == (11, 16, 21)


def test_values_of_cards(language: str) -> None:
    ranks = table(load_page(language, "cards"), "ranks")
    assert [int(row[2]) for row in ranks] == list(range(1, 11))
    assert [int(row[3]) for row in ranks] == list(BRISCOLA_VALUE[1:])


def test_values_of_the_primiera(language: str) -> None:
    rows = table(load_page(language, "scopa"), "primiera")
    assert [int(row[1]) for row in rows] == [PRIMIERA_VALUE[rank] for rank in (7, 6, 1, 5, 4, 3, 2, 8)]
    assert PRIMIERA_VALUE[8] == PRIMIERA_VALUE[9] == PRIMIERA_VALUE[10]


def test_values_of_briscola(language: str) -> None:
    rows = table(load_page(language, "briscola"), "cards")
    assert [int(row[1]) for row in rows] == [BRISCOLA_VALUE[rank] for rank in (1, 3, 10, 9, 8, 7)]
    assert 120 in numbers(prose(section(load_page(language, "briscola"), "aim")))
    for order in examples(language, "order"):
        strengths = [BRISCOLA_STRENGTH[RANK[card]] for card in order.groups[0].cards]
        assert strengths == sorted(strengths, reverse=True)
        assert len(strengths) == 10


def test_numbers_of_trumps(language: str) -> None:
    """With three the 2 of coins is left out: it may have been a trump."""
    told = prose(section(load_page(language, "briscola-advice"), "counting")).lower()
    assert all(word in told for word in TEN_AND_NINE[language])


def test_the_napola_is_no_single_point(language: str) -> None:
    told = numbers(prose(section(load_page(language, "scopa"), "points")))
    assert {napola(set_of(range(3))), napola(set_of(range(10)))} == {3, 10} <= set(told)


def test_numbers_of_tricks_and_hands(language: str) -> None:
    assert numbers(prose(section(load_page(language, "briscola"), "drawing"))) == [40 // 2, 39 // 3, 40 // 4]
    hands = [(40 - 4) // (3 * players) for players in (2, 3, 4)]
    assert numbers(prose(section(load_page(language, "scopa"), "deal"))) == hands


def marked(group: CardGroup) -> list[Card]:
    return [card for card, mark in zip(group.cards, group.marked, strict=True) if mark]


def test_captures_are_captures(language: str) -> None:
    shown = examples(language, "capture")
    assert len(shown) >= 6
    for example in shown:
        played, laid = example.groups
        possible = captures(RANK[played.cards[0]], set_of(laid.cards))
        taken = set_of(marked(laid))
        assert taken in possible if taken else not possible
    assert any(marked(example.groups[1]) == list(example.groups[1].cards) for example in shown)


def test_tricks_go_to_the_right_card(language: str) -> None:
    shown = examples(language, "trick")
    assert len(shown) >= 3
    for example in shown:
        turned, trick = example.groups
        trump, led = suit_of(turned.cards[0]), suit_of(trick.cards[0])

        def height(card: Card, trump: int = trump, led: int = led) -> tuple[bool, bool, int]:
            return suit_of(card) == trump, suit_of(card) == led, BRISCOLA_STRENGTH[RANK[card]]

        assert marked(trick) == [max(trick.cards, key=height)]


def test_sums_are_right(language: str) -> None:
    for kind, count in (("primiera", primiera), ("points", card_points)):
        value = PRIMIERA_VALUE if kind == "primiera" else BRISCOLA_VALUE
        groups = [group for example in examples(language, kind) for group in example.groups]
        assert groups
        for group in groups:
            *terms, total = numbers(group.sum)
            assert terms == [value[RANK[card]] for card in group.cards]
            assert total == sum(terms) == count(set_of(group.cards))


def test_napola_is_counted_right(language: str) -> None:
    groups = [group for example in examples(language, "napola") for group in example.groups]
    assert len(groups) >= 2
    for group in groups:
        assert numbers(group.sum) == [napola(set_of(group.cards))]


def test_no_card_is_shown_twice_in_an_example(language: str) -> None:
    for page in pages(language):
        for block in page.blocks:
            if isinstance(block, Example):
                cards = [card for group in block.groups for card in group.cards]
                assert len(members(set_of(cards))) == len(cards)
                assert block.groups
                assert block.text


def test_the_example_of_a_deal_adds_up(language: str) -> None:
    *rows, total = table(load_page(language, "scopa"), "points", 1)
    counts = [(int(row[1]), int(row[2])) for row in rows]
    assert sum(counts[0]) == 40
    assert sum(counts[1]) == 10
    worth = [[int(mine > other) for mine, other in (pair, pair[::-1])] for pair in counts[:-1]] + [list(counts[-1])]
    assert [sum(column) for column in zip(*worth, strict=True)] == [numbers(total[1])[0], numbers(total[2])[0]]
    (shown,) = examples(language, "primiera")
    assert counts[3] == tuple(numbers(group.sum)[-1] for group in shown.groups)


def test_the_example_of_counting_out(language: str) -> None:
    scores = [
        (numbers(row[1])[0], numbers(row[2])[0]) for row in table(load_page(language, "house-rules"), "counting_out")
    ]
    assert scores[-1][0] == scores[-1][1]
    steps = [(after[0] - before[0], after[1] - before[1]) for before, after in pairwise(scores)]
    lines = tuple(ScoreLine("", points, None, points, (0, 0)) for points in steps)
    assert counted_out(SCOPONE.target, scores[0], lines) == 0
    assert counted_out(SCOPONE.target, scores[0], lines[:2]) is None
    assert counted_out(SCOPONE.target, scores[0], lines[:3]) == 0


def test_what_is_written_is_read() -> None:
    text = "# Title\n\nOne line,\nand more.\n\n## Part {#part}\n\n- one\n  goes on\n- two\n\n"
    title, running, part, listed, ruled = parsed(text + "| a | b |\n|---|---|\n| 1 | 2 |\n")
    assert title == Heading(1, "Title", "")
    assert running == Paragraph("One line, and more.")
    assert part == Heading(2, "Part", "part")
    assert listed == Items(False, ("one goes on", "two"))
    assert ruled == Table((("a", "b"), ("1", "2")))


def test_an_example_without_an_end_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="without an end"):
        list(parsed("::: capture\nYou play: 5C\n"))
