"""The stamp of the virtual environment, and what is said when pip fails."""

from pathlib import Path

import pytest

import setup_env
from console import Trouble, without_addresses


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with what decides about the environment, and a made-up environment in it."""
    (tmp_path / "packaging").mkdir()
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (tmp_path / "packaging" / "constraints.txt").write_text("ruff==1\n", encoding="utf-8")
    make_venv(tmp_path / ".venv")
    return tmp_path


def make_venv(venv: Path, version: str = "3.11.7") -> None:
    python = Path(setup_env.venv_program("python", venv))
    python.parent.mkdir(parents=True, exist_ok=True)
    python.touch()
    (venv / "pyvenv.cfg").write_text(f"home = /usr/bin\nversion = {version}\n", encoding="utf-8")


def put_stamp(checkout: Path) -> None:
    stamp = checkout / ".venv" / "carte-italiane-stamp"
    stamp.write_text(setup_env.fingerprint(checkout, (3, 11)), encoding="utf-8")


def test_stamped_environment_is_fresh(checkout: Path) -> None:
    assert not setup_env.is_fresh(checkout, checkout / ".venv")
    put_stamp(checkout)
    assert setup_env.is_fresh(checkout, checkout / ".venv")


@pytest.mark.parametrize("name", ["pyproject.toml", "packaging/constraints.txt"])
def test_changed_file_makes_it_stale(checkout: Path, name: str) -> None:
    put_stamp(checkout)
    with (checkout / name).open("a", encoding="utf-8") as file:
        file.write("x\n")
    assert not setup_env.is_fresh(checkout, checkout / ".venv")


def test_other_python_makes_it_stale(checkout: Path) -> None:
    put_stamp(checkout)
    make_venv(checkout / ".venv", "3.12.1")
    assert not setup_env.is_fresh(checkout, checkout / ".venv")


def test_vanished_python_makes_it_stale(checkout: Path) -> None:
    put_stamp(checkout)
    Path(setup_env.venv_program("python", checkout / ".venv")).unlink()
    assert setup_env.python_of(checkout / ".venv") is None
    assert not setup_env.is_fresh(checkout, checkout / ".venv")


def test_moved_checkout_is_stale(checkout: Path, tmp_path: Path) -> None:
    here = setup_env.fingerprint(checkout, (3, 11))
    assert here == setup_env.fingerprint(checkout, (3, 11))
    moved = tmp_path / "moved"
    (moved / "packaging").mkdir(parents=True)
    for name in ("pyproject.toml", "packaging/constraints.txt"):
        (moved / name).write_bytes((checkout / name).read_bytes())
    assert setup_env.fingerprint(moved, (3, 11)) != here


def test_line_ends_do_not_count(checkout: Path) -> None:
    here = setup_env.fingerprint(checkout, (3, 11))
    file = checkout / "pyproject.toml"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert setup_env.fingerprint(checkout, (3, 11)) == here


def test_fresh_environment_starts_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_stamp(checkout)

    def no_program(*_: object, **__: object) -> None:
        raise AssertionError("a program was started")

    monkeypatch.setattr("subprocess.run", no_program)
    monkeypatch.setattr("subprocess.Popen", no_program)
    setup_env.make_ready(checkout, checkout / ".venv")


def test_failed_installation_leaves_no_stamp(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_stamp(checkout)
    (checkout / "pyproject.toml").write_text("[project] # new\n", encoding="utf-8")

    def fail(*_: object) -> None:
        raise Trouble("no network", 1)

    monkeypatch.setattr(setup_env, "_has_pip", lambda _: True)
    monkeypatch.setattr(setup_env, "_pip", fail)
    with pytest.raises(Trouble, match="no network"):
        setup_env.make_ready(checkout, checkout / ".venv")
    assert not (checkout / ".venv" / "carte-italiane-stamp").exists()


def test_good_installation_is_stamped(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(setup_env, "_has_pip", lambda _: True)
    monkeypatch.setattr(setup_env, "_pip", lambda _venv, arguments, _title: asked.append(list(arguments)))
    setup_env.make_ready(checkout, checkout / ".venv")
    assert setup_env.is_fresh(checkout, checkout / ".venv")
    assert len(asked) == 2
    assert all(str(checkout / "packaging" / "constraints.txt") in arguments for arguments in asked)
    assert asked[1][-2:] == ["--editable", f"{checkout}[dev]"]


def test_missing_network_is_explained() -> None:
    lines = [
        "Looking in indexes: https://name:secret@index.example/simple",
        "WARNING: Retrying: NewConnectionError('<...>: Failed to establish a new connection')",
        "ERROR: No matching distribution found for hatchling",
    ]
    told = setup_env.explain_pip_failure(lines)
    assert "network" in told
    assert "secret" not in told


def test_unknown_failure_shows_the_last_lines_without_addresses() -> None:
    lines = ["Looking in indexes: https://name:secret@a.example/simple", "ERROR: https://name:secret@b.example/x broke"]
    told = setup_env.explain_pip_failure(lines)
    assert "ERROR: (address) broke" in told
    assert "secret" not in told


def test_full_disk_is_explained() -> None:
    assert "disk is full" in setup_env.explain_pip_failure(["OSError: [Errno 28] No space left on device"])


def test_addresses_are_struck_out() -> None:
    assert without_addresses("at ftp://u:p@h/x and HTTP://H") == "at (address) and (address)"


def test_constraints_pin_all_that_the_project_names() -> None:
    text = (setup_env.ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8")
    pins = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert all("==" in line for line in pins)
    pinned = {line.split("==")[0].lower().replace("_", "-") for line in pins}
    assert {"pyside6-essentials", "platformdirs", "pytest", "mypy", "ruff", "hatchling", "import-linter"} <= pinned
