"""Words in three languages, for both decks."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from carte_italiane.bots.roster import OFFERED
from carte_italiane.cards import parse_card
from carte_italiane.rules.house import GAMES, OPTIONS
from carte_italiane.ui.card_names import Form, card_name, rank_name, short_card_name, suit_name
from carte_italiane.ui.texts import (
    category_name,
    choice_name,
    default_name,
    game_in_a_line,
    game_name,
    level_in_a_line,
    level_name,
    must_take_same,
    option_explained,
    option_name,
    side_name,
)
from carte_italiane.ui.translation import LANGUAGES, install_language

CATEGORIES = ("cards", "coins", "settebello", "primiera", "napola", "sweeps", "points")


@pytest.fixture(autouse=True)
def english_after(qapp: QApplication) -> Iterator[None]:
    install_language("en")
    yield
    install_language("en")


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("en", "7D", "seven of coins"),
        ("en", "RB", "king of clubs"),
        ("it", "7D", "sette di denari"),
        ("it", "AS", "asso di spade"),
        ("it", "CB", "cavallo di bastoni"),
        ("ru", "7D", "семёрка денари"),
        ("ru", "CC", "конь кубков"),
        ("ru", "FS", "валет мечей"),
        ("ru", "AB", "туз жезлов"),
    ],
)
def test_a_card_has_its_name(language: str, card: str, name: str) -> None:
    install_language(language)
    assert card_name(parse_card(card)) == name


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("en", "CC", "queen of hearts"),
        ("en", "FB", "jack of clubs"),
        ("it", "CD", "donna di quadri"),
        ("it", "AB", "asso di fiori"),
        ("ru", "CS", "дама пик"),
        ("ru", "7D", "семёрка бубен"),
    ],
)
def test_the_french_deck_has_other_names(language: str, card: str, name: str) -> None:
    install_language(language)
    assert card_name(parse_card(card), french=True) == name


@pytest.mark.parametrize(
    ("language", "form", "name"),
    [
        ("en", Form.WITH, "with the ace of cups"),
        ("it", Form.THE, "l’asso di coppe"),
        ("it", Form.WITH, "con l’asso di coppe"),
        ("ru", Form.OBJECT, "туза кубков"),
        ("ru", Form.WITH, "тузом кубков"),
    ],
)
def test_a_card_takes_the_form_its_sentence_needs(language: str, form: Form, name: str) -> None:
    install_language(language)
    assert card_name(parse_card("AC"), form) == name


def test_short_names_have_figures() -> None:
    assert short_card_name(parse_card("7D")) == "7 of coins"
    assert short_card_name(parse_card("RS")) == "king of swords"
    install_language("it")
    assert short_card_name(parse_card("2C")) == "2 di coppe"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_have_names_of_their_own(language: str) -> None:
    install_language(language)
    for french in (False, True):
        for form in Form:
            assert len({card_name(card, form, french=french) for card in range(40)}) == 40
        assert len({suit_name(suit, french=french) for suit in range(4)}) == 4
        assert len({rank_name(rank, french=french) for rank in range(1, 11)}) == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_chosen_has_a_name(language: str) -> None:
    install_language(language)
    for game in GAMES:
        assert game_name(game)
        assert game_in_a_line(game)
        for option in OPTIONS[game]:
            assert option_name(option.id)
            assert option_explained(option.id, game) or option.id == "players"
            if not option.is_switch:
                assert len({choice_name(option.id, choice) for choice in option.choices}) == len(option.choices)
    for level in OFFERED:
        assert level_name(level)
        assert level_in_a_line(level)
    for category in CATEGORIES:
        assert category_name(category)


def test_the_target_is_explained_as_the_game_has_it() -> None:
    """Scopa is played on while the lead is shared; in Scopone a shared total is counted out."""
    assert "alone in the lead" in option_explained("target", "scopa")
    assert "alone in the lead" not in option_explained("target", "scopone")
    assert "counted out" in option_explained("target", "scopone")


def test_the_ten_card_deal_mentions_its_name() -> None:
    assert choice_name("cards_each", 9) == "Nine cards"
    assert "scientifico" in choice_name("cards_each", 10)


@pytest.mark.parametrize(
    ("language", "rank", "reason"),
    [
        ("en", 5, "The 5 must take the 5."),
        ("it", 1, "L’asso deve prendere l’asso."),
        ("ru", 5, "Пятёрка должна взять пятёрку."),
        ("ru", 9, "Конь должен взять коня."),
    ],
)
def test_the_same_value_goes_first(language: str, rank: int, reason: str) -> None:
    install_language(language)
    assert must_take_same(rank) == reason


def test_queens_take_queens() -> None:
    assert must_take_same(9, french=True) == "The queen must take the queen."


def test_players_have_names_at_once() -> None:
    assert len({default_name(seat) for seat in range(4)}) == 4
    install_language("it")
    assert side_name([default_name(0), default_name(2)]) == "Tu e Rosa"
    assert side_name(["Nino"]) == "Nino"
