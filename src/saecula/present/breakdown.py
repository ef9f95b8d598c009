"""Breakdowns of what is counted, not rated: stocks, and whatever a game counts. The law itself explains ratings."""

from itertools import chain

from saecula.core.game import Game
from saecula.core.rules import Addend
from saecula.core.state import State
from saecula.present.asking import picture_of


def counted(game: Game, s: State, what: str, seat: int) -> list[Addend] | None:
    """The addends of a count, which sum to it; None where the law explains the number itself."""
    if not 0 <= seat < s.seat_count:
        return None
    picture = picture_of(game)
    stock = picture.stocks.get(what)
    if stock is not None:
        return collected(game, s, seat, *stock)
    return picture.counted(s, seat, what)


def collected(game: Game, s: State, i: int, number: str, began: str, ended: str, won: str, paid: str) -> list[Addend]:
    """How a stock came about, command by command, as far back as positions are kept."""
    states = chain(game.history, [s])
    before = next(states)
    amounts = {"start": stock_of(before, i, number), "turn-end": 0, "gained": 0, "spent": 0}
    for after, move in zip(states, game.log[game.resumed_at :], strict=True):
        change = stock_of(after, i, number) - stock_of(before, i, number)
        if change:
            ends = move.seat == i and picture_of(game).is_turn_end(before, game.rules.command_of(move.text))
            amounts["spent" if change < 0 else "turn-end" if ends else "gained"] += change
        before = after
    laws = dict(zip(amounts, (began, ended, won, paid), strict=True))
    return [Addend(amount, source, laws[source]) for source, amount in amounts.items() if amount]


def stock_of(s: State, i: int, number: str) -> int:
    return int(getattr(s.seats[i], number))  # type: ignore[attr-defined]  # what is collected, a seat holds
