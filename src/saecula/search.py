"""Finding things by what people type: a part of a name, in any language, with or without accents."""

import re
from collections.abc import Iterable
from typing import TypeVar
from unicodedata import combining, normalize

T = TypeVar("T")


def folded(text: str) -> str:
    """Without accents, capitals and signs: "Caesar's-Élan" and "caesar s elan" are the same."""
    bare = "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
    return " ".join(re.findall(r"\w+", bare.casefold()))


def named(query: str, things: Iterable[tuple[T, list[str]]]) -> list[T]:
    """Things that are called so in any of their names; if none is, those with every typed word somewhere in one."""
    wanted = folded(query)
    words = wanted.split()
    if not words:
        return []
    called = [(thing, [folded(name) for name in names]) for thing, names in things]
    exact = [thing for thing, names in called if wanted in names]
    return exact or [thing for thing, names in called if any(all(word in name for word in words) for name in names)]
