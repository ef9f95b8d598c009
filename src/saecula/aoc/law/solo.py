"""solo.*: the rival, the market and the achievements of the solo game."""

from typing import Final

from saecula.aoc.cards.tables import ACHIEVEMENTS, CIV_SOLO, Achievement
from saecula.aoc.law.challenge import challenge_of, is_reached, rival_step
from saecula.aoc.ratings import power_of, tech_count
from saecula.aoc.state import State
from saecula.aoc.terms import NOTHING, RIVAL_GREW, Card
from saecula.core.event import emit

PLAGUE_PLACE: Final = 4  # solo.plague-fifth: its place in the row, from 0


def is_solo(s: State) -> bool:
    return s.seat_count == 1


def takes_part(s: State, civ: Card) -> bool:
    """solo.excluded: some civilizations need other players."""
    return CIV_SOLO[civ] or not is_solo(s)


def grow_rival(s: State) -> None:
    """solo.rival: after the player's turn, before the permanent card moves.

    solo.rival.power, solo.rival.equal: its power is compared like a player's (`ratings.highest_power`, `lowest_power`).
    """
    step = rival_step(s)
    s.rival += step
    emit(s, "solo.rival" if step == 1 else challenge_of(s).law, RIVAL_GREW, 0, s.rival)


def waits_for_round_end(s: State) -> bool:
    """solo.take: taking a civilization puts no coins on the market and reveals no card."""
    return is_solo(s)


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
    return [challenge_of(s).slug] if is_reached(s) else []
