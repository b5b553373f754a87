"""Compiled files never win over newer sources, and a wheel is made whether they can be compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import compiled
import engine_build
from checks import NO_TEST_RAN
from engine_build import NotCompiled
from setup_env import ROOT

ENDING = EXTENSION_SUFFIXES[0]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose engine is two modules, with a compiler that only marks what it was given."""
    for module in ("cards", "rules/dice"):
        write(tmp_path / "carte_italiane" / f"{module}.py", f"# {module}\n")
    monkeypatch.setattr(compiled, "build", mark)
    return tmp_path


def mark(root: Path, out: Path) -> list[str]:
    made = []
    for path in engine_build.sources(root):
        made.append(path.removesuffix(".py") + ENDING)
        write(out / made[-1], "compiled " + (root / path).read_text(encoding="utf-8"))
    return made


def in_place(root: Path) -> dict[str, str]:
    return {file.name.removesuffix(ENDING): file.read_text() for file in engine_build.compiled_files(root)}


def test_the_engine_is_the_kernel_of_the_rules() -> None:
    found = {path.removeprefix("carte_italiane/").removesuffix(".py") for path in engine_build.sources(ROOT)}
    assert {"cards", "rules/captures", "rules/scopa", "rules/briscola"} <= found <= set(engine_build.MODULES)


def test_compiled_files_are_put_beside_their_sources(checkout: Path) -> None:
    assert compiled.put_in_place(checkout) == 2
    assert in_place(checkout) == {"cards": "compiled # cards\n", "dice": "compiled # rules/dice\n"}
    assert compiled.remove_stale(checkout) == ""
    assert len(in_place(checkout)) == 2


def test_an_edited_source_removes_all_compiled_files(checkout: Path) -> None:
    compiled.put_in_place(checkout)
    write(checkout / "carte_italiane" / "cards.py", "# cards, edited\n")
    assert "removed" in compiled.remove_stale(checkout)
    assert in_place(checkout) == {}


def test_files_of_an_earlier_compilation_are_removed(checkout: Path) -> None:
    compiled.put_in_place(checkout)
    write(checkout / "carte_italiane" / "cards.py", "# cards, edited\n")
    compiled.engine(checkout)  # as the tests do, without putting anything in place
    assert "removed" in compiled.remove_stale(checkout)
    assert in_place(checkout) == {}


def test_files_of_unknown_origin_are_removed(checkout: Path) -> None:
    write(checkout / "carte_italiane" / f"cards{ENDING}", "from somewhere")
    assert "removed" in compiled.remove_stale(checkout)
    assert in_place(checkout) == {}


def test_unchanged_sources_are_compiled_once(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled.engine(checkout)
    monkeypatch.setattr(compiled, "build", None)
    folder = compiled.engine(checkout)
    assert (folder / "carte_italiane" / f"cards{ENDING}").is_file()


def test_a_copy_holds_the_package_and_what_was_compiled_last(checkout: Path) -> None:
    write(checkout / "carte_italiane" / f"cards{ENDING}", "stale")
    copy = checkout / "build" / "copy"
    write(copy / "left over.py", "")
    compiled.copy_compiled(copy, checkout)
    assert in_place(copy)["cards"] == "compiled # cards\n"
    assert (copy / "carte_italiane" / "cards.py").is_file()
    assert not (copy / "left over.py").exists()


def test_clean_removes_compiled_files(checkout: Path) -> None:
    compiled.put_in_place(checkout)
    assert compiled.remove(checkout) == 2
    assert in_place(checkout) == {}


@pytest.mark.skipif(os.name == "nt", reason="setuptools looks for the compiler there")
def test_without_a_compiler_the_reason_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(NotCompiled, match="no C compiler"):
        engine_build.find_compiler()
    monkeypatch.setattr(compiled, "copy_compiled", lambda _folder: engine_build.find_compiler())
    assert compiled.run_tests([]) == NO_TEST_RAN
    assert capsys.readouterr().out == (
        "Left out, as the engine cannot be compiled here: no C compiler (no-such-compiler).\n"
    )


def build_wheel(out: Path, **environment: str) -> tuple[zipfile.ZipFile, str]:
    """The wheel of this checkout, built without the network, and what was said about it."""
    pip = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--no-build-isolation"]
    command = [*pip, "--wheel-dir", str(out), str(ROOT)]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (file,) = out.glob("carte_italiane-*.whl")
    return zipfile.ZipFile(file), done.stdout + done.stderr


def version_of(wheel: zipfile.ZipFile, folder: Path) -> str:
    """What the program in a wheel says about itself."""
    wheel.extractall(folder)
    command = [sys.executable, "-m", "carte_italiane", "--version"]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
@pytest.mark.packaging
def test_a_wheel_is_compiled_where_a_compiler_is(tmp_path: Path) -> None:
    try:
        engine_build.find_compiler()
    except NotCompiled as reason:
        pytest.skip(str(reason))
    wheel, _ = build_wheel(tmp_path)
    assert wheel.filename is not None
    assert not wheel.filename.endswith("-any.whl")
    held = {name for name in wheel.namelist() if name.endswith(ENDING)}
    wanted = {path.removesuffix(".py") + ENDING for path in engine_build.sources(ROOT)}
    assert held == wanted | {f"carte_italiane/engine__mypyc{ENDING}"}
    assert set(engine_build.sources(ROOT)) <= set(wheel.namelist())
    assert version_of(wheel, tmp_path / "installed").endswith("(compiled rules)\n")


@pytest.mark.slow
@pytest.mark.packaging
@pytest.mark.skipif(os.name == "nt", reason="setuptools looks for the compiler there")
@pytest.mark.parametrize(("compiler", "reason"), [("no-such-compiler", "no C compiler"), ("false", "exit status 1")])
def test_a_wheel_is_pure_where_compiling_fails(tmp_path: Path, compiler: str, reason: str) -> None:
    wheel, said = build_wheel(tmp_path, CC=compiler)
    assert wheel.filename is not None
    assert wheel.filename.endswith("-py3-none-any.whl")
    assert not [name for name in wheel.namelist() if name.endswith(ENDING)]
    (line,) = [line for line in said.splitlines() if "run interpreted" in line]
    assert reason in line or compiler in line
    assert version_of(wheel, tmp_path / "installed").endswith("(interpreted rules)\n")
