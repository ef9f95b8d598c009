"""Breakdowns of what Through the Ages counts: banks, workers, limits. The law itself explains ratings."""

from saecula.core.rules import Addend
from saecula.tta import terms as t
from saecula.tta.cards.catalog import SLUGS
from saecula.tta.state import Seat, State
from saecula.tta.terms import STORES, TECHS


def count_addends(s: State, i: int, what: str) -> list[Addend] | None:
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
