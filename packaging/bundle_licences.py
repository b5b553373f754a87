"""The licences of all that a bundle carries, from where each part comes from, with a notice that names them."""

from __future__ import annotations

import importlib.metadata
import platform
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from carte_italiane.licences import licence_files, python_licences
from console import Trouble
from package_info import TITLE, VERSION
from setup_env import ROOT

TEXTS = ROOT / "packaging" / "licences"


class Part(NamedTuple):
    """A part that others have made: its name as installed, its licence (SPDX), and where it comes from."""

    name: str
    licence: str
    home: str


#: The libraries for Python in the bundle; that these are all is checked against the bundle itself.
PARTS = (
    Part("PySide6_Essentials", "LGPL-3.0-only", "https://doc.qt.io/qtforpython-6"),
    Part("shiboken6", "LGPL-3.0-only", "https://doc.qt.io/qtforpython-6"),
    Part("platformdirs", "MIT", "https://github.com/tox-dev/platformdirs"),
    Part("miniaudio", "MIT", "https://github.com/irmen/pyminiaudio"),
    Part("cffi", "MIT-0", "https://cffi.readthedocs.io"),
    Part("mypy_extensions", "MIT", "https://github.com/python/mypy_extensions"),
)


def bundled_parts() -> list[Part]:
    """Those of them that are there: not every machine has a ready-made build of the library for sound."""
    found = {re.sub(r"[-_.]+", "-", one.name).lower() for one in importlib.metadata.distributions()}
    return [part for part in PARTS if part.name.replace("_", "-").lower() in found]


_NOTICE = TEXTS / "NOTICE"


def write_licences(folder: Path) -> None:
    """Write the notice and all licences, except those of system libraries, which are known when the bundle is made."""
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    for text in TEXTS.glob("*.txt"):
        shutil.copyfile(text, folder / text.name)
    python = python_licences()
    if not python:
        raise Trouble("The licence of this Python is not found.", 1)
    shutil.copyfile(python[0], folder / "Python.txt")
    lines = []
    for part in bundled_parts():
        texts = licence_files(part.name)
        if texts:
            shutil.copyfile(texts[0], folder / f"{part.name}.txt")
        if "LGPL" not in part.licence:
            version = importlib.metadata.version(part.name)
            lines.append(f"{part.name} {version}, {part.licence} ({part.name}.txt), {part.home}")
    shutil.copyfile(licence_files("pyinstaller")[0], folder / "PyInstaller.txt")
    versions = {
        "qt": importlib.metadata.version("PySide6_Essentials"),
        "python": platform.python_version(),
        "starter": importlib.metadata.version("pyinstaller"),
    }
    notice = _NOTICE.read_text(encoding="utf-8").format(
        title=TITLE, version=VERSION, parts="\n".join(lines), **versions
    )
    (folder / "NOTICE.txt").write_text(notice, encoding="utf-8")


def write_system_licences(libraries: Iterable[Path], folder: Path) -> None:
    """Add what Debian says about the copyright of its libraries that are in the bundle."""
    owners = sorted({owner for library in libraries if (owner := debian_owner(library.name))})
    for owner in owners:
        folder.mkdir(exist_ok=True)
        shutil.copyfile(Path("/usr/share/doc", owner, "copyright"), folder / f"{owner}.txt")


def debian_owner(library: str) -> str | None:
    """The package of Debian that a library of this system comes from."""
    if shutil.which("dpkg-query") is None:
        return None
    asked = ["dpkg-query", "--search", f"*/{library}"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    owners = [line.partition(":")[0] for line in told.splitlines() if "/usr/lib/" in line or " /lib/" in line]
    return next((owner for owner in owners if Path("/usr/share/doc", owner, "copyright").is_file()), None)


def debian_version_of(package: str) -> str:
    """The version of an installed package of Debian."""
    asked = ["dpkg-query", "--show", "--showformat=${Version}", package]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split("\n")[0].strip()


def debian_licence(package: str) -> str:
    """What Debian calls the licence of a package's files; where it does not say so in its form, where to read it."""
    text = Path("/usr/share/doc", package, "copyright").read_text(encoding="utf-8", errors="replace")
    found = re.search(r"^Files:\s*\*.*?^License:[ \t]*(\S[^\n]*)", text, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else f"see licences/system/{package}.txt"
