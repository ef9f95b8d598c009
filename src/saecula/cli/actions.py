"""saecula actions"""

from typing import Annotated

import typer

from saecula.cli.common import GameName, Json, print_json, use_cards
from saecula.core.errors import OptionError
from saecula.games import title_of


def actions(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORDS]", help="Only actions with these words.")] = None,
    json: Json = False,
) -> None:
    """List the numbers of a game's actions for learners; `@1` is the next seat clockwise. Numbers never change.

    Example: saecula actions tta        saecula actions tta attack raid-i
    """
    use_cards("")
    spaces = title_of(game).spaces
    wanted = list(words or [])
    texts = spaces.actions.texts
    found = [(number, text) for number, text in enumerate(texts) if all(word in text.split() for word in wanted)]
    if not found:
        raise OptionError("WORDS", "no-such-actions", words=" ".join(wanted))
    if json:
        print_json({"name": spaces.name, "actions": [{"number": number, "text": text} for number, text in found]})
        return
    for number, text in found:
        print(number, text)
