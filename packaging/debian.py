"""The Debian package: the bundle under /usr/lib, and what a desktop and a Debian system want to know about it.

Libraries that Debian has stay out of it, and the package asks for theirs instead.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterator
from pathlib import Path

from bundle import run, system_libraries
from icons import SIZES, drawing, png
from linked import is_elf
from package_info import APP_ID, AUTHORS, DIST, HOMEPAGE, MADE, MIME_TYPE, NAME, SUMMARY, build_date, debian_version
from package_info import filled as filled_in
from setup_env import ROOT

LINUX = ROOT / "packaging" / "linux"
DESKTOP = ROOT / "resources" / "desktop"
#: Sounds need one of these; a desktop has the others, and they are what tells it about types of files and icons.
_RECOMMENDS = "libpulse0 | libasound2t64 | libasound2, shared-mime-info, hicolor-icon-theme"


def build_deb(bundle: Path, out: Path = DIST, made: Path = MADE, compression: str = "xz") -> Path:
    """Make the package; ``compression`` is xz, which is small, or zstd, which is quick."""
    tree = made / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(bundle, tree)
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(control(tree, made), encoding="utf-8")
    (tree / "DEBIAN" / "md5sums").write_text(checksums(tree), encoding="ascii")
    _set_modes_and_times(tree)
    out.mkdir(exist_ok=True)
    package = out / f"{NAME}_{debian_version()}_{architecture()}.deb"
    options = ["--root-owner-group", f"-Z{compression}"]
    options += ["-z3"] if compression == "zstd" else []
    run(["dpkg-deb", *options, "--build", tree, package], fails="dpkg-deb failed")
    return package


def lay_out(bundle: Path, tree: Path) -> None:
    """Put every file where it will be on the system."""
    usr = tree / "usr"
    program, documents = usr / "lib" / NAME, usr / "share" / "doc" / NAME
    shutil.copytree(bundle, program, symlinks=True)
    for library in system_libraries(program):
        library.unlink()
    documents.mkdir(parents=True)
    shutil.move(program / "_internal" / "licences", documents / "licences")
    shutil.rmtree(documents / "licences" / "system", ignore_errors=True)
    for common in ("GPL-3.txt", "LGPL-3.txt", "Apache-2.0.txt"):
        (documents / "licences" / common).unlink()
        (documents / "licences" / common).symlink_to(f"../../../common-licenses/{common.removesuffix('.txt')}")
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    licence = textwrap.indent((ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2], " ", lambda _: True)
    licence = re.sub(r"^ $", " .", licence.rstrip("\n "), flags=re.MULTILINE)
    _write(documents / "copyright", filled_in(LINUX / "copyright").replace("@MIT@", licence))
    _write_packed(documents / "changelog.Debian.gz", changelog())
    _write_packed(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    _write_packed(usr / "share" / "man" / "man6" / f"{NAME}.6.gz", filled_in(LINUX / f"{NAME}.6"))
    _write(usr / "share" / "applications" / f"{APP_ID}.desktop", (DESKTOP / f"{APP_ID}.desktop").read_text("utf-8"))
    _write(usr / "share" / "mime" / "packages" / f"{APP_ID}.xml", (DESKTOP / f"{APP_ID}.xml").read_text("utf-8"))
    metainfo = f"{APP_ID}.metainfo.xml"
    _write(usr / "share" / "metainfo" / metainfo, filled_in(LINUX / metainfo))
    _write(usr / "share" / "lintian" / "overrides" / NAME, (LINUX / "lintian-overrides").read_text("utf-8"))
    for path, picture in pictures(usr / "share" / "icons" / "hicolor"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture)


def pictures(theme: Path) -> Iterator[tuple[Path, bytes]]:
    """The icons of the program and of its files, in every size of the icon theme."""
    for kind, name, drawn in (("apps", APP_ID, "app"), ("mimetypes", MIME_TYPE.replace("/", "-"), "record")):
        for size in SIZES:
            yield theme / f"{size}x{size}" / kind / f"{name}.png", png(drawn, size)
        yield theme / "scalable" / kind / f"{name}.svg", drawing(drawn, max(SIZES)).read_bytes()


def control(tree: Path, made: Path) -> str:
    """What Debian's package manager is told."""
    program = tree / "usr" / "lib" / NAME
    size = sum(-(-path.lstat().st_size // 1024) for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    return textwrap.dedent(f"""\
        Package: {NAME}
        Version: {debian_version()}
        Architecture: {architecture()}
        Maintainer: {AUTHORS} <noreply@carteitaliane.github.io>
        Installed-Size: {size}
        Depends: {", ".join(dependencies(program, made))}
        Recommends: {_RECOMMENDS}
        Section: games
        Priority: optional
        Homepage: {HOMEPAGE}
        Description: {SUMMARY.replace("at a well-made card table", "against fair computer players")}
         Italian card games with two, three or four players, under the house rules of
         your own table, with a deck drawn for this program, in English, Italian and
         Russian.
         .
         Computer players of three levels see only what their seat sees. Everything
         can be done by mouse or by keyboard, and a screen reader tells every card.
        """)


def dependencies(program: Path, made: Path) -> list[str]:
    """The packages of Debian that programs and libraries in a folder are linked to, with versions."""
    files = sorted(path for path in program.rglob("*") if path.is_file() and not path.is_symlink() and is_elf(path))
    folders = sorted({path.parent for path in files})
    place = made / "shlibdeps" / "debian"
    place.mkdir(parents=True, exist_ok=True)
    _write(place / "control", f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\nDescription: x\n")
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *(f"-l{folder}" for folder in folders)]
    told = run([*command, *(f"-e{path}" for path in files)], folder=place.parent, fails="dpkg-shlibdeps failed")
    found = re.search(r"^shlibs:Depends=(.*)$", told, re.MULTILINE)
    return found[1].split(", ") if found else []


def changelog() -> str:
    """Debian's own form of a list of changes; what changed for people is told in the other one."""
    return filled_in(LINUX / "changelog")


def checksums(tree: Path) -> str:
    """The checksum of every file."""
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(tree).as_posix()}\n"
        for path in files
        if "DEBIAN" not in path.parts
    )


def architecture() -> str:
    """What Debian calls this kind of machine."""
    asked = ["dpkg", "--print-architecture"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def _set_modes_and_times(tree: Path) -> None:
    """Every file as Debian wants it, whatever the person's own settings are, and as old as its source."""
    date = build_date()
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            starts = path.parent.name == NAME and path.name == NAME and path.is_file()
            path.chmod(0o755 if path.is_dir() or starts else 0o644)
        os.utime(path, (date, date), follow_symlinks=False)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _write_packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
