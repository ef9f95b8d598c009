"""The political action: events to seed, aggressions, wars, pacts, or nothing.

Attacks and offers are carried out on a copy, with the answers of the others. Which event lies on top is not known, so a
prepared event is judged by the culture it gives and by what the prepared card itself will do one day.
"""

from saecula.bots.tta_mind import Mind
from saecula.bots.tta_quick import quick_pick, settle
from saecula.core.command import a_of, kind_of
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE, KIND
from saecula.tta.law.colonize import greatest_force
from saecula.tta.law.colony import gain_colony
from saecula.tta.law.events.event import open_event
from saecula.tta.state import State


def pick_politics(s: State, mind: Mind, legal: list[int]) -> int:
    ranked = rank_politics(s, mind, legal)
    return ranked[0][1]


def rank_politics(s: State, mind: Mind, legal: list[int]) -> list[tuple[float, int]]:
    """Every political action with its worth ahead of passing, the best first."""
    me = mind.me
    passed = mind.judge(s, me)
    found: list[tuple[float, int]] = []
    for cmd in legal:
        kind = kind_of(cmd)
        if kind in (t.RESIGN, t.CANCEL):
            continue
        if kind == t.PASS:
            value = 0.0
        elif kind == t.PEEK:
            value = 50.0  # costs nothing
        elif kind == t.PREPARE:
            value = prepare_worth(s, mind, a_of(cmd))
        else:
            value = outcome(s, mind, cmd) - passed
            if kind == t.OFFER:
                value -= 0.01
        found.append((value, cmd))
    cancelled = [cmd for cmd in legal if kind_of(cmd) == t.CANCEL]
    for cmd in cancelled:
        found.append((outcome(s, mind, cmd) - passed - 0.5, cmd))
    found.sort(key=first, reverse=True)
    return found


def first(entry: tuple[float, int]) -> float:
    return entry[0]


def outcome(s: State, mind: Mind, cmd: int) -> float:
    """Judged after everybody's answers."""
    twin = s.copy()
    doors.apply(twin, cmd)
    doors.advance(twin)
    settle(twin, mind)
    return mind.judge(twin, mind.me)


# --- preparing events ---------------------------------------------------------------------------------------------
def prepare_worth(s: State, mind: Mind, card: int) -> float:
    """Its culture now, its effect later, less what it is worth in hand."""
    value = int(AGE[card]) + 0.2
    if KIND[card] == t.TERRITORY:
        value += territory_worth(s, mind, card)
    else:
        value += mind.weights.event * event_worth(s, mind, card)
    return value - mind.weights.seed_hold * mind.prices[mind.me].held[card]


def event_worth(s: State, mind: Mind, card: int) -> float:
    """What an event would change if it happened now."""
    me = mind.me
    twin = s.copy()
    depth = len(twin.stack)
    open_event(twin, card, me)
    doors.advance(twin)
    for _ in range(40):
        if twin.over or len(twin.stack) <= depth:
            break
        settle_one(twin, mind)
    gain = mind.judge(twin, me) - mind.judge(s, me)
    return -15.0 if gain < -15.0 else 15.0 if gain > 15.0 else gain


def settle_one(s: State, mind: Mind) -> None:
    doors.apply(s, quick_pick(s, mind, doors.legal(s)))
    doors.advance(s)


def territory_worth(s: State, mind: Mind, card: int) -> float:
    """A part of the colony's worth, by the force that could be sent compared with the others'."""
    me = mind.me
    twin = s.copy()
    gain_colony(twin, me, card, "colonize.colony.taken")
    if len(twin.stack) > len(s.stack):
        return 0.0
    value = mind.worth(twin, me) - mind.worth(s, me)
    own, most = greatest_force(s, me), 0
    for j in range(s.seat_count):
        if j != me and s.seats[j].in_game:
            force = greatest_force(s, j)
            if force > most:
                most = force
    return mind.weights.territory * value if own > most else -0.2 * value
