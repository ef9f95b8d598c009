"""setup.*: the deal."""

from saecula.aoc.cards.tables import CHALLENGES, CIV_DOCUMENTED, CIV_IDS, CIV_SOLO, SPECIAL_IDS, WONDER_IDS
from saecula.aoc.law.draft import open_draft
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import (
    CULTURE,
    DRAFT_DEAL,
    FARM,
    MARKET,
    NOTHING,
    PLAGUE,
    ROW,
    START_COINS,
    TOKEN_IDS,
    WINDOW,
)
from saecula.core.chance import Chance

SOLO_PLAGUE = 4  # the fifth card of the row
LAST_CARDS = 3  # cards of the row that carry a token


def deal(s: State, chance: Chance) -> None:
    """Lay out everything the options ask for; the state is new and knows its options."""
    for _ in range(s.seat_count):
        seat = Seat()
        seat.coins = START_COINS
        s.seats.append(seat)
    s.first_seat = chance.order("first-player", s.seat_count)[0]
    deal_row(s, chance)
    deal_wonders(s, chance)
    deal_tokens(s, chance)
    if s.innovation:  # innovation.market; two cards in the solo game
        s.specials = chance.order("specials", len(SPECIAL_IDS))[: s.seat_count + 1]
    deal_civs(s, chance)


def civs_in_play(s: State) -> list[int]:
    """setup.civs.choice, solo.excluded"""
    civs: list[int] = []
    for civ in range(len(CIV_IDS)):
        if (CIV_DOCUMENTED[civ] or not s.documented) and (CIV_SOLO[civ] or s.seat_count > 1):
            civs.append(civ)
    return civs


def deal_civs(s: State, chance: Chance) -> None:
    """setup.civs.market, setup.civs.deck, draft.deal"""
    civs = civs_in_play(s)
    s.deck = [civs[i] for i in chance.order("civilizations", len(civs))]
    if s.draft:
        for seat in s.seats:
            seat.pack = [s.deck.pop() for _ in range(DRAFT_DEAL)]
        open_draft(s)
        return
    s.market = [s.deck.pop() for _ in range(MARKET)]
    s.market_coins = [0] * MARKET


def deal_row(s: State, chance: Chance) -> None:
    """setup.row.shuffle; solo.plague-fifth, and what a challenge does to the Plague."""
    cards = list(range(CULTURE, FARM + 1))
    if s.seat_count > 1:
        cards.append(PLAGUE)
        s.row = [cards[i] for i in chance.order("row", len(cards))]
        return
    plagues = [SOLO_PLAGUE]
    plague = PLAGUE
    if s.challenge != NOTHING:
        challenge = CHALLENGES[s.challenge]
        plagues = challenge.plagues or plagues
        plague = challenge.replace_plague if challenge.replace_plague != NOTHING else PLAGUE
    shuffled = [cards[i] for i in chance.order("row", len(cards))]
    s.row = shuffled[: ROW - len(plagues)]
    for position in plagues:
        s.row.insert(position, plague)


def deal_wonders(s: State, chance: Chance) -> None:
    """setup.wonders.market, solo.wonders"""
    size = s.seat_count + 3
    if s.challenge != NOTHING and CHALLENGES[s.challenge].wonders:
        size = CHALLENGES[s.challenge].wonders
    s.wonders = chance.order("wonders", len(WONDER_IDS))[:size]


def deal_tokens(s: State, chance: Chance) -> None:
    """world.tokens; a challenge may lay a token of its own."""
    s.tokens = [NOTHING] * ROW
    if s.changing_world:
        drawn = chance.order("tokens", len(TOKEN_IDS))
        for i in range(LAST_CARDS):
            s.tokens[ROW - LAST_CARDS + i] = drawn[i]
    if s.challenge != NOTHING:
        for after in CHALLENGES[s.challenge].token_rounds:
            s.tokens[after + WINDOW - 1] = CHALLENGES[s.challenge].token
