"""The development tool: which steps it takes, what it hands to pytest, and how it fails."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

import checks
import dev
import system_packages
from checks import NO_TEST_RAN, Results, Step
from console import Trouble
from setup_env import ROOT


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    mark = "@pytest.mark." + "x11\n"  # in two parts, or this very file would count as marked
    for name, text in {"rules/test_a.py": "", "ui/test_b.py": mark, "ui/test_c.py": ""}.items():
        file = tmp_path / "tests" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


class Ran:
    """Notes the steps instead of running them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, on_x11: Sequence[str] = ()) -> None:
        self.steps: list[Step] = []
        self.programs: tuple[str, ...] = ()
        monkeypatch.setattr(Results, "run", self._note)
        monkeypatch.setattr(dev, "set_up", self._set_up)
        monkeypatch.setattr(dev, "virtual_screen", self._screen)
        monkeypatch.setattr(dev, "remove", lambda: 0)
        monkeypatch.setattr(dev, "x11_tests", lambda _paths: list(on_x11))

    def _note(self, step: Step) -> None:
        self.steps.append(step)

    def _set_up(self, *programs: str, bundled: bool = False) -> None:
        self.programs = programs

    @contextmanager
    def _screen(self, **_: bool) -> Iterator[dict[str, str]]:
        yield {"DISPLAY": ":99", "QT_QPA_PLATFORM": "xcb"}

    def names(self) -> list[str]:
        return [step.name for step in self.steps]


def test_whole_run_takes_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = Ran(monkeypatch)
    assert dev.test([]) == 0
    linters = ["ruff check", "ruff format", "mypy", "import contracts"]
    assert ran.names() == [*linters, "translations", "pytest, compiled rules", "pytest"]
    assert ran.programs == ()


def test_named_tests_skip_the_linters(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = Ran(monkeypatch)
    assert dev.test(["tests/packaging", "-k", "named"]) == 0
    assert ran.names() == ["pytest"]
    assert list(ran.steps[0].command[1:]) == ["-m", "pytest", "tests/packaging", "-k", "named"]


def test_options_alone_keep_the_linters(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = Ran(monkeypatch)
    dev.test(["--slow"])
    assert len(ran.steps) == 7
    assert ran.steps[-1].command[-1] == "--slow"


@pytest.mark.skipif(sys.platform != "linux", reason="screens of X and AT-SPI are for Linux")
def test_slow_tests_also_get_what_a_screen_reader_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = Ran(monkeypatch)
    assert dev.test(["--slow"]) == 0
    assert ran.programs == ("Xvfb", "openbox", "xdotool", "dbus-run-session", "at-spi", "pyatspi")
    assert all(system_packages.APT.package_for(program) for program in ran.programs)


@pytest.mark.skipif(sys.platform != "linux", reason="X servers are for Linux")
def test_x11_tests_run_on_a_virtual_screen_before_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = Ran(monkeypatch, ["tests/ui/test_b.py"])
    dev.test(["--slow"])
    assert ran.programs[:3] == ("Xvfb", "openbox", "xdotool")
    assert ran.names()[-2:] == ["pytest on an X server", "pytest"]
    x11, offscreen = ran.steps[-2:]
    assert x11.environment is not None
    assert x11.environment["DISPLAY"] == ":99"
    assert x11.command[-1] == "tests/ui/test_b.py"
    assert "--slow" in x11.command
    assert offscreen.environment is not None
    assert offscreen.environment["QT_QPA_PLATFORM"] == "offscreen"


def test_x11_tests_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = Ran(monkeypatch, ["tests/ui/test_b.py"])
    dev.test(["--no-x11"])
    assert ran.names()[-2:] == ["pytest, compiled rules", "pytest"]
    assert "--no-x11" not in ran.steps[-1].command


@pytest.mark.skipif(sys.platform != "linux", reason="packages of Linux are made there")
def test_packages_have_a_run_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = Ran(monkeypatch)
    monkeypatch.setattr(dev, "make_ready_for_packages", lambda: None)
    assert dev.test(["--packaging"]) == 0
    (step,) = ran.steps
    assert list(step.command[1:]) == ["-m", "pytest", "-m", "bundle", "-n", "0", "--packaging", "tests/packaging"]
    assert {"Xvfb", "cc", "dpkg-shlibdeps"} <= set(ran.programs)
    assert all(system_packages.APT.package_for(program) for program in ran.programs)


def test_given_paths(tests_folder: Path) -> None:
    arguments = ["tests/rules", "-k", "tests", "-x", "tests/ui/test_c.py::test_one", "nowhere", "-n", "2"]
    assert checks.given_paths(arguments, tests_folder) == ["tests/rules", "tests/ui/test_c.py::test_one"]
    assert checks.given_paths(["tests/mistyped.py"], tests_folder) == ["tests/mistyped.py"]


def test_x11_tests_are_found(tests_folder: Path) -> None:
    marked = "tests/ui/test_b.py"
    assert checks.x11_tests([], tests_folder) == [marked]
    assert checks.x11_tests(["tests/ui", marked], tests_folder) == [marked]
    assert checks.x11_tests([f"{marked}::test_x", "tests/ui/test_c.py::test_y"], tests_folder) == [f"{marked}::test_x"]
    assert checks.x11_tests(["tests/rules", "tests/mistyped.py"], tests_folder) == []


@pytest.mark.parametrize(
    ("cores", "arguments", "shared"), [(4, [], True), (1, [], False), (4, ["-n0"], False), (4, ["--new"], True)]
)
def test_tests_are_shared_among_cores(
    monkeypatch: pytest.MonkeyPatch, cores: int, arguments: list[str], shared: bool
) -> None:
    monkeypatch.setattr(checks, "usable_cores", lambda: cores)
    command = checks.pytest_step(arguments).command
    assert ("worksteal" in command) == shared
    assert ("4" in command) == shared


@pytest.mark.parametrize(
    ("outcomes", "status"),
    [
        ([("mypy", 0), ("pytest", 0)], 0),
        ([("mypy", 1), ("pytest", 0)], 1),
        ([("mypy", 0), ("pytest", 1)], 1),
        ([("mypy", -9), ("pytest", 0)], 1),
        ([("pytest on an X server", 0), ("pytest", NO_TEST_RAN)], 0),
        ([("pytest on an X server", NO_TEST_RAN), ("pytest", NO_TEST_RAN)], 1),
        ([("mypy", 0), ("pytest", NO_TEST_RAN)], 1),
        ([("mypy", 0)], 0),
    ],
)
def test_exit_status(outcomes: list[tuple[str, int]], status: int) -> None:
    results = Results([(name, code, 1.0) for name, code in outcomes])
    assert results.exit_status() == status


def test_a_step_is_run_and_summed_up(capfd: pytest.CaptureFixture[str]) -> None:
    results = Results()
    results.run(Step("good", [sys.executable, "-c", "print('seen')"]))
    results.run(Step("bad", [sys.executable, "-c", "raise SystemExit(3)"]))
    assert "seen" in capfd.readouterr().out
    assert results.exit_status() == 1
    good, bad = results.summary().splitlines()
    assert good.split()[:2] == ["ok", "good"]
    assert bad.split()[:2] == ["FAILED", "bad"]


def test_expected_failure_is_told_without_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: Sequence[str]) -> int:
        raise Trouble("There is no network.", 7)

    monkeypatch.setitem(dev.COMMANDS, "test", fail)
    assert dev.main(["test"]) == 7
    assert capsys.readouterr().err == "There is no network.\n"


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    assert dev.main([]) == 2
    assert dev.main(["dance"]) == 2
    assert capsys.readouterr().out.count("python packaging/dev.py run") == 3


class Started:
    """Notes which program ``run`` starts, on a machine with or without a display."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, display: bool) -> None:
        self.commands: list[list[str]] = []
        self.screens = 0
        monkeypatch.setattr(dev, "DEMO_FOLDER", "build/demo-in-a-test")
        monkeypatch.setattr(dev, "has_display", lambda: display)
        monkeypatch.setattr(dev, "set_up", lambda *_: None)
        monkeypatch.setattr(dev, "virtual_screen", self._screen)
        monkeypatch.setattr("subprocess.run", self._note)

    @contextmanager
    def _screen(self) -> Iterator[dict[str, str]]:
        self.screens += 1
        yield {"DISPLAY": ":99"}

    def _note(self, command: Sequence[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        self.commands.append(list(command[1:]))
        return subprocess.CompletedProcess(command, 0)


def test_sounds_are_made_by_their_program(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, ...]] = []

    def call(*command: str) -> int:
        called.append(command)
        return 0

    monkeypatch.setattr(dev, "call", call)
    assert dev.main(["sounds", "--check"]) == 0
    assert [command[1:] for command in called] == [(str(ROOT / "resources" / "soundwork"), "--check")]


def test_run_with_a_display_starts_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    started = Started(monkeypatch, display=True)
    assert dev.run(["match.carte"]) == 0
    assert started.commands == [["-m", "carte_italiane", "match.carte"]]
    assert started.screens == 0


def test_run_without_a_display_plays_the_demonstration(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started = Started(monkeypatch, display=False)
    assert dev.run([]) == 0
    assert started.commands == [["-m", "carte_italiane", "--demo", "build/demo-in-a-test"]]
    assert started.screens == 1
    assert "no display" in capsys.readouterr().out


def test_run_without_a_display_still_runs_windowless_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    started = Started(monkeypatch, display=False)
    assert dev.run(["replay", "x.carte"]) == 0
    assert started.commands == [["-m", "carte_italiane", "replay", "x.carte"]]
    assert started.screens == 0
