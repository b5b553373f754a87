"""The virtual screen answers while it is used, and is gone afterwards."""

import shutil
import sys

import pytest

from virtual_screen import has_display, virtual_screen

linux = pytest.mark.skipif(sys.platform != "linux", reason="X servers are for Linux")
with_xvfb = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed")


@linux
def test_no_variable_means_no_display() -> None:
    assert not has_display({})
    assert not has_display({"DISPLAY": ""})


@linux
def test_a_display_that_does_not_answer_is_none() -> None:
    assert not has_display({"DISPLAY": ":64999"})
    assert not has_display({"DISPLAY": ":64999.0"})


@linux
def test_wayland_and_distant_displays_are_believed() -> None:
    assert has_display({"WAYLAND_DISPLAY": "wayland-0"})
    assert has_display({"DISPLAY": "far.example:10.0"})


def test_other_platforms_have_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    assert has_display({})


@linux
@with_xvfb
def test_screen_lives_as_long_as_it_is_used() -> None:
    with virtual_screen("640x480") as environment:
        assert has_display(environment)
        assert environment["QT_QPA_PLATFORM"] == "xcb"
        with virtual_screen("640x480") as other:
            assert other["DISPLAY"] != environment["DISPLAY"]
    assert not has_display(environment)


@linux
@with_xvfb
def test_screen_ends_after_a_failure() -> None:
    displays: list[str] = []

    def use_it() -> None:
        with virtual_screen("640x480") as environment:
            displays.append(environment["DISPLAY"])
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        use_it()
    assert displays
    assert not has_display({"DISPLAY": displays[0]})
