"""Languages: which is chosen, changing it, and that nothing is left untranslated."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget

from carte_italiane.ui.texts import game_name
from carte_italiane.ui.translation import (
    LANGUAGES,
    choose_language,
    current_language,
    fitting_language,
    install_language,
)
from i18n import check


@pytest.fixture(autouse=True)
def english_after(qapp: QApplication) -> Iterator[None]:
    yield
    install_language("en")


class Listener(QWidget):
    """A window that counts how often it is told of a new language."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0

    def changeEvent(self, event: QEvent) -> None:
        self.told += event.type() == QEvent.Type.LanguageChange
        super().changeEvent(event)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["it"], "it"),
        (["ru_RU"], "ru"),
        (["it-CH", "en"], "it"),
        (["de-DE", "fr", "ru-UA", "en"], "ru"),
        (["de-DE", "fr"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_there_is_is_taken(wishes: list[str], language: str) -> None:
    assert fitting_language(wishes) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_asked_for_is_spoken(language: str) -> None:
    assert choose_language(language) == language
    assert current_language() == language
    assert game_name("scopa") == {"en": "Scopa", "it": "Scopa", "ru": "Скопа"}[language]


def test_an_unknown_language_is_english() -> None:
    assert choose_language("tlh") == "en"


def test_qts_own_words_are_translated_too() -> None:
    for language, word in (("it", "Annulla"), ("ru", "Отмена")):
        install_language(language)
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == word


def test_windows_are_told_of_another_language() -> None:
    listener = Listener()
    install_language("ru")
    QApplication.processEvents()
    assert listener.told
    listener.told = 0
    install_language("en")
    QApplication.processEvents()
    assert listener.told
    assert game_name("briscola") == "Briscola"


def test_figures_follow_the_language() -> None:
    install_language("it")
    assert QLocale().toString(2.5, "f", 1) == "2,5"


def test_translations_are_complete_and_up_to_date() -> None:
    assert not check()
