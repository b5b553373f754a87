"""Matches as files: saved and opened by menu, dropped on the window, handed over by the system."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent, QKeySequence

from carte_italiane.ui.keeping import is_watched
from carte_italiane.ui.menu import entry, key_for
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QFileDialog

    from carte_italiane.rules.match import Match
    from carte_italiane.ui.main_window import MainWindow

ENDING: Final = "carte"


class Saving(QObject):
    """The menu entries, and what is dropped on the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._saved_as: tuple[object, Path] | None = None
        self._saved: Match | None = None
        self._dialog: QFileDialog | None = None
        self.open_action = entry(window.menus.game, self.ask_what_to_open, QKeySequence.StandardKey.Open)
        self.save_action = entry(window.menus.game, self.save, QKeySequence.StandardKey.Save)
        self.save_as_action = entry(window.menus.game, self.ask_where_to_save, None)
        self.save_as_action.setShortcuts(key_for(QKeySequence.StandardKey.SaveAs, "Ctrl+Shift+S"))
        window.setAcceptDrops(True)
        window.table.setAcceptDrops(False)  # the window takes what is dropped anywhere
        window.table.viewport().setAcceptDrops(False)
        window.installEventFilter(self)

    def retext(self) -> None:
        """Write the menu entries."""
        self.open_action.setText(translate("Saving", "&Open…"))
        self.save_action.setText(translate("Saving", "&Save"))
        self.save_as_action.setText(translate("Saving", "Save &as…"))

    def refresh(self) -> None:
        """Without a match there is nothing to save."""
        for action in (self.save_action, self.save_as_action):
            action.setEnabled(self._window.session is not None)

    def open_file(self, path: Path) -> None:
        """Go on with the match in a file; where there is none, say so."""
        from carte_italiane.play.kept_files import FileTrouble, open_record_file

        found = open_record_file(path)
        if isinstance(found, FileTrouble):
            from carte_italiane.ui.pages.file_news import open_notice

            self._window.tell(open_notice(found))
        elif found.match.is_over or is_watched(found):  # only looked at: it takes no other's place
            self._window.open_record(found)
        else:
            from carte_italiane.ui.pages.file_news import shown_name

            self._window.keeping.unless_given_up(lambda: self._window.open_record(found), shown_name(path))

    def save(self) -> None:
        """Save to the file that this match has been saved to, else ask."""
        if self._saved_as is not None and self._saved_as[0] is self._window.session:
            self.save_to(self._saved_as[1])
        else:
            self.ask_where_to_save()

    def has_saved(self, match: Match) -> bool:
        """The person has this match in a file, up to its last move."""
        return self._saved is match

    def save_to(self, path: Path, then: Callable[[], object] | None = None) -> None:
        """Write the record of the match to a file, and do something if that works."""
        session = self._window.session
        if session is None:
            return
        from datetime import datetime

        from carte_italiane import __version__
        from carte_italiane.play.faults import fault_of
        from carte_italiane.play.record import record_text
        from carte_italiane.play.storage import write_whole
        from carte_italiane.ui.pages.file_news import save_notice

        saved = datetime.now().astimezone().isoformat(timespec="seconds")
        meta = {**session.meta(), "saved": saved, "program": f"carte-italiane {__version__}"}
        try:
            write_whole(path, record_text(session.match, session.players, meta))
        except OSError as error:
            self._window.tell(save_notice(path, fault_of(error)))
            return
        self._saved_as, self._saved = (session, path), session.match
        if then is not None:
            then()
        else:
            self._say_saved(path)

    def ask_where_to_save(self, then: Callable[[], object] | None = None) -> None:
        """Offer the folder of saved games and a name, and do something when the match has been saved."""
        session = self._window.session
        if session is None:
            return
        from PySide6.QtWidgets import QFileDialog

        dialog = self._file_dialog()
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING)
        dialog.selectFile(f"{session.rules.game}-{session.number}.{ENDING}")
        dialog.setWindowTitle(translate("Saving", "Save the match"))
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name), then))
        dialog.open()

    def ask_what_to_open(self) -> None:
        """Show the folder of saved games."""
        from PySide6.QtWidgets import QFileDialog

        dialog = self._file_dialog()
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setWindowTitle(translate("Saving", "Open a match"))
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.open()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a file that is dragged onto the window."""
        if event.type() not in (QEvent.Type.DragEnter, QEvent.Type.Drop) or not isinstance(event, QDropEvent):
            return False
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if not files:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self.open_file(files[0])
        return True

    def _file_dialog(self) -> QFileDialog:
        from carte_italiane.paths import saved_games_folder
        from carte_italiane.ui.file_dialog import file_dialog

        if self._dialog is not None:
            self._dialog.deleteLater()
        folder = self._saved_as[1].parent if self._saved_as is not None else saved_games_folder()
        if not os.access(folder, os.W_OK):  # it cannot be made, or is for looking only
            folder = Path.home()
        matches = translate("Saving", "Saved matches (%1)").replace("%1", f"*.{ENDING}")
        self._dialog = file_dialog(self._window, folder, [matches, translate("Saving", "All files (*)")])
        return self._dialog

    def _say_saved(self, path: Path) -> None:
        from carte_italiane.ui.pages.file_news import saved_as, saved_notice

        if self._window.stage.page is None:
            self._window.table.remark(saved_as(path))
        else:
            self._window.tell(saved_notice(path))
