"""What is written on the table can be read on every table, and cards are drawn as the look wants them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from carte_italiane.cards import parse_card
from carte_italiane.paths import resource
from carte_italiane.play.look import CHOICES, Look
from carte_italiane.rules.house import BriscolaRules
from carte_italiane.ui import palette
from carte_italiane.ui.palette import TEXT_ON, contrast
from carte_italiane.ui.table.backdrop import draw_backdrop
from carte_italiane.ui.table.card_theme import TINY, CardTheme
from carte_italiane.ui.table.view import TableView

from .looking import seated

#: The lightest and the darkest paper of plates, slips, notes and the offer of the seven exchange.
PAPERS = (palette.PAPER_LIGHT, palette.PAPER_DEEP)
#: The same of those that are to be noticed.
GOLDEN = (palette.GOLD_LIGHT, palette.GOLD)


@pytest.mark.parametrize("text", [palette.INK, palette.INK_SOFT, palette.WINE])
@pytest.mark.parametrize("paper", PAPERS)
def test_what_slips_say_can_be_read(text: str, paper: str) -> None:
    assert (text, paper) in TEXT_ON


@pytest.mark.parametrize("paper", GOLDEN)
def test_what_golden_slips_say_can_be_read(paper: str) -> None:
    assert (palette.INK, paper) in TEXT_ON


@pytest.mark.parametrize("table", CHOICES["table"])
def test_paper_and_cards_stand_out_from_every_table(qapp: QApplication, table: str) -> None:
    """Slips are opaque, so their words have the paper for ground; the paper itself parts from felt and wood."""
    image = draw_backdrop(CardTheme(Look(table=table)), QSize(400, 300)).toImage()
    inside = [image.pixelColor(x, y) for x in range(20, 380, 5) for y in range(20, 280, 5)]
    lightest = max(inside, key=lambda colour: contrast(colour.name(), "#000000")).name()
    assert all(contrast(paper, lightest) >= 3 for paper in PAPERS)
    assert contrast(palette.GOLD_LIGHT, palette.INK) >= 4.5, "the word of the flourish has a contour of ink"


@pytest.mark.parametrize("table", CHOICES["table"])
def test_every_table_fills_the_window(qapp: QApplication, table: str) -> None:
    for size in (QSize(800, 600), QSize(600, 900)):
        image = draw_backdrop(CardTheme(Look(table=table)), size).toImage()
        assert image.size() == size
        assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, size.width() - 1) for y in (0, size.height() - 1))


@pytest.mark.parametrize("deck", CHOICES["deck"])
def test_faces_differ_by_their_indices(qapp: QApplication, deck: str) -> None:
    card = parse_card("7S")
    faces = [CardTheme(Look(deck, indices=kind)).face(card, 200).toImage() for kind in CHOICES["indices"]]
    assert all(one != other for place, one in enumerate(faces) for other in faces[:place])


def test_normal_indices_become_large_on_small_cards(qapp: QApplication) -> None:
    card, normal, large = parse_card("RB"), CardTheme(), CardTheme(Look(indices="large"))
    assert normal.face(card, 60).toImage() == large.face(card, 60).toImage()
    assert normal.face(card, 200).toImage() != large.face(card, 200).toImage()


@pytest.mark.parametrize("deck", CHOICES["deck"])
def test_small_cards_on_pages_show_rank_and_suit_only(qapp: QApplication, deck: str) -> None:
    theme, card = CardTheme(Look(deck)), parse_card("7D")
    small = [theme.small_face(parse_card(name), 24).toImage() for name in ("7D", "7C", "6D", "RD")]
    assert all(one != other for place, one in enumerate(small) for other in small[:place])
    assert theme.small_face(card, 24).toImage() != theme.face(card, 24).toImage()
    assert theme.small_face(card, TINY).toImage() == theme.face(card, TINY).toImage()


def test_who_wants_no_indices_sees_the_art_of_small_cards_too(qapp: QApplication) -> None:
    theme, card = CardTheme(Look(indices="none")), parse_card("7D")
    assert theme.small_face(card, 24).toImage() == theme.face(card, 24).toImage()


def test_another_look_is_drawn_at_once(qapp: QApplication) -> None:
    theme, card = CardTheme(), parse_card("2C")
    before, back = theme.face(card, 80).toImage(), theme.back(80).toImage()
    theme.set_look(Look("french", "red"))
    assert theme.face(card, 80).toImage() != before
    assert theme.back(80).toImage() != back


@pytest.mark.parametrize("deck", CHOICES["deck"])
def test_every_deck_has_its_own_trump_shields(deck: str) -> None:
    assert all(resource("icons", f"trump-{deck}-{suit}.svg").is_file() for suit in "DCSB")


def test_the_trump_shield_is_that_of_the_deck(table: TableView) -> None:
    sitting = seated(table, BriscolaRules())
    while sitting.session.match.is_playing and table.table_scene.heaps:
        sitting.play()
        if sitting.session.observation().view.stock_size == 0:
            break
    chip = table.table_scene.chip
    assert chip.isVisible()
    before = chip.pixmap().toImage()
    table.set_look(Look("french"))
    assert chip.pixmap().toImage() != before
