"""setup.*, innovation.market, solo.*: the deal."""

from typing import Final

from saecula.aoc.cards.tables import CIV_DOCUMENTED, CIV_IDS, SPECIAL_IDS, WONDER_IDS
from saecula.aoc.law.challenge import lay_house_tokens, plague_card, plague_places, wonder_market
from saecula.aoc.law.draft import deal_packs
from saecula.aoc.law.solo import PLAGUE_PLACE, is_solo, takes_part
from saecula.aoc.law.world import lay_tokens
from saecula.aoc.state import Seat, State
from saecula.aoc.terms import (
    CULTURE,
    FARM,
    FISH,
    HUNT,
    MARKET_SIZE,
    NOTHING,
    PLAGUE,
    ROW_SIZE,
    START_COINS,
    Action,
    Card,
    SeatNo,
)
from saecula.core.chance import Chance

MORE_WONDERS: Final = 3  # than there are players
FIRST_GAME: Final = [HUNT, FISH, FARM]  # setup.row.first-game: the places of the other cards are not known


def deal(s: State, chance: Chance, first: SeatNo = NOTHING, first_game: bool = False) -> None:
    """Lay out everything the options ask for; the state is new and knows its options.

    `first` is the seat that the table named (setup.first-player.named), `first_game` its choice of a row.

    setup.star-zero, setup.technology-card: a new seat has no points and no technology; setup.coins, solo.coins.
    setup.colours: its workers come with a civilization, and `gain_workers` knows their limit.
    """
    for _ in range(s.seat_count):
        seat = Seat()
        seat.coins = START_COINS
        s.seats.append(seat)
    s.first_seat = first if first != NOTHING else chance.order("first-player", s.seat_count)[0]  # setup.first-player
    deal_row(s, chance, first_game)
    deal_wonders(s, chance)
    deal_tokens(s, chance)
    if s.innovation:  # innovation.market; two cards in the solo game
        s.specials = chance.order("specials", len(SPECIAL_IDS))[: s.seat_count + 1]
    deal_civs(s, chance)


def civs_in_play(s: State) -> list[Card]:
    """setup.civs.choice"""
    civs: list[Card] = []
    for civ in range(len(CIV_IDS)):
        if (CIV_DOCUMENTED[civ] or not s.documented) and takes_part(s, civ):
            civs.append(civ)
    return civs


def deal_civs(s: State, chance: Chance) -> None:
    """setup.civs.market, setup.civs.deck"""
    civs = civs_in_play(s)
    s.deck = [civs[i] for i in chance.order("civilizations", len(civs))]
    if s.draft:
        deal_packs(s)
        return
    s.market = [s.deck.pop() for _ in range(MARKET_SIZE)]
    s.market_coins = [0] * MARKET_SIZE


def shuffled_row(cards: list[Action], chance: Chance, first_game: bool) -> list[Action]:
    shuffled = [cards[i] for i in chance.order("row", len(cards))]
    if not first_game:
        return shuffled
    rest = [card for card in shuffled if card not in FIRST_GAME]
    return FIRST_GAME + rest


def deal_row(s: State, chance: Chance, first_game: bool) -> None:
    """setup.row.shuffle, setup.row.first-game; solo.plague-fifth, and what a challenge does to the Plague."""
    cards = list(range(CULTURE, FARM + 1))
    if not is_solo(s):
        cards.append(PLAGUE)
        s.row = shuffled_row(cards, chance, first_game)
        return
    places = plague_places(s, [PLAGUE_PLACE])
    shuffled = shuffled_row(cards, chance, first_game)
    s.row = shuffled[: ROW_SIZE - len(places)]
    for place in places:
        s.row.insert(place, plague_card(s))


def deal_wonders(s: State, chance: Chance) -> None:
    """setup.wonders.market, solo.wonders, setup.wonders.rest: those that are not revealed leave the game."""
    size = wonder_market(s, s.seat_count + MORE_WONDERS)
    s.wonders = chance.order("wonders", len(WONDER_IDS))[:size]


def deal_tokens(s: State, chance: Chance) -> None:
    """The Changing World draws some; a challenge may lay a token of its own."""
    s.tokens = [NOTHING] * ROW_SIZE
    if s.changing_world:
        lay_tokens(s, chance)
    lay_house_tokens(s)
