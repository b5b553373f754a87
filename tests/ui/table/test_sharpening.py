"""A table of another size, look or pixel ratio is drawn anew a little at a time; until then it shows what there is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carte_italiane.play.look import CHOICES, Look
from carte_italiane.rules.house import SCOPONE
from carte_italiane.ui.table.backdrop import backdrop_steps, blank_backdrop, draw_backdrop
from carte_italiane.ui.table.card_theme import CardTheme
from carte_italiane.ui.table.picture_cache import Picture, PictureCache
from carte_italiane.ui.table.scene import TableScene
from carte_italiane.ui.table.view import TableView

from .conftest import NAMES, positions
from .looking import picture, seated


def look_at(table: TableView) -> QImage:
    return table.grab().toImage()


def test_a_frozen_cache_gives_the_widest_there_is_and_owes_the_rest(qapp: QApplication) -> None:
    cache = PictureCache()
    small, large = (cache.get(Picture("7D", "normal", width), lambda: QPixmap(3, 5)) for width in (60, 120))
    cache.frozen = True
    assert cache.get(Picture("7D", "large", 90), lambda: QPixmap(9, 9)).cacheKey() == large.cacheKey()
    assert cache.get(Picture("7D", "normal", 60), lambda: QPixmap(9, 9)).cacheKey() == small.cacheKey()
    assert not cache.has(Picture("7D", "large", 90))
    assert cache.draw_owed()
    assert cache.has(Picture("7D", "large", 90))
    assert not cache.draw_owed(), "only what was missing is owed"


def test_what_has_never_been_drawn_is_drawn_even_while_frozen(qapp: QApplication) -> None:
    cache = PictureCache()
    cache.frozen = True
    assert cache.get(Picture("7D", "normal", 60), lambda: QPixmap(3, 5)).size() == QSize(3, 5)


def test_another_look_is_shown_by_that_of_before_only_while_frozen(qapp: QApplication) -> None:
    cache, seven = PictureCache(), Picture("7D", "normal", 60)
    before = cache.get(seven, lambda: QPixmap(3, 5))
    cache.frozen = True
    cache.begin_anew()
    assert cache.get(seven, lambda: QPixmap(9, 9)).cacheKey() == before.cacheKey()
    cache.frozen = False
    cache.begin_anew()
    assert cache.get(seven, lambda: QPixmap(9, 9)).size() == QSize(9, 9)


@pytest.mark.parametrize("name", CHOICES["table"])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_table_top_is_the_same_drawn_in_bands(qapp: QApplication, name: str, ratio: float) -> None:
    theme, size = CardTheme(Look(table=name)), QSize(301, 203)
    theme.set_ratio(ratio)
    banded = blank_backdrop(theme, size)
    assert len(list(backdrop_steps(theme, banded, 40))) == -(-banded.height() // 40)
    found, expected = (bytes(one.toImage().constBits()) for one in (banded, draw_backdrop(theme, size)))
    difference = sum(abs(one - other) for one, other in zip(found, expected, strict=True)) / len(found)
    assert difference < 0.5, "but for the rounding of an edge"


def test_a_resized_table_becomes_sharp_by_itself(qtbot: QtBot, table: TableView) -> None:
    table.table_scene.arrange(list(positions(SCOPONE, 2))[14].observe(0), NAMES)
    table.resize(1000, 700)
    assert not table.is_sharp
    qtbot.waitUntil(lambda: table.is_sharp)
    by_and_by = look_at(table), picture(table)
    table.sharpen()
    assert (look_at(table), picture(table)) == by_and_by, "nothing was left to be drawn"


def test_no_card_is_left_to_be_drawn_when_all_is_laid_out(
    qtbot: QtBot, table: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.table_scene.arrange(list(positions(SCOPONE, 2))[14].observe(0), NAMES)
    redraw = TableScene.redraw

    def draw_nothing(scene: TableScene) -> None:
        with monkeypatch.context() as forbidden:
            forbidden.setattr(CardTheme, "_draw", lambda *what: pytest.fail(f"{what} is drawn too late"))
            redraw(scene)

    monkeypatch.setattr(TableScene, "redraw", draw_nothing)
    table.resize(1500, 1000)
    qtbot.waitUntil(lambda: table.is_sharp)
    table.set_look(Look("french", "red", "large", "wood"))
    assert not table.is_sharp
    qtbot.waitUntil(lambda: table.is_sharp)


def test_a_window_that_is_drawn_out_and_back_lies_as_before(table: TableView) -> None:
    table.table_scene.arrange(list(positions(SCOPONE, 2))[14].observe(0), NAMES)
    before = look_at(table)
    table.resize(1290, 806)
    table.resize(1280, 800)
    table.sharpen()
    assert look_at(table) == before


def test_a_move_waits_until_the_new_look_is_there(qtbot: QtBot, table: TableView) -> None:
    sitting = seated(table, SCOPONE, 5)
    table.set_speed("normal")
    table.set_look(Look("french"))
    sitting.until_thinking()
    sitting.answer()
    assert table.choreographer.is_waiting
    qtbot.waitUntil(lambda: table.is_sharp)
    assert table.choreographer.is_running
    assert not table.choreographer.is_waiting


def test_a_screen_of_other_pixels_is_drawn_for(qtbot: QtBot, table: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    table.table_scene.arrange(list(positions(SCOPONE, 2))[14].observe(0), NAMES)
    monkeypatch.setattr(TableView, "devicePixelRatioF", lambda _table: 2.0)
    QApplication.sendEvent(table, QEvent(QEvent.Type.DevicePixelRatioChange))
    qtbot.waitUntil(lambda: table.table_scene.theme.ratio == 2.0 and table.is_sharp)
    for item in table.table_scene.cards.values():
        assert item.picture().devicePixelRatio() == 2.0
