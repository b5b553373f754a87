"""How the engine is compiled: by mypyc, all modules into one library, in a folder of its own.

Wheels and checkouts compile the same way (hatch_build.py, compiled.py), so this file needs nothing but Python until
it compiles. Where it cannot, ``NotCompiled`` says why, and the interpreted rules do the same more slowly.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

PACKAGE = "carte_italiane"
#: The modules that are compiled, together; one that does not exist (yet) is left out.
MODULES = (
    "cards",
    "rules/moves",
    "rules/captures",
    "rules/dice",
    "rules/scoring",
    "rules/tricks",
    "rules/deal",
    "rules/scopa",
    "rules/briscola",
    "bots/inference",
    "bots/scopa_past",
    "bots/briscola_past",
    "bots/search",
    "bots/match_worth",
)
#: Set to anything, it keeps wheels pure.
PURE = "CARTE_ITALIANE_PURE"
#: What compiled files are called; those beside the sources may be old.
COMPILED = ("*.so", "*.pyd")
#: The library that holds all of the code: inside the package, so that wheels keep to it.
_GROUP = f"{PACKAGE}.engine"
#: Functions that nothing outside can see may be inlined; a warning of a newer compiler is no error.
_UNIX_FLAGS = ("-fvisibility=hidden", "-Wno-error", "-g0")


class NotCompiled(Exception):
    """Why the engine stays interpreted, in a few words."""


def sources(root: Path) -> list[str]:
    """The modules to compile, as paths from the checkout."""
    paths = [f"{PACKAGE}/{module}.py" for module in MODULES]
    return [path for path in paths if (root / path).is_file()]


def find_compiler() -> str:
    """The C compiler that extension modules are built with here; raises ``NotCompiled``."""
    if os.environ.get(PURE):
        raise NotCompiled(f"{PURE} is set")
    if sys.implementation.name != "cpython":
        raise NotCompiled("only CPython runs compiled modules")
    if os.name == "nt":
        return "msvc"  # setuptools finds it, or says that it cannot
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(words[0]) is None:
        raise NotCompiled(f"no C compiler ({words[0]})")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NotCompiled("Python's header files are not installed")
    return words[0]


def build(root: Path, out: Path) -> list[str]:
    """Compile the sources of a checkout into ``out``; returns the paths made there. Raises ``NotCompiled``."""
    find_compiler()
    with tempfile.TemporaryDirectory(prefix="engine-") as name:
        work = Path(name)
        shutil.copytree(root / PACKAGE, work / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", *COMPILED))
        command = [sys.executable, str(Path(__file__).resolve()), *sources(root)]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
        made = [path.relative_to(work).as_posix() for path in compiled_files(work)]
        if done.returncode != 0 or len(made) <= len(sources(root)):
            raise NotCompiled(_last_words(done.stdout + done.stderr))
        for path in made:
            (out / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(work / path, out / path)
    return made


def _last_words(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    told = next((line for line in reversed(lines) if "error" in line.lower()), lines[-1] if lines else "mypyc failed")
    return f"{told:.150}"


def run_mypyc(paths: Sequence[str]) -> None:
    """Compile these files of the current folder in place; for a process of its own."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped, unused-ignore]  # older ones have no types

    options = ["--strict", "--config-file=", "--python-version", f"{sys.version_info[0]}.{sys.version_info[1]}"]
    modules = mypycify([*options, *paths], debug_level="0", group_name=_GROUP)
    if os.name != "nt":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *_UNIX_FLAGS]
    setup(name="engine", packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])


def compiled_files(root: Path) -> list[Path]:
    """The compiled files beside the sources in a folder."""
    return sorted(path for pattern in COMPILED for path in (root / PACKAGE).rglob(pattern))


if __name__ == "__main__":
    run_mypyc(sys.argv[1:])
