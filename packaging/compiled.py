"""The compiled engine of a checkout.

    python packaging/compiled.py              compile in place, beside the sources
    python packaging/compiled.py --clean      remove the compiled files from beside the sources
    python packaging/compiled.py --test ARGS  run the tests of the rules against a compiled copy; ARGS go to pytest

An extension module is imported before the source beside it, so one that is out of date would win silently. What is
compiled is therefore kept in build/engine with a hash of its sources, and files in place count only while they are
the same.
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

import engine_build
from checks import NO_TEST_RAN
from console import say
from engine_build import COMPILED, PACKAGE, NotCompiled, build, compiled_files, sources
from setup_env import ROOT

#: What is tested both ways.
TESTS = ("tests/rules", "tests/bots/test_search.py")
#: Tells the tests which engine they are run against.
EXPECTED = "CARTE_ITALIANE_ENGINE"
#: What computer players read beside the package.
PLAYERS_DATA = "resources/chances"


def fingerprint(root: Path = ROOT) -> str:
    """A hash of the sources and of how they are compiled."""
    digest = hashlib.sha256(Path(engine_build.__file__).read_bytes().replace(b"\r\n", b"\n"))
    for path in sources(root):
        digest.update(b"\0" + path.encode() + b"\0" + (root / path).read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def engine(root: Path = ROOT) -> Path:
    """The folder of up-to-date compiled files of a checkout, compiled now if need be; raises ``NotCompiled``."""
    folder = root / "build" / "engine"
    if not _is_current(root) or not list(folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")):
        folder.parent.mkdir(exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix="engine-", dir=folder.parent))
        try:
            stamp = fingerprint(root)
            build(root, fresh)
            (fresh / "stamp").write_text(stamp, encoding="utf-8")
            shutil.rmtree(folder, ignore_errors=True)
            fresh.rename(folder)
        except OSError:
            if not _is_current(root):  # else another process was faster
                raise
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return folder


def _is_current(root: Path) -> bool:
    try:
        return (root / "build" / "engine" / "stamp").read_text(encoding="utf-8") == fingerprint(root)
    except OSError:
        return False


def copy_sources(copy: Path, root: Path = ROOT) -> None:
    """Make a folder to import an interpreted copy of the package from."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(root / PACKAGE, copy / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", *COMPILED))
    if (root / PLAYERS_DATA).is_dir():
        shutil.copytree(root / PLAYERS_DATA, copy / PLAYERS_DATA)


def copy_compiled(copy: Path, root: Path = ROOT) -> None:
    """Make a folder to import a compiled copy of the package from; raises ``NotCompiled``."""
    made = engine(root)
    copy_sources(copy, root)
    shutil.copytree(made / PACKAGE, copy / PACKAGE, dirs_exist_ok=True)


def remove(root: Path = ROOT) -> int:
    """Remove the compiled files from beside the sources; returns how many there were."""
    files = compiled_files(root)
    for file in files:
        file.unlink()
    return len(files)


def remove_stale(root: Path = ROOT) -> str:
    """Remove compiled files that do not fit the sources; returns a line about it, or nothing."""
    if not compiled_files(root):
        return ""
    made = root / "build" / "engine"
    fits = _is_current(root) and all(_same(file, made / file.relative_to(root)) for file in compiled_files(root))
    if fits:
        return ""
    remove(root)
    return "Compiled files that did not fit their sources have been removed: the interpreted rules run."


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and filecmp.cmp(one, other, shallow=False)


def put_in_place(root: Path = ROOT) -> int:
    """Compile, and put the files beside the sources; returns how many. Raises ``NotCompiled``."""
    made = engine(root)
    remove(root)
    files = compiled_files(made)
    for file in files:
        shutil.copyfile(file, root / file.relative_to(made))
    return len(files)


def run_tests(arguments: Sequence[str]) -> int:
    """Run the tests of the rules against a compiled copy of the package."""
    folder = "build/compiled"
    try:
        copy_compiled(ROOT / folder)
    except NotCompiled as reason:
        say(f"Left out, as the engine cannot be compiled here: {reason}.")
        return NO_TEST_RAN
    path = f"pythonpath={folder} . packaging resources"
    command = [sys.executable, "-m", "pytest", "-o", path, *arguments, *TESTS]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, EXPECTED: "compiled"}, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """Command line entry."""
    if arguments[:1] == ["--test"]:
        return run_tests(arguments[1:])
    if list(arguments) == ["--clean"]:
        say(f"{remove()} compiled files removed: the interpreted rules run.")
        return 0
    if arguments:
        print("Usage: compiled.py [--clean | --test ARGS]", file=sys.stderr)
        return 2
    try:
        say(f"{put_in_place()} compiled files are in place: the compiled rules run until a source changes.")
    except NotCompiled as reason:
        print(f"The engine cannot be compiled here: {reason}. The interpreted rules run.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
