"""expansion.variant.draft: before the deal everybody picks a leader and a wonder of every age."""

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.chance import Chance
from saecula.core.command import a_of, command
from saecula.core.event import emit, only
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.plan import Plan
from saecula.tta.law.expansion.mix import civil_deck, lay_out, on_boards, pool, share
from saecula.tta.law.expansion.variant import OFFERED_LEADERS, OFFERED_WONDERS, PICKS, offered
from saecula.tta.law.flow.round import open_turn
from saecula.tta.law.question import Question
from saecula.tta.law.setup import lay_row
from saecula.tta.law.shuffle import EVENTS, shuffled
from saecula.tta.piles import with_pile
from saecula.tta.state import State
from saecula.tta.terms import AGE_A, AGE_IDS, AGE_III, ASK_DRAFT, CARD_PICKED, CHOOSE, LEADER, WONDER, Amount, SeatNo


def begin_draft(s: State, chance: Chance, plan: Plan) -> None:
    for age in range(AGE_A, AGE_III + 1):
        for kind, name, count in ((LEADER, "leaders", OFFERED_LEADERS), (WONDER, "wonders", OFFERED_WONDERS)):
            cards = pool(age, kind, plan)
            order = chance.order(f"{name}-{AGE_IDS[age]}", len(cards))
            for i in range(s.seat_count):
                offered_now = [cards[order[place]] for place in range(count * i, count * (i + 1))]
                s.seats[i].offers = s.seats[i].offers + offered_now
    s.turn_seat = s.start_seat
    ask_to_pick(s, s.start_seat, 0)


def ask_to_pick(s: State, i: SeatNo, step: i64) -> None:
    begin, end = offered(step)
    frame = Frame(ASK_DRAFT, i, step)
    frame.data = vec[i64](s.seats[i].offers[begin:end])
    s.stack.append(frame)


def finish_draft(s: State) -> None:
    """What was picked is in the game, chance fills up; then the decks are made and the first turn begins."""
    plan = s.plan
    picked: list[int] = []
    for seat in s.seats:
        picked += seat.picks
        seat.offers = []
    for age in range(AGE_A, AGE_III + 1):
        used: list[int] = []
        for kind in (LEADER, WONDER):
            cards = drafted(s, pool(age, kind, plan), share(kind, s.seat_count, plan), picked)
            if on_boards(age, plan):
                lay_out(s, age, kind, cards)
            used += cards
        deck = shuffled(s, EVENTS, civil_deck(age, s.seat_count, plan, used))
        s.civil_decks = with_pile(s.civil_decks, age, deck)
    lay_row(s)
    open_turn(s, s.start_seat)


def drafted(s: State, cards: list[int], count: Amount, picked: list[int]) -> list[int]:
    """So many of a pool, those that were picked among them, in an order that does not tell which these are."""
    found = [card for card in cards if card in picked]
    others = shuffled(s, EVENTS, vec[i64]([card for card in cards if card not in picked]))
    found += list(others[: count - len(found)])
    return list(shuffled(s, EVENTS, vec[i64](found)))


def is_drafting(s: State) -> bool:
    """Is the game still before its deal?"""
    return len(s.stack) > 0 and s.stack[-1].kind == ASK_DRAFT


def pick_of(frame: Frame) -> i64:
    """Which pick of the asked seat it is."""
    return frame.step


def show_offer(frame: Frame, cards: list[int]) -> None:
    """The cards on offer, where a reader did not see them."""
    frame.data = vec[i64](cards)


class Pick(Question):
    """One of the cards on offer comes into the game; others see neither the offer nor the choice."""

    def __init__(self) -> None:
        slots = {"step": "which pick of the seat", "data": "cards on offer"}
        super().__init__(ASK_DRAFT, "draft", (CHOOSE,), "expansion.variant.draft", slots)

    def stake(self, frame: Frame) -> i64:
        return frame.step

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        for card in frame.data:
            options.append(command(CHOOSE, card))

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        s.stack.pop()
        i, card = frame.seat, a_of(cmd)
        s.seats[i].picks = [*s.seats[i].picks, card]
        emit(s, "expansion.variant.draft", CARD_PICKED, i, card, 0, 0, only(i))
        following = (i + 1) % s.seat_count
        if frame.step + 1 < PICKS:
            ask_to_pick(s, i, frame.step + 1)
        elif following != s.start_seat:
            ask_to_pick(s, following, 0)
        else:
            finish_draft(s)

    def shown(self, frame: Frame) -> list[int]:
        return []
