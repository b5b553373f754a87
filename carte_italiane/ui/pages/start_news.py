"""A slip of paper at the start: which of the program's own files could not be used, why, and what that means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte_italiane.play.faults import Fault
from carte_italiane.ui.pages.file_news import forgotten, go_on, shown_name, why_not_read
from carte_italiane.ui.pages.notice import Notice
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from pathlib import Path

    from carte_italiane.play.kept_files import FileTrouble
    from carte_italiane.play.settings import Trouble

#: More places in a file are not named one by one.
_MOST_PLACES = 6


def start_notice(settings: Trouble | None, match: FileTrouble | None) -> Notice:
    """Tells what is the matter with the settings, with the unfinished match, or with both."""

    def told() -> list[tuple[str, str]]:
        found = []
        if settings is not None:
            found.append((_settings_title(settings), _about_settings(settings)))
        if match is not None:
            title = translate("Files", "Your unfinished match could not be read")
            found.append((title, _sentences(why_not_read(match.fault), _kept_as(match.aside, match.fault))))
        return found

    def title() -> str:
        both = translate("Files", "Some files could not be read")
        return both if len(told()) > 1 else told()[0][0]

    def text() -> str:
        slips = told()
        return "\n\n".join(f"{title}. {text}" for title, text in slips) if len(slips) > 1 else slips[0][1]

    return Notice(title, text, accept=go_on)


def _settings_title(trouble: Trouble) -> str:
    if trouble.fault == Fault.PARTLY:
        return translate("Files", "Some of your preferences could not be used")
    return translate("Files", "Your preferences could not be read")


def _about_settings(trouble: Trouble) -> str:
    why, meaning = why_not_read(trouble.fault), translate("Files", "The game starts with its usual preferences.")
    if trouble.fault == Fault.PARTLY:
        why = translate("Files", "These entries of the file make no sense here: %1.")
        why = why.replace("%1", ", ".join(trouble.lost[:_MOST_PLACES]) + ("…" if trouble.lost[_MOST_PLACES:] else ""))
        meaning = translate("Files", "All others hold.")
    left = "" if trouble.aside is not None else forgotten()
    return _sentences(why, meaning, _kept_as(trouble.aside, trouble.fault), left)


def _kept_as(aside: Path | None, fault: Fault) -> str:
    if aside is None:
        return ""
    if fault == Fault.FOLDER:
        return translate("Files", "The folder is now called %1.").replace("%1", shown_name(aside))
    return translate("Files", "Your file has been kept as %1.").replace("%1", shown_name(aside))


def _sentences(*sentences: str) -> str:
    return " ".join(filter(None, sentences))
