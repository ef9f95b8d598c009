"""Commands of Age of Civilization for a page: what each is about, and what to mind before a turn ends."""

from saecula.aoc import doors
from saecula.aoc import terms as t
from saecula.aoc.commands import things
from saecula.aoc.state import State
from saecula.aoc.words import command_note
from saecula.core.command import a_of, kind_of
from saecula.i18n import say
from saecula.present.citing import cited
from saecula.present.picture import Offer
from saecula.present.shapes.common import Group, Sign, TurnWarning


def about(s: State, cmd: int) -> list[str]:
    """Keys of the things on the table that a command concerns: a click on one of them offers it."""
    return things(cmd)


GROUPS: dict[int, Group] = {
    t.KEEP: "take", t.RISE: "take", t.ANNEX: "take", t.BUY: "take", t.CHOOSE: "take", t.GIFT: "take",
    t.ACT: "play", t.USE: "play", t.LEARN: "develop",
    t.PASS: "end", t.END: "end", t.SKIP: "end", t.DONE: "end",
}  # fmt: skip


LIKELY_MOST = 3  # of ten actions
MAIN = (t.ASK_TURN, t.ASK_CIV, t.ASK_ACTIONS)  # phases; everything else is a question with answers


def group(s: State, cmd: int) -> Group:
    """Where a command stands in the list."""
    found = GROUPS.get(kind_of(cmd), "more")
    return found if found == "end" or s.stack[-1].kind in MAIN else "answer"


def offer(s: State, cmd: int, legal: bool, language: str) -> Offer:
    """What the list of actions shows beside a command; the price is found by trying it out."""
    cards = [key.partition(":")[2] for key in things(cmd) if key.startswith("card:")]
    found = Offer(group(s, cmd), cards[0] if cards else None, note=command_note(s, cmd, language))
    if legal:
        i = s.stack[-1].seat
        after = _tried(s, cmd)
        for icon, was, left in (
            ("worker", s.seats[i].idle, after.seats[i].idle),
            ("coin", s.seats[i].coins, after.seats[i].coins),
        ):
            if was > left:
                found.price.append(Sign(icon, was - left))
    return found


def _tried(s: State, cmd: int) -> State:
    after = s.copy()
    after.quiet = True
    doors.apply(after, cmd)
    return after


def likely(s: State, legal: list[int]) -> list[int]:
    """What people mostly look for: whatever brings most points at once, then most coins; one card of each action.

    What brings neither is seldom looked for. A civilization is chosen by its card, so none is put forward.
    """
    if s.stack[-1].kind != t.ASK_ACTIONS:
        return []
    i = s.stack[-1].seat
    own, best = s.seats[i], dict[int, tuple[int, int, int]]()
    for cmd in legal:
        if kind_of(cmd) == t.ACT:
            later = _tried(s, cmd).seats[i]
            gained = later.vp - own.vp, later.coins - own.coins, cmd
            if gained[0] > 0 or gained[1] > 0:
                best[a_of(cmd)] = max(best.get(a_of(cmd), gained), gained, key=lambda one: one[:2])
    ranked = sorted(best.values(), key=lambda one: one[:2], reverse=True)
    return [cmd for _, _, cmd in ranked[:LIKELY_MOST]]


def only_answer(s: State, legal: list[int]) -> int | None:
    """No turn is ended for anybody; and whoever holds hidden cards is asked, so that silence tells nothing of them."""
    if len(legal) != 1 or is_turn_end(s, legal[0]) or len(s.seats[s.stack[-1].seat].hand) > 0:
        return None
    return legal[0]


def finish(legal: list[int]) -> int | None:
    """The command that ends the turn, the phase or the question."""
    return next((cmd for cmd in legal if GROUPS.get(kind_of(cmd)) == "end"), None)


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
        return [TurnWarning(**cited("aoc", law_id, language), id="idle", text=text)]
    return []
