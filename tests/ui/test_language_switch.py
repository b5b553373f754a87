"""Another language in the midst of everything: nothing that is shown or heard stays in the old one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTabWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from carte_italiane.cards import parse_card
from carte_italiane.paths import resource
from carte_italiane.play.faults import Fault
from carte_italiane.play.kept_files import FileTrouble
from carte_italiane.play.record import Record
from carte_italiane.play.settings import Trouble
from carte_italiane.rules.house import SCOPONE, BriscolaRules, ScopaRules
from carte_italiane.ui.engine_client import EngineClient
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.names import names_now
from carte_italiane.ui.pages import file_news
from carte_italiane.ui.pages.save_notice import LeavingNotice, UnkeptNotice
from carte_italiane.ui.pages.start_news import start_notice
from carte_italiane.ui.preference_pages.page import PreferencesPage
from carte_italiane.ui.table.view import TableView
from carte_italiane.ui.translation import LANGUAGES, current_language, install_language
from tests.ui.table.looking import with_table

#: Every language to every other.
ROUND = ("en", "it", "ru", "en", "ru", "it", "en")
#: Words that are the same in all languages, or stand as they are wherever they come from.
OWN_NAMES = {*LANGUAGES.values(), "Carte Italiane"}
#: Pieces of text shorter than this are only looked for as whole texts.
TELLING = 9


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window in English in which nobody thinks."""
    monkeypatch.setattr(EngineClient, "start", lambda _client: None)
    install_language("en")
    made = MainWindow(keeps=False)
    qtbot.addWidget(made)
    made.entries.refresh()
    made.table.set_speed("none")
    made.show_start_page()
    made.show()
    yield made
    made.close()
    install_language("en")


def speak(window: MainWindow, language: str) -> None:
    """Choose a language, as the preferences do; windows are told of it as soon as there is time."""
    window.preferences.change(language=language)
    QApplication.processEvents()
    assert current_language() == language


def pieces(language: str) -> set[str]:
    """All words of a language, in pieces between what is put into them."""
    found = set()
    root = ElementTree.parse(resource("i18n", f"carte_italiane_{'it' if language == 'en' else language}.ts"))
    for message in root.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        for text in [message.findtext("source") or ""] if language == "en" else forms:
            found |= {piece.strip(" ,.:;!") for piece in re.split(r"%n|%\d|\n", text.replace("&", ""))}
    return {piece for piece in found if len(piece) > 2}


@pytest.fixture(scope="module")
def vocabulary() -> dict[str, set[str]]:
    return {language: pieces(language) for language in LANGUAGES}


def shown(window: MainWindow) -> dict[str, str]:
    """Everything that is written or said, with where it is."""
    found = {"title of the window": window.windowTitle()}
    for number, thing in enumerate(window.findChildren(QObject)):
        for what, text in texts_of(thing):
            found[f"{type(thing).__name__} {number} {what}"] = text.replace("&", "")
    found |= texts_of_table(window.table)
    return {where: text for where, text in found.items() if text.strip() and text not in OWN_NAMES}


def texts_of(thing: QObject) -> Iterator[tuple[str, str]]:
    if isinstance(thing, QAction):
        if not thing.isSeparator() and thing.menu() is None:
            yield "text", thing.text()
        return
    if not isinstance(thing, QWidget) or thing.isHidden():
        return
    yield "tool tip", thing.toolTip()
    yield "name", thing.accessibleName()
    yield "description", thing.accessibleDescription()
    if isinstance(thing, QLabel | QAbstractButton):
        yield "text", thing.text()
    elif isinstance(thing, QMenu):
        yield "title", thing.title()
    elif isinstance(thing, QLineEdit):
        yield "placeholder", thing.placeholderText()
    elif isinstance(thing, QTextEdit):
        yield "text", thing.toPlainText()
    elif isinstance(thing, QComboBox):
        yield from ((f"item {place}", thing.itemText(place)) for place in range(thing.count()))
    elif isinstance(thing, QTabWidget):
        yield from ((f"tab {place}", thing.tabText(place)) for place in range(thing.count()))
    elif isinstance(thing, QListWidget):
        yield from ((f"item {place}", thing.item(place).text()) for place in range(thing.count()))


def texts_of_table(table: TableView) -> dict[str, str]:
    scene = table.table_scene
    found = {"note": table.controller.note.text}
    for seat, plate in enumerate(scene.plates):
        if plate.isVisible():
            found |= {f"plate {seat}": plate.said.name, f"level {seat}": plate.said.level, f"{seat}": plate.toolTip()}
    drawn = scene._slip._drawn
    if isinstance(drawn, tuple) and scene._slip.isVisible():
        slip = drawn[0]
        found |= {"slip": slip.title, "target": slip.target, "rules": slip.rules}
        found |= {f"side {name}": name for name, _ in slip.sides}
    for key, target in table.keys.targets.items():
        found[f"target {key}"] = f"{target.name}. {target.description}"
    return found


def left_over(texts: dict[str, str], old: set[str], new: set[str]) -> dict[str, str]:
    """Texts in which there are words of the old language that the new one does not have."""
    gone = old - new
    telling = {piece for piece in gone if len(piece) >= TELLING and not any(piece in other for other in new)}
    return {
        where: text
        for where, text in texts.items()
        if text.strip(" ,.:;!") in gone or any(piece in text for piece in telling)
    }


def start_page(window: MainWindow) -> None:
    window.start_page.tiles["scopone"].click()


def scopa(window: MainWindow) -> None:
    window.start_match(SCOPONE, "club", 7)
    window.table.remark("Saved as x.carte.")


def a_choice(window: MainWindow) -> None:
    window.open_record(Record(with_table("RD 7D AB", "2C 3B 5S FB"), (), {}))
    window.table.controller.card_chosen(parse_card("RD"))
    assert window.table.controller.note.text == "Choose cards that make 10."


def last_taken(window: MainWindow) -> None:
    window.start_match(BriscolaRules(), "club", 7, watch=True)
    while window.session is not None and len(window.session.match.deal.moves) < 6:
        window.session.answer(window.session._ticket, window.session.match.legal_moves()[0])
    window.table.recall.show(for_a_while=True)
    window.entries.cards_seen.action.trigger()


def score_sheet(window: MainWindow) -> None:
    window.start_match(ScopaRules(target=21), "club", 7, watch=True)
    play_out(window)


def end_of_match(window: MainWindow) -> None:
    window.start_match(BriscolaRules(players=3), "club", 7, watch=True)
    play_out(window)


def play_out(window: MainWindow) -> None:
    session = window.session
    assert session is not None
    while session.match.is_playing and window.stage.page is None:
        session.answer(session._ticket, session.match.legal_moves()[0])
    assert window.stage.page is not None


def preferences(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 7)
    window.show_preferences()
    page = window.stage.sheet
    assert isinstance(page, PreferencesPage)
    for place in range(page.book.count()):
        page.book.setCurrentIndex(place)


def rules(window: MainWindow) -> None:
    window.show_rules()


def dropped_out(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 7)
    window.computers.replaced.emit(1, "silence")


def give_up(window: MainWindow) -> None:
    window.keeping._state = (with_table("RD 7D AB", "2C 3B 5S FB"), (), {})
    window.keeping.offer()
    window.keeping.unless_given_up(lambda: None)


def deal_number(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 7)
    window.entries.deal_number.show_number()


def watched(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 7, watch=True)


def paused(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 7)
    window.entries.pause.pause()


def keys(window: MainWindow) -> None:
    window.entries.help_menu.show_keys()


NOTICES = [
    lambda: start_notice(Trouble("", Path("a.json"), Fault.NEWER), FileTrouble(Path("b"), Fault.DAMAGED)),
    lambda: start_notice(Trouble("", Path("a.json"), Fault.DAMAGED), None),
    lambda: start_notice(Trouble("", None, Fault.PARTLY, ("look.deck", "window")), None),
    lambda: start_notice(Trouble("", Path("a.json"), Fault.FOLDER), None),
    lambda: LeavingNotice(lambda: "12:3"),
    lambda: file_news.open_notice(FileTrouble(Path("x"), Fault.MISSING)),
    lambda: file_news.save_notice(Path("x"), Fault.FULL),
    lambda: file_news.saved_notice(Path("x")),
    lambda: UnkeptNotice(Fault.READ_ONLY),
    lambda: file_news.settings_notice(Fault.FORBIDDEN),
    file_news.alone_notice,
]
STATES: list[Callable[[MainWindow], object]] = [
    start_page,
    scopa,
    a_choice,
    last_taken,
    score_sheet,
    end_of_match,
    preferences,
    rules,
    dropped_out,
    give_up,
    deal_number,
    watched,
    paused,
    keys,
]


@pytest.mark.parametrize("state", STATES)
def test_nothing_stays_in_the_old_language(
    window: MainWindow, vocabulary: dict[str, set[str]], state: Callable[[MainWindow], object]
) -> None:
    state(window)
    for old, new in pairwise(ROUND):
        before = shown(window)
        speak(window, new)
        after = shown(window)
        assert len(before) > 20
        assert not left_over(after, vocabulary[old], vocabulary[new])
        assert after != before


def test_no_notice_stays_in_the_old_language(window: MainWindow, vocabulary: dict[str, set[str]]) -> None:
    for make in NOTICES:
        window.tell(make())
        for old, new in (("en", "ru"), ("ru", "it"), ("it", "en")):
            speak(window, new)
            assert not left_over(shown(window), vocabulary[old], vocabulary[new])


@pytest.mark.parametrize("show", ["show_about", "show_report"])
def test_the_pages_of_the_help_menu_follow_too(window: MainWindow, vocabulary: dict[str, set[str]], show: str) -> None:
    getattr(window.entries.help_menu, show)()
    for old, new in pairwise(ROUND):
        speak(window, new)
        assert not left_over(shown(window), vocabulary[old], vocabulary[new])


def test_names_that_nobody_has_chosen_are_those_of_the_language(window: MainWindow) -> None:
    window.start_match(ScopaRules(players=3), "club", 7)
    assert window.session is not None
    window.session.players = (*window.session.players[:2], window.session.players[2]._replace(name="Anna"))
    speak(window, "ru")
    assert [player.name for player in window.session.players] == ["Вы", "Беппе", "Anna"]
    assert [plate.said.name for plate in window.table.table_scene.plates[:3]] == ["Вы", "Беппе", "Anna"]
    speak(window, "it")
    assert [player.name for player in names_now(window.session.players)] == ["Tu", "Beppe", "Anna"]
    window.start_match(BriscolaRules(), "club", 7, watch=True)
    speak(window, "ru")
    assert [player.name for player in window.session.players] == ["Нина", "Беппе"]


def test_what_moves_is_shown_in_the_new_language_and_the_match_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    window.table.set_speed("normal")
    window.resize(900, 700)
    window.start_match(ScopaRules(), "club", 7)
    assert window.table.choreographer.is_running, "cards are being dealt"
    window.show_preferences()
    speak(window, "it")
    assert window.table.table_scene.plates[0].said.name == "Tu"
    assert window.table.choreographer.is_running, "it waits for the person to look"
    window.show_preferences()
    assert not window.table.choreographer.is_running
    assert window.table.table_scene.plates[0].said.name == "Tu"
