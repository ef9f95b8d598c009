"""solo.*: the rival and the achievements of the solo game; challenge.*: the goals of the house challenges."""

from saecula.aoc.cards.tables import ACHIEVEMENTS, CHALLENGES, Achievement
from saecula.aoc.ratings import power_of, tech_count
from saecula.aoc.state import State
from saecula.aoc.terms import NOTHING, RIVAL_GREW
from saecula.core.event import emit


def grow_rival(s: State) -> None:
    """solo.rival: after the player's turn, before the permanent card moves."""
    s.rival += CHALLENGES[s.challenge].rival_step if s.challenge != NOTHING else 1
    emit(s, "solo.rival", RIVAL_GREW, 0, s.rival)


def is_achieved(s: State, goal: Achievement) -> bool:
    """solo.achievement.*"""
    seat = s.seats[0]
    techs = tech_count(seat)
    return (
        seat.vp >= goal.vp_min
        and techs >= goal.techs_min
        and (goal.techs_max == NOTHING or techs <= goal.techs_max)
        and len(seat.wonders) >= goal.wonders_min
        and power_of(s, seat) >= goal.power_min
    )


def achieved(s: State) -> list[str]:
    """The achievements of a finished solo game, or the challenge if its goals are reached."""
    if s.challenge == NOTHING:
        return [goal.slug for goal in ACHIEVEMENTS if is_achieved(s, goal)]
    challenge = CHALLENGES[s.challenge]
    seat = s.seats[0]
    reached = (
        seat.vp >= challenge.goal_vp
        and len(seat.wonders) >= challenge.goal_wonders
        and (challenge.goal_war_losses == NOTHING or seat.war_losses <= challenge.goal_war_losses)
    )
    return [challenge.slug] if reached else []
