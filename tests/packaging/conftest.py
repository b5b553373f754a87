"""What the tests of packages share: each part is made once, of the one before it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from package_info import NAME, debian_version

if TYPE_CHECKING:
    from screen_pixels import ScreenPixels


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that everything else is made of."""
    from bundle import build_wheel

    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def bundle(wheel: Path) -> Path:
    """The folder of the bundle."""
    from bundle import build_bundle

    return build_bundle(wheel)


@pytest.fixture(scope="session")
def installed(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a system on which the .deb has been unpacked."""
    from debian import architecture, build_deb

    out = tmp_path_factory.mktemp("deb")
    package = build_deb(bundle, out, compression="zstd")
    assert package.name == f"{NAME}_{debian_version()}_{architecture()}.deb"
    subprocess.run(["dpkg-deb", "--extract", package, out / "root"], check=True)
    return out / "root"


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[tuple[dict[str, str], ScreenPixels]]:
    """A virtual screen with a window manager, to be looked at."""
    from screen_pixels import ScreenPixels
    from virtual_screen import virtual_screen

    with virtual_screen(window_manager=True, pixels=tmp_path) as environment, ScreenPixels(tmp_path) as pixels:
        yield environment, pixels
