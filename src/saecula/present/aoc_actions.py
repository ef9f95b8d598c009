"""Commands of Age of Civilization for a page: what each is about, and what to mind before a turn ends."""

from saecula.aoc import law
from saecula.aoc import terms as t
from saecula.aoc.cards.tables import CIV_IDS, EFFECTS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.state import State
from saecula.core.command import a_of, b_of, kind_of
from saecula.i18n import say
from saecula.laws import law_text
from saecula.present.shapes.common import TurnWarning

CARDS = {
    t.KEEP: CIV_IDS, t.RISE: CIV_IDS, t.ANNEX: CIV_IDS, t.GIFT: CIV_IDS, t.BUY: SPECIAL_IDS, t.LEARN: TECH_IDS,
    t.CHOOSE: WONDER_IDS,
}  # fmt: skip


def about(s: State, cmd: int) -> list[str]:
    """Keys of the things on the table that a command concerns: a click on one of them offers it."""
    kind, a, target = kind_of(cmd), a_of(cmd), b_of(cmd) - 1
    if kind == t.ACT:
        keys = [f"action:{t.ACTION_IDS[a]}"]
        if target != t.NOTHING:
            keys.append(f"card:{(TECH_IDS if a == t.RESEARCH else WONDER_IDS)[target]}")
        return keys
    if kind in CARDS:
        return [f"card:{CARDS[kind][a]}"]
    if kind == t.USE:
        return [f"card:{EFFECTS[a].card}"]
    return ["turn"]


def is_turn_end(s: State, cmd: int) -> bool:
    return kind_of(cmd) in (t.END, t.PASS)


def warnings_at(s: State, i: int, language: str) -> list[TurnWarning]:
    """Workers who could still do something."""
    if s.over or s.stack[-1].kind != t.ASK_ACTIONS or s.stack[-1].seat != i:
        return []
    idle = s.seats[i].idle
    if idle and any(kind_of(cmd) == t.ACT for cmd in law.legal(s)):
        text = say(language, "warning-idle", workers=say(language, "workers", n=idle))
        law_id = "turn.workers.unused"
        return [TurnWarning(id="idle", text=text, law=law_id, law_text=law_text("aoc", law_id, language))]
    return []
