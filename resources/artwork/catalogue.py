"""The list of all drawings: where each file lies below the resources folder, and what is in it."""

from artwork import backs, cards, flourishes, french, icons, indices, marks, tables
from artwork.deck import CODES, french_card, italian_card

#: Width and height that the ready-made tables are drawn for.
TABLE_SIZE = (1600, 1000)


def drawings() -> dict[str, str]:
    """SVG text of every drawing by its file name, ``decks/italian/7D.svg`` and so on."""
    names = _decks() | _backs_and_tables() | _icons() | _marks()
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


def _backs_and_tables() -> dict[str, str]:
    files = {f"backs/{colourway}": backs.back(colourway) for colourway in backs.COLOURWAYS}
    files |= {f"tables/felt-{colour}": tables.felt(colour, *TABLE_SIZE) for colour in tables.FELTS}
    return files | {"tables/wood": tables.wood(*TABLE_SIZE)}


def _icons() -> dict[str, str]:
    files = {f"icons/app-{size}": icons.icon(size) for size in icons.ICON_SIZES}
    files["icons/dealer"] = icons.dealer_button()
    files |= {f"icons/trump-{suit}": icons.trump_badge(suit) for suit in "DCSB"}
    return files | {f"icons/score-{points}": icons.score_token(points) for points in range(1, 8)}


def _marks() -> dict[str, str]:
    files = {
        "icons/laurel": flourishes.laurel_wreath(),
        "icons/divider": flourishes.divider(),
        "icons/corner": flourishes.corner(),
    }
    for suit in "DCSB":
        files[f"icons/suit-{suit}"] = marks.suit_mark(suit)
        files[f"icons/french-{suit}"] = marks.french_mark(suit)
        files[f"icons/french-four-{suit}"] = marks.french_mark(suit, four_colours=True)
    for ending, colour in (("", "ink"), ("-light", "paper")):
        files[f"icons/check{ending}"] = marks.check_mark(colour)
        files[f"icons/radio{ending}"] = marks.radio_mark(colour)
        files |= {f"icons/arrow-{direction}{ending}": marks.arrow(direction, colour) for direction in marks.ARROWS}
    return files
