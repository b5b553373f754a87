"""The licences of the program and of what it is made with: their names, and their texts wherever these are kept."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from carte_italiane.paths import APP_NAME

if TYPE_CHECKING:
    from collections.abc import Iterator


class Part(NamedTuple):
    """Something the program is made with: its licence, the distribution that brings the text, and where it is read."""

    name: str
    licence: str
    distribution: str = ""
    home: str = ""


PARTS: Final = (
    Part("Carte Italiane", "MIT", APP_NAME),
    Part("Qt, PySide6", "LGPL 3", "", "https://doc.qt.io/qtforpython-6/licenses.html"),
    Part("Python", "PSF 2", "", "https://docs.python.org/3/license.html"),
    Part("platformdirs", "MIT", "platformdirs", "https://github.com/tox-dev/platformdirs"),
    Part("miniaudio", "MIT", "miniaudio", "https://github.com/irmen/pyminiaudio"),
    Part("cffi", "MIT-0", "cffi", "https://cffi.readthedocs.io"),
    Part("pycparser", "BSD 3-Clause", "pycparser", "https://github.com/eliben/pycparser"),
)
_CHECKOUT: Final = Path(__file__).resolve().parent.parent
#: In the order in which the texts of a bundle are offered; all others follow by name.
_FIRST: Final = ("NOTICE.txt", "LICENSE", "LGPL-3.txt", "GPL-3.txt")


def licence_texts() -> dict[str, str]:
    """The texts by what they are of: all that a bundle carries, else those of what is installed."""
    folder = bundled_folder()
    return dict(_bundled(folder) if folder is not None else _installed())


def bundled_folder() -> Path | None:
    """Where a bundle has its licences; None where the program runs from a wheel or a checkout."""
    inside = getattr(sys, "_MEIPASS", None)
    folders = (Path(inside, "licences"), Path("/usr/share/doc", APP_NAME, "licences")) if inside else ()
    return next((folder for folder in folders if folder.is_dir()), None)


def _bundled(folder: Path) -> Iterator[tuple[str, str]]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    first = [folder / name for name in _FIRST if (folder / name).is_file()]
    for path in (*first, *(path for path in files if path not in first)):
        yield (PARTS[0].name if path.name == "LICENSE" else path.stem), _read(path)


def _installed() -> Iterator[tuple[str, str]]:
    for part in PARTS:
        paths = licence_files(part.distribution) if part.distribution else []
        if part.name == PARTS[0].name and (_CHECKOUT / "LICENSE").is_file():
            paths = [_CHECKOUT / "LICENSE"]
        elif part.name == "Python":
            paths = python_licences()
        elif part.licence == "LGPL 3":
            kept = _CHECKOUT / "packaging" / "licences"
            paths = [path for path in (kept / "LGPL-3.txt", kept / "GPL-3.txt") if path.is_file()]
        used = paths if part.licence == "LGPL 3" else paths[:1]  # the first refers to the second
        yield part.name, "\n\n".join([f"{part.name}: {part.licence}\n{part.home}".strip(), *map(_read, used)])


def licence_files(distribution: str) -> list[Path]:
    """The licence texts that an installed library brings along; none if it is not installed."""
    from importlib.metadata import PackageNotFoundError, files

    try:
        found = files(distribution) or []
    except PackageNotFoundError:
        return []
    return sorted(Path(str(one.locate())) for one in found if one.name.startswith(("LICENSE", "LICENCE", "COPYING")))


def python_licences() -> list[Path]:
    """Python's own licence, wherever this Python keeps it."""
    import sysconfig  # not in bundles, which carry the text itself

    folders = (Path(sysconfig.get_path("stdlib")), Path(sysconfig.get_config_var("prefix") or ""))
    names = [folder / name for folder in folders for name in ("LICENSE.txt", "LICENSE")]
    debian = Path("/usr/share/doc", f"python{sysconfig.get_python_version()}", "copyright")
    return [path for path in (*names, debian) if path.is_file()]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError as error:
        return f"{path}: {error.strerror}"
