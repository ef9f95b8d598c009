"""What the list of actions of Through the Ages shows beside a command: its group, its card, its price, its effect.

Prices are found by trying the command out on a copy: whatever makes it cheaper has its say, and no rule is told twice.
"""

from typing import Final

from saecula.core.command import a_of, b_of, kind_of
from saecula.i18n import say
from saecula.present.common import Scene
from saecula.present.picture import Offer
from saecula.present.shapes.common import Group, Sign
from saecula.present.tta_aid import attack_note, war_note
from saecula.present.tta_auction import bid_force, bid_note
from saecula.present.tta_board import numbers
from saecula.present.tta_ends import ended, tactic_gain
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.cards.catalog import SLUGS, STAGES
from saecula.tta.commands import CARD_PART, PLACE_PART, said
from saecula.tta.law.actions import civil_available, military_available
from saecula.tta.law.end import is_uprising
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.state import State
from saecula.tta.words import name, worth

TAKES: Final = (t.TAKE, t.LEARN_TAKE)
BUILDS: Final = (
    t.POPULATE, t.BUILD, t.UPGRADE, t.STAGE, t.LEVY, t.CONVERT, t.SETTLE, t.LEARN_BUILD, t.LEARN_UPGRADE, t.MOVE,
)  # fmt: skip
DEVELOPS: Final = (t.DEVELOP, t.REVOLT, t.LEARN_DEVELOP)
PLAYS: Final = (t.ELECT, t.PLAY, t.TACTIC_PLAY, t.TACTIC_COPY)
POLITICS: Final = (
    t.PREPARE, t.ATTACK, t.DECLARE, t.OFFER, t.CANCEL, t.CHARGE, t.DISCOVER, t.GIVE_UP, t.PEEK, t.LOOK, t.GAMES,
    t.HUMBLE,
)  # fmt: skip
ENDS: Final = (t.END, t.PASS, t.DONE, t.HOLD, t.LAND)
GROUPS: Final[tuple[tuple[Group, tuple[int, ...]], ...]] = (
    ("take", TAKES), ("build", BUILDS), ("develop", DEVELOPS), ("play", PLAYS), ("politics", POLITICS), ("end", ENDS),
)  # fmt: skip
GROUP_OF: Final[dict[int, Group]] = {
    **{kind: name for name, kinds in GROUPS for kind in kinds}, t.RESIGN: "resign", t.DESTROY: "destroy",
}  # fmt: skip
# what people mostly look for, in this order; what brings something at once stands before a stage that brings nothing
# yet, and a card of the row is put forward only where little else can be done
LIKELY: Final = (
    t.ELECT, t.DEVELOP, t.LEVY, t.UPGRADE, t.BUILD, t.PLAY, t.TACTIC_PLAY, t.TACTIC_COPY, t.POPULATE, t.STAGE, t.TAKE,
)  # fmt: skip
SETTLING: Final = (t.BUILD, t.UPGRADE, t.POPULATE)  # what moves workers, and with them the mood
TACTICS: Final = (t.TACTIC_PLAY, t.TACTIC_COPY)
LIKELY_MOST: Final = 5
PAID: Final = ("civil", "military", "food", "resource", "science")
BROUGHT: Final = {
    "culture": "culture", "science": "science", "food": "food", "resources": "resource", "strength": "strength",
    "population": "worker", "happiness": "happy", "culture_rate": "culture", "science_rate": "science",
    "food_rate": "food", "resource_rate": "resource",
}  # fmt: skip
RATES: Final = ("culture_rate", "science_rate", "food_rate", "resource_rate")


def offer(scene: Scene, s: State, cmd: int, legal: bool, language: str) -> Offer:
    """Everything that stands beside a command; of one that is forbidden, its refusal says what is missing."""
    found = Offer(group(s, cmd), card(s, cmd))
    if legal:
        found.price, found.note = price(s, cmd), note(scene, cmd, language)
        found.value, found.force = value(cmd), force(s, cmd)
        if found.group == "answer":
            found.brings = brings(s, cmd)
    return found


def group(s: State, cmd: int) -> Group:
    """Where a command stands in the list."""
    kind = kind_of(cmd)
    if kind != t.RESIGN and s.stack[-1].kind not in (t.ASK_ACTIONS, t.ASK_POLITICS):
        return "answer"
    return GROUP_OF.get(kind, "more")


def card(s: State, cmd: int) -> str | None:
    """The card whose picture stands for a command."""
    entry = said(kind_of(cmd), s.stack[-1])
    if kind_of(cmd) == t.STAGE:
        return SLUGS[s.seats[s.stack[-1].seat].wonder]
    if PLACE_PART in entry.parts:
        return SLUGS[s.row[a_of(cmd)]]
    if CARD_PART in entry.parts:
        second = entry.parts == [CARD_PART, CARD_PART]
        return SLUGS[b_of(cmd) if second else a_of(cmd)]
    return None


def price(s: State, cmd: int) -> list[Sign]:
    """What a legal command takes at once; who leaves pays nothing, however much is lost."""
    if kind_of(cmd) == t.RESIGN:
        return []
    i = s.stack[-1].seat
    after = s.copy()
    after.quiet = True
    doors.apply(after, cmd)
    before, now = _purse(s, i), _purse(after, i)
    return [Sign(icon, was - left) for icon, was, left in zip(PAID, before, now, strict=True) if was > left]


def brings(s: State, cmd: int) -> list[Sign]:
    """What an answer gives and takes at once besides its price; a rate is said to be one."""
    i = s.stack[-1].seat
    after = s.copy()
    after.quiet = True
    doors.apply(after, cmd)
    before, now = numbers(s, i), numbers(after, i)
    found = []
    for number, icon in BROUGHT.items():
        change = getattr(now, number) - getattr(before, number)
        if change > 0 or (change < 0 and (icon not in PAID or number in RATES)):
            found.append(Sign(icon, change, "turn" if number in RATES else ""))
    return found


def _purse(s: State, i: int) -> tuple[int, ...]:
    seat = s.seats[i]
    goods = amount_of(seat, IS_FOOD), amount_of(seat, IS_RESOURCE)
    return civil_available(seat), military_available(seat), *goods, seat.science


def value(cmd: int) -> int | None:
    """What a card counts for that is laid down."""
    return int(worth(cmd)) if kind_of(cmd) in (t.DEFEND, t.SPEND) else None


def force(s: State, cmd: int) -> list[str]:
    """The units and cards that a bid would send."""
    return [SLUGS[one] for one in bid_force(s, a_of(cmd))] if kind_of(cmd) == t.BID else []


def likely(s: State, legal: list[int]) -> list[int]:
    """A few commands that people mostly look for: whatever finishes a wonder, then one of each kind before a second.

    A tactic that changes no strength is not among them: it can be played, but nobody looks for it. What would leave
    more people discontent than have nothing to do comes last, so that what calms them comes first.
    """
    if s.stack[-1].kind != t.ASK_ACTIONS:
        return []
    i = s.stack[-1].seat
    ranked: list[tuple[bool, int, int, int]] = []
    for order, kind in enumerate(LIKELY):
        same = [cmd for cmd in legal if kind_of(cmd) == kind]
        if kind in TACTICS:
            same = [cmd for cmd in same if tactic_gain(s, i, cmd) > 0]
        told = sorted((stirs_unrest(s, i, cmd), number, cmd) for number, cmd in enumerate(same))
        ranked += [(unrest, place, order, cmd) for place, (unrest, _, cmd) in enumerate(told)]
    found = [cmd for *_, cmd in sorted(ranked)]
    return sorted(found, key=lambda cmd: not finishes_wonder(s, cmd))[:LIKELY_MOST]


def stirs_unrest(s: State, i: int, cmd: int) -> bool:
    """Would there be an uprising, if the turn ended after this?"""
    if kind_of(cmd) not in SETTLING:
        return False
    after = s.copy()
    after.quiet = True
    doors.apply(after, cmd)
    return is_uprising(after.seats[i])


def stages_after(s: State, cmd: int) -> tuple[int, int]:
    """How many stages of the wonder stand after a command that builds some, and how many it has."""
    seat = s.seats[s.stack[-1].seat]
    return int(seat.stages) + a_of(cmd), len(STAGES[seat.wonder])


def finishes_wonder(s: State, cmd: int) -> bool:
    if kind_of(cmd) != t.STAGE:
        return False
    done, all_of_them = stages_after(s, cmd)
    return done == all_of_them


def finish(legal: list[int]) -> int | None:
    """The command that ends the turn, the phase or the question."""
    return next((cmd for cmd in legal if kind_of(cmd) in ENDS), None)


def note(scene: Scene, cmd: int, language: str) -> str:
    """What a command brings, in a few words, where that takes more than its card says."""
    s, kind = scene.position, kind_of(cmd)
    assert isinstance(s, State)
    if kind == t.END:
        return end_note(scene, language)
    if kind in (t.ATTACK, t.CHARGE):
        return attack_note(s, cmd, language)
    if kind == t.DECLARE:
        return war_note(s, cmd, language)
    if kind == t.BID:
        return bid_note(s, a_of(cmd), language)
    if kind == t.STAGE:
        return stage_note(s, cmd, language)
    if kind == t.AS_FOOD:
        return split_note(s, cmd, language)
    return say(language, "note-resign") if kind == t.RESIGN else ""


def then(s: State, cmd: int, language: str) -> str:
    """Whoever prepares an event turns another one over: which one, if the seat has seen it."""
    if kind_of(cmd) != t.PREPARE:
        return ""
    if s.seats[s.stack[-1].seat].known_event:
        return say(language, "then-event-known", card=name(s.current_events[-1], language))
    return say(language, "then-event")


def split_note(s: State, cmd: int, language: str) -> str:
    """What becomes of food and resources: the rest may be more than the rival, or the seat itself, has."""
    i, after = s.stack[-1].seat, s.copy()
    after.quiet = True
    doors.apply(after, cmd)
    before, later = numbers(s, i), numbers(after, i)
    food, resources = later.food - before.food, later.resources - before.resources
    return say(language, "note-split", food=f"{food:+d}", resources=f"{resources:+d}")


def stage_note(s: State, cmd: int, language: str) -> str:
    """How far it brings the wonder; what the wonder gives belongs to the stage that finishes it."""
    done, all_of_them = stages_after(s, cmd)
    return "" if done == all_of_them else say(language, "note-stage", done=done, all=all_of_them)


def end_note(scene: Scene, language: str) -> str:
    """What the end of the turn means now: actions left, cards to draw, what is lost."""
    s, i = scene.position, scene.seat
    assert isinstance(s, State)
    at_end = ended(scene)
    parts = []
    if civil_available(s.seats[i]):
        parts.append(say(language, "end-unused", n=civil_available(s.seats[i])))
    if at_end.drawn:
        parts.append(say(language, "end-draw", n=at_end.drawn))
    if at_end.excess:
        parts.append(say(language, "end-discard", n=at_end.excess))
    for event in at_end.happened:
        if event.kind == t.CORRUPTION:
            parts.append(say(language, "end-corruption", n=event.a))
        elif event.kind == t.FAMINE_STRUCK:
            parts.append(say(language, "end-famine", n=t.FAMINE * event.a))
        elif event.kind == t.UPRISING:
            parts.append(say(language, "end-uprising"))
    return ", ".join(parts)
