"""Attacks of Through the Ages as a story: by which strengths one was dared, and how it was repelled.

Told from the positions of the past: strengths lie open, and so does what the cards of a defence came to when it held.
"""

from typing import NamedTuple

from saecula.core.command import b_of, c_of, command, kind_of
from saecula.core.event import Event
from saecula.i18n import say
from saecula.tta import terms as t
from saecula.tta import words
from saecula.tta.law.cards.himeji import attack_with
from saecula.tta.law.cards.nostradamus import strength_when_weak
from saecula.tta.law.politics.aggression import cards_laid, defence_of, fighting_strength, strength_to_match
from saecula.tta.state import State

FIGHTS = (t.AGGRESSION_PLAYED, t.AGGRESSION_REPELLED, t.AGGRESSION_SUCCEEDED)


class Fight(NamedTuple):
    """Both strengths, and what so many cards of the defence add."""

    attack: int
    defence: int
    cards: int = 0
    added: int = 0


def fights_of(before: State, cmd: int, events: list[Event]) -> dict[int, Fight]:
    """By kind of event, the fights that a command brought about; one that succeeds at once was told as it was dared."""
    kinds = [event.kind for event in events if event.kind in FIGHTS]
    if not kinds:
        return {}
    if t.AGGRESSION_PLAYED in kinds:
        return {t.AGGRESSION_PLAYED: attack_of(before, before.stack[-1].seat, cmd)}
    frame = before.stack[-1]
    added = sum(words.worth(command(t.DEFEND, card)) for card in cards_laid(frame))
    fight = Fight(int(strength_to_match(frame)), int(defence_of(before, frame)) - added)
    if t.AGGRESSION_REPELLED in kinds:
        fight = Fight(*fight[:2], len(cards_laid(frame)), added)
    return dict.fromkeys(kinds, fight)


def attack_of(s: State, i: int, cmd: int) -> Fight:
    """The strengths of an aggression that is played, with the unit that is given up for it."""
    rival = b_of(cmd)
    unit = c_of(cmd) if kind_of(cmd) == t.CHARGE else t.NOTHING
    own = int(fighting_strength(s, i, rival, True) + attack_with(unit))
    return Fight(own, int(fighting_strength(s, rival, i, False) + strength_when_weak(s.seats[rival])))


def fight_text(kind: int, fight: Fight, language: str) -> str:
    numbers = fight._asdict()
    if kind != t.AGGRESSION_REPELLED:
        return say(language, "told-attack", **numbers)
    return say(language, "told-defence", **numbers, total=fight.defence + fight.added)
