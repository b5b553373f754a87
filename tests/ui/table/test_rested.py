"""What is said of a thing on which the pointer rests."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from carte_italiane.play.look import Look
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.rules.views import BriscolaView
from carte_italiane.ui.table.target_texts import name_of
from carte_italiane.ui.table.view import TableView
from carte_italiane.ui.translation import install_language

from .looking import choosing, point_of, seated

#: Qt says so of every tool tip where there is no screen.
pytestmark = pytest.mark.qt_log_ignore("does not support raise", extend=True)


def told_at(table: TableView, point: QPoint) -> str:
    """Let the pointer rest at a point of the window."""
    QToolTip.hideText()
    viewport = table.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point)))
    return QToolTip.text() if QToolTip.isVisible() else ""


@pytest.mark.parametrize("deck", ["italian", "french"])
def test_open_cards_say_their_names(table: TableView, deck: str) -> None:
    table.set_look(Look(deck))
    table.sharpen()
    sitting = seated(table, ScopaRules())
    sitting.until(lambda sitting: bool(table.controller.laid()))
    for card in (*table.controller.hand(), *table.controller.laid()):
        assert told_at(table, point_of(table, card)) == name_of(card, deck == "french")


def test_the_half_that_shows_of_the_trump_says_its_name_and_the_stock_its_cards(table: TableView) -> None:
    sitting = seated(table, BriscolaRules())
    view, layout = sitting.session.observation().view, table.table_scene.layout
    assert isinstance(view, BriscolaView)
    assert layout is not None
    trump, stock = layout.middle.trump, layout.middle.stock
    assert trump is not None
    assert stock is not None
    shown = table.mapFromScene(trump.x + trump.width * 0.7, trump.y)
    assert told_at(table, shown).startswith(name_of(view.turned, french=False))
    assert str(view.stock_size) in told_at(table, table.mapFromScene(stock.x + 8, stock.y + 8))


def test_a_pile_names_its_scope(table: TableView) -> None:
    sitting = seated(table, ScopaRules(), 3)
    layout = table.table_scene.layout
    assert layout is not None

    def swept(_sitting: object) -> bool:
        tableau = table.table_scene.tableau
        return tableau is not None and bool(tableau.piles[0].sweeps or tableau.piles[1].sweeps)

    sitting.until(swept)
    tableau = table.table_scene.tableau
    assert tableau is not None
    side = 0 if tableau.piles[0].sweeps else 1
    spot = layout.pile_of(side)
    card = tableau.piles[side].sweeps[0][0]
    assert name_of(card, french=False).lower() in told_at(table, table.mapFromScene(spot.x, spot.y)).lower()


def test_nothing_covers_a_note(table: TableView) -> None:
    _sitting, card = choosing(table)
    table.controller.click(card)
    assert table.controller.note.text
    assert not told_at(table, point_of(table, card))
    table.controller.take_back()
    assert told_at(table, point_of(table, card))


def test_bare_cloth_and_backs_say_nothing(table: TableView) -> None:
    seated(table, ScopaRules())
    layout = table.table_scene.layout
    assert layout is not None
    fan = layout.seats[1].fan
    assert not told_at(table, table.mapFromScene(fan.x, fan.y))
    assert not told_at(table, QPoint(table.width() // 4, table.height() * 3 // 4))


def test_plates_still_explain_their_signs(table: TableView) -> None:
    install_language("en")
    seated(table, ScopaRules())
    plate = next(plate for plate in table.table_scene.plates if plate.said.is_dealer)
    middle = plate.sceneBoundingRect().center()
    assert told_at(table, table.mapFromScene(middle)) == "Dealer"
