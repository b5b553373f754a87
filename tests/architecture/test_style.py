"""House style that linters do not check: sizes, words, one docstring for each module."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("carte_italiane", "packaging", "tests", "resources/artwork")
LONGEST_FILE = 400
LONGEST_FUNCTION = 50
VAGUE_WORDS = ("manager", "handler", "helper", "utils")

SOURCES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))


def is_drawing(path: Path) -> bool:
    """Whether a file belongs to the generator of drawings, which is mostly coordinates."""
    return path.is_relative_to(ROOT / "resources" / "artwork")


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def long_functions(tree: ast.AST, limit: int = LONGEST_FUNCTION) -> list[str]:
    return [node.name for node in functions(tree) if (node.end_lineno or node.lineno) - node.lineno + 1 > limit]


def vague_names(path: Path, tree: ast.AST) -> list[str]:
    """The names of a file and its classes that hold a word which says nothing."""
    names = [path.stem] + [node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [name for name in names if any(word in name.lower() for word in VAGUE_WORDS)]


@pytest.fixture(params=SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def source(request: pytest.FixtureRequest) -> Path:
    path = request.param
    assert isinstance(path, Path)
    return path


def test_file_keeps_the_style(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    tree = ast.parse(text)
    assert len(text.splitlines()) <= LONGEST_FILE, "too long a file"
    assert is_drawing(source) or not long_functions(tree), "too long a function"
    assert not vague_names(source, tree), "names that say nothing"
    assert ast.get_docstring(tree), "a module says in a docstring what it is"


def test_sources_are_found() -> None:
    assert len(SOURCES) > 20
    assert any(is_drawing(path) for path in SOURCES)


def test_the_measures_work() -> None:
    body = "\n".join("    pass" for _ in range(LONGEST_FUNCTION))
    assert long_functions(ast.parse(f"def lengthy():\n{body}")) == ["lengthy"]
    assert vague_names(Path("card_utils.py"), ast.parse("class DeckManager: ...\nclass Deck: ...")) == [
        "card_utils",
        "DeckManager",
    ]
