"""Whether the same source gives the same packages: ``python packaging/reproduced.py`` makes them twice and compares.

Says for each package whether both are the same, byte for byte, and else which files in the bundle differ.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

from archives import build_archive
from build import build_sdist
from bundle import BUNDLE, build_bundle, build_wheel
from console import say
from debian import build_deb
from package_info import NAME, build_date
from sbom import write_sbom


def build_all(out: Path) -> dict[str, str]:
    """Make everything; returns the checksums of packages and of the files in the bundle."""
    wheel = build_wheel(out)
    bundle = build_bundle(wheel)
    made = [wheel, build_sdist(out), build_deb(bundle, out, compression="zstd"), build_archive(bundle, out)]
    made.append(write_sbom(bundle, out))
    parts = [path for path in sorted(BUNDLE.rglob("*")) if path.is_file() and not path.is_symlink()]
    return {_name(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in (*made, *parts)}


def _name(path: Path) -> str:
    return path.relative_to(BUNDLE.parent).as_posix() if path.is_relative_to(BUNDLE) else path.name


def main() -> int:
    """Build twice and tell."""
    results = []
    os.environ["SOURCE_DATE_EPOCH"] = str(build_date())  # a commit meanwhile makes no difference
    for attempt in (1, 2):
        say(f"== build {attempt}")
        with tempfile.TemporaryDirectory(prefix="reproduced-") as name:
            results.append(build_all(Path(name)))
        shutil.rmtree(BUNDLE.parent)
    first, second = results
    names = sorted(first.keys() | second.keys(), key=lambda name: (name.startswith(f"{NAME}/"), name))
    differing = [name for name in names if first.get(name) != second.get(name)]
    for name in names:
        if not name.startswith(f"{NAME}/") or name in differing:
            say(f"  {'differs' if name in differing else 'the same':<9} {name}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
