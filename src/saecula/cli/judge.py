"""saecula judge"""

from typing import Annotated

import typer

from saecula import bots
from saecula.bots.family import Judged
from saecula.cli.common import CardsFile, Json, Language, print_json
from saecula.cli.records import File, Number, position_of
from saecula.i18n import chosen_language, say

LEAST = 0.005  # a reason that changes less is not told


def judge(
    file: File,
    at: Annotated[int | None, typer.Option("--at", help="Judge after so many commands; the end if not given.")] = None,
    number: Number = 1,
    cards: CardsFile = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """Tell every seat's chance to win at a position of a record, and why, by what the deciding seat may know.

    Example: saecula judge game.jsonl --at 120
    """
    language = chosen_language(lang or None)
    game, _ = position_of(file, at, number, cards)
    decision = game.decision
    chances = bots.judge(game.rules.name, game.view(decision.seat if decision else 0))
    if json:
        print_json([{"seat": one.seat + 1, "name": game.names[one.seat], **_rounded(one)} for one in chances])
        return
    for one in chances:
        print(say(language, "judge-chance", who=game.names[one.seat], share=f"{100 * one.share:.0f}"))
        for reason, addend in sorted(one.reasons.items(), key=lambda entry: -abs(entry[1])):
            if abs(addend) >= LEAST:
                print(f"  {100 * addend:+.0f}  {say(language, f'judge-{reason}')}")


def _rounded(one: Judged) -> dict[str, object]:
    return {
        "share": round(one.share, 4),
        "reasons": {reason: round(addend, 4) for reason, addend in one.reasons.items()},
    }
