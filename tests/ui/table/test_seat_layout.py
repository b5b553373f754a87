"""The geometry of the table at every size: nothing clipped, nothing that hides a rank or suit."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carte_italiane.rules.house import Rules
from carte_italiane.ui.table.card_theme import SMALL
from carte_italiane.ui.table.geometry import Box, Place, height_of, outline
from carte_italiane.ui.table.places import Back, StackKey, card_places, stacks
from carte_italiane.ui.table.seat_layout import Layout, Question, lay_out
from carte_italiane.ui.table.tableau import HIDDEN, Pile, Tableau

from .conftest import VARIETIES

SIZES = [
    (800, 600),
    (640, 480),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (700, 1000),
    (1080, 1920),
    (1920, 700),
    (1024, 1024),
]
#: The part of a card's width that its large index needs.
INDEX = 74 / 300


def question(size: tuple[int, int], rules: Rules, slots: int = 0) -> Question:
    return Question(*size, rules.game, rules.players, getattr(rules, "cards_each", 3), slots)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = request.param
    return found


@pytest.fixture
def layout(size: tuple[int, int], rules: Rules) -> Layout:
    return lay_out(question(size, rules))


def full_tableau(rules: Rules, hand: int, slots: int = 12) -> Tableau:
    """Hands as large as they get, a full table, a full trick, a thick pile with sweeps for each side."""
    cards = iter(range(40))
    own = tuple(next(cards) for _ in range(hand))
    briscola = rules.game == "briscola"
    table = () if briscola else tuple(next(cards) for _ in range(slots))
    trick = tuple((seat, next(cards)) for seat in range(rules.players)) if briscola else ()
    turned = next(cards) if briscola else HIDDEN
    piles = tuple(Pile(14, () if briscola else ((next(cards), 4), (next(cards), 9))) for _ in range(rules.sides))
    hands = (own, *((HIDDEN,) * hand for _ in range(1, rules.players)))
    stock = 0 if rules.game == "scopone" else 20
    return Tableau(rules.game, hands, table, HIDDEN, trick, piles, stock, turned, turned // 10, 0, 0)


def parts(layout: Layout, tableau: Tableau) -> dict[str, Box]:
    """What must not overlap: labels, piles, stock, fans, the whole hand, each table card."""
    places = card_places(tableau, layout)
    found: dict[str, Box] = {"slip": layout.slip}
    for seat, spot in enumerate(layout.seats):
        found[f"plate {seat}"] = spot.plate
        backs = [outline(place) for key, place in places.items() if isinstance(key, Back) and key.seat == seat]
        if backs:
            found[f"fan {seat}"] = around(backs)
    for side, pile in enumerate(tableau.piles):
        size = height_of(layout.other_width)
        found[f"pile {side}"] = around(
            [Box.around(layout.pile_of(side), size, size), *(outline(places[card]) for card, _ in pile.sweeps)]
        )
    found["hand"] = around([outline(places[card]) for card in tableau.hands[0]])
    for card in (*tableau.slots, *(card for _, card in tableau.trick)):
        found[f"card {card}"] = Box.around(
            outline(places[card]).centre, places[card].width, height_of(places[card].width)
        )
    if tableau.stock:
        stock = [
            Box.around(stack.spot, stack.width, height_of(stack.width) + 8)
            for key, stack in stacks(tableau, layout).items()
            if key.kind == "stock"
        ]
        found["stock"] = around(stock + ([outline(places[tableau.turned])] if tableau.turned >= 0 else []))
    return found


def around(boxes: list[Box]) -> Box:
    return Box.spanning(
        min(box.x for box in boxes),
        min(box.y for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


def overlapping(found: dict[str, Box], slack: float) -> list[tuple[str, str]]:
    return [(one, other) for one, other in combinations(found, 2) if found[one].overlaps(found[other], slack)]


@pytest.mark.parametrize("slots", [4, 6, 8, 12])
def test_nothing_is_clipped_or_covered(size: tuple[int, int], rules: Rules, slots: int) -> None:
    layout = lay_out(question(size, rules, slots))
    found = parts(layout, full_tableau(rules, getattr(rules, "cards_each", 3), slots))
    assert [name for name, box in found.items() if not layout.size.holds(box)] == []
    assert overlapping(found, slack=layout.gap * 0.6) == []


def test_hand_cards_show_their_index(layout: Layout, rules: Rules) -> None:
    hand = getattr(rules, "cards_each", 3)
    places = card_places(full_tableau(rules, hand), layout)
    own = [places[card] for card in range(hand)]
    for one, other in pairwise(own):
        assert other.x - one.x >= INDEX * one.width


def test_the_hand_is_the_largest(layout: Layout) -> None:
    assert layout.hand_width >= layout.middle.card_width
    assert layout.middle.card_width >= layout.other_width * 0.95
    assert layout.hand_width > layout.other_width


def test_table_cards_stay_readable(layout: Layout) -> None:
    assert layout.middle.card_width >= 48


@given(
    size=st.tuples(st.integers(640, 3840), st.integers(480, 2160)),
    slots=st.integers(0, 20),
    hand=st.integers(1, 10),
)
def test_any_window_has_room(size: tuple[int, int], slots: int, hand: int) -> None:
    from carte_italiane.rules.house import SCOPONE, ScopaRules

    for rules in (SCOPONE, ScopaRules(players=4), ScopaRules()):
        each = rules.cards_each
        layout = lay_out(question(size, rules, slots))
        tableau = full_tableau(rules, min(each, hand), min(slots, 18))
        for box in parts(layout, tableau).values():
            assert layout.size.holds(box)


def test_play_goes_round_as_the_game_wants() -> None:
    def sides(game: str, players: int) -> list[str]:
        return [spot.side for spot in lay_out(Question(1280, 800, game, players, 3)).seats]

    assert sides("scopa", 2) == sides("briscola", 2) == ["bottom", "top"]
    assert sides("scopa", 3) == ["bottom", "right", "left"]
    assert sides("scopone", 4) == ["bottom", "right", "top", "left"]
    assert sides("briscola", 3) == ["bottom", "left", "right"]
    assert sides("briscola", 4) == ["bottom", "left", "top", "right"]


def test_play_can_be_turned_round_in_a_game() -> None:
    def sides(game: str, clockwise: bool) -> list[str]:
        return [seat.side for seat in lay_out(Question(1280, 800, game, 4, 3, clockwise=clockwise)).seats]

    assert sides("scopa", True) == sides("briscola", True) == ["bottom", "left", "top", "right"]
    assert sides("scopa", False) == sides("briscola", False) == ["bottom", "right", "top", "left"]


def test_a_mirrored_table_keeps_the_direction_of_play_and_has_room_for_all(size: tuple[int, int], rules: Rules) -> None:
    usual, mirrored = lay_out(question(size, rules)), lay_out(question(size, rules)._replace(mirrored=True))
    assert [seat.side for seat in mirrored.seats] == [seat.side for seat in usual.seats]
    assert mirrored.seats[0].plate.centre.x == pytest.approx(size[0] - usual.seats[0].plate.centre.x)
    assert mirrored.slip.right == pytest.approx(size[0] - usual.slip.x)
    tableau = full_tableau(rules, getattr(rules, "cards_each", 3), 6)
    found = parts(mirrored, tableau)
    assert all(mirrored.size.holds(box) for box in found.values())
    assert overlapping(found, 1.0) == overlapping(parts(usual, tableau), 1.0)


def test_slots_of_a_mirrored_table_are_used_row_by_row_from_the_left_as_well() -> None:
    question = Question(1280, 800, "scopa", 2, 3, 4)
    usual, mirrored = lay_out(question).middle.slots, lay_out(question._replace(mirrored=True)).middle.slots
    assert [spot.y for spot in mirrored] == [spot.y for spot in usual]
    for one, other in combinations(range(4), 2):
        assert (usual[one].x < usual[other].x) == (mirrored[one].x < mirrored[other].x)


def test_trump_of_a_mirrored_table_looks_out_on_the_other_side() -> None:
    middle = lay_out(Question(1280, 800, "briscola", 2, 3, mirrored=True)).middle
    assert middle.trump is not None
    assert middle.stock is not None
    assert outline(middle.trump).x < middle.stock.x - middle.stock_width
    assert middle.trump.rotation == -90


@pytest.mark.parametrize("dealer", range(4))
def test_the_pack_lies_free_beside_each_dealer(size: tuple[int, int], dealer: int) -> None:
    """Where all cards are dealt at once: clear of labels, hands and the cards of the table."""
    layout = lay_out(Question(*size, "scopone", 4, 9, 4))
    empty = Tableau("scopone", ((), (), (), ()), stock=40, piles=(Pile(), Pile()), dealer=dealer)
    pack = stacks(empty, layout)[StackKey("stock")]
    high = height_of(pack.width)
    box = Box.around(pack.spot, *((high, pack.width) if pack.sideways else (pack.width, high)))
    assert layout.size.holds(box)
    others = {"slip": layout.slip, **{f"plate {seat}": spot.plate for seat, spot in enumerate(layout.seats)}}
    assert not [name for name, other in others.items() if box.overlaps(other)]


def test_trump_is_half_visible() -> None:
    layout = lay_out(Question(1280, 800, "briscola", 2, 3))
    trump, stock = layout.middle.trump, layout.middle.stock
    assert trump is not None
    assert stock is not None
    seen = outline(trump).right - (stock.x + layout.middle.stock_width / 2)
    assert seen == pytest.approx(height_of(trump.width) / 2)


def test_more_cards_make_more_room_without_moving_until_then() -> None:
    def spots(slots: int) -> tuple[object, ...]:
        return lay_out(Question(1280, 800, "scopa", 2, 3, slots)).middle.slots

    assert spots(0) == spots(4) == spots(12)
    assert len(spots(13)) >= 13
    assert len(spots(30)) >= 30


def test_few_cards_are_large_in_a_tall_window_and_shrink_only_for_more() -> None:
    def width(slots: int) -> int:
        return lay_out(Question(700, 1000, "scopone", 4, 9, slots)).middle.card_width

    assert width(4) == width(8) >= 100
    assert width(8) > width(9) == width(12) > width(13)


def test_in_a_tall_window_table_cards_come_down_between_own_plate_and_pile() -> None:
    for slots in (4, 8, 12):
        layout = lay_out(Question(700, 1000, "scopone", 4, 9, slots))
        below = layout.hand.y - max(spot.y for spot in layout.middle.slots)
        above = min(spot.y for spot in layout.middle.slots) - layout.seats[2].fan.y
        assert abs(below - above) < 0.2 * layout.hand.y, "they lie in the middle of the room that there is"


@pytest.mark.parametrize("size", [(800, 600), (700, 1000), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440)])
def test_indices_of_all_games_are_alike_in_one_window(size: tuple[int, int]) -> None:
    """Either every card on every first table shows its large index, or none does."""
    small = {lay_out(question(size, rules, 4)).middle.card_width < SMALL for rules in VARIETIES.values()}
    assert len(small) == 1


def test_sweep_cards_can_be_told_apart() -> None:
    layout = lay_out(Question(1280, 800, "scopa", 4, 3))
    for side in (0, 1):
        piles = [Pile(), Pile()]
        piles[side] = Pile(20, ((3, 4), (12, 9), (25, 20)))
        places = card_places(Tableau("scopa", ((),) * 4, piles=tuple(piles)), layout)
        lying: list[Place] = [places[card] for card in (3, 12, 25)]
        across = [place.y if side == 0 else place.x for place in lying]
        assert all(later - first >= 0.2 * layout.other_width for first, later in pairwise(across))
