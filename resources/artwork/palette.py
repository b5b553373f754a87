"""Colours of the deck. Each named colour has a base, a shade and a light tone."""

from typing import Final

PALETTE: Final[dict[str, tuple[str, str, str]]] = {
    "paper": ("#FBF3DF", "#EBDDBD", "#FFFBF0"),
    "ink": ("#26202B", "#140F18", "#4A4252"),
    "red": ("#C63A2B", "#8E2320", "#E8765A"),
    "blue": ("#2C5F9E", "#1A3B6E", "#6C9CD0"),
    "gold": ("#E6AC36", "#B4741C", "#F9DC8C"),
    "green": ("#3C8164", "#23553F", "#7DB795"),
    "ivory": ("#FFF9EA", "#D8CBB0", "#FFFFFF"),
    "wine": ("#7A2C48", "#4F1830", "#A85A74"),
    "sand": ("#E9CF9B", "#C2A066", "#F7E7C4"),
    "brown": ("#9C5E38", "#693A22", "#C98F60"),
    "auburn": ("#B5552B", "#7A3216", "#DD8A55"),
    "black": ("#474150", "#2A2431", "#7C7486"),
    "steel": ("#BECBD6", "#7C8DA2", "#F0F5F8"),
    "bsteel": ("#8FB1D8", "#4F78AB", "#D3E4F5"),
    "grey": ("#8E8B93", "#5B5863", "#C2BFC4"),
    "white": ("#F6F1E6", "#C9C3BB", "#FFFFFF"),
    "skin": ("#F4D2AE", "#D99F76", "#FCE8D2"),
    "tan": ("#E0B48A", "#B27A52", "#F1D3B1"),
    "olive": ("#C99468", "#96623A", "#E2B892"),
    "orange": ("#D97A26", "#9E5112", "#F2B066"),
}
INK: Final = PALETTE["ink"][0]
BLUSH: Final = "#E0705A"
LIPS: Final = "#C4523F"
LIPS_WOMAN: Final = "#C23B34"
CARD_EDGE: Final = "#A8946B"
#: Rank colour on paper, by suit code of the Italian deck (contrast at least 4.5:1).
INDEX_ITALIAN: Final = {"D": "#8A5606", "C": "#C63A2B", "S": "#2C5F9E", "B": "#2B7355"}
#: The same codes in the French deck: D diamonds, C hearts, S spades, B clubs.
INDEX_FRENCH: Final = {"D": "#C63A2B", "C": "#C63A2B", "S": "#26202B", "B": "#26202B"}
INDEX_FRENCH_FOUR: Final = {"D": "#A3560F", "C": "#C63A2B", "S": "#2C5F9E", "B": "#2B7355"}


def base(name: str) -> str:
    """Base tone of a named colour; any other string (a hex value) is returned unchanged."""
    return PALETTE[name][0] if name in PALETTE else name


def shade(name: str) -> str:
    """Dark tone of a named colour."""
    return PALETTE[name][1]


def light(name: str) -> str:
    """Light tone of a named colour."""
    return PALETTE[name][2]
