"""The speed figures: ``python3 packaging/dev.py bench [playouts|start|frames]``; ratios are what to trust.

playouts  random playouts per second of every game: a fresh deal to its score, each player choosing a random card of
          the hand, then a random capture of it
start     process start to a painted table with a deal of Scopone, and memory then, against a bare PySide6 window,
          in turn
frames    gaps between the frames of a four-card animation while another process keeps a core busy, beside the same
          number of bare pixmap items moving in a bare view
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
START_ROUNDS = 7


def playouts(seconds: float = 3.0) -> None:
    """Print playouts per second for every game and number of seats."""
    from carte_italiane.rules.briscola import BriscolaDeal
    from carte_italiane.rules.dice import Dice
    from carte_italiane.rules.house import BriscolaRules, ScopaRules, make_rules
    from carte_italiane.rules.shuffle import shuffled_deck

    nine, ten = make_rules("scopone", {}), make_rules("scopone", {"cards_each": 10})
    varieties = [ScopaRules(2), ScopaRules(3), ScopaRules(4), nine, ten, *(BriscolaRules(n) for n in (2, 3, 4))]
    for rules in varieties:
        decks = [shuffled_deck(number, rules, 0) for number in range(500)]
        dice, done, margin = Dice(1), 0, 0.0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            for deck in decks:
                if isinstance(rules, BriscolaRules):
                    deal = BriscolaDeal(rules, deck, 0).deal_cards()
                    deal.play_out(dice)
                    margin += deal.margin(0)
                else:
                    from carte_italiane.rules.scopa import ScopaDeal

                    table = ScopaDeal(rules, deck, 0).deal_cards()
                    table.play_out(dice)
                    margin += table.margin(0)
            done += len(decks)
        rate = done / (time.perf_counter() - start)
        cards = f", {rules.cards_each} cards each" if isinstance(rules, ScopaRules) else ""
        print(f"{rules.game} for {rules.players}{cards}: {rate:,.0f} playouts/s, mean margin {margin / done:+.2f}")


def start() -> None:
    """Print time to a painted window and memory, table against bare, alternating."""
    results: dict[str, list[dict[str, float]]] = {"bare": [], "table": []}
    for attempt in range(START_ROUNDS + 1):
        for kind, runs in results.items():
            environment = os.environ | {"BENCH_START": repr(time.time())}
            command = [sys.executable, str(HERE / "bench_window.py"), kind]
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
            if attempt:  # the first round warms the disk
                runs.append(json.loads(done.stdout.splitlines()[-1]))
    for figure, unit in (("seconds", "s"), ("megabytes", "MB")):
        bare, table = ([run[figure] for run in results[kind]] for kind in ("bare", "table"))
        ratios = [ours / least for ours, least in zip(table, bare, strict=True)]
        print(
            f"{figure}: bare window {statistics.median(bare):.2f} {unit}, painted table {statistics.median(table):.2f}"
            f" {unit}; ratio median {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        )


def frames() -> None:
    """Print the gaps between frames, bare view and table, each in a process of its own."""
    for kind in ("bare", "table"):
        command = [sys.executable, str(HERE / "bench_frames.py"), kind]
        subprocess.run(command, check=True, timeout=120)


def main() -> int:
    """Run the measurements that are asked for, all by default."""
    measurements = {"playouts": playouts, "start": start, "frames": frames}
    parser = argparse.ArgumentParser(prog="bench.py", description="Measure speed; trust ratios.")
    parser.add_argument("what", nargs="*", metavar="WHAT", help=f"any of {', '.join(measurements)} (default: all)")
    chosen = parser.parse_args().what or list(measurements)
    if unknown := [name for name in chosen if name not in measurements]:
        parser.error(f"unknown measurement {unknown[0]!r}; known: {', '.join(measurements)}")
    for name in chosen:
        print(f"== {name}", flush=True)
        measurements[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
