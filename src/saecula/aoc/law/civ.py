"""civ.*, turn.*, draft.source, draft.later-civs, effect.opponents-lose: the civilization phase."""

from typing import Final

from saecula.aoc.cards.tables import CIV_LEGACY, CIV_POPULATION, CIV_PRIMARY, EFFECTS, Effect
from saecula.aoc.law.challenge import annexing_refusal, first_workers
from saecula.aoc.law.draft import draft_bonus, is_market_closed, within_reach
from saecula.aoc.law.effect import gain_coins, gain_from_card, opponents_lose_coins
from saecula.aoc.law.innovation import add_buy_options, buy, buy_ideas, buy_refusal
from saecula.aoc.law.op import OPS, Op
from saecula.aoc.law.question import Question
from saecula.aoc.law.solo import waits_for_round_end
from saecula.aoc.law.worker import gain_workers
from saecula.aoc.ratings import refresh
from saecula.aoc.state import State
from saecula.aoc.terms import (
    ANNEX,
    ASK_CIV,
    BUY,
    BY_ANNEX,
    BY_MARKET,
    BY_POPULATION,
    CIV_ANNEXED,
    CIV_LIMIT,
    CIV_RAISED,
    CIV_REVEALED,
    CIV_SKIPPED,
    MARKET_SIZE,
    NOTHING,
    RISE,
    RISE_OPPONENTS_LOSE,
    SKIP,
    WORKER_GAINED,
    Amount,
    Card,
    SeatNo,
)
from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.event import EVERYBODY, emit
from saecula.core.frame import Frame
from saecula.core.options import Options

# steps of the question
CHOOSING: Final = 0
TAKEN: Final = 1  # the market is still to be mended


def open_civ(s: State, seat: SeatNo) -> None:
    s.stack.append(Frame(ASK_CIV, seat))


def is_mending(s: State) -> bool:
    """Was a card taken whose place in the market is not yet filled?"""
    for frame in s.stack:
        if frame.kind == ASK_CIV and frame.step == TAKEN:
            return True
    return False


# --- may it be done? ------------------------------------------------------------------------------------------------
def take_refusal(s: State, seat: SeatNo, civ: Card) -> Refusal | None:
    """Is there room for the card (civ.limit, civ.no-discard), and is it within reach?"""
    owned = len(s.seats[seat].civs)
    if owned >= CIV_LIMIT:
        return Refusal("civ.limit", "civilizations", CIV_LIMIT - 1, owned)
    if civ not in within_reach(s, seat):
        return Refusal("draft.source" if s.draft else "civ.choose.market")
    return None


def annex_refusal(s: State, seat: SeatNo, civ: Card) -> Refusal | None:
    if s.round == 1:
        return Refusal("turn.first.must-rise")
    forbidden = annexing_refusal(s)
    return forbidden if forbidden is not None else take_refusal(s, seat, civ)


def skip_refusal(s: State) -> Refusal | None:
    """turn.later.choice: from the second round on."""
    return Refusal("turn.first.must-rise") if s.round == 1 else None


class CivQuestion(Question):
    """Raise, annex or skip; asked until a card is taken, then the market is mended."""

    def __init__(self) -> None:
        super().__init__(
            ASK_CIV, "civilization", [RISE, ANNEX, BUY, SKIP], "turn.phases", {"step": "CHOOSING or TAKEN"}
        )

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        seat = frame.seat
        if len(s.seats[seat].civs) < CIV_LIMIT:
            civs = within_reach(s, seat)
            for civ in civs:
                options.append(command(RISE, civ))
            if annex_refusal(s, seat, civs[0] if civs else NOTHING) is None:
                for civ in civs:
                    options.append(command(ANNEX, civ))
        if s.innovation:
            add_buy_options(s, seat, options)
        if skip_refusal(s) is None:
            options.append(command(SKIP))

    def refusal(self, s: State, frame: Frame, cmd: int) -> Refusal | None:
        kind = kind_of(cmd)
        if kind == RISE:
            return take_refusal(s, frame.seat, a_of(cmd))
        if kind == ANNEX:
            return annex_refusal(s, frame.seat, a_of(cmd))
        if kind == BUY:
            return buy_refusal(s, frame.seat, a_of(cmd))
        if kind == SKIP:
            return skip_refusal(s)
        return super().refusal(s, frame, cmd)

    def answer(self, s: State, frame: Frame, cmd: int) -> None:
        kind = kind_of(cmd)
        if kind == RISE:
            frame.step = TAKEN
            rise(s, frame.seat, a_of(cmd))
        elif kind == ANNEX:
            frame.step = TAKEN
            annex(s, frame.seat, a_of(cmd))
        elif kind == BUY:
            buy(s, frame.seat, a_of(cmd))
        elif kind == SKIP:
            emit(s, "civ.skip", CIV_SKIPPED, frame.seat)
            s.stack.pop()
        else:
            super().answer(s, frame, cmd)

    def proceed(self, s: State, frame: Frame) -> bool:
        if frame.step == CHOOSING:
            return True
        mend_market(s)
        s.stack.pop()
        return False

    def ideas(self, s: State, frame: Frame) -> list[int]:
        civs = within_reach(s, frame.seat)
        rises = [command(RISE, civ) for civ in civs]
        return [*rises, *[command(ANNEX, civ) for civ in civs], *buy_ideas(s), command(SKIP)]


# --- taking a card --------------------------------------------------------------------------------------------------
def take_card(s: State, seat: SeatNo, civ: Card) -> tuple[Amount, bool]:
    """Move a card from the market or the hand to the player; returns its bonus coins and whether it came from hand."""
    player = s.seats[seat]
    bonus = draft_bonus(s, seat)
    from_hand = civ in player.hand
    if from_hand:
        player.hand.remove(civ)
        player.played |= 1 << civ
    else:
        place = s.market.index(civ)
        bonus += s.market_coins[place]
        del s.market[place]
        del s.market_coins[place]
    player.civs.append(civ)
    return bonus, from_hand


def rise(s: State, seat: SeatNo, civ: Card) -> None:
    """civ.rise.order: coins, workers, effects of raising; the market is mended when those are answered.

    civ.rise.main, civ.primary: `refresh` drops the primary effects of the former main civilization.
    """
    player = s.seats[seat]
    first = len(player.civs) == 0
    bonus, from_hand = take_card(s, seat, civ)
    player.main = civ
    refresh(player)
    emit(s, "civ.rise.main", CIV_RAISED, seat, civ, 1 if from_hand else 0, bonus)
    take_bonus(s, seat, civ, bonus)
    workers = CIV_POPULATION[civ]
    player.idle = first_workers(s, workers) if first else workers
    emit(s, "civ.rise.workers", WORKER_GAINED, seat, player.idle, BY_POPULATION)
    for i in CIV_PRIMARY[civ]:  # civ.rise.effects; questions among them are answered after all gains
        OPS[EFFECTS[i].op].raised(s, seat, EFFECTS[i], bonus)
    gain_from_card(s, seat, CIV_PRIMARY[civ])
    gain_from_card(s, seat, CIV_LEGACY[civ])


def take_bonus(s: State, seat: SeatNo, civ: Card, bonus: Amount) -> None:
    """The coins that lay on a raised civilization; its own effect may multiply them."""
    law = "draft.later-civs" if s.draft else "civ.rise.coins"
    times = 1
    for i in CIV_PRIMARY[civ]:
        op = OPS[EFFECTS[i].op]
        if op.bonus_times(EFFECTS[i]) != 1:
            times = op.bonus_times(EFFECTS[i])
            law = op.cause(EFFECTS[i])
    gain_coins(s, law, seat, bonus * times, BY_MARKET)


class OpponentsLose(Op):
    """When the civilization is raised."""

    def __init__(self) -> None:
        super().__init__(RISE_OPPONENTS_LOSE, "effect.opponents-lose")

    def raised(self, s: State, seat: SeatNo, row: Effect, bonus: Amount) -> None:
        opponents_lose_coins(s, self.cause(row), seat, row.coins)


def annex(s: State, seat: SeatNo, civ: Card) -> None:
    """civ.annex.under, civ.legacy: the main civilization stays; civ.annex.no-rise-effects: nothing is raised."""
    player = s.seats[seat]
    bonus, from_hand = take_card(s, seat, civ)
    refresh(player)
    emit(s, "civ.annex.under", CIV_ANNEXED, seat, civ, 1 if from_hand else 0, bonus)
    gain_coins(s, "draft.later-civs" if s.draft else "civ.annex.coins", seat, bonus, BY_MARKET)
    gain_workers(s, "civ.annex.workers", seat, 1, BY_ANNEX)
    gain_from_card(s, seat, CIV_LEGACY[civ])


# --- the market -----------------------------------------------------------------------------------------------------
def add_coins_to_market(s: State) -> None:
    """civ.market.coins, civ.market.no-cap"""
    for place in range(len(s.market_coins)):
        s.market_coins[place] += 1


def reveal_civ(s: State, law: str) -> None:
    """civ.market.empty-deck: one card from the deck, if there is one, without a coin."""
    if s.deck:
        civ = s.deck.pop()
        s.market.append(civ)
        s.market_coins.append(0)
        emit(s, law, CIV_REVEALED, s.turn_seat, civ, 0, 0, EVERYBODY)


def mend_market(s: State) -> None:
    """After a card was taken."""
    if is_market_closed(s) or waits_for_round_end(s):
        return
    add_coins_to_market(s)
    if len(s.market) < MARKET_SIZE:
        reveal_civ(s, "civ.market.refill")
