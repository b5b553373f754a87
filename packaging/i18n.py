"""Translations: gather the texts of the program into .ts files, and compile these into .qm files beside them.

    python packaging/i18n.py            gather and compile
    python packaging/i18n.py --tidy     the same, and drop translations that no text needs any more
    python packaging/i18n.py --check    change nothing; name all that is unfinished, obsolete or out of date

English texts stand in the program itself, so the English file holds only plural forms.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from console import Trouble, say
from setup_env import ROOT, venv_program
from text_calls import lost_texts

LANGUAGES = ("en", "it", "ru")
FOLDER = ROOT / "resources" / "i18n"
SOURCES = "carte_italiane"

_PLACE_MARKER = re.compile(r"%L?n|%L?\d|\{\w*\}")
_UNWANTED = {"unfinished": "unfinished", "vanished": "obsolete", "obsolete": "obsolete"}


def ts_name(language: str) -> str:
    """The file name of a language's translations."""
    return f"carte_italiane_{language}.ts"


def gather(folder: Path, tidy: bool = False) -> None:
    """Bring the .ts files up to date with the texts in the sources."""
    for language in LANGUAGES:
        only = ["-pluralonly"] if language == "en" else []
        drop = ["-no-obsolete"] if tidy else []
        # Guessing is off: a translation guessed from a similar text is wrong more often than right.
        fixed = ["-silent", "-locations", "none", "-disable-heuristic", "similartext", "-source-language", "en"]
        target = ["-target-language", language, "-ts", str(folder / ts_name(language))]
        _run("pyside6-lupdate", "-extensions", "py", SOURCES, *only, *drop, *fixed, *target)


def compile_all(folder: Path) -> None:
    """Make the .qm files out of the .ts files."""
    for language in LANGUAGES:
        source = folder / ts_name(language)
        _run("pyside6-lrelease", "-silent", str(source), "-qm", str(source.with_suffix(".qm")))


def faults(ts_file: Path) -> list[str]:
    """What is wrong in one .ts file: unfinished, obsolete or empty translations, and lost place markers."""
    return [f"{ts_file.name}: {fault}" for fault in _faults(ElementTree.parse(ts_file).getroot())]


def _faults(root: ElementTree.Element) -> Iterator[str]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            comment = message.findtext("comment")
            shown = f"{context.findtext('name')}: {source!r}" + (f" ({comment})" if comment else "")
            translation = message.find("translation")
            if translation is None or translation.get("type") in _UNWANTED:
                kind = "unfinished" if translation is None else _UNWANTED[translation.get("type") or ""]
                yield f"{kind}: {shown}"
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if not all(form.strip() for form in forms):
                yield f"empty: {shown}"
            elif any(_markers(form) - _markers(source) for form in forms) or _markers(source) - _markers(forms[-1]):
                yield f"place markers differ: {shown}"


def _markers(text: str) -> set[str]:
    return set(_PLACE_MARKER.findall(text))


def changes(folder: Path) -> list[str]:
    """Files that gathering and compiling anew would change."""
    with tempfile.TemporaryDirectory() as made:
        again = Path(made)
        for language in LANGUAGES:
            if (folder / ts_name(language)).exists():
                shutil.copy(folder / ts_name(language), again)
        gather(again)
        compile_all(again)
        if not folder.exists() and not any("<message" in _text(path) for path in again.glob("*.ts")):
            return []  # a program that says nothing yet
        names = sorted(path.name for path in again.iterdir())
        return [name for name in names if not _same(folder / name, again / name)]


def _same(one: Path, other: Path) -> bool:
    if not one.exists():
        return False
    if one.suffix == ".ts":
        return _text(one) == _text(other)  # read as text: line ends differ between systems
    return one.read_bytes() == other.read_bytes()


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def check(folder: Path = FOLDER) -> list[str]:
    """All that keeps the translations from being complete and up to date, one line each."""
    existing = [folder / ts_name(language) for language in LANGUAGES if (folder / ts_name(language)).exists()]
    outdated = [f"{name}: not up to date (run: packaging/dev.py i18n)" for name in changes(folder)]
    return outdated + [fault for path in existing for fault in faults(path)] + lost(folder)


def lost(folder: Path) -> list[str]:
    """Texts of the program that lupdate passed over, one line each."""
    complete = folder / ts_name("it")
    return lost_texts(ROOT / SOURCES, complete) if complete.exists() else []


def _counts() -> list[str]:
    """What is left to do, in short: one line per file, and the texts that got lost."""
    numbers = {ts_name(language): len(faults(FOLDER / ts_name(language))) for language in LANGUAGES}
    return [f"{name}: {number} to do (--check names them)" for name, number in numbers.items() if number] + lost(FOLDER)


def _run(program: str, *arguments: str) -> None:
    tool = Path(sys.executable).parent / Path(venv_program(program)).name
    done = subprocess.run([tool, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    lines = (done.stdout + done.stderr).splitlines()
    told = "\n".join(line for line in lines if line.strip() and not line.startswith("Scanning directory"))
    if done.returncode != 0:
        raise Trouble(f"{program} failed:\n{told}", 1)
    if told:
        say(told)


def main(arguments: list[str] | None = None) -> int:
    """Command line entry; returns 1 if a check found something."""
    parser = argparse.ArgumentParser(prog="i18n", description="Gather, compile or check the translations.")
    parser.add_argument("--check", action="store_true", help="change nothing; name what is not in order")
    parser.add_argument("--tidy", action="store_true", help="drop translations that no text needs any more")
    options = parser.parse_args(arguments)
    try:
        if not options.check:
            FOLDER.mkdir(parents=True, exist_ok=True)
            gather(FOLDER, options.tidy)
            compile_all(FOLDER)
        lines = check() if options.check else _counts()
    except Trouble as trouble:
        say(str(trouble))
        return trouble.status
    say("\n".join(lines) or "All texts are translated and up to date.")
    return 1 if options.check and lines else 0


if __name__ == "__main__":
    sys.exit(main())
