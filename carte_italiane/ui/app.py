"""The application: options, language, look, log, and the main window."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import signal
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QEvent, QMessageLogContext, Qt, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from carte_italiane import __version__
from carte_italiane.paths import DESKTOP_ID, data_folder, log_file, resource, settings_file
from carte_italiane.play.settings import load_settings
from carte_italiane.terminal import complain, options
from carte_italiane.ui.main_window import MainWindow
from carte_italiane.ui.one_program import OneProgram
from carte_italiane.ui.style import apply_style
from carte_italiane.ui.translation import LANGUAGES, choose_language

if TYPE_CHECKING:
    from types import TracebackType

    from carte_italiane.play.settings import Settings, Trouble
    from carte_italiane.ui.pages.notice import Notice

#: The icon is drawn when the window is there: it costs as much time as all cards.
ICON_AFTER_MS: Final = 300
#: Sound is set up when the window has been painted; nothing is to be heard before.
SOUND_AFTER_MS: Final = 500
#: Garbage is looked for when the program is complete.
TIDY_AFTER_MS: Final = 1000
#: Other starts can reach this one when its window is there.
LISTEN_AFTER_MS: Final = 200
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
_LOG = logging.getLogger("carte_italiane")


def main(argv: list[str]) -> int:
    """Run the window; returns the exit status."""
    given = options(lambda: _parser().parse_args(argv))
    files = _absolute(given.file)
    if files is None:
        complain(f"carte-italiane: '{given.file}' is meant in a folder that is not there any more")
        return 2
    start_log()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Python would first notice Ctrl-C when the window calls it
    if not _has_display():
        complain("carte-italiane: there is no display here for the window")
        return 2
    if given.demo is not None:
        from carte_italiane.ui.demo import run_demo

        return run_demo(partial(open_window, given.language, keeps=False), given.demo)
    gc.disable()  # by itself it collects in any thread; see ``Tidying``
    app = application()
    only = OneProgram(data_folder(), app)
    if not only.take() and only.hand_over(files):
        return 0
    settings, trouble = load_settings(settings_file())
    window = open_window(given.language, settings, keeps=only.is_first)
    _begin(window, only, trouble, files)
    window.show()
    QTimer.singleShot(SOUND_AFTER_MS, window, partial(_give_sound, window))
    QTimer.singleShot(TIDY_AFTER_MS, window, partial(_keep_tidy, window))
    status = int(app.exec())
    only.close()
    return status


def _absolute(file: Path | None) -> list[Path] | None:
    """The file that was asked for, if one was, wherever it is opened; None without the folder that it is meant in."""
    try:
        return [Path(os.path.abspath(file))] if file is not None else []
    except OSError:
        return None


def _begin(window: MainWindow, only: OneProgram, trouble: Trouble | None, files: list[Path]) -> None:
    """The first page: a match that was asked for, else the choice of a game; before it, what is out of the ordinary."""
    if trouble is not None and trouble.aside is None:
        window.preferences.leave_file()
    notice = _news(window, only, trouble)
    if notice is None and files:
        window.entries.saving.open_file(files[0])
    else:
        window.show_start_page()
    if notice is not None:
        window.tell(notice)
        if files:
            notice.accepted.connect(partial(window.entries.saving.open_file, files[0]))
    if only.is_first:
        only.called.connect(partial(_called, window))
        QTimer.singleShot(LISTEN_AFTER_MS, only, only.listen)
    app = QApplication.instance()
    if isinstance(app, Application):
        app.file_wanted.connect(window.entries.saving.open_file)


def _news(window: MainWindow, only: OneProgram, trouble: Trouble | None) -> Notice | None:
    """What a person has to know before anything else: files that were put aside, another copy that does not answer."""
    if trouble is not None or window.keeping.trouble is not None:
        from carte_italiane.ui.pages.start_news import start_notice

        return start_notice(trouble, window.keeping.trouble)
    if not only.is_first:
        from carte_italiane.ui.pages.file_news import alone_notice

        return alone_notice()
    return None


def _called(window: MainWindow, files: list[Path]) -> None:
    """The program was started again: here it is."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if files:
        window.entries.saving.open_file(files[0])


class Application(QApplication):
    """Takes the files that macOS opens with the program, now or while it runs."""

    #: Until then a fault of Qt that ends the program means that it has nothing to draw on.
    has_window_system: ClassVar = False
    file_wanted = Signal(object)

    def event(self, event: QEvent) -> bool:
        """A file is to be opened."""
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)


def _has_display() -> bool:
    """Whether Qt has something to draw on; asked before it, for it would end the program by a crash."""
    return sys.platform != "linux" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))


def application() -> QApplication:
    """The one application object, named and dressed."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else Application([*sys.argv[:1], "-style", "fusion"])
    Application.has_window_system = True
    app.setApplicationName("Carte Italiane")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_ID)
    apply_style(app)
    QTimer.singleShot(ICON_AFTER_MS, partial(_show_icon, app))
    return app


def _give_sound(window: MainWindow) -> None:
    from carte_italiane.ui.sounds import give_sound

    give_sound(window)


def _keep_tidy(window: MainWindow) -> None:
    from carte_italiane.ui.tidying import Tidying

    Tidying(window.table.choreographer, window)


def _show_icon(app: QApplication) -> None:
    from PySide6.QtGui import QIcon

    icon = QIcon()
    for size in ICON_SIZES:
        path = resource("icons", f"app-{size}.svg")
        if path.exists():
            icon.addFile(str(path))
    app.setWindowIcon(icon)


def open_window(language: str | None = None, settings: Settings | None = None, *, keeps: bool = True) -> MainWindow:
    """The main window in a language (default: the system's), not shown yet."""
    application()
    choose_language(language or (settings.language if settings is not None else None) or None)
    return MainWindow(settings, keeps=keeps)


def start_log() -> None:
    """Write what goes wrong, Qt's messages and uncaught exceptions included, into the user's log folder."""
    logging.raiseExceptions = False  # a log that cannot be written is no news for a terminal
    logging.basicConfig(level=logging.INFO, handlers=[_Log()])
    sys.excepthook = _log_exception
    qInstallMessageHandler(_log_qt_message)


class _Log(logging.Handler):
    """Opens the rotating log file when there is something to write: at most starts there is not."""

    _file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write an entry."""
        if self._file is None:
            self._file = _log_file()
            self._file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self._file.handle(record)


def _log_file() -> logging.Handler:
    from carte_italiane.ui.log import LogFile

    try:
        return LogFile(log_file())
    except OSError:
        return logging.NullHandler()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="carte-italiane", description="Scopa, Scopone and Briscola.")
    parser.add_argument("--language", choices=LANGUAGES, help="language of the window, else that of the preferences")
    parser.add_argument("--demo", type=Path, metavar="FOLDER", help="computer players play a deal of each game")
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a record to go on with")
    return parser


def _log_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    _LOG.critical("uncaught exception", exc_info=(kind, error, trace))
    sys.__excepthook__(kind, error, trace)


def _log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    level = logging.INFO if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) else logging.WARNING
    _LOG.log(level, "Qt (%s): %s", context.category, message)
    if kind != QtMsgType.QtFatalMsg:
        return
    if not Application.has_window_system:
        complain(_no_window())
        os._exit(2)  # Qt would abort
    else:
        complain(f"carte-italiane: {message.strip()}")


def _no_window() -> str:
    names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
    asked = ", ".join(f"{name}={os.environ[name]}" for name in names if os.environ.get(name))
    where = f" ({asked})" if asked else ""
    return f"carte-italiane: no window can be shown here{where}; why, is in the log: {log_file()}"
