"""The program in the menu of a desktop: for this user alone, started from where it lies, and gone again when asked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from carte_italiane.cli import install_desktop, run
from carte_italiane.paths import DESKTOP_ID
from carte_italiane.terminal import FAILED

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="such desktops are on Linux")


@pytest.fixture(autouse=True)
def no_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desktop's own programs have nothing to do with what is written."""
    monkeypatch.setenv("PATH", "")


def written(home: Path) -> set[str]:
    return {path.relative_to(home / "data").as_posix() for path in (home / "data").rglob("*") if path.is_file()}


def test_entry_icons_and_type_are_written(user_folders: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["install-desktop"]) == 0
    wanted = {
        f"applications/{DESKTOP_ID}.desktop",
        f"mime/packages/{DESKTOP_ID}.xml",
        f"icons/hicolor/48x48/apps/{DESKTOP_ID}.svg",
        f"icons/hicolor/scalable/apps/{DESKTOP_ID}.svg",
        "icons/hicolor/scalable/mimetypes/application-x-carte-italiane.svg",
    }
    assert wanted <= written(user_folders)
    assert f"{len(written(user_folders))} files written" in capsys.readouterr().out


def test_they_are_taken_away_and_nothing_else(user_folders: Path) -> None:
    other = user_folders / "data" / "applications" / "other.desktop"
    other.parent.mkdir()
    other.touch()
    run(["install-desktop"])
    assert run(["install-desktop", "--remove"]) == 0
    assert written(user_folders) == {"applications/other.desktop"}
    assert [path.name for path in (user_folders / "data").iterdir()] == ["applications"]
    assert run(["install-desktop", "--remove"]) == 0


def test_what_the_desktop_noted_about_them_goes_with_the_last(user_folders: Path) -> None:
    run(["install-desktop"])
    for cache in ("mime/mime.cache", "mime/globs2", "applications/mimeinfo.cache"):
        (user_folders / "data" / cache).touch()
    (user_folders / "data" / "applications" / "other.desktop").touch()
    assert run(["install-desktop", "--remove"]) == 0
    assert written(user_folders) == {"applications/other.desktop", "applications/mimeinfo.cache"}


def test_a_place_that_cannot_be_written_is_named(user_folders: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (user_folders / "data" / "applications").write_text("a file where a folder should be", encoding="utf-8")
    assert run(["install-desktop"]) == FAILED
    assert "data/applications" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("program", "line"),
    [
        ("/home/rosa/.local/bin/carte-italiane", 'Exec="/home/rosa/.local/bin/carte-italiane" %f'),
        ("/home/le mie/100%/carte", 'Exec="/home/le mie/100%%/carte" %f'),
        ('/a"b$c`d\\e', 'Exec="/a\\\\"b\\\\$c\\\\`d\\\\\\\\e" %f'),
    ],
)
def test_the_entry_starts_the_program_wherever_it_lies(program: str, line: str) -> None:
    entry = "[Desktop Entry]\nExec=carte-italiane %f\nIcon=x\n"
    assert install_desktop.started_by(entry, program) == f"[Desktop Entry]\n{line}\nIcon=x\n"


def test_a_bundle_is_started_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/carte-italiane/carte-italiane")
    assert install_desktop.program() == "/opt/carte-italiane/carte-italiane"


def test_elsewhere_it_says_that_there_is_no_such_desktop(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert run(["install-desktop"]) == 2
    assert "Linux" in capsys.readouterr().err
