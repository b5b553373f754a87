"""The command: makes every sound file in place, or checks that the files are what would be made."""

import argparse
from pathlib import Path

from soundwork.catalogue import files

#: Folder that this package lies in.
RESOURCES = Path(__file__).resolve().parent.parent


def differences(out: Path, made: dict[str, bytes]) -> list[str]:
    """What below ``out`` is missing, changed or not ours, one line each; empty if all is well."""
    lines = []
    for name, content in made.items():
        target = out / name
        if not target.is_file():
            lines.append(f"{name}: missing")
        elif target.read_bytes() != content:
            lines.append(f"{name}: differs")
    found = (path.relative_to(out).as_posix() for path in (out / "sounds").rglob("*"))
    return lines + [f"{name}: not made by this program" for name in sorted(found) if name not in made]


def main(arguments: list[str] | None = None) -> int:
    """Command line entry; returns 1 if a check fails."""
    parser = argparse.ArgumentParser(prog="soundwork", description="Make the sounds of the table.")
    parser.add_argument("--out", type=Path, default=RESOURCES, help="folder to write to (default: resources)")
    parser.add_argument("--check", action="store_true", help="write nothing; name the files that would change")
    options = parser.parse_args(arguments)
    made = files()
    if not options.check:
        (options.out / "sounds").mkdir(parents=True, exist_ok=True)
        for name, content in made.items():
            (options.out / name).write_bytes(content)
        print(f"{len(made)} files written")
        return 0
    lines = differences(options.out, made)
    print("\n".join(lines) or f"{len(made)} files are up to date")
    return 1 if lines else 0
