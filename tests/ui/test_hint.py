"""The hint at the real window: asked by key or menu, lit on the table, told in a sentence, taken away by a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.bots.bot import Choice, Reason
from carte_italiane.bots.reasons import SENTENCES
from carte_italiane.cards import BIT, members, parse_card
from carte_italiane.play.record import read_record, record_text
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import SWAP, IllegalMove, card_of, taken_by
from carte_italiane.ui.card_names import card_name
from carte_italiane.ui.hint_texts import hint_on_its_way, marked_from_now_on, why_sentence
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.table.hinted import hinted
from carte_italiane.ui.table.targets import HAND, targets_of
from carte_italiane.ui.translation import LANGUAGES, install_language
from tests.rules.positions import cards
from tests.ui.asking import SlowEngine, at_turn, controller, hint_said, lit, open_window, press_h, seated
from tests.ui.table.looking import click

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


GAMES: list[Rules] = [ScopaRules(), SCOPONE, BriscolaRules(3), BriscolaRules(4)]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with open_window(qtbot) as window:
        yield window
    install_language("en")


@pytest.fixture
def slow(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> SlowEngine:
    return SlowEngine(window, monkeypatch)


def menu_entry(window: MainWindow) -> QAction:
    return next(action for action in window.findChildren(QAction) if action.text() == "&Hint")


@pytest.mark.parametrize("speed", ["none", "normal"])
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: f"{rules.game}-{rules.players}")
def test_the_engine_gives_a_hint(window: MainWindow, qtbot: QtBot, rules: Rules, speed: str) -> None:
    session = at_turn(window, qtbot, rules)
    window.table.set_speed(speed)
    with qtbot.waitSignal(window.table.message, timeout=20_000) as told:
        press_h(window)
    assert controller(window).hint is not None
    assert str(told.args[0]).endswith(controller(window).note.text)
    assert lit(window) & set(members(session.observation().view.hand))
    assert session.aids == {"hint"}
    moves = [move for move in session.observation().legal if card_of(move) in lit(window)]
    assert any(lit(window) == {card_of(move), *members(taken_by(move))} for move in moves)


def test_it_lights_the_card_and_what_it_takes(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    choice = slow.answer("sweep", place=[card_of(move) for move in slow.asked[-1].seen.legal].index(parse_card("7C")))
    assert lit(window) == set(members(cards("7C 3C 4S"))) == {card_of(choice.move), *members(taken_by(choice.move))}
    assert hint_said(window) == "It sweeps the table: a point at once."


def test_the_first_hint_of_a_match_says_that_the_match_is_marked(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    slow.answer("sweep")
    first = controller(window).note.text
    assert first.splitlines()[1] == marked_from_now_on() == "The match is marked now: an aid was used."
    press_h(window)
    slow.answer("sweep")
    assert controller(window).note.text == first.splitlines()[0]


def test_it_is_asked_for_the_masters_view_of_the_own_seat(window: MainWindow, slow: SlowEngine) -> None:
    session = seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    (request,) = slow.asked
    assert (request.level, request.seen) == ("master", session.observation())
    assert request.seen.view.hands_seen[1] == 0


@pytest.mark.parametrize("way", ["menu", "Ctrl+H", "Russian letter", "place of the key"])
def test_other_ways_to_ask(window: MainWindow, slow: SlowEngine, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    if way == "menu":
        menu_entry(window).trigger()
    elif way == "Ctrl+H":
        QTest.keyClick(window.table, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    else:
        monkeypatch.setattr("sys.platform", "linux")
        letter, scan_code = ("р", 0) if way == "Russian letter" else ("η", 43)
        none = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), none, scan_code, 0, 0, letter)
        window.table.keyPressEvent(event)
    assert len(slow.asked) == 1


def test_other_letters_ask_for_nothing(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    none = Qt.KeyboardModifier.NoModifier
    for letter, scan_code in (("о", 44), ("d", 43), ("h", 0)):
        modifiers = Qt.KeyboardModifier.AltModifier if letter == "h" else none
        window.table.keyPressEvent(
            QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), modifiers, scan_code, 0, 0, letter)
        )
    assert not slow.asked


def test_escape_takes_it_away(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    slow.answer()
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert not lit(window)
    assert not controller(window).note.text
    assert controller(window).hint is None


def test_any_move_takes_it_away(window: MainWindow, slow: SlowEngine) -> None:
    session = seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    slow.answer()
    click(window.table, parse_card("2S"))
    assert session.match.deal.moves
    assert controller(window).hint is None
    assert not lit(window)


def test_a_hint_that_comes_too_late_is_not_shown(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    hint = slow.asked.pop()
    click(window.table, parse_card("2S"))
    slow.asked.append(hint)
    slow.answer()
    assert controller(window).hint is None
    assert not lit(window)


def test_a_hint_of_a_match_that_was_left_is_not_shown(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    seated(window, "7C RD 2S", "3C 4S RB FB")
    slow.answer()
    assert controller(window).hint is None


def test_asking_again_replaces_the_question(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    press_h(window)
    first, second = slow.asked
    assert first.ticket != second.ticket
    slow.client.chosen.emit(first.ticket, Choice(first.seen.legal[0], 0.0, (Reason("all_in_all"),)))
    assert controller(window).hint is None
    slow.answer()
    assert controller(window).hint is not None


def test_a_capture_that_is_being_chosen_gives_way(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "RD 7C 2S", "3C 7S 4S 6B")
    click(window.table, parse_card("RD"))
    assert controller(window).choice is not None
    press_h(window)
    assert controller(window).choice is None


def test_the_advised_capture_stays_in_mind_while_it_is_chosen(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "RD 7C 2S", "3C 7S 4S 6B")
    press_h(window)
    legal = slow.asked[-1].seen.legal
    choice = slow.answer(place=next(place for place, move in enumerate(legal) if card_of(move) == parse_card("RD")))
    click(window.table, card_of(choice.move))
    assert controller(window).choice is not None
    assert controller(window).hint is not None
    click(window.table, members(taken_by(choice.move))[0])
    assert choice.move in (window.session.match.deal.moves if window.session else ())


def test_choosing_another_card_takes_it_away(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "RD 7C 2S", "3C 7S 4S 6B")
    press_h(window)
    legal = slow.asked[-1].seen.legal
    slow.answer(place=next(place for place, move in enumerate(legal) if card_of(move) == parse_card("2S")))
    click(window.table, parse_card("RD"))
    assert controller(window).hint is None
    assert controller(window).choice is not None


def test_a_slow_hint_announces_itself(window: MainWindow, qtbot: QtBot, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    qtbot.waitUntil(lambda: controller(window).note.text == hint_on_its_way(), timeout=5000)
    slow.answer()
    assert hint_said(window) == "All in all it seems best."


def test_it_stays_when_the_window_changes(window: MainWindow, slow: SlowEngine) -> None:
    seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    slow.answer()
    before = lit(window)
    window.resize(1000, 720)
    assert lit(window) == before
    assert hint_said(window) == "All in all it seems best."
    install_language("it")
    QApplication.processEvents()
    assert lit(window) == before
    assert hint_said(window) == "Tutto sommato sembra la mossa migliore."


def test_an_engine_that_is_not_there_is_answered_for(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carte_italiane.ui.engine_client.engine_command", lambda: ["/nowhere/engine"])
    window = MainWindow()
    qtbot.addWidget(window)
    window.table.set_speed("none")
    window.show()
    seated(window, "7C RD 2S", "3C 4S RB FB")
    with qtbot.waitSignal(window.table.message, timeout=20_000):
        press_h(window)
    assert controller(window).hint is not None
    assert window.stage.page is None
    window.close()


def test_a_match_with_a_hint_is_marked_in_its_record(window: MainWindow, slow: SlowEngine) -> None:
    session = seated(window, "7C RD 2S", "3C 4S RB FB")
    press_h(window)
    assert "aids" not in session.meta(), "nobody has been helped yet"
    slow.answer()
    kept = read_record(record_text(session.match, session.players, session.meta()))
    assert kept.meta == {"deal_number": session.number, "aids": ["hint"]}
    window.open_record(kept)
    assert window.session is not None
    assert window.session is not session
    assert window.session.aids == {"hint"}


def test_the_exchange_is_shown_with_both_cards() -> None:
    rules = BriscolaRules(seven_exchange=True)
    match = swap_position(rules)
    seen = match.observe(match.deal.state.turn)
    turned = getattr(seen.view, "turned", -1)
    shown = hinted(Choice(SWAP, 2.0, (Reason("seven_exchange", BIT[turned]),)), seen.view)
    assert shown.card % 10 == 6
    assert shown.card // 10 == turned // 10
    assert shown.takes == BIT[turned]
    assert shown.heard(french=False).startswith(f"Exchange the {card_name(shown.card)} for the {card_name(turned)}. ")


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (1, "Play the seven of cups and take the three of cups and the four of swords."),
        (2, "Play the two of swords."),
    ],
)
def test_what_is_heard_names_the_move(window: MainWindow, slow: SlowEngine, place: int, said: str) -> None:
    """Who does not see which cards are lit hears it, and finds the card in the hand."""
    seated(window, "7C RD 2S", "3C 4S RB FB")
    heard: list[str] = []
    window.table.controller.message.connect(heard.append)
    press_h(window)
    slow.answer(place=place)
    assert heard[-1].startswith(f"{said} ")
    hinted_at = [target for target in targets_of(window.table.controller) if "The hint" in target.description]
    assert [(target.key.row, target.name.lower()) for target in hinted_at] == [
        (HAND, " ".join(said.split()[2:5]).rstrip("."))
    ]


def swap_position(rules: BriscolaRules) -> Match:
    """A match in which the seven can be exchanged."""
    from tests.rules.walks import deal_steps

    for number in range(1, 100):
        for match, _, _ in deal_steps(rules, number):
            if SWAP in match.legal_moves():
                return match
    raise IllegalMove("no exchange in a hundred deals")


@pytest.mark.parametrize("french", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(qapp: QApplication, language: str, french: bool) -> None:
    install_language(language)
    try:
        for reason in SENTENCES:
            for some in ("7D", "7D RB"):
                text = why_sentence(Reason(reason, cards(some), 14), french=french)
                assert text[0].isupper()
                assert text[-1] in ".!"
                assert "%" not in text
                assert len(text) < 120
    finally:
        install_language("en")


@pytest.mark.parametrize(
    ("language", "reason", "sentence"),
    [
        (
            "en",
            Reason("few_sweepers", cards("RS RC")),
            "Only the king of cups or the king of swords could sweep the table then.",
        ),
        ("it", Reason("few_sweepers", cards("RS")), "Poi può fare scopa solo il re di spade."),
        ("ru", Reason("few_sweepers", cards("RS")), "Скопу тогда сделает только король мечей."),
        ("ru", Reason("keeps", cards("7D")), "Оставляет семёрку денари на потом."),
        ("ru", Reason("lead_safe", cards("AB")), "Туза жезлов уже никто не побьёт."),
        (
            "it",
            Reason("coins", cards("5D AD")),
            "Porta a casa l’asso di denari e il cinque di denari, verso il punto dei denari.",
        ),
        (
            "en",
            Reason("next_best", cards("AC"), 23),
            "The next best, the ace of cups, comes out about 2.3 points worse.",
        ),
        (
            "ru",
            Reason("next_best", cards("AC"), 23),
            "Второй по выгоде ход — туз кубков: он хуже примерно на 2,3 очка.",
        ),
        ("ru", Reason("keeps_trump", cards("2S")), "Бережёт козырь на потом: двойку мечей."),
        ("ru", Reason("follow_up", cards("RC")), "В следующий раз король кубков сможет что-нибудь взять со стола."),
        ("it", Reason("fewer_beat", cards("AB")), "Meno carte possono superarla che giocando l’asso di bastoni."),
        ("it", Reason("search", number=4000), "È semplicemente la migliore su 4000 smazzate immaginate."),
    ],
)
def test_cards_stand_in_their_right_form(qapp: QApplication, language: str, reason: Reason, sentence: str) -> None:
    install_language(language)
    try:
        assert why_sentence(reason) == sentence
    finally:
        install_language("en")
