"""Make packages of the program; they are put into dist/.

    python packaging/build.py [WHAT ...]

wheel     for pip, with the engine compiled
sdist     the source, for pip
bundle    the program with its Python and Qt, in build/package/bundle (on macOS also the .app)
deb       the bundle for Debian and Ubuntu
archive   the bundle as .tar.gz for other Linuxes, with a script that installs it
sbom      a list of all that is in the bundle, for machines (CycloneDX)
installer the bundle as a Windows installer, or as a .dmg on macOS

Without WHAT: all that can be made on this system. ``--quick`` packs the .deb faster and larger, for tests.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bundle import build_bundle, build_wheel, run
from console import Trouble, say
from package_info import DIST, VERSION
from setup_env import ROOT

ORDER = ("wheel", "sdist", "bundle", "deb", "archive", "sbom", "installer")


class Build:
    """Makes each part once; what a part needs is made before it."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick
        self.made: dict[str, Path] = {}

    def make(self, what: str) -> Path:
        """Make a part unless this build has made it already."""
        if what not in self.made:
            say(f"== {what}")
            self.made[what] = self._makers()[what]()
            say(f"   {_told(self.made[what])}")
        return self.made[what]

    def _makers(self) -> dict[str, Callable[[], Path]]:
        return {
            "wheel": build_wheel,
            "sdist": build_sdist,
            "bundle": lambda: build_bundle(self.make("wheel")),
            "deb": self._deb,
            "archive": self._archive,
            "sbom": self._sbom,
            "installer": self._installer,
        }

    def _deb(self) -> Path:
        from debian import build_deb

        return build_deb(self.make("bundle"), compression="zstd" if self.quick else "xz")

    def _archive(self) -> Path:
        from archives import build_archive

        return build_archive(self.make("bundle"))

    def _sbom(self) -> Path:
        from sbom import write_sbom

        return write_sbom(self.make("bundle"))

    def _installer(self) -> Path:
        from installers import build_dmg, build_setup

        if sys.platform == "linux":
            raise Trouble("An installer is made on Windows or macOS; here the tests compile its script.")
        bundle = self.make("bundle")
        return build_dmg(bundle) if sys.platform == "darwin" else build_setup(bundle)


def build_sdist(out: Path = DIST) -> Path:
    """Make the source archive of what git knows."""
    command: list[str | Path] = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", out]
    run(command, fails="The source archive cannot be built")
    return out / f"carte_italiane-{VERSION}.tar.gz"


def possible() -> list[str]:
    """The parts that can be made on this system."""
    left_out = {"linux": {"installer"}}.get(sys.platform, {"deb", "archive"})
    if shutil.which("dpkg-deb") is None or shutil.which("dpkg-shlibdeps") is None:
        left_out |= {"deb"}
    return [what for what in ORDER if what not in left_out]


def _told(path: Path) -> str:
    """Where something is and how large."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return f"{path.relative_to(ROOT).as_posix()}: {sum(file.stat().st_size for file in files) / 1e6:.1f} MB"


def main(arguments: Sequence[str]) -> int:
    """Command line entry."""
    parser = argparse.ArgumentParser(prog="build.py", description="Make packages of the program, in dist/.")
    parser.add_argument("what", nargs="*", metavar="WHAT", help=f"any of {', '.join(ORDER)} (default: all possible)")
    parser.add_argument("--quick", action="store_true", help="pack the .deb faster and larger")
    options = parser.parse_args(arguments)
    if unknown := [what for what in options.what if what not in ORDER]:
        parser.error(f"unknown: {unknown[0]!r}; known: {', '.join(ORDER)}")
    build = Build(options.quick)
    try:
        for what in options.what or possible():
            build.make(what)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return trouble.status
    from archives import write_checksums

    write_checksums()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
