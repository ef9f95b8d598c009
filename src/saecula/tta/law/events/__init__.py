"""events.*, ruling.events.*: what holds for every event."""

from mypy_extensions import i64

from saecula.core.arrays import with_one
from saecula.tta.cards.card import Step
from saecula.tta.cards.catalog import CARDS, KIND
from saecula.tta.law.cards.confucius import steps_of_other
from saecula.tta.law.flow.order import clockwise, players_left
from saecula.tta.state import State
from saecula.tta.terms import AGE_IV, TERRITORY, Amount, CardNo, SeatNo


def is_territory(card: CardNo) -> bool:
    """events.territory-by-name: the row says it by its kind."""
    return KIND[card] == TERRITORY


def steps_of(s: State, card: CardNo) -> list[Step]:
    """events.written-effect: what the text of a card says, step by step.

    events.action-effects.usual-rules: a step that allows an action asks the refusals of that action.
    """
    other = steps_of_other(card)
    if other:
        return other
    row = CARDS[card]
    return row.late_steps if s.age >= AGE_IV and row.late_steps else row.steps


def in_turn(s: State, first: SeatNo) -> list[int]:
    """events.decisions.clockwise-from-revealer: everybody who is left."""
    return clockwise(s, first)


def few(s: State) -> i64:
    """events.two-player.single-target: "two" means one when two players are left."""
    return 1 if players_left(s) == 2 else 2


def lose_civil(s: State, i: SeatNo, amount: Amount) -> i64:
    """ruling.events.lost-actions-between-turns: of those that are there; returns how many were lost."""
    seat = s.seats[i]
    lost = amount if amount < seat.civil else seat.civil
    seat.civil -= lost
    return lost


def lay_on_past_pile(s: State, card: CardNo) -> None:
    """events.past-pile, events.not-redrawn: it is no discard pile."""
    s.past_events = with_one(s.past_events, card)
