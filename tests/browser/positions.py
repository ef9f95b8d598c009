"""Real positions to look at: games that bots play by themselves here, given command by command at tables of the server.

Every seat of such a table is held at one device, so that a position is the same whenever it is made.
"""

from typing import Any, NamedTuple

from saecula.aoc import state as aoc
from saecula.bots import make_bot
from saecula.core.game import Game
from saecula.games import rules_of
from saecula.tta import state as tta
from tests.server.kit import Person, new_table, post

LEVEL = "medium"
OWN = ("action", "actions", "civilization")  # what seat 0 is asked in its own turn
NAMES = ("Ann", "Bartolomeo", "Cy", "Екатерина")


class Position(NamedTuple):
    game: str
    seats: int
    rounds: int
    modules: tuple[str, ...] = ()

    @property
    def options(self) -> dict[str, Any]:
        return {"seats": self.seats, "modules": list(self.modules)}

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.rounds}"


INNOVATION, WORLD, DRAFT = "innovation", "changing-world", "draft"
POSITIONS = {
    "tta": [
        Position("tta", 2, 1),
        Position("tta", 3, 3),
        Position("tta", 4, 5),
        Position("tta", 2, 8),
        Position("tta", 3, 9),
        Position("tta", 4, 10),
        Position("tta", 2, 12),
        Position("tta", 3, 13),
        Position("tta", 4, 15),
        Position("tta", 4, 17, ("balanced", "military", "leaders-wonders")),
    ],
    "aoc": [
        Position("aoc", 2, 1),
        Position("aoc", 3, 1),
        Position("aoc", 4, 2, (INNOVATION,)),
        Position("aoc", 2, 3),
        Position("aoc", 3, 3, (WORLD,)),
        Position("aoc", 4, 4),
        Position("aoc", 2, 5, (INNOVATION,)),
        Position("aoc", 3, 5),
        Position("aoc", 4, 6, (INNOVATION, WORLD)),
        Position("aoc", 4, 7, (DRAFT,)),
    ],
}


def round_of(game: Game) -> int:
    assert isinstance(game.state, tta.State | aoc.State)
    return game.state.round


def commands_to(position: Position, seed: str) -> list[str]:
    """What bots say up to the last decision of seat 0 in its own turn that is not after the round."""
    rules = rules_of(position.game)
    game = Game(rules, position.options, seed)
    bots = [make_bot(LEVEL, rules, i) for i in range(position.seats)]
    at = 0
    while not game.is_over() and round_of(game) <= position.rounds:
        seat = game.state.stack[-1].seat
        if seat == 0 and rules.decision_name(game.state) in OWN:
            at = game.ply
        legal = rules.without_surrender(rules.legal(game.state))
        game.push(bots[seat].choose(rules.view(game.state, seat), legal))
    return [move.text for move in game.log[:at]]


def commands_until_asked(position: Position, kind: str, seed: str) -> list[str]:
    """What bots say until seat 0 is asked something with more than one answer, from the round of the position on.

    Of no kind: a whole game.
    """
    rules = rules_of(position.game)
    game = Game(rules, position.options, seed)
    bots = [make_bot(LEVEL, rules, i) for i in range(position.seats)]
    while not game.is_over():
        seat = game.state.stack[-1].seat
        legal = rules.without_surrender(rules.legal(game.state))
        asked = seat == 0 and rules.decision_name(game.state) == kind and len(legal) > 1
        if asked and round_of(game) >= position.rounds:
            return [move.text for move in game.log]
        game.push(bots[seat].choose(rules.view(game.state, seat), legal))
    assert not kind, f"nobody was asked {kind}"
    return [move.text for move in game.log]


def table_after(url: str, position: Position, seed: str, commands: list[str]) -> tuple[str, str]:
    """A table after commands: its id and the token of all its seats.

    Meanwhile nothing is answered alone: bots may send a card of a force before the unit that had to go.
    """
    seats = [{"kind": "me", "name": name} for name in NAMES[: position.seats]]
    table, token = new_table(url, position.game, seats, options=position.options, seed=seed, start=True)
    answer_alone(url, table, token, position, False)
    with Person(url, table, token) as person:
        for ply, text in enumerate(commands):
            person.command(text, ply=ply)
    answer_alone(url, table, token, position, True)
    return table, token


def answer_alone(url: str, table: str, token: str, position: Position, on: bool) -> None:
    for seat in range(position.seats):
        post(url, f"/api/tables/{table}/seats/{seat}/answers", {"on": on}, token)


def table_at(url: str, position: Position, seed: str = "5") -> tuple[str, str]:
    return table_after(url, position, seed, commands_to(position, seed))


def table_asking(url: str, position: Position, kind: str, seed: str) -> tuple[str, str]:
    """A table whose first seat is asked this."""
    return table_after(url, position, seed, commands_until_asked(position, kind, seed))
