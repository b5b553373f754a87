"""The table by keys alone: digits, arrows, Enter, Esc; where the focus is, and that it is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carte_italiane.cards import members, parse_card
from carte_italiane.play.session import HUMAN, Player, Session
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.ui.table.keys import digit_of, is_letter, key_places
from carte_italiane.ui.table.targets import HAND, SEATS, STACKS, TABLE, Target, TargetKey
from carte_italiane.ui.table.view import TableView
from carte_italiane.ui.translation import install_language

from .conftest import NAMES, Sitting
from .looking import choosing, click, seated, several_captures, with_table

KEY = Qt.Key


@pytest.fixture
def table(table: TableView, qtbot: QtBot) -> TableView:
    """The table with the keyboard."""
    install_language("en")
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    return table


def key(table: TableView, *keys: Qt.Key) -> None:
    for wanted in keys:
        QTest.keyClick(QApplication.focusWidget() or table, wanted)


def focus(table: TableView) -> Target:
    found = table.keys.focus
    assert found is not None
    return found


def at(table: TableView, hand: str, laid: str) -> Session:
    """The person is to move with these cards, and two answers of the other player are not to be seen."""
    session = Session(with_table(hand, laid), tuple(Player(name, HUMAN) for name in NAMES[:2]), 1, lambda _: None)
    table.attach(session)
    return session


def test_a_digit_plays_the_card_of_its_place(table: TableView, rules: Rules) -> None:
    sitting = seated(table, rules)
    sitting.until(lambda sitting: not several_captures(sitting) and SWAP not in sitting.legal)
    hand = table.controller.hand()
    key(table, KEY.Key_2 if len(hand) > 1 else KEY.Key_1)
    assert card_of(sitting.session.observation().moves[-1]) == hand[1 if len(hand) > 1 else 0]


def test_nought_is_the_tenth_card(table: TableView) -> None:
    sitting = seated(table, ScopaRules(players=4, target=21, cards_each=10))
    sitting.until(lambda _: True)
    hand = table.controller.hand()
    assert len(hand) == 10
    key(table, KEY.Key_0)
    assert sitting.session.observation().moves[-1] & 63 == hand[9]


def test_a_digit_without_a_card_says_so(table: TableView, qtbot: QtBot) -> None:
    at(table, "7D AC RB", "2D 3C 4S 6B")
    with qtbot.waitSignal(table.message) as told:
        key(table, KEY.Key_4)
    assert told.args == ["You hold only 3 cards."]
    assert table.controller.note.text == told.args[0]


def test_a_digit_out_of_turn_says_whose_turn_it_is(table: TableView, qtbot: QtBot) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: not several_captures(sitting) and len(sitting.legal) > 1)
    key(table, KEY.Key_1)
    with qtbot.waitSignal(table.message) as told:
        key(table, KEY.Key_1)
    assert NAMES[1] in told.args[0]


def test_a_held_key_plays_nothing(table: TableView) -> None:
    session = at(table, "7D AC RB", "2D 3C 4S 6B")
    for wanted, text in ((KEY.Key_1, "1"), (KEY.Key_Return, "\r")):
        held = QKeyEvent(QEvent.Type.KeyPress, wanted, Qt.KeyboardModifier.NoModifier, text, True)
        key(table, KEY.Key_Right)
        QApplication.sendEvent(table, held)
    assert not session.observation().moves
    assert table.controller.choice is None


def test_arrows_move_the_focus_along_the_hand(table: TableView) -> None:
    at(table, "7D AC RB", "2D 3C 4S 6B")
    assert table.keys.focus is None
    key(table, KEY.Key_Right)
    assert focus(table).name == "Seven of coins"  # the first key only shows where one is
    key(table, KEY.Key_Right)
    assert focus(table).name == "Ace of cups"
    key(table, KEY.Key_End)
    assert focus(table).name == "King of clubs"
    key(table, KEY.Key_Right)
    assert focus(table).name == "King of clubs"
    key(table, KEY.Key_Home, KEY.Key_Left)
    assert focus(table).name == "Seven of coins"


def test_arrows_reach_all_rows(table: TableView) -> None:
    at(table, "7D AC RB", "2D 3C 4S 6B")
    rows = []
    for _ in range(5):
        key(table, KEY.Key_Up)
        rows.append(focus(table).key.row)
    assert rows == [HAND, TABLE, STACKS, SEATS, SEATS]
    key(table, KEY.Key_Down, KEY.Key_Down, KEY.Key_Down, KEY.Key_Down)
    assert focus(table).key.row == HAND


def test_the_ring_lies_round_the_focus_and_goes_with_the_mouse(table: TableView) -> None:
    at(table, "7D AC RB", "2D 3C 4S 6B")
    key(table, KEY.Key_Right, KEY.Key_Right)
    ring, card = table.keys.ring, table.table_scene.cards[parse_card("AC")]
    assert ring.isVisible()
    assert ring.sceneBoundingRect().center().x() == pytest.approx(card.place.x, abs=2)  # type: ignore[union-attr]
    assert ring.sceneBoundingRect().contains(card.comes_to)
    click(table, parse_card("2D"))
    assert not ring.isVisible()
    key(table, KEY.Key_Right)
    assert ring.isVisible()


def test_a_focused_card_shows_what_it_would_take(table: TableView) -> None:
    at(table, "7D AC RB", "2D 3C 7S 6B")
    key(table, KEY.Key_Right)
    lit = {other for other, item in table.table_scene.cards.items() if item.glowing}
    assert lit == {parse_card("7S")}
    assert focus(table).description == "Card 1 of 3 in your hand. It takes the seven of swords."
    key(table, KEY.Key_Right)
    assert not any(item.glowing for item in table.table_scene.cards.values())
    assert focus(table).description == "Card 2 of 3 in your hand. It takes nothing."


def test_enter_plays_the_focused_card(table: TableView) -> None:
    session = at(table, "7D AC RB", "2D 3C 4S 6B")
    key(table, KEY.Key_Right, KEY.Key_Right, KEY.Key_Return)
    assert card_of(session.observation().moves[-1]) == parse_card("AC")


def test_a_capture_is_chosen_by_arrows_and_enter(table: TableView, qtbot: QtBot) -> None:
    session = at(table, "RD AC RB", "2D 3C 7S 5B")  # the king takes 3+7 or 2+3+5
    with qtbot.waitSignal(table.message) as told:
        key(table, KEY.Key_1)
    assert told.args == ["Choose cards that make 10."]
    assert focus(table).key.row == TABLE
    assert focus(table).description.endswith("It can be taken.")
    while focus(table).name != "Seven of swords":
        before = focus(table)
        key(table, KEY.Key_Right)
        assert focus(table) != before
    key(table, KEY.Key_Return)
    assert members(taken_by(session.observation().moves[-1])) == members(1 << parse_card("3C") | 1 << parse_card("7S"))


def test_digits_choose_table_cards_with_a_running_sum(table: TableView) -> None:
    said: list[str] = []
    table.message.connect(said.append)
    session = at(table, "RD AC RB", "2D 3C 5B FS")  # 2+FS or 2+3+5
    key(table, KEY.Key_1)
    order = [target.card for target in table.keys.targets.values() if target.key.row == TABLE]
    key(table, KEY(KEY.Key_1 + order.index(parse_card("2D"))))
    assert said[-1] == "2 of 10"
    key(table, KEY.Key_9)
    assert said[-1] == "There are only 4 cards on the table."
    key(table, KEY(KEY.Key_1 + order.index(parse_card("3C"))))
    assert len(members(taken_by(session.observation().moves[-1]))) == 3


def test_what_cannot_be_taken_says_why(table: TableView) -> None:
    said: list[str] = []
    table.message.connect(said.append)
    session = at(table, "3D AC RB", "7B 2D 2C FS")  # the king takes the jack with one of the twos
    key(table, KEY.Key_3)
    order = [target.card for target in table.keys.targets.values() if target.key.row == TABLE]
    for text in ("FS", "7B"):
        key(table, KEY(KEY.Key_1 + order.index(parse_card(text))))
    assert said == ["Choose cards that make 10.", "8 of 10", "These cards make 15, but 10 is needed."]
    assert not session.observation().moves


def test_esc_takes_a_choice_back_and_returns_to_the_hand(table: TableView) -> None:
    _, card = choosing(table)
    place = table.controller.hand().index(card)
    key(table, KEY(KEY.Key_1 + place))
    assert table.controller.choice is not None
    assert focus(table).key.row == TABLE
    key(table, KEY.Key_Escape)
    assert table.controller.choice is None
    assert focus(table).card == card


def test_the_focus_stays_at_its_place_when_cards_go(table: TableView) -> None:
    session = at(table, "7D AC RB", "2D 3C 4S FB")
    key(table, KEY.Key_End, KEY.Key_End)
    assert focus(table).key == TargetKey(HAND, 2)
    key(table, KEY.Key_Return)
    assert len(session.observation().moves) == 1
    assert focus(table).key == TargetKey(HAND, 1)


def test_the_focus_stays_through_a_resize_and_a_language(table: TableView) -> None:
    at(table, "7D AC RB", "2D 3C 4S 6B")
    key(table, KEY.Key_Right, KEY.Key_Right)
    table.resize(800, 600)
    table.sharpen()
    assert focus(table).name == "Ace of cups"
    assert table.keys.ring.isVisible()
    place = table.table_scene.cards[parse_card("AC")].place
    assert place is not None
    assert table.keys.ring.sceneBoundingRect().center().x() == pytest.approx(place.x, abs=2)


def offered_the_exchange(table: TableView) -> Sitting:
    """A sitting in which the person may exchange the seven now."""
    sitting = seated(table, BriscolaRules(seven_exchange=True), 1)
    for number in range(2, 200):
        try:
            sitting.until(lambda sitting: SWAP in sitting.legal)
            break
        except AssertionError:
            sitting = seated(table, BriscolaRules(seven_exchange=True), number)
    return sitting


def test_who_exchanges_by_a_click_sees_no_focus(table: TableView) -> None:
    sitting = offered_the_exchange(table)
    QTest.mouseClick(table.controller.swap_button, Qt.MouseButton.LeftButton)
    assert sitting.session.observation().moves[-1] == SWAP
    assert table.hasFocus()
    assert not table.keys.ring.isVisible()


def test_the_seven_exchange_lies_between_hand_and_table(table: TableView) -> None:
    sitting = offered_the_exchange(table)
    key(table, KEY.Key_Right, KEY.Key_Up)
    assert table.controller.swap_button.hasFocus()
    key(table, KEY.Key_Down)
    assert focus(table).key.row == HAND
    key(table, KEY.Key_Up, KEY.Key_Return)
    assert sitting.session.observation().moves[-1] == SWAP
    assert focus(table).key.row == HAND


def test_space_finishes_but_never_plays(table: TableView) -> None:
    session = at(table, "7D AC RB", "2D 3C 4S 6B")
    key(table, KEY.Key_Right, KEY.Key_Space, KEY.Key_Space)
    assert not session.observation().moves


def test_enter_on_a_pile_says_what_it_is(table: TableView) -> None:
    said: list[str] = []
    table.message.connect(said.append)
    at(table, "7D AC RB", "2D 3C 4S 6B")
    key(table, KEY.Key_Right, KEY.Key_Up, KEY.Key_Up, KEY.Key_Home, KEY.Key_Return)
    assert said == ["30 cards are left in the stock."]


def test_a_whole_deal_is_played_by_keys(table: TableView, rules: Rules) -> None:
    sitting = seated(table, rules, 3)
    while sitting.session.match.is_playing:
        if sitting.session.can_play():
            play_by_keys(table, sitting)
        else:
            sitting.answer()
    assert sitting.session.match.deal.is_complete


def play_by_keys(table: TableView, sitting: Sitting) -> None:
    """The last legal move: a digit for the hand, digits for the capture."""
    before = len(sitting.session.observation().moves)
    move = next(move for move in reversed(sitting.legal) if move != SWAP)
    hand = table.controller.hand()
    key(table, KEY(KEY.Key_0 + (hand.index(card_of(move)) + 1) % 10))
    for card in members(taken_by(move)):
        if len(sitting.session.match.deal.moves) == before:
            order = [target.card for target in table.keys.targets.values() if target.key.row == TABLE]
            key(table, KEY(KEY.Key_0 + (order.index(card) + 1) % 10))
    assert sitting.session.match.deal.moves[before] == move


# ---------------------------------------------------------------------- keyboards


def pressed(text: str, code: int = 0, key: int = 0, shift: bool = False) -> QKeyEvent:
    modifiers = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, 0, 0, text)


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_every_place_of_the_keyboard_has_its_number(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", platform)
    places = key_places()
    assert len(set(places.values())) == 36
    known = {"linux": (43, 38, 10, 19), "win32": (35, 30, 2, 11), "darwin": (4, 0, 18, 29)}[platform]
    assert tuple(places[name] for name in ("H", "A", "1", "0")) == known


@pytest.mark.parametrize(
    ("letter", "russian"), [("T", "е"), ("M", "ь"), ("P", "з"), ("S", "ы"), ("B", "и"), ("R", "к")]
)
def test_letters_of_the_russian_keyboard(letter: str, russian: str) -> None:
    assert is_letter(pressed(russian), letter)
    assert not is_letter(pressed(russian), "H")


def test_digits_of_layouts_that_have_other_signs_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert digit_of(pressed("1", 10)) == 1
    assert digit_of(pressed("&", 10)) == 1  # French
    assert digit_of(pressed("1", 10, shift=True)) == 1  # French with Shift
    assert digit_of(pressed("à", 19)) == 0
    assert digit_of(pressed("!", 10, shift=True)) is None  # English with Shift
    assert digit_of(pressed("a", 38)) is None
    assert digit_of(pressed("", 67)) is None
