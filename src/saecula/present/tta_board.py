"""The table of Through the Ages as plain data: everything that a page draws, from one seat's knowledge."""

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal

from msgspec import structs

from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.present.common import Scene, decider
from saecula.present.shapes.tta import (
    Banks,
    BlueSection,
    Decks,
    Events,
    FinishedWonder,
    Games,
    Pact,
    RowSpace,
    Tech,
    TtaBoard,
    TtaNumbers,
    TtaSeat,
    UnfinishedWonder,
    War,
    YellowSection,
)
from saecula.tta import terms as t
from saecula.tta.board import ROW_COST, consumption_of, corruption_of, faces_needed
from saecula.tta.cards.catalog import AGE, SLUGS, STAGES
from saecula.tta.counts import workers_of
from saecula.tta.hands import hidden_ages, seen_hand
from saecula.tta.law.action.take import take_cost
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, VALUE, at_hand
from saecula.tta.law.turn.replenish import swept_spaces
from saecula.tta.ratings.culture import culture_of
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.ratings.limits import civil_hand_limit, colonization_of, military_hand_limit, urban_limit
from saecula.tta.ratings.prices import population_cost
from saecula.tta.ratings.production import food_production, resource_production
from saecula.tta.ratings.science import science_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.ratings.tactics import army_count
from saecula.tta.state import Seat, State
from saecula.tta.terms import STORES, TECHS
from saecula.tta.view import View

YELLOW_SPACES = 18
BLUE_SPACES = 16
STANCES: Final[dict[int, Literal["strength", "civil"] | None]] = {
    0: None,
    t.STANCE_STRENGTH: "strength",
    t.STANCE_CIVIL: "civil",
}


def slug(card: int) -> str | None:
    return SLUGS[card] if card != t.NOTHING else None


def slugs(cards: Iterable[int]) -> list[str]:
    return [SLUGS[card] for card in cards]


def board(scene: Scene, s: State) -> TtaBoard:
    game, seat, view = scene.game, scene.seat, scene.view
    assert isinstance(view, View)
    return TtaBoard(
        me=seat,
        round=s.round,
        age=t.AGE_IDS[s.age],
        last_round=s.last_round,
        over=s.over,
        turn_seat=s.turn_seat,
        start_seat=s.start_seat,
        decider=decider(s),
        phase=game.rules.decision_name(s),
        decks=Decks(civil=view.civil_left, military=view.military_left, discards=view.discards),
        row=row(s, seat),
        events=events(view),
        tactics=slugs(s.tactics),
        boards=boards(view),
        planned=slugs(s.planned) if any(frame.kind == t.ASK_PLAN for frame in s.stack) else [],
        prize=s.prize,
        games=Games(of=s.games_of, culture=s.games_penalty) if s.games_of != t.NOTHING else None,
        seats=[player(game, s, i, seat) for i in range(s.seat_count)],
    )


def row(s: State, seat: int) -> list[RowSpace]:
    """Every space with what its card costs the viewer; a spectator sees the cost of the space."""
    cleared = swept_spaces(s)
    spaces = []
    for space, card in enumerate(s.row):
        cost = ROW_COST[space]
        if card != t.NOTHING and seat != SPECTATOR:
            cost = take_cost(s.seats[seat], space, card)
        spaces.append(RowSpace(card=slug(card), cost=cost, base=ROW_COST[space], swept=space < cleared))
    return spaces


def events(view: View) -> Events:
    """Ages of what lies face down, from the top; names only of what the viewer knows."""
    past = view.open["past_events"]
    assert isinstance(past, list)
    return Events(
        current=[t.AGE_IDS[age] for age in reversed(view.current_events)],
        future=[t.AGE_IDS[age] for age in view.future_events],
        mine=slugs([card for card in view.own_future if card != t.NOTHING]),
        next=slug(view.top_event),
        past=slugs(past),
    )


def boards(view: View) -> list[str]:
    """Leaders and wonders on the boards of an open mix, as far as they lie open; empty in other games."""
    more = view.open.get("more")
    if not isinstance(more, dict):
        return []
    return slugs([card for card in more["boards"] if card != t.NOTHING])


# --- a civilization -------------------------------------------------------------------------------------------------
def player(game: Game, s: State, i: int, viewer: int) -> TtaSeat:
    seat = s.seats[i]
    own = i == viewer
    return TtaSeat(
        **structs.asdict(numbers(s, i)),
        seat=i,
        name=game.names[i],
        kind=game.kinds[i],
        in_game=seat.in_game,
        urban_limit=urban_limit(seat),
        hand=slugs(seen_hand(s, i, viewer)),
        hand_ages=[t.AGE_IDS[age] for age in hidden_ages(s, i, viewer)],
        hand_limit=civil_hand_limit(seat),
        cards=slugs(seat.cards) if own else None,
        card_ages=[t.AGE_IDS[age] for age in sorted(AGE[card] for card in seat.cards)],
        cards_limit=military_hand_limit(seat),
        government=SLUGS[seat.government],
        leader=slug(seat.leader),
        tucked=slug(seat.tucked),
        wonder=unfinished(seat),
        wonders=[
            FinishedWonder(card=SLUGS[card], ruined=bool(seat.ruins >> place & 1))
            for place, card in enumerate(seat.wonders)
        ],
        specials=slugs([card for card in seat.specials if card != t.NOTHING]),
        colonies=slugs(seat.colonies),
        tactic=slug(seat.tactic),
        armies=army_count(seat),
        exclusive=seat.exclusive,
        old_tactics=slugs(seat.old_tactics),
        stance=STANCES[seat.stance],
        known=known_cards(s, i, viewer),
        war=War(card=SLUGS[seat.war], on=seat.war_on) if seat.war != t.NOTHING else None,
        pact=pact(seat),
        techs=techs(seat),
        banks=Banks(yellow=yellow_bank(seat), blue=blue_bank(seat)),
    )


def numbers(s: State, i: int) -> TtaNumbers:
    """Everything that is counted; a preview compares two of these."""
    seat = s.seats[i]
    return TtaNumbers(
        culture=seat.culture,
        culture_rate=culture_of(s, i),
        science=seat.science,
        science_rate=science_of(s, i),
        strength=strength_of(s, i),
        happiness=happiness_of(seat),
        faces_needed=faces_needed(seat),
        discontent=discontent_of(seat),
        food=at_hand(seat, IS_FOOD),
        food_rate=food_production(s, i) - consumption_of(seat),
        consumption=consumption_of(seat),
        resources=at_hand(seat, IS_RESOURCE),
        resource_rate=resource_production(s, i),
        corruption=corruption_of(seat),
        arms=seat.arms,
        arms_science=seat.arms_science,
        works=seat.works,
        parked=seat.parked,
        kept=seat.kept,
        colonization=colonization_of(s, i),
        pool=seat.pool,
        population=workers_of(seat),
        population_cost=population_cost(seat),
        yellow=seat.yellow,
        blue=seat.blue,
        civil=seat.civil + seat.extra_civil,
        civil_total=seat.civil_total,
        military=seat.military + seat.extra_military,
        military_total=seat.military_total,
        hand_size=len(seat.hand),
        cards_size=len(seat.cards),
    )


def known_cards(s: State, i: int, viewer: int) -> list[str]:
    """Cards that the viewer was shown in the hand of seat `i`: what a seat knows is part of its view."""
    if viewer < 0 or viewer == i:
        return []
    pairs = s.seats[viewer].known
    return [SLUGS[pairs[k + 1]] for k in range(0, len(pairs), 2) if pairs[k] == i]


def unfinished(seat: Seat) -> UnfinishedWonder | None:
    if seat.wonder == t.NOTHING:
        return None
    return UnfinishedWonder(card=SLUGS[seat.wonder], stages=STAGES[seat.wonder], done=seat.stages)


def pact(seat: Seat) -> Pact | None:
    if seat.pact == t.NOTHING:
        return None
    return Pact(card=SLUGS[seat.pact], partner=seat.pact_with, side="AB"[seat.pact_side])


def techs(seat: Seat) -> list[Tech]:
    """Technologies in play with their workers and blue tokens; farms first, air forces last."""
    found = []
    for tech in range(TECHS):
        if seat.techs >> tech & 1:
            store = tech < STORES
            tokens = seat.tokens[tech] if store else 0
            value = VALUE[tech] if store else 0
            found.append(Tech(card=SLUGS[tech], workers=seat.workers[tech], tokens=tokens, value=value))
    return found


# --- banks ----------------------------------------------------------------------------------------------------------
def yellow_bank(seat: Seat) -> list[YellowSection]:
    """Sections of the bank from the one that empties first; what is printed on them is asked from the law."""
    return _yellow_bank(seat.yellow)


@cache
def _yellow_bank(yellow: int) -> list[YellowSection]:
    sections: list[YellowSection] = []
    twin = Seat()
    for space in range(max(YELLOW_SPACES, yellow), 0, -1):
        twin.yellow = space
        cost, before = population_cost(twin), consumption_of(twin)
        twin.yellow = space - 1
        if not sections or sections[-1].cost != cost:
            sections.append(YellowSection(cost=cost, eats=0, tokens=[], faces=[]))
        sections[-1].eats = max(consumption_of(twin), before)
        sections[-1].tokens.append(space <= yellow)
        sections[-1].faces.append(faces_needed(twin))
    return sections


def blue_bank(seat: Seat) -> list[BlueSection]:
    """Sections from the one that empties first: corruption once all their tokens are gone."""
    return _blue_bank(seat.blue)


@cache
def _blue_bank(blue: int) -> list[BlueSection]:
    sections: list[BlueSection] = []
    twin = Seat()
    for space in range(max(BLUE_SPACES, blue), 0, -1):
        twin.blue = space
        level = corruption_of(twin)
        twin.blue = space - 1
        if not sections or sections[-1].level != level:
            sections.append(BlueSection(level=level, corruption=0, tokens=[]))
        sections[-1].corruption = corruption_of(twin)
        sections[-1].tokens.append(space <= blue)
    return sections
