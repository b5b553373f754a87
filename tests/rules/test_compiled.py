"""Compiled and interpreted rules are the same rules."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from carte_italiane import cards
from carte_italiane.engine_kind import engine_kind, is_compiled
from compiled import EXPECTED, copy_compiled, copy_sources
from engine_build import NotCompiled
from setup_env import ROOT

PROGRAM = Path(__file__).with_name("deals_digest.py")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a compiled copy of the package."""
    folder = tmp_path_factory.mktemp("compiled")
    try:
        copy_compiled(folder)
    except NotCompiled as reason:
        pytest.skip(f"the engine cannot be compiled here: {reason}")
    return folder


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sources alone."""
    folder = tmp_path_factory.mktemp("interpreted")
    copy_sources(folder)
    return folder


def digest(folder: Path, deals: int) -> tuple[str, str]:
    """Which engine ran, and the digest of what it said about so many deals."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    command = [sys.executable, str(PROGRAM), str(deals)]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    which, _, found = done.stdout.partition(" ")
    return which, found


@pytest.mark.parametrize("deals", [500, pytest.param(5000, marks=pytest.mark.slow)])
def test_every_deal_goes_the_same(compiled: Path, interpreted: Path, deals: int) -> None:
    of_sources = digest(interpreted, deals)
    of_compiled = digest(compiled, deals)
    assert (of_sources[0], of_compiled[0]) == ("interpreted", "compiled")
    assert of_sources[1] == of_compiled[1]


def test_tests_run_against_the_engine_they_are_meant_for() -> None:
    assert is_compiled() == (os.environ.get(EXPECTED) == "compiled")


def test_the_program_knows_which_engine_it_runs() -> None:
    assert is_compiled() == str(cards.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert engine_kind() == ("compiled" if is_compiled() else "interpreted")
