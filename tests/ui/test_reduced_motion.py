"""Whether the system asks for little motion, told by what each desktop keeps."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from carte_italiane.ui.reduced_motion import wants_little_motion

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these systems are asked themselves")


@pytest.fixture
def config(user_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    return user_folders / "config"


def test_where_nothing_is_said_things_move(config: Path) -> None:
    assert not wants_little_motion()


@pytest.mark.parametrize(
    ("file", "text", "little"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[General]\nAnimationDurationFactor=0\n[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=none of your business\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations = false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("gtk-4.0/settings.ini", "\udcff[Settings", False),
    ],
)
def test_kde_and_gtk_say_it_in_a_file(config: Path, file: str, text: str, little: bool) -> None:
    path = config / file
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert wants_little_motion() == little


@pytest.mark.parametrize(("told", "little"), [("false\n", True), ("true\n", False), ("", False)])
def test_gnome_is_asked_by_its_tool(config: Path, monkeypatch: pytest.MonkeyPatch, told: str, little: bool) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    done = subprocess.CompletedProcess(["gsettings"], 0, told, "")
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_options: done)
    assert wants_little_motion() == little


def test_a_tool_that_is_not_there_or_hangs_is_no_trouble(config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    for trouble in (FileNotFoundError("gsettings"), subprocess.TimeoutExpired("gsettings", 1)):

        def fail(*_args: object, trouble: Exception = trouble, **_options: object) -> None:
            raise trouble

        monkeypatch.setattr(subprocess, "run", fail)
        assert not wants_little_motion()
