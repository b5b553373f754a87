"""Translations: what counts as a fault, and that gathering and compiling give the same bytes every time."""

import hashlib
from pathlib import Path

import pytest

import i18n

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>Table</name>
{messages}
</context>
</TS>
"""


def ts_file(folder: Path, *messages: str) -> Path:
    file = folder / "carte_italiane_it.ts"
    file.write_text(TS.format(messages="\n".join(messages)), encoding="utf-8")
    return file


def message(source: str, translation: str, kind: str = "", numerus: str = "") -> str:
    mark = f' type="{kind}"' if kind else ""
    return (
        f"    <message{numerus}>\n        <source>{source}</source>\n"
        f"        <translation{mark}>{translation}</translation>\n    </message>"
    )


def plural(*forms: str) -> str:
    return "".join(f"<numerusform>{form}</numerusform>" for form in forms)


def test_finished_translations_have_no_fault(tmp_path: Path) -> None:
    file = ts_file(
        tmp_path,
        message("Deal", "Smazza"),
        message("%n card(s)", plural("una carta", "%n carte"), numerus=' numerus="yes"'),
        message("{name} takes %1", "%1: lo prende {name}"),
    )
    assert i18n.faults(file) == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (message("Deal", "", "unfinished"), "unfinished: Table: 'Deal'"),
        (message("Deal", "Smazza", "unfinished"), "unfinished: Table: 'Deal'"),
        (message("Deal", "Smazza", "vanished"), "obsolete: Table: 'Deal'"),
        (message("Deal", "Smazza", "obsolete"), "obsolete: Table: 'Deal'"),
        (message("Deal", ""), "empty: Table: 'Deal'"),
        (message("%n card(s)", plural("%n carta", ""), numerus=' numerus="yes"'), "empty: Table: '%n card(s)'"),
        (message("{name} deals", "{nome} smazza"), "place markers differ: Table: '{name} deals'"),
        (message("%1 of %2", "%1"), "place markers differ: Table: '%1 of %2'"),
    ],
)
def test_faults_are_named(tmp_path: Path, line: str, fault: str) -> None:
    assert i18n.faults(ts_file(tmp_path, line)) == [f"carte_italiane_it.ts: {fault}"]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small program with two texts; returns the folder of its translations."""
    (tmp_path / "carte_italiane").mkdir()
    (tmp_path / "carte_italiane" / "a.py").write_text(
        "class A:\n    def b(self):\n        return self.tr('Deal'), self.tr('%n card(s)', '', 2)\n", encoding="utf-8"
    )
    monkeypatch.setattr(i18n, "ROOT", tmp_path)
    folder = tmp_path / "i18n"
    folder.mkdir()
    return folder


def digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def make(folder: Path) -> None:
    i18n.gather(folder)
    i18n.compile_all(folder)


def test_gathering_finds_the_texts_and_repeats_itself(program: Path) -> None:
    make(program)
    first = digests(program)
    assert len(first) == 6
    make(program)
    assert digests(program) == first
    italian = (program / "carte_italiane_it.ts").read_text(encoding="utf-8")
    assert "<source>Deal</source>" in italian
    assert "<location" not in italian
    english = (program / "carte_italiane_en.ts").read_text(encoding="utf-8")
    assert "card(s)" in english
    assert "Deal" not in english


def test_check_names_what_is_missing_unfinished_and_changed(program: Path) -> None:
    assert any("carte_italiane_ru.ts: not up to date" in line for line in i18n.check(program))
    make(program)
    assert i18n.changes(program) == []
    assert "carte_italiane_ru.ts: unfinished: A: 'Deal'" in i18n.check(program)
    source = program.parent / "carte_italiane" / "a.py"
    source.write_text(source.read_text(encoding="utf-8").replace("Deal", "Deal again"), encoding="utf-8")
    assert {"carte_italiane_it.ts", "carte_italiane_ru.ts"} <= set(i18n.changes(program))
    assert "carte_italiane_en.ts" not in i18n.changes(program)


def test_tidy_drops_what_no_text_needs(program: Path) -> None:
    make(program)
    file = program / "carte_italiane_it.ts"
    text = file.read_text(encoding="utf-8").replace(
        '<source>Deal</source>\n        <translation type="unfinished"></translation>',
        "<source>Deal</source>\n        <translation>Smazza</translation>",
    )
    assert "Smazza" in text
    file.write_text(text, encoding="utf-8")
    source = program.parent / "carte_italiane" / "a.py"
    source.write_text(source.read_text(encoding="utf-8").replace("'Deal'", "'Shuffle'"), encoding="utf-8")
    i18n.gather(program)
    assert any("obsolete" in fault for fault in i18n.faults(file))
    i18n.gather(program, tidy=True)
    assert not any("obsolete" in fault for fault in i18n.faults(file))
    assert "Smazza" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("call", "fault"),
    [
        ("self.tr('Deal')", ""),
        ("self.tr('%n card(s)', '', len(cards))", ""),
        ("translate('Table', 'Deal ' 'again', 'a button')", ""),
        ("translate('Table', '%n card(s)', '', COUNTED, number)", ""),
        ("translate('Table', '%n card(s)', '', number)", "no plural forms: '%n card(s)'"),
        ("translate('Table', 'Deal', comment='a button')", "not found by lupdate: 'Deal'"),
        ("self.tr(f'{name} deals')", "an f-string cannot be translated: \"f'{name} deals'\""),
    ],
)
def test_texts_that_lupdate_passes_over_are_named(program: Path, call: str, fault: str) -> None:
    source = program.parent / "carte_italiane" / "a.py"
    source.write_text(f"class A:\n    def b(self):\n        return {call}\n", encoding="utf-8")
    i18n.gather(program)
    assert i18n.lost(program) == ([f"carte_italiane/a.py:3: {fault}"] if fault else [])
