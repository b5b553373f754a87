"""What a screen reader finds on the table: names, roles, states, places and actions of everything, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carte_italiane.cards import members
from carte_italiane.play.session import HUMAN, Player, Session
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.moves import SWAP, card_of
from carte_italiane.rules.views import BriscolaView
from carte_italiane.ui.card_names import card_name
from carte_italiane.ui.table.view import TableView
from carte_italiane.ui.translation import LANGUAGES, install_language

from .looking import seated, several_captures, with_table

NAME, ABOUT = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(autouse=True)
def english_after(qapp: QApplication) -> Iterator[None]:
    yield
    install_language("en")


@pytest.fixture
def heard(qapp: QApplication) -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


class Heard(NamedTuple):
    """What a screen reader is told of one thing. Interfaces themselves are not kept: they go with their widgets."""

    name: str
    about: str
    role: QAccessible.Role
    rect: QRect
    focusable: bool
    disabled: bool


def found(table: TableView) -> dict[str, list[Heard]]:
    """The groups of the table by name, each with what is visible in it, from the root of the table down."""
    root = QAccessible.queryAccessibleInterface(table)
    whole = next(part for part in below(root) if part.text(NAME) in ("Card table", "Tavolo da gioco", "Карточный стол"))
    return {row.text(NAME): [told_of(item) for item in visible(row)] for row in children(whole)}


def told_of(item: QAccessibleInterface) -> Heard:
    state = item.state()
    return Heard(
        item.text(NAME), item.text(ABOUT), item.role(), item.rect(), bool(state.focusable), bool(state.disabled)
    )


def press(table: TableView, group: str, place: int) -> None:
    """The press action of a thing in a group."""
    root = QAccessible.queryAccessibleInterface(table)
    row = next(part for part in below(root) if part.text(NAME) == group)
    visible(row)[place].actionInterface().doAction("Press")


def visible(row: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [item for item in children(row) if not item.state().invisible]


def children(item: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [item.child(number) for number in range(item.childCount())]


def below(item: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for child in children(item):
        yield child
        yield from below(child)


def names(items: list[Heard]) -> list[str]:
    return [item.name for item in items]


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [ScopaRules(3, 11), SCOPONE, BriscolaRules(4)], ids=["scopa", "scopone", "briscola"])
def test_everything_on_the_table_is_found(table: TableView, rules: Rules, language: str) -> None:
    sitting = seated(table, rules, 4)
    sitting.until(lambda sitting: len(sitting.session.observation().moves) > rules.players)
    install_language(language)
    QApplication.processEvents()  # the table is told
    table.setFocus()
    hand, laid, stacks, seats = found(table).values()
    seen = sitting.session.observation()
    assert [name.lower() for name in names(hand)] == [card_name(card) for card in table.controller.hand()]
    open_cards = seen.view.trick if isinstance(seen.view, BriscolaView) else members(seen.view.table)
    assert sorted(name.lower() for name in names(laid)) == sorted(card_name(card) for card in open_cards)
    assert len(seats) == rules.players + 1
    assert names(seats)[: rules.players] == [player.name for player in sitting.session.players]
    assert len(stacks) >= rules.sides
    for item in (*hand, *laid):
        assert item.role == QAccessible.Role.Button
    for item in (*hand, *laid, *stacks, *seats):
        assert item.name
        assert item.focusable
        assert not item.disabled
        assert item.rect.isValid()
        assert "%" not in item.name + item.about


@pytest.mark.usefixtures("heard")
def test_places_on_the_screen_are_those_of_the_cards(table: TableView) -> None:
    seated(table, ScopaRules()).until(lambda _: True)
    table.setFocus()
    items = found(table)["Your hand"]
    for card, item in zip(table.controller.hand(), items, strict=True):
        place = table.table_scene.cards[card].place
        assert place is not None
        middle = table.viewport().mapToGlobal(QPoint(round(place.x), round(place.y)))
        assert (item.rect.center() - middle).manhattanLength() <= 3


@pytest.mark.usefixtures("heard")
def test_nothing_of_it_takes_a_click_or_is_painted(table: TableView) -> None:
    seated(table, ScopaRules()).until(lambda _: True)
    table.setFocus()
    for card in table.controller.hand():
        place = table.table_scene.cards[card].place
        assert place is not None
        assert table.viewport().childAt(round(place.x), round(place.y)) is None


@pytest.mark.usefixtures("heard")
def test_the_press_action_plays_a_card(table: TableView, qtbot: QtBot) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: not several_captures(sitting))
    table.setFocus()
    second = table.controller.hand()[1]
    press(table, "Your hand", 1)  # Qt shows the button pressed for a moment
    qtbot.waitUntil(lambda: second not in table.controller.hand())
    assert card_of(sitting.session.observation().moves[-1]) == second


@pytest.mark.usefixtures("heard")
def test_states_of_a_choice_are_told(table: TableView, qtbot: QtBot) -> None:
    players = tuple(Player(name, HUMAN) for name in ("You", "Beppe"))
    table.attach(Session(with_table("RB AC 3D", "2D 2C 7B FS"), players, 1, lambda _: None))
    table.setFocus()
    king, laid = 2, found(table)["On the table"]
    assert found(table)["Your hand"][king].name == "King of clubs"
    assert found(table)["Your hand"][king].about == (
        "Card 3 of 3 in your hand. "
        "It can take in 2 ways, among the two of coins, the two of cups and the jack of swords."
    )
    press(table, "Your hand", king)
    qtbot.waitUntil(lambda: table.controller.choice is not None)
    assert found(table)["Your hand"][king].about.endswith("It is being played: choose what it takes.")
    press(table, "On the table", names(laid).index("Jack of swords"))
    qtbot.waitUntil(lambda: bool(table.controller.choice and table.controller.choice.chosen))
    about = {item.name: item.about.split(". ", 1)[1] for item in found(table)["On the table"]}
    assert about == {
        "Jack of swords": "Chosen.",
        "Two of coins": "It can be taken.",
        "Two of cups": "It can be taken.",
        "Seven of clubs": "These cards make 15, but 10 is needed.",
    }


@pytest.mark.usefixtures("heard")
def test_seats_tell_their_cards_the_dealer_and_the_turn(table: TableView) -> None:
    seated(table, ScopaRules(3, 11)).until(lambda _: True)
    table.setFocus()
    about = [item.about for item in found(table)["Players and score"]]
    assert about[0].endswith("to play")
    assert sum("dealer" in text for text in about) == 1
    assert all("in hand" in text for text in about[:3])


@pytest.mark.usefixtures("heard")
def test_trump_and_stock_are_told(table: TableView) -> None:
    sitting = seated(table, BriscolaRules())
    sitting.until(lambda _: True)
    table.setFocus()
    view = sitting.session.observation().view
    assert isinstance(view, BriscolaView)
    stacks = found(table)["Stock and piles"]
    assert stacks[0].name.lower() == card_name(view.turned)
    assert stacks[0].about == "The trump, face up under the stock."
    assert stacks[1].name == f"{view.stock_size} cards are left in the stock."
    sitting.until(lambda sitting: sitting.session.observation().view.stock_size == 0)
    assert "The trump suit is" in found(table)["Stock and piles"][0].name


@pytest.mark.usefixtures("heard")
def test_the_seven_exchange_is_a_button(table: TableView) -> None:
    for number in range(1, 200):
        sitting = seated(table, BriscolaRules(seven_exchange=True), number)
        try:
            sitting.until(lambda sitting: SWAP in sitting.legal)
            break
        except AssertionError:
            continue
    root = QAccessible.queryAccessibleInterface(table)
    offers = [told_of(item) for item in below(root) if item.text(NAME).startswith("Exchange ")]
    assert [offer.role for offer in offers] == [QAccessible.Role.Button]
    assert offers[0].focusable


@pytest.mark.usefixtures("heard")
def test_an_empty_hand_is_still_a_place(table: TableView) -> None:
    sitting = seated(table, ScopaRules(), 2)
    table.setFocus()
    for _ in range(60):
        if sitting.session.match.deal.is_complete:
            break
        sitting.play()
    assert names(found(table)["Your hand"]) == ["No cards in your hand"]


def test_without_a_screen_reader_and_keys_none_of_it_is_made(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda _: True)
    sitting.play()
    assert not [widget for widget in table.viewport().children() if widget.isWidgetType()]


@pytest.mark.usefixtures("heard")
def test_the_french_deck_has_its_names(table: TableView) -> None:
    seated(table, ScopaRules()).until(lambda _: True)
    table.table_scene.theme.deck = "french"
    table.setFocus()
    table.controller.table_changed()
    wanted = [card_name(card, french=True) for card in table.controller.hand()]
    assert [name.lower() for name in names(found(table)["Your hand"])] == wanted
