"""What tests of the window share: windows on one home."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carte_italiane.paths import data_folder, settings_file
from carte_italiane.play.settings import Settings, load_settings
from carte_italiane.ui.app import _begin
from carte_italiane.ui.engine_client import EngineClient
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.one_program import OneProgram
from carte_italiane.ui.translation import install_language


@pytest.fixture(autouse=True)
def nothing_left_over() -> Iterator[None]:
    """Windows of a test end with it, in the thread of the window: as in the program, no other collects garbage."""
    gc.disable()
    before = QApplication.topLevelWidgets()
    yield
    for widget in QApplication.topLevelWidgets():
        if widget.parent() is None and widget not in before:
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def at_first_page(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """A window with the start page, not shown yet, without animation; its menus are there at once."""
    qtbot.addWidget(window)
    window.entries.refresh()
    window.table.set_speed("none")
    window.show_start_page()
    return window


def leave(window: MainWindow) -> None:
    """Close a window, whatever is lost by it."""
    if not window.close():
        window.keeping.give_up()
        assert window.close()


@pytest.fixture
def open_program(qtbot: QtBot) -> Iterator[Callable[..., MainWindow]]:
    """Opens the window as a start does, without animation; all are closed in the end."""
    opened: list[MainWindow] = []

    def open_one(*, keeps: bool = True) -> MainWindow:
        window = at_first_page(qtbot, MainWindow(keeps=keeps))
        with qtbot.waitActive(window):  # shortcuts are for the window in front
            window.show()
            window.activateWindow()
        opened.append(window)
        return window

    yield open_one
    for window in opened:
        leave(window)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window with the start page, in front, without animation."""
    window = at_first_page(qtbot, MainWindow())
    window.show()
    window.activateWindow()
    yield window
    leave(window)


@pytest.fixture
def start(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., MainWindow]]:
    """Starts the program with what it finds on disk; nobody thinks, nothing moves."""
    monkeypatch.setattr(EngineClient, "start", lambda _client: None)
    opened: list[MainWindow] = []

    def started(settings: Settings | None = None, *, keeps: bool = True) -> MainWindow:
        window = at_first_page(qtbot, MainWindow(settings or load_settings(settings_file())[0], keeps=keeps))
        window.show()
        opened.append(window)
        return window

    yield started
    for window in opened:
        leave(window)
    install_language("en")


@pytest.fixture
def started(qtbot: QtBot) -> Iterator[Callable[[list[Path]], MainWindow]]:
    """The program as ``ui.app`` starts it, with the files of the command line."""
    windows: list[tuple[MainWindow, OneProgram]] = []

    def start(files: list[Path]) -> MainWindow:
        only = OneProgram(data_folder())
        assert only.take()
        settings, trouble = load_settings(settings_file())
        window = MainWindow(settings)
        qtbot.addWidget(window)
        window.table.set_speed("none")
        windows.append((window, only))
        _begin(window, only, trouble, files)
        window.show()
        return window

    yield start
    for window, only in windows:
        window.close()
        only.close()
