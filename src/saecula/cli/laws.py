"""saecula laws"""

from typing import Annotated

import typer

from saecula.cli.common import Json, Language, print_json
from saecula.core.errors import OptionError
from saecula.i18n import chosen_language
from saecula.laws import GAMES, catalogue, search
from saecula.laws.coverage import coverage


def laws(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME] [TEXT]", help="A game and words to look for.")
    ] = None,
    show_coverage: Annotated[bool, typer.Option("--coverage", help="Which laws are shown by a test.")] = False,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Read, search and count the laws.

    Example: saecula laws aoc wonder        saecula laws aoc --coverage
    """
    language = chosen_language(lang or None)
    given = list(words or [])
    games = [given.pop(0)] if given and given[0] in GAMES else list(GAMES)
    if show_coverage:
        if given:
            raise OptionError("GAME", f"'{given[0]}' is unknown, known are {', '.join(GAMES)}")
        _coverage(games, json)
        return
    query = " ".join(given)
    found = [law for game in games for law in (search(game, query, language) if query else catalogue(game).values())]
    if not found:
        raise OptionError("TEXT", f"no law matches '{query}'")
    if json:
        print_json([law.to_data() for law in found])
        return
    for law in found:
        print(f"{law.id}  (p. {law.page})\n    {law.text(language)}")
        if law.notes:
            print(f"    [{law.notes}]")


def _coverage(games: list[str], json: bool) -> None:
    reports = [coverage(game) for game in games]
    if json:
        shown = [{key: value for key, value in report.items() if key != "tests"} for report in reports]
        print_json(shown[0] if len(shown) == 1 else shown)
    else:
        for report in reports:
            print(f"{report['game']}: {report['tested']} of {report['total']} laws have a test")
            for title, field in (("untested", "untested"), ("not named in the code", "without_code")):
                found = report[field]
                assert isinstance(found, list)
                for law in found:
                    print(f"  {title}: {law}")
    if any(report["untested"] for report in reports):
        raise typer.Exit(1)
