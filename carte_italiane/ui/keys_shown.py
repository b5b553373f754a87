"""Which keys there are: those of the table and of pages in words, those of the menus as the menus have them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from carte_italiane.ui.mnemonics import without_mnemonic
from carte_italiane.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenu

_KEY = Qt.Key
_ARROWS = {_KEY.Key_Left: "←", _KEY.Key_Right: "→", _KEY.Key_Up: "↑", _KEY.Key_Down: "↓"}


class KeyRow(NamedTuple):
    """A key, or several, as they are written and as they are read aloud, and what they do."""

    keys: str
    spoken: str
    does: str


class KeySection(NamedTuple):
    """Keys that belong together."""

    title: str
    rows: tuple[KeyRow, ...]


def key_sections(menus: Iterable[QMenu]) -> list[KeySection]:
    """Everything, in the language of now; menus without keys are left out."""
    found = [KeySection(plain(menu.title()), tuple(_of_menu(menu))) for menu in menus]
    first, *others = [_at_the_table(), *(section for section in found if section.rows)]
    return [first, *others, _on_pages()]


def plain(text: str) -> str:
    """The text of a menu or an entry without its mnemonic, its key and its dots."""
    return without_mnemonic(text.split("\t")[0]).removesuffix("…")


def key_name(key: QKeySequence | Qt.Key) -> str:
    """A key as this system and language call it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _of_menu(menu: QMenu) -> Iterator[KeyRow]:
    for action in menu.actions():
        below = action.menu()
        if below is not None:
            yield from _of_menu(below)  # type: ignore[arg-type]
        elif keys := keys_of(action):
            yield KeyRow(keys, keys, plain(action.text()))


def keys_of(action: QAction) -> str:
    """The keys of an entry; one that is written in its text is a key that is held down."""
    shown = [key_name(key) for key in action.shortcuts()]
    if "\t" in action.text():
        held = translate("Keys", "%1, held down", "a key").replace("%1", action.text().split("\t")[1])
        shown.append(held)
    return ", ".join(shown)


def _row(does: str, *keys: Qt.Key) -> KeyRow:
    names = [key_name(key) for key in keys]
    signs = [_ARROWS.get(key, name) for key, name in zip(keys, names, strict=True)]
    return KeyRow(" ".join(signs), ", ".join(names), does)


def _at_the_table() -> KeySection:
    does = translate("Keys", "Play this card of the hand")
    rows = (
        KeyRow("1 – 9, 0", "1 – 9, 0", does),
        _row(translate("Keys", "To the next card"), _KEY.Key_Left, _KEY.Key_Right),
        _row(translate("Keys", "To the table, the piles, the players"), _KEY.Key_Up, _KEY.Key_Down),
        _row(translate("Keys", "Play or take the card"), _KEY.Key_Enter),
        _row(translate("Keys", "Finish what is moving, or end a pause"), _KEY.Key_Space),
        _row(translate("Keys", "Take back a choice, put away a hint"), _KEY.Key_Escape),
    )
    return KeySection(translate("Keys", "At the table"), rows)


def _on_pages() -> KeySection:
    rows = (
        _row(translate("Keys", "To the next field or button"), _KEY.Key_Tab),
        _row(translate("Keys", "Press the button that stands out"), _KEY.Key_Enter),
        _row(translate("Keys", "From line to line"), _KEY.Key_Up, _KEY.Key_Down),
        _row(translate("Keys", "Close the page"), _KEY.Key_Escape),
    )
    return KeySection(translate("Keys", "On pages"), rows)
