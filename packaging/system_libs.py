"""Which shared libraries and programs Qt and the tests lack on this Linux system: ldd tells the truth, Qt does not."""

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from bundle_rules import PLUGINS
from setup_env import VENV
from system_packages import Need

_NOT_FOUND = re.compile(r"^\s*(\S+)\s+=>\s+not found\s*$", re.MULTILINE)
_QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtNetwork", "QtDBus", "QtTest")
_QT_PLUGINS = ("platforms/libqxcb.so", "platforms/libqoffscreen.so", "imageformats/libqsvg.so")
_QT_PROGRAMS = ("lupdate", "lrelease")
_BUS_FOLDERS = ("libexec", "lib/at-spi2-core", "lib")
_FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


def not_found(ldd_output: str) -> set[str]:
    """The libraries that ldd could not find."""
    return set(_NOT_FOUND.findall(ldd_output))


def qt_files(venv: Path = VENV, bundled: bool = False) -> list[Path]:
    """The files of the installed Qt whose libraries must all be there; ``bundled``: with all that a bundle takes."""
    found = next((venv / "lib").glob("python3*/site-packages/PySide6"), None)
    if found is None:
        return []
    names = [f"{module}.abi3.so" for module in _QT_MODULES] + [f"Qt/plugins/{plugin}" for plugin in _QT_PLUGINS]
    plugins = sorted(path for one in PLUGINS for path in found.glob(f"Qt/plugins/{one}.so")) if bundled else []
    return [path for name in (*names, *_QT_PROGRAMS) if (path := found / name).exists()] + plugins


def missing_libraries(files: Iterable[Path]) -> set[str]:
    """The shared libraries that these files need and that the system does not have."""
    paths = list(files)
    if not paths or shutil.which("ldd") is None:
        return set()
    told = subprocess.run(["ldd", *paths], capture_output=True, text=True, check=False)
    return not_found(told.stdout)


def has_cyrillic_font() -> bool:
    """Whether some font can show Russian; without fontconfig's lister any font file counts."""
    if shutil.which("fc-list"):
        told = subprocess.run(["fc-list", ":lang=ru", "family"], capture_output=True, text=True, check=False)
        return bool(told.stdout.strip())
    folders = (Path(folder).expanduser() for folder in _FONT_FOLDERS)
    return any(next(folder.rglob("*.[to]tf"), None) for folder in folders if folder.is_dir())


def system_needs(programs: Iterable[str], venv: Path = VENV, bundled: bool = False) -> list[Need]:
    """All that is missing for Qt and for these programs; nothing is looked for outside Linux."""
    if sys.platform != "linux":
        return []
    needs = [Need(library, "a shared library of Qt") for library in missing_libraries(qt_files(venv, bundled))]
    if not has_cyrillic_font():
        needs.append(Need("cyrillic-font", "a font with Latin and Cyrillic letters"))
    purposes = {
        "Xvfb": "a virtual screen",
        "openbox": "a window manager for tests on the virtual screen",
        "xdotool": "real key strokes and clicks for tests on the virtual screen",
        "dbus-run-session": "a session of its own for the test with a screen reader",
        "at-spi": "what a screen reader reads windows by",
        "pyatspi": "the same for the system's own Python, which reads them in a test",
        "cc": "a C compiler for the rules",
        "Python.h": "Python's header files, to compile against",
        "libpython": "Python as a shared library, for the bundle",
        "objdump": "what looks into libraries for the bundle",
        "appstreamcli": "what checks the description for software centres",
        "desktop-file-validate": "what checks the entry for menus",
        "makensis": "the compiler of the Windows installer",
        "dpkg-shlibdeps": "what finds the packages that a .deb depends on",
    }
    needs += [Need(program, purposes[program]) for program in programs if not _is_there(program)]
    return needs


def can_read_screens() -> bool:
    """Whether the system's own Python can read windows as a screen reader does; the program itself needs none of it."""
    return _is_there("at-spi") and _is_there("pyatspi")


def _has_shared_python() -> bool:
    names = (sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LDLIBRARY"))
    folders = (sysconfig.get_config_var("LIBDIR"), f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}")
    shared = f"libpython{sysconfig.get_python_version()}.so.1.0"
    wanted = {name for name in (*names, shared) if name and ".so" in name}
    return any(Path(folder, name).is_file() for folder in folders if folder for name in wanted)


def _is_there(program: str) -> bool:
    if program == "at-spi":
        return any((Path("/usr") / folder / "at-spi-bus-launcher").exists() for folder in _BUS_FOLDERS)
    if program == "Python.h":
        return Path(sysconfig.get_path("include"), program).is_file()
    if program == "libpython":
        return _has_shared_python()
    if program == "pyatspi":
        asked = ["/usr/bin/python3", "-c", "import pyatspi"]
        return Path(asked[0]).exists() and not subprocess.run(asked, capture_output=True, check=False).returncode
    return shutil.which(program) is not None
