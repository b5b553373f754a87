"""What the generators of the resources share: writing their files, or telling which are not as they would be made."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

#: Folder that all of it goes to.
RESOURCES = Path(__file__).resolve().parent


def write(out: Path, files: Mapping[str, bytes]) -> None:
    """Write files, named by their path below ``out``."""
    for name, content in files.items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def differences(out: Path, files: Mapping[str, bytes], kind: str, made: str) -> list[str]:
    """What below ``out`` is missing, changed or foreign, one line each; empty if all is well.

    Foreign are other files of the ``kind`` (a pattern) in the same folders; ``made`` is the verb that tells so.
    """
    lines = []
    for name, content in files.items():
        target = out / name
        if not target.is_file():
            lines.append(f"{name}: missing")
        elif target.read_bytes() != content:
            lines.append(f"{name}: differs")
    for folder in sorted({name.split("/")[0] for name in files}):
        found = (path.relative_to(out).as_posix() for path in (out / folder).rglob(kind))
        lines += [f"{name}: not {made} by this program" for name in sorted(found) if name not in files]
    return lines


def run(
    parser: argparse.ArgumentParser,
    arguments: list[str] | None,
    make: Callable[[], Mapping[str, bytes]],
    kind: str,
    made: str,
) -> int:
    """The command line of a generator; returns 1 if a check fails."""
    parser.add_argument("--out", type=Path, default=RESOURCES, help="folder to write to (default: resources)")
    parser.add_argument("--check", action="store_true", help="write nothing; name the files that would change")
    options = parser.parse_args(arguments)
    files = make()
    if not options.check:
        write(options.out, files)
        print(f"{len(files)} files written")
        return 0
    lines = differences(options.out, files, kind, made)
    print("\n".join(lines) or f"{len(files)} files are up to date")
    return 1 if lines else 0
