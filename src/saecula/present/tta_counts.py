"""Breakdowns of what Through the Ages counts: banks, workers, limits. The law itself explains ratings."""

from saecula.core.rules import Addend
from saecula.tta import terms as t
from saecula.tta.board import consumption_of, corruption_of, faces_needed
from saecula.tta.cards.catalog import COLONIZATION, SLUGS
from saecula.tta.explain import floored, total_addends
from saecula.tta.ratings import (
    civil_hand_limit,
    colonization_of,
    discontent_of,
    happiness_of,
    military_hand_limit,
)
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
    if what == "discontent":
        wanted = Addend(faces_needed(seat), "yellow bank", "discontent.requirement")
        return floored(
            [wanted, Addend(-happiness_of(seat), "happy-faces", "discontent.number")],
            discontent_of(seat),
            "discontent.number",
        )
    if what == "consumption":
        return [Addend(consumption_of(seat), "yellow bank", "board.yellow.consumption")]
    if what == "faces-needed":
        return [Addend(faces_needed(seat), "yellow bank", "board.yellow.happiness")]
    if what == "corruption":
        return [Addend(corruption_of(seat), "blue-bank", "board.blue.corruption")]
    if what == "civil-hand":
        actions = Addend(seat.civil_total, "civil-actions", "cards.civil.limit-any-means")
        return floored([actions], civil_hand_limit(seat), "stats.modified-by-text")
    if what == "military-hand":
        actions = Addend(seat.military_total, "military-actions", "cards.military.limit")
        return floored([actions], military_hand_limit(seat), "stats.modified-by-text")
    if what == "colonization":
        return floored(total_addends(s, i, COLONIZATION), colonization_of(s, i), "colonize.modifier.symbol")
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
