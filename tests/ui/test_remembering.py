"""What is chosen is written, and is there at the next start, the window in its place too."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from carte_italiane.paths import settings_file
from carte_italiane.play.look import Look
from carte_italiane.play.settings import AidSettings, Settings, SoundSetting, load_settings
from carte_italiane.play.table_settings import TableSettings
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.window_place import fitting

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

Start = Callable[..., MainWindow]


@pytest.fixture
def window(start: Start) -> MainWindow:
    return start()


def written() -> Settings:
    """What the next start finds."""
    found, trouble = load_settings(settings_file())
    assert trouble is None
    return found


def test_without_a_change_nothing_is_written(start: Start) -> None:
    window = start()
    window.preferences.close()
    assert not settings_file().exists()


def test_a_change_is_written_soon(window: MainWindow, qtbot: QtBot) -> None:
    window.preferences.change(language="it")
    qtbot.waitUntil(settings_file().exists, timeout=5000)
    assert written().language == "it"


def test_everything_is_there_at_the_next_start(start: Start) -> None:
    window = start()
    entries = window.entries
    entries.speeds["fast"].trigger()
    entries.table_menu.mirrored.trigger()
    entries.sound_menu.volumes["loud"].trigger()
    window.preferences.change(aids=AidSettings(cards_seen=True))
    window.preferences.change(look=Look(back="green"), language="it")
    page = window.start_page
    page.tiles["briscola"].click()
    page.players.chip(4).click()
    page.forms["briscola"].chips("wins").chip(3).click()
    page.opponents.chip(2).click()
    window.close()
    again = start()
    assert again.settings.table == TableSettings(mirrored=True, speed="fast")
    assert again.settings.sound == SoundSetting(volume=100)
    assert again.settings.aids == AidSettings(cards_seen=True)
    assert again.settings.look == Look(back="green")
    assert again.settings.language == "it"
    assert again.start_page.rules() == BriscolaRules(players=4, wins=3)
    assert again.start_page.level() == "master"
    QTest.keyClick(again.start_page, Qt.Key.Key_Return)
    assert again.session is not None, "Enter deals"
    assert again.session.rules == BriscolaRules(players=4, wins=3)
    assert [player.kind for player in again.session.players] == ["human", "master", "master", "master"]
    assert again.entries.cards_seen.panel is not None
    assert again.session.aids == {"seen"}


def test_only_the_first_copy_writes(start: Start) -> None:
    start().preferences.change(language="it")
    second = start(keeps=False)
    second.preferences.change(language="ru")
    second.close()
    assert not settings_file().exists() or written().language == "it"


def test_a_file_that_could_not_be_put_aside_is_left_alone(window: MainWindow) -> None:
    window.preferences.leave_file()
    window.preferences.change(language="it")
    window.close()
    assert not settings_file().exists()


def test_what_cannot_be_written_is_said_once_and_the_program_goes_on(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("carte_italiane.play.written_soon.write_whole", full)
    window.preferences.change(language="en")
    qtbot.waitUntil(lambda: isinstance(window.stage.page, Notice), timeout=5000)
    notice = window.stage.page
    assert isinstance(notice, Notice)
    assert notice.text.text().startswith("The disk is full.")
    notice.accept_button.click()
    window.preferences.change(look=Look(back="red"))
    window.preferences.close()
    QApplication.processEvents()
    assert window.stage.page is window.start_page
    assert window.table.table_scene.theme.back_name == "red"


def test_what_a_newer_version_has_written_stays(start: Start) -> None:
    content = {"format": "carte-italiane-settings", "version": 1, "cloth": [1]}
    settings_file().write_text(json.dumps(content), encoding="utf-8")
    window = start()
    window.preferences.change(language="it")
    window.close()
    assert json.loads(settings_file().read_text(encoding="utf-8")) | {"window": 0} == {
        **content,
        "language": "it",
        "window": 0,
    }


def test_the_window_is_as_it_was_left(start: Start, tmp_path: Path) -> None:
    window = start()
    window.resize(731, 623)
    window.move(20, 30)
    window.close()
    left = written().window
    assert left is not None
    assert (left.width, left.height, left.maximised) == (731, 623, False)
    again = start()
    assert (again.width(), again.height()) == (731, 623)
    again.showMaximized()
    again.close()
    assert written().window == left._replace(maximised=True), "it goes back to its size of before"
    assert start().isMaximized()


SCREENS = [QRect(0, 0, 1280, 800), QRect(1280, 0, 1920, 1080)]


@pytest.mark.parametrize(
    ("left", "shown"),
    [
        (QRect(100, 50, 900, 700), QRect(100, 50, 900, 700)),
        (QRect(1500, 90, 1500, 900), QRect(1500, 90, 1500, 900)),
        (QRect(-700, 50, 900, 700), QRect(-700, 50, 900, 700)),  # enough of it is left to be taken hold of
        (QRect(5000, 50, 900, 700), QRect(190, 50, 900, 700)),  # its screen is gone
        (QRect(100, -300, 900, 700), QRect(190, 50, 900, 700)),  # its upper edge cannot be reached
        (QRect(100, 790, 900, 700), QRect(190, 50, 900, 700)),
        (QRect(9000, 9000, 3840, 2160), QRect(20, 20, 1240, 760)),
        (QRect(0, 0, 3840, 2160), QRect(0, 0, 1280, 800)),
    ],
)
def test_the_window_is_never_off_the_screens(left: QRect, shown: QRect) -> None:
    assert fitting(left, SCREENS) == shown
