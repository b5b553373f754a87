"""Playing by ear at the real window: announcements, questions by key and menu, the focus behind pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.cards import members
from carte_italiane.play.record import Record
from carte_italiane.play.session import HUMAN, Player
from carte_italiane.rules.house import SCOPONE, BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.review import QUESTIONS
from carte_italiane.ui.table.targets import HAND, TABLE
from carte_italiane.ui.translation import LANGUAGES, install_language
from tests.ui.table.looking import with_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from carte_italiane.play.session import Session

KEY = Qt.Key


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No thinking process is started: nobody is to answer."""
    monkeypatch.setattr("carte_italiane.ui.engine_client.EngineClient.start", lambda _: None)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow()
    window.entries.refresh()  # made now, not when the window has been painted
    install_language("en")
    qtbot.addWidget(window)
    window.table.set_speed("none")
    window.announcer.listened = True
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    yield window
    window.close()
    install_language("en")


@pytest.fixture
def said(window: MainWindow) -> list[str]:
    """All that is spoken."""
    heard: list[str] = []
    window.announcer.said.connect(heard.append)
    return heard


def key(wanted: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, wanted, modifier)


def opened(window: MainWindow, match: Match, names: tuple[str, ...] = ("You", "Beppe")) -> Session:
    """A match in which nobody plays but the person, for everybody."""
    players = tuple(Player(name, HUMAN if seat == 0 else "beginner") for seat, name in enumerate(names))
    window.open_record(Record(match, players, {}))
    assert window.session is not None
    QApplication.processEvents()
    return window.session


def test_a_match_is_heard_step_by_step(window: MainWindow, said: list[str], qtbot: QtBot) -> None:
    window.start_match(ScopaRules(), "beginner", number=11)
    session = window.session
    assert session is not None
    qtbot.waitUntil(session.can_play, timeout=20_000)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said[0].startswith("You deal. You hold the four of coins, ")
    assert said[0].endswith("Beppe is to play.")
    assert said[1].startswith("Beppe ")
    assert said[1].endswith("It is your turn.")
    key(KEY.Key_1)
    qtbot.waitUntil(lambda: len(said) >= 3)
    assert said[2].startswith("You ")


@pytest.mark.usefixtures("alone")
def test_nothing_is_told_while_nobody_listens(window: MainWindow, said: list[str], qtbot: QtBot) -> None:
    window.announcer.listened = False
    opened(window, with_table("7D AC RB", "2D 3C 4S 6B"))
    qtbot.wait(1)
    assert said == []


@pytest.mark.usefixtures("alone")
def test_an_opened_match_is_told_as_it_stands(window: MainWindow, said: list[str], qtbot: QtBot) -> None:
    opened(window, with_table("7D AC RB", "2D 3C 4S 6B"))
    qtbot.waitUntil(lambda: bool(said))
    assert said == [
        "You hold the seven of coins, the ace of cups and the king of clubs. On the table lie the two of coins, "
        "the three of cups, the four of swords and the six of clubs. It is your turn."
    ]


ANSWERS = {
    "en": {
        "table": "On the table lie the two of coins, the three of cups, the four of swords and the six of clubs.",
        "hand": "You hold the seven of coins, the ace of cups and the king of clubs.",
        "piles": "You: 0 cards won. Beppe: 0 cards won.",
        "score": "The match stands at You 0, Beppe 0. It is played to 11.",
        "stock": "30 cards are left in the stock.",
        "turn": "It is your turn.",
    },
    "it": {
        "table": "In tavola ci sono il due di denari, il tre di coppe, il quattro di spade e il sei di bastoni.",
        "hand": "Hai in mano il sette di denari, l’asso di coppe e il re di bastoni.",
        "piles": "Tu: 0 carte nel mazzetto. Beppe: 0 carte nel mazzetto.",
        "score": "La partita sta così: Tu 0, Beppe 0. Si gioca a 11.",
        "stock": "Nel mazzo restano 30 carte.",
        "turn": "Tocca a te.",
    },
    "ru": {
        "table": "На столе лежат двойка денари, тройка кубков, четвёрка мечей и шестёрка жезлов.",
        "hand": "У вас на руках семёрка денари, туз кубков и король жезлов.",
        "piles": "Вы: 0 карт в стопке. Беппе: 0 карт в стопке.",
        "score": "Счёт партии: Вы 0, Беппе 0. Игра до 11.",
        "stock": "В колоде осталось 30 карт.",
        "turn": "Ваш ход.",
    },
}


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_answered_by_keys(window: MainWindow, said: list[str], qtbot: QtBot, language: str) -> None:
    opened(window, with_table("7D AC RB", "2D 3C 4S 6B"))
    install_language(language)
    QApplication.processEvents()
    for question, answer in ANSWERS[language].items():
        said.clear()
        key(getattr(KEY, f"Key_{QUESTIONS[question]}"))
        qtbot.waitUntil(lambda: bool(said))
        assert said == [answer]
        assert window.table.controller.note.text == answer


@pytest.mark.usefixtures("alone")
def test_questions_stand_in_the_menu_with_their_keys(window: MainWindow, said: list[str], qtbot: QtBot) -> None:
    opened(window, with_table("7D AC RB", "2D 3C 4S 6B"))
    assert window.entries.review.menu.title() == "&Table"
    assert [action.shortcut().toString() for action in window.entries.review.menu.actions()] == list("TMPSBRW")
    said.clear()
    window.entries.review.actions["turn"].trigger()
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["It is your turn."]


@pytest.mark.usefixtures("alone")
def test_questions_work_on_a_russian_keyboard(window: MainWindow, said: list[str], qtbot: QtBot) -> None:
    opened(window, with_table("7D AC RB", "2D 3C 4S 6B"))
    said.clear()
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window.table, QKeyEvent(QEvent.Type.KeyPress, ord("Ц"), none, 25, 0, 0, "ц"))
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["It is your turn."]


@pytest.mark.usefixtures("alone")
def test_piles_tell_their_scope(window: MainWindow, qtbot: QtBot) -> None:
    session = opened(window, with_table("7D AC RB", "2D 3C 2S AS"))
    session.submit(next(move for move in session.match.legal_moves() if card_of(move) == 10))  # the ace takes the ace
    assert window.entries.review.answer("piles").startswith("You: 2 cards won.")
    match = with_table("RD AC RB", "2D 3C 4S AS").played(
        next(move for move in with_table("RD AC RB", "2D 3C 4S AS").legal_moves() if taken_by(move))
    )
    opened(window, match)
    assert window.entries.review.answer("piles").startswith("You: 5 cards won, 1 scopa with the king of coins.")


def test_what_has_happened_goes_back_to_the_own_last_move(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(SCOPONE, "beginner", number=5)
    session = window.session
    assert session is not None
    qtbot.waitUntil(session.can_play, timeout=20_000)
    assert window.entries.review.answer("last").startswith("You deal. ")
    session.submit(session.match.legal_moves()[0])
    qtbot.waitUntil(session.can_play, timeout=20_000)
    told = window.entries.review.answer("last")
    assert told.startswith("You ")
    assert all(f"{name} " in told for name in ("Beppe", "Rosa", "Tonio"))


def test_briscola_tells_its_trump_but_no_points(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(BriscolaRules(2, 2), "beginner", number=4)
    session = window.session
    assert session is not None
    qtbot.waitUntil(session.can_play, timeout=20_000)
    assert window.entries.review.answer("stock").startswith("The trump is the ")
    assert window.entries.review.answer("score") == ("Deals won: You 0, Beppe 0. The match goes to the first with 2.")
    assert all("point" not in window.entries.review.answer(question) for question in QUESTIONS)
    assert window.entries.review.answer("table")


@pytest.mark.usefixtures("alone")
def test_without_a_match_there_is_no_answer(window: MainWindow, said: list[str], qtbot: QtBot) -> None:
    window.show_start_page()
    for question in QUESTIONS:
        window.entries.review.ask(question)
    qtbot.wait(1)
    assert said == []


@pytest.mark.usefixtures("alone")
def test_the_focus_returns_to_its_card_from_behind_a_page(window: MainWindow, qtbot: QtBot) -> None:
    opened(window, with_table("7D AC RB", "2D 3C 4S 6B"))
    key(KEY.Key_Right)
    key(KEY.Key_Right)
    assert window.table.keys.focus is not None
    notice = Notice("A word", "It is to be read.", accept="Good")
    window.tell(notice)
    assert window.table.keys.focus is None
    notice.accepted.emit()
    focus = window.table.keys.focus
    assert focus is not None
    assert focus.name == "Ace of cups"
    assert window.table.keys.ring.isVisible()


@pytest.mark.parametrize(
    "rules", [ScopaRules(2, 11), SCOPONE, BriscolaRules(2, 1)], ids=["scopa", "scopone", "briscola"]
)
def test_a_deal_is_played_by_keys_and_heard(window: MainWindow, said: list[str], qtbot: QtBot, rules: Rules) -> None:
    window.start_match(rules, "beginner", number=21)
    session = window.session
    assert session is not None
    while not isinstance(window.stage.page, ScoreSheet):
        qtbot.waitUntil(lambda: session.can_play() or isinstance(window.stage.page, ScoreSheet), timeout=20_000)
        if session.can_play():
            play_by_keys(window, session)
    qtbot.waitUntil(lambda: "The deal is over." in "".join(said))
    qtbot.waitUntil(lambda: any("point" in text for text in said[-2:]))
    heard = [text for text in said if not text.startswith(("Choose", "Which"))]
    assert len(heard) >= len(session.match.deal.moves) + 2
    if session.match.is_over:
        assert "match" in said[-1]
    else:
        assert "The match stands at " in said[-1]


def test_the_focus_is_on_the_hand_in_the_next_deal(window: MainWindow, qtbot: QtBot) -> None:
    match = with_table("7D AC RB", "2D 3C 4S 6B")
    while len(match.deal.moves) < 35:
        match = match.played(match.legal_moves()[0])
    session = opened(window, match)
    key(KEY.Key_Right)
    while not isinstance(window.stage.page, ScoreSheet):
        qtbot.waitUntil(lambda: session.can_play() or isinstance(window.stage.page, ScoreSheet), timeout=20_000)
        if session.can_play():
            play_by_keys(window, session)
    assert window.table.keys.focus is None
    key(KEY.Key_Return)  # the next deal
    qtbot.waitUntil(session.can_play, timeout=20_000)
    focus = window.table.keys.focus
    assert focus is not None
    assert (focus.key.row, focus.card) == (HAND, window.table.controller.hand()[0])
    assert window.table.keys.ring.isVisible()


def play_by_keys(window: MainWindow, session: Session) -> None:
    """The first legal move: arrows and Enter for the hand, digits for what it takes."""
    before = len(session.match.deal.moves)
    move = next(move for move in session.match.legal_moves() if move != SWAP)
    keys, wanted = window.table.keys, card_of(move)
    key(KEY.Key_Home)
    while keys.focus is None or keys.focus.key.row != HAND or keys.focus.card != wanted:
        key(KEY.Key_Right)
    key(KEY.Key_Return)
    for card in members(taken_by(move)):
        if len(session.match.deal.moves) == before:
            order = [target.card for target in keys.targets.values() if target.key.row == TABLE]
            key(KEY(KEY.Key_0 + (order.index(card) + 1) % 10))
    assert session.match.deal.moves[before] == move


@pytest.mark.usefixtures("alone")
def test_the_score_is_told_at_the_end_of_a_deal(window: MainWindow) -> None:
    from carte_italiane.ui.score_texts import deal_result

    match = with_table("7D AC RB", "2D 3C 4S 6B")
    while match.is_playing:
        match = match.played(match.legal_moves()[0])
    session = opened(window, match)
    for language, word in (("en", "points"), ("it", "punti"), ("ru", "очк")):
        install_language(language)
        told = deal_result(session)
        assert len(told) == 3
        assert word in " ".join(told)
        assert "%" not in " ".join(told)
