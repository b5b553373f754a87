"""The bundle: the program with its Python and Qt in one folder, made by PyInstaller out of the wheel."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

from bundle_licences import write_licences, write_system_licences
from console import Trouble
from engine_build import COMPILED
from package_info import AUTHORS, DIST, MADE, NAME, SUMMARY, TITLE, VERSION, build_environment
from setup_env import ROOT

#: Where the finished bundle is.
BUNDLE = MADE / "bundle" / NAME


def run(command: Sequence[str | Path], *, folder: Path = ROOT, fails: str) -> str:
    """Run a program that builds; what it prints is returned, or told if it fails."""
    done = subprocess.run(
        command, cwd=folder, env=build_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    told = done.stdout.decode("utf-8", "replace")
    if done.returncode != 0:
        raise Trouble(f"{fails}:\n{shortened(told)}", 1)
    return told


def shortened(told: str, most: int = 3000) -> str:
    """The end of what a program has printed; before it the lines that name an error and are no longer in the end."""
    end = told[-most:]
    errors = [line for line in told[:-most].splitlines() if re.search(r"\berror\b", line, re.IGNORECASE)]
    return "\n".join([*errors[:20], "...", end]) if errors else end


def build_wheel(out: Path = DIST) -> Path:
    """Make the wheel, with the engine compiled."""
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
    told = run([*pip, "--verbose", "--wheel-dir", out, ROOT], fails="The wheel cannot be built")
    if why := [line.strip() for line in told.splitlines() if "run interpreted" in line]:
        raise Trouble(why[0], 1)
    return max(out.glob(f"carte_italiane-{VERSION}-*.whl"), key=lambda path: path.stat().st_mtime)


def build_bundle(wheel: Path) -> Path:
    """Make the bundle; returns its folder (on macOS the folder beside the .app)."""
    from icons import write_icons

    shutil.rmtree(MADE, ignore_errors=True)
    unpack(wheel, MADE / "program", MADE / "engine")
    write_icons(MADE / "icons")
    write_licences(MADE / "licences")
    (MADE / "version.txt").write_text(windows_version(), encoding="utf-8")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    places: list[str | Path] = ["--distpath", BUNDLE.parent, "--workpath", MADE / "work"]
    run([*command, *places, ROOT / "packaging" / "carte_italiane.spec"], fails="PyInstaller failed")
    if sys.platform == "linux":
        write_system_licences(system_libraries(BUNDLE), BUNDLE / "_internal" / "licences" / "system")
    return BUNDLE


def system_libraries(bundle: Path) -> list[Path]:
    """The building system's own libraries in a bundle: they lie beside Python's, where those of Qt only have links."""
    found = (bundle / "_internal").glob("lib*.so*")
    return sorted(path for path in found if not path.is_symlink() and not path.name.startswith("libpython"))


def unpack(wheel: Path, program: Path, engine: Path) -> None:
    """Unpack a wheel, its compiled modules apart: PyInstaller sees in the sources only what a module imports."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            archive.extract(name, engine if Path(name).match(COMPILED[0]) or Path(name).match(COMPILED[1]) else program)


def windows_version(version: str = VERSION) -> str:
    """What Windows shows about a program, in the words of PyInstaller."""
    numbers = ([int(part) for part in version.split(".") if part.isdecimal()] + [0, 0, 0, 0])[:4]
    told = {
        "CompanyName": AUTHORS,
        "FileDescription": TITLE,
        "FileVersion": version,
        "LegalCopyright": f"© {AUTHORS}",
        "ProductName": TITLE,
        "ProductVersion": version,
        "Comments": SUMMARY,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={tuple(numbers)}, prodvers={tuple(numbers)}),"
        f" kids=[StringFileInfo([StringTable('040904B0', [{strings}])]),"
        " VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
