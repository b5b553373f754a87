"""What Linux systems lack, in the names of their packages; and what is said or done about it."""

import subprocess
import sys
from pathlib import Path

import pytest

import system_libs
import system_packages
from console import Trouble
from system_packages import APT, DNF, PACMAN, Need

LDD = """\
/venv/PySide6/Qt/plugins/platforms/libqxcb.so:
\tlinux-vdso.so.1 (0x00007ffd1a5f2000)
\tlibxcb-cursor.so.0 => not found
\tlibQt6Gui.so.6 => /venv/PySide6/Qt/lib/libQt6Gui.so.6 (0x00007f3a4c000000)
\tlibEGL.so.1 => not found
\tlibstdc++.so.6 => /lib/x86_64-linux-gnu/libstdc++.so.6 (0x00007f3a4b000000)
/venv/PySide6/QtGui.abi3.so:
\tlibEGL.so.1 => not found
\tlibglib-2.0.so.0 => not found
\t/lib64/ld-linux-x86-64.so.2 (0x00007f3a4d000000)
"""

NEEDS = [Need("libEGL.so.1", "a shared library of Qt"), Need("Xvfb", "a virtual screen")]


class Commands:
    """Stands for the system's programs: notes what is started, and answers with prepared results."""

    def __init__(self, *results: tuple[int, str]) -> None:
        self.started: list[list[str]] = []
        self._results = list(results)

    def __call__(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        self.started.append(list(command))
        status, errors = self._results.pop(0) if self._results else (0, "")
        return subprocess.CompletedProcess(command, status, "", errors)


def test_ldd_output_is_read() -> None:
    assert system_libs.not_found(LDD) == {"libxcb-cursor.so.0", "libEGL.so.1", "libglib-2.0.so.0"}
    assert system_libs.not_found("\tstatically linked\n") == set()


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libX11.so.6", "libx11-6"),
        ("libbrotlidec.so.1", "libbrotli1"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libstdc++.so.6", "libstdc++6"),
        ("Xvfb", "xvfb"),
        ("cyrillic-font", "fonts-dejavu-core"),
        ("python-venv", f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"),
    ],
)
def test_debian_package(library: str, package: str) -> None:
    assert APT.package_for(library) == package


def test_packages_elsewhere() -> None:
    assert DNF.package_for("libxcb-cursor.so.0") == "libxcb-cursor.so.0()(64bit)"
    assert PACMAN.package_for("libxcb-cursor.so.0") == "xcb-util-cursor"
    assert PACMAN.package_for("libfoo.so.1") is None


def test_one_package_is_named_once() -> None:
    needs = [Need("libglib-2.0.so.0", ""), Need("libgthread-2.0.so.0", "")]
    assert system_packages.packages_of(needs, APT) == ["libglib2.0-0"]


def test_nothing_missing_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr("subprocess.run", commands)
    system_packages.provide([])
    assert commands.started == []


def test_without_rights_the_command_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "system_installer", lambda: APT)
    monkeypatch.setattr(system_packages, "admin_prefix", lambda: None)
    with pytest.raises(Trouble) as told:
        system_packages.provide(NEEDS)
    assert told.value.status == 2
    assert "sudo apt-get install --yes --no-install-recommends libegl1 xvfb" in str(told.value)
    assert "Xvfb: a virtual screen" in str(told.value)


def test_other_systems_are_never_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands()
    monkeypatch.setattr("subprocess.run", commands)
    monkeypatch.setattr(system_packages, "system_installer", lambda: DNF)
    monkeypatch.setattr(system_packages, "admin_prefix", list)
    with pytest.raises(
        Trouble, match=r"sudo dnf install --assumeyes 'libEGL\.so\.1\(\)\(64bit\)' xorg-x11-server-Xvfb"
    ):
        system_packages.provide(NEEDS)
    assert commands.started == []


def test_unknown_system_is_told_the_files() -> None:
    told = system_packages.what_to_type(NEEDS, None)
    assert "hold: libEGL.so.1, Xvfb" in told
    assert "sudo" not in told


def test_root_installs_and_names_each(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    commands = Commands()
    monkeypatch.setattr("subprocess.run", commands)
    monkeypatch.setattr(system_packages, "system_installer", lambda: APT)
    monkeypatch.setattr(system_packages, "admin_prefix", list)
    system_packages.provide(NEEDS)
    assert len(commands.started) == 1
    assert commands.started[0][-2:] == ["libegl1", "xvfb"]
    assert "apt-get" in commands.started[0]
    told = capsys.readouterr().out
    assert "libegl1: libEGL.so.1" in told
    assert "xvfb: Xvfb" in told


def test_package_lists_are_fetched_once_on_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = Commands((100, "E: Unable to locate package xvfb"), (0, ""), (0, ""))
    monkeypatch.setattr("subprocess.run", commands)
    monkeypatch.setattr(system_packages, "system_installer", lambda: APT)
    monkeypatch.setattr(system_packages, "admin_prefix", lambda: ["sudo", "-n"])
    system_packages.provide(NEEDS)
    install, update, again = commands.started
    assert update == ["sudo", "-n", "apt-get", "update"]
    assert install == again
    assert install[:2] == ["sudo", "-n"]


def test_failing_apt_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = (100, "W: slow\nE: Unable to locate package xvfb\n")
    monkeypatch.setattr("subprocess.run", Commands(failure, (0, ""), failure))
    monkeypatch.setattr(system_packages, "system_installer", lambda: APT)
    monkeypatch.setattr(system_packages, "admin_prefix", list)
    with pytest.raises(Trouble, match=r"does not have xvfb\.\nPlease try by hand"):
        system_packages.provide(NEEDS)


@pytest.mark.skipif(sys.platform == "win32", reason="no users of that kind")
@pytest.mark.parametrize(("user", "sudo_status", "prefix"), [(0, 1, []), (1000, 0, ["sudo", "-n"]), (1000, 1, None)])
def test_rights(monkeypatch: pytest.MonkeyPatch, user: int, sudo_status: int, prefix: list[str] | None) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/sudo")
    monkeypatch.setattr("subprocess.run", Commands((sudo_status, "")))
    assert system_packages.admin_prefix() == prefix


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are looked for on Linux only")
def test_needs_of_this_machine_name_missing_programs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None if name == "Xvfb" else f"/usr/bin/{name}")
    monkeypatch.setattr(system_libs, "has_cyrillic_font", lambda: False)
    needs = system_libs.system_needs(["Xvfb", "xdotool"], venv=tmp_path)
    assert [need.name for need in needs] == ["cyrillic-font", "Xvfb"]


def test_other_platforms_need_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    assert system_libs.system_needs(["Xvfb"]) == []
