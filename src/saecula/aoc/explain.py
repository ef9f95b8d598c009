"""effect.vp, action.cost.floor: the addends of power, prices and points, each with its card and its law."""

from saecula.aoc.cards.tables import ACTION_COINS, CHALLENGES, EFFECTS, TECH_IDS, Effect
from saecula.aoc.law.action import COST_LAWS
from saecula.aoc.law.op import OPS
from saecula.aoc.ratings import discount_from, house_discount, power_from, price_of
from saecula.aoc.state import State
from saecula.aoc.terms import ACTION_IDS, ACTIONS, NOTHING, RESEARCH, SACRIFICE, SOURCE_IDS, SOURCES
from saecula.core.errors import InvalidCommand, Problem
from saecula.core.rules import Addend


def explain(s: State, what: str, seat: int) -> list[Addend]:
    """The addends of a number; they sum to it."""
    words = what.split()
    if not 0 <= seat < s.seat_count:
        raise InvalidCommand("no-seat", seat=seat)
    if words == ["power"]:
        return explain_power(s, seat)
    if words == ["vp"]:
        return explain_vp(s, seat)
    if len(words) >= 2 and words[0] == "price" and words[1] in ACTION_IDS[:ACTIONS]:
        return explain_price(s, seat, ACTION_IDS.index(words[1]), words[2] if len(words) > 2 else "")
    raise InvalidCommand("not-explained", what=what, subjects=Problem("aoc-subjects"))


def cause_of(row: Effect) -> str:
    return OPS[row.op].cause(row)


def explain_power(s: State, seat: int) -> list[Addend]:
    addends = []
    player = s.seats[seat]
    for i in player.active:
        amount = power_from(player, EFFECTS[i])
        if amount:
            addends.append(Addend(amount, EFFECTS[i].card, cause_of(EFFECTS[i])))
    return addends


def explain_vp(s: State, seat: int) -> list[Addend]:
    score = s.seats[seat].score
    return [Addend(score[i], SOURCE_IDS[i], "effect.vp") for i in range(SOURCES) if score[i]]


def explain_price(s: State, seat: int, action: int, technology: str) -> list[Addend]:
    player = s.seats[seat]
    tech = NOTHING
    if action == RESEARCH:
        if technology not in TECH_IDS:
            raise InvalidCommand("no-technology", name=technology)
        tech = TECH_IDS.index(technology)
    sacrifice = any(EFFECTS[i].op == SACRIFICE and EFFECTS[i].action == action for i in player.active)
    addends = [Addend(ACTION_COINS[action], ACTION_IDS[action], COST_LAWS[action])]
    if house_discount(s, action):
        addends.append(Addend(-house_discount(s, action), "challenge", CHALLENGES[s.challenge].law))
    for i in player.active:
        amount = discount_from(s, player, EFFECTS[i], action, tech, "", sacrifice)
        if amount:
            addends.append(Addend(-amount, EFFECTS[i].card, cause_of(EFFECTS[i])))
    missing = price_of(s, player, action, tech, "", sacrifice) - sum(addend.amount for addend in addends)
    if missing:
        addends.append(Addend(missing, "floor", "action.cost.floor"))
    return addends
