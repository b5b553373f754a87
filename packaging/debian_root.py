"""A fresh, minimal Debian in a folder, to try packages in; needs root and debootstrap."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from console import Trouble, say

PERSON = "rosa"
_MOUNTED = ("proc", "dev", "dev/pts", "dev/shm")
#: Folders in which much changes by itself, or which are no part of the system.
_CHANGING = ("proc/", "dev/", "sys/", "home/", "tmp/", "run/", "var/cache/", "var/log/", "var/lib/apt/", "var/lib/dpkg")
_OF_THE_PERSON = {"HOME": f"/home/{PERSON}", "USER": PERSON}
_PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"


class DebianRoot:
    """A Debian in a folder, with one ordinary user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def home(self) -> Path:
        """The user's home, as seen from outside."""
        return self.folder / "home" / PERSON

    def run(self, *command: str, person: bool = False, variables: dict[str, str] | None = None) -> str:
        """Run a program inside, as root or as the ordinary user; returns what it prints."""
        given = {"PATH": _PATH, "LANG": "C.UTF-8", "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(
            self._inside(command, person),
            env={**given, **(_OF_THE_PERSON if person else {}), **(variables or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise Trouble(f"{' '.join(command)} failed in the fresh system:\n{done.stdout[-3000:]}", 1)
        return done.stdout

    def launch(self, *command: str, variables: dict[str, str]) -> None:
        """Run a program as the ordinary user that starts another one and leaves it running."""
        given = {"PATH": _PATH, "LANG": "C.UTF-8", **_OF_THE_PERSON, **variables}
        quiet = subprocess.DEVNULL  # what is left running would hold a pipe open
        subprocess.run(self._inside(command, True), env=given, stdin=quiet, stdout=quiet, stderr=quiet, check=True)

    def _inside(self, command: Sequence[str], person: bool) -> list[str]:
        user = [f"--userspec={PERSON}:{PERSON}"] if person else []
        return ["chroot", *user, str(self.folder), *command]

    def install(self, *packages: str) -> None:
        """Install packages of Debian, or files inside, with nothing that is only recommended."""
        self.run("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages)

    def files(self) -> set[str]:
        """All files of the system that packages bring or leave, without homes and what changes by itself."""
        found = {
            os.path.relpath(os.path.join(folder, name), self.folder)
            for folder, _, names in os.walk(self.folder)
            for name in names
        }
        return {path for path in found if not path.startswith(_CHANGING)}


@contextmanager
def fresh_root(folder: Path) -> Iterator[DebianRoot]:
    """A new Debian in ``folder``/root, copied from one that is made once; its mounts are undone at the end."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        raise Trouble("A fresh Debian needs root and debootstrap (apt-get install debootstrap).", 2)
    base, root = folder / "base", folder / "root"
    if not (base / "usr" / "bin" / "apt-get").exists():
        _bootstrap(base)
    _unmount(root)
    shutil.rmtree(root, ignore_errors=True)
    subprocess.run(["cp", "--archive", "--reflink=auto", base, root], check=True)
    shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
    try:
        for name in _MOUNTED:
            (root / name).mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", "--bind", f"/{name}", root / name], check=True)
        system = DebianRoot(root)
        system.run("useradd", "--create-home", "--shell", "/bin/sh", PERSON)
        system.run("apt-get", "update", "--quiet")
        yield system
    finally:
        _unmount(root)


def _bootstrap(base: Path) -> None:
    """Fetch the smallest Debian of this system's version from where this system fetches its packages."""
    codename = platform.freedesktop_os_release()["VERSION_CODENAME"]
    asked = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", f"Codename: {codename}"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split()
    say(f"Fetching a minimal Debian ({codename}).")
    shutil.rmtree(base, ignore_errors=True)
    base.parent.mkdir(parents=True, exist_ok=True)
    command = ["debootstrap", "--variant=minbase", codename, str(base), *told[:1]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        shutil.rmtree(base, ignore_errors=True)
        raise Trouble(f"debootstrap failed:\n{done.stdout[-2000:]}", 1)


def _unmount(root: Path) -> None:
    for name in reversed(_MOUNTED):
        if os.path.ismount(root / name):
            subprocess.run(["umount", root / name], check=True)
