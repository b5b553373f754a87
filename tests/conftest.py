"""What all tests share: no window on the screen, no file of the person's own, slow tests only when asked for."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

if TYPE_CHECKING:
    from carte_italiane.ui.app import Application

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

# A busy machine is no fault of the program: how long one example takes is not judged.
hypothesis.settings.register_profile("unhurried", parent=hypothesis.settings(), deadline=None)
hypothesis.settings.load_profile("unhurried")

USER_FOLDERS = {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_STATE_HOME": "state",
    "XDG_CACHE_HOME": "cache",
    "APPDATA": "roaming",
    "LOCALAPPDATA": "local",
    "WIN_PD_OVERRIDE_APPDATA": "roaming",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA": "local",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--slow`` and ``--packaging``."""
    parser.addoption("--slow", action="store_true", help="run the slow tests too")
    parser.addoption("--packaging", action="store_true", help="run the tests that make packages and play in them")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out slow tests and those of packages unless they are asked for, and X server tests without one."""
    wants_slow = config.getoption("--slow") or "slow" in config.getoption("-m")
    wants_bundle = config.getoption("--packaging")
    has_x_server = os.environ["QT_QPA_PLATFORM"] == "xcb"
    left_out = [
        item
        for item in items
        if (item.get_closest_marker("slow") and not wants_slow)
        or (item.get_closest_marker("x11") and not has_x_server)
        or (item.get_closest_marker("bundle") and not wants_bundle)
    ]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


@pytest.fixture(autouse=True)
def user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test, and every program it starts, has a home with user folders of its own, empty at first."""
    home = tmp_path_factory.mktemp("home")
    for name, folder in USER_FOLDERS.items():
        (home / folder).mkdir(exist_ok=True)
        monkeypatch.setenv(name, str(home / folder))
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    return home


@pytest.fixture(autouse=True)
def english_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of the machine decides nothing; a test that means a language sets it itself."""
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture(scope="session")
def qapp_cls() -> type[Application]:
    """The program's own application object, whichever test with a window comes first."""
    from carte_italiane.ui.app import Application

    return Application
