"""The command: draws every file in place, or checks that the files are what would be drawn."""

import argparse
from pathlib import Path

from artwork.catalogue import drawings

#: Folder that this package lies in.
RESOURCES = Path(__file__).resolve().parent.parent


def write(out: Path, files: dict[str, str]) -> None:
    """Write the drawings below ``out``."""
    for name, text in files.items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())


def differences(out: Path, files: dict[str, str]) -> list[str]:
    """What below ``out`` is missing, changed or not ours, one line each; empty if all is well."""
    lines = []
    for name, text in files.items():
        target = out / name
        if not target.is_file():
            lines.append(f"{name}: missing")
        elif target.read_bytes() != text.encode():
            lines.append(f"{name}: differs")
    for folder in sorted({name.split("/")[0] for name in files}):
        found = (path.relative_to(out).as_posix() for path in (out / folder).rglob("*.svg"))
        lines += [f"{name}: not drawn by this program" for name in sorted(found) if name not in files]
    return lines


def main(arguments: list[str] | None = None) -> int:
    """Command line entry; returns 1 if a check fails."""
    parser = argparse.ArgumentParser(prog="artwork", description="Draw the decks, backs, tables and icons.")
    parser.add_argument("--out", type=Path, default=RESOURCES, help="folder to write to (default: resources)")
    parser.add_argument("--check", action="store_true", help="write nothing; name the files that would change")
    options = parser.parse_args(arguments)
    files = drawings()
    if not options.check:
        write(options.out, files)
        print(f"{len(files)} files written")
        return 0
    lines = differences(options.out, files)
    print("\n".join(lines) or f"{len(files)} files are up to date")
    return 1 if lines else 0
