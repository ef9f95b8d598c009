"""What things are worth to a seat of Through the Ages at this time of the game, in points of culture.

Everything hangs on the production phases that are left: a point of culture per turn is worth their number, and food,
resources and science are worth what can still be made of them, which is more the earlier they come.
"""

from typing import Final, final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.bits import bit, count_bits
from saecula.tta.cards.catalog import AGE, CARDS, CULTURE, FACES, FOOD, KIND, RESEARCH, RESOURCE, STRENGTH
from saecula.tta.state import State
from saecula.tta.terms import (
    AGE_II,
    AGE_III,
    AGE_IV,
    BASE,
    EVENT,
    FARM,
    FIRST_UNIT,
    IMPACT,
    LAB,
    MINE,
    TECHS,
    TEMPLE,
)

# how many cards of the civil decks a turn uses up, by players
DRAIN: Final = [0.0, 0.0, 3.65, 2.85, 2.2]
AGES: Final = 5
MOST_PRODUCTIONS: Final = 40  # more than a game has
DEEP: Final = 8  # turns beyond which a better mine or lab is worth no more
FAR: Final = 6  # turns beyond which cards in hand are worth no more

# name, first guess by hand, value found by playing; the order is that of the fields of Weights
WEIGHTS: Final[list[tuple[str, float, float]]] = [
    ("science_base", 0.10, 0.2),
    ("science_turn", 0.060, 0.102),
    ("resource_base", 0.10, 0.1),
    ("resource_turn", 0.075, 0.075),
    ("food_base", 0.08, 0.08),
    ("food_turn", 0.050, 0.04),
    ("civil_action", 0.75, 0.6),
    ("military_action", 0.35, 0.35),
    ("face", 0.25, 0.25),
    ("discontent", 1.5, 1.5),
    ("strong", 0.35, 1.575),
    ("weak", 0.60, 2.7),
    ("strength", 0.15, 0.9),
    ("worker", 0.70, 0.7),
    ("upgrade", 0.55, 0.55),
    ("held_card", 0.75, 0.75),
    ("wonder", 0.90, 0.9),
    ("military_card", 0.70, 0.7),
    ("colony", 2.0, 2.0),
    ("rival", 0.80, 0.8),
    ("yellow", 0.25, 0.25),
    ("blue", 0.10, 0.1),
    ("leader", 0.90, 0.9),
    ("event", 0.60, 0.6),
    ("power", 1.0, 1.0),
    ("war", 0.8, 0.8),
    ("impact", 0.8, 0.8),
    ("limit", 0.10, 0.1),
    ("resource_room", 8.0, 8.0),
    ("food_room", 8.0, 8.0),
    ("science_room", 16.0, 16.0),
    ("civil_hope", 0.8, 0.8),
    # from here on what `hard` and the levels below take for granted; `expert` has numbers of its own
    ("science_ripe", 13.0, 13.0),
    ("resource_ripe", 13.0, 13.0),
    ("food_ripe", 13.0, 13.0),
    ("science_flow", 1.0, 1.0),
    ("resource_flow", 1.0, 1.0),
    ("food_flow", 1.0, 1.0),
    ("science_bend", 0.0, 0.0),
    ("resource_bend", 0.0, 0.0),
    ("arms_first", 0.6, 0.6),
    ("arms_age", 0.2, 0.2),
    ("danger", 0.0, 0.0),
    ("farm_gain", 1.0, 1.0),
    ("mine_gain", 1.0, 1.0),
    ("lab_gain", 1.0, 1.0),
    ("temple_gain", 1.0, 1.0),
    ("culture_gain", 1.0, 1.0),
    ("unit_gain", 1.0, 1.0),
    ("next_worker", 0.6, 0.6),
    ("next_upgrade", 0.7, 0.7),
    ("third_upgrade", 0.45, 0.45),
    ("overflow", 0.3, 0.3),
    ("hunger", 2.0, 2.0),
    ("plenty", 0.5, 0.5),
    ("corruption", 0.5, 0.5),
    ("crowd", 0.0, 0.0),
    ("tech_charge", 1.0, 1.0),
    ("tech_delay", 0.8, 0.8),
    ("hold_field", 1.0, 1.0),
    ("hold_urban", 1.0, 1.0),
    ("hold_unit", 1.0, 1.0),
    ("hold_special", 1.0, 1.0),
    ("hold_government", 1.0, 1.0),
    ("hold_action", 1.0, 1.0),
    ("wonder_start", 0.7, 0.7),
    ("wonder_stage", 0.3, 0.3),
    ("wonder_pride", 1.0, 1.0),
    ("stage_action", 0.5, 0.5),
    ("bonus_card", 1.3, 1.3),
    ("tactic_card", 0.3, 0.3),
    ("tactic_gain", 0.7, 0.7),
    ("attack_card", 1.0, 1.0),
    ("discard", 0.6, 0.6),
    ("best_rival", 0.5, 0.5),
    ("mean_rival", 0.5, 0.5),
    ("seed_hold", 0.4, 0.4),
    ("territory", 0.3, 0.3),
    ("bid", 0.3, 0.3),
    ("take_floor", 0.35, 0.35),
    ("wonder_floor", 2.0, 2.0),
    ("arms_hope", 0.25, 0.25),
    ("tactic_plan", 0.0, 0.0),
    ("attack_plan", 0.0, 0.0),
    ("learned", 0.0, 0.0),
    ("dear_take", 0.0, 0.0),
    ("deep_mine", 0.0, 0.0),
    ("high_lab", 0.0, 0.0),
    ("wonder_fame", 0.0, 0.0),
]


@final
class Weights:
    """The weights by name, and what follows from them alone for a time of the game: made once, changed by nobody."""

    def __init__(self, values: list[float]) -> None:
        self.values = values
        self.science_base = values[0]
        self.science_turn = values[1]
        self.resource_base = values[2]
        self.resource_turn = values[3]
        self.food_base = values[4]
        self.food_turn = values[5]
        self.civil_action = values[6]
        self.military_action = values[7]
        self.face = values[8]
        self.discontent = values[9]
        self.strong = values[10]
        self.weak = values[11]
        self.strength = values[12]
        self.worker = values[13]
        self.upgrade = values[14]
        self.held_card = values[15]
        self.wonder = values[16]
        self.military_card = values[17]
        self.colony = values[18]
        self.rival = values[19]
        self.yellow = values[20]
        self.blue = values[21]
        self.leader = values[22]
        self.event = values[23]
        self.power = values[24]
        self.war = values[25]
        self.impact = values[26]
        self.limit = values[27]
        self.resource_room = values[28]
        self.food_room = values[29]
        self.science_room = values[30]
        self.civil_hope = values[31]
        self.science_ripe = values[32]
        self.resource_ripe = values[33]
        self.food_ripe = values[34]
        self.science_flow = values[35]
        self.resource_flow = values[36]
        self.food_flow = values[37]
        self.science_bend = values[38]
        self.resource_bend = values[39]
        self.arms_first = values[40]
        self.arms_age = values[41]
        self.danger = values[42]
        self.farm_gain = values[43]
        self.mine_gain = values[44]
        self.lab_gain = values[45]
        self.temple_gain = values[46]
        self.culture_gain = values[47]
        self.unit_gain = values[48]
        self.next_worker = values[49]
        self.next_upgrade = values[50]
        self.third_upgrade = values[51]
        self.overflow = values[52]
        self.hunger = values[53]
        self.plenty = values[54]
        self.corruption = values[55]
        self.crowd = values[56]
        self.tech_charge = values[57]
        self.tech_delay = values[58]
        self.hold_field = values[59]
        self.hold_urban = values[60]
        self.hold_unit = values[61]
        self.hold_special = values[62]
        self.hold_government = values[63]
        self.hold_action = values[64]
        self.wonder_start = values[65]
        self.wonder_stage = values[66]
        self.wonder_pride = values[67]
        self.stage_action = values[68]
        self.bonus_card = values[69]
        self.tactic_card = values[70]
        self.tactic_gain = values[71]
        self.attack_card = values[72]
        self.discard = values[73]
        self.best_rival = values[74]
        self.mean_rival = values[75]
        self.seed_hold = values[76]
        self.territory = values[77]
        self.bid = values[78]
        self.take_floor = values[79]
        self.wonder_floor = values[80]
        self.arms_hope = values[81]
        self.tactic_plan = values[82]
        self.attack_plan = values[83]
        self.learned = values[84]
        self.dear_take = values[85]
        self.deep_mine = values[86]
        self.high_lab = values[87]
        self.wonder_fame = values[88]
        self.model: list[float] = []  # by age from I on and feature: what was learned from played games
        self.tables: list[Tables | None] = [None] * (AGES * MOST_PRODUCTIONS)
        self.usual: list[Prices | None] = [None] * (FAR + 1)

    def tables_at(self, productions: int, age: int) -> "Tables":
        """Worths for a seat that has so many productions left."""
        if productions >= MOST_PRODUCTIONS:
            return Tables(self, productions, age)
        found = self.tables[AGES * productions + age]
        if found is None:
            found = Tables(self, productions, age)
            self.tables[AGES * productions + age] = found
        return found

    def usual_prices(self, turns: int) -> "Prices":
        """Rough prices for hands that nobody has looked at closely."""
        later = turns if turns < FAR else FAR
        found = self.usual[later]
        if found is None:
            found = usual_prices(self, later)
            self.usual[later] = found
        return found


# --- time ---------------------------------------------------------------------------------------------------------
def productions_left(s: State, i: int) -> int:
    """Production phases that seat `i` still has, this turn's among them."""
    if s.over or s.final:
        return 0
    place = (i - s.start_seat) % s.seat_count
    now = (s.turn_seat - s.start_seat) % s.seat_count
    yet = 1 if place >= now else 0
    if s.last_round:
        return s.last_round - s.round + yet
    return int(turns_until(s, AGE_III) / int(s.seat_count) + 0.5) + 1 + yet


def turns_until(s: State, age: int) -> float:
    """Turns of all seats until the civil deck of an age is used up."""
    if s.age > age:
        return 0.0
    cards: int = len(s.civil_deck)
    for later in range(s.age + 1, age + 1):
        cards += len(s.civil_decks[later])
    return cards / DRAIN[s.seat_count]


def rounds_of_leader(s: State, age: int, productions: int) -> float:
    """Production phases until a leader of an age is gone: it leaves when the next age ends."""
    if age >= AGE_III or s.age >= AGE_IV:
        return float(productions)
    rounds = int(turns_until(s, age + 1)) / int(s.seat_count) + 0.5
    return rounds if rounds < productions else float(productions)


# --- impacts to come ----------------------------------------------------------------------------------------------
def expected_impacts(s: State, me: int, turns: int) -> vec[float]:
    """How often each impact is still to be scored, as far as the seat knows; empty before Age II."""
    if s.age < AGE_II or s.over:
        return vec[float]()
    expected = vec[float]([0.0] * IMPACTS)
    unseen = unseen_impacts(s, me)
    places = 0
    for k in range(len(s.future_events)):
        card = s.future_events[k]
        if AGE[card] < AGE_III or KIND[card] != EVENT:
            continue
        if s.future_authors[k] != me:
            places += 1
        elif PLACE_OF[card] >= 0 and unseen >> PLACE_OF[card] & 1:
            expected[WHICH[PLACE_OF[card]]] += 1.0
            unseen &= ~bit(PLACE_OF[card])
    for card in s.current_events:
        if AGE[card] >= AGE_III and KIND[card] == EVENT:
            places += 1
    to_come = places + 0.25 * int(s.seat_count) * (turns if turns < 8 else 8) * (1.0 if s.age < AGE_IV else 0.0)
    if unseen:
        chance = to_come / int(count_bits(unseen))
        if chance > 0.7:
            chance = 0.7
        for place in range(len(WHICH)):
            if unseen >> place & 1:
                expected[WHICH[place]] += chance if s.age >= AGE_III else 0.6 * chance
    return expected


def unseen_impacts(s: State, me: int) -> i64:
    """A mask over `IMPACT_CARDS`: those of the table that are neither past nor in the seat's own hand."""
    unseen = ALL_IMPACTS if s.plan.modules else BASE_IMPACTS
    for card in s.past_events:
        if PLACE_OF[card] >= 0:
            unseen &= ~bit(PLACE_OF[card])
    for card in s.seats[me].cards:
        if PLACE_OF[card] >= 0:
            unseen &= ~bit(PLACE_OF[card])
    return unseen


def which_impact(card: int) -> int:
    """The impact that an event scores, -1 for another event."""
    for _, what, amount in CARDS[card].steps:
        if what == IMPACT:
            return amount
    return -1


IMPACT_CARDS: Final[list[int]] = [card for card in range(len(CARDS)) if which_impact(card) >= 0]
WHICH: Final = vec[i64]([which_impact(card) for card in IMPACT_CARDS])
IMPACTS: Final = max([which_impact(card) for card in IMPACT_CARDS]) + 1
PLACE_OF: Final = vec[i64]([IMPACT_CARDS.index(card) if card in IMPACT_CARDS else -1 for card in range(len(CARDS))])
ALL_IMPACTS: Final[i64] = sum([int(bit(place)) for place in range(len(IMPACT_CARDS))])
BASE_IMPACTS: Final[i64] = sum([int(bit(PLACE_OF[card])) for card in IMPACT_CARDS if CARDS[card].module == BASE])


# --- worth --------------------------------------------------------------------------------------------------------
@final
class Tables:
    """Worths for one seat; `productions` counts this turn's, `turns` only later ones."""

    def __init__(self, w: Weights, productions: int, age: int) -> None:
        self.weights = w
        self.productions = productions
        turns = productions - 1 if productions > 0 else 0
        self.turns = turns
        self.science = worth_at(w.science_base, w.science_turn, w.science_ripe, turns)
        self.resource = worth_at(w.resource_base, w.resource_turn, w.resource_ripe, turns)
        self.food = worth_at(w.food_base, w.food_turn, w.food_ripe, turns)
        self.science_rate = 0.0
        self.resource_rate = 0.0
        self.food_rate = 0.0
        for left in range(1, turns):
            self.science_rate += worth_at(w.science_base, w.science_turn, w.science_ripe, left)
            self.resource_rate += worth_at(w.resource_base, w.resource_turn, w.resource_ripe, left)
            self.food_rate += worth_at(w.food_base, w.food_turn, w.food_ripe, left)
        self.science_rate *= w.science_flow
        self.resource_rate *= w.resource_flow
        self.food_rate *= w.food_flow
        self.civil = w.civil_action * turns
        self.military = w.military_action * turns
        late = w.arms_first + w.arms_age * age  # arms decide more in later ages
        soon = 1.0 if turns > 2 else 0.4 + 0.2 * turns
        self.strong = w.strong * late * soon
        self.weak = w.weak * late * soon
        self.strength = w.strength * late * soon
        self.danger = w.danger * late * soon
        self.face = w.face * (turns if turns < 8 else 8)
        self.discontent = w.discontent * (turns if turns < 4 else 4)
        self.deep_mine = w.deep_mine * (turns if turns < DEEP else DEEP)
        self.high_lab = w.high_lab * (turns if turns < DEEP else DEEP)
        self.gain = gains(self)


def worth_at(base: float, per_turn: float, ripe: float, turns: int) -> float:
    """A good that can be used in so many further turns."""
    if turns <= 0:
        return 0.0
    return base + per_turn * (turns if turns < ripe else ripe)


def gains(t: Tables) -> vec[float]:
    """By technology: what one more worker there brings in the turns to come."""
    found: list[float] = []
    for tech in range(TECHS):
        value = (
            t.turns * int(CULTURE[tech]) + t.science_rate * int(RESEARCH[tech]) + t.resource_rate * int(RESOURCE[tech])
        )
        value += t.food_rate * int(FOOD[tech]) + 0.5 * t.face * int(FACES[tech])
        value += (t.strength + 0.5 * (t.strong + t.weak)) * int(STRENGTH[tech])
        found.append((value + depth_worth(t, tech)) * kind_gain(t.weights, KIND[tech]))
    return vec[float](found)


def depth_worth(t: Tables, tech: int) -> float:
    """What a worker of a better mine or lab is worth beyond its rate: tokens that store more, later cards."""
    if KIND[tech] == MINE:
        return t.deep_mine * (int(RESOURCE[tech]) - 1)
    return t.high_lab * (int(RESEARCH[tech]) - 1) if KIND[tech] == LAB else 0.0


def kind_gain(w: Weights, kind: i64) -> float:
    """How much of what a worker would bring is counted before it is there, by the kind of its technology."""
    if kind == FARM:
        return w.farm_gain
    if kind == MINE:
        return w.mine_gain
    if kind == LAB:
        return w.lab_gain
    if kind == TEMPLE:
        return w.temple_gain
    return w.unit_gain if kind >= FIRST_UNIT else w.culture_gain


# --- cards --------------------------------------------------------------------------------------------------------
@final
class Prices:
    """By card: what it is worth in hand, in play beyond what the ratings show, and as a wonder when completed."""

    def __init__(self, hand: vec[float], held: vec[float], extra: vec[float], full: vec[float]) -> None:
        self.hand = hand  # civil cards
        self.held = held  # military cards
        self.extra = extra
        self.full = full


def usual_prices(w: Weights, later: int) -> Prices:
    """Rough prices by kind and age."""
    hand: list[float] = []
    held: list[float] = []
    for card in range(len(CARDS)):
        hand.append((0.5 + 0.5 * int(AGE[card])) * later / 6)
        held.append(w.military_card * (0.5 + 0.5 * int(AGE[card])) * (1.0 if later > 1 else 0.4))
    full = [4.0 + 3.0 * int(AGE[card]) for card in range(len(CARDS))]
    return Prices(vec[float](hand), vec[float](held), vec[float]([0.0] * len(CARDS)), vec[float](full))
