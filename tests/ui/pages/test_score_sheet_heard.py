"""A score sheet for those who hear it: a screen reader finds a sentence for every row, and keys go from row to row."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.stage import Stage
from carte_italiane.ui.texts import default_name
from carte_italiane.ui.translation import install_language

from .conftest import lay, press
from .test_score_sheet import ANNA, BRUNO, briscola_line, scopa_lines, scopa_sheet


@pytest.fixture(autouse=True)
def english(dressed: None) -> None:
    """With its plural forms."""
    install_language("en")


def heard(widget: QWidget) -> str:
    """The name that a screen reader is given."""
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(QAccessible.Text.Name)


def parts(found: QAccessibleInterface) -> list[QAccessibleInterface]:
    """Everything that a screen reader finds below something."""
    below = [found.child(number) for number in range(found.childCount())]
    return [part for child in below for part in (child, *parts(child))]


def rows(sheet: ScoreSheet) -> list[str]:
    return [heard(title) for title in sheet.ledger.titles.values()]


def test_every_row_of_scopa_says_what_both_have_and_who_scores() -> None:
    primiera = "7 = 21, 6 = 18, ace = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, figures = 10.".replace(" = ", "\u00a0=\u00a0")
    assert rows(scopa_sheet(rules=ScopaRules(napola=True), napola=(0, 3))) == [
        "Cards: Anna 22, Bruno 18. One point for the most cards. It goes to: Anna.",
        "Coins: Anna 4, Bruno 6. One point for the most coins. It goes to: Bruno.",
        "Settebello: Anna 1, Bruno 0. 1 point for Anna. One point for the seven of coins.",
        f"Primiera: Anna 78, Bruno none. The best card of each suit: {primiera} It goes to: Anna.",
        "Napola: Anna 0, Bruno 3. 3 points for Bruno. Ace, 2, 3 of coins and each next coin in order: "
        "one point a card.",
        "Scope: Anna 1, Bruno 0. 1 point for Anna. One point for every scopa.",
        "This deal: Anna +4, Bruno +4.",
        "Match, to 11: Anna 4, Bruno 1.",
    ]


def test_the_person_is_spoken_to() -> None:
    sheet = ScoreSheet(ScopaRules(), (default_name(0), "Bruno"), scopa_lines(sweeps="4C 5C"), [(5, 1)])
    assert heard(sheet.ledger.titles["sweeps"]) == "Scope: You 2, Bruno 0. 2 points for you. One point for every scopa."


def test_no_scopa_scores_for_nobody() -> None:
    sheet = ScoreSheet(ScopaRules(), ("Anna", "Bruno"), scopa_lines(sweeps=""), [(3, 1)])
    assert heard(sheet.ledger.titles["sweeps"]).startswith("Scope: Anna 0, Bruno 0. Nobody scores.")


def test_the_last_row_of_briscola_says_who_has_won_the_deal() -> None:
    sheet = ScoreSheet(BriscolaRules(), ("Anna", "Bruno"), (briscola_line(ANNA, BRUNO),), [(1, 0)])
    said = rows(sheet)
    assert said[0].startswith("Aces, 11 each: Anna ")
    points = heard(sheet.ledger.titles["points"])
    assert "The deal is won by: " in points
    assert points.startswith("Points: Anna ")


@pytest.mark.usefixtures("language")
def test_in_every_language_no_row_is_without_words() -> None:
    sheet = scopa_sheet(rules=ScopaRules(napola=True), napola=(3, 0))
    assert len(rows(sheet)) == 8
    for said in rows(sheet):
        assert said.count("Anna") >= 1
        assert said.count("Bruno") >= 1
        assert said.endswith(".")
        assert "%" not in said


def test_a_count_alone_says_whose_and_what_it_is(table: Stage) -> None:
    sheet = scopa_sheet()
    lay(sheet, table)
    found = parts(QAccessible.queryAccessibleInterface(sheet))
    names = {part.text(QAccessible.Text.Name) for part in found}
    assert {"Cards, Anna 22", "Cards, Bruno 18", "Match, to 11, Anna 4"} <= names


def test_tab_and_arrows_go_from_row_to_row(table: Stage) -> None:
    sheet = scopa_sheet()
    lay(sheet, table)
    table.window().activateWindow()
    titles = list(sheet.ledger.titles.values())
    titles[0].setFocus()
    for wanted in titles[1:]:
        focus = QApplication.focusWidget()
        assert focus is not None
        press(focus, Qt.Key.Key_Down)
        assert QApplication.focusWidget() is wanted
        assert QAccessible.queryAccessibleInterface(wanted).state().focused
    for key, wanted in (
        (Qt.Key.Key_Down, titles[-1]),
        (Qt.Key.Key_Up, titles[-2]),
        (Qt.Key.Key_Home, titles[0]),
        (Qt.Key.Key_Up, titles[0]),
        (Qt.Key.Key_Tab, titles[1]),
        (Qt.Key.Key_Backtab, titles[0]),
        (Qt.Key.Key_End, titles[-1]),
    ):
        focus = QApplication.focusWidget()
        assert focus is not None
        press(focus, key)
        assert QApplication.focusWidget() is wanted
