"""Archives that come out the same whenever and by whomever they are made, and checksums of what was made."""

from __future__ import annotations

import gzip
import hashlib
import platform
import tarfile
from collections.abc import Mapping
from pathlib import Path

from package_info import DIST, NAME, VERSION, build_date
from setup_env import ROOT

INSTALLER = ROOT / "packaging" / "linux" / "install.sh"


def build_archive(bundle: Path, out: Path = DIST) -> Path:
    """The bundle and a script that installs it into a home, for any Linux."""
    out.mkdir(exist_ok=True)
    top = f"{NAME}-{VERSION}"
    archive = out / f"{top}-linux-{platform.machine()}.tar.gz"
    files = {f"{top}/{path.relative_to(bundle).as_posix()}": path for path in bundle.rglob("*")}
    write_tar(archive, files | {f"{top}/install.sh": INSTALLER})
    return archive


def write_tar(archive: Path, files: Mapping[str, Path]) -> None:
    """Write a .tar.gz of these files, sorted, as of the date of the source and owned by nobody in particular."""
    with (
        archive.open("wb") as raw,
        gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=6, mtime=build_date()) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for name, path in sorted(files.items()):
            tar.add(path, name, recursive=False, filter=_plain)


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = build_date()
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


def write_checksums(out: Path = DIST) -> Path:
    """A list of the checksums of all that lies there, as ``sha256sum --check`` reads it."""
    files = sorted(path for path in out.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (out / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    return out / "SHA256SUMS"
