"""A person at the real window who asks for hints, and an engine that answers when it is told to."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from carte_italiane.bots.bot import Choice, Reason
from carte_italiane.play.record import Record
from carte_italiane.play.session import HUMAN, Player
from carte_italiane.ui.main_window import MainWindow
from tests.ui.table.looking import with_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest
    from pytestqt.qtbot import QtBot

    from carte_italiane.play.session import Request, Session
    from carte_italiane.rules.house import Rules
    from carte_italiane.ui.table.controller import TableController


@contextmanager
def open_window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window without animation."""
    window = MainWindow()
    window.entries.refresh()  # made now, not when the window has been painted
    qtbot.addWidget(window)
    window.table.set_speed("none")
    window.resize(1280, 800)
    window.show()
    yield window
    window.close()


class SlowEngine:
    """Stands in for the engine: answers when it is told to."""

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Request] = []
        self.cancelled: list[int | None] = []
        self.client = window.computers.engine
        monkeypatch.setattr(self.client, "ask", self.asked.append)
        monkeypatch.setattr(self.client, "cancel", lambda ticket=None: self.cancelled.append(ticket))

    def answer(self, reason: str = "all_in_all", place: int = 0) -> Choice:
        """Choose one of the legal moves."""
        request = self.asked[-1]
        choice = Choice(request.seen.legal[place], 1.0, (Reason(reason),))
        self.client.chosen.emit(request.ticket, choice)
        self.client.answered.emit(request.ticket, choice.move)
        return choice


def at_turn(window: MainWindow, qtbot: QtBot, rules: Rules, number: int = 20) -> Session:
    """A match in which the person is to move."""
    window.start_match(rules, "beginner", number=number)
    session = window.session
    assert session is not None
    qtbot.waitUntil(session.can_play, timeout=20_000)
    return session


def seated(window: MainWindow, hand: str, table: str) -> Session:
    """Scopa for two, the person to move with this hand at this table."""
    players = (Player("You", HUMAN), Player("Beppe", "club"))
    window.open_record(Record(with_table(hand, table), players, {}))
    assert window.session is not None
    assert window.session.can_play()
    return window.session


def hint_said(window: MainWindow) -> str:
    """Why the move that is lit is good, without what a first hint says of the match."""
    return controller(window).note.text.partition("\n")[0]


def press_h(window: MainWindow) -> None:
    QTest.keyClick(window.table, Qt.Key.Key_H)


def lit(window: MainWindow) -> set[object]:
    """The cards that glow."""
    return {key for key, item in window.table.table_scene.cards.items() if item.glowing}


def controller(window: MainWindow) -> TableController:
    return window.table.controller
