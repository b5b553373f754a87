"""The import contracts of pyproject.toml hold, and programs without a window never load Qt."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def python(code: str, *arguments: str, sent: str = "") -> subprocess.CompletedProcess[str]:
    """Run a piece of code in a fresh interpreter."""
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, cwd=ROOT, input=sent, capture_output=True, text=True, timeout=60, check=False)


def test_import_contracts_hold() -> None:
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = python(lint)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


@pytest.mark.parametrize("module", ["cli", "paths", "cards", "rules", "bots", "bots.engine", "play", "__main__"])
def test_module_imports_no_qt(module: str) -> None:
    code = (
        f"import sys, carte_italiane.{module}\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))])"
    )
    done = python(code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("arguments", "sent"),
    [(["engine"], '{"quit": true}\n'), (["replay", "--json", "-"], '{"format": "something else"}\n')],
)
def test_command_loads_no_qt(arguments: list[str], sent: str) -> None:
    code = (
        "import atexit, sys\n"
        "from carte_italiane.__main__ import main\n"
        "atexit.register(lambda: print('QT', any(name.startswith('PySide6') for name in sys.modules)))\n"
        "sys.exit(main())"
    )
    done = python(code, *arguments, sent=sent)
    assert done.stdout.splitlines()[-1:] == ["QT False"], done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_rules_name_no_qt() -> None:
    files = sorted((ROOT / "carte_italiane" / "rules").rglob("*.py"))
    assert files
    for path in files:
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
        modules += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
        assert not [name for name in modules if re.match(r"PySide|PyQt|shiboken", name)], path


def test_qt_searches_no_source_when_the_window_is_loaded() -> None:
    """A new PySide6 may want another way to be spared that: see carte_italiane/ui/__init__.py."""
    code = (
        "import inspect\n"
        "searched = []\n"
        "inspect.getsource = lambda module: searched.append(module.__name__) or ''\n"
        "import carte_italiane.ui.app\n"
        "print([name for name in searched if name.startswith('carte_italiane.')])"
    )
    done = python(code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("[]", "['carte_italiane.ui']")


def test_the_first_painting_needs_no_thinking_process_and_no_sockets() -> None:
    unwanted = ("engine_client", "QtNetwork", "play.autosave", "play.record")
    code = f"import sys, carte_italiane.ui.app\nprint([name for name in sys.modules if name.endswith({unwanted})])"
    done = python(code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_the_first_page_and_a_match_need_neither_players_nor_what_only_files_need() -> None:
    code = (
        "import os, sys\n"
        "os.environ['QT_QPA_PLATFORM'] = 'offscreen'\n"
        "from carte_italiane.rules.house import SCOPONE\n"
        "from carte_italiane.ui.app import open_window\n"
        "window = open_window('en')\n"
        "window.show_start_page()\n"
        "window.start_match(SCOPONE, 'club', number=7)\n"
        "window.show()\n"
        "unwanted = ('json', 'carte_italiane.play.record', 'carte_italiane.bots.roster')\n"
        "print([name for name in unwanted if name in sys.modules])\n"
        "sys.stdout.flush()\n"
        "os._exit(0)  # nothing is waited for\n"
    )
    done = python(code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"
