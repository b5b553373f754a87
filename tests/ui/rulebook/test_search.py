"""Finding words: whatever their case, accents and pictures; lines as the pages show them."""

import pytest

from carte_italiane.ui.rulebook.search import Line, found_in, lines_of, shortened, spots, words_of


def line(text: str, is_heading: bool = False) -> Line:
    return Line("scopa", "Scopa", 0, text, is_heading)


@pytest.mark.parametrize(
    ("text", "query", "found"),
    [
        ("The Settebello", "settebello", "Settebello"),
        ("Perché no?", "perche", "Perché"),
        ("l’ultima carta", "l'ultima", "l’ultima"),
        ("Семёрка денари", "СЕМЕРКА", "Семёрка"),
        ("Скопой это не считается", "считается", "считается"),
        ("Größe und Straße", "STRASSE", "Straße"),
        ("7\u00a0of\u00a0coins", "7", "7"),
        ("Все семёрки вместе", "семерка", "семёрки"),
        ("Le carte in mano", "carta", "carte"),
        ("Every card counts", "cards", "card"),
    ],
)
def test_words_are_found_in_any_spelling(text: str, query: str, found: str) -> None:
    ((start, length),) = spots(text, words_of(query))
    assert text[start : start + length] == found


@pytest.mark.parametrize(("text", "query"), [("Un cartello", "carta"), ("two", "tw0"), ("Роза", "розы")])
def test_other_words_are_not_taken_for_forms_of_one(text: str, query: str) -> None:
    assert not spots(text, words_of(query))


def test_all_words_must_stand_in_the_line() -> None:
    lines = [line("The king takes the king."), line("The five takes a sum.")]
    assert found_in(lines, "takes king") == lines[:1]
    assert found_in(lines, "takes") == lines
    assert found_in(lines, "queen") == []
    assert found_in(lines, "  ") == []


def test_headings_come_first() -> None:
    lines = [line("With napola 21 suits best."), line("Napola", is_heading=True)]
    assert found_in(lines, "napola") == lines[::-1]


def test_long_lines_are_cut_to_the_word() -> None:
    text = "one two three four five six seven " * 6 + "settebello " + "eight nine ten " * 10
    short = shortened(line(text), "settebello")
    assert short.startswith("…")
    assert short.endswith("…")
    assert "settebello" in short
    assert len(short) < 100
    assert shortened(line("Short and sweet"), "sweet") == "Short and sweet"


def test_lines_are_numbered_as_they_are_shown() -> None:
    html = '<h2>Head</h2><table><tr><td><p>cell</p><p><img src="cards:7D"></p></td></tr></table><p>end</p>'
    lines = list(lines_of("scopa", "Scopa", html))
    assert [(found.text, found.is_heading) for found in lines] == [("Head", True), ("cell", False), ("end", False)]
    assert len({found.block for found in lines}) == 3
