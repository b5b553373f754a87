"""A person plays: clicks, drags, choices among captures, the seven exchange."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carte_italiane.cards import members, parse_card, suit_of
from carte_italiane.play.session import Session
from carte_italiane.play.table_settings import TableSettings
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.moves import SWAP, card_of, move_text, taken_by
from carte_italiane.ui.table.remarks import why_not
from carte_italiane.ui.table.view import TableView

from .conftest import NAMES, Sitting
from .looking import carried_move, choosing, click, drag, mouse, point_of, seated, several_captures, with_table


def test_one_click_plays(table: TableView, qtbot: QtBot, rules: Rules) -> None:
    sitting = seated(table, rules)
    sitting.until(lambda sitting: not several_captures(sitting))
    move = next(move for move in sitting.legal if move != SWAP)
    with qtbot.waitSignal(table.table_scene.card_clicked):
        click(table, card_of(move))
    assert move in sitting.session.observation().moves


def test_speed_none_is_synchronous(table: TableView, qtbot: QtBot) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: True)
    move = next(move for move in sitting.legal if len([m for m in sitting.legal if card_of(m) == card_of(move)]) == 1)
    with qtbot.waitSignal(table.idle, timeout=0, raising=False) as told:
        sitting.session.submit(move)
    assert told.signal_triggered
    assert not table.choreographer.is_running
    assert card_of(move) not in {
        key for key, item in table.table_scene.cards.items() if item.place is not None and item.place.z >= 40
    }
    assert sitting.session.is_thinking()


def test_other_turn_says_whose(table: TableView, qtbot: QtBot) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: not several_captures(sitting) and len(sitting.legal) > 1)
    first, second, *_ = sitting.legal
    click(table, card_of(first))
    with qtbot.waitSignal(table.message) as told:
        click(table, card_of(second))
    assert NAMES[1] in told.args[0]
    assert table.controller.note.text == told.args[0]


def test_pointing_lights_what_would_be_taken(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: any(taken_by(move) for move in sitting.legal) and not several_captures(sitting))
    move = next(move for move in sitting.legal if taken_by(move))
    QTest.mouseMove(table.viewport(), point_of(table, card_of(move)))
    lit = {key for key, item in table.table_scene.cards.items() if item.glowing}
    assert lit == set(members(taken_by(move)))
    QTest.mouseMove(table.viewport(), QPoint(3, 300))
    assert not any(item.glowing for item in table.table_scene.cards.values())


def test_several_captures_are_chosen_on_the_table(table: TableView) -> None:
    for number in range(1, 8):
        sitting, card = choosing(table, number)
        wanted = [move for move in sitting.legal if card_of(move) == card][-1]
        click(table, card)
        assert table.controller.choice is not None
        assert table.table_scene.cards[card].glowing == "chosen"
        assert table.controller.note.text
        for taken in members(taken_by(wanted)):
            if table.controller.choice is not None:
                assert table.table_scene.cards[taken].glowing == "possible"
                click(table, taken)
        assert table.controller.choice is None
        assert wanted in sitting.session.observation().moves


def test_escape_takes_the_choice_back(table: TableView) -> None:
    sitting, card = choosing(table)
    moves = sitting.session.observation().moves
    click(table, card)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.controller.choice is None
    assert not any(item.glowing for item in table.table_scene.cards.values())
    assert sitting.session.observation().moves == moves
    click(table, card)
    assert table.controller.choice is not None
    click(table, card)
    assert table.controller.choice is None


def test_escape_gives_back_the_card_chosen_last_and_then_leaves(table: TableView) -> None:
    match = with_table("RD 4S 6S", "2C 3S 5B FC")
    table.attach(Session(match, Sitting(ScopaRules()).session.players, 1, lambda request: None))
    click(table, parse_card("RD"))
    click(table, parse_card("2C"))
    assert table.controller.note.text == "2 of 10"
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.controller.choice is not None
    assert table.controller.note.text == "Choose cards that make 10."
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.controller.choice is None


def test_a_second_click_confirms_if_that_is_wanted(table: TableView) -> None:
    table.set_likes(TableSettings(confirm=True))
    match = with_table("RD 4S 6S", "2C 3S 5B FC")
    session = Session(match, Sitting(ScopaRules()).session.players, 1, lambda request: None)
    table.attach(session)
    click(table, parse_card("4S"))
    assert table.controller.note.text == "Click again to play."
    click(table, parse_card("6S"))
    assert not session.observation().moves
    assert table.table_scene.cards[parse_card("4S")].glowing == ""
    assert table.table_scene.cards[parse_card("6S")].glowing == "chosen"
    click(table, parse_card("RD"))
    click(table, parse_card("FC"))
    assert not session.observation().moves
    lit = {card for card, item in table.table_scene.cards.items() if item.glowing == "chosen"}
    assert lit == {parse_card(text) for text in ("RD", "FC", "2C")}, "all that will be taken"
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.controller.choice is not None
    click(table, parse_card("FC"))
    click(table, parse_card("RD"))
    assert [move_text(move) for move in session.observation().moves] == ["RD x 2C+FC"]


def test_a_card_that_will_be_taken_confirms_too(table: TableView) -> None:
    table.set_likes(TableSettings(confirm=True))
    match = with_table("5D 4S 6S", "5C 2S 2B 3B")
    session = Session(match, Sitting(ScopaRules()).session.players, 1, lambda request: None)
    table.attach(session)
    click(table, parse_card("5D"))
    click(table, parse_card("3B"))
    assert table.controller.note.text == "The 5 must take the 5."
    click(table, parse_card("5C"))
    assert [move_text(move) for move in session.observation().moves] == ["5D x 5C"]


def test_a_fast_double_click_plays_one_card(table: TableView) -> None:
    """Even where the other player answers at once, and another card lies under the pointer then."""
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: not several_captures(sitting) and len(sitting.legal) == 3)
    held = table.controller.hand()
    double_click(table, point_of(table, held[1]), sitting.answer)
    assert sitting.session.can_play()
    assert len(table.controller.hand()) == len(held) - 1


def test_a_double_click_confirms(table: TableView) -> None:
    table.set_likes(TableSettings(confirm=True))
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: not several_captures(sitting))
    moves, spot = len(sitting.session.observation().moves), point_of(table, table.controller.hand()[0])
    double_click(table, spot)
    assert len(sitting.session.observation().moves) == moves + 1


def double_click(table: TableView, spot: QPoint, between: Callable[[], object] = lambda: None) -> None:
    """As Qt tells it: the second press is another kind of event."""
    table.mousePressEvent(mouse(QMouseEvent.Type.MouseButtonPress, spot))
    table.mouseReleaseEvent(mouse(QMouseEvent.Type.MouseButtonRelease, spot))
    between()
    table.mouseDoubleClickEvent(mouse(QMouseEvent.Type.MouseButtonDblClick, spot))
    table.mouseReleaseEvent(mouse(QMouseEvent.Type.MouseButtonRelease, spot))


def refused_in_a_question(table: TableView) -> Session:
    """The table asks which 5 is taken, and has just said that it is no 2."""
    match = with_table("5D 4S 6S", "5C 5S 2B 3B")
    session = Session(match, Sitting(ScopaRules()).session.players, 1, lambda request: None)
    table.attach(session)
    click(table, parse_card("5D"))
    click(table, parse_card("2B"))
    assert table.controller.note.text == "The 5 must take the 5."
    return session


def test_same_rank_goes_first_and_says_so(table: TableView) -> None:
    session = refused_in_a_question(table)
    table.controller.note.going.timeout.emit()
    assert table.controller.note.text == "Which one does it take?"
    click(table, parse_card("5S"))
    assert [move_text(move) for move in session.observation().moves] == ["5D x 5S"]


def test_a_remark_without_a_question_goes_for_good(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: bool(table.controller.laid()))
    click(table, table.controller.laid()[0])
    assert table.controller.note.text == "First choose a card of your hand."
    table.controller.note.going.timeout.emit()
    assert not table.controller.note.text


def test_a_remark_goes_when_something_else_is_done(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: bool(table.controller.laid()))
    for by_key in (False, True):
        click(table, table.controller.laid()[0])
        assert table.controller.note.text == "First choose a card of your hand."
        if by_key:
            QTest.keyClick(table, Qt.Key.Key_Right)
        else:
            QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, table.height() // 2))
        assert not table.controller.note.text


def test_a_question_is_asked_again_when_something_else_is_done(table: TableView) -> None:
    refused_in_a_question(table)
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, table.height() // 2))
    assert table.controller.note.text == "Which one does it take?"


def test_wrong_sum_says_why(table: TableView) -> None:
    match = with_table("RD 4S 6S", "2C 3S 5B FC")
    session = Session(match, Sitting(ScopaRules()).session.players, 1, lambda request: None)
    table.attach(session)
    click(table, parse_card("RD"))
    click(table, parse_card("2C"))
    assert "2" in table.controller.note.text
    assert table.controller.choice is not None
    assert table.controller.choice.total == 2
    click(table, parse_card("3S"))
    assert [move_text(move) for move in session.observation().moves] == ["RD x 2C+3S+5B"]


def test_a_single_card_that_is_too_high_is_called_one_card(table: TableView) -> None:
    match = with_table("7D 4S 6S", "2C 5B 3S 4C")
    session = Session(match, Sitting(ScopaRules()).session.players, 1, lambda request: None)
    table.attach(session)
    click(table, parse_card("7D"))
    assert table.controller.choice is not None
    too_high = why_not(table.controller.choice, parse_card("RB"))
    assert too_high == "This card counts 10, but 7 is needed."
    several = why_not(table.controller.choice.toggled(parse_card("5B")), parse_card("4C"))
    assert several == "These cards make 9, but 7 is needed."


def test_the_trump_says_why_the_seven_cannot_be_exchanged(table: TableView) -> None:
    for number in range(1, 300):
        seated(table, BriscolaRules(seven_exchange=True), number)
        turned = table.table_scene.tableau.turned  # type: ignore[union-attr]
        if suit_of(turned) * 10 + 6 in table.controller.hand():
            break
    table.controller.click(turned)
    assert table.controller.note.text.startswith("Only right after winning a trick")


def test_a_card_dragged_to_the_table_is_played(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: not several_captures(sitting))
    move = sitting.legal[0]
    drag(table, card_of(move), QPoint(640, 360))
    assert sitting.session.observation().moves[-1] == move


def test_a_card_let_go_over_the_hand_goes_back(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: True)
    moves, card = sitting.session.observation().moves, card_of(sitting.legal[0])
    drag(table, card, point_of(table, card) + QPoint(60, 20))
    assert sitting.session.observation().moves == moves
    assert table.table_scene.cards[card].zValue() == table.table_scene.cards[card].place.z  # type: ignore[union-attr]


def test_a_card_dragged_onto_another_takes_it(table: TableView) -> None:
    match = with_table("5D 4S 6S", "5C 5S 2B 3B")
    session = Session(match, Sitting(ScopaRules()).session.players, 1, lambda request: None)
    table.attach(session)
    drag(table, parse_card("5D"), point_of(table, parse_card("5S")))
    assert [move_text(move) for move in session.observation().moves] == ["5D x 5S"]


def test_dragging_shows_what_would_be_taken_there(table: TableView) -> None:
    match = with_table("RD 4S 6S", "2C 3S 5B FC")
    session = Session(match, Sitting(ScopaRules()).session.players, 1, lambda request: None)
    table.attach(session)
    king, jack, two = (parse_card(text) for text in ("RD", "FC", "2C"))
    items = table.table_scene.cards
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=point_of(table, king))
    carried_move(table, point_of(table, jack))
    assert {card for card, item in items.items() if item.glowing == "chosen"} == {king, jack, two}
    carried_move(table, point_of(table, two))
    assert items[two].glowing == "chosen"
    assert items[jack].glowing == "possible"
    assert items[king].carried
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=point_of(table, two))
    assert table.controller.choice is not None
    assert table.controller.choice.steps == (two,), "it is asked which of the two captures"
    assert not items[king].carried
    drag(table, king, point_of(table, jack))
    assert [move_text(move) for move in session.observation().moves] == ["RD x 2C+FC"]


def test_a_card_dragged_onto_one_that_it_cannot_take_goes_back_and_says_why(table: TableView) -> None:
    match = with_table("5D 4S 6S", "5C 5S 2B 3B")
    session = Session(match, Sitting(ScopaRules()).session.players, 1, lambda request: None)
    table.attach(session)
    drag(table, parse_card("5D"), point_of(table, parse_card("2B")))
    assert not session.observation().moves
    assert table.controller.note.text == "The 5 must take the 5."


def test_a_card_dragged_out_of_turn_stays_and_says_whose_turn_it_is(table: TableView) -> None:
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: len(sitting.legal) > 1)
    sitting.play()
    held = table.controller.hand()[0]
    drag(table, held, QPoint(640, 360))
    assert NAMES[1] in table.controller.note.text
    assert not table.table_scene.cards[held].carried


def test_the_exchange_is_offered_by_a_button(table: TableView) -> None:
    for number in range(1, 200):
        sitting = Sitting(BriscolaRules(seven_exchange=True), number)
        table.attach(sitting.session)
        sitting.session.next_deal()
        while not sitting.session.match.deal.is_ended and SWAP not in sitting.session.observation().legal:
            sitting.play()
        if SWAP in sitting.session.observation().legal:
            break
        assert not table.controller.swap_button.isVisible()
    button = table.controller.swap_button
    assert button.isVisible()
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert table.viewport().rect().contains(button.geometry())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sitting.session.observation().moves[-1] == SWAP
    assert not button.isVisible()
