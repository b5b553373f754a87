"""Where the bundled program begins: what its starter has put into the environment is for this process alone."""

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


if __name__ == "__main__":
    leave_no_trace(os.environ)

    from carte_italiane.__main__ import main

    sys.exit(main())
