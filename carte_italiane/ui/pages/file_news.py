"""Slips of paper that tell in plain words what is wrong with a file, and what that means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carte_italiane.play.faults import Fault
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.translation import translate

#: A name may have no blanks, and a slip of paper is not wide.
LONGEST_NAME: Final = 40

if TYPE_CHECKING:
    from pathlib import Path

    from carte_italiane.play.kept_files import FileTrouble


def open_notice(trouble: FileTrouble) -> Notice:
    """Tells why a file that was to be opened is not."""
    return Notice(
        lambda: translate("Files", "This file cannot be opened"),
        lambda: f"{shown_name(trouble.path)}\n{why_not_read(trouble.fault)}",
        accept=go_on,
    )


def save_notice(path: Path, fault: Fault) -> Notice:
    """Tells why a match could not be saved; nothing is lost by that."""

    def text() -> str:
        remedy = translate("Files", "Your match goes on as before; try again in another place.")
        return f"{shown_name(path)}\n{why_not_written(fault)} {remedy}"

    return Notice(lambda: translate("Files", "The match was not saved"), text, accept=go_on)


def saved_notice(path: Path) -> Notice:
    """Tells where a match has been saved."""
    return Notice(lambda: translate("Files", "Saved"), shown_name(path), accept=go_on)


def saved_as(path: Path) -> str:
    """The same in a line."""
    return translate("Files", "Saved as %1.").replace("%1", shown_name(path))


def settings_notice(fault: Fault) -> Notice:
    """Tells that what is chosen in this run is not remembered."""

    return Notice(
        lambda: translate("Files", "Your preferences cannot be kept"),
        lambda: f"{why_not_written(fault)} {forgotten()}",
        accept=go_on,
    )


def forgotten() -> str:
    """What it means that settings are not kept."""
    return translate("Files", "What you choose applies until you leave the program, and is then forgotten.")


def alone_notice() -> Notice:
    """Tells that another copy of the program runs and cannot be reached."""
    return Notice(
        lambda: translate("Files", "A second window"),
        lambda: translate(
            "Files",
            "Carte Italiane is already running, but its window does not answer. You can play here; only a match that "
            "you leave unfinished in this window is not kept, unless you save it, and neither are changed preferences.",
        ),
        accept=go_on,
    )


def shown_name(path: Path) -> str:
    """The name of a file; from the middle of a long one something is left out, for its beginning and end tell most."""
    name = path.name
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME // 2]}…{name[-LONGEST_NAME // 2 + 1 :]}"


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


def go_on() -> str:
    """The answer to what is only told."""
    return translate("Files", "Continue")
