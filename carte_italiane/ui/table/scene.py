"""The table as a scene: everything is laid out from one observation, the same each time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QBrush, QColor, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from carte_italiane.play.table_settings import TableSettings
from carte_italiane.ui import palette
from carte_italiane.ui.table.backdrop import draw_backdrop
from carte_italiane.ui.table.card_item import CardItem, drawn_for, hang
from carte_italiane.ui.table.card_theme import SMALL, CardTheme
from carte_italiane.ui.table.count_chip import CountChip
from carte_italiane.ui.table.geometry import Box, Spot, height_of, is_on
from carte_italiane.ui.table.paper import SHADE
from carte_italiane.ui.table.places import StackKey, card_places, stack_middle, stacks
from carte_italiane.ui.table.score_slip import ScoreSlip, slip_text
from carte_italiane.ui.table.seat_layout import Question, lay_out
from carte_italiane.ui.table.seat_plate import PlateText, SeatPlate, kind_name
from carte_italiane.ui.table.tableau import tableau_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsSceneHelpEvent

    from carte_italiane.rules.views import Observation
    from carte_italiane.ui.table.geometry import Place
    from carte_italiane.ui.table.places import Key, Stack
    from carte_italiane.ui.table.seat_layout import Layout
    from carte_italiane.ui.table.tableau import Tableau

BACKDROP_Z: Final = -100.0
LABEL_Z: Final = 8.0


class TableScene(QGraphicsScene):
    """Cards, stacks and labels. Units are pixels of the window, so that what lies still is sharp.

    ``arrange`` may be called at any time and always ends in the same picture for the same observation and size.
    """

    card_clicked = Signal(int)
    stage_clicked = Signal()
    #: The pointer rests at a point of the scene.
    rested = Signal(QPointF)

    def __init__(self, theme: CardTheme | None = None) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(QBrush(QColor(palette.FELT)))
        self.theme = theme or CardTheme()
        self.seen: Observation | None = None
        self.names: tuple[str, ...] = ()
        #: What kind of player sits where (``play.session.Player``), for the plates.
        self.kinds: tuple[str, ...] = ()
        self.likes = TableSettings()
        self.tableau: Tableau | None = None
        self.layout: Layout | None = None
        self.cards: dict[Key, CardItem] = {}
        self.heaps: dict[StackKey, QGraphicsPixmapItem] = {}
        self._drawn_heaps: dict[StackKey, tuple[Stack, float, str, bool]] = {}
        self.plates: list[SeatPlate] = []
        self.passing: QGraphicsItem | None = None
        self._size = QSize(0, 0)
        self._drawn_backdrop: tuple[object, ...] = ()
        self._backdrop = QGraphicsPixmapItem()
        self._backdrop.setZValue(BACKDROP_Z)
        self._slip = ScoreSlip(self.theme)
        self._slip.setZValue(LABEL_Z)
        self.chip = CountChip(self.theme)
        self.chip.setZValue(LABEL_Z)
        for item in (self._backdrop, self._slip, self.chip):
            self.addItem(item)

    def set_size(self, size: QSize) -> None:
        """Lay everything out for a window of a size."""
        if size != self._size:
            self._size = size
            self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
            self.refresh()

    def refresh(self) -> None:
        """Draw and lay out anew what has changed its size or look."""
        self._show_backdrop()
        if self.seen is not None:
            self.arrange(self.seen, self.names)

    def redraw(self) -> None:
        """Draw all pictures for the pixels and sizes of now, and drop those of before."""
        self.refresh()
        layout = self.layout
        if layout is not None:
            widths = {layout.hand_width, layout.other_width, layout.middle.card_width, layout.middle.stock_width}
            self.theme.pictures.forget(widths | {2 * width for width in widths})
        else:
            self.theme.pictures.forget(set())

    def arrange(self, seen: Observation, names: Sequence[str]) -> None:
        """Lay out everything as it is seen."""
        self.seen, self.names = seen, tuple(names)
        self.arrange_tableau(tableau_of(seen, self.likes.sorting))

    def clear_table(self) -> None:
        """Take everything off the table."""
        self.end_show()
        self.seen, self.tableau, self.layout = None, None, None
        for key in list(self.cards):
            self.remove(key)
        self._show_heaps({})
        for plate in self.plates:
            plate.setVisible(False)
        self._slip.setVisible(False)
        self.chip.setVisible(False)

    def arrange_tableau(self, tableau: Tableau) -> None:
        """Lay out what lies where; nothing remains of a movement."""
        if self.seen is None or self._size.isEmpty():
            return
        self.end_show()
        layout = self.layout_for(tableau)
        places = card_places(tableau, layout)
        for key in [key for key in self.cards if key not in places]:
            self.remove(key)
        for key, place in places.items():
            self.card(key).settle(place)
            self.cards[key].set_glow("")
        self.show_stacks(tableau)
        self.show_labels(tableau)

    def layout_for(self, tableau: Tableau) -> Layout:
        """The layout that a tableau needs in this window; it becomes the scene's."""
        seen = self.seen
        each = getattr(seen.view.rules, "cards_each", 3) if seen is not None else 3
        size, likes = self._size, self.likes
        asked = Question(size.width(), size.height(), tableau.game, tableau.players, each, len(tableau.slots))
        asked = asked._replace(mirrored=likes.mirrored, clockwise=tableau.game in likes.clockwise)
        self.tableau, self.layout = tableau, lay_out(asked)
        self.theme.small_cards = self.layout.middle.card_width < SMALL
        return self.layout

    def card(self, key: Key) -> CardItem:
        """The item of a card, made if there is none."""
        if key not in self.cards:
            item = CardItem(self.theme, key if isinstance(key, int) else None)
            self.addItem(item)
            self.cards[key] = item
        return self.cards[key]

    def draw_ahead(self, card: int, place: Place) -> None:
        """Have a card's picture ready before it moves to a place."""
        if self.layout is not None:
            self.theme.face(card, drawn_for(place, self.theme), place.width)
            self.theme.face(card, max(place.width, self.layout.other_width))

    def reveal(self, old: Key, card: int) -> CardItem:
        """A hidden card becomes a known one: it is played, or shown to this seat."""
        item = self.card(old)
        del self.cards[old]
        if card in self.cards:
            self.remove(card)
        item.card = card
        self.cards[card] = item
        return item

    def remove(self, key: Key) -> None:
        """Take a card off the table."""
        item = self.cards.pop(key)
        self.removeItem(item)
        item.deleteLater()

    def show_for_a_while(self, item: QGraphicsItem) -> None:
        """Add something that is gone after the movement, however that ends."""
        self.end_show()
        self.passing = item
        self.addItem(item)

    def end_show(self) -> None:
        """Take away what was shown for a while."""
        if self.passing is not None:
            self.removeItem(self.passing)
            self.passing = None

    def card_at(self, point: QPointF) -> int | None:
        """The open card that is seen at a point. A lifted card counts where it lay, so that it never flutters."""
        spot = Spot(point.x(), point.y())
        found = [
            (place.z, key)
            for key, item in self.cards.items()
            if isinstance(key, int) and (place := item.place) is not None and place.face_up and is_on(place, spot)
        ]
        return max(found)[1] if found else None

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Plates explain their signs themselves; of all else it is said by those who know the words."""
        super().helpEvent(event)
        self.rested.emit(event.scenePos())

    def show_stacks(self, tableau: Tableau) -> None:
        """Draw the squared stacks, the number on the stock, or the trump's shield where the stock has been."""
        layout = self.layout
        if layout is None:
            return
        wanted = stacks(tableau, layout)
        self._show_heaps(wanted)
        stock = wanted.get(StackKey("stock"))
        left = tableau.stock + (1 if tableau.turned >= 0 else 0)
        if stock is not None:
            self.chip.show_count(left, stack_middle(stock), stock.width)
        elif tableau.trump_suit >= 0 and tableau.turned < 0 and layout.middle.stock is not None:
            self.chip.show_trump(tableau.trump_suit, layout.middle.stock, layout.middle.stock_width)
        elif tableau.turned >= 0 and layout.middle.stock is not None:
            self.chip.show_count(left, layout.middle.stock, layout.middle.stock_width)
        else:
            self.chip.setVisible(False)

    def show_labels(self, tableau: Tableau) -> None:
        """Write the plates and the slip."""
        layout, seen = self.layout, self.seen
        if layout is None or seen is None:
            return
        while len(self.plates) < len(layout.seats):
            plate = SeatPlate(self.theme)
            plate.setZValue(LABEL_Z)
            self.addItem(plate)
            self.plates.append(plate)
        for seat, plate in enumerate(self.plates):
            plate.setVisible(seat < len(layout.seats))
            if seat < len(layout.seats):
                plate.show_text(self._plate_text(seat, tableau), layout.seats[seat].plate, layout.text)
        self._slip.setVisible(True)
        self._slip.show_text(slip_text(seen, self.names), layout.slip, layout.text)

    def _plate_text(self, seat: int, tableau: Tableau) -> PlateText:
        name = self.names[seat] if seat < len(self.names) else ""
        return PlateText(
            name,
            kind_name(self.kinds[seat]) if seat < len(self.kinds) else "",
            sum(card < 0 for card in tableau.hands[seat]) and len(tableau.hands[seat]),
            is_dealer=seat == tableau.dealer,
            in_turn=seat == tableau.turn,
            took_last=seat == tableau.last_taker,
        )

    def show_thinking(self, seat: int, dots: int) -> None:
        """Show on a plate that it takes long; no dots: it is over."""
        if 0 <= seat < len(self.plates):
            self.plates[seat].show_dots(dots)

    def slip_box(self) -> Box:
        """Where the slip with the score lies."""
        rect = self._slip.sceneBoundingRect()
        return Box(rect.x() + SHADE, rect.y() + SHADE, rect.width() - 2 * SHADE, rect.height() - 2 * SHADE)

    def lay_backdrop(self, pixmap: QPixmap) -> None:
        """Lay a table top that has been drawn for the window and look of now."""
        self._drawn_backdrop = self._wanted_backdrop()
        self._backdrop.setTransform(QTransform())
        self._backdrop.setPixmap(pixmap)

    def lacks_backdrop(self) -> bool:
        """The table top is that of another size or look."""
        return not self._size.isEmpty() and self._wanted_backdrop() != self._drawn_backdrop

    def _wanted_backdrop(self) -> tuple[object, ...]:
        return (self._size, self.theme.table_name, self.theme.ratio)

    def _show_backdrop(self) -> None:
        old = self._backdrop.pixmap().deviceIndependentSize()
        if not self.lacks_backdrop():
            self._backdrop.setTransform(QTransform())
        elif self.theme.frozen and not old.isEmpty():
            scale = QTransform.fromScale(self._size.width() / old.width(), self._size.height() / old.height())
            self._backdrop.setTransform(scale)
        else:
            self.lay_backdrop(draw_backdrop(self.theme, self._size))

    def _show_heaps(self, wanted: dict[StackKey, Stack]) -> None:
        for key in [key for key in self.heaps if key not in wanted]:
            self.removeItem(self.heaps.pop(key))
            del self._drawn_heaps[key]
        for key, stack in wanted.items():
            drawn = (stack, self.theme.ratio, self.theme.back_name, self.theme.frozen)
            before = self._drawn_heaps.get(key)
            if before == drawn:
                continue
            if key not in self.heaps:
                self.heaps[key] = QGraphicsPixmapItem()
                self.addItem(self.heaps[key])
            self._drawn_heaps[key] = drawn
            heap = self.heaps[key]
            if stack.size:
                like = before is not None and before[0][2:4] == (stack.size, stack.sideways)
                loose, instead = key.kind != "stock", heap.pixmap() if like else None
                picture = self.theme.stack(stack.width, stack.size, stack.sideways, loose, instead)
            else:
                picture = self.theme.inlay(stack.width, stack.sideways)
            side = 1.5 * height_of(stack.width)
            hang(heap, picture, side, side)
            heap.setPos(stack.spot.x, stack.spot.y)
            heap.setZValue(stack.z)
