"""Looking at a table and touching it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest

from carte_italiane.cards import parse_card
from carte_italiane.rules.house import Rules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.rules.moves import card_of
from carte_italiane.ui.table.view import TableView

from .conftest import Sitting


def picture(table: TableView) -> dict[object, object]:
    """All that is seen, in plain values."""
    scene = table.table_scene
    cards = {
        key: (
            item.pos().toTuple(),
            item.rotation(),
            item.scale(),
            item.zValue(),
            item.picture().cacheKey(),
            item.isVisible(),
            item.turning.xScale(),
            item.opacity(),
        )
        for key, item in scene.cards.items()
    }
    heaps = {key: (heap.pos().toTuple(), heap.zValue()) for key, heap in scene.heaps.items()}
    return {"cards": cards, "heaps": heaps, "items": len(scene.items())}


def point_of(table: TableView, card: int) -> QPoint:
    """A point of a card that no later card covers: its upper left part."""
    place = table.table_scene.cards[card].place
    assert place is not None
    return table.mapFromScene(place.x - place.width * 0.4, place.y - place.width * 0.6)


def click(table: TableView, card: int) -> None:
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point_of(table, card))


def seated(table: TableView, rules: Rules, number: int = 1) -> Sitting:
    sitting = Sitting(rules, number)
    table.attach(sitting.session)
    sitting.session.next_deal()
    return sitting


def several_captures(sitting: Sitting) -> bool:
    cards = [card_of(move) for move in sitting.legal]
    return any(cards.count(card) > 1 for card in cards)


def choosing(table: TableView, number: int = 1) -> tuple[Sitting, int]:
    """A sitting in which a card of the person can capture in several ways, and that card."""
    sitting = seated(table, ScopaRules(players=2, target=21), number)
    sitting.until(several_captures)
    cards = [card_of(move) for move in sitting.legal]
    return sitting, next(card for card in cards if cards.count(card) > 1)


def with_table(hand: str, laid: str) -> Match:
    """A first table of Scopa for two in which seat 0 is to move with this hand."""
    own, first = [parse_card(text) for text in hand.split()], [parse_card(text) for text in laid.split()]
    rest = [card for card in range(40) if card not in own + first]
    return Match.start(ScopaRules(), 1).with_deck(bytes([*own, *rest[:3], *first, *rest[3:]]))


def drag(table: TableView, card: int, target: QPoint) -> None:
    start = point_of(table, card)
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.6, 1.0):
        carried_move(table, start + (target - start) * part)
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=target)


def carried_move(table: TableView, point: QPoint) -> None:
    """A mouse move with the button down, which QTest cannot make offscreen."""
    table.mouseMoveEvent(mouse(QMouseEvent.Type.MouseMove, point, Qt.MouseButton.NoButton))


def mouse(kind: QMouseEvent.Type, point: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> QMouseEvent:
    """A mouse event with the left button down."""
    spot = QPointF(point)
    return QMouseEvent(kind, spot, spot, button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
