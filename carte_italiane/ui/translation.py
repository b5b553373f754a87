"""Languages of the window: which there are, which one to speak, and changing it while the program runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from carte_italiane.paths import resource

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    Translate: TypeAlias = Callable[[str, str, str], str]

#: Languages by their own names, in the order of menus.
LANGUAGES: Final = {"en": "English", "it": "Italiano", "ru": "Русский"}
#: Stands before the number where a text has plural forms.
PLURAL: Final = "plural"
_OURS: Final = "carte-italiane-translation"


def choose_language(wanted: str | None) -> str:
    """Speak the language asked for, else the first of the system's that there is, else English; returns which."""
    language = fitting_language([wanted] if wanted else QLocale.system().uiLanguages())
    install_language(language)
    return language


def fitting_language(wishes: list[str]) -> str:
    """The first language among the wishes (``it``, ``ru_RU``, ``pt-BR``) that there is, else English."""
    spoken = (name.replace("_", "-").split("-")[0].lower() for name in wishes)
    return next((language for language in spoken if language in LANGUAGES), "en")


def install_language(language: str) -> None:
    """Speak this language from now on; every open page is told with a ``LanguageChange`` event."""
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("a language needs a running application")
    for old in app.findChildren(QTranslator, _OURS):
        app.removeTranslator(old)
        old.setParent(None)
    QLocale.setDefault(QLocale(language))
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (
        (f"qtbase_{language}", qt_folder),
        (f"carte_italiane_{language}", str(resource("i18n"))),
    ):
        translator = QTranslator(app)
        translator.setObjectName(_OURS)
        if translator.load(name, folder):
            app.installTranslator(translator)


def translated_to(language: str) -> Translate:
    """``translate`` as it would be in a language that need not be spoken now."""
    translator = QTranslator()
    translator.load(f"carte_italiane_{language}", str(resource("i18n")))

    def translate_so(context: str, text: str, comment: str = "") -> str:
        return translator.translate(context, text, comment) or text

    return translate_so


def current_language() -> str:
    """The language spoken now."""
    language = QLocale().name().split("_")[0]
    return language if language in LANGUAGES else "en"


def translate(context: str, text: str, comment: str = "", form: str = "", number: int = -1) -> str:
    """A text in the language spoken now. ``%n`` in it becomes the number, in the plural form of the language.

    ``form`` says nothing: lupdate finds plural forms by a name in the fourth place, ``PLURAL``.
    """
    return QCoreApplication.translate(context, text, comment or None, number)
