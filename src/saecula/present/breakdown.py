"""Breakdowns of what is counted, not rated: stocks, banks, workers, limits. The law itself explains ratings."""

from saecula.aoc.ratings import workers_owned
from saecula.aoc.state import State as AocState
from saecula.core.game import Game
from saecula.core.rules import Addend
from saecula.core.state import State
from saecula.present.actions import of_game
from saecula.tta import terms as t
from saecula.tta.cards.catalog import SLUGS
from saecula.tta.state import Seat
from saecula.tta.state import State as TtaState
from saecula.tta.terms import STORES, TECHS

# by game: what is collected, with the laws for how it began, a turn's end, other gains, and payments
STOCKS = {
    "tta": {"science-stock": ("science", "setup.points.science-0", "production.science", "points.score", "points.pay")},
    "aoc": {"coins": ("coins", "effect.coins", "effect.coins", "effect.coins", "effect.coins.lose")},
}


def counted(game: Game, s: State, what: str, seat: int) -> list[Addend] | None:
    """The addends of a count, which sum to it; None where the law explains the number itself."""
    if not 0 <= seat < s.seat_count:
        return None
    stock = STOCKS[game.rules.name].get(what)
    if stock is not None:
        return collected(game, s, seat, *stock)
    if isinstance(s, AocState):
        return aoc_workers(s, seat) if what == "workers" else None
    assert isinstance(s, TtaState)
    found = tta_count(s, seat, what)
    return None if found is None else [addend for addend in found if addend.amount]


def collected(game: Game, s: State, i: int, number: str, began: str, ended: str, won: str, paid: str) -> list[Addend]:
    """How a stock came about, command by command, as far back as positions are kept."""
    states = [*game.history, s]
    amounts = {"start": stock_of(states[0], i, number), "turn-end": 0, "gained": 0, "spent": 0}
    for before, after, move in zip(game.history, states[1:], game.log[game.resumed_at :], strict=True):
        change = stock_of(after, i, number) - stock_of(before, i, number)
        if change == 0:
            continue
        ends = move.seat == i and of_game(before).is_turn_end(before, game.rules.command_of(move.text))
        amounts["spent" if change < 0 else "turn-end" if ends else "gained"] += change
    laws = dict(zip(amounts, (began, ended, won, paid), strict=True))
    return [Addend(amount, source, laws[source]) for source, amount in amounts.items() if amount]


def stock_of(s: State, i: int, number: str) -> int:
    assert isinstance(s, (TtaState, AocState))
    return int(getattr(s.seats[i], number))


def aoc_workers(s: AocState, i: int) -> list[Addend]:
    seat = s.seats[i]
    amounts = (("idle", seat.idle), ("placed", seat.white), ("placed-red", seat.red))
    assert sum(amount for _, amount in amounts) == workers_owned(seat)
    laws = ("worker.limit", "worker.return.white", "worker.return.red")
    return [Addend(n, source, law) for (source, n), law in zip(amounts, laws, strict=True) if n]


# --- Through the Ages -------------------------------------------------------------------------------------------------
def tta_count(s: TtaState, i: int, what: str) -> list[Addend] | None:
    seat = s.seats[i]
    if what == "pool":
        bank = Addend(-seat.yellow, "yellow bank", "workers.definition")
        return [Addend(seat.yellow_owned, "yellow-tokens", "workers.definition"), bank, *on_cards(seat)]
    if what == "yellow":
        unused = Addend(-seat.pool, "unused-workers", "workers.unused")
        return [Addend(seat.yellow_owned, "yellow-tokens", "workers.definition"), unused, *on_cards(seat)]
    if what == "blue":
        return blue_addends(seat)
    return None


def on_cards(seat: Seat) -> list[Addend]:
    """Workers that have a place, to be taken from all of them."""
    return [Addend(-seat.workers[tech], SLUGS[tech], "workers.definition") for tech in range(TECHS)]


def blue_addends(seat: Seat) -> list[Addend]:
    stages = SLUGS[seat.wonder] if seat.wonder != t.NOTHING else "wonder"
    return [
        Addend(seat.blue_owned, "blue-tokens", "tokens.gain-to-bank"),
        *[Addend(-seat.tokens[store], SLUGS[store], "food.representation") for store in range(STORES)],
        Addend(-seat.stages, stages, "action.stage.cover-from-bank"),
        Addend(-seat.kept, "kept-tokens", "stats.modified-by-text"),
    ]
