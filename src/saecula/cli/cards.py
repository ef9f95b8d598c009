"""saecula cards"""

from typing import Annotated

import typer

from saecula.cli.common import CardsFile, Json, Language, print_json, use_cards
from saecula.core.errors import OptionError
from saecula.games import TITLES, title_of
from saecula.i18n import chosen_language, say


def cards(
    words_: Annotated[list[str] | None, typer.Argument(metavar="[GAME] [NAME]", help="A game and a card.")] = None,
    house: Annotated[bool, typer.Option("--house", help="List the house values only.")] = False,
    check: Annotated[str, typer.Option("--check", help="Check a file with an owner's corrections.")] = "",
    cards: CardsFile = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """Read the cards, the house values among them, or check an owner's corrections.

    A part of a name suffices, in any language; all cards that fit are listed.

    Example: saecula cards tta churchill        saecula cards aoc --house
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    given = list(words_ or [])
    title = title_of(given[0]) if given else next(iter(TITLES.values()))
    query = " ".join(given[1:])
    if check:
        use_cards(check, "--check")
        print(say(language, "cards-checked", path=check))
        return
    rows = title.face.card_rows(query, house, language)
    if query and not title.face.card_rows(query, False, language):
        raise OptionError("NAME", "no-card-called", query=query)
    if json:
        print_json(rows)
    else:
        print("\n".join(title.face.card_list(query, house, language)))
