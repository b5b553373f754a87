"""The score sheet shows every count, who scored and why, and how the match stands."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carte_italiane.cards import BIT, parse_card, set_of
from carte_italiane.play.look import Look
from carte_italiane.rules.briscola import pack
from carte_italiane.rules.house import BriscolaRules, Rules, ScopaRules
from carte_italiane.rules.scoring import ScoreLine, card_points
from carte_italiane.ui.mnemonics import without_mnemonic
from carte_italiane.ui.pages.score_sheet import ScoreSheet
from carte_italiane.ui.stage import Stage
from carte_italiane.ui.table.card_theme import CardTheme
from carte_italiane.ui.texts import default_name, side_name

from .conftest import cut_texts, fits, lay, press, speak

NAMES = ("Anna", "Bruno")
DECK = (1 << 40) - 1


def cards(text: str) -> int:
    return int(set_of(parse_card(name) for name in text.split()))


#: Anna has 22 cards, four coins, the settebello, 76 in primiera and a scopa; Bruno the rest, and no scopa.
ANNA = cards("AD 5D 6D 7D AC 2C 3C 4C 5C 6C 7C FC AS 2S 3S 7S RS AB 2B 3B 4B 5B")
BRUNO = DECK & ~ANNA


def scopa_lines(napola: tuple[int, int] = (0, 0), sweeps: str = "4C") -> tuple[ScoreLine, ...]:
    coins, seven = (ANNA & 1023, BRUNO & 1023), BIT[parse_card("7D")]
    runs = tuple((1 << run) - 1 for run in napola)
    made = (cards(sweeps), 0)
    return (
        ScoreLine("cards", (22, 18), 0, (1, 0), (ANNA, BRUNO)),
        ScoreLine("coins", (4, 6), 1, (0, 1), coins),
        ScoreLine("settebello", (1, 0), 0, (1, 0), (seven, 0)),
        ScoreLine("primiera", (78, None), 0, (1, 0), (cards("7D 7C 7S 5B"), cards("RD RC RS"))),
        ScoreLine("napola", napola, None, napola, runs),
        ScoreLine("sweeps", (made[0].bit_count(), 0), None, (made[0].bit_count(), 0), made),
    )


def scopa_sheet(
    history: tuple[tuple[int, ...], ...] = ((4, 1),),
    rules: Rules | None = None,
    napola: tuple[int, int] = (0, 0),
) -> ScoreSheet:
    return ScoreSheet(rules or ScopaRules(), NAMES, scopa_lines(napola), history)


def briscola_line(*piles: int) -> ScoreLine:
    counts = [int(card_points(pile)) for pile in piles]
    best = max(counts)
    winner = counts.index(best) if counts.count(best) == 1 else None
    won = tuple(int(side == winner) for side in range(len(piles)))
    return ScoreLine("points", tuple(counts), winner, won, piles)


def written(sheet: ScoreSheet, key: str) -> list[tuple[str, int]]:
    """Count and points of every side in a row, as they stand on the paper."""
    return [(cell.count.text(), cell.mark.points) for cell in sheet.ledger.cells[key]]


def test_every_count_and_award_of_scopa_is_written() -> None:
    sheet = scopa_sheet()
    assert written(sheet, "cards") == [("22", 1), ("18", 0)]
    assert written(sheet, "coins") == [("4", 0), ("6", 1)]
    assert written(sheet, "settebello") == [("1", 1), ("0", 0)]
    assert written(sheet, "primiera") == [("78", 1), ("–", 0)]
    assert written(sheet, "sweeps") == [("1", 1), ("0", 0)]
    assert written(sheet, "deal") == [("+4", 0), ("+1", 0)]
    assert written(sheet, "match") == [("4", 0), ("1", 0)]


def test_the_cards_that_count_are_drawn() -> None:
    rows = {row.key: row for row in scopa_sheet().rows()}
    assert rows["primiera"].cells[0].cards == tuple(sorted(parse_card(card) for card in ("7D", "7C", "7S", "5B")))
    assert rows["settebello"].cells[0].cards == (parse_card("7D"),)
    assert rows["sweeps"].cells[0].cards == (parse_card("4C"),)
    assert rows["cards"].cells[1].cards == (None,) * 18


def test_napola_stands_on_the_sheet_only_where_it_is_played() -> None:
    assert "napola" not in scopa_sheet().ledger.titles
    sheet = scopa_sheet(rules=ScopaRules(napola=True), napola=(0, 4))
    assert written(sheet, "napola") == [("0", 0), ("4", 4)]
    run = next(row for row in sheet.rows() if row.key == "napola").cells[1].cards
    assert run == tuple(parse_card(card) for card in ("AD", "2D", "3D", "4D"))


def test_a_row_says_why_it_counts(table: Stage) -> None:
    sheet = scopa_sheet()
    lay(sheet, table)
    sheet.ledger.titles["coins"].setFocus(Qt.FocusReason.TabFocusReason)
    sheet.ledger.pointed.emit("coins")
    assert sheet.remark.text() == "One point for the most coins. It goes to: Bruno."
    sheet.ledger.pointed.emit("")
    assert sheet.remark.text() == "Point at a line to see how it counts."


def test_a_row_is_pointed_at_wherever_the_mouse_is_on_it(table: Stage) -> None:
    sheet = scopa_sheet()
    lay(sheet, table)
    window = table.window().windowHandle()
    for part in (sheet.ledger.titles["coins"], *sheet.ledger.cells["coins"]):
        QTest.mouseMove(window, part.mapTo(table.window(), part.rect().center()))
        assert sheet.remark.text() == "One point for the most coins. It goes to: Bruno."
        QTest.mouseMove(window, sheet.next_button.mapTo(table.window(), sheet.next_button.rect().center()))
        assert sheet.remark.text() == "Point at a line to see how it counts."


def test_a_tie_gives_the_point_to_nobody() -> None:
    lines = (ScoreLine("cards", (20, 20), None, (0, 0), (ANNA, BRUNO)), *scopa_lines()[1:])
    sheet = ScoreSheet(ScopaRules(), NAMES, lines, ((3, 1),))
    row = sheet.rows()[0]
    assert row.why == "One point for the most cards. Nobody has the most alone, so nobody scores."
    assert written(sheet, "cards") == [("20", 0), ("20", 0)]


def test_pointing_tells_the_table_which_cards_to_light(qtbot: QtBot) -> None:
    sheet = scopa_sheet()
    with qtbot.waitSignal(sheet.category_pointed, check_params_cb=lambda key: key == "primiera"):
        sheet.ledger.pointed.emit("primiera")
    with qtbot.waitSignal(sheet.category_pointed, check_params_cb=lambda key: key == ""):
        sheet.ledger.pointed.emit("match")


def test_rows_can_be_heard() -> None:
    sheet = scopa_sheet()
    title = sheet.ledger.titles["cards"]
    assert title.accessibleName() == "Cards: Anna 22, Bruno 18. One point for the most cards. It goes to: Anna."
    assert title.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_french_deck_has_diamonds() -> None:
    sheet = ScoreSheet(ScopaRules(), NAMES, scopa_lines(), ((4, 1),), theme=CardTheme(Look("french")))
    assert sheet.ledger.titles["coins"].text() == "Diamonds"
    assert "seven of diamonds" in sheet.rows()[2].why


def test_won_cards_of_briscola_are_counted_out() -> None:
    pile = cards("AD AC 3D RD RC CC FB 7B 2S")
    sheet = ScoreSheet(BriscolaRules(), NAMES, (briscola_line(pile, DECK & ~pile),), ((0, 1),))
    assert [written(sheet, key)[0][0] for key in ("1", "3", "10", "9", "8")] == ["22", "10", "8", "3", "2"]
    assert written(sheet, "points") == [("45", 0), ("75", 1)]
    assert sheet.ledger.titles["1"].text() == "Aces, 11 each"
    assert "match" not in sheet.ledger.titles
    rows = {row.key: row for row in sheet.rows()}
    assert rows["10"].cells[0].cards == (parse_card("RD"), parse_card("RC"))


def test_a_series_shows_the_deals_won_and_a_draw_counts_for_nobody() -> None:
    half = cards("AD AC 3D 3C RD RC CD CC FD FC") | (BIT[parse_card("7D")])
    line = briscola_line(half, DECK & ~half)
    assert line.counts == (60, 60)
    sheet = ScoreSheet(BriscolaRules(wins=2), NAMES, (line,), ((1, 0), (1, 0)))
    assert written(sheet, "match") == [("1", 0), ("0", 0)]
    assert sheet.remark.text() == "A drawn deal counts for nobody and is played again."
    assert sheet.rows()[-2].why == "Sixty all: a draw."


def test_the_next_deal_is_one_key_away(table: Stage, qtbot: QtBot) -> None:
    sheet = scopa_sheet()
    lay(sheet, table)
    assert sheet.next_button.isVisible()
    assert not sheet.again_button.isVisible()
    with qtbot.waitSignal(sheet.next_deal):
        press(sheet, Qt.Key.Key_Return)


def test_at_the_end_of_the_match_one_may_play_again_or_change_the_game(table: Stage, qtbot: QtBot) -> None:
    sheet = scopa_sheet(((7, 9), (11, 10)))
    sheet.show_result(0)
    lay(sheet, table)
    assert not sheet.next_button.isVisible()
    assert sheet.laurel.isVisible()
    with qtbot.waitSignal(sheet.again):
        press(sheet, Qt.Key.Key_Enter)
    with qtbot.waitSignal(sheet.change_game):
        sheet.change_button.click()


@pytest.mark.parametrize(
    ("players", "own_side", "winner", "title"),
    [
        (2, 0, 0, "You win the match"),
        (2, 0, 1, "Bruno wins the match"),
        (4, 0, 0, "Your pair wins the match"),
        (4, 0, 1, "Bruno win the match"),
        (2, None, 0, "Anna wins the match"),
        (2, 0, None, "The match is drawn"),
    ],
)
def test_the_result_names_the_winner(players: int, own_side: int | None, winner: int | None, title: str) -> None:
    rules = ScopaRules(players=players)
    sheet = ScoreSheet(rules, NAMES, scopa_lines(), ((11, 9),), own_side=own_side)
    sheet.show_result(winner)
    assert sheet.title.text() == title
    assert sheet.accessibleName() == title


def test_scopone_says_how_equal_scores_were_counted_out() -> None:
    """From 9 to 9: cards bring Anna to 10, coins Bruno to 10, settebello Anna to 11."""
    rules = ScopaRules(players=4, cards_each=9)
    lines = scopa_lines(napola=(0, 3))
    sheet = ScoreSheet(rules, NAMES, lines, ((9, 9), (13, 13)))
    sheet.show_result(0)
    assert sheet.remark.text() == "Equal scores are counted out in order: your pair reached 11 first (settebello)."


@pytest.mark.parametrize(
    ("players", "own_side", "names", "said"),
    [
        (4, 1, ("Anna e Carlo", "Bruno e Dora"), "i primi ad arrivare a 11 sono Anna e Carlo (settebello)."),
        (4, 0, ("Tu e Rosa", "Bruno e Dora"), "la prima ad arrivare a 11 è la tua coppia (settebello)."),
        (2, 0, ("Tu", "Beppe"), "arrivi prima tu a 11 (settebello)."),
        (2, 1, ("Beppe", "Tu"), "arriva prima a 11 Beppe (settebello)."),
    ],
)
def test_counting_out_is_told_in_natural_words(players: int, own_side: int, names: tuple[str, ...], said: str) -> None:
    speak("it")
    rules = ScopaRules(players=players)
    sheet = ScoreSheet(rules, names, scopa_lines(napola=(0, 3)), ((9, 9), (13, 13)), own_side=own_side)
    sheet._explain("")
    sheet.is_over, sheet.winner = True, 0
    assert sheet._counting_out(rules) == "A parità si conta in ordine: " + said


def test_the_chart_of_three_sides_is_high_enough_in_a_small_window(table: Stage) -> None:
    lines = tuple(
        ScoreLine(line.category, (*line.counts, 0), line.winner, (*line.points, 0), (*line.cards, 0))
        for line in scopa_lines()
    )
    for size in ((800, 576), (700, 976)):
        table.resize(*size)
        sheet = ScoreSheet(ScopaRules(players=3), ("Anna", "Bruno", "Carlo"), lines, ((2, 3, 0), (6, 4, 0)))
        lay(sheet, table)
        assert sheet.chart is not None
        assert sheet.chart.height() >= 104
        assert fits(sheet, table)


def test_a_shared_lead_past_the_target_means_another_deal() -> None:
    assert scopa_sheet(((8, 11), (12, 12))).remark.text() == "Nobody is alone in the lead, so another deal is played."


def test_the_course_of_the_match_is_drawn_from_the_second_deal_on() -> None:
    assert scopa_sheet().chart is None
    sheet = scopa_sheet(((2, 3), (6, 4)))
    assert sheet.chart is not None
    assert sheet.chart.accessibleName() == "Anna 2, 6; Bruno 3, 4"


def test_another_language_is_spoken_at_once(table: Stage) -> None:
    sheet = scopa_sheet(((2, 3), (6, 4)))
    lay(sheet, table)
    speak("it")
    assert sheet.title.text() == "Smazzata 2"
    assert sheet.ledger.titles["sweeps"].text() == "Scope"
    assert without_mnemonic(sheet.next_button.text()) == "Prossima smazzata"
    speak("ru")
    assert sheet.title.text() == "Кон 2"
    assert sheet.ledger.titles["coins"].text() == "Денари"


def test_sides_take_other_names() -> None:
    sheet = scopa_sheet(((2, 3), (6, 4)))
    sheet.show_result(1)
    sheet.set_names(("Anna", "Carlo"))
    assert sheet.title.text() == "Carlo wins the match"
    assert sheet.ledger.heads[1].text() == "Carlo"
    assert sheet.chart is not None
    assert sheet.chart.accessibleName() == "Anna 2, 6; Carlo 3, 4"


def test_names_of_forty_letters_do_not_push_anything_off_the_sheet(small: Stage, language: str) -> None:
    names = tuple(f"{'Maria Annunziata'} {letter * 60}" for letter in "XY")
    sheet = ScoreSheet(ScopaRules(players=4, napola=True), names, scopa_lines(), ((2, 3), (12, 6)))
    sheet.show_result(1)
    lay(sheet, small)
    assert fits(sheet, small)
    assert not cut_texts(sheet)
    for head, name in zip(sheet.ledger.heads, names, strict=True):
        assert head.text().startswith("Maria A")
        assert head.text().endswith(name[-3:])
        assert head.toolTip() == head.accessibleName() == name
    assert names[1] in sheet.accessibleName()


def names_of(players: int) -> tuple[str, ...]:
    names = [default_name(seat) for seat in range(players)]
    return (side_name(names[::2]), side_name(names[1::2])) if players == 4 else tuple(names)


@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["scopa", "briscola"])
def test_fits_the_smallest_window(small: Stage, language: str, game: str, players: int, is_over: bool) -> None:
    names = names_of(players)
    third = (0,) * (len(names) - 2)
    history = tuple((deal, 2 * deal, *third) for deal in range(1, 6))
    if game == "scopa":
        rules: Rules = ScopaRules(players=players, target=21, napola=True)
        lines = tuple(
            ScoreLine(line.category, (*line.counts, *third), line.winner, (*line.points, *third), (*line.cards, *third))
            for line in scopa_lines(napola=(10, 0), sweeps="4C 5C 6C FC AS 2S 3S 7S")
        )
    else:
        rules = BriscolaRules(players=players, wins=3)
        half = pack(players) & ANNA
        lines = (briscola_line(half, pack(players) & ~half, *third),)
    sheet = ScoreSheet(rules, names, lines, history)
    if is_over:
        sheet.show_result(1)
    lay(sheet, small)
    assert fits(sheet, small)
    assert not cut_texts(sheet)
    assert tuple(head.text() for head in sheet.ledger.heads) == names, "usual names are written in full"
    assert not sheet.title.toolTip()
    for row in sheet.rows():
        sheet.ledger.pointed.emit(row.key)
        assert not cut_texts(sheet)
