"""What tests of the window share: windows on one home."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from carte_italiane.ui.main_window import MainWindow


@pytest.fixture
def open_program(qtbot: QtBot) -> Iterator[Callable[..., MainWindow]]:
    """Opens the window as a start does, without animation; all are closed in the end."""
    opened: list[MainWindow] = []

    def open_one(*, keeps: bool = True) -> MainWindow:
        window = MainWindow(keeps=keeps)
        window.entries.refresh()  # made now, not when the window has been painted
        qtbot.addWidget(window)
        window.table.set_speed("none")
        window.show_start_page()
        with qtbot.waitActive(window):  # shortcuts are for the window in front
            window.show()
            window.activateWindow()
        opened.append(window)
        return window

    yield open_one
    for window in opened:
        window.close()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window with the start page, in front, without animation."""
    window = MainWindow()
    window.entries.refresh()  # made now, not when the window has been painted
    qtbot.addWidget(window)
    window.table.set_speed("none")
    window.show_start_page()
    window.show()
    window.activateWindow()
    yield window
    window.close()
