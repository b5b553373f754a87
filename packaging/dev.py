"""Set up, run and test Carte Italiane; needs nothing but Python 3.11 or newer.

    python packaging/dev.py run [ARGS]     start the program (without a display: play a demonstration on a virtual one)
    python packaging/dev.py test [ARGS]    linters, types, imports, translations, tests; ARGS go to pytest
    python packaging/dev.py test --packaging   only the tests that make packages and play in them (Debian and its kin)
    python packaging/dev.py lint           only linters, types and imports
    python packaging/dev.py art [ARGS]     draw the cards and tables anew (--check: only compare)
    python packaging/dev.py sounds [ARGS]  make the sounds anew (--check: only compare)
    python packaging/dev.py i18n [ARGS]    gather and compile the translations (--check: only compare)
    python packaging/dev.py compile        compile the rules in place (--clean: remove what was compiled)
    python packaging/dev.py bench [WHAT]   measure speed
    python packaging/dev.py build [WHAT]   make packages of the program in dist (--help tells which)
    python packaging/dev.py setup          only make the environment in .venv

The first run makes a virtual environment in .venv and installs pinned libraries; later runs start at once.
"""

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

if sys.version_info < (3, 11):  # noqa: UP036 - before anything that older versions cannot read
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

from checks import (
    Results,
    compiled_step,
    given_paths,
    lint_steps,
    packages_step,
    pytest_step,
    translation_step,
    x11_step,
    x11_tests,
)
from compiled import remove, remove_stale
from console import Trouble, say
from setup_env import ROOT, make_ready, make_ready_for_packages, venv_program
from system_libs import system_needs
from system_packages import provide
from virtual_screen import has_display, virtual_screen

DEMO_FOLDER = "build/demo"

#: What tests on a virtual screen need, and the slow test with a screen reader.
ON_SCREEN, BY_EAR = ("Xvfb", "openbox", "xdotool"), ("dbus-run-session", "at-spi", "pyatspi")
#: What packages are made with.
FOR_PACKAGES = ("cc", "Python.h", "libpython", "objdump", "dpkg-shlibdeps")
#: What looks at them, besides the tests.
VALIDATORS = ("appstreamcli", "desktop-file-validate", "makensis")

#: First arguments with which the program opens no window.
_PROGRAM_COMMANDS = {"replay", "simulate", "suggest", "fairness", "engine", "sound", "install-desktop"}
WINDOWLESS = _PROGRAM_COMMANDS | {"--version", "--help", "-h"}


def set_up(*programs: str, bundled: bool = False) -> None:
    """Make the environment and see that the system has the libraries and programs that are needed."""
    make_ready()
    provide(system_needs(programs, bundled=bundled))


def call(*command: str, environment: dict[str, str] | None = None, folder: Path | None = ROOT) -> int:
    """Run a program, in the checkout unless told otherwise, and hand its exit status on."""
    status = subprocess.run(command, cwd=folder, env=environment, check=False).returncode
    return status if status >= 0 else 128 - status


def run(arguments: Sequence[str]) -> int:
    """Start the program; without a display, let it play a demonstration and keep pictures of it."""
    program = [venv_program("python"), "-m", "carte_italiane"]
    if notice := remove_stale():
        print(notice, file=sys.stderr)
    if has_display() or (arguments and arguments[0] in WINDOWLESS):
        set_up()
        return call(*program, *arguments, folder=None)  # file names are meant from where the person is
    set_up("Xvfb")
    say("There is no display here, so computer players play one deal of each game on a virtual screen.")
    demo = () if "--demo" in arguments else ("--demo", DEMO_FOLDER)
    began = time.time()
    with virtual_screen() as screen:
        status = call(*program, *arguments, *demo, environment=screen)
    found = (ROOT / DEMO_FOLDER).glob("**/*.png") if demo else ()
    pictures = sorted(picture for picture in found if picture.stat().st_mtime >= began)  # not those of an earlier one
    if status == 0 and pictures:
        say(f"The demonstration is over. {len(pictures)} pictures of it are in {DEMO_FOLDER}:")
        say("\n".join(f"  {picture.relative_to(ROOT).as_posix()}" for picture in pictures))
    elif status != 0:
        say(f"The demonstration failed (exit status {status}).")
    return status


def test(arguments: Sequence[str]) -> int:
    """Run the checks and the tests; only the tests when some are named."""
    if "--packaging" in arguments:
        return test_packages(arguments)
    wanted = [argument for argument in arguments if argument != "--no-x11"]
    paths = given_paths(wanted)
    on_x11 = x11_tests(paths) if sys.platform == "linux" and len(wanted) == len(arguments) else []
    is_slow = "--slow" in arguments and sys.platform == "linux"
    set_up(*(ON_SCREEN if on_x11 or is_slow else ()), *(BY_EAR if is_slow else ()))
    if remove():
        say("Compiled files beside the sources have been removed: the tests are for the sources.")
    results = Results()
    for step in [] if paths else [*lint_steps(), translation_step(), compiled_step(wanted)]:
        results.run(step)
    if on_x11:
        with virtual_screen(window_manager=True) as screen:
            results.run(x11_step(on_x11, wanted, screen))
    results.run(pytest_step(wanted))
    return _finish(results)


def test_packages(arguments: Sequence[str]) -> int:
    """Make the packages of Linux, and play in the program that is in them."""
    make_ready_for_packages()
    set_up(*ON_SCREEN, *FOR_PACKAGES, *VALIDATORS, bundled=True)
    results = Results()
    results.run(packages_step(arguments))
    return _finish(results)


def lint(arguments: Sequence[str]) -> int:
    """Run the linters."""
    if arguments:
        raise Trouble("lint takes no arguments.")
    make_ready()
    results = Results()
    for step in lint_steps():
        results.run(step)
    return _finish(results)


def _finish(results: Results) -> int:
    status = results.exit_status()
    say(f"== summary\n{results.summary()}\n{'All is well.' if status == 0 else 'Something failed: see above.'}")
    return status


def art(arguments: Sequence[str]) -> int:
    """Draw everything anew."""
    set_up()
    return call(venv_program("python"), str(ROOT / "resources" / "artwork"), *arguments)


def sounds(arguments: Sequence[str]) -> int:
    """Make every sound anew."""
    return call(sys.executable, str(ROOT / "resources" / "soundwork"), *arguments)


def i18n(arguments: Sequence[str]) -> int:
    """Gather and compile the translations."""
    set_up()
    return call(venv_program("python"), str(ROOT / "packaging" / "i18n.py"), *arguments)


def compile_rules(arguments: Sequence[str]) -> int:
    """Compile the rules in place, or remove what was compiled."""
    make_ready()
    return call(venv_program("python"), str(ROOT / "packaging" / "compiled.py"), *arguments)


def bench(arguments: Sequence[str]) -> int:
    """Measure speed, on a virtual screen where there is no other."""
    set_up(*(() if has_display() else ("Xvfb",)))
    command = (venv_program("python"), str(ROOT / "packaging" / "bench.py"), *arguments)
    if has_display():
        return call(*command)
    with virtual_screen() as screen:
        return call(*command, environment=screen)


def build(arguments: Sequence[str]) -> int:
    """Make packages."""
    make_ready_for_packages()
    set_up(*(FOR_PACKAGES if sys.platform == "linux" else ()), bundled=True)
    return call(venv_program("python"), str(ROOT / "packaging" / "build.py"), *arguments)


def setup(arguments: Sequence[str]) -> int:
    """Only set up."""
    if arguments:
        raise Trouble("setup takes no arguments.")
    set_up()
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "lint": lint,
    "art": art,
    "sounds": sounds,
    "i18n": i18n,
    "compile": compile_rules,
    "bench": bench,
    "build": build,
    "setup": setup,
}


def main(arguments: Sequence[str]) -> int:
    """Command line entry."""
    if arguments and arguments[0] in ("-h", "--help", "help"):
        say((__doc__ or "").strip())
        return 0
    if not arguments or arguments[0] not in COMMANDS:
        say((__doc__ or "").strip())
        return 2
    signal.signal(signal.SIGTERM, _stop)
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return trouble.status
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


def _stop(_number: int, _frame: FrameType | None) -> None:
    """Leave through every ``finally``, so that no virtual screen is left behind."""
    raise SystemExit(143)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
