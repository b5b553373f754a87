"""The licences of all that a bundle carries, from where each part comes from, with a notice that names them."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

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


_NOTICE = """\
{title} {version}

This folder holds the licences of all that comes with the program, which itself is under the MIT licence (LICENSE).

Qt {qt} and Qt for Python (PySide6) {qt}
    Copyright The Qt Company Ltd. and other contributors. Used under the GNU Lesser General Public License, version 3
    (LGPL-3.txt, GPL-3.txt), unmodified, as published in the wheels PySide6_Essentials and shiboken6.
    Source code: https://download.qt.io/official_releases/qt and .../QtForPython, in the folders of this version.
    Qt's own parts of others are listed at https://doc.qt.io/qt-6/licenses-used-in-qt.html
    (among them ICU, under the Unicode licence).

    You may use another build of Qt. It lies as ordinary shared libraries in the folder PySide6 of this program
    (_internal/PySide6; in the macOS bundle Contents/Frameworks/PySide6): put compatible libraries of the same major
    version, under the same names, in their place, and start the program. Nothing checks or prevents it.
    The program's own source code is there as well, so that it can be run with any PySide6:
    pip install carte-italiane.

Python {python}, by the Python Software Foundation (Python.txt)
{parts}
PyInstaller's starter, GPL 2 with an exception that allows to distribute programs under any licence (PyInstaller.txt)

Libraries of the system on which this was built, if there are any, have their licences in the folder system.
"""


def write_licences(folder: Path) -> None:
    """Write the notice and all licences, except those of system libraries, which are known when the bundle is made."""
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    for text in TEXTS.glob("*.txt"):
        shutil.copyfile(text, folder / text.name)
    shutil.copyfile(_python_licence(), folder / "Python.txt")
    lines = []
    for part in bundled_parts():
        texts = licence_files(part.name)
        if texts:
            shutil.copyfile(texts[0], folder / f"{part.name}.txt")
        if "LGPL" not in part.licence:
            lines.append(f"{part.name} {importlib.metadata.version(part.name)}, {part.licence}, {part.home}")
    shutil.copyfile(licence_files("pyinstaller")[0], folder / "PyInstaller.txt")
    versions = {"qt": importlib.metadata.version("PySide6_Essentials"), "python": sysconfig.get_python_version()}
    notice = _NOTICE.format(title=TITLE, version=VERSION, parts="\n".join(lines), **versions)
    (folder / "NOTICE.txt").write_text(notice, encoding="utf-8")


def licence_files(distribution: str) -> list[Path]:
    """The licence texts that an installed library brings along."""
    files = importlib.metadata.files(distribution) or []
    found = [Path(str(file.locate())) for file in files if file.name.startswith(("LICENSE", "LICENCE", "COPYING"))]
    return sorted(found)


def _python_licence() -> Path:
    """Python's own licence, wherever this Python keeps it."""
    folders = (Path(sysconfig.get_path("stdlib")), Path(sysconfig.get_config_var("prefix") or ""))
    names = [folder / name for folder in folders for name in ("LICENSE.txt", "LICENSE")]
    debian = Path("/usr/share/doc", f"python{sysconfig.get_python_version()}", "copyright")
    return next(path for path in (*names, debian, TEXTS / "LGPL-3.txt") if path.is_file())


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
