"""The whole life of the Debian package, in a fresh minimal Debian: ``python packaging/smoke_deb.py [FILE.deb]``.

Installed, started by its desktop entry on a virtual screen with a window manager, played by real clicks, killed,
started again and gone on with; a match opened by the type of its file; uninstalled. Pictures are left in
build/smoke/pictures. Needs root and debootstrap; the screen, the window manager and the mouse stay outside of the
fresh system, so that nothing of theirs can stand in for what the package forgot to ask for.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # what draws here only tells where to click

from console import Trouble, say
from debian_root import PERSON, DebianRoot, fresh_root
from package_info import APP_ID, DIST, NAME
from real_player import RealPlayer, own_processes
from screen_pixels import ScreenPixels
from setup_env import ROOT
from system_libs import not_found
from virtual_screen import virtual_screen
from window_spots import window_spots

FOLDER = ROOT / "build" / "smoke"
PICTURES = FOLDER / "pictures"
#: What every desktop has, and what opens entries and files in place of one.
OF_A_DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
ENTRY = f"/usr/share/applications/{APP_ID}.desktop"
DATA = Path(".local", "share", NAME)


class Smoke:
    """One run, step by step."""

    def __init__(self, system: DebianRoot, person: RealPlayer, display: str) -> None:
        self.system, self.person = system, person
        self._variables = {"DISPLAY": display, "XDG_CURRENT_DESKTOP": "X-Smoke"}
        self._program = system.folder / "usr" / "lib" / NAME / NAME

    def install(self, package: Path) -> None:
        """Install the package as a person would, and look whether anything is missing."""
        shutil.copy(package, self.system.folder / "tmp" / package.name)
        self.system.install(f"/tmp/{package.name}")
        files = self.system.run("find", f"/usr/lib/{NAME}", "-name", "*.so*", "-type", "f").split()
        missing = not_found(self.system.run("ldd", *files, variables={"LD_LIBRARY_PATH": f"/usr/lib/{NAME}/_internal"}))
        if missing:
            raise Trouble(f"The package does not ask for the libraries {', '.join(sorted(missing))}.", 1)
        told = self.system.run(NAME, "--version", person=True)
        if "compiled" not in told:
            raise Trouble(f"The rules do not run compiled: {told}", 1)
        say(f"installed: {told.strip()}; all libraries are found")

    def play_and_kill(self) -> None:
        """Start by the desktop entry, play half a deal, and end it as a power cut would."""
        self._launch("gio", "launch", ENTRY)
        self.person.wait_for_window()
        self.person.picture(PICTURES / "1-start.png")
        self.person.start_briscola()
        self.person.play_until(8)
        self.person.picture(PICTURES / "2-table.png")
        played = self.person.moves()
        shutil.copy(self.system.home / DATA / "unfinished.carte", self.system.home / "partita.carte")
        shutil.chown(self.system.home / "partita.carte", *self._owner())
        for process in own_processes(self._program).values():
            os.kill(process, signal.SIGKILL)
        self.person.wait_until_closed()
        say(f"started by its desktop entry, {played} cards played by clicks, killed")

    def go_on(self) -> None:
        """Start again, go on with the unfinished match and play it to its end."""
        self._launch("gio", "launch", ENTRY)
        self.person.wait_for_window()
        self.person.picture(PICTURES / "3-again.png")
        self.person.go_on()
        self.person.picture(PICTURES / "4-went-on.png")
        self.person.play_to_the_end()
        self.person.wait_until_still()
        self.person.picture(PICTURES / "5-score.png")
        self._close()
        say("started again, gone on with the match, played to the end, closed")

    def open_file(self) -> None:
        """Open a match by the type of its file."""
        file = f"/home/{PERSON}/partita.carte"
        kind = self.system.run("gio", "info", "-a", "standard::content-type", file, person=True)
        self._launch("gio", "open", file)
        self.person.wait_for_window()
        self.person.play_until(10)
        self.person.picture(PICTURES / "6-opened-by-type.png")
        self._close()
        say(f"a match opened by its type ({kind.split()[-1]}) and played on")

    def uninstall(self, before: set[str]) -> None:
        """Take the package away; only what the person has made may be left."""
        self.system.run("apt-get", "purge", "--yes", "--quiet", NAME)
        left = {path for path in self.system.files() - before if "carte" in path.lower()}
        if left:
            raise Trouble(f"The package has left behind: {', '.join(sorted(left))}", 1)
        kept = sorted(path.relative_to(self.system.home).as_posix() for path in self.system.home.rglob("*carte*"))
        kept_open = [name for name in kept if name.endswith((".lock", ".socket"))]
        if kept_open:
            raise Trouble(f"The program has ended and left behind: {', '.join(kept_open)}", 1)
        say(f"uninstalled; nothing is left but the person's own: {', '.join(kept)}")

    def _launch(self, *command: str) -> None:
        self.system.launch(*command, variables=self._variables)

    def _close(self) -> None:
        self.person.close_window()
        self.person.wait_until_closed()
        self.person.wait_until_ended(self._program)

    def _owner(self) -> tuple[int, int]:
        status = self.system.home.stat()
        return status.st_uid, status.st_gid


def smoke(package: Path) -> None:
    """Go through all of it."""
    shutil.rmtree(PICTURES, ignore_errors=True)
    spots = window_spots()
    screen_folder = FOLDER / "screen"
    shutil.rmtree(screen_folder, ignore_errors=True)
    screen_folder.mkdir(parents=True)
    with (
        fresh_root(FOLDER) as system,
        virtual_screen(window_manager=True, pixels=screen_folder) as screen,
        ScreenPixels(screen_folder) as pixels,
    ):
        person = RealPlayer(screen, pixels, system.home / DATA / "unfinished.carte", spots)
        run = Smoke(system, person, screen["DISPLAY"])
        before = system.files()
        run.install(package)
        system.install(*OF_A_DESKTOP)
        try:
            run.play_and_kill()
            run.go_on()
            run.open_file()
        except Trouble:
            person.picture(PICTURES / "trouble.png")
            raise
        finally:
            for process in own_processes(system.folder / "usr" / "lib" / NAME / NAME).values():
                os.kill(process, signal.SIGKILL)
        run.uninstall(before)


def main(arguments: Sequence[str]) -> int:
    """Command line entry."""
    found = [Path(argument) for argument in arguments] or sorted(DIST.glob(f"{NAME}_*.deb"))
    if len(found) != 1 or not found[0].is_file():
        print("Usage: smoke_deb.py [FILE.deb]  (build.py deb makes one)", file=sys.stderr)
        return 2
    try:
        smoke(found[0])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return trouble.status
    say(f"All is well. Pictures are in {PICTURES.relative_to(ROOT).as_posix()}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
