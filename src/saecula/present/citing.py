"""Laws for people: a law is called by its chapter, in the reader's language; its id is for whoever looks it up."""

import re
from functools import lru_cache

from saecula.i18n import has, say
from saecula.laws import catalogue, law_text


def section_name(section: str, language: str) -> str:
    """A chapter of the laws in a language; as it is written where a game has no message for it."""
    message = "section-" + re.sub(r"[^a-z0-9]+", "-", section.lower()).strip("-")
    return say(language, message) if has("en", message) else section


@lru_cache(maxsize=5_000)
def law_name(game: str, law: str, language: str) -> str:
    """What a law is called where it is cited: its chapter."""
    found = catalogue(game).get(law)
    return section_name(found.section, language) if found else law


def cited(game: str, law: str, language: str) -> dict[str, str]:
    """The fields of whatever cites a law."""
    return {"law": law, "law_name": law_name(game, law, language), "law_text": law_text(game, law, language)}
