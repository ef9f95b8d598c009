"""card.call-to-arms.*: Call to Arms turns civil actions into military cards."""

from saecula.tta.law.draw import draw_cards
from saecula.tta.law.events import lose_civil
from saecula.tta.state import State
from saecula.tta.terms import Amount, SeatNo


def call_to_arms(s: State, i: SeatNo, amount: Amount) -> None:
    """card.call-to-arms.partial, card.call-to-arms.age-iv: a card for every action really lost, as long as there are
    cards.

    card.call-to-arms.3p4p, card.call-to-arms.2p: the steps of its row say whom it concerns; of two there is no second
    weakest.
    """
    draw_cards(s, i, lose_civil(s, i, amount), "card.call-to-arms.partial")
