"""The goals of a solo game of Age of Civilization: what each asks for, and how it stands."""

from saecula.aoc import terms as t
from saecula.aoc import words
from saecula.aoc.cards.tables import ACHIEVEMENTS, Achievement
from saecula.aoc.law.challenge import challenge_of, is_reached
from saecula.aoc.law.solo import is_achieved
from saecula.aoc.ratings import power_of, tech_count
from saecula.aoc.state import State
from saecula.present.shapes.common import Goal, GoalPart


def goals(s: State, language: str) -> list[Goal]:
    """The achievements, or the challenge that was agreed on; with several players there are none."""
    if s.seat_count != 1:
        return []
    if s.challenge != t.NOTHING:
        return [_challenge(s, language)]
    return [_achievement(s, goal, language) for goal in ACHIEVEMENTS]


def _achievement(s: State, goal: Achievement, language: str) -> Goal:
    seat = s.seats[0]
    parts = [_least("vp", goal.vp_min, seat.vp)]
    if goal.techs_min:
        parts.append(_least("tech", goal.techs_min, tech_count(seat)))
    if goal.techs_max != t.NOTHING:
        parts.append(_most("tech", goal.techs_max, tech_count(seat)))
    if goal.wonders_min:
        parts.append(_least("wonder", goal.wonders_min, len(seat.wonders)))
    if goal.power_min:
        parts.append(_least("power", goal.power_min, power_of(s, seat)))
    return Goal(name=words.name("achievement", goal.slug, language), met=is_achieved(s, goal), parts=parts)


def _challenge(s: State, language: str) -> Goal:
    seat, challenge = s.seats[0], challenge_of(s)
    parts = [_least("vp", challenge.goal_vp, seat.vp)]
    if challenge.goal_wonders:
        parts.append(_least("wonder", challenge.goal_wonders, len(seat.wonders)))
    if challenge.goal_war_losses != t.NOTHING:
        parts.append(_most("war", challenge.goal_war_losses, seat.war_losses))
    return Goal(name=words.name("challenge", challenge.slug, language), met=is_reached(s), parts=parts)


def _least(icon: str, need: int, has: int) -> GoalPart:
    return GoalPart(icon=icon, need=need, has=has, most=False, met=has >= need)


def _most(icon: str, need: int, has: int) -> GoalPart:
    return GoalPart(icon=icon, need=need, has=has, most=True, met=has <= need)
