"""A match in the program's own window goes on by itself: everybody plays the first legal move, at once."""

from __future__ import annotations

from collections.abc import Callable

from carte_italiane.play.session import Request, Session
from carte_italiane.rules.house import Rules
from carte_italiane.ui.main_window import MainWindow


def play_first_moves(window: MainWindow, rules: Rules, enough: Callable[[Session], bool]) -> None:
    """Sit down at a match in a window without animation, and play until it is enough."""
    asked: list[Request] = []
    window.computers.ask = asked.append  # type: ignore[method-assign, assignment]
    window.start_match(rules, "club", number=7)
    session = window.session
    assert session is not None
    while not enough(session):
        if session.match.needs_deck:
            session.next_deal()
        elif session.can_play():
            session.submit(session.match.legal_moves()[0])
        else:
            session.answer(asked[-1].ticket, session.match.legal_moves()[0])
