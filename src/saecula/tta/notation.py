"""Commands as text and back: a word, then cards by their slugs, seats and numbers.

    take 4 | build alchemy | upgrade bronze iron | develop iron | revolt monarchy | play rich-land-a | end
    prepare rats | attack raid-i 2 | declare war-over-culture 1 | offer peace-treaty 3 a | bid 5 | choose warriors

Seats and spaces of the row are counted from 1 in texts.
"""

from typing import Final

from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import InvalidCommand
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import NUMBER, SLUGS
from saecula.tta.commands import CARD_PART, COMMANDS, NUMBER_PART, PICK, PLACE_PART, SIDE_PART, Command, said
from saecula.tta.state import State

SIDES: Final = ["a", "b"]
BY_WORD: Final[dict[str, Command]] = {entry.word: entry for entry in [*COMMANDS, PICK]}


def text_of(cmd: int, frame: Frame | None) -> str:
    entry = said(kind_of(cmd), frame)
    words = [entry.word]
    for part, value in zip(entry.parts, (a_of(cmd), b_of(cmd), c_of(cmd)), strict=False):
        if part == CARD_PART:
            words.append(SLUGS[value])
        elif part == SIDE_PART:
            words.append(SIDES[value])
        else:
            words.append(str(value if part == NUMBER_PART else value + 1))
    return " ".join(words)


def card_meant(s: State, cmd: int) -> str:
    """The card in the space of the row that a command means; empty for commands that name no space."""
    entry = said(kind_of(cmd), s.stack[-1])
    return SLUGS[s.row[a_of(cmd)]] if PLACE_PART in entry.parts else ""


def command_of(text: str) -> int:
    """The command that an exactly written text means, legal or not."""
    words = text.lower().split()
    if not words:
        raise InvalidCommand("empty-command")
    entry = BY_WORD.get(words[0])
    if entry is None:
        raise InvalidCommand("no-command", word=words[0])
    if len(words) != len(entry.parts) + 1:
        raise InvalidCommand("takes-words", word=words[0], wanted=len(entry.parts), found=len(words) - 1)
    parts = [_part(part, word) for part, word in zip(entry.parts, words[1:], strict=True)]
    parts += [0] * (3 - len(parts))
    return command(entry.kind, parts[0], parts[1], parts[2])


def _part(part: str, word: str) -> int:
    if part == CARD_PART:
        if word not in NUMBER:
            raise InvalidCommand("no-card", word=word)
        return NUMBER[word]
    if part == SIDE_PART:
        if word not in SIDES:
            raise InvalidCommand("no-side", word=word)
        return SIDES.index(word)
    if not (word.isascii() and word.isdigit()) or len(word) > 3 or (part != NUMBER_PART and int(word) == 0):
        raise InvalidCommand("no-fitting-number", word=word)
    return int(word) if part == NUMBER_PART else int(word) - 1
