"""What a bundle keeps: listed plugins, three languages, and only libraries that something kept needs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bundle_rules import Entry, is_wanted, module_names, modules_of, pruned
from frozen_start import leave_no_trace

LIB, PLUGINS = "PySide6/Qt/lib/", "PySide6/Qt/plugins/"


def binary(place: str) -> Entry:
    return place, f"/from/{place}", "BINARY"


def kept(entries: list[Entry], needs: dict[str, list[str]]) -> list[str]:
    found = pruned(entries, lambda source: needs.get(source.removeprefix("/from/"), []))
    return [place for place, _, _ in found]


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        (PLUGINS + "platforms/libqxcb.so", True),
        (PLUGINS + "platforms/libqvnc.so", False),
        (PLUGINS + "platformthemes/libqgtk3.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", False),
        ("PySide6/Qt/translations/qtbase_ru.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("carte_italiane/resources/i18n/carte_italiane_it.qm", True),
    ],
)
def test_plugins_and_translations_are_kept_by_a_list(place: str, wanted: bool) -> None:
    assert is_wanted(place) is wanted


def test_a_library_is_kept_if_what_is_kept_leads_to_it() -> None:
    entries = [
        ("PySide6/QtGui.abi3.so", "/from/QtGui", "EXTENSION"),
        binary(PLUGINS + "platforms/libqvnc.so"),
        *(binary(LIB + name) for name in ("libQt6Gui.so.6", "libicudata.so.73", "libQt6Quick.so.6", "libvnc.so.1")),
    ]
    needs = {
        "QtGui": ["libQt6Gui.so.6"],
        LIB + "libQt6Gui.so.6": ["libicudata.so.73"],
        PLUGINS + "platforms/libqvnc.so": ["libvnc.so.1"],
    }
    places = kept(entries, needs)
    assert places == ["PySide6/QtGui.abi3.so", LIB + "libQt6Gui.so.6", LIB + "libicudata.so.73"]


def test_a_link_goes_with_what_it_leads_to() -> None:
    entries = [
        ("module.so", "/from/module", "EXTENSION"),
        binary(LIB + "libQt6Core.so.6"),
        ("libQt6Core.so.6", LIB + "libQt6Core.so.6", "SYMLINK"),
        ("libQt6Svg.so.6", LIB + "libQt6Svg.so.6", "SYMLINK"),
    ]
    assert kept(entries, {"module": ["libQt6Core.so.6", "libQt6Svg.so.6"]})[1:] == [
        LIB + "libQt6Core.so.6",
        "libQt6Core.so.6",
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="only on Linux anything is left to the system")
def test_drivers_and_the_desktop_bring_their_own_libraries() -> None:
    names = ["libGL.so.1", "libX11.so.6", "libglib-2.0.so.0", "libstdc++.so.6", "libxcb-cursor.so.0", "libc.so.6"]
    entries = [("module.so", "/from/module", "EXTENSION"), *(binary(name) for name in names)]
    assert kept(entries, {"module": names}) == ["module.so", "libxcb-cursor.so.0"]


def test_python_itself_needs_nobody_who_asks_for_it() -> None:
    entries = [binary("libpython3.11.so.1.0"), binary("python311.dll"), ("data.json", "/from/data.json", "DATA")]
    assert len(kept(entries, {})) == 3


def test_libraries_of_windows_are_named_in_any_case() -> None:
    entries = [binary("python311.dll"), binary("VCRUNTIME140.dll"), binary("other.dll")]
    assert kept(entries, {"python311.dll": ["vcruntime140.DLL"]}) == ["python311.dll", "VCRUNTIME140.dll"]


def test_frameworks_of_macos_are_kept_or_left_whole() -> None:
    core, pdf = "PySide6/Qt/lib/QtCore.framework/", "PySide6/Qt/lib/QtPdf.framework/"
    entries = [
        ("PySide6/QtCore.abi3.so", "/from/module", "EXTENSION"),
        *(binary(f"{place}Versions/A/{name}") for place, name in ((core, "QtCore"), (pdf, "QtPdf"))),
        *((f"{place}Versions/Current", "A", "SYMLINK") for place in (core, pdf)),
        *((f"{place}Resources/Info.plist", "/from/plist", "DATA") for place in (core, pdf)),
    ]
    places = kept(entries, {"module": ["QtCore"]})
    assert len(places) == 4
    assert not [place for place in places if "QtPdf" in place]


@pytest.mark.skipif(sys.platform != "linux", reason="only there the starter sets a path of libraries")
@pytest.mark.parametrize("before", [{}, {"LD_LIBRARY_PATH": "/home/rosa/lib"}])
def test_other_programs_are_started_as_if_from_outside(before: dict[str, str]) -> None:
    started = {"LD_LIBRARY_PATH": "/opt/bundle", "_PYI_ARCHIVE_FILE": "/opt/bundle/program", "HOME": "/home/rosa"}
    started |= {f"{name}_ORIG": value for name, value in before.items()}
    leave_no_trace(started)
    assert started == {"HOME": "/home/rosa", **before}


def test_modules_are_named_by_their_files(tmp_path: Path) -> None:
    assert module_names(["carte_italiane/cards.cpython-311-x86_64-linux-gnu.so"]) == {"carte_italiane.cards"}
    for name in ("__init__.py", "ui/__init__.py", "ui/app.py"):
        (tmp_path / "some" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "some" / name).touch()
    assert modules_of(tmp_path, "some") == ["some", "some.ui", "some.ui.app"]
