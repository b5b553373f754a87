"""The unfinished match: kept after every move, offered on the start page, given up only when the person says so.

A match that has been played out is kept until its result has been seen.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from carte_italiane.play.session import HUMAN
from carte_italiane.play.taking_back import before_last_decision
from carte_italiane.ui.texts import game_name
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from carte_italiane.play.autosave import Autosave
    from carte_italiane.play.kept_files import FileTrouble
    from carte_italiane.play.record import Record
    from carte_italiane.play.session import Player, Session
    from carte_italiane.rules.match import Match
    from carte_italiane.ui.main_window import MainWindow


class Keeping(QObject):
    """Keeps the matches of one window in one file, or (``path`` None) not at all."""

    _told = Signal(object)

    def __init__(self, window: MainWindow, path: Path | None) -> None:
        super().__init__(window)
        self.trouble: FileTrouble | None = None
        self._window = window
        self._path = path
        self._state: tuple[Match, tuple[Player, ...], dict[str, object]] | None = None
        self._kept: Session | None = None
        self._found: Match | None = None
        self._autosave: Autosave | None = None
        self._begun = self._due = self._is_given_up = False
        self._told.connect(self._tell)
        if path is not None and _may_be_there(path):
            self._read(path)

    @property
    def unfinished(self) -> Record | None:
        """The match that can be gone on with, or whose result has not been seen."""
        if self._state is None or self._is_seen():  # so it is on most starts, which need not know records then
            return None
        from carte_italiane.play.record import Record

        return Record(*self._state)

    def offer(self) -> None:
        """Offer the unfinished match on the start page."""
        record = self.unfinished
        self._window.start_page.deal_row.offers_watched = record is not None and is_watched(record)
        self._window.start_page.deal_row.offers_result = record is not None and record.match.is_over
        self._window.start_page.offer(in_a_line(record) if record is not None else "")

    def go_on(self) -> None:
        """Sit down at the unfinished match again."""
        record = self.unfinished
        if record is not None:
            self._window.open_record(record)

    def follow(self, session: Session) -> None:
        """Keep this match from now on; one at which the person only looks never takes the place of an own one."""
        if self._path is None:
            return
        record = self.unfinished
        has_room = record is None or not _has_been_played(record)
        is_next = not session.match.is_over and (has_room or not session.is_watched)
        if is_next or (self._state is not None and session.match is self._state[0]):
            self._kept = session
            session.on_change(lambda: self._keep(session))

    def left(self) -> None:
        """The person has left the table: a result that was seen there need not be kept."""
        if self._is_seen():
            self._state, self._due = None, True
            if self._begun:
                self._write()
        self._kept = None

    def unless_given_up(self, then: Callable[[], None], instead: str = "") -> None:
        """Do what ends the unfinished match: at once if nothing has been played in it, else after asking.

        ``instead``: the name of the file that is to be opened.
        """
        record = self.unfinished
        if record is None or not _has_been_played(record):
            then()
            return
        from carte_italiane.ui.pages.notice import Notice

        notice = Notice(
            lambda: translate("Keeping", "Give up the unfinished match?"),
            lambda: (
                f"{in_a_line(record)}\n"
                + (translate("Keeping", "“%1” is opened in its place.").replace("%1", instead) + " " if instead else "")
                + translate("Keeping", "Only one match is kept for later; save it to keep more.")
            ),
            accept=lambda: translate("Keeping", "Give it up"),
            reject=lambda: translate("Keeping", "Keep it"),
        )
        self._window.ask(notice, then)

    def may_leave(self) -> bool:
        """The window may close; else the person is asked now."""
        from carte_italiane.ui.leaving import may_leave

        return may_leave(self._window)

    def would_lose(self, record: Record) -> bool:
        """Something has been played in it that cannot be written, and the person neither has it nor has given it up."""
        if self._path is None or self._is_given_up or not _has_been_played(record):
            return False
        if record.match is self._found or self._window.entries.saving.has_saved(record.match):
            return False
        if self._autosave is None or not self._autosave.is_kept():
            self._begun = True
            self._write()
        return self._autosave is None or not self._autosave.is_kept()

    def give_up(self) -> None:
        """What cannot be written may be lost."""
        self._is_given_up = True

    def close(self) -> None:
        """Let nothing unwritten be lost with the window."""
        self.begin()
        if self._autosave is not None:
            self._autosave.close()

    def _read(self, path: Path) -> None:
        from carte_italiane.play.kept_files import FileTrouble, take_kept_record

        found = take_kept_record(path)
        if isinstance(found, FileTrouble):
            self.trouble = found
        elif found is not None:
            self._state = found.match, found.players, dict(found.meta)
            self._found = found.match

    def _is_seen(self) -> bool:
        """The match at the table has been played out, and its last sheet has been shown."""
        return self._kept is not None and self._kept.match.is_over and not self._kept.is_showing

    def _keep(self, session: Session) -> None:
        self._state = session.match, session.players, session.meta()
        self._due = True
        if self._begun:
            self._write()

    def begin(self) -> None:
        """The window has been painted, which writing would have held up: write from now on."""
        self._begun = True
        if self._due:
            self._write()

    def _write(self) -> None:
        from carte_italiane.play.autosave import Autosave, Kept

        self._due = False
        if self._autosave is None and self._path is not None:
            self._autosave = Autosave(self._path, self._told.emit)
            self._autosave.clean()
        if self._autosave is not None:
            self._autosave.keep(None if self._state is None else Kept(*self._state))

    def _tell(self, error: Exception | None) -> None:
        if error is not None:
            from carte_italiane.play.faults import fault_of
            from carte_italiane.ui.pages.save_notice import UnkeptNotice

            notice = UnkeptNotice(fault_of(error))
            notice.save_wanted.connect(notice.accepted)
            notice.save_wanted.connect(self._window.entries.saving.ask_where_to_save)
            self._window.tell(notice)


def _may_be_there(path: Path) -> bool:
    """Nearly always it is clear that it is not, and then nobody need know records."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def in_a_line(record: Record) -> str:
    """A match in a line: the game, and how it stands."""
    scores = ":".join(map(str, record.match.scores))
    return f"{game_name(record.match.rules.game)}, {scores}"


def is_watched(record: Record) -> bool:
    """The person only looked on; players that are not told are the person and computer players."""
    return bool(record.players) and record.players[0].kind != HUMAN


def _has_been_played(record: Record) -> bool:
    """The person has done something in it that would be lost."""
    match = record.match
    return not is_watched(record) and not match.is_over and _has_course(match)


def _has_course(match: Match) -> bool:
    return any(deal.is_complete for deal in match.deals) or before_last_decision(match, 0) is not None
