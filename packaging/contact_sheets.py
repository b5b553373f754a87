"""Contact sheets of the table to look at, in build/contact-sheets (nothing there is kept in the repository).

    python packaging/contact_sheets.py [tables] [bursts] [ends]

tables  every game and number of players at three moments, for sizes, languages and scale factors
bursts  twelve pictures of each animation
ends    the score sheet at the end of a match
Each sheet of a scale factor is made by a process of its own; pictures of single tables are beside the sheets.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

import sheet_moments
from carte_italiane.rules.house import SCOPONE, BriscolaRules, ScopaRules
from carte_italiane.rules.match import Match
from carte_italiane.ui.app import application, open_window
from carte_italiane.ui.table.view import TableView
from carte_italiane.ui.texts import default_name
from carte_italiane.ui.translation import install_language
from first_moves import play_first_moves

FOLDER = Path(__file__).resolve().parents[1] / "build" / "contact-sheets"
LANGUAGES = ("en", "it", "ru")
SIZES = ((800, 600), (1280, 800), (2560, 1440), (3840, 2160), (700, 1000))
#: Scale factors, each with the sizes (in window pixels) that are pictured at it.
FACTORS = {"1": SIZES, "1.25": SIZES[:2], "1.5": SIZES[:2], "2": (*SIZES[:2], SIZES[4])}
CELL = 480
COLUMNS = 4
#: Between two pictures of an animation, in milliseconds, and how many are shown of it.
STEP = 60
SHOWN = 12


def sheet(name: str, pictures: Sequence[tuple[str, QImage]], columns: int = COLUMNS) -> None:
    """Lay pictures out in a grid, each with its name."""
    shape = pictures[0][1].size().scaled(CELL, 10 * CELL, Qt.AspectRatioMode.KeepAspectRatio)
    across, along = shape.width() + 8, shape.height() + 24
    rows = -(-len(pictures) // columns)
    laid = QImage(across * columns, along * rows, QImage.Format.Format_RGB32)
    laid.fill(QColor("white"))
    painter = QPainter(laid)
    for number, (title, picture) in enumerate(pictures):
        left, top = across * (number % columns), along * (number // columns)
        small = picture.scaled(shape, mode=Qt.TransformationMode.SmoothTransformation)
        small.setDevicePixelRatio(1.0)
        painter.drawText(QRectF(left + 4, top, across - 8, 20), title)
        painter.drawImage(left + 4, top + 20, small)
    painter.end()
    laid.save(str(FOLDER / f"{name}.png"))
    print(FOLDER / f"{name}.png", flush=True)


def shown_table(size: tuple[int, int]) -> TableView:
    """A table of a size, without animation."""
    view = TableView()
    view.set_speed("none")
    view.resize(*size)
    view.show()
    QApplication.processEvents()
    view.sharpen()
    return view


def lay(view: TableView, match: Match) -> None:
    """Lay out a moment as the first seat sees it."""
    players = match.rules.players
    view.table_scene.kinds = ("human", "club", "master", "beginner")[:players]
    view.table_scene.arrange(match.observe(0), [default_name(seat) for seat in range(players)])


def tables(factor: str) -> None:
    """A sheet for every size and language at the scale factor of this process."""
    for size in FACTORS[factor]:
        view = shown_table(size)
        for language in LANGUAGES if factor == "1" else LANGUAGES[-1:]:
            install_language(language)
            pictures = []
            for title, match in sheet_moments.moments():
                lay(view, match)
                picture = view.grab().toImage()
                pictures.append((title, picture))
                if language == LANGUAGES[-1]:
                    name = f"{size[0]}x{size[1]}-at-{factor}-{title.replace(' ', '-')}.png"
                    picture.save(str(FOLDER / "single" / name))
            sheet(f"tables-{size[0]}x{size[1]}-at-{factor}-{language}", pictures)
        view.close()


def bursts() -> None:
    """A sheet for every animation."""
    view = shown_table((1280, 800))
    view.set_speed("normal")
    install_language("it")
    for name, before, after, events in sheet_moments.animations():
        names = [default_name(seat) for seat in range(after.rules.players)]
        if before is None:
            view.table_scene.clear_table()
        else:
            lay(view, before)
        view.choreographer.play(events, after.observe(0), names, lambda: None)
        frames = list(_frames(view))
        chosen = [frames[len(frames) * number // SHOWN] for number in range(SHOWN)] if len(frames) > SHOWN else frames
        chosen.append(("end", view.grab().toImage()))
        sheet(f"burst-{name}", chosen)


def _frames(view: TableView) -> Iterator[tuple[str, QImage]]:
    """Pictures of what is running, without those that show the same."""
    before, passed = None, 0
    while view.choreographer.is_running:
        picture = view.grab().toImage()
        if picture != before:
            yield f"{passed} ms", picture
        before = picture
        view.choreographer.pass_time(STEP)
        passed += STEP


def ends() -> None:
    """The last score sheet of a match of each game, in each language."""
    pictures = []
    for size in SIZES[:2]:
        for language in LANGUAGES:
            for rules in (ScopaRules(), BriscolaRules(players=3), SCOPONE):
                window = open_window(language=language, keeps=False)
                window.resize(*size)
                window.table.set_speed("none")
                window.show()
                play_first_moves(window, rules, lambda session: session.match.is_over)
                QApplication.processEvents()
                pictures.append((f"{rules.game} {size[0]}x{size[1]} {language}", window.grab().toImage()))
                window.close()
        sheet(f"ends-{size[0]}x{size[1]}", pictures, len(LANGUAGES))
        pictures.clear()


def main(arguments: Sequence[str]) -> int:
    """Make all sheets, or those of one factor in this process."""
    (FOLDER / "single").mkdir(parents=True, exist_ok=True)
    wanted = arguments or ("tables", "bursts", "ends")
    if wanted[0] in FACTORS:
        _application = application()
        tables(wanted[0])
        return 0
    if "tables" in wanted:
        for factor in FACTORS:
            environment = os.environ | {"QT_SCALE_FACTOR": factor}
            subprocess.run([sys.executable, __file__, factor], env=environment, check=True)
    _application = application()
    if "bursts" in wanted:
        bursts()
    if "ends" in wanted:
        ends()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
