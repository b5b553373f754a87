"""The book on the table: pages, sections, links, search, size of the text, language and deck."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from carte_italiane.ui.mnemonics import without_mnemonic
from carte_italiane.ui.rulebook.card_pictures import card_picture
from carte_italiane.ui.rulebook.rule_book import ZOOMS, RuleBook
from carte_italiane.ui.rulebook.source import PAGES
from carte_italiane.ui.stage import Stage
from carte_italiane.ui.table.card_theme import CardTheme
from carte_italiane.ui.translation import LANGUAGES, install_language


@pytest.fixture
def stage() -> Iterator[Stage]:
    made = Stage(QWidget())
    made.resize(800, 600)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def theme() -> CardTheme:
    return CardTheme()


@pytest.fixture
def book(stage: Stage, theme: CardTheme) -> RuleBook:
    made = RuleBook(theme)
    made.open_at("scopa")
    stage.cover(made)
    QApplication.processEvents()
    return made


def speak(language: str) -> None:
    install_language(language)
    QApplication.processEvents()


def shown(book: RuleBook) -> str:
    return book.text.toPlainText()


def caret_line(book: RuleBook) -> str:
    return book.text.textCursor().block().text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(640, 570), (640, 870), (800, 600), (1280, 800)])
def test_every_page_fits_the_window(book: RuleBook, stage: Stage, language: str, size: tuple[int, int]) -> None:
    speak(language)
    stage.resize(*size)
    QApplication.processEvents()
    assert stage.rect().contains(book.geometry())
    for page in PAGES:
        book.open_at(page)
        document = book.text.document()
        assert document.idealWidth() <= book.text.viewport().width(), page
        assert document.size().height() > 200
    assert book.close_button.sizeHint().width() <= book.close_button.width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_section_is_cut_short_in_the_contents(book: RuleBook, language: str) -> None:
    speak(language)
    tree = book.contents
    for page in PAGES:
        book.open_at(page)
        item = tree.topLevelItem(PAGES.index(page))
        assert item is not None
        for part in (item, *(child for row in range(item.childCount()) if (child := item.child(row)) is not None)):
            room = tree.visualItemRect(part).width()
            assert tree.sizeHintForIndex(tree.indexFromItem(part)).width() <= room, part.text(0)


def test_a_narrow_table_has_the_contents_above(book: RuleBook, stage: Stage) -> None:
    assert book.contents.isVisible()
    assert not book.page_list.isVisible()
    stage.resize(640, 700)
    QApplication.processEvents()
    assert not book.contents.isVisible()
    assert book.page_list.isVisible()
    book.page_list.activated.emit(PAGES.index("briscola"))
    assert book.place[0] == "briscola"


def test_contents_lead_to_pages_and_sections(book: RuleBook) -> None:
    item = book.contents.topLevelItem(PAGES.index("house-rules"))
    assert item is not None
    book.contents.setCurrentItem(item)
    assert caret_line(book) == "House rules"
    napola = next(item.child(row) for row in range(item.childCount()) if item.child(row).text(0) == "Napola")  # type: ignore[union-attr]
    assert napola is not None
    book.contents.setCurrentItem(napola)
    assert book.place == ("house-rules", "napola")
    assert caret_line(book) == "Napola"


def test_the_contents_follow_what_is_read(book: RuleBook) -> None:
    def pointed_at() -> str:
        item = book.contents.currentItem()
        assert item is not None
        return str(item.text(0))

    book.open_at("scopa")
    assert pointed_at() == "Scopa"
    past, bar = book.place, book.text.verticalScrollBar()
    seen = []
    for value in range(0, bar.maximum() + 1, 40):
        bar.setValue(value)
        if pointed_at() not in seen:
            seen.append(pointed_at())
    bar.setValue(bar.maximum())
    page = book.text.page
    assert page is not None
    headings = [page.title, *(section.text for section in page.sections)]
    assert seen == headings[: len(seen)]
    assert len(seen) > 3
    assert pointed_at() == headings[-1]
    bar.setValue(0)
    assert pointed_at() == "Scopa"
    assert book.place == past
    assert not book.back_button.isEnabled(), "scrolling is no turning of pages"


def test_the_caret_is_seen_when_a_key_moves_it(book: RuleBook) -> None:
    book.open_at("scopa", "sweep")
    assert book.text.cursorWidth() == 0
    QTest.keyClick(book.text, Qt.Key.Key_Down)
    assert book.text.cursorWidth() == 1
    book.open_at("briscola")
    assert book.text.cursorWidth() == 0


def test_links_lead_on_and_back_leads_back(book: RuleBook) -> None:
    book.text.anchorClicked.emit(QUrl("rules:house-rules#target"))
    assert book.place == ("house-rules", "target")
    book.text.anchorClicked.emit(QUrl("rules:#napola"))
    assert book.place == ("house-rules", "napola")
    book.go_back()
    book.go_back()
    assert book.place == ("scopa", "")
    assert not book.back_button.isEnabled()
    book.go_forward()
    assert book.place == ("house-rules", "target")
    assert book.forward_button.isEnabled()


def test_going_through_a_search(book: RuleBook) -> None:
    QTest.keyClick(book.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.search_field.hasFocus()
    QTest.keyClicks(book.search_field, "mulinello")
    assert book.hits.isVisible()
    assert book.hits.count() >= 2
    assert "mulinello" in book.hits.item(0).text()
    QTest.keyClick(book.search_field, Qt.Key.Key_Return)
    first = book.place[0]
    assert "mulinello" in caret_line(book)
    QTest.keyClick(book.search_field, Qt.Key.Key_Return)
    assert book.hits.currentRow() == 1
    assert "mulinello" in caret_line(book)
    assert book.place[0] != first
    QTest.keyClick(book.search_field, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert book.place[0] == first
    marks = book.text.extraSelections()
    assert [mark.cursor.selectedText() for mark in marks] == ["mulinello"] * len(marks)
    QTest.keyClick(book.search_field, Qt.Key.Key_Escape)
    assert book.contents.isVisible()
    assert not book.text.extraSelections()


@pytest.mark.parametrize(("language", "word"), [("en", "NAPOLA"), ("it", "perche"), ("ru", "шестерка")])
def test_every_hit_is_where_it_is_said_to_be(book: RuleBook, language: str, word: str) -> None:
    speak(language)
    book.search_field.setText(word)
    assert book.hits.count()
    for row in range(book.hits.count()):
        book.hits.setCurrentRow(row)
        line = book.hits.item(row).data(Qt.ItemDataRole.UserRole)
        assert caret_line(book) == line.text


def test_nothing_found_is_said(book: RuleBook) -> None:
    book.search_field.setText("canasta")
    assert book.found_label.text() == "Found: 0"
    QTest.keyClick(book.search_field, Qt.Key.Key_Return)
    assert book.place[0] == "scopa"


def test_the_text_grows_and_shrinks(book: RuleBook) -> None:
    def height() -> float:
        return book.text.document().size().height()

    plain = height()
    QTest.keyClick(book.text, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert height() > plain
    QTest.keyClick(book.text, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert height() == plain
    for _ in ZOOMS:
        book.larger_button.click()
    assert not book.larger_button.isEnabled()
    assert height() > 2 * plain


def test_one_reads_on_at_the_same_place(book: RuleBook) -> None:
    book.open_at("briscola", "trick")
    book.zoom(1)
    assert book.place == ("briscola", "trick")
    speak("ru")
    assert book.place == ("briscola", "trick")
    assert caret_line(book) == "Взятка"
    assert without_mnemonic(book.close_button.text()) == "Закрыть"


def test_cards_are_named_and_drawn_for_the_deck(book: RuleBook, theme: CardTheme) -> None:
    assert "5 of cups" in shown(book).replace("\u00a0", " ")
    theme.deck = "french"
    book.theme_changed()
    assert "5 of hearts" in shown(book).replace("\u00a0", " ")
    assert "most diamonds" in shown(book)


def test_cards_are_drawn_in_the_deck_of_the_table() -> None:
    italian, french = CardTheme(), CardTheme()
    french.deck = "french"
    drawn = [card_picture("cards:5C,7D*", theme, 60, 400).toImage() for theme in (italian, italian, french)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert drawn[0] != card_picture("cards:5C,7D", italian, 60, 400).toImage()


def test_a_row_of_cards_is_never_wider_than_the_column() -> None:
    row = "cards:AC,3C,RC,CC,FC,7C,6C,5C,4C,2C"
    assert card_picture(row, CardTheme(), 60, 2000).width() > 400
    assert card_picture(row, CardTheme(), 60, 300).width() <= 300


def test_pictures_are_sharp(book: RuleBook) -> None:
    drawn = book.text.loadResource(2, QUrl("cards:5C,7D*"))
    assert drawn.devicePixelRatioF() == book.text.devicePixelRatioF()  # type: ignore[attr-defined]


def test_headings_and_names_are_there_for_screen_readers(book: RuleBook) -> None:
    assert book.text.accessibleName() == "Scopa"
    block, levels = book.text.document().begin(), []
    while block.isValid():
        levels.append(block.blockFormat().headingLevel())
        block = block.next()
    assert levels.count(1) == 1
    assert levels.count(2) == 9
    for widget in (book.back_button, book.forward_button, book.search_field, book.contents, book.hits, book.page_list):
        assert widget.accessibleName()
    assert book.text.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_everything_is_reached_by_tab(book: RuleBook) -> None:
    reached = set()
    book.search_field.setFocus()
    for _ in range(40):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    wanted = {book.text, book.contents, book.smaller_button, book.larger_button, book.close_button, book.search_field}
    assert wanted <= reached


def test_esc_puts_the_book_away(book: RuleBook, stage: Stage) -> None:
    book.closed.connect(stage.uncover)
    for widget in (book.text, book.contents, book.search_field):
        stage.cover(book)
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Escape)
        assert stage.sheet is None
