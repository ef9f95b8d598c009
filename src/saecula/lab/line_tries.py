"""What a program that searches may ask before it answers: commands tried in a world that is imagined from its view.

The real game is never touched and never shown. Equal numbers are equal worlds, so a program can go back to one.
"""

from typing import Any, Final, Protocol, cast

from saecula.bots import known_bots, make, play_out
from saecula.core.errors import InvalidCommand, OptionError, Refusal
from saecula.core.rng import Dice
from saecula.core.rules import Rules
from saecula.core.state import State

TRY: Final = "try"
FIELDS: Final = (TRY, "world", "view", "then")
MOST: Final = 2**32 - 1  # the largest number of a world


class Telling(Protocol):
    """Every view."""

    def to_data(self) -> dict[str, object]: ...


def tried(rules: Rules, view: object, asked: dict[str, Any]) -> dict[str, Any]:
    """The position behind the commands of `try` in the world of a number; raises OptionError naming a wrong field.

    A command that is refused there ends the trial before it, with the law: that is an answer, not a fault.
    """
    commands, world, then = _commands(asked), _number(asked, "world", MOST), asked.get("then")
    for field in asked:
        if field not in FIELDS:
            raise OptionError(str(field)[:40], "unknown-setting", known=", ".join(FIELDS))
    s = rules.imagine(view, world)
    s.quiet = True
    watcher = _number(asked, "view", s.seat_count - 1) if "view" in asked else None
    if then is not None and then not in known_bots(rules.name):
        raise OptionError("then", "one-of", known=", ".join(known_bots(rules.name)))
    told: dict[str, Any] = {"tried": 0}
    for text in commands:
        refused = _give(rules, s, text)
        if refused is not None:
            told["refused"] = {"command": text, **refused}
            break
        told["tried"] += 1
    if then is not None and "refused" not in told:
        dice = Dice(world)
        play_out(rules, s, [make(then, rules, dice.next()) for _ in range(s.seat_count)])
    return told | _position(rules, s) | ({} if watcher is None else {"view": _view(rules, s, watcher)})


def _give(rules: Rules, s: State, text: str) -> dict[str, Any] | None:
    """Play a command, or say why not."""
    try:
        command = rules.command_of(text)
    except InvalidCommand as error:
        return {"text": str(error)}
    refusal = rules.refusal(s, command)
    if refusal is not None:
        return _refused(rules, refusal)
    rules.apply(s, command)
    rules.advance(s)
    return None


def _refused(rules: Rules, refusal: Refusal) -> dict[str, Any]:
    return {"law": refusal.law, "text": rules.law_text(refusal.law, "en")}


def _position(rules: Rules, s: State) -> dict[str, Any]:
    if s.over:
        return {"over": rules.outcome(s).to_data()}
    legal = [rules.text(s, command) for command in rules.without_surrender(rules.legal(s))]
    return {"seat": s.stack[-1].seat, "ask": rules.decision_name(s), "legal": legal}


def _view(rules: Rules, s: State, seat: int) -> dict[str, object]:
    return cast(Telling, rules.view(s, seat)).to_data()


def _commands(asked: dict[str, Any]) -> list[str]:
    commands = asked[TRY]
    if not isinstance(commands, list) or not all(isinstance(text, str) for text in commands):
        raise OptionError(TRY, "list-of-names")
    return commands


def _number(asked: dict[str, Any], field: str, most: int) -> int:
    value = asked.get(field)
    if type(value) is not int or not 0 <= value <= most:
        raise OptionError(field, "range", low=0, high=most)
    return value
