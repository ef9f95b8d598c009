"""card.international-negotiations.*: the strongest takes goods from the weakest, as the revealer says."""

from saecula.tta.law.events.goods import open_exchange
from saecula.tta.law.events.ties import ranked, strengths_for_weakest
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.state import State
from saecula.tta.terms import Amount, SeatNo


def negotiate(s: State, taker: SeatNo, amount: Amount, chooser: SeatNo) -> None:
    """card.international-negotiations.revealer-chooses; card.international-negotiations.nothing: only goods of which
    the weakest has enough.
    """
    loser = ranked(s, strengths_for_weakest(s), chooser)[-1]
    seat = s.seats[loser]
    have = [amount_of(seat, IS_FOOD), amount_of(seat, IS_RESOURCE), seat.science]
    open_exchange(s, chooser, taker, loser, [int(amount) if owned >= amount else 0 for owned in have] + [0])
