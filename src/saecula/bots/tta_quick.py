"""Answers to questions that come up in between: defence, auctions, losses, spoils, pacts.

Searching bots let every seat answer such questions by these picks, and give them themselves when they are asked.
"""

from saecula.bots.tta_mind import Mind
from saecula.core.command import a_of, command, kind_of
from saecula.core.frame import Frame
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS, COLONIZATION, KIND, STRENGTH
from saecula.tta.law.colonize import bid_of, bidders_of, end_auction, force_of, has_sent_unit
from saecula.tta.law.politics.aggression import cards_laid, defence_of, strength_to_match
from saecula.tta.state import State

LIMIT = 80  # answers in a row


def settle(s: State, mind: Mind) -> None:
    """Answer what is open until somebody is asked for a political action or an action."""
    for _ in range(LIMIT):
        if s.over:
            return
        kind = s.stack[-1].kind
        if kind in (t.ASK_ACTIONS, t.ASK_POLITICS):
            return
        doors.apply(s, quick_pick(s, mind, doors.legal(s)))
        doors.advance(s)


def answer_others(s: State, mind: Mind) -> None:
    """Answer what an action asked other seats, until the acting seat is asked again."""
    for _ in range(LIMIT):
        if s.over or s.stack[-1].seat == mind.me:
            return
        doors.apply(s, quick_pick(s, mind, doors.legal(s)))
        doors.advance(s)


def quick_pick(s: State, mind: Mind, legal: list[int]) -> int:
    """The answer of the seat that is asked."""
    if len(legal) == 1:
        return legal[0]
    frame = s.stack[-1]
    kind = frame.kind
    if kind == t.ASK_DISCARD:
        return cheapest_card(s, mind, frame.seat, legal)
    if kind == t.ASK_DEFENCE:
        return pick_defence(s, mind, frame, legal)
    if kind == t.ASK_BID:
        return pick_bid(s, mind, frame, legal)
    if kind == t.ASK_FORCE:
        return pick_force(s, mind, frame, legal)
    found = mind.foreseen(s)
    return found if found in legal else best_of_legal(s, mind, frame.seat, legal)


def best_of_legal(s: State, mind: Mind, seat: int, legal: list[int]) -> int:
    """Try every answer and judge; the first of equals."""
    best, best_value = legal[0], -1.0e9
    for cmd in legal:
        twin = s.copy()
        doors.apply(twin, cmd)
        doors.advance(twin)
        value = mind.judge(twin, seat)
        if value > best_value:
            best, best_value = cmd, value
    return best


def cheapest_card(s: State, mind: Mind, seat: int, legal: list[int]) -> int:
    held = mind.prices[seat].held
    best, best_value = legal[0], 1.0e9
    for cmd in legal:
        if held[a_of(cmd)] < best_value:
            best, best_value = cmd, held[a_of(cmd)]
    return best


# --- defence ------------------------------------------------------------------------------------------------------
def pick_defence(s: State, mind: Mind, frame: Frame, legal: list[int]) -> int:
    """Hold if it can be had for less than what the aggression takes; the fewest and cheapest cards."""
    for cmd in legal:
        if kind_of(cmd) == t.HOLD:
            return cmd
    concede = command(t.CONCEDE)
    plan = defenders(s, mind, frame)
    if not plan:
        return concede
    seat = frame.seat
    given_up = s.copy()
    doors.apply(given_up, concede)
    doors.advance(given_up)
    answers = settle_own(given_up, mind)
    held = s.copy()
    for card in plan:
        doors.apply(held, command(t.DEFEND, card))
    doors.apply(held, command(t.HOLD))
    doors.advance(held)
    if mind.judge(held, seat) > mind.judge(given_up, seat):
        return command(t.DEFEND, plan[0])
    mind.foresee(s, answers)
    return concede


def settle_own(s: State, mind: Mind) -> list[int]:
    """Answer the questions of an attack; other turns are left alone.

    Returns the choices among them, up to the first for which `quick_pick` has a way of its own.
    """
    answers: list[int] = []
    alike = True
    for _ in range(LIMIT):
        if s.over or s.stack[-1].kind in (t.ASK_ACTIONS, t.ASK_POLITICS, t.ASK_DEFENCE, t.ASK_BID):
            return answers
        kind = s.stack[-1].kind
        legal = doors.legal(s)
        pick = legal[0]
        if len(legal) > 1:
            pick = best_of_legal(s, mind, s.stack[-1].seat, legal)
            alike = alike and kind not in (t.ASK_DISCARD, t.ASK_FORCE)
            if alike:
                answers.append(pick)
        doors.apply(s, pick)
        doors.advance(s)
    return answers


def defenders(s: State, mind: Mind, frame: Frame) -> list[int]:
    """Cards that would hold, or none if none do."""
    seat = s.seats[frame.seat]
    missing = strength_to_match(frame) - defence_of(s, frame)
    room = seat.military_total - len(cards_laid(frame))
    left = list(seat.cards)
    plan: list[int] = []
    held = mind.prices[frame.seat].held
    while missing > 0 and left and len(plan) < room:
        best, best_value = -1, -1.0e9
        for card in left:
            gives = CARDS[card].defence if KIND[card] == t.BONUS else 1
            # enough with this card: the cheapest; else as much as possible
            value = 1000.0 - 10.0 * held[card] - gives if gives >= missing else 10.0 * gives - held[card]
            if value > best_value:
                best, best_value = card, value
        plan.append(best)
        left.remove(best)
        missing -= CARDS[best].defence if KIND[best] == t.BONUS else 1
    return plan if missing <= 0 else []


# --- colonies -----------------------------------------------------------------------------------------------------
def pick_bid(s: State, mind: Mind, frame: Frame, legal: list[int]) -> int:
    """One more than the others, as long as the colony is worth the force."""
    bid = NO_BID
    for cmd in legal:
        if kind_of(cmd) == t.BID and (bid == NO_BID or a_of(cmd) < a_of(bid)):
            bid = cmd
    if bid == NO_BID:
        return command(t.PASS)
    seat = frame.seat
    won = s.copy()
    end_auction(won.stack[-1], seat, a_of(bid))
    doors.advance(won)
    while not won.over and won.stack[-1].kind == t.ASK_FORCE:
        doors.apply(won, pick_force(won, mind, won.stack[-1], doors.legal(won)))
        doors.advance(won)
    settle_own(won, mind)
    # somebody else would have it otherwise, or nobody
    bidders: int = len(bidders_of(frame))
    least = mind.worth(s, seat) - mind.weights.bid * bidders + 0.3
    return bid if mind.worth(won, seat) > least else command(t.PASS)


NO_BID = 0


def pick_force(s: State, mind: Mind, frame: Frame, legal: list[int]) -> int:
    """Land as soon as it suffices; else what costs least for what it adds."""
    first = legal[0]
    if kind_of(first) == t.LAND:
        return first
    missing = bid_of(frame) - force_of(s, frame)
    sent = has_sent_unit(frame)
    best, best_value = first, -1.0e9
    for cmd in legal:
        if kind_of(cmd) == t.REDEEM:  # what was bid can be sent without it
            continue
        thing = a_of(cmd)
        unit = kind_of(cmd) == t.SEND
        if unit:
            gives, costs = int(STRENGTH[thing]), 1.0 + 1.2 * int(STRENGTH[thing])
        else:
            gives = int(COLONIZATION[thing]) if KIND[thing] == t.BONUS else 1
            costs = mind.prices[frame.seat].held[thing]
        value = float(gives if gives < missing else missing) / (costs + 0.2) if missing > 0 else -costs
        if not sent and unit:
            value += 0.5  # a unit must be among them
        if value > best_value:
            best, best_value = cmd, value
    return best
