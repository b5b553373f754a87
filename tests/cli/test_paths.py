"""Where things are kept, in a checkout and installed, and for each person."""

from __future__ import annotations

from pathlib import Path

import pytest

from carte_italiane import paths


def test_resources_of_a_checkout_lie_beside_the_package() -> None:
    assert paths.resource_folder() == Path(paths.__file__).resolve().parents[1] / "resources"
    assert paths.resource("decks").is_dir()


def test_resources_of_an_installed_program_lie_in_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "carte_italiane")
    (tmp_path / "carte_italiane" / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    assert paths.resource("icons", "a.svg") == tmp_path / "carte_italiane" / "resources" / "icons" / "a.svg"


def test_folders_of_a_person_are_made_when_asked_for(user_folders: Path) -> None:
    files = [paths.settings_file(), paths.database_file(), paths.autosave_file(), paths.log_folder() / "x"]
    for file in files:
        assert file.is_relative_to(user_folders)
        assert "carte-italiane" in file.parts
        assert file.parent.is_dir()
        assert not file.exists()
    assert paths.saved_games_folder().is_dir()
    assert len(set(files)) == len(files)


def test_folder_that_cannot_be_made_is_no_crash() -> None:
    folder = paths.settings_file().parent
    folder.rmdir()
    folder.touch()
    assert paths.settings_file().parent == folder
    assert not folder.is_dir()
