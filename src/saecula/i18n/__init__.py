"""Texts for people in English, Russian and Italian: ids with parameters in Fluent files, one folder per language.

A message that a language lacks is a fault that a test finds; at run time the English one is shown instead.
"""

import locale
import os
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from saecula.core.errors import OptionError, SaeculaError

LANGUAGES = ("en", "ru", "it")
FILES = (  # what belongs to no game
    "app.ftl",
    "cards.ftl",
    "errors.ftl",
    "guide.ftl",
    "lab.ftl",
    "lessons.ftl",
    "page.ftl",
    "server.ftl",
)
GAMES: dict[str, tuple[tuple[Traversable, str], ...]] = {}  # by game, folders of languages and a file's name in each


def add(game: str, sources: tuple[tuple[Traversable, str], ...]) -> None:
    """The messages of a game."""
    GAMES[game] = sources
    _forget()


def remove(game: str) -> None:
    del GAMES[game]
    _forget()


def _forget() -> None:
    texts.cache_clear()
    bundle.cache_clear()
    _said.cache_clear()


def sources() -> list[tuple[Traversable, str]]:
    """Every file of messages: the folder of the languages, and its name in each."""
    shared = [(files("saecula.i18n"), name) for name in FILES]
    return [*shared, *(source for game in GAMES.values() for source in game)]


@cache
def texts(language: str) -> str:
    """All messages of a language in Fluent's form."""
    return "\n".join((folder / language / name).read_text(encoding="utf-8") for folder, name in sources())


@cache
def bundle(language: str) -> Any:
    """All messages of a language. The library alone comes without the package that makes sentences of them."""
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError:
        raise SaeculaError("no-sentences") from None
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(texts(language)))
    return made


def say(language: str, message: str, **values: object) -> str:
    """A message in a language; the English one where it is missing, its id where that is missing too.

    Tables draw the same few thousand sentences again and again, and Fluent takes its time: they are kept.
    """
    try:
        return _said(language, message, **values)
    except TypeError:  # a value that cannot be a key of a table
        return _formatted(language, message, values)


@lru_cache(maxsize=20_000, typed=True)
def _said(language: str, message: str, /, **values: object) -> str:
    return _formatted(language, message, values)


def _formatted(language: str, message: str, values: dict[str, object]) -> str:
    for tried in (language, "en"):
        messages = bundle(tried)
        if messages.has_message(message):
            text, _ = messages.format_pattern(messages.get_message(message).value, values)
            return str(text)
    return message


def has(language: str, message: str) -> bool:
    return bool(bundle(language).has_message(message))


def chosen_language(wanted: str | None) -> str:
    """The language asked for, else the machine's if it is one of ours, else English."""
    if wanted:
        if wanted not in LANGUAGES:
            raise OptionError("--lang", "one-of-not", known=", ".join(LANGUAGES), value=wanted)
        return wanted
    machine = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return machine[:2] if machine[:2] in LANGUAGES else "en"
