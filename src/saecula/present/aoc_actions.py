"""Commands of Age of Civilization for a page: what each is about, and what to mind before a turn ends."""

from saecula.aoc import doors
from saecula.aoc import terms as t
from saecula.aoc.commands import things
from saecula.aoc.state import State
from saecula.core.command import kind_of
from saecula.i18n import say
from saecula.laws import law_text
from saecula.present.shapes.common import TurnWarning


def about(s: State, cmd: int) -> list[str]:
    """Keys of the things on the table that a command concerns: a click on one of them offers it."""
    return things(cmd)


def is_turn_end(s: State, cmd: int) -> bool:
    return kind_of(cmd) in (t.END, t.PASS)


def warnings_at(s: State, i: int, language: str) -> list[TurnWarning]:
    """Workers who could still do something."""
    if s.over or s.stack[-1].kind != t.ASK_ACTIONS or s.stack[-1].seat != i:
        return []
    idle = s.seats[i].idle
    if idle and any(kind_of(cmd) == t.ACT for cmd in doors.legal(s)):
        text = say(language, "warning-idle", workers=say(language, "workers", n=idle))
        law_id = "turn.workers.unused"
        return [TurnWarning(id="idle", text=text, law=law_id, law_text=law_text("aoc", law_id, language))]
    return []
