"""How the table is liked, switched from the menu at the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from carte_italiane.play.settings import Settings
from carte_italiane.play.table_settings import TableSettings
from carte_italiane.rules.house import BriscolaRules, ScopaRules
from carte_italiane.ui.engine_client import EngineClient
from carte_italiane.ui.main_window import MainWindow


@pytest.fixture(autouse=True)
def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is started for the others: they need not play here."""
    monkeypatch.setattr(EngineClient, "start", lambda _client: None)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = opened(qtbot, TableSettings(speed="none"))
    yield window
    window.close()


def opened(qtbot: QtBot, likes: TableSettings) -> MainWindow:
    window = MainWindow(Settings(table=likes))
    window.entries.refresh()  # made now, not when the window has been painted
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def sides(window: MainWindow) -> list[str]:
    layout = window.table.table_scene.layout
    assert layout is not None
    return [seat.side for seat in layout.seats]


def test_the_menu_shows_what_the_settings_say(qtbot: QtBot) -> None:
    window = opened(qtbot, TableSettings(mirrored=True, confirm=True, sorting="rank", speed="fast"))
    menu = window.entries.table_menu
    assert menu.mirrored.isChecked()
    assert menu.confirm.isChecked()
    assert not menu.play_forced.isChecked()
    assert menu.sortings["rank"].isChecked()
    assert window.entries.speeds["fast"].isChecked()
    assert window.table.table_scene.likes.mirrored


def test_a_mirrored_table_has_the_own_pile_at_the_left(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 1)
    before = window.table.table_scene.layout
    window.entries.table_menu.mirrored.trigger()
    after = window.table.table_scene.layout
    assert before is not None
    assert after is not None
    middle = window.table.viewport().width() / 2
    assert before.pile_of(0).x > middle > after.pile_of(0).x
    assert window.settings.table.mirrored, "remembered"


def test_each_game_is_turned_round_for_itself(window: MainWindow) -> None:
    menu = window.entries.table_menu
    assert not menu.clockwise.isEnabled(), "there is no game"
    window.start_match(ScopaRules(players=4), "club", 1)
    assert not menu.clockwise.isChecked()
    menu.clockwise.trigger()
    assert sides(window) == ["bottom", "left", "top", "right"]
    window.start_match(BriscolaRules(players=4), "club", 1)
    assert menu.clockwise.isChecked()
    menu.clockwise.trigger()
    assert sides(window) == ["bottom", "right", "top", "left"]
    assert window.settings.table.clockwise == ("scopa",)


def test_the_hand_is_sorted_at_once(window: MainWindow) -> None:
    window.start_match(ScopaRules(), "club", 1)
    hands = {}
    for name, action in window.entries.table_menu.sortings.items():
        action.trigger()
        hands[name] = window.table.controller.hand()
        places = [window.table.table_scene.cards[card].x() for card in hands[name]]
        assert places == sorted(places)
    assert hands["suit"] == tuple(sorted(hands["suit"]))
    assert hands["rank"] == tuple(sorted(hands["suit"], key=lambda card: (card % 10, card)))


def test_a_chosen_speed_is_remembered(window: MainWindow) -> None:
    window.entries.speeds["relaxed"].trigger()
    assert window.settings.table.speed == "relaxed"


@pytest.mark.parametrize("chosen", ["", "normal"])
def test_nothing_moves_where_the_system_wants_it_so_unless_a_speed_was_chosen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, user_folders: Path, chosen: str
) -> None:
    monkeypatch.setattr("carte_italiane.ui.menu_entries.usual_speed", lambda: "none")
    window = opened(qtbot, TableSettings(speed=chosen))
    window.start_match(ScopaRules(), "club", 1)
    assert window.table.choreographer.animates == bool(chosen)
    assert window.entries.speeds["none"].isChecked() == (not chosen)
    assert window.settings.table.speed == chosen, "what the system wants is no choice of the person"
    window.close()


def test_the_last_trick_is_in_the_menu_by_the_name_of_the_game(window: MainWindow) -> None:
    window.start_match(BriscolaRules(), "club", 1)
    assert window.entries.table_menu.last_taken.text() == "&Last trick again\tL"
    window.entries.table_menu.last_taken.trigger()
    assert window.table.controller.note.text == "Nothing has been taken yet."
    window.start_match(ScopaRules(), "club", 1)
    assert window.entries.table_menu.last_taken.text() == "&Last capture again\tL"
