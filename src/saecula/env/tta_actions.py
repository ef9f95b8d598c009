"""The actions of Through the Ages: every command that any table can list, told from the cards.

Numbers in commands have bounds. Goods are counted up to what a card gives, splits or plunders. Bids go up to
`MOST_BID`: a force is a sum over units, tactics and cards without a bound of its own, and no territory is worth a
third of that. Cards of any module are there; pointers are not, for nobody holds one.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from saecula.core.command import KIND_MASK
from saecula.env.actions import ActionList
from saecula.env.numbering import OTHER_WORD, Parts
from saecula.tta.cards.catalog import AGE, CARDS, FIRST, KIND, LAST, SLUGS
from saecula.tta.commands import COMMANDS, PICK, SEAT_PART
from saecula.tta.notation import command_of
from saecula.tta.terms import (
    ACTION,
    AGGRESSION,
    ASK_AGREEMENT,
    CHOOSE,
    EVENT,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENT,
    LAB,
    LAST_URBAN,
    LEADER,
    LIBRARY,
    PACT,
    PLUNDER,
    POINTER,
    ROW,
    TACTIC,
    TECHS,
    TERRITORY,
    THEATER,
    WAR,
    WONDER,
)

MOST_BID: Final = 120
MOST_FORCE_BOUGHT: Final = 20
MOST_GOODS: Final = 12  # of one kind that a card lets a seat choose; the test compares with the cards
RIVALS: Final = ("@1", "@2", "@3")
SELF: Final = "@0"


def slugs(*kinds: int) -> list[str]:
    """Cards of these kinds, by number."""
    return [SLUGS[card] for card in range(len(CARDS)) if KIND[card] in kinds]


UNITS: Final = SLUGS[FIRST[FIRST_UNIT] : TECHS]
MILITARY: Final = [SLUGS[card] for card in range(len(CARDS)) if TACTIC <= KIND[card] <= EVENT]


def joined(word: str, *parts: Iterable[object]) -> Iterator[str]:
    """A word with every combination of its parts."""
    if not parts:
        yield word
        return
    for first in parts[0]:
        yield from joined(f"{word} {first}", *parts[1:])


def steps_up(first: int, last: int) -> Iterator[str]:
    """From a technology to a higher one of its kind."""
    for tech in range(first, last):
        for target in range(tech + 1, LAST[KIND[tech]]):
            yield f"{SLUGS[tech]} {SLUGS[target]}"


def to_theaters() -> Iterator[str]:
    """From an urban building to a theater of at least its level."""
    for tech in range(FIRST[FIRST_URBAN], LAST[LAST_URBAN]):
        for target in range(FIRST[THEATER], LAST[THEATER]):
            if KIND[tech] != THEATER and AGE[target] >= AGE[tech]:
                yield f"{SLUGS[tech]} {SLUGS[target]}"


def moves() -> Iterator[str]:
    """From any technology to any other."""
    for tech in range(TECHS):
        for target in range(TECHS):
            if tech != target:
                yield f"{SLUGS[tech]} {SLUGS[target]}"


def plunders() -> Iterator[str]:
    """Food and resources that are together less than a plunder allows."""
    most = max(card.amount for card in CARDS if card.kind == AGGRESSION and card.effect == PLUNDER)
    for food in range(most):
        for resources in range(most - food):
            yield f"{food} {resources}"


def choices() -> list[str]:
    """Whatever a question can ask to choose: no action or question names pointers."""
    return [SLUGS[card] for card in range(len(CARDS)) if KIND[card] != POINTER]


class TtaActions(ActionList):
    name = "tta-v0"
    parts = Parts(
        [0, *(1 + entry.parts.index(SEAT_PART) if SEAT_PART in entry.parts else 0 for entry in COMMANDS)],
        CHOOSE,
        ASK_AGREEMENT,
    )

    def thinkable(self) -> Iterator[str]:
        techs, places, goods = SLUGS[:TECHS], range(1, ROW + 1), range(MOST_GOODS + 1)
        aggressions, learning = slugs(AGGRESSION), slugs(LAB, LIBRARY)
        developed = [SLUGS[card] for card in range(len(CARDS)) if KIND[card] <= GOVERNMENT]
        parts: dict[str, tuple[Iterable[object], ...]] = {
            "take": (places,),
            "pick": (places,),
            "build": (techs,),
            "upgrade": (steps_up(0, TECHS),),
            "destroy": (techs,),
            "elect": (slugs(LEADER),),
            "stage": (range(1, 1 + max(len(card.stages) for card in CARDS)),),
            "develop": (developed,),
            "revolt": (slugs(GOVERNMENT),),
            "play": (slugs(ACTION),),
            "tactic": (slugs(TACTIC),),
            "copy": (slugs(TACTIC),),
            "levy": (UNITS,),
            "convert": (to_theaters(),),
            "arm": (range(2),),
            "barter": (range(2),),
            "prepare": (MILITARY,),
            "attack": (aggressions, RIVALS),
            "declare": (slugs(WAR), RIVALS),
            "offer": (slugs(PACT), RIVALS, ("a", "b")),
            "cancel": ((SELF, *RIVALS),),
            "discover": (slugs(TERRITORY),),
            "defend": (MILITARY,),
            "bid": (range(1, MOST_BID + 1),),
            "send": (UNITS,),
            "spend": (MILITARY,),
            "choose": (choices(),),
            "food": (goods,),
            "resources": (goods,),
            "discard": (MILITARY,),
            "tuck": (slugs(WONDER),),
            "science": (goods,),
            "culture": (goods,),
            "buy": (range(1, MOST_FORCE_BOUGHT + 1),),
            "learn-take": (places,),
            "learn-develop": (learning,),
            "learn-build": (learning,),
            "learn-upgrade": ([*steps_up(FIRST[LAB], LAST[LAB]), *steps_up(FIRST[LIBRARY], LAST[LIBRARY])],),
            "look": (RIVALS,),
            "charge": (aggressions, RIVALS, UNITS),
            "commit": (UNITS,),
            "assist": (RIVALS,),
            "move": (moves(),),
            "stance": (range(2),),
            "seize": (plunders(),),
        }
        for entry in [*COMMANDS, PICK]:
            yield from joined(entry.word, *parts.get(entry.word, ()))

    def packed(self, text: str) -> int:
        """Seats are counted from 1 in texts of a game, and from 0 behind the sign of a relative one."""
        cmd = command_of(re.sub(r"@(\d)", lambda found: str(int(found[1]) + 1), text))
        return cmd & ~KIND_MASK | OTHER_WORD if text.split()[0] == PICK.word else cmd
