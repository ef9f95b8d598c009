"""Commands of Through the Ages for a page: what each is about, what a question is about, and what to mind."""

from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.event import Event, drain
from saecula.i18n import say
from saecula.laws import law_text
from saecula.present.common import Scene
from saecula.present.shapes.common import Change, TurnWarning
from saecula.tta import doors, words
from saecula.tta import terms as t
from saecula.tta.cards.catalog import SLUGS
from saecula.tta.commands import said
from saecula.tta.law.action.card import ordering_card
from saecula.tta.law.actions import civil_available, military_available
from saecula.tta.law.colonize import bid_of, force_of, greatest_force, territory_of
from saecula.tta.law.events.event import event_of
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.law.politics.aggression import aggression_of, attacker_of, defence_of, strength_to_match
from saecula.tta.law.politics.pact import offered_side, offerer_of, pact_of
from saecula.tta.law.question import how_many
from saecula.tta.law.turn.war import declarer_of, war_of
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State

NUMBERED = ("row", "seat", "pact")  # things that a number names; cards name the others
SIMULATED = 40  # answers at most until a turn that is tried out has ended


def about(s: State, cmd: int) -> list[str]:
    """Keys of the things on the table that a command concerns: a click on one of them offers it."""
    keys = []
    for key in said(kind_of(cmd), s.stack[-1]).about:
        thing, _, part = key.partition(":")
        value = {"a": a_of(cmd), "b": b_of(cmd), "c": c_of(cmd)}.get(part)
        name = "" if value is None else f":{value}" if thing in NUMBERED else f":{SLUGS[value]}"
        keys.append(f"{thing}{name}")
    return keys


def facts(s: State, names: list[str], language: str) -> list[str]:
    """What somebody who is asked should have before his eyes: strengths, bids, the card it is about."""
    frame = s.stack[-1]
    if frame.kind == t.ASK_DEFENCE:
        return [
            say(
                language,
                "fact-attack",
                who=names[attacker_of(frame)],
                card=words.name(aggression_of(frame), language),
                n=strength_to_match(frame),
            ),
            say(language, "fact-defence", n=defence_of(s, frame), own=strength_of(s, frame.seat)),
            words.card_text(aggression_of(frame), language),
        ]
    if frame.kind == t.ASK_BID:
        return [
            say(language, "fact-territory", card=words.name(territory_of(frame), language)),
            say(language, "fact-bid", n=bid_of(frame), most=greatest_force(s, frame.seat)),
            words.card_text(territory_of(frame), language),
        ]
    if frame.kind == t.ASK_FORCE:
        return [
            say(language, "fact-territory", card=words.name(territory_of(frame), language)),
            say(language, "fact-force", n=force_of(s, frame), bid=bid_of(frame)),
        ]
    if frame.kind == t.ASK_PACT:
        return [
            say(
                language,
                "fact-pact",
                who=names[offerer_of(frame)],
                card=words.name(pact_of(frame), language),
                side="AB"[offered_side(frame)],
            ),
            words.card_text(pact_of(frame), language),
        ]
    if frame.kind == t.ASK_DRAFT:
        picks = [words.name(card, language) for card in s.seats[frame.seat].picks]
        return [say(language, "fact-picks", cards=", ".join(picks))] if picks else []
    if frame.kind == t.ASK_COMMIT:
        declarer, war = declarer_of(frame), war_of(frame)
        rival = s.seats[declarer].war_on
        forces = {"own": strength_of(s, declarer), "their": strength_of(s, rival)}
        return [
            say(
                language,
                "fact-war",
                who=names[declarer],
                card=words.name(war, language),
                rival=names[rival],
                **forces,
            ),
            words.card_text(war, language),
        ]
    if frame.kind == t.ASK_CARD:
        card = ordering_card(frame)
        return [f"{words.name(card, language)}: {words.card_text(card, language)}"]
    counted = frame.kind in (t.ASK_DISCARD, t.ASK_LOSE_WORKER, t.ASK_LOSE_BLUE)
    return [*event_facts(s, language), *([say(language, "fact-how-many", n=how_many(frame))] if counted else [])]


def event_facts(s: State, language: str) -> list[str]:
    """The event that asks, if one does: its question lies on top of it."""
    cards = [event_of(frame) for frame in s.stack[:-1] if frame.kind == t.ASK_EVENT]
    if not cards:
        return []
    return [say(language, "fact-event", card=words.name(cards[-1], language)), words.card_text(cards[-1], language)]


def is_turn_end(s: State, cmd: int) -> bool:
    return kind_of(cmd) == t.END


# --- before a turn ends ---------------------------------------------------------------------------------------------
class Ended:
    """A turn ended on a copy: how many military cards must go, and what happens until somebody else's turn begins."""

    def __init__(self, excess: int, happened: list[Event]) -> None:
        self.excess = excess
        self.happened = happened


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


def _may_end(s: State, i: int) -> bool:
    return not s.over and s.stack[-1].kind == t.ASK_ACTIONS and s.stack[-1].seat == i


def _warnings(s: State, i: int, at_end: Ended, language: str) -> list[TurnWarning]:
    found = _end_warnings(s, i, at_end, language)
    legal = doors.legal(s)
    kinds = {kind_of(cmd) for cmd in legal}
    civil = civil_available(s.seats[i])
    if civil and kinds & {t.TAKE, t.POPULATE, t.BUILD, t.UPGRADE, t.STAGE, t.DEVELOP, t.ELECT, t.PLAY}:
        found.append(_warning("unused-civil", "actions.spend", language, n=civil))
    gain, tactic = _best_tactic(s, i, legal)
    if gain > 0:
        name = words.name(tactic, language)
        found.append(_warning("tactic", "tactics.strength-per-army", language, n=gain, card=name))
    elif military_available(s.seats[i]) > t.MAX_DRAW:
        spare = military_available(s.seats[i]) - t.MAX_DRAW
        found.append(_warning("unused-military", "draw.max-3", language, n=spare))
    if kinds & {t.SETTLE, t.ARM}:
        found.append(_warning("power", "stats.modified-by-text", language))
    if s.last_round == s.round:
        found.append(_warning("last-round", "flow.end.after-last-round", language))
    return found


def _warning(name: str, law_id: str, language: str, **values: object) -> TurnWarning:
    text = say(language, f"warning-{name}", **values)
    return TurnWarning(id=name, text=text, law=law_id, law_text=law_text("tta", law_id, language))


def _ended(s: State, i: int) -> Ended:
    after = s.copy()
    doors.apply(after, command(t.END))
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


def end_changes(scene: Scene, language: str) -> list[Change]:
    """What the end of the turn brings and takes: the production phase and the cards drawn, in numbers."""
    s, i = scene.position, scene.seat
    assert isinstance(s, State)
    before = {
        t.CULTURE_CHANGED: ("culture", s.seats[i].culture),
        t.SCIENCE_CHANGED: ("science", s.seats[i].science),
        t.FOOD_CHANGED: ("food", amount_of(s.seats[i], IS_FOOD)),
        t.RESOURCES_CHANGED: ("resources", amount_of(s.seats[i], IS_RESOURCE)),
    }
    gains = dict.fromkeys(before, 0)
    for event in ended(scene).happened:
        if event.kind in gains:
            gains[event.kind] += event.a
    found = []
    for kind, (number, value) in before.items():
        if gains[kind]:
            name, after = say(language, f"number-{number}"), value + gains[kind]
            better = gains[kind] > 0
            found.append(Change(seat=i, number=number, name=name, before=value, after=after, better=better))
    return found


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


def _best_tactic(s: State, i: int, legal: list[int]) -> tuple[int, int]:
    """The largest gain in strength that a tactic would bring now, and the tactic."""
    best, tactic = 0, t.NOTHING
    for cmd in legal:
        if kind_of(cmd) in (t.TACTIC_PLAY, t.TACTIC_COPY):
            after = s.copy()
            after.quiet = True
            doors.apply(after, cmd)
            gain = strength_of(after, i) - strength_of(s, i)
            if gain > best:
                best, tactic = gain, a_of(cmd)
    return best, tactic
