"""innovation.*: special technology cards, bought during one's own turn."""

from saecula.aoc.cards.tables import COLUMN_MASK, SPECIAL_COLUMN, SPECIAL_PRICE
from saecula.aoc.state import State
from saecula.aoc.terms import BUY, NOTHING, SPECIAL_BOUGHT, Card, SeatNo
from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.options import Options


def buy_refusal(s: State, seat: SeatNo, special: Card) -> Refusal | None:
    player = s.seats[seat]
    if not s.innovation:
        return Refusal("innovation.module")
    if special not in s.specials:
        return Refusal("innovation.market")
    if player.special != NOTHING:
        return Refusal("innovation.one")
    if player.techs & COLUMN_MASK[SPECIAL_COLUMN[special]]:
        return Refusal("innovation.empty-column")
    if player.coins < SPECIAL_PRICE[special]:
        return Refusal("innovation.price", "coins", SPECIAL_PRICE[special], player.coins)
    return None


def add_buy_options(s: State, seat: SeatNo, options: Options) -> None:
    """innovation.during-turn: the questions of a turn's phases list these among their own."""
    for special in s.specials:
        if buy_refusal(s, seat, special) is None:
            options.append(command(BUY, special))


def can_buy(s: State, seat: SeatNo) -> bool:
    for special in s.specials:
        if buy_refusal(s, seat, special) is None:
            return True
    return False


def buy_ideas(s: State) -> list[int]:
    return [command(BUY, special) for special in s.specials]


def buy(s: State, seat: SeatNo, special: Card) -> None:
    """innovation.column, innovation.no-refill: the card covers its column; its price is neither worker nor action.

    Only what it leaves in sight can be learned (innovation.base-unavailable, innovation.top), and its own two
    technologies (innovation.new): `ratings.is_covered` and `tech_refusal` ask for `Seat.special`.
    """
    player = s.seats[seat]
    player.coins -= SPECIAL_PRICE[special]
    player.special = special
    s.specials.remove(special)
    emit(s, "innovation.price", SPECIAL_BOUGHT, seat, special, SPECIAL_PRICE[special])
