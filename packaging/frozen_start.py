"""Where the bundled program begins: what its starter has put into the environment is for this process alone.

An upgrade may replace the files of the program while it runs. It goes on with the modules it was started with.
"""

from __future__ import annotations

import os
import sys


def leave_no_trace(environment: dict[str, str] | os._Environ[str]) -> None:
    """Give the programs that this one starts the environment that the person has.

    The starter of PyInstaller makes the system's linker look into the bundle. Programs of the system must not find
    libraries there, and this program, started again, sets it up for itself.
    """
    for name in [name for name in environment if name.startswith("_PYI_")]:
        del environment[name]
    if sys.platform == "linux":
        before = environment.pop("LD_LIBRARY_PATH_ORIG", "")
        environment.pop("LD_LIBRARY_PATH", None)
        if before:
            environment["LD_LIBRARY_PATH"] = before


def hold_modules() -> None:
    """Read every module, however late, from the files that were there at the start.

    PyInstaller's reader and Python's own for .zip files open them anew, by name, for each module: after an upgrade
    they would find other bytes there, and the program could neither show a page nor keep the match. A file that is
    open stays readable when another one takes its name.
    """
    import re  # noqa: F401 - the last package in base_library.zip to be found by its name
    import zipimport

    if not os.path.isdir("/proc/self/fd"):
        return
    archive = sys.modules["pyimod02_importers"].pyz_archive
    archive._filename = _held(archive._filename)
    readers = [one for one in sys.path_importer_cache.values() if isinstance(one, zipimport.zipimporter)]
    held = {name: _held(name) for name in {reader.archive for reader in readers}}
    for reader in readers:
        reader.archive = held[reader.archive]


def _held(file: str) -> str:
    """A name for a file that stays good while this process lives; programs that it starts do not inherit it."""
    return f"/proc/self/fd/{os.open(file, os.O_RDONLY)}"


if __name__ == "__main__":
    leave_no_trace(os.environ)
    if sys.platform == "linux":  # Windows lets nobody replace a running program, macOS replaces the whole folder
        hold_modules()

    from carte_italiane.__main__ import main

    sys.exit(main())
