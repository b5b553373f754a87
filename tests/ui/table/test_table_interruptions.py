"""Any game, any options, interrupted at any instant in any way, ends in the picture that a fresh table shows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from carte_italiane.play.session import Player
from carte_italiane.play.table_settings import GAMES, SORTINGS, TableSettings
from carte_italiane.rules.house import Rules
from carte_italiane.rules.moves import Move
from carte_italiane.ui.table import card_theme
from carte_italiane.ui.table.scene import TableScene
from carte_italiane.ui.table.view import TableView

from .conftest import VARIETIES, Sitting

SIZES = ((800, 600), (1024, 760), (600, 900))
RATIOS = (1.0, 1.25)
#: Longer than any one part of an animation.
LONG = 4000


class ScreenTable(TableView):
    """A table on a screen whose pixel ratio can be changed."""

    ratio = 1.0

    def devicePixelRatioF(self) -> float:
        return self.ratio


class Chaos:
    """Somebody who does everything at the wrong moment."""

    def __init__(self, table: ScreenTable, sitting: Sitting, chance: random.Random) -> None:
        self.table, self.sitting, self.chance = table, sitting, chance
        self.played: list[Move] = []
        submit = sitting.session.submit

        def noted(move: Move) -> None:
            self.played.append(move)
            submit(move)

        sitting.session.submit = noted  # type: ignore[method-assign]
        self.deeds: tuple[Callable[[], None], ...] = (
            self.finish, self.space, self.click, self.resize, self.new_screen, self.leave_and_return, self.speed,
            self.likes, self.look_back, self.rest,
        )  # fmt: skip

    def disturb(self) -> None:
        """Let some time go by, then do something; mostly nothing. Computer players may have answered meanwhile."""
        if self.chance.random() < 0.5:
            self.sitting.answer()
        self.table.choreographer.pass_time(self.chance.randrange(LONG))
        if self.chance.random() < 0.45:
            self.chance.choice(self.deeds)()

    def finish(self) -> None:
        self.table.choreographer.finish()

    def space(self) -> None:
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
        self.table.keyPressEvent(key)

    def click(self) -> None:
        """Wherever the pointer is, a click only finishes; it never plays."""
        if self.table.choreographer.is_running and not self.table.recall.is_shown:
            before = len(self.played)
            point = QPointF(self.chance.randrange(600), self.chance.randrange(600))
            for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
                left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
                event = QMouseEvent(kind, point, point, left, left, none)
                (self.table.mousePressEvent if kind.name.endswith("Press") else self.table.mouseReleaseEvent)(event)
            assert len(self.played) == before

    def resize(self) -> None:
        self.table.resize(*self.chance.choice(SIZES))

    def new_screen(self) -> None:
        self.table.ratio = self.chance.choice(RATIOS)
        self.table.sharpen()

    def leave_and_return(self) -> None:
        self.table.detach()
        self.table.attach(self.sitting.session)

    def speed(self) -> None:
        self.table.set_speed(self.chance.choice(("relaxed", "normal", "fast", "none")))

    def likes(self) -> None:
        directions = tuple(game for game in GAMES if self.chance.random() < 0.5)
        self.table.set_likes(
            TableSettings(self.chance.random() < 0.5, directions, sorting=self.chance.choice(SORTINGS))
        )

    def look_back(self) -> None:
        self.table.recall.show()

    def rest(self) -> None:
        """The window has come to rest."""
        self.table.sharpen()


def everything(scene: TableScene) -> dict[str, object]:
    """All that is seen of a scene, in plain values."""
    cards = {
        key: (
            item.pos().toTuple(), item.rotation(), item.scale(), item.zValue(), item.picture().cacheKey(),
            item.shows_face, item.isVisible(), item.turning.xScale(), item.opacity(), item.glowing,
        )
        for key, item in scene.cards.items()
    }  # fmt: skip
    heaps = {key: (heap.pos().toTuple(), heap.zValue(), scene._drawn_heaps[key]) for key, heap in scene.heaps.items()}
    plates = [(plate.said, plate.pos().toTuple()) for plate in scene.plates if plate.isVisible()]
    labels = [(item._drawn, item.pos().toTuple()) for item in (scene._slip, scene.chip) if item.isVisible()]
    visible = sorted(type(item).__name__ for item in top_items(scene))
    return {"cards": cards, "heaps": heaps, "plates": plates, "labels": labels, "items": visible}


def top_items(scene: TableScene) -> Iterator[QGraphicsItem]:
    return (item for item in scene.items() if item.parentItem() is None and item.isVisible())


def fresh(table: TableView) -> TableScene:
    """A new scene that has seen nothing but the end."""
    scene, old = TableScene(table.table_scene.theme), table.table_scene
    scene.likes, scene.kinds = old.likes, old.kinds
    scene.set_size(table.viewport().size())
    assert old.seen is not None
    scene.arrange(old.seen, old.names)
    return scene


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Cards are drawn once for all of these tests."""
    return tmp_path_factory.mktemp("pictures")


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 12))])
def test_the_end_is_what_a_fresh_table_shows(
    qtbot: QtBot, rules: Rules, seed: int, pictures: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_theme, "picture_folder", lambda: pictures)
    chance = random.Random(f"{rules} {seed}")
    table = ScreenTable()
    qtbot.addWidget(table)
    table.resize(1024, 760)
    with qtbot.waitExposed(table):
        table.show()
    sitting = Sitting(rules, chance.randrange(1, 1_000_000))
    table.attach(sitting.session)
    sitting.session.next_deal()
    chaos = Chaos(table, sitting, chance)
    compared = 0
    for _ in range(90):
        chaos.disturb()
        if table.choreographer.is_running:
            continue
        if chance.random() < 0.25 or sitting.session.match.deal.is_complete:
            compared += 1
            compare(table, sitting)
        if sitting.session.match.needs_deck:
            sitting.session.next_deal()
        elif sitting.session.match.is_over:
            break
        else:
            sitting.play()
    assert compared >= 3


def compare(table: ScreenTable, sitting: Sitting) -> None:
    """The table shows what the session sees, as a fresh scene does."""
    table.recall.hide()
    table.controller.note.hide()
    table.sharpen()
    assert table.table_scene.seen == sitting.session.observation()
    found = everything(table.table_scene)
    assert found == everything(fresh(table))


def test_a_session_that_comes_back_is_heard_once(table: TableView) -> None:
    sitting = Sitting(next(iter(VARIETIES.values())), 5)
    table.attach(sitting.session)
    table.set_speed("relaxed")
    sitting.session.next_deal()
    table.choreographer.pass_time(500)
    table.detach()
    table.attach(sitting.session)
    assert not sitting.session.is_showing, "what has begun to be shown counts as shown"
    for _ in range(6):
        sitting.play()
        table.choreographer.pass_time(300)
        table.choreographer.finish()
    assert everything(table.table_scene) == everything(fresh(table))


def test_what_comes_while_the_window_is_resized_waits_until_it_rests(table: TableView) -> None:
    sitting = Sitting(next(iter(VARIETIES.values())), 5)
    table.attach(sitting.session)
    table.set_speed("normal")
    sitting.session.next_deal()
    table.choreographer.pass_time(200)
    table.resize(900, 700)
    assert not table.choreographer.is_running, "the deal is shown to its end"
    sitting.until_thinking()
    sitting.answer()
    assert table.choreographer.is_waiting
    table.resize(910, 700)
    assert table.choreographer.is_waiting, "no move is passed over while the window grows"
    table.sharpen()
    assert table.choreographer.is_running
    assert not table.choreographer.is_waiting


def test_plates_name_kinds_of_players(table: TableView) -> None:
    sitting = Sitting(VARIETIES["scopone"], 3)
    sitting.session.players = tuple(
        Player(player.name, kind)
        for player, kind in zip(sitting.session.players, ("human", "club", "master", "external"), strict=True)
    )
    table.attach(sitting.session)
    sitting.session.next_deal()
    assert [plate.said.level for plate in table.table_scene.plates] == ["", "Club player", "Master", "Program"]
    assert [plate.said.cards for plate in table.table_scene.plates] == [0, 9, 9, 9]
