"""card.call-to-arms.*, ruling.call-to-arms.*: call_to_arms"""

from mypy_extensions import i64

from saecula.tta.law.draw import draw_cards
from saecula.tta.state import State


def call_to_arms(s: State, i: i64, amount: i64) -> None:
    """card.call-to-arms.partial, card.call-to-arms.age-iv: a card for every action really lost."""
    seat = s.seats[i]
    lost = amount if amount < seat.civil else seat.civil
    seat.civil -= lost
    draw_cards(s, i, lost, "card.call-to-arms.partial")
