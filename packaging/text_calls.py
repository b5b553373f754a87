"""Calls in the sources that mean a text to translate: lupdate silently passes over forms it does not understand.

It understands ``self.tr("text", "comment", n)``, ``translate("Context", "text", "comment")`` and, for plural forms,
``translate("Context", "%n text", "comment", NAME, n)`` with any name in the fourth place. Keywords, f-strings and
attributes make it lose the text or its plural forms.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree


def lost_texts(sources: Path, ts_file: Path) -> list[str]:
    """Texts that are meant to be translated and did not arrive in a .ts file with all languages' texts."""
    root = ElementTree.parse(ts_file).getroot()
    gathered = {message.findtext("source") or "" for message in root.iter("message")}
    plural = {message.findtext("source") or "" for message in root.iter("message") if message.get("numerus")}
    return [
        f"{path.relative_to(sources.parent).as_posix()}:{line}: {fault}: {text!r}"
        for path in sorted(sources.rglob("*.py"))
        for line, text, is_formatted in _calls(path)
        if (fault := _fault(text, is_formatted, gathered, plural))
    ]


def _fault(text: str, is_formatted: bool, gathered: set[str], plural: set[str]) -> str:
    if is_formatted:
        return "an f-string cannot be translated"
    if text not in gathered:
        return "not found by lupdate"
    return "no plural forms" if "%n" in text and text not in plural else ""


def _calls(path: Path) -> Iterator[tuple[int, str, bool]]:
    """Line, text, and whether it is an f-string, of each call that hands a text to translation."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        place = {"tr": 0, "translate": 1}.get(_called(node.func))
        text = node.args[place] if place is not None and len(node.args) > place else None
        if isinstance(text, ast.JoinedStr):
            yield node.lineno, ast.unparse(text), True
        elif isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield node.lineno, text.value, False


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
