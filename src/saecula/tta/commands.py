"""What a seat may say, declared once: the word of every command, its parts, its price, the things that it is about.

Notation, tables and pages read the same declaration; what goes over the wire and into records are these words.
"""

from typing import Final, final

from saecula.core.errors import BrokenLaw
from saecula.core.frame import Frame
from saecula.tta.terms import (
    ACCEPT,
    ARM,
    AS_CULTURE,
    AS_FOOD,
    AS_RESOURCES,
    AS_SCIENCE,
    ASK_AGREEMENT,
    ASSIST,
    ATTACK,
    BARTER,
    BID,
    BUILD,
    BUY,
    CANCEL,
    CHARGE,
    CHOOSE,
    COMMIT,
    CONCEDE,
    CONVERT,
    DECLARE,
    DEFEND,
    DESTROY,
    DEVELOP,
    DISCARD,
    DISCOVER,
    DONE,
    ELECT,
    END,
    GAMES,
    GIVE_UP,
    HOLD,
    HUMBLE,
    LAND,
    LEARN_BUILD,
    LEARN_DEVELOP,
    LEARN_TAKE,
    LEARN_UPGRADE,
    LEVY,
    LOOK,
    MOVE,
    OFFER,
    PASS,
    PEEK,
    PLAY,
    POPULATE,
    PREPARE,
    REDEEM,
    REFUSE,
    RESIGN,
    REVOLT,
    SEIZE,
    SEND,
    SETTLE,
    SPEND,
    STAGE,
    STANCE,
    SUBSTITUTE,
    TACTIC_COPY,
    TACTIC_PLAY,
    TAKE,
    TUCK,
    UPGRADE,
)

# what a part of a command names
CARD_PART: Final = "card"
NUMBER_PART: Final = "number"
SEAT_PART: Final = "seat"  # counted from 1 in texts
PLACE_PART: Final = "place"  # a space of the row, counted from 1 in texts
SIDE_PART: Final = "side"  # of a pact

# by what the price beside an action is counted
FREE: Final = "free"
BY_SPACE: Final = "space"  # civil actions for a card of the row
BY_BANK: Final = "bank"  # food for a worker
BY_BUILDING: Final = "building"
BY_UPGRADE: Final = "upgrade"
BY_STAGE: Final = "stage"
BY_SCIENCE: Final = "science"
BY_REVOLUTION: Final = "revolution"
BY_FORCE: Final = "force"


@final
class Command:
    """`about` lists keys of things on the table; a key that ends in a, b or c is completed by that part."""

    def __init__(self, kind: int, word: str, parts: list[str], about: tuple[str, ...], price: str = FREE) -> None:
        self.kind = kind
        self.word = word
        self.parts = parts
        self.about = about
        self.price = price


COMMANDS: Final[list[Command]] = [
    Command(TAKE, "take", [PLACE_PART], ("row:a",), BY_SPACE),
    Command(POPULATE, "populate", [], ("bank",), BY_BANK),
    Command(BUILD, "build", [CARD_PART], ("tech:a",), BY_BUILDING),
    Command(UPGRADE, "upgrade", [CARD_PART, CARD_PART], ("tech:a", "tech:b"), BY_UPGRADE),
    Command(DESTROY, "destroy", [CARD_PART], ("tech:a",)),
    Command(ELECT, "elect", [CARD_PART], ("hand:a",)),
    Command(STAGE, "stage", [NUMBER_PART], ("wonder",), BY_STAGE),
    Command(DEVELOP, "develop", [CARD_PART], ("hand:a",), BY_SCIENCE),
    Command(REVOLT, "revolt", [CARD_PART], ("hand:a",), BY_REVOLUTION),
    Command(PLAY, "play", [CARD_PART], ("hand:a",)),
    Command(TACTIC_PLAY, "tactic", [CARD_PART], ("military:a",)),
    Command(TACTIC_COPY, "copy", [CARD_PART], ("tactics:a",)),
    Command(LEVY, "levy", [CARD_PART], ("tech:a",)),
    Command(CONVERT, "convert", [CARD_PART, CARD_PART], ("tech:a", "tech:b"), BY_UPGRADE),
    Command(SETTLE, "settle", [], ("bank",)),
    Command(ARM, "arm", [NUMBER_PART], ("powers",)),
    Command(SUBSTITUTE, "substitute", [], ("powers",)),
    Command(BARTER, "barter", [NUMBER_PART], ("powers",)),
    Command(END, "end", [], ("turn",)),
    Command(PREPARE, "prepare", [CARD_PART], ("military:a",)),
    Command(ATTACK, "attack", [CARD_PART, SEAT_PART], ("military:a", "seat:b")),
    Command(DECLARE, "declare", [CARD_PART, SEAT_PART], ("military:a", "seat:b")),
    Command(OFFER, "offer", [CARD_PART, SEAT_PART, SIDE_PART], ("military:a", "seat:b")),
    Command(CANCEL, "cancel", [SEAT_PART], ("pact:a", "seat:a")),
    Command(RESIGN, "resign", [], ("turn",)),
    Command(GIVE_UP, "give-up", [], ("turn",)),
    Command(DISCOVER, "discover", [CARD_PART], ("military:a",)),
    Command(PASS, "pass", [], ("turn",)),
    Command(PEEK, "peek", [], ("turn",)),
    Command(ACCEPT, "accept", [], ("turn",)),
    Command(REFUSE, "refuse", [], ("turn",)),
    Command(DEFEND, "defend", [CARD_PART], ("military:a",)),
    Command(HOLD, "hold", [], ("turn",)),
    Command(CONCEDE, "concede", [], ("turn",)),
    Command(BID, "bid", [NUMBER_PART], ("turn",)),
    Command(SEND, "send", [CARD_PART], ("tech:a",)),
    Command(SPEND, "spend", [CARD_PART], ("military:a",)),
    Command(LAND, "land", [], ("turn",)),
    Command(CHOOSE, "choose", [CARD_PART], ("card:a",)),
    Command(AS_FOOD, "food", [NUMBER_PART], ("turn",)),
    Command(AS_RESOURCES, "resources", [NUMBER_PART], ("turn",)),
    Command(DISCARD, "discard", [CARD_PART], ("military:a",)),
    Command(TUCK, "tuck", [CARD_PART], ("card:a",)),
    Command(DONE, "done", [], ("turn",)),
    Command(AS_SCIENCE, "science", [NUMBER_PART], ("turn",)),
    Command(AS_CULTURE, "culture", [NUMBER_PART], ("turn",)),
    Command(BUY, "buy", [NUMBER_PART], ("turn",), BY_FORCE),
    Command(LEARN_TAKE, "learn-take", [PLACE_PART], ("row:a",), BY_SPACE),
    Command(LEARN_DEVELOP, "learn-develop", [CARD_PART], ("hand:a",), BY_SCIENCE),
    Command(LEARN_BUILD, "learn-build", [CARD_PART], ("tech:a",), BY_BUILDING),
    Command(LEARN_UPGRADE, "learn-upgrade", [CARD_PART, CARD_PART], ("tech:a", "tech:b"), BY_UPGRADE),
    Command(HUMBLE, "humble", [], ("powers",)),
    Command(GAMES, "games", [], ("powers",)),
    Command(LOOK, "look", [SEAT_PART], ("seat:a", "powers")),
    Command(CHARGE, "charge", [CARD_PART, SEAT_PART, CARD_PART], ("military:a", "seat:b")),
    Command(COMMIT, "commit", [CARD_PART], ("tech:a",)),
    Command(REDEEM, "redeem", [], ("powers",)),
    Command(ASSIST, "assist", [SEAT_PART], ("seat:a", "powers"), BY_STAGE),
    Command(MOVE, "move", [CARD_PART, CARD_PART], ("tech:a", "tech:b")),
    Command(STANCE, "stance", [NUMBER_PART], ("powers",)),
    Command(SEIZE, "seize", [NUMBER_PART, NUMBER_PART], ("turn",)),
]
# choosing from the row and choosing a card are different words for one command
PICK: Final = Command(CHOOSE, "pick", [PLACE_PART], ("row:a",), BY_SPACE)
# how many of its parts each kind of command uses, by its number; the others must be zero
PARTS: Final[list[int]] = [0] + [len(entry.parts) for entry in COMMANDS]
for place, entry in enumerate(COMMANDS):
    if entry.kind != place + 1:
        raise BrokenLaw(f"the command {entry.word} stands where number {place + 1} belongs")


def declared(kind: int) -> Command:
    return COMMANDS[kind - 1]


def said(kind: int, frame: Frame | None) -> Command:
    """The declaration of a command as the open question takes it."""
    if kind == CHOOSE and frame is not None and frame.kind == ASK_AGREEMENT:
        return PICK
    return declared(kind)
