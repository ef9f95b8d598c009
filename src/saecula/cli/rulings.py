"""saecula rulings"""

from typing import Annotated

import typer

from saecula.cli.common import Json, Language, print_json
from saecula.core.errors import OptionError
from saecula.i18n import chosen_language, say
from saecula.laws import GAMES
from saecula.laws.coverage import checkout, shown_by_tests
from saecula.laws.rulings import Ruling, find, page
from saecula.laws.rulings import rulings as rulings_of


def rulings(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME] [ID | LAW | TEXT]", help="A game, and what to look for.")
    ] = None,
    show_page: Annotated[bool, typer.Option("--page", help="Print rules/rulings.md, made of the data.")] = False,
    lang: Language = "",
    json: Json = False,
) -> None:
    """What we decided where a rulebook leaves room: question, decision, reason, source, laws, and the tests of it.

    Example: saecula rulings tta        saecula rulings T2        saecula rulings louvre
    """
    if show_page:
        print(page(), end="")
        return
    language = chosen_language(lang or None)
    given = list(words or [])
    games = [given.pop(0)] if given and given[0] in GAMES else list(GAMES)
    query = " ".join(given)
    found = [one for game in games for one in (find(game, query, language) if query else rulings_of(game).values())]
    if not found:
        raise OptionError("TEXT", "no-ruling-matches", query=query)
    tests = _tests()
    if json:
        print_json([one.to_data() | _shown(one, tests) for one in found])
        return
    for one in found:
        _print(one, language, tests)


def _tests() -> dict[str, list[str]] | None:
    """By law; None outside of a checkout, where there are none."""
    try:
        return shown_by_tests(checkout("rulings"))
    except OptionError:
        return None


def _shown(ruling: Ruling, tests: dict[str, list[str]] | None) -> dict[str, object]:
    return {} if tests is None else {"tests": {law: tests.get(law, []) for law in ruling.laws}}


def _print(ruling: Ruling, language: str, tests: dict[str, list[str]] | None) -> None:
    print(f"{ruling.id}  {ruling.question[language]}")
    print(f"    {ruling.decision[language]}")
    for message, text in (("ruling-reason", ruling.reason), ("ruling-source", ruling.source)):
        print(f"    {say(language, message, text=text[language])}")
    for law in ruling.laws:
        print(f"    {say(language, 'ruling-law', text=law)}")
        for test in (tests or {}).get(law, []):
            print(f"        {say(language, 'ruling-shown', text=test)}")
    print()
