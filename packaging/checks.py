"""The steps of a test run, one after the other, each with its time; and what to hand to pytest."""

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from console import say
from setup_env import ROOT, venv_program

NO_TEST_RAN = 5  # pytest's exit status when it selected nothing

_OPTIONS_WITH_VALUE = {"-k", "-m", "-n", "-o", "-p", "-W", "-c", "-r", "--durations", "--maxfail", "--tb"}
_MOST_WORKERS = 8


@dataclass(frozen=True, slots=True)
class Step:
    """One program to run, with a name for the summary."""

    name: str
    command: Sequence[str]
    environment: Mapping[str, str] | None = None


@dataclass(slots=True)
class Results:
    """What the steps gave."""

    outcomes: list[tuple[str, int, float]] = field(default_factory=list)

    def run(self, step: Step) -> None:
        """Run one step and remember its exit status and time."""
        say(f"== {step.name}")
        start = time.monotonic()
        done = subprocess.run(step.command, cwd=ROOT, env=step.environment, check=False)
        self.outcomes.append((step.name, done.returncode, time.monotonic() - start))

    def exit_status(self) -> int:
        """0 if every step passed; a part of the tests may be empty, but not all of them."""
        statuses = [status for _, status, _ in self.outcomes]
        if any(status not in (0, NO_TEST_RAN) for status in statuses):
            return 1
        pytest_statuses = [status for name, status, _ in self.outcomes if name.startswith("pytest")]
        return 1 if pytest_statuses and all(status == NO_TEST_RAN for status in pytest_statuses) else 0

    def summary(self) -> str:
        """One line per step."""
        words = {0: "ok", NO_TEST_RAN: "no test"}
        return "\n".join(
            f"  {words.get(status, 'FAILED'):<8} {name:<24} {seconds:6.1f} s" for name, status, seconds in self.outcomes
        )


def lint_steps() -> list[Step]:
    """Style, types, imports."""
    python = venv_program("python")
    return [
        Step("ruff check", [python, "-m", "ruff", "check"]),
        Step("ruff format", [python, "-m", "ruff", "format", "--check"]),
        Step("mypy", [python, "-m", "mypy"]),
        Step("import contracts", [venv_program("lint-imports"), "--no-cache", "--no-logo"]),
    ]


def translation_step() -> Step:
    """Nothing unfinished, obsolete or out of date."""
    return Step("translations", [venv_program("python"), str(ROOT / "packaging" / "i18n.py"), "--check"])


def pytest_step(arguments: Sequence[str]) -> Step:
    """All tests that need no X server, shared among the cores when there are many tests."""
    return Step("pytest", [venv_program("python"), "-m", "pytest", *_shared(arguments)], _offscreen())


def compiled_step(arguments: Sequence[str]) -> Step:
    """The tests of the rules once more, against the compiled engine."""
    command = [venv_program("python"), str(ROOT / "packaging" / "compiled.py"), "--test", *_shared(arguments)]
    return Step("pytest, compiled rules", command, _offscreen())


def packages_step(arguments: Sequence[str]) -> Step:
    """The tests that make packages, one after the other: they share what they make."""
    command = [venv_program("python"), "-m", "pytest", "-m", "bundle", "-n", "0", *arguments]
    return Step("pytest, packages", [*command, *([] if given_paths(arguments) else ["tests/packaging"])], _offscreen())


def x11_step(tests: Sequence[str], arguments: Sequence[str], screen: Mapping[str, str]) -> Step:
    """The tests that need a real X server, one after the other."""
    others = [argument for argument in arguments if argument not in given_paths(arguments)]
    command = [venv_program("python"), "-m", "pytest", "-m", "x11", *others, "-n", "0", *tests]
    return Step("pytest on an X server", command, screen)


def given_paths(arguments: Sequence[str], root: Path = ROOT) -> list[str]:
    """Those of pytest's arguments that name files, folders or single tests."""
    before = ("", *arguments)
    return [
        argument
        for previous, argument in zip(before, arguments, strict=False)
        if not argument.startswith("-")
        and previous not in _OPTIONS_WITH_VALUE
        and (argument.startswith("tests/") or (root / argument.split("::")[0]).exists())
    ]


def x11_tests(paths: Sequence[str], root: Path = ROOT) -> list[str]:
    """The test files (or single tests) below these paths, or anywhere, that need an X server."""
    found = []
    for path in paths or ["tests"]:
        start, _, single = path.partition("::")
        files = sorted((root / start).rglob("test_*.py")) if (root / start).is_dir() else [root / start]
        marked = [file for file in files if file.is_file() and "mark.x11" in file.read_text(encoding="utf-8")]
        found += [path] if single and marked else [file.relative_to(root).as_posix() for file in marked]
    return list(dict.fromkeys(found))


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _shared(arguments: Sequence[str]) -> list[str]:
    """Arguments for pytest, with the number of processes to share the tests among."""
    own = given_paths(arguments) or _has_option(arguments, "-n")
    return [*([] if own else _worker_options(usable_cores())), *arguments]


def _worker_options(cores: int) -> list[str]:
    return ["-n", str(min(cores, _MOST_WORKERS)), "--dist", "worksteal"] if cores > 1 else []


def _has_option(arguments: Sequence[str], option: str) -> bool:
    return any(argument.startswith(option) and not argument.startswith("--") for argument in arguments)


def _offscreen() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
