"""challenge.*: solo games of the house, each with a twist or two and a goal; rows of cards/challenges.toml."""

from typing import Final

from saecula.aoc.cards.tables import CHALLENGES, Challenge
from saecula.aoc.state import State
from saecula.aoc.terms import NOTHING, PLAGUE, WINDOW, Action, Amount
from saecula.core.errors import Refusal

NO_CHALLENGE: Final = Challenge("")  # changes nothing


def challenge_of(s: State) -> Challenge:
    return CHALLENGES[s.challenge] if s.challenge != NOTHING else NO_CHALLENGE


def wonder_market(s: State, size: Amount) -> Amount:
    """challenge.builders-century"""
    return challenge_of(s).wonders or size


def plague_card(s: State) -> Action:
    """challenge.caravans: another card may lie in the place of the Plague."""
    instead = challenge_of(s).replace_plague
    return instead if instead != NOTHING else PLAGUE


def plague_places(s: State, usual: list[int]) -> list[int]:
    """challenge.forgotten-city"""
    return challenge_of(s).plagues or usual


def lay_house_tokens(s: State) -> None:
    """challenge.after-the-plague: a token that strikes after given rounds."""
    challenge = challenge_of(s)
    for after in challenge.token_rounds:
        s.tokens[after + WINDOW - 1] = challenge.token


def annexing_refusal(s: State) -> Refusal | None:
    """challenge.forgotten-city"""
    return Refusal(challenge_of(s).law) if challenge_of(s).no_annex else None


def first_workers(s: State, printed: Amount) -> Amount:
    """challenge.after-the-plague: what the first civilization brings, not below nothing."""
    workers = printed + challenge_of(s).population
    return workers if workers > 0 else 0


def rival_step(s: State) -> Amount:
    """challenge.steppe-storm"""
    return challenge_of(s).rival_step


def points_of_coins(s: State, coins: Amount) -> Amount:
    """challenge.caravans: points at the game's end."""
    per = challenge_of(s).coins_per_vp
    return coins // per if per else 0


def is_reached(s: State) -> bool:
    """All goals of a challenge together, when the game has ended."""
    challenge = challenge_of(s)
    seat = s.seats[0]
    return (
        seat.vp >= challenge.goal_vp
        and len(seat.wonders) >= challenge.goal_wonders
        and (challenge.goal_war_losses == NOTHING or seat.war_losses <= challenge.goal_war_losses)
    )
