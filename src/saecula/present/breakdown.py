"""Breakdowns of what is counted, not rated: stocks, and whatever a game counts. The law itself explains ratings."""

from saecula.core.game import Game, Move
from saecula.core.rules import Addend
from saecula.core.state import State
from saecula.present.asking import picture_of

SOURCES = ("start", "turn-end", "gained", "spent")
Tally = dict[tuple[int, str], dict[str, int]]  # by seat and stock, by source


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
    if game.history:
        amounts = tally(game)[i, number].copy()
        count(game, game.log[-1], game.history[-1], s, {(i, number): amounts})
    else:
        amounts = opened(s, i, number)
    laws = dict(zip(SOURCES, (began, ended, won, paid), strict=True))
    return [Addend(amount, source, laws[source]) for source, amount in amounts.items() if amount]


def tally(game: Game) -> Tally:
    """All stocks up to the last command, reckoned on from where somebody asked before, for a game is long."""
    history, moves = game.history, game.log[game.resumed_at :]
    place, known = history.notes.get("stocks", (0, None))
    before = history[place]
    if known is None:
        numbers = [stock[0] for stock in picture_of(game).stocks.values()]
        known = {(i, number): opened(before, i, number) for i in range(before.seat_count) for number in numbers}
    found = {key: amounts.copy() for key, amounts in known.items()}
    for at in range(place, len(history) - 1):
        after = history[at + 1]
        count(game, moves[at], before, after, found)
        before = after
    history.notes["stocks"] = (len(history) - 1, found)
    return found


def opened(s: State, i: int, number: str) -> dict[str, int]:
    return dict.fromkeys(SOURCES, 0) | {"start": stock_of(s, i, number)}


def count(game: Game, move: Move, before: State, after: State, found: Tally) -> None:
    """What one command added to each of these stocks."""
    for (i, number), amounts in found.items():
        change = stock_of(after, i, number) - stock_of(before, i, number)
        if change:
            ends = move.seat == i and picture_of(game).is_turn_end(before, game.rules.command_of(move.text))
            amounts["spent" if change < 0 else "turn-end" if ends else "gained"] += change


def stock_of(s: State, i: int, number: str) -> int:
    return int(getattr(s.seats[i], number))  # type: ignore[attr-defined]  # what is collected, a seat holds
