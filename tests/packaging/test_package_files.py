"""What desktops and package managers are told: one version, one name, all languages, and nothing that is not so."""

from __future__ import annotations

import re
import struct
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import build
import carte_italiane
import icons
import package_info
from archives import write_checksums
from bundle import shortened, windows_version
from carte_italiane.cli import COMMANDS
from package_info import APP_ID, MIME_TYPE, debian_version, filled
from setup_env import ROOT

LINUX, DESKTOP = ROOT / "packaging" / "linux", ROOT / "resources" / "desktop"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def test_no_package_has_a_version_of_its_own() -> None:
    assert carte_italiane.__version__ == package_info.VERSION
    assert f"('FileVersion', '{carte_italiane.__version__}')" in windows_version()
    texts = [path for path in (ROOT / "packaging").rglob("*") if path.suffix in {".spec", ".nsi", ".xml", ".6", ".py"}]
    assert not [path for path in texts if f'"{carte_italiane.__version__}"' in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize(
    ("version", "debian"), [("1.2.3", "1.2.3-1"), ("1.2.0rc1", "1.2.0~rc1-1"), ("1.2.0.dev4", "1.2.0~dev4-1")]
)
def test_debian_sorts_versions_before_a_release_before_it(version: str, debian: str) -> None:
    assert debian_version(version) == debian


def test_the_date_of_a_build_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert package_info.build_date() == 1700000000
    assert "2023-11-14" in filled(LINUX / "carte-italiane.6")


def test_the_manual_page_names_every_command() -> None:
    told = set(re.findall(r"^\.B ([\w\\-]+)$", filled(LINUX / "carte-italiane.6"), re.MULTILINE))
    assert {command.replace("-", r"\-") for command in COMMANDS} <= told


def test_metainfo_is_whole_in_all_languages() -> None:
    root = ElementTree.fromstring(filled(LINUX / f"{APP_ID}.metainfo.xml"))
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == carte_italiane.__version__
    for told in (root, *root.findall("screenshots/screenshot"), *root.findall("description")):
        for kind in ("summary", "caption", "p"):
            languages = [text.get(LANGUAGE, "en") for text in told.findall(kind)]
            assert languages == ["en", "it", "ru"] * (len(languages) // 3)
    for image in root.findall("screenshots/screenshot/image"):
        picture = (ROOT / "resources" / "screenshots" / Path(image.text or "").name).read_bytes()
        assert struct.unpack_from(">II", picture, 16) == (int(image.get("width", 0)), int(image.get("height", 0)))


def test_the_installer_for_windows_writes_paths_as_windows_does() -> None:
    """On Windows makensis looks for a file's name behind the last backslash only."""
    script = (ROOT / "packaging" / "windows" / "setup.nsi").read_text(encoding="utf-8")
    assert re.findall(r'File /r "\$\{BUNDLE\}\\\*\.\*"', script)
    paths = re.findall(r'^\s*(?:File|!define MUI_\w*ICON)\b.*?"?(\$\{\w+\}[^"\n]*)', script, re.MULTILINE)
    assert len(paths) >= 5
    assert [path for path in paths if "/" in path] == []


def test_a_failing_program_is_told_by_its_errors_and_its_end() -> None:
    told = "start\nerror: cannot find library libfoo.so.1\n" + "warning: nothing to see here\n" * 200
    assert "error: cannot find library libfoo.so.1" in shortened(told)
    assert shortened(told).endswith("nothing to see here\n")
    assert shortened("short") == "short"


def test_the_list_of_checksums_has_all_that_lies_there(tmp_path: Path) -> None:
    for name in ("one.deb", "two.whl", "SHA256SUMS"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    listed = write_checksums(tmp_path).read_text(encoding="utf-8").splitlines()
    assert [line.split("  ")[1] for line in listed] == ["one.deb", "two.whl"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it makes one")
def test_linux_does_not_pass_its_own_bundle_off_as_one_for_windows(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["installer"]) != 0
    assert "made on Windows or macOS" in capsys.readouterr().err


def test_entry_and_type_fit_each_other() -> None:
    entry = (DESKTOP / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert f"Icon={APP_ID}\n" in entry
    assert f"MimeType={MIME_TYPE};\n" in entry
    for key in ("GenericName", "Comment", "Keywords"):
        assert all(f"\n{key}{language}=" in entry for language in ("", "[it]", "[ru]"))
    kind = ElementTree.parse(DESKTOP / f"{APP_ID}.xml").getroot()[0]
    assert kind.get("type") == MIME_TYPE
    assert [part.get("pattern") for part in kind if part.tag.endswith("glob")] == ["*.carte"]


def test_every_text_is_filled_in() -> None:
    for name in ("carte-italiane.6", "changelog", "copyright", f"{APP_ID}.metainfo.xml"):
        assert set(re.findall(r"@[A-Z_]+@", filled(LINUX / name))) <= {"@MIT@"}


def test_small_icons_are_drawings_of_their_own() -> None:
    assert [icons.drawing("app", size).name for size in (16, 24, 48, 128, 400)] == [
        "app-16.svg",
        "app-32.svg",
        "app-48.svg",
        "app-128.svg",
        "app-512.svg",
    ]
    assert icons.drawing("record", 512).name == "record-128.svg"


def test_icons_of_all_systems_hold_every_size(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    for name in ("app", "record"):
        ico = (tmp_path / f"{name}.ico").read_bytes()
        kind, count = struct.unpack_from("<HH", ico, 2)
        assert (kind, count) == (1, 7)
        width, length, offset = ico[6], *struct.unpack_from("<II", ico, 14)
        assert width == 16
        assert ico[offset : offset + 4] == b"\x89PNG"
        assert len(ico) > offset + length
        icns = (tmp_path / f"{name}.icns").read_bytes()
        assert icns[:4] == b"icns"
        assert struct.unpack_from(">I", icns, 4)[0] == len(icns)
        assert icns.count(b"\x89PNG") == 6
