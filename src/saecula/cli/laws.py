"""saecula laws"""

from typing import Annotated

import typer

from saecula.cli.common import Json, Language, print_json
from saecula.core.errors import OptionError
from saecula.i18n import chosen_language
from saecula.laws import GAMES, Law, catalogue, search
from saecula.laws.coverage import checkout, coverage
from saecula.laws.map import Measure, enforced_at, homes, measure, shown_in, undeclared
from saecula.laws.rulings import rulings

NO_CHECKOUT = "The lines that enforce a law and the tests that show it are found in a checkout only."


def laws(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME] [ID | TEXT]", help="A game, and a law or words to look for.")
    ] = None,
    show_coverage: Annotated[bool, typer.Option("--coverage", help="Which laws are shown by a test.")] = False,
    show_map: Annotated[bool, typer.Option("--map", help="Which laws stand in the file that their id names.")] = False,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Read, search and count the laws; one law with the lines that enforce it and the tests that show it.

    Example: saecula laws aoc wonder        saecula laws civ.limit        saecula laws aoc --coverage
    """
    language = chosen_language(lang or None)
    given = list(words or [])
    games = [given.pop(0)] if given and given[0] in GAMES else list(GAMES)
    if show_coverage or show_map:
        if given:
            raise OptionError("GAME", "name-unknown", name=given[0], known=", ".join(GAMES))
        if show_coverage:
            _coverage(games, json)
        else:
            _map(games, json)
        return
    query = " ".join(given)
    exact = [catalogue(game)[query] for game in games if query in catalogue(game)]
    if exact:
        _single(exact, language, json)
        return
    found = [law for game in games for law in (search(game, query, language) if query else catalogue(game).values())]
    if not found:
        raise OptionError("TEXT", "no-law-matches", query=query)
    if json:
        print_json([law.to_data() for law in found])
        return
    for law in found:
        _print(law, language)


def _print(law: Law, language: str) -> None:
    print(f"{law.id}  (p. {law.page})\n    {law.text(language)}")
    if law.notes:
        print(f"    [{law.notes}]")
    for ruling in rulings(law.game).values():
        if law.id in ruling.laws:
            print(f"    [{ruling.id}: {ruling.reason[language]}]")


# --- one law ------------------------------------------------------------------------------------------------------
def _single(found: list[Law], language: str, json: bool) -> None:
    """An id, in every game that has it."""
    reports = [_where(law) for law in found]
    if json:
        print_json([law.to_data() | report for law, report in zip(found, reports, strict=True)])
        return
    for law, report in zip(found, reports, strict=True):
        _print(law, language)
        if law.shape:
            print(f"  enforced by its shape: {law.shape}")
        if "missing" in report:
            print(f"  {report['missing']}")
            continue
        for title, lines in (("enforced", _code_lines(report)), ("shown", report["tests"])):
            assert isinstance(lines, list)
            for line in lines:
                print(f"  {title}: {line}")
        if not report["code"] and not law.shape:
            print("  no line names it")


def _where(law: Law) -> dict[str, object]:
    """The lines that name a law, those of its home first, and its tests; or the sentence that they are not here."""
    try:
        root = checkout(law.id)
    except OptionError:
        return {"missing": NO_CHECKOUT}
    folder = root / "src" / "saecula" / law.game
    own = homes(law.id, folder)
    code = [
        {
            "file": f"src/saecula/{law.game}/{one.file}",
            "line": one.line,
            "function": one.function,
            "home": one.file in own,
        }
        for one in enforced_at(law, root)
    ]
    return {"code": code, "tests": shown_in(law, root)}


def _code_lines(report: dict[str, object]) -> list[str]:
    code = report["code"]
    assert isinstance(code, list)
    return [f"{one['file']}:{one['line']}  {one['function']}".rstrip() for one in code]


# --- counts -------------------------------------------------------------------------------------------------------
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
                    by_shape = field == "without_code" and catalogue(str(report["game"]))[law].shape
                    print(f"  {title}{', holds by its shape' if by_shape else ''}: {law}")
    if any(report["untested"] for report in reports):
        raise typer.Exit(1)


def _map(games: list[str], json: bool) -> None:
    measures = [measure(game) for game in games]
    if json:
        shown = [_map_data(found) for found in measures]
        print_json(shown[0] if len(shown) == 1 else shown)
    else:
        for found in measures:
            print(f"{found.game}: {found.at_home} of {found.cited} cited laws stand at home, {found.share:.1%}")
            for law, cited in found.elsewhere.items():
                print(f"  elsewhere: {law}  {', '.join(f'{one.file}:{one.line}' for one in cited)}")
            for file, line, law in undeclared(found.game):
                print(f"  not declared by the head of its file: {law}  {file}:{line}")
    if not all(found.is_true for found in measures):
        raise typer.Exit(1)


def _map_data(found: Measure) -> dict[str, object]:
    places = {law: [f"{one.file}:{one.line}" for one in cited] for law, cited in found.elsewhere.items()}
    counts = {"cited": found.cited, "at_home": found.at_home, "share": round(found.share, 4)}
    return {"game": found.game, **counts, "elsewhere": places}
