"""The trump is pushed under the stock and comes out from there: it never passes through the cards above it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from carte_italiane.play.table_settings import TableSettings
from carte_italiane.rules.events import Event, TrumpSwapped, TrumpTurned
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.rules.moves import SWAP
from carte_italiane.rules.narration import narrate
from carte_italiane.rules.views import Observation
from carte_italiane.ui.table.geometry import Box, Place, height_of, outline
from carte_italiane.ui.table.places import STOCK_Z
from carte_italiane.ui.table.view import TableView

from .conftest import NAMES, positions
from .test_table_animation import steps

RULES = BriscolaRules(seven_exchange=True)


def changes_of_height(table: TableView, card: int, events: Sequence[Event], seen: Observation) -> list[bool]:
    """Tell a step by small parts; for each time a card gets above or below the stock: whether it lay free of it."""
    table.set_speed("normal")
    table.choreographer.play(events, seen, NAMES[:2], lambda: None)
    scene, found, was_below = table.table_scene, [], None
    while table.choreographer.is_running:
        item, layout = scene.cards.get(card), scene.layout
        if item is not None and item.isVisible() and layout is not None and layout.middle.stock is not None:
            below = item.zValue() < STOCK_Z
            if was_below is not None and below != was_below:
                width = layout.middle.stock_width
                stock = Box.around(layout.middle.stock, width, height_of(width))
                at = outline(Place(item.x(), item.y(), width, item.rotation()))
                found.append(not at.overlaps(stock))
            was_below = below
        table.choreographer.pass_time(8)
    return found


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_turned_trump_is_pushed_under_the_stock(table: TableView, mirrored: bool) -> None:
    table.set_likes(TableSettings(mirrored=mirrored))
    step = next(iter(steps(RULES, 1)))
    turned = next(event.card for event in step.events if isinstance(event, TrumpTurned))
    assert changes_of_height(table, turned, step.events, step.seen) == [True]


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_exchanged_trump_comes_out_before_the_seven_is_pushed_under(table: TableView, mirrored: bool) -> None:
    table.set_likes(TableSettings(mirrored=mirrored))
    before, after = next(
        pair
        for number in range(1, 100)
        for pair in pairwise(positions(RULES, number))
        if tuple(pair[1].observe(0).moves[-1:]) == (SWAP,)
    )
    seen = after.observe(0)
    events = narrate(before.observe(0).view, SWAP, seen.view)
    swapped = next(event for event in events if isinstance(event, TrumpSwapped))
    for card in (swapped.taken, swapped.seven):
        table.set_speed("none")
        table.table_scene.arrange(before.observe(0), NAMES[:2])
        changed = changes_of_height(table, card, events, seen)
        assert changed, "the card got above the stock, or below it"
        assert all(changed)
