"""The program's own files at the start: what is good in them holds, and what is the matter is said as it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from carte_italiane.paths import autosave_file, settings_file
from carte_italiane.play.settings import load_settings
from carte_italiane.ui.pages.file_news import shown_name
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.translation import install_language
from tests.ui.test_file_faults import left_of, put, told, works

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from carte_italiane.ui.main_window import MainWindow


def test_one_bad_entry_is_named_and_the_other_settings_hold(
    started: Callable[[list[Path]], MainWindow], qtbot: QtBot
) -> None:
    content = b'{"format": "FORMAT", "version": 1, "sound": {"volume": 900, "on": false}, "seats": [{"name": "Zo"}]}'
    put(settings_file(), content, "carte-italiane-settings")
    window = started([])
    said = told(window, "an entry", "en").text.text()
    assert "sound.volume" in said
    assert "settings.damaged-1.json" in said
    assert window.settings.seat(0).name == "Zo"
    assert not window.settings.sound.on
    works(window, qtbot)
    assert left_of(content, "carte-italiane-settings", [settings_file().with_name("settings.damaged-1.json")])
    assert load_settings(settings_file())[0].seat(0).name == "Zo"


def test_settings_that_stay_where_they_are_are_not_written_over_and_it_is_said(
    started: Callable[[list[Path]], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    put(settings_file(), b"bad", "")
    with monkeypatch.context() as patched:
        patched.setattr("carte_italiane.play.mending.put_aside_if_possible", lambda *_: None)
        window = started([])
    assert isinstance(window.stage.page, Notice)
    assert "then forgotten" in window.stage.page.text.text()
    window.preferences.change(language="it")
    window.close()
    install_language("en")
    assert settings_file().read_bytes() == b"bad"


def test_a_folder_in_a_file_s_place_is_not_called_a_file(started: Callable[[list[Path]], MainWindow]) -> None:
    put(settings_file(), None, "")
    window = started([])
    assert isinstance(window.stage.page, Notice)
    assert "The folder is now called settings.damaged-1.json." in window.stage.page.text.text()


@pytest.mark.skipif(os.name == "nt", reason="links of POSIX")
def test_a_link_to_nowhere_is_no_trouble_and_stays(started: Callable[[list[Path]], MainWindow]) -> None:
    for file in (settings_file(), autosave_file()):
        file.symlink_to(file.with_name("nowhere") / "x")
    window = started([])
    assert window.start_page.isVisible()
    assert autosave_file().is_symlink()


def test_a_folder_that_may_not_be_looked_into_is_told(
    started: Callable[[list[Path]], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusing(use: Callable[..., object], path: object, *rest: object, **named: object) -> object:
        if str(path) == str(autosave_file()):
            raise PermissionError(13, "closed")
        return use(path, *rest, **named)

    with monkeypatch.context() as patched:
        for name in ("open", "lstat"):
            patched.setattr(os, name, partial(refusing, getattr(os, name)))
        window = started([])
    assert isinstance(window.stage.page, Notice)
    assert window.stage.page.title.text() == "Your unfinished match could not be read"


def test_a_long_name_is_shown_with_its_beginning_and_end() -> None:
    assert shown_name(Path("short.carte")) == "short.carte"
    shown = shown_name(Path("/somewhere") / ("begin" + "x" * 230 + "end.carte"))
    assert len(shown) == 40
    assert shown.startswith("begin")
    assert shown.endswith("end.carte")
    assert "…" in shown
