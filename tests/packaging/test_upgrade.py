"""An upgrade puts new files in the place of those of a program that runs: nothing is lost by it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from package_info import NAME

if TYPE_CHECKING:
    from screen_pixels import ScreenPixels

if sys.platform != "linux":
    pytest.skip("elsewhere nobody replaces a program that runs", allow_module_level=True)

pytestmark = pytest.mark.bundle

_SHIFT = b"as another version would have it" * 10_000


def another_version(program: Path, folder: Path) -> dict[Path, Path]:
    """Files that do the same, in which every module lies at another place; by the files that they will replace."""
    packed, bare, shifted, made = (folder / name for name in ("packed", "bare", "shifted", "made"))
    (folder / "shift").write_bytes(_SHIFT)
    subprocess.run(["objcopy", f"--dump-section=pydata={packed}", program, folder / "same"], check=True)
    subprocess.run(["objcopy", "--remove-section=pydata", program, bare], check=True)
    subprocess.run(["objcopy", f"--add-section=earlier={folder / 'shift'}", bare, shifted], check=True)
    subprocess.run(["objcopy", f"--add-section=pydata={packed}", shifted, made], check=True)
    assert made.read_bytes().find(packed.read_bytes()) > program.read_bytes().find(packed.read_bytes()) > 0
    library = program.parent / "_internal" / "base_library.zip"
    (folder / "library").write_bytes(_SHIFT + library.read_bytes())
    return {program: made, library: folder / "library"}


def test_the_program_goes_on_when_its_files_are_replaced(
    bundle: Path, screen: tuple[dict[str, str], ScreenPixels], user_folders: Path, tmp_path: Path
) -> None:
    from carte_italiane.paths import autosave_file
    from real_player import RealPlayer
    from window_spots import window_spots

    environment, pixels = screen
    program = tmp_path / "installed" / NAME
    shutil.copytree(bundle, program.parent, symlinks=True)
    started = subprocess.Popen([program], env=environment)
    try:
        person = RealPlayer(environment, pixels, autosave_file(), window_spots())
        person.wait_for_window()
        for old, new in another_version(program, tmp_path).items():
            shutil.copymode(old, new)
            new.replace(old)
        person.start_briscola()
        person.play_until(4)
        person.close_window()
        assert started.wait(30) == 0
    finally:
        started.kill()
        started.wait()
    assert (person.moves() or 0) >= 4
    told = [line for log in user_folders.rglob("carte-italiane.log") for line in log.read_text("utf-8").splitlines()]
    assert [line for line in told if "no sound: MiniaudioError" not in line] == []
