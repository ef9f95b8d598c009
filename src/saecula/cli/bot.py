"""saecula bot"""

import sys
from typing import Annotated

import typer

from saecula.cli.common import CardsFile, use_cards
from saecula.lab.line_server import answers


def bot(
    name: Annotated[str, typer.Argument(metavar="BOT", help="One of our bots, or BOT@weights.json.")],
    cards: CardsFile = "",
) -> None:
    """Answer as one of our bots on the standard streams, by the line protocol of docs/bot-protocol.md.

    Programs that lead games can so seat our bots, and writers of bots can see both ends of the protocol.

    Example: saecula tournament aoc --games 10 --bots "cmd:saecula bot greedy,random"
    """
    use_cards(cards)
    for answer in answers(name, sys.stdin):
        print(answer, flush=True)
