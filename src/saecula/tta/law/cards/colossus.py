"""card.colossus.*: Colossus brings military cards when Ages II and III begin."""

from saecula.tta.law.draw import draw_cards
from saecula.tta.law.flow.order import clockwise
from saecula.tta.powers import DRAW_AT_NEW_AGE
from saecula.tta.state import State
from saecula.tta.terms import AGE_II, AGE_III


def draw_at_new_age(s: State) -> None:
    """card.colossus.any-turn: Ages II and III only, clockwise from the seat on turn."""
    if AGE_II <= s.age <= AGE_III:
        for i in clockwise(s, s.turn_seat):
            draw_cards(s, i, s.seats[i].powers[DRAW_AT_NEW_AGE], "card.colossus.any-turn")
