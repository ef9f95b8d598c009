"""The table of Age of Civilization as plain data: one screen, almost everything open."""

from msgspec import structs

from saecula.aoc import terms as t
from saecula.aoc import words
from saecula.aoc.cards.tables import (
    CARD_SYMBOL,
    CHALLENGES,
    CIV_IDS,
    SPECIAL_IDS,
    SPECIAL_PRICE,
    TECH_COLUMN,
    TECH_IDS,
    TECH_SPECIAL,
    WONDER_IDS,
)
from saecula.aoc.law.action import is_red
from saecula.aoc.ratings import (
    crew_of,
    is_covered,
    leads,
    needs_met,
    power_of,
    price_of,
    slots_of,
    tech_count,
    workers_owned,
)
from saecula.aoc.state import Seat, State
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.present.aoc_goals import goals
from saecula.present.common import Scene, decider
from saecula.present.shapes.aoc import AocAction, AocBoard, AocNumbers, AocSeat, AocTech, MarketCard, SpecialCard


def board(scene: Scene, s: State, language: str) -> AocBoard:
    game, seat = scene.game, scene.seat
    coins = s.market_coins
    return AocBoard(
        me=seat,
        round=s.round,
        rounds=t.ROUNDS,
        over=s.over,
        turn_seat=s.turn_seat,
        start_seat=s.first_seat,
        decider=decider(s),
        phase=game.rules.decision_name(s),
        draft=s.draft,
        innovation=s.innovation,
        changing_world=s.changing_world,
        challenge=CHALLENGES[s.challenge].slug if s.challenge != t.NOTHING else None,
        solo=s.seat_count == 1,
        rival=s.rival,
        deck=len(s.deck),
        permanent=[action(s, seat, which, language) for which in range(t.PERMANENT)],
        row=row(s, seat, language),
        market=[MarketCard(card=CIV_IDS[civ], coins=coins[place]) for place, civ in enumerate(s.market)],
        wonders=[WONDER_IDS[wonder] for wonder in s.wonders],
        specials=[SpecialCard(card=SPECIAL_IDS[k], price=SPECIAL_PRICE[k]) for k in s.specials],
        seats=[player(game, s, i, seat, language) for i in range(s.seat_count)],
        goals=goals(s, language),
    )


def action(s: State, seat: int, which: int, language: str) -> AocAction:
    """An action card with its price for the viewer, the workers it takes, and the slots that are left."""
    name = words.name("action", t.ACTION_IDS[which], language)
    found = AocAction(action=t.ACTION_IDS[which], name=name, price=None, crew=0, red=False, slots=0, used=0)
    if which < t.ACTIONS and seat != SPECTATOR:
        own = s.seats[seat]
        if which != t.RESEARCH:
            found.price = price_of(s, own, which, t.NOTHING, "", False)
        found.crew, found.red = crew_of(own, which, False), is_red(own, which)
        found.slots, found.used = slots_of(s, own, which), own.used[which]
    return found


def row(s: State, seat: int, language: str) -> list[AocAction]:
    first = s.round - 1
    cards = []
    for position, which in enumerate(s.row):
        token = s.tokens[position]
        card = action(s, seat, which, language)
        card.symbol = t.SYMBOL_IDS[CARD_SYMBOL[which]]
        card.token = words.name("token", t.TOKEN_IDS[token], language) if token != t.NOTHING else None
        card.when = "past" if position < first else "open" if position < first + t.WINDOW else "future"
        cards.append(card)
    return cards


def numbers(s: State, i: int) -> AocNumbers:
    """Everything that is counted; a preview compares two of these."""
    seat = s.seats[i]
    return AocNumbers(
        vp=seat.vp,
        coins=seat.coins,
        idle=seat.idle,
        workers=workers_owned(seat),
        power=power_of(s, seat),
        techs_known=tech_count(seat),
        wonders_owned=len(seat.wonders),
    )


def player(game: Game, s: State, i: int, viewer: int, language: str) -> AocSeat:
    seat = s.seats[i]
    own = i == viewer
    return AocSeat(
        **structs.asdict(numbers(s, i)),
        seat=i,
        name=game.names[i],
        kind=game.kinds[i],
        in_game=True,
        white=seat.white,
        red=seat.red,
        leads=leads(s, seat),
        main=CIV_IDS[seat.main] if seat.main != t.NOTHING else None,
        civs=[CIV_IDS[civ] for civ in seat.civs],
        wonders=[WONDER_IDS[wonder] for wonder in seat.wonders],
        special=SPECIAL_IDS[seat.special] if seat.special != t.NOTHING else None,
        techs=grid(s, seat),
        hand=[CIV_IDS[civ] for civ in seat.hand] if own else None,
        hand_size=len(seat.hand),
        pack=[CIV_IDS[civ] for civ in seat.pack] if own else None,
        pack_size=len(seat.pack),
        effects=words.effects_of(s, i, language),
    )


def grid(s: State, seat: Seat) -> list[list[AocTech]]:
    """The technology card column by column, special technologies where the special card lies."""
    columns: dict[int, list[AocTech]] = {}
    for tech, slug in enumerate(TECH_IDS):
        if TECH_SPECIAL[tech] not in (t.NOTHING, seat.special) or is_covered(seat, tech):
            continue
        cell = AocTech(
            card=slug,
            known=bool(seat.techs >> tech & 1),
            open=needs_met(seat, tech),
            price=price_of(s, seat, t.RESEARCH, tech, "", False),
        )
        columns.setdefault(TECH_COLUMN[tech], []).append(cell)
    return [columns[column] for column in sorted(columns)]
