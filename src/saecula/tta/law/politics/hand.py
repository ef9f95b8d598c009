"""politics.crown-cards: what a military card in hand may be used for in the politics phase."""

from saecula.core.command import command
from saecula.core.options import Options
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.cards.christopher_columbus import may_discover
from saecula.tta.law.cards.himeji import units_to_commit
from saecula.tta.law.politics.aggression import aggression_refusal, charge_refusal
from saecula.tta.law.politics.event import may_prepare
from saecula.tta.law.politics.pact import add_offer_options
from saecula.tta.law.politics.war import war_refusal
from saecula.tta.state import State
from saecula.tta.terms import (
    AGGRESSION,
    ATTACK,
    CHARGE,
    DECLARE,
    DISCOVER,
    NOTHING,
    PACT,
    PREPARE,
    TERRITORY,
    WAR,
    CardNo,
    SeatNo,
)


def add_card_options(s: State, i: SeatNo, card: CardNo, legal: bool, options: Options) -> None:
    """politics.crown-cards: what a card may be used for; what it is meant for, where not only `legal` uses count."""
    kind = KIND[card]
    if may_prepare(s, i, card):
        options.append(command(PREPARE, card))
    if kind == TERRITORY:
        if may_discover(s.seats[i]):
            options.append(command(DISCOVER, card))
    elif kind == PACT:
        add_offer_options(s, i, card, options)
    elif kind == AGGRESSION:
        units = units_to_commit(s.seats[i])
        for rival in range(s.seat_count):
            if rival == i:
                continue
            if not legal or aggression_refusal(s, i, card, rival, NOTHING) is None:
                options.append(command(ATTACK, card, rival))
            for unit in units:
                if not legal or charge_refusal(s, i, card, rival, unit) is None:
                    options.append(command(CHARGE, card, rival, unit))
    elif kind == WAR:
        for rival in range(s.seat_count):
            if rival != i and (not legal or war_refusal(s, i, card, rival) is None):
                options.append(command(DECLARE, card, rival))
