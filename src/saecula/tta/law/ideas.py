"""What the table makes a person think of doing, legal or not: so a refusal can be explained before it is tried."""

from saecula.core.command import command
from saecula.core.options import Options
from saecula.tta.cards.catalog import CARDS, FIRST, KIND, LAST, STAGES, is_technology, is_urban
from saecula.tta.law.cards.gutenberg import is_of_learning
from saecula.tta.law.politics.ability import ability_ideas
from saecula.tta.law.politics.cancel import add_cancel_options
from saecula.tta.law.politics.hand import add_card_options
from saecula.tta.piles import first_copies
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
    ASSIST,
    BARTER,
    BUILD,
    CONVERT,
    DESTROY,
    DEVELOP,
    ELECT,
    END,
    FIRST_UNIT,
    GOVERNMENT,
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
    SETTLE,
    STAGE,
    SUBSTITUTE,
    TACTIC,
    TACTIC_COPY,
    TACTIC_PLAY,
    TAKE,
    TECHS,
    THEATER,
    UPGRADE,
    SeatNo,
)


def phase_ideas(s: State, i: SeatNo) -> list[int]:
    """Each of the two phases makes one think of what belongs to the other as well."""
    return action_ideas(s, s.seats[i]) + political_ideas(s, i)


def order_ideas(seat: Seat) -> list[int]:
    """Where a card or an event lets a seat do one action."""
    return [command(POPULATE), *worker_ideas(seat), *stage_ideas(seat), *hand_ideas(seat)]


def action_ideas(s: State, seat: Seat) -> list[int]:
    ideas = [command(TAKE, space) for space in range(ROW) if s.row[space] != NOTHING]
    ideas.append(command(POPULATE))
    ideas += worker_ideas(seat) + stage_ideas(seat) + hand_ideas(seat) + power_ideas(seat)
    ideas += learning_ideas(s, seat) + wonder_ideas(s, seat)
    ideas += [command(TACTIC_PLAY, card) for card in first_copies(seat.cards) if KIND[card] == TACTIC]
    ideas += [command(TACTIC_COPY, card) for card in s.tactics if card != seat.tactic]
    ideas.append(command(END))
    return ideas


def political_ideas(s: State, i: int) -> list[int]:
    uses = Options()
    for card in first_copies(s.seats[i].cards):
        add_card_options(s, i, card, False, uses)
    add_cancel_options(s, i, uses)
    return [*uses.listed(), *ability_ideas(s, i), command(PASS), command(RESIGN)]


def worker_ideas(seat: Seat) -> list[int]:
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


def stage_ideas(seat: Seat) -> list[int]:
    """Every number of stages that the unfinished wonder still has."""
    left = len(STAGES[seat.wonder]) - seat.stages if seat.wonder != NOTHING else 0
    return [command(STAGE, count) for count in range(1, left + 1)]


def hand_ideas(seat: Seat) -> list[int]:
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


def power_ideas(seat: Seat) -> list[int]:
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


def learning_ideas(s: State, seat: Seat) -> list[int]:
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


def wonder_ideas(s: State, seat: Seat) -> list[int]:
    """Tokens on an own wonder, and stages of others' that anybody may build."""
    ideas = [command(REDEEM)] if seat.powers[RESOURCES_PER_KEPT_TOKEN] else []
    for owner, other in enumerate(s.seats):
        if other is not seat and other.wonder != NOTHING and CARDS[other.wonder].open_stages:
            ideas.append(command(ASSIST, owner))
    return ideas
