"""What the table needs of something that does not come at once."""

from __future__ import annotations

from typing import Protocol


class Wish(Protocol):
    """Something the person has asked for and waits for."""

    def says(self) -> str:
        """What stands on the own hand meanwhile; nothing, if it will not be long."""

    def withdraw(self) -> None:
        """The person does not want it any more."""
