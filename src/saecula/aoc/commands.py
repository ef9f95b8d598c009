"""What a seat may say, declared once: the word of every command, its parts, and the things on the table it is about."""

from typing import Final, final

from saecula.aoc.cards.tables import CIV_IDS, EFFECTS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.terms import (
    ACT,
    ACTION_IDS,
    ANNEX,
    BUY,
    CHOOSE,
    DONE,
    END,
    GIFT,
    KEEP,
    LEARN,
    NOTHING,
    PASS,
    RESEARCH,
    RISE,
    SKIP,
    USE,
    WONDER,
)
from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import BrokenLaw, InvalidCommand

# what a part of a command names
CIV_CARD: Final = "civ"
TECH_CARD: Final = "tech"
WONDER_CARD: Final = "wonder"
SPECIAL_CARD: Final = "special"
EFFECT: Final = "effect"
ACTION: Final = "action"
TARGET: Final = "target"  # a technology or a wonder + 1, 0 for none
PLAIN: Final = "plain"  # 1: without the sacrifice


@final
class Command:
    """`kind` is its number; `word` is how it is written, but for ACT, whose word is the action's."""

    def __init__(self, kind: int, word: str, parts: list[str]) -> None:
        self.kind = kind
        self.word = word
        self.parts = parts


COMMANDS: Final[list[Command]] = [
    Command(KEEP, "keep", [CIV_CARD]),
    Command(RISE, "rise", [CIV_CARD]),
    Command(ANNEX, "annex", [CIV_CARD]),
    Command(SKIP, "skip", []),
    Command(ACT, "act", [ACTION, TARGET, PLAIN]),
    Command(BUY, "buy", [SPECIAL_CARD]),
    Command(PASS, "pass", []),
    Command(END, "end", []),
    Command(LEARN, "learn", [TECH_CARD]),
    Command(CHOOSE, "choose", [WONDER_CARD]),
    Command(USE, "use", [EFFECT]),
    Command(GIFT, "gift", [CIV_CARD]),
    Command(DONE, "done", []),
]


def declared(kind: int) -> Command:
    for entry in COMMANDS:
        if entry.kind == kind:
            return entry
    raise InvalidCommand("no-command-number", kind=kind)


def is_well_formed(cmd: int) -> bool:
    """Parts that a kind of command does not use must be zero, so that every command has one form only."""
    if cmd < 0:
        return False
    kind = kind_of(cmd)
    parts = len(declared(kind).parts)
    if parts == 0:
        return cmd == kind
    if parts == 1:
        return cmd == command(kind, a_of(cmd))
    return cmd == command(kind, a_of(cmd), b_of(cmd), c_of(cmd)) and c_of(cmd) <= 1


# --- what a command is about ----------------------------------------------------------------------------------------
def cards_of(part: str) -> list[str]:
    """The ids among which a part that names a card chooses."""
    if part == CIV_CARD:
        return CIV_IDS
    if part == TECH_CARD:
        return TECH_IDS
    if part == WONDER_CARD:
        return WONDER_IDS
    if part == SPECIAL_CARD:
        return SPECIAL_IDS
    raise BrokenLaw(f"'{part}' is no kind of card")


def targets_of(action: int) -> list[str]:
    """The ids among which the target of an action is chosen."""
    if action == RESEARCH:
        return TECH_IDS
    if action == WONDER:
        return WONDER_IDS
    raise InvalidCommand("no-target", action=action)


def things(cmd: int) -> list[str]:
    """Keys of the things on the table that a command concerns; whatever concerns none of them concerns the turn."""
    parts = declared(kind_of(cmd)).parts
    a, target = a_of(cmd), b_of(cmd) - 1
    if not parts:
        return ["turn"]
    if parts[0] == EFFECT:
        return [f"card:{EFFECTS[a].card}"]
    if parts[0] != ACTION:
        return [f"card:{cards_of(parts[0])[a]}"]
    keys = [f"action:{ACTION_IDS[a]}"]
    return keys if target == NOTHING else [*keys, f"card:{targets_of(a)[target]}"]
