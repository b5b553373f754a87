"""The installer for Windows and the disk image for macOS.

The script of the Windows installer is compiled on Linux as well, with a stand-in for the bundle: a test does it.
"""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

from bundle import BUNDLE, run
from package_info import DIST, MADE, TITLE, VERSION
from setup_env import ROOT

SCRIPT = ROOT / "packaging" / "windows" / "setup.nsi"


def build_setup(bundle: Path = BUNDLE, icons: Path = MADE / "icons", out: Path = DIST) -> Path:
    """Compile the installer for Windows out of a bundle (or a stand-in for one)."""
    setup = out / f"carte-italiane-{VERSION}-windows-setup.exe"
    out.mkdir(exist_ok=True)
    values = {
        "VERSION": VERSION,
        "VERSION_NUMBERS": ".".join(([part for part in VERSION.split(".") if part.isdecimal()] + ["0"] * 4)[:4]),
        "BUNDLE": bundle,
        "ICONS": icons,
        "LICENCE": ROOT / "LICENSE",
        "OUT": setup,
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    run([_makensis(), "-WX", "-V2", *defined, SCRIPT], fails="makensis failed")
    return setup


def _makensis() -> str:
    """The compiler; its own installer on Windows puts it where nothing looks for it."""
    beside = Path(os.environ.get("PROGRAMFILES(X86)", ""), "NSIS", "makensis.exe")
    return shutil.which("makensis") or (str(beside) if beside.is_file() else "makensis")


def build_dmg(bundle: Path = BUNDLE, out: Path = DIST) -> Path:
    """Make the disk image for macOS: the program, and a link to drag it onto."""
    folder = MADE / "dmg"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(bundle.parent / f"{TITLE}.app", folder / f"{TITLE}.app", symlinks=True)
    shutil.copyfile(MADE / "icons" / "record.icns", folder / f"{TITLE}.app" / "Contents" / "Resources" / "record.icns")
    run(["codesign", "--force", "--deep", "--sign", "-", folder / f"{TITLE}.app"], fails="codesign failed")
    (folder / "Applications").symlink_to("/Applications")
    image = out / f"carte-italiane-{VERSION}-macos-{platform.machine()}.dmg"
    out.mkdir(exist_ok=True)
    image.unlink(missing_ok=True)
    options: list[str | Path] = ["-volname", TITLE, "-srcfolder", folder, "-fs", "HFS+", "-format", "UDZO"]
    run(["hdiutil", "create", *options, image], fails="hdiutil failed")
    return image
