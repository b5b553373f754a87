"""What the wheel holds: the program and its data, and nothing else."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [pytest.mark.slow, pytest.mark.packaging]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel, built without the network from this checkout."""
    out = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(out),
        str(ROOT),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (file,) = out.glob("carte_italiane-*.whl")
    return zipfile.ZipFile(file)


def files_of_git(*folders: str) -> set[str]:
    listed = subprocess.run(["git", "ls-files", "--", *folders], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(listed.stdout.splitlines())


def test_wheel_holds_the_package(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    assert files_of_git("carte_italiane") <= names


def test_wheel_holds_the_resources_without_their_generator(wheel: zipfile.ZipFile) -> None:
    held = {name for name in wheel.namelist() if name.startswith("carte_italiane/resources/")}
    left_out = re.compile(r"^resources/artwork/|/screenshots?/|\.ts$|\.py$")
    wanted = {f"carte_italiane/{name}" for name in files_of_git("resources") if not left_out.search(name)}
    assert wanted <= held
    assert not [name for name in held if "artwork" in name or "screenshot" in name or name.endswith((".py", ".ts"))]


def test_wheel_holds_nothing_else(wheel: zipfile.ZipFile) -> None:
    outside = [name for name in wheel.namelist() if not name.startswith(("carte_italiane/", "carte_italiane-"))]
    assert outside == []
    assert not [name for name in wheel.namelist() if "__pycache__" in name or "/test" in name]


def test_wheel_names_its_parts(wheel: zipfile.ZipFile) -> None:
    (info,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    text = wheel.read(info).decode()
    assert "Name: carte-italiane" in text
    assert "License-Expression: MIT" in text
    assert re.search(r"^Requires-Dist: pyside6-essentials<6\.12,>=6\.11$", text, re.MULTILINE | re.IGNORECASE)
    (scripts,) = [name for name in wheel.namelist() if name.endswith("entry_points.txt")]
    assert "carte-italiane = carte_italiane.__main__:main" in wheel.read(scripts).decode()
    assert any(name.endswith("licenses/LICENSE") for name in wheel.namelist())
