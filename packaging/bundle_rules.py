"""What a bundle holds: by rule, as what PyInstaller finds depends on what else the building machine has installed.

Qt's plugins are kept by a list, our translations' languages by another, and a shared library only if something that is
kept needs it. An entry is what PyInstaller calls one: its place in the bundle, its source, its kind.
"""

from __future__ import annotations

import fnmatch
import posixpath
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

Entry = tuple[str, str, str]

#: Plugins of Qt that the program uses, as folder/name; all others are left out with what only they need.
PLUGINS = (
    "platforms/*qxcb*",
    "platforms/*qwayland*",
    "platforms/*qoffscreen*",
    "platforms/*qwindows*",
    "platforms/*qcocoa*",
    "platformthemes/*qxdgdesktopportal*",  # the desktop's own file dialogs, without linking GTK
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "wayland-shell-integration/*xdg-shell*",
    "wayland-decoration-client/*",
    "imageformats/*qsvg*",
    "iconengines/*qsvgicon*",
)
#: Qt's own texts, for the languages of the program.
TRANSLATIONS = ("qtbase_en.qm", "qtbase_it.qm", "qtbase_ru.qm")
#: Never needed by the program (it opens no connection and starts no copies of itself), yet found by looking for it.
#: The library for sound does import what reads from the network.
EXCLUDED = (
    "_hashlib",
    "_ssl",
    "bz2",
    "curses",
    "distutils",
    "doctest",
    "ensurepip",
    "ftplib",
    "lib2to3",
    "lzma",
    "multiprocessing",
    "pdb",
    "pip",
    "pydoc",
    "readline",
    "setuptools",
    "smtplib",
    "ssl",
    "test",
    "tkinter",
    "unittest",
    "xmlrpc",
)
#: Libraries that belong to the system, by families: its drivers and its desktop load and configure them, so that a
#: copy would do harm. Every desktop has them; the Debian package names them.
OF_THE_SYSTEM = (
    r"lib(c|m|mvec|dl|rt|pthread|resolv|util|stdc\+\+|gcc_s)",
    r"lib(GL|EGL|wayland-\w+|X11|X11-xcb|xcb)",
    r"lib(fontconfig|freetype|dbus-1|g\w+-2\.0|gssapi_krb5)",
    r"lib(z|zstd|brotli\w+)",
)
_LIBRARY = re.compile(r"\.(so(\.[\d.]+)?|dylib|dll)$", re.IGNORECASE)
_FRAMEWORK = re.compile(r"(?:^|/)(?!Python)([^/]+)\.framework/")
_PYTHON = re.compile(r"^(lib)?python3", re.IGNORECASE)
_PLUGIN = re.compile(r"(?:^|/)plugins/([\w-]+/[^/]+)$")
_SYSTEM_LIBRARY = re.compile(rf"({'|'.join(OF_THE_SYSTEM)})\.so|ld-linux")


def is_wanted(place: str) -> bool:
    """Whether a file may be in the bundle at all: unwanted plugins and translations may not."""
    path = place.replace("\\", "/")
    if plugin := _PLUGIN.search(path):
        return any(fnmatch.fnmatch(plugin[1], pattern) for pattern in PLUGINS)
    if "/translations/" in path and path.endswith(".qm"):
        return posixpath.basename(path) in TRANSLATIONS
    return not path.endswith((".pdb", ".pyi"))


def is_of_the_system(place: str) -> bool:
    """Whether a library has to be the system's own (only Linux leaves any to the system)."""
    return sys.platform == "linux" and _SYSTEM_LIBRARY.match(posixpath.basename(place)) is not None


def pruned(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The entries to keep, in order; ``needs(source)`` gives the names of the libraries that a file links to."""
    wanted = [entry for entry in entries if is_wanted(entry[0]) and not is_of_the_system(entry[0])]
    reached = _reached(wanted, needs)
    kept = [entry for entry in wanted if (name := _library(entry)) is None or name in reached]
    places = {_path(entry) for entry in kept if entry[2] != "SYMLINK"}
    return [entry for entry in kept if not _is_loose_link(entry) or _target(entry) in places]


def _reached(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> set[str]:
    """The names of all libraries that are needed, starting from what is no library itself."""
    sources = {name: entry[1] for entry in entries if entry[2] == "BINARY" and (name := _library(entry))}
    waiting = [entry[1] for entry in entries if entry[2] in ("EXTENSION", "BINARY") and _library(entry) is None]
    reached: set[str] = set()
    while waiting:
        for needed in needs(waiting.pop()):
            name = needed.lower()
            if name not in reached:
                reached.add(name)
                if name in sources:
                    waiting.append(sources[name])
    return reached


def _library(entry: Entry) -> str | None:
    """The name of the shared library that a file is or belongs to; Python itself, its modules and plugins are none.

    Those are there to be loaded by the program, a library because something else links to it.
    """
    path = _path(entry)
    if framework := _FRAMEWORK.search(path):
        return framework[1].lower()
    name = posixpath.basename(path)
    is_other = entry[2] not in ("BINARY", "SYMLINK") or _PLUGIN.search(path) or _PYTHON.match(name)
    return name.lower() if not is_other and _LIBRARY.search(name) else None


def _is_loose_link(entry: Entry) -> bool:
    """A symbolic link that may have lost what it leads to; those of a framework come and go with it."""
    return entry[2] == "SYMLINK" and _FRAMEWORK.search(_path(entry)) is None


def _path(entry: Entry) -> str:
    return entry[0].replace("\\", "/")


def _target(entry: Entry) -> str:
    folder = posixpath.dirname(_path(entry))
    return posixpath.normpath(posixpath.join(folder, entry[1].replace("\\", "/")))


def files_of(folder: Path) -> list[Path]:
    """All files below a folder, in order."""
    return sorted(path for path in folder.rglob("*") if path.is_file())


def module_names(places: Iterable[str]) -> set[str]:
    """The names of the modules in these files: ``carte_italiane/cards.cpython-311.so`` is ``carte_italiane.cards``."""
    return {place.split(".")[0].replace("\\", "/").replace("/", ".").removesuffix(".__init__") for place in places}


def modules_of(folder: Path, package: str) -> list[str]:
    """The names of all modules of a package that lies in a folder."""
    sources = (folder / package).rglob("*.py")
    return sorted(module_names(path.relative_to(folder).as_posix() for path in sources))
