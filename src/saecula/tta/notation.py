"""Commands as text and back: a word, then cards by their slugs, seats and numbers.

    take 4 | build alchemy | upgrade bronze iron | develop iron | revolt monarchy | play rich-land-a | end
    prepare rats | attack raid-i 2 | declare war-over-culture 1 | offer peace-treaty 3 a | bid 5 | choose warriors

Seats and spaces of the row are counted from 1 in texts.
"""

from typing import Final

from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import InvalidCommand
from saecula.core.frame import Frame
from saecula.tta import terms as t
from saecula.tta.cards.catalog import NUMBER, SLUGS

# word and what its parts are: c card, n number, s seat, p place (from 1), d side
WORDS: Final[dict[int, tuple[str, str]]] = {
    t.TAKE: ("take", "p"), t.POPULATE: ("populate", ""), t.BUILD: ("build", "c"), t.UPGRADE: ("upgrade", "cc"),
    t.DESTROY: ("destroy", "c"), t.ELECT: ("elect", "c"), t.STAGE: ("stage", "n"), t.DEVELOP: ("develop", "c"),
    t.REVOLT: ("revolt", "c"), t.PLAY: ("play", "c"), t.TACTIC_PLAY: ("tactic", "c"), t.TACTIC_COPY: ("copy", "c"),
    t.LEVY: ("levy", "c"), t.CONVERT: ("convert", "cc"), t.SETTLE: ("settle", ""), t.ARM: ("arm", "n"),
    t.SUBSTITUTE: ("substitute", ""), t.BARTER: ("barter", "n"), t.END: ("end", ""), t.PREPARE: ("prepare", "c"),
    t.ATTACK: ("attack", "cs"), t.DECLARE: ("declare", "cs"), t.OFFER: ("offer", "csd"), t.CANCEL: ("cancel", "s"),
    t.RESIGN: ("resign", ""), t.GIVE_UP: ("give-up", ""), t.DISCOVER: ("discover", "c"), t.PASS: ("pass", ""),
    t.PEEK: ("peek", ""), t.ACCEPT: ("accept", ""), t.REFUSE: ("refuse", ""), t.DEFEND: ("defend", "c"),
    t.HOLD: ("hold", ""), t.CONCEDE: ("concede", ""), t.BID: ("bid", "n"), t.SEND: ("send", "c"),
    t.SPEND: ("spend", "c"), t.LAND: ("land", ""), t.AS_FOOD: ("food", "n"), t.AS_RESOURCES: ("resources", "n"),
    t.DISCARD: ("discard", "c"), t.TUCK: ("tuck", "c"), t.DONE: ("done", ""), t.CHOOSE: ("choose", "c"),
    t.AS_SCIENCE: ("science", "n"), t.AS_CULTURE: ("culture", "n"), t.BUY: ("buy", "n"),
    t.LEARN_TAKE: ("learn-take", "p"),
    t.LEARN_DEVELOP: ("learn-develop", "c"), t.LEARN_BUILD: ("learn-build", "c"),
    t.LEARN_UPGRADE: ("learn-upgrade", "cc"), t.HUMBLE: ("humble", ""), t.GAMES: ("games", ""), t.LOOK: ("look", "s"),
    t.CHARGE: ("charge", "csc"), t.COMMIT: ("commit", "c"), t.REDEEM: ("redeem", ""), t.ASSIST: ("assist", "s"),
    t.MOVE: ("move", "cc"), t.STANCE: ("stance", "n"),
}  # fmt: skip
PICK: Final = "pick"  # choose by space of the row: choosing from the row and choosing a card are different words
KINDS: Final = {word: kind for kind, (word, _) in WORDS.items()}
SIDES: Final = ["a", "b"]


def shape_of(kind: int, frame: Frame | None) -> tuple[str, str]:
    """The word and the parts of a command; a choice from the row names a space."""
    if kind == t.CHOOSE and frame is not None and frame.kind == t.ASK_AGREEMENT:
        return (PICK, "p")
    return WORDS[kind]


def text_of(cmd: int, frame: Frame | None) -> str:
    word, shape = shape_of(kind_of(cmd), frame)
    words = [word]
    for part, value in zip(shape, (a_of(cmd), b_of(cmd), c_of(cmd)), strict=False):
        if part == "c":
            words.append(SLUGS[value])
        elif part in ("s", "p"):
            words.append(str(value + 1))
        elif part == "d":
            words.append(SIDES[value])
        else:
            words.append(str(value))
    return " ".join(words)


def command_of(text: str) -> int:
    """The command that an exactly written text means, legal or not."""
    words = text.lower().split()
    if not words:
        raise InvalidCommand("a command must say something")
    if words[0] == PICK:
        kind, shape = t.CHOOSE, "p"
    elif words[0] in KINDS:
        kind = KINDS[words[0]]
        shape = WORDS[kind][1]
    else:
        raise InvalidCommand(f"'{words[0]}' is no command of this game")
    if len(words) != len(shape) + 1:
        raise InvalidCommand(f"'{words[0]}' takes {len(shape)} more words, not {len(words) - 1}")
    parts = [_part(part, word) for part, word in zip(shape, words[1:], strict=True)]
    parts += [0] * (3 - len(parts))
    return command(kind, parts[0], parts[1], parts[2])


def _part(part: str, word: str) -> int:
    if part == "c":
        if word not in NUMBER:
            raise InvalidCommand(f"'{word}' is no card")
        return NUMBER[word]
    if part == "d":
        if word not in SIDES:
            raise InvalidCommand(f"'{word}' is no side; say a or b")
        return SIDES.index(word)
    if not (word.isascii() and word.isdigit()) or len(word) > 3 or (part != "n" and int(word) == 0):
        raise InvalidCommand(f"'{word}' is no number that fits there")
    return int(word) if part == "n" else int(word) - 1
