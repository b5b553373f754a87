"""A person at the real window: sees where a card lies open, and clicks it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from carte_italiane.cards import members
from carte_italiane.rules.moves import SWAP, card_of, taken_by
from carte_italiane.ui.pages.score_sheet import ScoreSheet

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from carte_italiane.play.session import Session
    from carte_italiane.ui.main_window import MainWindow


class Person:
    """Plays at random, by clicks alone."""

    def __init__(self, window: MainWindow, qtbot: QtBot, seed: int = 1) -> None:
        self.window, self.qtbot, self.random = window, qtbot, random.Random(seed)

    @property
    def session(self) -> Session:
        """The match that is played."""
        assert self.window.session is not None
        return self.window.session

    def spot_of(self, card: int) -> QPoint:
        """A point of the viewport where this card, and no other, is seen."""
        scene = self.window.table.table_scene
        item = scene.cards[card]
        box = item.sceneBoundingRect() | item.childrenBoundingRect().translated(item.pos())
        for row in range(1, 20):
            for column in range(1, 20):
                point = QPointF(box.x() + box.width() * column / 20, box.y() + box.height() * row / 20)
                if scene.card_at(point) == card:
                    return self.window.table.mapFromScene(point)
        raise AssertionError(f"card {card} is nowhere to be seen")

    def click_card(self, card: int) -> None:
        """Click an open card."""
        viewport = self.window.table.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=self.spot_of(card))

    def click_button(self, button: QAbstractButton) -> None:
        """Click a button of a page."""
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def take_turn(self) -> None:
        """Choose a legal move at random and make it by clicks, naming every card of a capture that is a choice."""
        before = len(self.session.match.deal.moves)
        legal = [move for move in self.session.match.legal_moves() if move != SWAP]
        move = self.random.choice(legal)
        self.click_card(card_of(move))
        for card in members(taken_by(move)):
            if len(self.session.match.deal.moves) > before:
                break
            self.click_card(card)
        assert self.session.match.deal.moves[before] == move

    def play_deal(self) -> None:
        """Play until the score sheet lies on the table."""
        self.qtbot.waitUntil(self._may_act, timeout=20_000)
        while not isinstance(self.window.stage.page, ScoreSheet):
            self.take_turn()
            self.qtbot.waitUntil(self._may_act, timeout=20_000)

    def _may_act(self) -> bool:
        return self.session.can_play() or isinstance(self.window.stage.page, ScoreSheet)
