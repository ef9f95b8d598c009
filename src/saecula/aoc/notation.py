"""Commands as text and back: short words with the ids of cards, the same in records, terminals and protocols.

keep rome | rise rome | annex rome | skip | wonder petra | wonder petra plain | research writing | culture
buy masons | pass | end | learn writing | choose petra | use education | gift rome | done
"""

from saecula.aoc.cards.tables import EFFECTS
from saecula.aoc.commands import ACTION, COMMANDS, EFFECT, PLAIN, cards_of, declared, targets_of
from saecula.aoc.law.op import OPS
from saecula.aoc.terms import ACT, ACTION_IDS, ACTIONS, FOLLOW_UP, NOTHING, RESEARCH, USE, WONDER, EffectNo
from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import InvalidCommand

KINDS = {entry.word: entry.kind for entry in COMMANDS if entry.kind != ACT}


def is_usable(index: EffectNo) -> bool:
    """Can a seat be asked whether to use it?"""
    op = EFFECTS[index].op
    return op == FOLLOW_UP or OPS[op].at_turn_end


def effect_text(index: EffectNo) -> str:
    """An effect that is used is named by its card; a card with several of them numbers the later ones."""
    card = EFFECTS[index].card
    place = 1 + sum(1 for i in range(index) if EFFECTS[i].card == card and is_usable(i))
    return card if place == 1 else f"{card} {place}"


def _effect(name: str) -> int:
    for i in range(len(EFFECTS)):
        if is_usable(i) and effect_text(i) == name:
            return i
    raise InvalidCommand("no-effect", name=name)


def text_of(cmd: int) -> str:
    entry = declared(kind_of(cmd))
    a, b = a_of(cmd), b_of(cmd)
    if not entry.parts:
        return entry.word
    if entry.parts[0] == EFFECT:
        return f"{entry.word} {effect_text(a)}"
    if entry.parts[0] != ACTION:
        return f"{entry.word} {cards_of(entry.parts[0])[a]}"
    words = [ACTION_IDS[a]]
    if b:
        words.append(targets_of(a)[b - 1])
    if c_of(cmd):
        words.append(PLAIN)
    return " ".join(words)


def command_of(text: str) -> int:
    """The command that an exactly written text means, legal or not."""
    words = text.lower().split()
    if not words:
        raise InvalidCommand("empty-command")
    if words[0] in ACTION_IDS[:ACTIONS]:
        return _act(words)
    kind = KINDS.get(words[0])
    if kind is None:
        raise InvalidCommand("no-command", word=words[0])
    if kind == USE:
        return command(USE, _effect(" ".join(words[1:])))
    parts = declared(kind).parts
    if len(words) != 1 + len(parts):
        raise InvalidCommand("takes-one-card" if parts else "takes-nothing", word=words[0])
    return command(kind, _card(cards_of(parts[0]), words[1]) if parts else 0)


def _card(cards: list[str], name: str) -> int:
    if name not in cards:
        raise InvalidCommand("no-fitting-card", name=name)
    return cards.index(name)


def _act(words: list[str]) -> int:
    action = ACTION_IDS.index(words[0])
    rest = words[1:]
    plain = 0
    if action == WONDER and rest and rest[-1] == PLAIN:
        rest, plain = rest[:-1], 1
    if len(rest) > 1 or (rest and action not in (RESEARCH, WONDER)):
        raise InvalidCommand("takes-not", word=words[0], rest=" ".join(words[1:]))
    target = NOTHING
    if rest:
        target = _card(targets_of(action), rest[0])
    return command(ACT, action, target + 1, plain)
