"""Population and a unit as one military action, each one cheaper."""

from typing import Final

from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.options import Options
from saecula.tta.cards.catalog import FIRST
from saecula.tta.law.action.population import populate, populate_refusal
from saecula.tta.law.action.unit import build_unit, build_unit_action, unit_price_refusal, unit_tech_refusal
from saecula.tta.law.actions import military_available, spend_military
from saecula.tta.powers import LEVY_POWER
from saecula.tta.state import Seat, State
from saecula.tta.terms import FIRST_UNIT, LEVY, TECHS, CardNo, SeatNo

CHEAPER: Final = 1


def may_levy(seat: Seat) -> bool:
    return seat.powers[LEVY_POWER] > 0


def levy_refusal(s: State, i: SeatNo, tech: CardNo) -> Refusal | None:
    """The new worker may be the unit, so no unused one is asked for."""
    seat = s.seats[i]
    refused = build_unit_action(s, i)
    if refused is None:
        refused = populate_refusal(s, i, CHEAPER)
    if refused is None:
        refused = unit_tech_refusal(seat, tech)
    return refused if refused is not None else unit_price_refusal(seat, tech, CHEAPER)


def add_levy_options(s: State, i: SeatNo, options: Options) -> None:
    seat = s.seats[i]
    if may_levy(seat) and military_available(seat) > 0:
        for tech in range(FIRST[FIRST_UNIT], TECHS):
            if seat.techs >> tech & 1 and levy_refusal(s, i, tech) is None:
                options.append(command(LEVY, tech))


def levy(s: State, i: SeatNo, tech: CardNo) -> None:
    spend_military(s, i, 1)
    populate(s, i, CHEAPER)
    build_unit(s, i, tech, CHEAPER)
