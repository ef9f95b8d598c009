"""Commands of Through the Ages for a page: what each is about, what a question is about, and what to mind."""

from saecula.core.command import a_of, b_of, command, kind_of
from saecula.core.event import Event, drain
from saecula.i18n import say
from saecula.laws import law_text
from saecula.present.common import Scene
from saecula.present.shapes.common import Change, TurnWarning
from saecula.tta import doors, words
from saecula.tta import terms as t
from saecula.tta.cards.catalog import SLUGS
from saecula.tta.law.actions import civil_available, military_available
from saecula.tta.law.colonize import force_of, greatest_force
from saecula.tta.law.food import IS_FOOD, IS_RESOURCE, amount_of
from saecula.tta.law.politics.aggression import defence_of
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State

ON_TECH = (
    t.BUILD, t.UPGRADE, t.DESTROY, t.LEVY, t.CONVERT, t.SEND, t.LEARN_BUILD, t.LEARN_UPGRADE, t.COMMIT, t.MOVE,
)  # fmt: skip
TWO_TECHS = (t.UPGRADE, t.CONVERT, t.LEARN_UPGRADE, t.MOVE)
FROM_ROW = (t.TAKE, t.LEARN_TAKE)
IN_HAND = (t.ELECT, t.DEVELOP, t.REVOLT, t.PLAY, t.LEARN_DEVELOP)
MILITARY_HAND = (
    t.TACTIC_PLAY, t.PREPARE, t.ATTACK, t.DECLARE, t.OFFER, t.DISCOVER, t.DEFEND, t.SPEND, t.DISCARD,
    t.CHARGE,
)  # fmt: skip
ON_RIVAL = (t.ATTACK, t.DECLARE, t.OFFER, t.CHARGE)
AT_RIVAL = (t.LOOK, t.ASSIST)
POWERS = (t.SETTLE, t.ARM, t.SUBSTITUTE, t.BARTER, t.HUMBLE, t.GAMES, t.REDEEM, t.STANCE)
SIMULATED = 40  # answers at most until a turn that is tried out has ended


def about(s: State, cmd: int) -> list[str]:
    """Keys of the things on the table that a command concerns: a click on one of them offers it."""
    kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
    if kind in FROM_ROW or (kind == t.CHOOSE and s.stack[-1].kind == t.ASK_AGREEMENT):
        return [f"row:{a}"]
    if kind in (t.POPULATE, t.SETTLE):
        return ["bank"]
    if kind in ON_TECH:
        keys = [f"tech:{SLUGS[a]}"]
        return [*keys, f"tech:{SLUGS[b]}"] if kind in TWO_TECHS else keys
    if kind in IN_HAND:
        return [f"hand:{SLUGS[a]}"]
    if kind in MILITARY_HAND:
        keys = [f"military:{SLUGS[a]}"]
        return [*keys, f"seat:{b}"] if kind in ON_RIVAL else keys
    if kind in AT_RIVAL:
        return [f"seat:{a}", "powers"]
    if kind == t.STAGE:
        return ["wonder"]
    if kind == t.TACTIC_COPY:
        return [f"tactics:{SLUGS[a]}"]
    if kind == t.CANCEL:
        return [f"pact:{a}", f"seat:{a}"]
    if kind in (t.CHOOSE, t.TUCK):
        return [f"card:{SLUGS[a]}"]
    return ["powers"] if kind in POWERS else ["turn"]


def facts(s: State, names: list[str], language: str) -> list[str]:
    """What somebody who is asked should have before his eyes: strengths, bids, the card it is about."""
    frame = s.stack[-1]
    if frame.kind == t.ASK_DEFENCE:
        return [
            say(language, "fact-attack", who=names[frame.b], card=words.name(frame.a, language), n=frame.step),
            say(language, "fact-defence", n=defence_of(s, frame), own=strength_of(s, frame.seat)),
            words.card_text(frame.a, language),
        ]
    if frame.kind == t.ASK_BID:
        return [
            say(language, "fact-territory", card=words.name(frame.a, language)),
            say(language, "fact-bid", n=frame.b, most=greatest_force(s, frame.seat)),
            words.card_text(frame.a, language),
        ]
    if frame.kind == t.ASK_FORCE:
        return [
            say(language, "fact-territory", card=words.name(frame.a, language)),
            say(language, "fact-force", n=force_of(s, frame), bid=frame.b),
        ]
    if frame.kind == t.ASK_PACT:
        return [
            say(language, "fact-pact", who=names[frame.b], card=words.name(frame.a, language), side="AB"[frame.step]),
            words.card_text(frame.a, language),
        ]
    if frame.kind == t.ASK_DRAFT:
        picks = [words.name(card, language) for card in s.seats[frame.seat].picks]
        return [say(language, "fact-picks", cards=", ".join(picks))] if picks else []
    if frame.kind == t.ASK_COMMIT:
        rival = s.seats[frame.b].war_on
        forces = {"own": strength_of(s, frame.b), "their": strength_of(s, rival)}
        return [
            say(
                language,
                "fact-war",
                who=names[frame.b],
                card=words.name(frame.a, language),
                rival=names[rival],
                **forces,
            ),
            words.card_text(frame.a, language),
        ]
    if frame.kind == t.ASK_CARD:
        return [f"{words.name(frame.a, language)}: {words.card_text(frame.a, language)}"]
    counted = frame.kind in (t.ASK_DISCARD, t.ASK_LOSE_WORKER, t.ASK_LOSE_BLUE)
    return [*event_facts(s, language), *([say(language, "fact-how-many", n=frame.a)] if counted else [])]


def event_facts(s: State, language: str) -> list[str]:
    """The event that asks, if one does: its question lies on top of it."""
    cards = [frame.a for frame in s.stack[:-1] if frame.kind == t.ASK_EVENT]
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
            excess = max(excess, after.stack[-1].a)
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
