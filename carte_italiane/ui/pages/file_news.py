"""Slips of paper that tell in plain words what is wrong with a file, and what that means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.play.faults import Fault
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from carte_italiane.play.kept_files import FileTrouble


def start_notice(troubles: Sequence[tuple[str, Fault, Path | None]]) -> Notice:
    """Tells which of the program's own files (``settings``, ``match``) could not be used at the start, and why."""

    def title() -> str:
        if len(troubles) > 1:
            return translate("Files", "Some files could not be read")
        return _could_not_be_read(troubles[0][0])

    def text() -> str:
        texts = [
            " ".join(filter(None, (why_not_read(fault), _what_now(what), _kept_as(aside))))
            for what, fault, aside in troubles
        ]
        if len(troubles) > 1:
            texts = [f"{_could_not_be_read(what)}. {text}" for (what, _, _), text in zip(troubles, texts, strict=True)]
        return "\n\n".join(texts)

    return Notice(title, text, accept=_go_on)


def open_notice(trouble: FileTrouble) -> Notice:
    """Tells why a file that was to be opened is not."""
    return Notice(
        lambda: translate("Files", "This file cannot be opened"),
        lambda: f"{trouble.path.name}\n{why_not_read(trouble.fault)}",
        accept=_go_on,
    )


def save_notice(path: Path, fault: Fault) -> Notice:
    """Tells why a match could not be saved; nothing is lost by that."""

    def text() -> str:
        remedy = translate("Files", "Your match goes on as before; try again in another place.")
        return f"{path.name}\n{why_not_written(fault)} {remedy}"

    return Notice(lambda: translate("Files", "The match was not saved"), text, accept=_go_on)


def saved_notice(path: Path) -> Notice:
    """Tells where a match has been saved."""
    return Notice(lambda: translate("Files", "Saved"), path.name, accept=_go_on)


def saved_as(path: Path) -> str:
    """The same in a line."""
    return translate("Files", "Saved as %1.").replace("%1", path.name)


def autosave_notice(fault: Fault) -> Notice:
    """Tells that the match in progress cannot be kept on disk."""

    def text() -> str:
        meaning = translate(
            "Files",
            "You can play on, and it is tried again after every move. But if you leave the program before that works, "
            "this match is lost.",
        )
        return f"{why_not_written(fault)} {meaning}"

    return Notice(
        lambda: translate("Files", "Your match cannot be kept"), text, accept=lambda: translate("Files", "Play on")
    )


def settings_notice(fault: Fault) -> Notice:
    """Tells that what is chosen in this run is not remembered."""

    def text() -> str:
        meaning = translate("Files", "What you choose holds until you leave the program, and is then forgotten.")
        return f"{why_not_written(fault)} {meaning}"

    return Notice(lambda: translate("Files", "Your settings cannot be kept"), text, accept=_go_on)


def alone_notice() -> Notice:
    """Tells that another copy of the program runs and cannot be reached."""
    return Notice(
        lambda: translate("Files", "A second window"),
        lambda: translate(
            "Files",
            "Carte Italiane is already running, but its window does not answer. You can play here; only a match that "
            "you leave unfinished in this window is not kept, unless you save it, and neither are changed preferences.",
        ),
        accept=_go_on,
    )


def why_not_read(fault: Fault) -> str:
    """Why a file cannot be read, in a sentence."""
    return {
        Fault.DAMAGED: translate("Files", "The file is damaged, or it belongs to another program."),
        Fault.NEWER: translate("Files", "The file comes from a newer version of Carte Italiane."),
        Fault.MISSING: translate("Files", "There is no such file."),
        Fault.FOLDER: translate("Files", "It is a folder, not a file."),
        Fault.FORBIDDEN: translate("Files", "You are not allowed to read this file."),
    }.get(fault) or translate("Files", "The disk reports an error.")


def why_not_written(fault: Fault) -> str:
    """Why a file cannot be written, in a sentence."""
    return {
        Fault.MISSING: translate("Files", "The folder is not there."),
        Fault.FOLDER: translate("Files", "There is a folder of this name."),
        Fault.FORBIDDEN: translate("Files", "You are not allowed to write there."),
        Fault.PROTECTED: translate("Files", "This file is write-protected."),
        Fault.READ_ONLY: translate("Files", "Nothing can be written on this disk."),
        Fault.FULL: translate("Files", "The disk is full."),
    }.get(fault) or translate("Files", "The disk reports an error.")


def _go_on() -> str:
    return translate("Files", "Go on")


def _could_not_be_read(what: str) -> str:
    return {
        "settings": translate("Files", "Your settings could not be read"),
        "match": translate("Files", "Your unfinished match could not be read"),
    }[what]


def _what_now(what: str) -> str:
    return translate("Files", "The game starts with settings of its own.") if what == "settings" else ""


def _kept_as(aside: Path | None) -> str:
    return translate("Files", "Your file has been kept as %1.").replace("%1", aside.name) if aside else ""
