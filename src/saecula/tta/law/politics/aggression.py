"""politics.aggression.*, ruling.aggression.*: playing an aggression, the defence, and its effect."""

from mypy_extensions import i64

from saecula.core.arrays import vec, with_all, with_one, with_place
from saecula.core.command import a_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import AGE, CARDS, KIND, is_urban
from saecula.tta.law.action.destroy import destroy
from saecula.tta.law.actions import military_available, spend_military
from saecula.tta.law.cards import discard_card
from saecula.tta.law.cards.coubertin import disturb_games
from saecula.tta.law.cards.himeji import (
    announce_refusal,
    attack_giving_up,
    attack_with,
    commit,
    commit_refusal,
    defend_with,
    give_up_unit,
    units_to_commit,
)
from saecula.tta.law.cards.kidnapping import add_kidnap_options, take_card
from saecula.tta.law.cards.nostradamus import strength_when_weak
from saecula.tta.law.colony import steal_colony
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of, gain, take_goods
from saecula.tta.law.house.peaceful import peace_refusal
from saecula.tta.law.known import leave_hand
from saecula.tta.law.leaders import leader_leaves
from saecula.tta.law.military import is_bonus, play_bonus
from saecula.tta.law.points import change_culture, take_culture, take_science
from saecula.tta.law.politics.attack import attack_price, is_rival, pact_forbids
from saecula.tta.law.politics.cancel import break_pacts
from saecula.tta.law.politics.war import ban_refusal
from saecula.tta.law.question import Question
from saecula.tta.law.wonders import lose_unfinished_wonder
from saecula.tta.law.workers import lose_population
from saecula.tta.piles import back_of, first_copies, repeats
from saecula.tta.ratings.pacts import side_of
from saecula.tta.ratings.prices import printed_cost
from saecula.tta.ratings.strength import strength_of, strength_without_pacts
from saecula.tta.state import State
from saecula.tta.terms import (
    AGGRESSION,
    AGGRESSION_PLAYED,
    AGGRESSION_REPELLED,
    AGGRESSION_SUCCEEDED,
    ANNEX,
    ASK_DEFENCE,
    ASK_SPLIT,
    ASK_SPOILS,
    BY_AGGRESSION,
    CHOOSE,
    COMMIT,
    CONCEDE,
    DEFEND,
    DONE,
    ENSLAVE,
    HOLD,
    INFILTRATE,
    INTERVENE,
    KIDNAP,
    NOTHING,
    OCCUPY,
    PLUNDER,
    RAID,
    SEIZE,
    SPY,
    TECHS,
    Amount,
    CardNo,
    SeatNo,
)


def pointless() -> Refusal:
    """ruling.aggression.effect-as-possible: what could have no effect at all is not allowed."""
    return Refusal("ruling.aggression.effect-as-possible")


def fighting_strength(s: State, i: SeatNo, rival: SeatNo, attacking: bool) -> i64:
    """politics.aggression.exclude-ending-pact, politics.aggression.attack-bonus-counts"""
    total = strength_without_pacts(s, i)
    for j in range(s.seat_count):
        owner = s.seats[j]
        if owner.pact == NOTHING or (j != i and owner.pact_with != i):
            continue
        between = rival in (j, owner.pact_with)
        if between and CARDS[owner.pact].ends_on_attack:
            continue
        side = owner.pact_side if j == i else 1 - owner.pact_side
        total += side_of(owner.pact, side).strength
        if between and attacking:
            total += CARDS[owner.pact].attack_bonus
    if total > 0:
        return total
    return 0


def charge_refusal(s: State, i: SeatNo, card: CardNo, rival: SeatNo, unit: CardNo) -> Refusal | None:
    """An aggression with a unit given up for it."""
    refused = announce_refusal(s.seats[i], unit)
    return refused if refused is not None else aggression_refusal(s, i, card, rival, unit)


def target_refusal(s: State, i: SeatNo, card: CardNo, rival: SeatNo) -> Refusal | None:
    """Whom an aggression may be played against at all, and at what price."""
    if not is_rival(s, i, rival):
        return Refusal("politics.aggression.choose-rival")
    refused = ban_refusal(s.seats[i])
    if refused is not None:
        return refused
    if pact_forbids(s, i, rival):
        return Refusal("politics.aggression.pact-forbids")
    price, have = attack_price(s, card, rival), military_available(s.seats[i])
    if have < price:
        return Refusal("politics.aggression.pay-military", "military-actions", price, have)
    return None


def aggression_refusal(s: State, i: SeatNo, card: CardNo, rival: SeatNo, unit: CardNo) -> Refusal | None:
    """With `unit` given up for it, or NOTHING."""
    refused = peace_refusal(s)
    if refused is not None:
        return refused
    if card not in s.seats[i].cards or KIND[card] != AGGRESSION:
        return Refusal("politics.aggression.reveal")
    refused = target_refusal(s, i, card, rival)
    if refused is not None:
        return refused
    own = fighting_strength(s, i, rival, True) + attack_with(unit)
    other = fighting_strength(s, rival, i, False) + strength_when_weak(s.seats[rival])
    if own <= other:
        return Refusal("politics.aggression.not-equal-or-stronger", "strength", other + 1, own)
    target = s.seats[rival]
    effect = CARDS[card].effect
    if effect == ANNEX and len(target.colonies) == 0:
        return pointless()
    if effect == INFILTRATE and target.leader == NOTHING and target.wonder == NOTHING:
        return pointless()
    return None


def play_aggression(s: State, i: SeatNo, card: CardNo, rival: SeatNo, unit: CardNo) -> None:
    """politics.aggression.reveal, politics.aggression.pay-military; the rival may defend, and knows what unit is given
    up.
    """
    own = fighting_strength(s, i, rival, True) + attack_with(unit)
    spend_military(s, i, attack_price(s, card, rival))
    leave_hand(s, i, card, True)
    emit(s, "politics.aggression.reveal", AGGRESSION_PLAYED, i, card, rival)
    if unit != NOTHING:
        attack_giving_up(s, i, unit)
    disturb_games(s, i)
    break_pacts(s, i, rival, "politics.aggression.ends-pact")
    frame = Frame(ASK_DEFENCE, rival, own, card, i)
    target = s.seats[rival]
    if (len(target.cards) > 0 and target.military_total > 0) or units_to_commit(target):
        s.stack.append(frame)
    else:
        succeed(s, card, i, rival)


def defence_of(s: State, frame: Frame) -> i64:
    """politics.aggression.defence.bonus-cards, politics.aggression.defence.discard-plus-1: what the rival has with the
    cards laid aside.
    """
    seat = s.seats[frame.seat]
    total = strength_of(s, frame.seat) + strength_when_weak(seat) + defend_with(seat)
    for card in frame.data:
        total += CARDS[card].defence if is_bonus(card) else 1
    return total


def defend_refusal(s: State, frame: Frame, card: CardNo) -> Refusal | None:
    seat = s.seats[frame.seat]
    if card not in seat.cards:
        return Refusal("politics.aggression.defence.discard-plus-1")
    if len(frame.data) >= seat.military_total:
        law = "politics.aggression.defence.card-limit"
        return Refusal(law, "cards", len(frame.data) + 1, seat.military_total)
    return None


def hold_refusal(s: State, frame: Frame) -> Refusal | None:
    """politics.aggression.defence.match-repels"""
    total = defence_of(s, frame)
    if total >= frame.step:
        return None
    return Refusal("politics.aggression.defence.all-or-nothing", "strength", frame.step, total)


def succeed(s: State, card: CardNo, i: SeatNo, rival: SeatNo) -> None:
    """What the card says; ruling.aggression.effect-as-possible: as far as it can be done."""
    emit(s, "politics.aggression.success-effect", AGGRESSION_SUCCEEDED, i, card, rival)
    discard_card(s, i, card, True, "politics.aggression.discard-after")
    row = CARDS[card]
    if row.effect == PLUNDER:
        open_plunder(s, i, row.amount, rival)
    elif row.effect == ENSLAVE:
        gain(s, i, IS_RESOURCE, row.amount, "politics.aggression.success-effect")
        gain(s, i, IS_FOOD, row.amount, "politics.aggression.success-effect")
        lose_population(s, rival, 1, "politics.aggression.success-effect")
    elif row.effect == SPY:
        take_science(s, i, rival, row.amount, "politics.aggression.success-effect")
    elif row.effect == INTERVENE:
        take_culture(s, i, rival, row.amount, BY_AGGRESSION, "politics.aggression.success-effect")
    elif row.effect == OCCUPY:
        take_goods(s, i, rival, IS_FOOD, row.amount, "politics.aggression.success-effect")
        take_goods(s, i, rival, IS_RESOURCE, row.amount, "politics.aggression.success-effect")
        take_science(s, i, rival, row.amount, "politics.aggression.success-effect")
        take_culture(s, i, rival, row.amount, BY_AGGRESSION, "politics.aggression.success-effect")
    elif row.effect in (RAID, ANNEX, INFILTRATE, KIDNAP):
        frame = Frame(ASK_SPOILS, i, 0, card, rival)
        frame.data = vec[i64]([0, 0])  # buildings destroyed, sum of their printed costs
        s.stack.append(frame)
    else:
        raise BrokenLaw(f"the aggression {card} has no effect")


# --- the questions -------------------------------------------------------------------------------------------------
def aggression_of(frame: Frame) -> i64:
    """The card, for the defence and for the spoils."""
    return frame.a


def attacker_of(frame: Frame) -> i64:
    """Of a defence."""
    return frame.b


def strength_to_match(frame: Frame) -> i64:
    """Of a defence."""
    return frame.step


def cards_laid(frame: Frame) -> vec[i64]:
    """What a defender has laid aside."""
    return frame.data


class Defence(Question):
    """The rival of an aggression lays cards aside, until they suffice or nothing is used at all.

    politics.aggression.defence.optional: CONCEDE is always there.
    """

    def __init__(self) -> None:
        slots = {"step": "strength to match", "a": "aggression", "b": "attacker", "data": "cards laid aside"}
        law = "politics.aggression.defence.all-or-nothing"
        super().__init__(ASK_DEFENCE, "aggression-defence", (DEFEND, HOLD, COMMIT, CONCEDE), law, slots)

    def subject(self, frame: Frame) -> i64:
        return frame.a

    def rival(self, frame: Frame) -> i64:
        return frame.b

    def stake(self, frame: Frame) -> i64:
        return frame.step

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        if hold_refusal(s, frame) is None:
            options.append(command(HOLD))
        seat = s.seats[frame.seat]
        for place in range(len(seat.cards)):
            if not repeats(seat.cards, place) and defend_refusal(s, frame, seat.cards[place]) is None:
                options.append(command(DEFEND, seat.cards[place]))
        for unit in units_to_commit(seat):
            if commit_refusal(seat, unit) is None:
                options.append(command(COMMIT, unit))
        options.append(command(CONCEDE))

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        kind, a = kind_of(cmd), a_of(cmd)
        if kind == DEFEND:
            return defend_refusal(s, frame, a)
        if kind == HOLD:
            return hold_refusal(s, frame)
        if kind == COMMIT:
            return commit_refusal(s.seats[frame.seat], a)
        return None if kind == CONCEDE else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        kind = kind_of(cmd)
        if kind == DEFEND:
            leave_hand(s, frame.seat, a_of(cmd), False)
            frame.data = with_one(frame.data, a_of(cmd))
        elif kind == HOLD:
            repel(s, frame)
        elif kind == COMMIT:
            commit(s, frame.seat, a_of(cmd))
        elif kind == CONCEDE:
            concede(s, frame)
        else:
            raise BrokenLaw(f"nobody can defend with {cmd}")

    def ideas(self, s: State, frame: Frame) -> list[int]:
        seat = s.seats[frame.seat]
        given = [command(COMMIT, unit) for unit in units_to_commit(seat)]
        return [command(HOLD), *given, *(command(DEFEND, card) for card in first_copies(seat.cards))]

    def cards(self, frame: Frame) -> list[int]:
        return [frame.a, *frame.data]

    def laid_aside(self, frame: Frame) -> list[int]:
        return list(range(len(frame.data)))

    def lay(self, frame: Frame, place: i64, card: CardNo) -> None:
        frame.data = with_place(frame.data, place, card)

    def shown(self, frame: Frame) -> list[int]:
        """Cards that are laid aside lie face down."""
        return [back_of(card) for card in frame.data]


def repel(s: State, frame: Frame) -> None:
    """Only bonus cards are shown; then the aggression itself goes."""
    s.stack.pop()
    give_up_unit(s, frame.seat)
    for card in frame.data:
        if is_bonus(card):
            play_bonus(s, frame.seat, card)
            discard_card(s, frame.seat, card, True, "politics.aggression.defence.used-cards-discarded")
        else:
            discard_card(s, frame.seat, card, False, "politics.aggression.defence.face-down")
    emit(s, "politics.aggression.defence.match-repels", AGGRESSION_REPELLED, frame.seat, frame.a, frame.b)
    discard_card(s, frame.b, frame.a, True, "politics.aggression.defence.failed-discarded")


def concede(s: State, frame: Frame) -> None:
    """politics.aggression.defence.all-or-nothing: no cards are used at all, and no unit."""
    s.stack.pop()
    s.seats[frame.seat].committed = NOTHING
    s.seats[frame.seat].cards = with_all(s.seats[frame.seat].cards, frame.data)
    succeed(s, frame.a, frame.b, frame.seat)


class Spoils(Question):
    """The attacker picks what an aggression destroys or takes."""

    def __init__(self) -> None:
        slots = {
            "step": "which building of a raid", "a": "aggression", "b": "rival",
            "data": "buildings destroyed, sum of their printed costs",
        }  # fmt: skip
        law = "politics.aggression.success-effect"
        super().__init__(ASK_SPOILS, "aggression-pick", (CHOOSE, DONE), law, slots)

    def subject(self, frame: Frame) -> i64:
        return frame.a

    def rival(self, frame: Frame) -> i64:
        return frame.b

    def stake(self, frame: Frame) -> i64:
        return frame.step

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """Buildings by technology, colonies, leader or wonder by card."""
        target = s.seats[frame.b]
        effect = CARDS[frame.a].effect
        if effect == RAID:
            level = CARDS[frame.a].levels[frame.step]
            for tech in range(TECHS):
                if target.workers[tech] and is_urban(tech) and AGE[tech] <= level:
                    options.append(command(CHOOSE, tech))
        elif effect == ANNEX:
            for colony in target.colonies:
                options.append(command(CHOOSE, colony))
        elif effect == KIDNAP:
            add_kidnap_options(s, frame.seat, frame.b, options)
        elif effect == INFILTRATE:
            for card in (target.leader, target.wonder):
                if card != NOTHING:
                    options.append(command(CHOOSE, card))
        else:
            raise BrokenLaw(f"the aggression {frame.a} picks nothing")

    def looks_at(self, frame: Frame) -> int:
        """Whoever may take a card of a hand looks through it, and not before."""
        return frame.b if CARDS[frame.a].effect == KIDNAP else NOTHING

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        if kind_of(cmd) == DONE:
            s.stack.pop()
            return
        i, rival, choice = frame.seat, frame.b, a_of(cmd)
        effect = CARDS[frame.a].effect
        if effect == RAID:
            destroy(s, rival, choice, "politics.aggression.success-effect")
            cost = printed_cost(s.seats[rival], choice)  # politics.aggression.printed-cost
            frame.data = vec[i64]([frame.data[0] + 1, frame.data[1] + cost])
            frame.step += 1
            return
        s.stack.pop()
        if effect == ANNEX:
            steal_colony(s, i, rival, choice, "politics.aggression.success-effect")
        elif effect == KIDNAP:
            take_card(s, i, rival, choice, CARDS[frame.a].amount, "politics.aggression.success-effect")
        elif effect == INFILTRATE:
            infiltrate(s, i, rival, choice, CARDS[frame.a].amount)
        else:
            raise BrokenLaw(f"the aggression {frame.a} picks nothing")

    def stands(self, s: State, frame: Frame) -> bool:
        """A raid goes on while there is a building left for the next slot; then half of the costs are gained.

        ruling.aggression.raid-rounding: half of the sum.
        """
        levels = CARDS[frame.a].levels
        if CARDS[frame.a].effect != RAID:
            return self.count(s, frame) > 0
        while frame.step < len(levels):
            if self.count(s, frame) > 0:
                return True
            frame.step += 1
        gain(s, frame.seat, IS_RESOURCE, (frame.data[1] + 1) // 2, "politics.aggression.success-effect")
        return False


def infiltrate(s: State, i: SeatNo, rival: SeatNo, card: CardNo, culture: i64) -> None:
    """The leader or the unfinished wonder goes; so much culture for each of its levels."""
    if card == s.seats[rival].leader:
        leader_leaves(s, rival, "politics.aggression.success-effect")
    else:
        lose_unfinished_wonder(s, rival)
    change_culture(s, i, culture * AGE[card], BY_AGGRESSION, "politics.aggression.success-effect")


# --- how to split a plunder: the question is that of events -------------------------------------------------------
def plunder(s: State, i: SeatNo, rival: SeatNo, food: i64, resources: i64) -> None:
    take_goods(s, i, rival, IS_FOOD, food, "politics.aggression.success-effect")
    take_goods(s, i, rival, IS_RESOURCE, resources, "politics.aggression.success-effect")


def add_less_plunder(s: State, rival: SeatNo, amount: Amount, options: Options) -> None:
    """ruling.aggression.plunder-less: so much food with fewer resources than there are to be had."""
    seat = s.seats[rival]
    food, resources = amount_of(seat, IS_FOOD), amount_of(seat, IS_RESOURCE)
    for taken in range(min(food, amount) + 1):
        for fewer in range(min(resources, amount - taken)):
            options.append(command(SEIZE, taken, fewer))


def open_plunder(s: State, i: SeatNo, amount: Amount, rival: SeatNo) -> None:
    s.stack.append(Frame(ASK_SPLIT, i, 0, amount, rival))
