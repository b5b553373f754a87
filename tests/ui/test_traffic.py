"""What goes over the engine's pipe in whole matches, recorded there: no card that the seat does not see is in it."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING

import pytest

from carte_italiane.cards import card_text, members
from carte_italiane.play.session import Player, Request, Session
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.ui.engine_client import EngineClient, engine_command
from tests.rules.varieties import rules_id

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from carte_italiane.rules.deal import Deal

MATCHES: list[Rules] = [
    ScopaRules(2),
    ScopaRules(3),
    ScopaRules(4),
    ScopaRules(4, cards_each=9),
    ScopaRules(4, cards_each=10),
    BriscolaRules(2, 2, seven_exchange=True),
    BriscolaRules(3, 2, seven_exchange=True),
    BriscolaRules(4, 2, seven_exchange=True),
]
#: Passes on what comes and writes it down, both ways.
EAVESDROPPER = """
import subprocess, sys, threading
engine = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
def pass_on(name, source, target):
    with open(name, "wb", buffering=0) as file:
        for line in source:
            file.write(line)
            target.write(line)
            target.flush()
threading.Thread(target=pass_on, args=(sys.argv[1] + ".answers", engine.stdout, sys.stdout.buffer)).start()
pass_on(sys.argv[1] + ".requests", sys.stdin.buffer, engine.stdin)
engine.stdin.close()
"""
A_CARD = re.compile(r"\b[A2-7FCR][DCSB]\b")


def hidden_from(state: Deal, seat: int) -> set[str]:
    """The cards that a seat does not see: those of other hands that nobody has shown, and the stock."""
    hands = [members(state.hand(other) & ~state.shown()) for other in range(state.seats) if other != seat]
    return {card_text(card) for cards in (*hands, state.deck[state.drawn :]) for card in cards}


@pytest.mark.parametrize("rules", MATCHES, ids=rules_id)
def test_no_hidden_card_goes_over_the_pipe(qtbot: QtBot, tmp_path: Path, rules: Rules) -> None:
    """A match of computer players, as the window plays it; every line is held against the cards as they really lay."""
    log = tmp_path / "said"
    engine = EngineClient(None, [sys.executable, "-c", EAVESDROPPER, str(log), *engine_command()])
    hidden: list[set[str]] = []

    def ask(request: Request) -> None:
        state = session.match.deal.state
        hidden.append(hidden_from(state, int(state.turn)))
        engine.ask(request)

    levels = ("beginner", "club")
    players = tuple(Player("", levels[seat % 2]) for seat in range(rules.players))
    session = Session.start(rules, players, 20, ask)
    session.subscribe(lambda step: session.shown())
    session.on_deal_end(session.next_deal)
    engine.answered.connect(session.answer)
    engine.start()
    try:
        session.next_deal()
        qtbot.waitUntil(lambda: session.match.is_over, timeout=60_000)
    finally:
        engine.close()
    requests, answers = lines(log.with_suffix(".requests")), lines(log.with_suffix(".answers"))
    assert json.loads(requests.pop())["type"] == "quit"
    assert json.loads(answers.pop(0))["type"] == "ready"
    assert len(requests) == len(answers) == len(hidden) > 30
    for request, answer, secret in zip(requests, answers, hidden, strict=True):
        assert not secret & set(A_CARD.findall(request))
        assert set(json.loads(request)) == {"type", "id", "level", "observation", "budget"}
        # Reasons may name cards that have not been seen yet, wherever they are: "only this one could sweep".
        assert not secret & set(A_CARD.findall(json.loads(answer)["move"]))
    assert sum(map(len, hidden)) > 10 * len(hidden)


def lines(path: Path) -> list[str]:
    """The lines of a file."""
    return path.read_text(encoding="utf-8").splitlines()
