"""civ.*: the civilization phase: raising, annexing, skipping; the civilization market."""

from saecula.aoc.cards.tables import CHALLENGES, CIV_LEGACY, CIV_POPULATION, CIV_PRIMARY, EFFECTS
from saecula.aoc.law.effect import gain_coins, gain_from_card, gain_vp, opponents_lose_coins, others_gain_coins
from saecula.aoc.law.innovation import buy_options
from saecula.aoc.law.tech import open_learn
from saecula.aoc.law.wonder import open_wonder
from saecula.aoc.law.worker import gain_workers
from saecula.aoc.ratings import future_cards, refresh
from saecula.aoc.state import State
from saecula.aoc.terms import (
    ANNEX,
    ASK_CIV,
    BY_ANNEX,
    BY_MARKET,
    BY_POPULATION,
    BY_RISE,
    CIV_ANNEXED,
    CIV_LIMIT,
    CIV_RAISED,
    CIV_REVEALED,
    CIV_SKIPPED,
    DRAFT_BONUS,
    MARKET,
    NOTHING,
    RISE,
    RISE_COINS,
    RISE_MULTIPLY_BONUS,
    RISE_OPPONENTS_LOSE,
    RISE_OTHERS_COINS,
    RISE_TECHS,
    RISE_VP_PER_FUTURE,
    RISE_WONDERS,
    SKIP,
    WORKER_GAINED,
)
from saecula.core.command import command
from saecula.core.errors import Refusal
from saecula.core.event import EVERYBODY, emit
from saecula.core.frame import Frame


# --- the question ---------------------------------------------------------------------------------------------------
def open_civ(s: State, seat: int) -> None:
    s.stack.append(Frame(ASK_CIV, seat))


def take_refusal(s: State, seat: int, civ: int) -> Refusal | None:
    """Is the card within reach (civ.choose.market, draft.source), and is there room for it (civ.limit)?"""
    player = s.seats[seat]
    if len(player.civs) >= CIV_LIMIT:
        return Refusal("civ.limit", "civilizations", CIV_LIMIT - 1, len(player.civs))
    if civ not in s.market and civ not in player.hand:
        return Refusal("draft.source" if s.draft else "civ.choose.market")
    return None


def annex_refusal(s: State, seat: int, civ: int) -> Refusal | None:
    if s.round == 1:
        return Refusal("turn.first.must-rise")
    if s.challenge != NOTHING and CHALLENGES[s.challenge].no_annex:
        return Refusal(CHALLENGES[s.challenge].law)
    return take_refusal(s, seat, civ)


def skip_refusal(s: State) -> Refusal | None:
    return Refusal("turn.first.must-rise") if s.round == 1 else None


def civ_options(s: State, frame: Frame) -> list[int]:
    seat = frame.seat
    options: list[int] = []
    player = s.seats[seat]
    if len(player.civs) < CIV_LIMIT:
        within_reach = s.market + player.hand
        for civ in within_reach:
            options.append(command(RISE, civ))
        if annex_refusal(s, seat, within_reach[0] if within_reach else NOTHING) is None:
            for civ in within_reach:
                options.append(command(ANNEX, civ))
    if s.innovation:
        options += buy_options(s, seat)
    if skip_refusal(s) is None:
        options.append(command(SKIP))
    return options


def skip_answer(s: State, frame: Frame) -> None:
    """civ.skip"""
    emit(s, "civ.skip", CIV_SKIPPED, frame.seat)
    s.stack.pop()


# --- taking a card --------------------------------------------------------------------------------------------------
def take_card(s: State, seat: int, civ: int) -> tuple[int, bool]:
    """Move a card from the market or the hand to the player; returns its bonus coins and whether it came from hand."""
    player = s.seats[seat]
    bonus = 0
    from_hand = civ in player.hand
    if from_hand:
        player.hand.remove(civ)
        player.played |= 1 << civ
    else:
        place = s.market.index(civ)
        bonus = s.market_coins[place]
        del s.market[place]
        del s.market_coins[place]
    if s.draft and player.civs:  # draft.first-civ, draft.later-civs
        bonus += DRAFT_BONUS
    player.civs.append(civ)
    return bonus, from_hand


def rise(s: State, frame: Frame, civ: int) -> None:
    """civ.rise.order: coins, workers, effects of raising; the market is mended when those are answered."""
    seat = frame.seat
    player = s.seats[seat]
    first = len(player.civs) == 0
    bonus, from_hand = take_card(s, seat, civ)
    player.main = civ
    refresh(player)
    emit(s, "civ.rise.main", CIV_RAISED, seat, civ, 1 if from_hand else 0, bonus)
    multiplier = 1
    for i in CIV_PRIMARY[civ]:
        if EFFECTS[i].op == RISE_MULTIPLY_BONUS:
            multiplier = EFFECTS[i].amount
    gain_coins(s, seat, bonus * multiplier, BY_MARKET)
    workers = CIV_POPULATION[civ]
    if first and s.challenge != NOTHING:
        workers += CHALLENGES[s.challenge].population
    player.idle = workers if workers > 0 else 0  # civ.rise.workers
    emit(s, "worker.limit", WORKER_GAINED, seat, player.idle, BY_POPULATION)
    frame.step = 1
    raise_effects(s, seat, civ, bonus)
    gain_from_card(s, seat, CIV_PRIMARY[civ])
    gain_from_card(s, seat, CIV_LEGACY[civ])


def raise_effects(s: State, seat: int, civ: int, bonus: int) -> None:
    """civ.rise.effects; questions among them are answered after all gains."""
    for i in CIV_PRIMARY[civ]:
        effect = EFFECTS[i]
        if effect.op == RISE_COINS:
            gain_coins(s, seat, effect.coins, BY_RISE)
        elif effect.op == RISE_OTHERS_COINS:
            others_gain_coins(s, seat, effect.coins, BY_RISE)
        elif effect.op == RISE_OPPONENTS_LOSE:
            opponents_lose_coins(s, seat, effect.coins)
        elif effect.op == RISE_VP_PER_FUTURE:
            gain_vp(s, seat, effect.vp * future_cards(s), BY_RISE)
        elif effect.op == RISE_TECHS:
            open_learn(s, seat, bonus // effect.every)
        elif effect.op == RISE_WONDERS:
            open_wonder(s, seat, effect.amount)


def annex(s: State, frame: Frame, civ: int) -> None:
    """civ.annex.under, civ.annex.coins, civ.annex.workers, civ.annex.no-rise-effects"""
    seat = frame.seat
    player = s.seats[seat]
    bonus, from_hand = take_card(s, seat, civ)
    refresh(player)
    emit(s, "civ.annex.under", CIV_ANNEXED, seat, civ, 1 if from_hand else 0, bonus)
    gain_coins(s, seat, bonus, BY_MARKET)
    gain_workers(s, seat, 1, BY_ANNEX)
    gain_from_card(s, seat, CIV_LEGACY[civ])
    frame.step = 1


# --- the market -----------------------------------------------------------------------------------------------------
def add_coins_to_market(s: State) -> None:
    """civ.market.coins, civ.market.no-cap"""
    for place in range(len(s.market_coins)):
        s.market_coins[place] += 1


def reveal_civ(s: State) -> None:
    """civ.market.refill, civ.market.empty-deck: one card from the deck, without a coin."""
    if s.deck:
        civ = s.deck.pop()
        s.market.append(civ)
        s.market_coins.append(0)
        emit(s, "civ.market.refill", CIV_REVEALED, s.turn_seat, civ, 0, 0, EVERYBODY)


def mend_market(s: State) -> None:
    """After a card was taken; draft.no-coins, draft.no-refill and solo.take leave the market alone."""
    if s.draft or s.seat_count == 1:
        return
    add_coins_to_market(s)
    if len(s.market) < MARKET:
        reveal_civ(s)


def civ_advance(s: State, frame: Frame) -> bool:
    """Ask until a card is taken; then mend the market and close."""
    if frame.step == 0:
        return True
    mend_market(s)
    return False
