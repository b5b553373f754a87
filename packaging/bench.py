"""The speed figures: ``python3 packaging/dev.py bench [playouts|search|start|frames|blocks|memory]``; trust ratios.

playouts  random playouts per second of every game: a fresh deal to its score, each player choosing a random card of
          the hand, then a random capture of it; interpreted and compiled in turn
search    iterations of the search per second, from fresh deals of Scopone (the rest of a deal played at random, or with
          captures taken, as the players do it there), Scopa for two and Briscola for two; in turn as well
start     process start to a painted table with a deal of Scopone, and memory then, against a bare PySide6 window,
          in turn
frames    gaps between the frames of a four-card animation while a master thinks in its own process, beside the same
          number of bare pixmap items moving in a bare view
blocks    the longest blocks of the event loop while the window, the look or the pixel ratio changes
memory    memory while 200 deals of each game are played at the real table; takes long, only when asked for
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from compiled import copy_compiled, copy_sources
from engine_build import NotCompiled

HERE = Path(__file__).resolve().parent
START_ROUNDS = 7
ENGINE_ROUNDS = 5
ENGINE_SECONDS = 0.2


def playouts() -> None:
    """Print playouts per second of processor time."""
    _both_engines("bench_playouts.py")


def search() -> None:
    """Print iterations of the search per second of processor time."""
    _both_engines("bench_search.py")


def _both_engines(program: str) -> None:
    """Print the rates that a program measures, interpreted and compiled in turn."""
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        folders = {"interpreted": Path(name, "interpreted"), "compiled": Path(name, "compiled")}
        copy_sources(folders["interpreted"])
        try:
            copy_compiled(folders["compiled"])
        except NotCompiled as reason:
            print(f"Only interpreted, as the engine cannot be compiled here: {reason}.")
            del folders["compiled"]
        rounds = [
            {kind: _rates(program, kind, folder) for kind, folder in folders.items()} for _ in range(ENGINE_ROUNDS)
        ]
    for game in rounds[0]["interpreted"]:
        rates = {kind: [one[kind][game] for one in rounds] for kind in folders}
        line = ", ".join(f"{kind} {statistics.median(found):,.0f}/s" for kind, found in rates.items())
        if "compiled" in rates:
            ratios = [fast / slow for fast, slow in zip(rates["compiled"], rates["interpreted"], strict=True)]
            line += f"; ratio median {statistics.median(ratios):.1f} ({min(ratios):.1f} to {max(ratios):.1f})"
        print(f"{game}: {line}")


def _rates(program: str, kind: str, folder: Path) -> dict[str, float]:
    environment = os.environ | {"PYTHONPATH": str(folder)}
    command = [sys.executable, str(HERE / program), str(ENGINE_SECONDS)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
    measured = json.loads(done.stdout)
    assert measured["engine"] == kind
    rates: dict[str, float] = measured["rates"]
    return rates


def as_installed(given: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment, but with compiled bytecode kept (in build/): an installed program has its own beside it."""
    environment = {key: value for key, value in given.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return environment | {"PYTHONPYCACHEPREFIX": str(HERE.parent / "build" / "bytecode")}


def start() -> None:
    """Print time to a painted window and memory, table against bare, alternating."""
    results: dict[str, list[dict[str, float]]] = {"bare": [], "table": []}
    for attempt in range(START_ROUNDS + 1):
        for kind, runs in results.items():
            command = [sys.executable, str(HERE / "bench_window.py"), kind]
            with tempfile.TemporaryDirectory(prefix="bench-") as home:  # no match of the person's is read or written
                environment = as_installed() | {"BENCH_START": repr(time.time()), "XDG_DATA_HOME": home}
                done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
            if attempt:  # the first round warms the disk
                runs.append(json.loads(done.stdout.splitlines()[-1]))
    for figure, unit in (("seconds", "s"), ("processor seconds", "s"), ("megabytes", "MB")):
        bare, table = ([run[figure] for run in results[kind]] for kind in ("bare", "table"))
        ratios = [ours / least for ours, least in zip(table, bare, strict=True)]
        print(
            f"{figure}: bare window {statistics.median(bare):.2f} {unit}, painted table {statistics.median(table):.2f}"
            f" {unit}; ratio median {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        )


def frames() -> None:
    """Print the gaps between frames, bare view and table, each in a process of its own."""
    for kind in ("bare", "table"):
        _run_fresh("bench_frames.py", kind)


def blocks() -> None:
    """Print the longest blocks of the event loop."""
    _run_fresh("bench_blocks.py")


def memory() -> None:
    """Print memory as deals go by, each game in a process of its own."""
    for game in ("scopa", "scopa-3", "briscola", "scopone"):
        print(f"  {game}")
        _run_fresh("bench_memory.py", game)


def _run_fresh(program: str, *arguments: str) -> None:
    """Run a measurement that prints for itself, with no picture drawn by an earlier one."""
    with tempfile.TemporaryDirectory(prefix="bench-") as home:
        environment = as_installed() | {"XDG_DATA_HOME": home, "XDG_CACHE_HOME": home}
        command = [sys.executable, str(HERE / program), *arguments]
        subprocess.run(command, env=environment, check=True, timeout=900)


def main() -> int:
    """Run the measurements that are asked for, by default those that take a few minutes."""
    functions = (playouts, search, start, frames, blocks, memory)
    measurements = {function.__name__: function for function in functions}
    parser = argparse.ArgumentParser(prog="bench.py", description="Measure speed; trust ratios.")
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help=f"any of {', '.join(measurements)} (default: all but memory)"
    )
    chosen = parser.parse_args().what or [name for name in measurements if name != "memory"]
    if unknown := [name for name in chosen if name not in measurements]:
        parser.error(f"unknown measurement {unknown[0]!r}; known: {', '.join(measurements)}")
    for name in chosen:
        print(f"== {name}", flush=True)
        measurements[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
