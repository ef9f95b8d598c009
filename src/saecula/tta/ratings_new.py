"""What New Leaders and Wonders adds to the ratings; `ratings.py` asks here while a module is on."""

from librt.vecs import vec
from mypy_extensions import i64

from saecula.tta.cards.card import Power
from saecula.tta.cards.catalog import EARLY, POWER_ROWS
from saecula.tta.cards.decks import MODULE_POWERS
from saecula.tta.ratings_wonders import wonder_resource_bonus
from saecula.tta.state import State
from saecula.tta.terms import NOTHING
from saecula.tta.terms_new import RESOURCE_BONUS


def add_new_powers(s: State, i: i64, powers: vec[i64]) -> None:
    """Powers that no whole card and no pact gives: of a wonder begun, of wars, and what a module gives to everybody."""
    seat = s.seats[i]
    if not seat.in_game:
        return
    if seat.wonder != NOTHING and seat.stages > 0:
        add_all(powers, EARLY[seat.wonder])
    for j in range(s.seat_count):
        owner = s.seats[j]
        if owner.war != NOTHING and (j == i or owner.war_on == i):
            add_all(powers, POWER_ROWS[owner.war])
    add_all(powers, MODULE_POWERS[s.more.modules])


def new_production_bonus(s: State, i: i64, of_food: bool) -> i64:
    """expansion.production-bonus.symbol: what cards add to a production."""
    seat = s.seats[i]
    return 0 if of_food else seat.powers[RESOURCE_BONUS] + wonder_resource_bonus(s, seat)


def add_all(powers: vec[i64], rows: list[Power]) -> None:
    for power, amount in rows:
        powers[power] += amount
