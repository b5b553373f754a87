"""What a person chooses about the look of the cards and the table."""

from __future__ import annotations

from typing import Final, NamedTuple


class Look(NamedTuple):
    """One choice of each; the names are those of files and folders of the resources."""

    deck: str = "italian"
    back: str = "blue"
    #: ``normal`` ones become large by themselves where cards are small.
    indices: str = "normal"
    table: str = "felt-green"


#: That of the first start.
FIRST: Final = Look()
#: What there is to choose, in the order of the menu.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "table": ("felt-green", "felt-wine", "felt-blue", "wood"),
    "back": ("blue", "red", "green"),
    "deck": ("italian", "french", "french-four-colours"),
    "indices": ("none", "normal", "large"),
}
