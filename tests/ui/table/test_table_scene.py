"""The table laid out: the same each time, sharp, and nothing seen that is hidden."""

from __future__ import annotations

from carte_italiane.cards import BIT, members
from carte_italiane.rules.house import Rules, ScopaRules
from carte_italiane.rules.moves import SWAP, card_of
from carte_italiane.ui.table.places import Back, stacks
from carte_italiane.ui.table.view import TableView

from .conftest import NAMES, Sitting, positions
from .looking import picture, seated


def test_arrange_twice_is_arrange_once(table: TableView, rules: Rules) -> None:
    for match in positions(rules, 2):
        table.table_scene.arrange(match.observe(0), NAMES[: rules.players])
        first = picture(table)
        table.table_scene.arrange(match.observe(0), NAMES[: rules.players])
        assert picture(table) == first


def test_what_lay_there_before_leaves_no_trace(table: TableView, rules: Rules) -> None:
    course = list(positions(rules, 2))
    names = NAMES[: rules.players]
    table.table_scene.arrange(course[7].observe(0), names)
    expected = picture(table)
    for index in (0, 12, 3, -1, 7):
        table.table_scene.arrange(course[index].observe(0), names)
    assert picture(table) == expected


def test_no_scroll_bars_and_nothing_outside(table: TableView, rules: Rules) -> None:
    for size in ((800, 600), (1600, 900), (700, 1000)):
        table.resize(*size)
        for match in positions(rules, 3):
            table.table_scene.arrange(match.observe(0), NAMES[: rules.players])
            room = table.table_scene.sceneRect()
            assert (room.width(), room.height()) == size
            for item in table.table_scene.cards.values():
                assert room.contains(item.pos())
    assert not table.horizontalScrollBar().isVisible()
    assert not table.verticalScrollBar().isVisible()


def test_stacks_are_drawn_anew_after_a_resize(table: TableView, rules: Rules) -> None:
    scene = table.table_scene
    scene.arrange(list(positions(rules, 2))[12].observe(0), NAMES[: rules.players])
    table.resize(800, 600)
    table.sharpen()
    assert scene.tableau is not None
    assert scene.layout is not None
    for key, stack in stacks(scene.tableau, scene.layout).items():
        heap = scene.heaps[key]
        drawn = (
            scene.theme.stack(stack.width, stack.size, stack.sideways, loose=key.kind != "stock")
            if stack.size
            else scene.theme.inlay(stack.width, stack.sideways)
        )
        assert heap.pixmap().toImage() == drawn.toImage()
        assert heap.scale() == 1.0


def test_cards_are_drawn_at_their_size(table: TableView) -> None:
    table.table_scene.arrange(next(positions(ScopaRules(), 3)).observe(0), NAMES[:2])
    for item in table.table_scene.cards.values():
        assert item.place is not None
        if item.place.rotation % 90 == 0:
            assert item.picture().width() == round(item.place.width * table.devicePixelRatioF())


def test_hidden_cards_have_no_face(table: TableView, rules: Rules) -> None:
    sitting = seated(table, rules, 4)
    while not sitting.session.match.deal.is_ended:
        sitting.play()
        view = sitting.session.observation().view
        public = 0
        for move in sitting.session.observation().moves:
            public |= 0 if move == SWAP else BIT[card_of(move)]
        for match_card in (card for deal in [sitting.session.match.deal] for card in deal.laid):
            public |= BIT[match_card]
        for pile in view.piles:
            public |= pile
        known = members(public | view.hand | BIT[getattr(view, "trump_card", 0)])
        for key, item in table.table_scene.cards.items():
            if isinstance(key, Back):
                assert item.card is None
                assert not item.shows_face
            else:
                assert key in known
        drawn = {
            card
            for card in range(40)
            for width in range(24, 700, 6)
            for lying in (60, 200)
            if table.table_scene.theme.has_face(card, width, lying)
        }
        assert not drawn & {card for seat in range(1, rules.players) for card in members(hidden_hand(sitting, seat))}


def hidden_hand(sitting: Sitting, seat: int) -> int:
    """Cards in another hand that nobody has seen yet."""
    deal = sitting.session.match.deal
    return int(deal.state.hand(seat) & ~deal.state.shown() & ~BIT[getattr(deal.state, "trump_card", 40)]) & (
        BIT[40] - 1
    )
