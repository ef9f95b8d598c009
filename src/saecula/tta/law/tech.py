"""tech.*: what a technology in play is good for: workers, tokens, one card of a type."""

from mypy_extensions import i64

from saecula.tta.cards.catalog import AGE, FIRST, KIND, is_urban
from saecula.tta.counts import count_of
from saecula.tta.law.cards.gates import labs_like_mines
from saecula.tta.law.tokens import card_enters, card_leaves
from saecula.tta.ratings.limits import urban_limit
from saecula.tta.state import Seat, State
from saecula.tta.terms import FIRST_SPECIAL, FIRST_UNIT, LABS, NOTHING, TECHS, CardNo, SeatNo


def in_play(seat: Seat, tech: CardNo) -> bool:
    """Whatever number a command brings: is it that of a technology in play? No part of a command is negative."""
    return tech < TECHS and (seat.techs >> tech & 1) != 0


def is_unit_number(tech: CardNo) -> bool:
    """Whatever number a command brings: is it that of a unit?"""
    return FIRST[FIRST_UNIT] <= tech < TECHS


def may_hold(seat: Seat, store: i64) -> bool:
    """tech.production.store-without-worker, tech.production.tokens-unlimited: the technology in play is enough.

    Labs take tokens only where they are like mines.
    """
    if not seat.techs >> store & 1:
        return False
    return store < LABS or labs_like_mines(seat)


def has_room(seat: Seat, tech: CardNo) -> bool:
    """tech.urban.limit, tech.production.unlimited, tech.unit.unlimited: only urban buildings have a limit.

    tech.urban.surplus-stays: it is asked only when something is built, so a smaller limit takes nothing away.
    """
    return not is_urban(tech) or count_of(seat, KIND[tech]) < urban_limit(seat)


def place_special(s: State, i: SeatNo, card: CardNo) -> None:
    """tech.special.one-per-type: of two cards of a type the higher one stays."""
    seat = s.seats[i]
    slot = KIND[card] - FIRST_SPECIAL
    old = seat.specials[slot]
    if old != NOTHING and AGE[old] > AGE[card]:
        return
    seat.specials = seat.specials[:]
    seat.specials[slot] = card
    card_enters(s, i, card)
    if old != NOTHING:
        card_leaves(s, i, old)


def place_government(s: State, i: SeatNo, card: CardNo) -> None:
    """tech.government.exactly-one"""
    old = s.seats[i].government
    s.seats[i].government = card
    card_enters(s, i, card)
    card_leaves(s, i, old)
