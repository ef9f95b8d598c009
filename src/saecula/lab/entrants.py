"""Who plays, as people write it: `hard`, `hard@mine.json` (with weights of one's own), or `cmd:python bot.py`.

An entrant is plain values and travels to other processes and machines; the bot is made where the game is played.
"""

from dataclasses import asdict, dataclass
from typing import Any

from saecula import bots
from saecula.bots import Bot, known_bots
from saecula.bots.family import WeightFiles
from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.games import rules_of, title_of
from saecula.lab.line_bot import TIMEOUT, LineBot

COMMAND = "cmd:"


@dataclass(frozen=True)
class Entrant:
    """`label` is what people wrote; `command` is empty for a bot of ours."""

    label: str
    name: str
    weights: tuple[float, ...] | None = None
    command: str = ""
    timeout: float = TIMEOUT

    def to_data(self) -> dict[str, Any]:
        data = asdict(self)
        return {**data, "weights": list(self.weights) if self.weights is not None else None}


def seats_of(options: dict[str, object]) -> int:
    """How many play at a table."""
    seats = options["seats"]
    assert isinstance(seats, int)
    return seats


def has_modules(options: dict[str, object]) -> bool:
    """Parts that are added to the game, for which a level may have numbers of its own."""
    return bool(options.get("modules"))


def entrant(text: str, game: str, timeout: float = TIMEOUT, option: str = "--bots") -> Entrant:
    """One entrant from its text; raises OptionError that names the option."""
    label = text.strip()
    if label.startswith(COMMAND):
        command = label.removeprefix(COMMAND).strip()
        if not command:
            raise OptionError(option, "no-cmd")
        return Entrant(label, "", None, command, timeout)
    name, at, path = label.partition("@")
    known = known_bots(game)
    if name not in known:
        raise OptionError(option, "bot-unknown", name=name, known=", ".join(known))
    if not at:
        return Entrant(label, name)
    try:
        weights = tuple(weights_module(game).load(path, name))
        check_weights(name, game, weights)
    except OptionError as error:
        raise OptionError(option, "labelled", label=label, cause=error) from None
    return Entrant(label, name, weights)


def check_weights(name: str, game: str, weights: tuple[float, ...]) -> None:
    """Raises OptionError for a bot that takes none."""
    bots.make(name, rules_of(game), 1, list(weights))


def entrants(text: str, game: str, timeout: float = TIMEOUT) -> list[Entrant]:
    """Entrants separated by commas."""
    found = [entrant(part, game, timeout) for part in text.split(",") if part.strip()]
    if not found:
        raise OptionError("--bots", "names-no-bot")
    return found


def quick_twins(found: list[Entrant], game: str, players: int) -> list[Entrant]:
    """Bots with the same numbers that plan a turn and play nothing on; those without numbers stay as they are."""
    family = title_of(game).bots
    module = weights_module(game)
    twins = []
    for one in found:
        if one.command or one.name not in family.judging:
            twins.append(one)
            continue
        numbers = one.weights if one.weights is not None else tuple(module.weights_of(one.name, players))
        twins.append(Entrant(one.label, family.quick, numbers))
    return twins


def weights_module(game: str) -> WeightFiles:
    """The weights of a game's bots."""
    found = title_of(game).bots.weights
    if found is None:
        raise OptionError("game", "weights-fixed", game=game)
    return found


def seat_bot(one: Entrant, rules: Rules, options: dict[str, object], seat: int, seed: int) -> Bot:
    """The bot of an entrant for one seat of one game."""
    if one.command:
        return LineBot(one.command, rules, options, seat, seed, one.timeout)
    return bots.make(one.name, rules, seed, None if one.weights is None else list(one.weights))
