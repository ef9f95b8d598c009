"""action.*, challenge.*, civ.*, effect.*, innovation.*, solo.rival.power, tech.*, worker.red.until-return: numbers.

Power, prices, slots and counts are computed, never adjusted, each by one function.

What a single effect contributes is asked in one place (`power_from`, `discount_from`, ...): the sums here and the
addends of `explain.py` both go through it, so a number and its explanation cannot part.
"""

from saecula.aoc.cards.tables import (
    ACTION_COINS,
    ACTION_SLOTS,
    ACTION_WORKERS,
    CHALLENGES,
    CIV_LEGACY,
    CIV_PRIMARY,
    EFFECTS,
    SPECIAL_COLUMN,
    SPECIAL_TOP,
    TECH_COLUMN,
    TECH_EFFECTS,
    TECH_NEEDS,
    TECH_SPECIAL,
    WONDER_EFFECTS,
    Effect,
)
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import (
    ACTION_DISCOUNT,
    ACTION_SLOT,
    FUTURE_ACTIONS,
    IF_ALWAYS,
    IF_FEW_TECHS,
    IF_LEAD,
    MILITARY,
    NOTHING,
    PER_CIV,
    PER_COIN,
    PER_NOTHING,
    PER_OTHER_CIV,
    PER_POWER,
    PER_TECH,
    PER_VP,
    PER_WONDER,
    PER_WORKER,
    PERMANENT,
    ROW_SIZE,
    SACRIFICE,
    WINDOW,
    Action,
    Amount,
    Card,
    EffectNo,
    Mask,
)
from saecula.core.errors import BrokenLaw


def effects_in_force(seat: Seat) -> list[EffectNo]:
    """civ.primary, civ.legacy, tech.learn: the primary effects of the main civilization, all legacies, all
    technologies learned and all wonders. `Seat.active` keeps this list; `refresh` renews it.
    """
    active: list[EffectNo] = []
    if seat.main != NOTHING:
        active += CIV_PRIMARY[seat.main]
    for civ in seat.civs:
        active += CIV_LEGACY[civ]
    for tech in range(len(TECH_EFFECTS)):
        if seat.techs >> tech & 1:
            active += TECH_EFFECTS[tech]
    for wonder in seat.wonders:
        active += WONDER_EFFECTS[wonder]
    return active


def ops_of(active: list[EffectNo]) -> Mask:
    mask = 0
    for i in active:
        mask |= 1 << EFFECTS[i].op
    return mask


def touched_by(active: list[EffectNo]) -> Mask:
    mask = 0
    for i in active:
        if EFFECTS[i].action != NOTHING:
            mask |= 1 << EFFECTS[i].action
    return mask


def refresh(seat: Seat) -> None:
    """Call after every change of civilizations, technologies or wonders."""
    seat.active = effects_in_force(seat)
    seat.ops = ops_of(seat.active)
    seat.touched = touched_by(seat.active)


def has(seat: Seat, op: int) -> bool:
    """Is any effect of this kind in force?"""
    return (seat.ops >> op & 1) != 0


def has_for(seat: Seat, op: int, action: Action) -> bool:
    """Is any effect of this kind in force that names the action?"""
    if not has(seat, op):
        return False
    for i in seat.active:
        row = EFFECTS[i]
        if row.op == op and row.action == action:
            return True
    return False


# --- counting -------------------------------------------------------------------------------------------------------
def workers_owned(seat: Seat) -> Amount:
    """worker.red.until-return: placed workers are owned, those on red slots too."""
    return seat.idle + seat.white + seat.red


def tech_count(seat: Seat) -> Amount:
    mask = seat.techs
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def future_cards(s: State) -> Amount:
    """action.plague.counts: cards of the row to the right of the permanent card, the Plague included."""
    return ROW_SIZE - WINDOW - (s.round - 1)


def count_of(s: State, seat: Seat, per: int) -> Amount:
    """What an effect counts."""
    if per == PER_TECH:
        return tech_count(seat)
    if per == PER_VP:
        return seat.vp
    if per == PER_WONDER:
        return len(seat.wonders)
    if per == PER_WORKER:
        return workers_owned(seat)
    if per == PER_COIN:
        return seat.coins
    if per == PER_POWER:
        return power_of(s, seat)
    if per == PER_CIV:
        return len(seat.civs)
    if per == PER_OTHER_CIV:
        return len(seat.civs) - 1
    raise BrokenLaw(f"no effect can count {per}")


def holds(s: State, seat: Seat, row: Effect) -> bool:
    """Is the condition of an effect met?"""
    if row.condition == IF_ALWAYS:
        return True
    if row.condition == IF_LEAD:
        return leads(s, seat)
    if row.condition == IF_FEW_TECHS:
        return tech_count(seat) <= row.limit
    raise BrokenLaw(f"no effect can ask {row.condition}")


def times(s: State, seat: Seat, row: Effect) -> Amount:
    """How often an effect counts now: once, or per so many of something; zero while its condition fails."""
    if not holds(s, seat, row):
        return 0
    if row.per == PER_NOTHING:
        return 1
    return count_of(s, seat, row.per) // row.every


# --- power ----------------------------------------------------------------------------------------------------------
def power_from(seat: Seat, row: Effect) -> Amount:
    """effect.power: what one effect adds; power counts technologies at most, never power itself."""
    if row.op != MILITARY:
        return 0
    if row.per == PER_NOTHING:
        return row.amount
    if row.per == PER_TECH:
        return row.amount * (tech_count(seat) // row.every)
    raise BrokenLaw(f"power cannot count {row.per}")


def power_of(s: State, seat: Seat) -> Amount:
    if not has(seat, MILITARY):
        return 0
    total = 0
    for i in seat.active:
        total += power_from(seat, EFFECTS[i])
    return total


def highest_power(s: State) -> Amount:
    """solo.rival.power: the rival is compared like a player."""
    best = s.rival
    for seat in s.seats:
        power = power_of(s, seat)
        if power > best:
            best = power
    return best


def lowest_power(s: State) -> Amount:
    low = s.rival if s.seat_count == 1 else power_of(s, s.seats[0])
    for seat in s.seats:
        power = power_of(s, seat)
        if power < low:
            low = power
    return low


def leads(s: State, seat: Seat) -> bool:
    """effect.lead: nobody has more; a tie leads as well, even at zero."""
    return power_of(s, seat) == highest_power(s)


# --- the row --------------------------------------------------------------------------------------------------------
def row_slots(s: State, seat: Seat, action: Action) -> Amount:
    """action.available.row, action.available.permanent: slots on the permanent card or on open cards of the row.

    Some reach into the future; challenge.caravans: one action may be there in every round.
    """
    if action < PERMANENT:
        return ACTION_SLOTS[action]
    first = s.round - 1
    last = ROW_SIZE if has(seat, FUTURE_ACTIONS) else first + WINDOW
    slots = 0
    for position in range(first, last):
        if s.row[position] == action:
            slots += ACTION_SLOTS[action]
    if slots == 0 and s.challenge != NOTHING and CHALLENGES[s.challenge].always == action:
        return ACTION_SLOTS[action]
    return slots


def private_slots(seat: Seat, action: Action) -> Amount:
    """action.slot.private, action.slot.any-round"""
    if not has(seat, ACTION_SLOT):
        return 0
    slots = 0
    for i in seat.active:
        row = EFFECTS[i]
        if row.op == ACTION_SLOT and row.action == action:
            slots += 1
    return slots


def slots_of(s: State, seat: Seat, action: Action) -> Amount:
    return row_slots(s, seat, action) + private_slots(seat, action)


# --- prices ---------------------------------------------------------------------------------------------------------
def discount_from(s: State, seat: Seat, row: Effect, action: Action, tech: Card, via: str, sacrifice: bool) -> Amount:
    """What one effect takes off the printed price. `via` is the card through which the action is done, if any."""
    if row.action != action:
        return 0
    if row.op == SACRIFICE:
        return row.coins if sacrifice else 0
    if row.op != ACTION_DISCOUNT:
        return 0
    if row.techs and (tech == NOTHING or not row.techs >> tech & 1):
        return 0
    if row.not_via and row.not_via == via:
        return 0
    if not holds(s, seat, row):
        return 0
    return ACTION_COINS[action] if row.free else row.coins


def house_discount(s: State, action: Action) -> Amount:
    """challenge.builders-century"""
    if s.challenge != NOTHING and CHALLENGES[s.challenge].discount_action == action:
        return CHALLENGES[s.challenge].discount
    return 0


def price_of(s: State, seat: Seat, action: Action, tech: Card, via: str, sacrifice: bool) -> Amount:
    """action.modifier.discount, action.cost.floor: coins to pay, never below zero."""
    price = ACTION_COINS[action] - house_discount(s, action)
    if seat.touched >> action & 1:
        for i in seat.active:
            row = EFFECTS[i]
            if row.action == action:
                price -= discount_from(s, seat, row, action, tech, via, sacrifice)
    return price if price > 0 else 0


def crew_of(seat: Seat, action: Action, sacrifice: bool) -> Amount:
    """Workers to place."""
    crew = ACTION_WORKERS[action]
    if sacrifice:
        for i in seat.active:
            row = EFFECTS[i]
            if row.op == SACRIFICE and row.action == action:
                crew += row.amount
    return crew


# --- technologies ---------------------------------------------------------------------------------------------------
def is_covered(seat: Seat, tech: Card) -> bool:
    """innovation.base-unavailable, innovation.top: is a base technology hidden under the seat's special card?"""
    return (
        seat.special != NOTHING
        and TECH_SPECIAL[tech] == NOTHING
        and TECH_COLUMN[tech] == SPECIAL_COLUMN[seat.special]
        and tech != SPECIAL_TOP[seat.special]
    )


def needs_met(seat: Seat, tech: Card) -> bool:
    """tech.require: any of the technologies that point here. Arrows from covered technologies are gone."""
    needs = TECH_NEEDS[tech]
    return needs == 0 or (needs & seat.techs) != 0
