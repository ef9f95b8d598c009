"""What a person may think of doing in a position, so that every refusal can be explained before it is tried."""

from saecula.core.command import command
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import CARDS, FIRST, KIND, LAST, STAGES, is_technology, is_urban
from saecula.tta.law import legal
from saecula.tta.law.action.learning import is_of_learning
from saecula.tta.law.colonize import greatest_force
from saecula.tta.law.commit import units_to_commit
from saecula.tta.law.games import ability_ideas
from saecula.tta.law.pact import add_cancel_options
from saecula.tta.law.politics import add_card_options
from saecula.tta.piles import repeats
from saecula.tta.powers import (
    CONVERT_TO_THEATER,
    CULTURE_OR_ARMS,
    FOOD_AS_RESOURCE,
    FREE_POPULATION,
    LEARNING_ACTION,
    LEVY_POWER,
    MILITARY_AS_CIVIL,
    RESOURCE_AS_FOOD,
    RESOURCES_PER_KEPT_TOKEN,
)
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ACTION,
    ARM,
    ASK_ACTIONS,
    ASK_AGREEMENT,
    ASK_BID,
    ASK_CARD,
    ASK_DEFENCE,
    ASK_EVENT_ACTION,
    ASK_FORCE,
    ASK_POLITICS,
    ASSIST,
    BARTER,
    BID,
    BUILD,
    CHOOSE,
    COMMIT,
    CONVERT,
    DEFEND,
    DESTROY,
    DEVELOP,
    ELECT,
    END,
    FIRST_UNIT,
    GOVERNMENT,
    HOLD,
    LAND,
    LEADER,
    LEARN_BUILD,
    LEARN_DEVELOP,
    LEARN_TAKE,
    LEARN_UPGRADE,
    LEVY,
    NOTHING,
    PASS,
    PLAY,
    POPULATE,
    REDEEM,
    RESIGN,
    REVOLT,
    ROW,
    SEND,
    SETTLE,
    SPEND,
    STAGE,
    SUBSTITUTE,
    TACTIC,
    TACTIC_COPY,
    TACTIC_PLAY,
    TAKE,
    TECHS,
    THEATER,
    UPGRADE,
)


def first_copies(cards: list[int]) -> list[int]:
    """Every card once, in order: copies of a card are the same command."""
    return [cards[place] for place in range(len(cards)) if not repeats(cards, place)]


def thinkable(s: State) -> list[int]:
    """Legal commands first, in their order; then what the same question makes one think of."""
    commands = legal(s)
    if s.over:
        return commands
    known = set(commands)
    for cmd in _ideas(s, s.stack[-1]):
        if cmd not in known:
            known.add(cmd)
            commands.append(cmd)
    return commands


def _ideas(s: State, frame: Frame) -> list[int]:
    seat = s.seats[frame.seat]
    kind = frame.kind
    if kind in (ASK_ACTIONS, ASK_POLITICS):  # each phase makes one think of what belongs to the other
        return _action_ideas(s, seat) + _political_ideas(s, frame.seat)
    if kind in (ASK_CARD, ASK_EVENT_ACTION):
        return [command(POPULATE), *_worker_ideas(seat), *_stage_ideas(seat), *_hand_ideas(seat)]
    if kind == ASK_DEFENCE:
        given = [command(COMMIT, unit) for unit in units_to_commit(seat)]
        return [command(HOLD), *given, *(command(DEFEND, card) for card in first_copies(seat.cards))]
    if kind == ASK_BID:
        return [command(BID, frame.b), command(BID, greatest_force(s, frame.seat) + 1)]
    if kind == ASK_FORCE:
        sent = [command(SEND, tech) for tech in range(FIRST[FIRST_UNIT], TECHS) if seat.techs >> tech & 1]
        return [command(LAND), *sent, *(command(SPEND, card) for card in first_copies(seat.cards))]
    if kind == ASK_AGREEMENT:
        return [command(CHOOSE, space) for space in range(ROW) if s.row[space] != NOTHING]
    return []


def _action_ideas(s: State, seat: Seat) -> list[int]:
    ideas = [command(TAKE, space) for space in range(ROW) if s.row[space] != NOTHING]
    ideas.append(command(POPULATE))
    ideas += _worker_ideas(seat) + _stage_ideas(seat) + _hand_ideas(seat) + _power_ideas(seat)
    if s.plan.modules:
        ideas += _learning_ideas(s, seat) + _wonder_ideas(s, seat)
    ideas += [command(TACTIC_PLAY, card) for card in first_copies(seat.cards) if KIND[card] == TACTIC]
    ideas += [command(TACTIC_COPY, card) for card in s.tactics if card != seat.tactic]
    ideas.append(command(END))
    return ideas


def _political_ideas(s: State, i: int) -> list[int]:
    ideas: list[int] = []
    for card in first_copies(s.seats[i].cards):
        add_card_options(s, i, card, False, ideas)
    add_cancel_options(s, i, ideas)
    if s.plan.modules:
        ideas += ability_ideas(s, i)
    return [*ideas, command(PASS), command(RESIGN)]


def _worker_ideas(seat: Seat) -> list[int]:
    """Build on every technology in play; upgrade and destroy where workers are."""
    ideas: list[int] = []
    for tech in range(TECHS):
        if not seat.techs >> tech & 1:
            continue
        ideas.append(command(BUILD, tech))
        if seat.workers[tech] > 0:
            for target in range(tech + 1, LAST[KIND[tech]]):
                if seat.techs >> target & 1:
                    ideas.append(command(UPGRADE, tech, target))
            ideas.append(command(DESTROY, tech))
    return ideas


def _stage_ideas(seat: Seat) -> list[int]:
    """Every number of stages that the unfinished wonder still has."""
    left = len(STAGES[seat.wonder]) - seat.stages if seat.wonder != NOTHING else 0
    return [command(STAGE, count) for count in range(1, left + 1)]


def _hand_ideas(seat: Seat) -> list[int]:
    ideas: list[int] = []
    for card in first_copies(seat.hand):
        if KIND[card] == LEADER:
            ideas.append(command(ELECT, card))
        elif KIND[card] == ACTION:
            ideas.append(command(PLAY, card))
        elif is_technology(card):
            ideas.append(command(DEVELOP, card))
            if KIND[card] == GOVERNMENT:
                ideas.append(command(REVOLT, card))
    return ideas


def _power_ideas(seat: Seat) -> list[int]:
    """What leaders, wonders and pacts in play make one think of."""
    ideas: list[int] = []
    powers = seat.powers
    if powers[LEVY_POWER]:
        ideas += [command(LEVY, tech) for tech in range(FIRST[FIRST_UNIT], TECHS) if seat.techs >> tech & 1]
    if powers[CONVERT_TO_THEATER]:
        theaters = [tech for tech in range(FIRST[THEATER], LAST[THEATER]) if seat.techs >> tech & 1]
        for tech in range(TECHS):
            if seat.workers[tech] and is_urban(tech) and KIND[tech] != THEATER:
                ideas += [command(CONVERT, tech, theater) for theater in theaters]
    if powers[FREE_POPULATION]:
        ideas.append(command(SETTLE))
    if powers[CULTURE_OR_ARMS]:
        ideas += [command(ARM, 0), command(ARM, 1)]
    if powers[MILITARY_AS_CIVIL]:
        ideas.append(command(SUBSTITUTE))
    if powers[FOOD_AS_RESOURCE]:
        ideas.append(command(BARTER, 0))
    if powers[RESOURCE_AS_FOOD]:
        ideas.append(command(BARTER, 1))
    return ideas


def _learning_ideas(s: State, seat: Seat) -> list[int]:
    """What a civil action for labs and libraries makes one think of, used up or not."""
    if not seat.powers[LEARNING_ACTION]:
        return []
    spaces = [space for space in range(ROW) if s.row[space] != NOTHING and is_of_learning(s.row[space])]
    ideas = [command(LEARN_TAKE, space) for space in spaces]
    ideas += [command(LEARN_DEVELOP, card) for card in first_copies(seat.hand) if is_of_learning(card)]
    techs = [tech for tech in range(TECHS) if seat.techs >> tech & 1 and is_of_learning(tech)]
    ideas += [command(LEARN_BUILD, tech) for tech in techs]
    for tech in techs:
        higher = [target for target in techs if target > tech and KIND[target] == KIND[tech]]
        ideas += [command(LEARN_UPGRADE, tech, target) for target in higher if seat.workers[tech] > 0]
    return ideas


def _wonder_ideas(s: State, seat: Seat) -> list[int]:
    """Tokens on an own wonder, and stages of others' that anybody may build."""
    ideas = [command(REDEEM)] if seat.powers[RESOURCES_PER_KEPT_TOKEN] else []
    for owner, other in enumerate(s.seats):
        if other is not seat and other.wonder != NOTHING and CARDS[other.wonder].open_stages:
            ideas.append(command(ASSIST, owner))
    return ideas
