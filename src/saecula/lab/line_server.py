"""The other end of the line protocol: one of our bots answers on behalf of a program that asks.

So any program that speaks the protocol as a table can seat our bots, and the protocol is tested against itself.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from json import dumps, loads
from typing import Any

from saecula.bots import Bot
from saecula.core.errors import InvalidCommand, OptionError, SaeculaError
from saecula.core.rules import Rules
from saecula.games import rules_of, title_of
from saecula.lab.entrants import COMMAND, entrant, seat_bot
from saecula.lab.line_bot import PROTOCOL

Maker = Callable[[Rules, int], Bot]


class LineFault(SaeculaError):
    """A line that the protocol does not know."""


def answers(text: str, lines: Iterable[str]) -> Iterator[str]:
    """The answers of the bot that `text` names to the lines of one game or several, one after another."""
    if text.startswith(COMMAND):
        raise OptionError("bot", "own-bot")
    return answers_of(lambda rules, seed: seat_bot(entrant(text, rules.name), rules, {}, 0, seed), text, lines)


def speak(make: Maker, name: str = "") -> None:
    """Answer on the standard streams as a bot of one's own until the input ends: `speak(MyBot)` makes a program of it.

    Programs can play wherever bots are named by `cmd:`; `make` gets the rules and a seed for every game.
    """
    for answer in answers_of(make, name or getattr(make, "__name__", ""), sys.stdin):
        print(answer, flush=True)


def answers_of(make: Maker, name: str, lines: Iterable[str]) -> Iterator[str]:
    bot: Bot | None = None
    for line in lines:
        message = _message(line)
        if "saecula-bot" in message:
            rules, seed = _rules(message), _number(message, "seed")
            _number(message, "seat")
            bot = make(rules, seed)
            yield dumps({"saecula-bot": PROTOCOL, "name": name})
        elif "ask" in message:
            if bot is None:
                raise LineFault("no-greeting-yet")
            yield dumps({"do": _answer(bot, message)}, ensure_ascii=False)
        elif "over" in message:
            bot = None
        else:
            raise LineFault("line-unknown")


def _message(line: str) -> dict[str, Any]:
    try:
        message = loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise LineFault("line-no-object", text=line.strip()[:80])
    return message


def _rules(message: dict[str, Any]) -> Rules:
    if message["saecula-bot"] != PROTOCOL:
        raise LineFault("protocol", found=message["saecula-bot"], known=PROTOCOL)
    return rules_of(str(message.get("game")))


def _number(message: dict[str, Any], field: str) -> int:
    value = message.get(field)
    if type(value) is not int:
        raise LineFault("field-whole-number", field=field)
    return value


def _answer(bot: Bot, message: dict[str, Any]) -> str:
    texts = message.get("legal")
    if not isinstance(texts, list) or not texts or not all(isinstance(text, str) for text in texts):
        raise LineFault("legal-list")
    try:
        commands = [bot.rules.command_of(text) for text in texts]
    except InvalidCommand as error:
        raise LineFault("legal-command", cause=error) from None
    view = view_from_data(bot.rules.name, message.get("view"))
    return str(texts[commands.index(bot.choose(view, commands))])


def view_from_data(game: str, data: object) -> object:
    """A view as it was before it became JSON."""
    try:
        assert isinstance(data, dict)
        return title_of(game).view_from_data(data)
    except (AssertionError, KeyError, TypeError):
        raise LineFault("no-view", game=game) from None
