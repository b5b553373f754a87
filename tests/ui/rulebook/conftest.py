"""What tests of the rule book share: the deck's look, and English before and after each test."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from carte_italiane.ui.style import apply_style
from carte_italiane.ui.translation import install_language


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    if not qapp.styleSheet():
        apply_style(qapp)
    install_language("en")
    yield
    install_language("en")
