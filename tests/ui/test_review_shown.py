"""What is asked while something moves is answered by what lies on the table, not by what has been played already."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from carte_italiane.play.record import Record
from carte_italiane.play.session import HUMAN, Player
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.views import BriscolaView
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.table import timing
from carte_italiane.ui.table.tableau import tableau_of
from tests.ui.table.conftest import positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from carte_italiane.rules.match import Match

WORDS = ("table", "hand", "piles", "score", "stock", "turn")


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No thinking process is started: nobody answers."""
    monkeypatch.setattr("carte_italiane.ui.engine_client.EngineClient.start", lambda _: None)


def sat_down(window: MainWindow, rules: Rules, wanted: Callable[[Match], bool], speed: str = "normal") -> Match:
    """The window at a position in which the person is to move; the next move will be animated."""
    found = [match for match in positions(rules, 3) if match.is_playing and match.deal.state.turn == 0]
    match = next(match for match in found if wanted(match))
    window.open_record(Record(match, (Player("You", HUMAN), Player("Beppe", "club")), {}))
    window.table.set_speed(speed)
    return match


def answers(window: MainWindow) -> dict[str, str]:
    return {question: window.entries.review.answer(question) for question in WORDS}


def fills_trick(match: Match) -> bool:
    view = match.observe(0).view
    return isinstance(view, BriscolaView) and len(view.trick) == 1


def is_last_card(match: Match) -> bool:
    view = match.observe(0).view
    return sum(view.hand_sizes) == 1 and not view.stock_size


def test_a_full_trick_that_rests_is_still_told(window: MainWindow) -> None:
    match = sat_down(window, BriscolaRules(), fills_trick)
    assert window.session is not None
    before = answers(window)
    window.session.submit(match.legal_moves()[0])
    window.table.choreographer.hold(True)
    window.table.choreographer.pass_time(timing.PLAY)  # the card has landed, the trick rests
    resting = answers(window)
    assert resting["table"].count(" by ") == 2
    assert resting["table"].endswith(" by You.")
    assert {key: resting[key] for key in ("piles", "stock")} == {key: before[key] for key in ("piles", "stock")}
    assert resting["hand"].count(" of ") == 2, "nothing has been drawn yet"
    assert resting["turn"] in (f"Your move is being shown. {who}" for who in ("You play next.", "Beppe plays next."))
    window.table.choreographer.hold(False)
    window.table.choreographer.finish()
    after = answers(window)
    assert after["table"] == "No card of this trick has been played yet."
    assert after["stock"] != before["stock"]
    assert after["hand"].count(" of ") == 3


def test_the_score_is_not_told_before_the_last_cards_have_gone(window: MainWindow) -> None:
    match = sat_down(window, ScopaRules(), is_last_card)
    assert window.session is not None
    before = answers(window)
    window.session.submit(match.legal_moves()[0])
    window.table.choreographer.hold(True)
    assert any(window.session.match.scores), "the deal has been counted already"
    assert answers(window)["score"] == before["score"] == "The match stands at You 0, Beppe 0. It is played to 11."
    assert answers(window)["turn"] == "Your move is being shown."
    window.table.choreographer.hold(False)
    window.table.choreographer.finish()
    assert answers(window)["score"] != before["score"]
    assert answers(window)["turn"] == "All cards have been played."


@pytest.mark.parametrize("rules", [ScopaRules(), BriscolaRules()], ids=["scopa", "briscola"])
def test_at_rest_the_answers_are_those_of_the_match(window: MainWindow, rules: Rules) -> None:
    for match in list(positions(rules, 5))[::3]:
        if match.is_playing and match.deal.state.turn == 0:
            window.open_record(Record(match, (Player("You", HUMAN), Player("Beppe", "club")), {}))
            assert window.table.table_scene.tableau == tableau_of(match.observe(0))
            assert answers(window)["turn"] == "It is your turn."
