"""The program as people get it: bundled, packed for Debian, started on a screen and played by real clicks."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from package_info import APP_ID, NAME, VERSION

if TYPE_CHECKING:
    from screen_pixels import ScreenPixels

if sys.platform != "linux":
    pytest.skip("these are packages for Linux", allow_module_level=True)

pytestmark = pytest.mark.bundle

#: The largest that the bundle may be, unpacked.
LARGEST_MB = 125


def said(program: Path, *arguments: str, given: str = "") -> str:
    done = subprocess.run([program, *arguments], input=given, capture_output=True, text=True, check=False, timeout=60)
    return done.stdout + done.stderr


def test_the_bundle_is_small_and_holds_the_compiled_engine(bundle: Path) -> None:
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < LARGEST_MB * 1e6
    assert said(bundle / NAME, "--version") == f"{NAME} {VERSION} (compiled rules)\n"


def test_every_library_finds_what_it_needs(bundle: Path) -> None:
    from linked import is_elf
    from system_libs import not_found

    files = [path for path in bundle.rglob("*") if path.is_file() and is_elf(path)]
    environment = {**os.environ, "LD_LIBRARY_PATH": str(bundle / "_internal")}  # as its starter sets it
    told = subprocess.run(["ldd", *files], env=environment, capture_output=True, text=True, check=False)
    assert not_found(told.stdout) == set()
    assert not [path for path in bundle.rglob("*") if path.is_symlink() and not path.exists()]


def test_the_bundle_needs_no_newer_system_than_people_are_told(bundle: Path) -> None:
    from linked import is_elf

    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink() and is_elf(path)]
    told = subprocess.run(["objdump", "-T", *files], capture_output=True, text=True, check=False).stdout
    needed = max(tuple(map(int, found.split("."))) for found in re.findall(r"\(?GLIBC_(\d[\d.]*)", told))
    root = Path(__file__).parents[2]
    for text in (root / "README.md", root / "packaging" / "linux" / "install.sh"):
        found = re.search(r"glibc (\d+)\.(\d+)", text.read_text(encoding="utf-8"))
        assert found is not None
        assert needed <= (int(found[1]), int(found[2]))


def test_the_bundle_carries_no_network_and_starts_no_copies_of_itself(bundle: Path) -> None:
    names = {path.name.split(".")[0] for path in bundle.rglob("*")}
    assert not names & {"_ssl", "libssl", "libcrypto", "_multiprocessing", "libqopensslbackend", "libqgtk3", "tkinter"}
    listed = subprocess.run(
        [sys.executable, "-m", "PyInstaller.utils.cliutils.archive_viewer", "--recursive", "--brief", bundle / NAME],
        capture_output=True,
        text=True,
        check=True,
    )
    modules = {line.strip().strip("'") for line in listed.stdout.splitlines()}
    assert "carte_italiane.ui.main_window" in modules
    assert not {module.split(".")[0] for module in modules} & {"multiprocessing", "ssl", "ftplib", "pytest", "pip"}


def test_licences_of_all_that_is_bundled_are_there(bundle: Path) -> None:
    from bundle_licences import PARTS

    folder = bundle / "_internal" / "licences"
    notice = (folder / "NOTICE.txt").read_text(encoding="utf-8")
    for part in PARTS:
        assert "LGPL" in part.licence or (part.name in notice and (folder / f"{part.name}.txt").is_file())
    assert "LGPL" in notice
    in_qt = (folder / "Qt-parts.txt").read_text(encoding="utf-8")
    assert [
        part for part in ("HarfBuzz", "FreeType", "libpng", "PCRE2", "zlib", "MD4C") if f"{part}: " not in in_qt
    ] == []
    assert set(re.findall(r"[\w.-]+\.txt", notice)) <= {path.name for path in folder.iterdir()}
    assert {"ICU.txt", "LGPL-3.txt", "GPL-3.txt", "Python.txt", "LICENSE"} <= {path.name for path in folder.iterdir()}


def test_the_sound_process_runs_bundled(bundle: Path) -> None:
    command = [str(bundle / NAME), "sound"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        answer = process.stdout.readline()  # with its input open it first says whether there is a device
        process.communicate()
    assert answer.startswith(("ready", "silent MiniaudioError"))


def test_the_debian_package_holds_what_a_desktop_wants(installed: Path) -> None:
    share = installed / "usr" / "share"
    wanted = [
        f"applications/{APP_ID}.desktop",
        f"metainfo/{APP_ID}.metainfo.xml",
        f"mime/packages/{APP_ID}.xml",
        "man/man6/carte-italiane.6.gz",
        *(f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png" for size in (16, 24, 32, 48, 64, 128, 256, 512)),
        f"icons/hicolor/scalable/apps/{APP_ID}.svg",
        "icons/hicolor/128x128/mimetypes/application-x-carte-italiane.png",
        *(f"doc/carte-italiane/{name}" for name in ("copyright", "changelog.gz", "licences/NOTICE.txt")),
    ]
    assert [name for name in wanted if not (share / name).is_file()] == []
    assert os.readlink(installed / "usr" / "bin" / NAME) == f"../lib/{NAME}/{NAME}"


def test_validators_have_no_objection(installed: Path) -> None:
    share = installed / "usr" / "share"
    for command in (
        ["desktop-file-validate", str(share / "applications" / f"{APP_ID}.desktop")],
        ["appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{APP_ID}.metainfo.xml")],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_list_for_machines_names_what_is_bundled(bundle: Path) -> None:
    from bundle_licences import PARTS
    from sbom import sbom_text

    told = json.loads(sbom_text(bundle))
    assert told["metadata"]["component"]["version"] == VERSION
    parts = {part["name"]: part for part in told["components"]}
    of_qt = {path.name[6:-5] for path in bundle.rglob("libQt6*.so.6")}
    assert {"QtCore", "QtSvg", "QtWaylandClient"} <= {f"Qt{library}" for library in of_qt} <= parts.keys()
    assert {"cpython", "icu", "pyinstaller-bootloader", *(part.name for part in PARTS)} <= parts.keys()
    assert [name for name, part in parts.items() if not part.get("version") or not part.get("licenses")] == []
    assert sbom_text(bundle) == sbom_text(bundle)


def test_the_windows_installer_compiles_with_a_stand_in(bundle: Path, tmp_path: Path) -> None:
    from installers import build_setup

    for name in ("Carte Italiane.exe", "carte-italiane.exe", "_internal/carte_italiane/data"):
        (tmp_path / "stand-in" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "stand-in" / name).touch()
    setup = build_setup(tmp_path / "stand-in", bundle.parents[1] / "icons", tmp_path)
    assert setup.read_bytes()[:2] == b"MZ"


def test_a_deal_is_played_by_real_clicks(
    installed: Path, screen: tuple[dict[str, str], ScreenPixels], user_folders: Path
) -> None:
    from carte_italiane.paths import autosave_file
    from real_player import RealPlayer, loaded_files, own_processes
    from window_spots import window_spots

    environment, pixels = screen
    program = installed / "usr" / "bin" / NAME
    started = subprocess.Popen([program], env=environment)
    try:
        person = RealPlayer(environment, pixels, autosave_file(), window_spots())
        person.wait_for_window()
        person.start_briscola()
        person.play_until(4)
        processes = own_processes(program)
        assert {"", "engine"} <= set(processes)
        assert any(name.startswith("engine__mypyc") for name in loaded_files(processes["engine"]))
        person.play_to_the_end()
        person.close_window()
        assert started.wait(30) == 0
        assert own_processes(program) == {}
    finally:
        started.kill()
        started.wait()
    told = [line for log in user_folders.rglob("carte-italiane.log") for line in log.read_text("utf-8").splitlines()]
    assert [line for line in told if "no sound: MiniaudioError" not in line] == []


def test_the_archive_installs_into_a_home_and_leaves_it(bundle: Path, tmp_path: Path, user_folders: Path) -> None:
    from archives import build_archive

    subprocess.run(["tar", "-xf", build_archive(bundle, tmp_path), "-C", tmp_path], check=True)
    (unpacked,) = tmp_path.glob(f"{NAME}-*/install.sh")
    subprocess.run([unpacked], check=True)
    command = user_folders / ".local" / "bin" / NAME
    assert "compiled rules" in said(command, "--version")
    entry = user_folders / "data" / "applications" / f"{APP_ID}.desktop"
    assert f'Exec="{user_folders}/.local/lib/{NAME}/{NAME}" %f' in entry.read_text(encoding="utf-8")
    subprocess.run([user_folders / ".local" / "lib" / NAME / "install.sh", "--remove"], check=True)
    assert not command.is_symlink()
    assert not entry.exists()
    assert not (user_folders / ".local" / "lib" / NAME).exists()


def test_a_broken_installation_is_mended_and_removed(bundle: Path, tmp_path: Path, user_folders: Path) -> None:
    installer = Path(__file__).parents[2] / "packaging" / "linux" / "install.sh"
    shutil.copytree(bundle, tmp_path / "new", symlinks=True)
    shutil.copy(installer, tmp_path / "new")
    command, installed = user_folders / ".local" / "bin" / NAME, user_folders / ".local" / "lib" / NAME
    subprocess.run([tmp_path / "new" / "install.sh"], check=True)
    (installed / "_internal" / "base_library.zip").unlink()
    subprocess.run([tmp_path / "new" / "install.sh"], check=True)
    assert "compiled rules" in said(command, "--version")
    (tmp_path / "new" / "_internal" / "base_library.zip").unlink()
    refused = subprocess.run([tmp_path / "new" / "install.sh"], capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert "cannot start on this system, so nothing has been changed" in refused.stderr
    assert "compiled rules" in said(command, "--version")
    (installed / "_internal" / "base_library.zip").unlink()
    subprocess.run([installed / "install.sh", "--remove"], check=True)
    left = [path for path in user_folders.rglob("*") if "carte" in path.name.lower() and path.is_file()]
    assert left == []
    assert not installed.exists()
    assert not command.is_symlink()


def test_the_wheel_runs_in_an_environment_of_its_own(wheel: Path, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    pip = [str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    constraints = Path(__file__).parents[2] / "packaging" / "constraints.txt"
    subprocess.run([*pip, "--constraint", str(constraints), str(wheel)], check=True)
    assert said(venv / "bin" / NAME, "--version") == f"{NAME} {VERSION} (compiled rules)\n"
    opens = "from carte_italiane.ui.app import open_window; open_window('it').show()"
    assert said(venv / "bin" / "python", "-c", opens) == ""
