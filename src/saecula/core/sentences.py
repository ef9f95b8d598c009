"""The English sentence of a problem, from the same file that every other language is a translation of.

The engine alone comes without the package that reads Fluent, so its English is kept simple: one line for each problem,
and nothing but places for values in it.
"""

import re
from functools import cache
from pathlib import Path

ENGLISH = Path(__file__).parents[1] / "i18n" / "en" / "errors.ftl"
PREFIX = "problem-"
PLACE = re.compile(r"\{ \$(\w+) \}")


@cache
def patterns() -> dict[str, str]:
    """By problem, its English sentence with places for values."""
    text = ENGLISH.read_text(encoding="utf-8")
    return dict(re.findall(rf"^{PREFIX}([a-z0-9-]+) = (.*)$", text, re.MULTILINE))


def english(problem: str, values: dict[str, object]) -> str:
    """The sentence of a problem with all of its values; what is no problem's id is a sentence already."""
    pattern = patterns().get(problem)
    if pattern is None:
        return problem
    return PLACE.sub(lambda place: str(values[place[1]]), pattern)
