"""The list of all drawings: where each file lies below the resources folder, and what is in it."""

from artwork import backs, cards, file_icons, flourishes, french, icons, indices, marks, miniatures, tables
from artwork.deck import CODES, french_card, italian_card
from artwork.palette import INDEX_FRENCH, INDEX_FRENCH_FOUR, INDEX_ITALIAN

#: Width and height that the ready-made tables are drawn for.
TABLE_SIZE = (1600, 1000)


def drawings() -> dict[str, str]:
    """SVG text of every drawing by its file name, ``decks/italian/7D.svg`` and so on."""
    names = _decks() | _miniatures() | _backs_and_tables() | _icons() | _marks()
    return {f"{name}.svg": text for name, text in names.items()}


def _decks() -> dict[str, str]:
    files: dict[str, str] = {}
    for code in CODES:
        rank, suit = code[0], code[1]
        files[f"decks/italian/{code}"] = italian_card(rank, suit)
        files[f"decks/french/{code}"] = french_card(rank, suit)
        files[f"decks/french-four-colours/{code}"] = french_card(rank, suit, four_colours=True)
        for size in ("normal", "large"):
            italian = indices.italian_index(rank, suit, size)
            files[f"decks/indices/italian/{size}/{code}"] = cards.document(italian)
            for deck, four in (("french", False), ("french-four-colours", True)):
                overlay = indices.french_index(rank, suit, size, french.plain_sign(suit, four), four)
                files[f"decks/indices/{deck}/{size}/{code}"] = cards.document(overlay)
    return files


def _miniatures() -> dict[str, str]:
    files: dict[str, str] = {}
    for code in CODES:
        rank, suit = code[0], code[1]
        letter = "1" if rank == "A" else rank
        italian = miniatures.miniature(letter, INDEX_ITALIAN[suit], marks.suit_art(suit))
        files[f"decks/miniatures/italian/{code}"] = italian
        letter = indices.FRENCH_LETTERS.get(rank, rank)
        for deck, four, colours in (
            ("french", False, INDEX_FRENCH),
            ("french-four-colours", True, INDEX_FRENCH_FOUR),
        ):
            drawn = miniatures.miniature(letter, colours[suit], marks.french_art(suit, four))
            files[f"decks/miniatures/{deck}/{code}"] = drawn
    return files


def _backs_and_tables() -> dict[str, str]:
    files = {f"backs/{colourway}": backs.back(colourway) for colourway in backs.COLOURWAYS}
    files |= {f"tables/felt-{colour}": tables.felt(colour, *TABLE_SIZE) for colour in tables.FELTS}
    return files | {"tables/wood": tables.wood(*TABLE_SIZE)}


def _icons() -> dict[str, str]:
    files = {f"icons/app-{size}": icons.icon(size) for size in icons.ICON_SIZES}
    files |= {f"icons/record-{size}": file_icons.file_icon(size) for size in file_icons.FILE_ICON_SIZES}
    files["icons/dealer"] = icons.dealer_button()
    for suit in "DCSB":
        files[f"icons/trump-italian-{suit}"] = icons.trump_badge(suit)
        files[f"icons/trump-french-{suit}"] = icons.french_trump_badge(suit)
        files[f"icons/trump-french-four-colours-{suit}"] = icons.french_trump_badge(suit, four_colours=True)
    return files | {f"icons/score-{points}": icons.score_token(points) for points in range(1, 8)}


def _marks() -> dict[str, str]:
    files = {
        "icons/laurel": flourishes.laurel_wreath(),
        "icons/divider": flourishes.divider(),
        "icons/corner": flourishes.corner(),
    }
    for suit in "DCSB":
        files[f"icons/suit-{suit}"] = marks.mark(marks.suit_art(suit))
        files[f"icons/french-{suit}"] = marks.mark(marks.french_art(suit))
        files[f"icons/french-four-{suit}"] = marks.mark(marks.french_art(suit, four_colours=True))
    for ending, colour in (("", "ink"), ("-light", "paper")):
        files[f"icons/check{ending}"] = marks.check_mark(colour)
        files[f"icons/radio{ending}"] = marks.radio_mark(colour)
        files |= {f"icons/arrow-{direction}{ending}": marks.arrow(direction, colour) for direction in marks.ARROWS}
    return files
