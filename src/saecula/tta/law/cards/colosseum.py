"""Culture for technologies of infantry and cavalry."""

from saecula.tta.cards.catalog import KIND
from saecula.tta.law.points import change_culture
from saecula.tta.powers import CULTURE_ON_UNIT_TECHNOLOGY
from saecula.tta.state import State
from saecula.tta.terms import BY_WONDER, CAVALRY, INFANTRY, CardNo, SeatNo


def score_unit_technology(s: State, i: SeatNo, card: CardNo, law: str) -> None:
    if KIND[card] in (INFANTRY, CAVALRY):
        change_culture(s, i, s.seats[i].powers[CULTURE_ON_UNIT_TECHNOLOGY], BY_WONDER, law)
