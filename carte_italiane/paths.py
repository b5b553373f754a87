"""Where things are kept: the resources of the program, and the folders of the person who uses it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import platformdirs

APP_NAME: Final = "carte-italiane"
#: By this desktops know the program: the name of its desktop entry and of its icon.
DESKTOP_ID: Final = "io.github.carteitaliane.CarteItaliane"
_PACKAGE: Final = Path(__file__).resolve().parent


def resource_folder() -> Path:
    """Decks, sounds, translations and the like: inside the package when installed, beside it in a checkout."""
    installed = _PACKAGE / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """One of these files or folders: ``resource("icons", "check.svg")``."""
    return resource_folder().joinpath(*parts)


def settings_file() -> Path:
    """The preferences."""
    return _made(platformdirs.user_config_path(APP_NAME, appauthor=False, roaming=True)) / "settings.json"


def data_folder() -> Path:
    """Everything that a person has played."""
    return _made(platformdirs.user_data_path(APP_NAME, appauthor=False))


def database_file() -> Path:
    """Finished matches and statistics."""
    return data_folder() / "history.sqlite3"


def autosave_file() -> Path:
    """The record of the match in progress."""
    return data_folder() / "unfinished.carte"


def saved_games_folder() -> Path:
    """Where saving a game is offered first."""
    return _made(data_folder() / "saved games")


def log_folder() -> Path:
    """What went wrong, for bug reports."""
    return _made(platformdirs.user_log_path(APP_NAME, appauthor=False))


def log_file() -> Path:
    """The log; older ones stand beside it with a number."""
    return log_folder() / "carte-italiane.log"


def picture_folder() -> Path:
    """Drawn cards kept from start to start; may be emptied at any time. Made by who writes there."""
    return platformdirs.user_cache_path(APP_NAME, appauthor=False) / "pictures"


def _made(folder: Path) -> Path:
    """The folder, made if it can be: who writes there says in plain words what cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return folder
    return folder
