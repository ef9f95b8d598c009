"""Before a turn of Through the Ages ends: what its end brings, and what to mind."""

from typing import Final

from saecula.core.command import a_of, command, kind_of
from saecula.core.event import Event, drain
from saecula.i18n import say
from saecula.present.citing import cited
from saecula.present.common import Scene
from saecula.present.shapes.common import Change, TurnWarning
from saecula.tta import doors, words
from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE
from saecula.tta.law.actions import civil_available, military_available
from saecula.tta.law.flow.order import players_left
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.law.question import how_many
from saecula.tta.law.turn.replenish import swept_spaces
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State

SIMULATED: Final = 40  # answers at most until a turn that is tried out has ended
DANGERS: Final = ("discard", "uprising", "famine", "corruption", "service")  # the others are chances that are missed


class Ended:
    """A turn ended on a copy: how many military cards must go, and what happens until somebody else's turn begins."""

    def __init__(self, excess: int, happened: list[Event]) -> None:
        self.excess = excess
        self.happened = happened
        self.drawn = sum(1 for event in happened if event.kind == t.CARDS_DRAWN)


def ended(scene: Scene) -> Ended:
    """The seat's turn ended on a copy; once for all who ask."""
    assert isinstance(scene.position, State)
    if not isinstance(scene.ended, Ended):
        scene.ended = _ended(scene.position, scene.seat)
    return scene.ended


def warnings(scene: Scene, language: str) -> list[TurnWarning]:
    """Found by ending the turn on a copy and looking at what happens: no rule is told twice."""
    s, i = scene.position, scene.seat
    assert isinstance(s, State)
    return _warnings(s, i, ended(scene), language) if _may_end(s, i) else []


def warnings_at(s: State, i: int, language: str) -> list[TurnWarning]:
    """The same in another position, such as the one after a command."""
    return _warnings(s, i, _ended(s, i), language) if _may_end(s, i) else []


def brought_about(before: State, after: State, i: int, language: str) -> list[TurnWarning]:
    """Dangers that a command of the action phase brings; in another phase no turn is about to end.

    Whoever replaces a leader is told of the service that goes with him.
    """
    if not _may_end(before, i):
        return []
    found = _lost_service(before, after, i, language)
    if _may_end(after, i):
        known = {warning.id for warning in warnings_at(before, i, language)}
        found += [warning for warning in warnings_at(after, i, language) if warning.id not in known]
    return [warning for warning in found if warning.id in DANGERS]


def _lost_service(before: State, after: State, i: int, language: str) -> list[TurnWarning]:
    leader = before.seats[i].leader
    if leader in (t.NOTHING, after.seats[i].leader) or command(t.SUBSTITUTE) not in doors.legal(before):
        return []
    law, name = "ruling.hammurabi.only-while-leading", words.name(leader, language)
    return [_warning("service", law, language, card=name)]


def _may_end(s: State, i: int) -> bool:
    return not s.over and s.stack[-1].kind == t.ASK_ACTIONS and s.stack[-1].seat == i


def _warnings(s: State, i: int, at_end: Ended, language: str) -> list[TurnWarning]:
    found = _end_warnings(s, i, at_end, language) + _age_warnings(s, i, language)
    legal = doors.legal(s)
    kinds = {kind_of(cmd) for cmd in legal}
    civil = civil_available(s.seats[i])
    if civil and kinds & {t.TAKE, t.POPULATE, t.BUILD, t.UPGRADE, t.STAGE, t.DEVELOP, t.ELECT, t.PLAY}:
        found.append(_warning("unused-civil", "actions.spend", language, n=civil))
    gain, tactic = _best_tactic(s, i, legal)
    if gain > 0:
        name = words.name(tactic, language)
        found.append(_warning("tactic", "tactics.strength-per-army", language, n=gain, card=name))
    elif military_available(s.seats[i]) > t.MAX_DRAW and at_end.drawn:  # where none are drawn, none draw
        spare = military_available(s.seats[i]) - t.MAX_DRAW
        found.append(_warning("unused-military", "draw.max-3", language, n=spare))
    if kinds & {t.SETTLE, t.ARM}:
        found.append(_warning("power", "stats.modified-by-text", language))
    if s.last_round == s.round:
        found.append(_warning("last-round", "flow.end.after-last-round", language))
    return found


def _warning(name: str, law_id: str, language: str, **values: object) -> TurnWarning:
    text = say(language, f"warning-{name}", **values)
    return TurnWarning(**cited("tta", law_id, language), id=name, text=text)


def _ended(s: State, i: int, last: int = command(t.END)) -> Ended:
    """What follows the last command of a turn."""
    after = s.copy()
    doors.apply(after, last)
    doors.advance(after)
    excess = 0
    for _ in range(SIMULATED):
        if after.over or after.final or after.turn_seat != i or after.stack[-1].seat != i:
            break
        if after.stack[-1].kind == t.ASK_DISCARD:
            excess = max(excess, how_many(after.stack[-1]))
        doors.apply(after, doors.legal(after)[0])
        doors.advance(after)
    happened: list[Event] = []
    for event in drain(after):
        if event.kind in (t.TURN_BEGAN, t.EVENT_REVEALED, t.GAME_ENDED):  # of others, or of the final scoring
            break
        if event.seat == i:
            happened.append(event)
    return Ended(excess, happened)


def closes_turn(s: State, cmd: int) -> bool:
    """Is it the last that is asked before a turn is over: to end it, or which of too many cards goes last?"""
    frame = s.stack[-1]
    if kind_of(cmd) != t.DISCARD or frame.kind != t.ASK_DISCARD:
        return kind_of(cmd) == t.END
    return how_many(frame) == 1 and s.turn_seat == frame.seat and [one.kind for one in s.stack[:-1]] == [t.ASK_TURN]


def end_changes(scene: Scene, cmd: int, language: str) -> list[Change]:
    """What the end of the turn brings and takes: the production phase and the cards drawn, in numbers."""
    s, i = scene.position, scene.seat
    assert isinstance(s, State)
    at_end = ended(scene) if kind_of(cmd) == t.END else _ended(s, i, cmd)
    before = {
        t.CULTURE_CHANGED: ("culture", s.seats[i].culture),
        t.SCIENCE_CHANGED: ("science", s.seats[i].science),
        t.FOOD_CHANGED: ("food", amount_of(s.seats[i], IS_FOOD)),
        t.RESOURCES_CHANGED: ("resources", amount_of(s.seats[i], IS_RESOURCE)),
    }
    gains = dict.fromkeys(before, 0)
    for event in at_end.happened:
        if event.kind in gains:
            gains[event.kind] += event.a
    found = []
    for kind, (number, value) in before.items():
        if gains[kind]:
            name, after = say(language, f"number-{number}"), value + gains[kind]
            better = gains[kind] > 0
            found.append(Change(seat=i, number=number, name=name, before=value, after=after, better=better))
    gone = at_end.excess + (kind_of(cmd) == t.DISCARD)
    return [*found, *_cards_held(s, i, gone, at_end.drawn, language)]


def _cards_held(s: State, i: int, gone: int, drawn: int, language: str) -> list[Change]:
    """end.discard.excess, draw.per-unused-military: what must go, and then the backs of the cards that are drawn."""
    held, name = len(s.seats[i].cards), say(language, "number-cards-drawn")
    after = held - gone + drawn
    if after == held:
        return []
    return [Change(seat=i, number="cards_drawn", name=name, before=held, after=after, better=after > held)]


def _end_warnings(s: State, i: int, at_end: Ended, language: str) -> list[TurnWarning]:
    found = [_warning("discard", "end.discard.excess", language, n=at_end.excess)] if at_end.excess else []
    for event in at_end.happened:
        if event.kind == t.UPRISING:
            seat = s.seats[i]
            numbers = {"n": discontent_of(seat), "pool": seat.pool}
            found.append(_warning("uprising", "end.uprising.skip-production", language, **numbers))
        elif event.kind == t.FAMINE_STRUCK:
            numbers = {"n": event.a, "culture": t.FAMINE * event.a}
            found.append(_warning("famine", "production.consumption.starvation", language, **numbers))
        elif event.kind == t.CORRUPTION:
            numbers = {"n": event.a, "blue": s.seats[i].blue}
            found.append(_warning("corruption", "production.corruption.amount", language, **numbers))
    return found


def _age_warnings(s: State, i: int, language: str) -> list[TurnWarning]:
    """What is lost before the seat is on turn again, because the cards of the civil deck do not last so long.

    How many are left lies open; dealt is what is missing in the row and then, turn by turn, what is swept from it.
    What others take makes it sooner.
    """
    if not t.AGE_A < s.age < t.AGE_IV:
        return []
    swept = int(swept_spaces(s))
    kept = sum(1 for space in range(swept, t.ROW) if s.row[space] != t.NOTHING)
    dealt = t.ROW - kept + swept * (int(players_left(s)) - 1)
    seat = s.seats[i]
    held = [*seat.hand, *seat.cards, seat.leader, seat.wonder, seat.pact]
    old = [words.name(card, language) for card in held if card != t.NOTHING and AGE[card] < s.age]
    if len(s.civil_deck) > dealt or not old:
        return []
    numbers = {"n": len(s.civil_deck), "age": t.AGE_IDS[s.age], "cards": ", ".join(dict.fromkeys(old))}
    return [_warning("age", "age.end.antiquated-definition", language, **numbers)]


def _best_tactic(s: State, i: int, legal: list[int]) -> tuple[int, int]:
    """The largest gain in strength that a tactic would bring now, and the tactic."""
    best, tactic = 0, t.NOTHING
    for cmd in legal:
        if kind_of(cmd) in (t.TACTIC_PLAY, t.TACTIC_COPY):
            gain = tactic_gain(s, i, cmd)
            if gain > best:
                best, tactic = gain, a_of(cmd)
    return best, tactic


def tactic_gain(s: State, i: int, cmd: int) -> int:
    """How much strength a tactic would bring now."""
    after = s.copy()
    after.quiet = True
    doors.apply(after, cmd)
    return int(strength_of(after, i) - strength_of(s, i))
