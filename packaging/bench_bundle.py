"""How soon the bundled program shows a table, beside the checkout: ``python packaging/bench_bundle.py [BUNDLE]``.

Both are started in turn on a virtual screen with the same record, each in a home of its own, and watched from outside
until the table is on the screen. BUNDLE is the program to measure, by default the one that build.py made last.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bench import as_installed
from bundle import BUNDLE
from package_info import NAME
from screen_pixels import ScreenPixels
from setup_env import ROOT
from virtual_screen import virtual_screen

ROUNDS = 11
_PATIENCE = 30.0
#: A window is there when so much of the screen is no longer black, and gone when so little of it is not.
_SHOWN, _GONE = 0.5, 0.05
_LOOK_EVERY = 0.001


def write_record(path: Path) -> None:
    """A match of Scopone that has just been dealt."""
    from carte_italiane.play.record import record_text
    from carte_italiane.rules.house import SCOPONE
    from carte_italiane.rules.match import Match
    from carte_italiane.rules.shuffle import shuffled_deck

    match = Match.start(SCOPONE, first_dealer=0).with_deck(shuffled_deck(7, SCOPONE, 0))
    path.write_text(record_text(match), encoding="utf-8")


def seconds_to_table(command: Sequence[str], environment: Mapping[str, str], pixels: ScreenPixels) -> float:
    """Start a program, wait until its table is on the screen, and end it."""
    _wait(lambda: pixels.lit() < _GONE)
    with tempfile.TemporaryDirectory(prefix="bench-") as home:
        folders = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"), home)
        began = time.monotonic()
        process = subprocess.Popen(command, env={**environment, **folders}, stderr=subprocess.DEVNULL)
        try:
            _wait(lambda: pixels.lit() > _SHOWN)
            return time.monotonic() - began
        finally:
            process.kill()
            process.wait()


def _wait(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError("nothing changed on the screen")
        time.sleep(_LOOK_EVERY)


def main(arguments: Sequence[str]) -> int:
    """Measure, and print the times and their ratio."""
    program = arguments[0] if arguments else str(BUNDLE / NAME)
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        folder = Path(name)
        record = folder / "dealt.carte"
        write_record(record)
        commands = {"checkout": [sys.executable, "-m", "carte_italiane"], "bundle": [program]}
        times: dict[str, list[float]] = {kind: [] for kind in commands}
        with virtual_screen(pixels=folder) as screen, ScreenPixels(folder) as pixels:
            environment = {**as_installed(screen), "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}
            for attempt in range(ROUNDS + 1):
                for kind, command in commands.items():
                    taken = seconds_to_table([*command, str(record)], environment, pixels)
                    if attempt:  # the first round warms the disk
                        times[kind].append(taken)
    ratios = [bundled / plain for bundled, plain in zip(times["bundle"], times["checkout"], strict=True)]
    told = ", ".join(f"{kind} {statistics.median(taken):.2f} s" for kind, taken in times.items())
    print(f"start to table: {told}; ratio median {statistics.median(ratios):.2f}", end="")
    print(f" ({min(ratios):.2f} to {max(ratios):.2f})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
