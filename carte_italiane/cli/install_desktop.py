"""``carte-italiane install-desktop``: the program in the menu of a Linux desktop, with its icons and its file type.

For this user alone, in the user's data folder. Packages of distributions bring these files themselves.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carte_italiane.paths import APP_NAME, DESKTOP_ID, resource
from carte_italiane.terminal import FAILED, complain

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from carte_italiane.cli import Subparsers

MIME_ICON: Final = "application-x-carte-italiane"
#: What has to be told of new files, if it is there, in the user's data folder.
_REFRESHERS: Final = (
    ("update-mime-database", "mime"),
    ("update-desktop-database", "applications"),
)
#: What these write there, and leave when nothing is left to be told of; by what there would be.
_CACHES: Final = (
    ("mime/packages/*.xml", ("XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic")),
    ("mime/packages/*.xml", ("mime.cache", "subclasses", "treemagic", "types", "version")),
    ("applications/*.desktop", ("mimeinfo.cache",)),
)


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its options."""
    parser = subparsers.add_parser(
        "install-desktop",
        help="put the program into the menu of a Linux desktop, for this user",
        description="Puts the program into the menu of the desktop, with icons and the type of .carte files, for you"
        " alone.",
    )
    parser.add_argument("--remove", action="store_true", help="take all of it away again")


def run(options: argparse.Namespace) -> int:
    """Write the files, or remove them, and tell the desktop."""
    if sys.platform != "linux":
        complain("carte-italiane: install-desktop is for Linux desktops")
        return FAILED
    try:
        return _change(data_home(), options.remove)
    except OSError as error:
        complain(f"carte-italiane: {error.filename or data_home()}: {error.strerror or error}")
        return FAILED


def _change(data: Path, removes: bool) -> int:
    files = dict(desktop_files(data, program()))
    if removes:
        removed = [path for path in files if path.exists()]
        for path in removed:
            path.unlink()
        _refresh(data)
        _remove_caches(data)
        for path in removed:
            _remove_empty(path.parent, data)
        print(f"{len(removed)} files removed from {data}")
    else:
        for path, content in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        _refresh(data)
        print(f"{len(files)} files written to {data}")
    return 0


def data_home() -> Path:
    """Where a user's desktop looks for such files."""
    given = os.environ.get("XDG_DATA_HOME", "")
    return Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"


def program() -> str:
    """The program as it was started: the bundle itself, or the script that pip has made."""
    if getattr(sys, "frozen", False):
        return sys.executable
    started = Path(sys.argv[0])
    script = started if started.name == APP_NAME else Path(sys.executable).with_name(APP_NAME)
    return str(script.absolute() if script.exists() else shutil.which(APP_NAME) or APP_NAME)


def desktop_files(data: Path, command: str) -> Iterator[tuple[Path, bytes]]:
    """Every file and what it holds."""
    entry = resource("desktop", f"{DESKTOP_ID}.desktop").read_text(encoding="utf-8")
    yield data / "applications" / f"{DESKTOP_ID}.desktop", started_by(entry, command).encode()
    yield data / "mime" / "packages" / f"{DESKTOP_ID}.xml", resource("desktop", f"{DESKTOP_ID}.xml").read_bytes()
    for kind, name, drawing in (("apps", DESKTOP_ID, "app"), ("mimetypes", MIME_ICON, "record")):
        drawings = {int(path.stem.rpartition("-")[2]): path for path in resource("icons").glob(f"{drawing}-*.svg")}
        folders = {f"{size}x{size}": path for size, path in drawings.items()}
        for folder, path in {**folders, "scalable": drawings[max(drawings)]}.items():
            yield data / "icons" / "hicolor" / folder / kind / f"{name}.svg", path.read_bytes()


def started_by(entry: str, command: str) -> str:
    """A desktop entry that starts this very program, wherever it lies; its name in the quotes of such entries."""
    quoted = command.replace("\\", r"\\").replace('"', r"\"").replace("`", r"\`").replace("$", r"\$")
    quoted = quoted.replace("\\", r"\\").replace("%", "%%")  # once more: it is a string of such a file
    return entry.replace(f"Exec={APP_NAME} ", f'Exec="{quoted}" ')


def _remove_empty(folder: Path, top: Path) -> None:
    """Remove folders in which nothing is left."""
    while folder != top and folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def _remove_caches(data: Path) -> None:
    """Remove what the desktop had noted about such files, if there is none of them any more."""
    for about, names in _CACHES:
        folder = data / about.partition("/")[0]
        if not any(data.glob(about)):
            for name in names:
                (folder / name).unlink(missing_ok=True)
            _remove_empty(folder, data)


def _refresh(data: Path) -> None:
    for name, folder in _REFRESHERS:
        found = shutil.which(name)
        if found and (data / folder).is_dir():
            subprocess.run([found, str(data / folder)], capture_output=True, check=False)
