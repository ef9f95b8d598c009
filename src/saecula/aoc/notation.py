"""Commands as text and back: short words with the ids of cards, the same in records, terminals and protocols.

keep rome | rise rome | annex rome | skip | wonder petra | wonder petra plain | research writing | culture
buy masons | pass | end | learn writing | choose petra | use education | gift rome | done
"""

from saecula.aoc.cards.tables import CIV_IDS, EFFECTS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.terms import (
    ACT,
    ACTION_IDS,
    ACTIONS,
    ANNEX,
    BUY,
    CHOOSE,
    DONE,
    END,
    FOLLOW_UP,
    GIFT,
    KEEP,
    LEARN,
    NOTHING,
    PASS,
    RESEARCH,
    RISE,
    SKIP,
    TURN_END,
    TURN_END_ACTION,
    TURN_END_GIFT,
    TURN_END_TECH,
    USE,
    WONDER,
)
from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import InvalidCommand

WORDS = {
    KEEP: "keep", RISE: "rise", ANNEX: "annex", SKIP: "skip", BUY: "buy", PASS: "pass", END: "end", LEARN: "learn",
    CHOOSE: "choose", USE: "use", GIFT: "gift", DONE: "done",
}  # fmt: skip
KINDS = {word: kind for kind, word in WORDS.items()}
USABLE = (TURN_END, TURN_END_TECH, TURN_END_ACTION, TURN_END_GIFT, FOLLOW_UP)
PLAIN = "plain"  # without the sacrifice


def cards_of(kind: int) -> list[str]:
    """The ids that may follow a word."""
    if kind in (KEEP, RISE, ANNEX, GIFT):
        return CIV_IDS
    if kind == BUY:
        return SPECIAL_IDS
    if kind == LEARN:
        return TECH_IDS
    if kind == CHOOSE:
        return WONDER_IDS
    return []


def effect_text(index: int) -> str:
    """An effect that is used is named by its card; a card with several of them numbers the later ones."""
    card = EFFECTS[index].card
    place = 1 + sum(1 for i in range(index) if EFFECTS[i].card == card and EFFECTS[i].op in USABLE)
    return card if place == 1 else f"{card} {place}"


def _effect(name: str) -> int:
    for i in range(len(EFFECTS)):
        if EFFECTS[i].op in USABLE and effect_text(i) == name:
            return i
    raise InvalidCommand(f"no card has an effect to use called '{name}'")


def text_of(cmd: int) -> str:
    kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
    if kind == ACT:
        words = [ACTION_IDS[a]]
        if b:
            words.append(TECH_IDS[b - 1] if a == RESEARCH else WONDER_IDS[b - 1])
        if c_of(cmd):
            words.append(PLAIN)
        return " ".join(words)
    if kind == USE:
        return f"use {effect_text(a)}"
    cards = cards_of(kind)
    return f"{WORDS[kind]} {cards[a]}" if cards else WORDS[kind]


def command_of(text: str) -> int:
    """The command that an exactly written text means, legal or not."""
    words = text.lower().split()
    if not words:
        raise InvalidCommand("a command must say something")
    if words[0] in ACTION_IDS[:ACTIONS]:
        return _act(words)
    kind = KINDS.get(words[0])
    if kind is None:
        raise InvalidCommand(f"'{words[0]}' is no command of this game")
    if kind == USE:
        return command(USE, _effect(" ".join(words[1:])))
    cards = cards_of(kind)
    if len(words) != (2 if cards else 1):
        raise InvalidCommand(f"'{words[0]}' takes {'one card' if cards else 'nothing more'}")
    return command(kind, _card(cards, words[1]) if cards else 0)


def _card(cards: list[str], name: str) -> int:
    if name not in cards:
        raise InvalidCommand(f"'{name}' is no card that fits there")
    return cards.index(name)


def _act(words: list[str]) -> int:
    action = ACTION_IDS.index(words[0])
    rest = words[1:]
    plain = 0
    if action == WONDER and rest and rest[-1] == PLAIN:
        rest, plain = rest[:-1], 1
    if len(rest) > 1 or (rest and action not in (RESEARCH, WONDER)):
        raise InvalidCommand(f"'{words[0]}' does not take '{' '.join(words[1:])}'")
    target = NOTHING
    if rest:
        target = _card(TECH_IDS if action == RESEARCH else WONDER_IDS, rest[0])
    return command(ACT, action, target + 1, plain)
