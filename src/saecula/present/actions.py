"""What a seat is asked, everything it may think of answering, and what an answer would change."""

from msgspec import structs

from saecula.core.errors import InvalidCommand
from saecula.core.event import drain
from saecula.core.game import Game
from saecula.core.state import State
from saecula.i18n import say
from saecula.names import shown_names
from saecula.present.asking import picture_of, speech_of
from saecula.present.common import Scene, command_of, decider, refusal_data
from saecula.present.picture import number_name
from saecula.present.shapes.common import Action, Change, Decision, Preview, TurnWarning

NAMED = 5  # consequences that are named; a reader only sees that there are more


def decision(scene: Scene, language: str) -> Decision | None:
    """The question and every thinkable answer, legal ones first; None when another seat is asked, or nobody."""
    if not scene.is_asked:
        return None
    game, s = scene.game, scene.position
    kind = game.rules.decision_name(s)
    return Decision(
        seat=scene.seat,
        kind=kind,
        question=speech_of(game).question(s, language),
        facts=picture_of(game).facts(s, shown_names(game, language), language),
        own_turn=s.turn_seat == scene.seat,
        actions=[action(game, s, cmd, language) for cmd in game.rules.thinkable(s)],
    )


def action(game: Game, s: State, cmd: int, language: str) -> Action:
    """A command that a person may think of, in words."""
    refusal = game.rules.refusal(s, cmd)
    text = game.rules.text(s, cmd)
    return Action(
        text=text,
        word=text.split()[0],
        label=speech_of(game).label(s, cmd, shown_names(game, language), language),
        about=picture_of(game).about(s, cmd),
        legal=refusal is None,
        refusal=refusal_data(game.rules.name, refusal, language) if refusal is not None else None,
        ends_turn=picture_of(game).is_turn_end(s, cmd),
    )


def asked_action(game: Game, s: State, cmd: int, language: str) -> Action:
    """Any command, however odd: one that nobody would think of has no price and no name but its own words."""
    refusal = game.rules.refusal(s, cmd)
    if refusal is None or cmd in game.rules.thinkable(s):
        return action(game, s, cmd, language)
    text, why = game.rules.text(s, cmd), refusal_data(game.rules.name, refusal, language)
    return Action(text=text, word=text.split()[0], label=text, about=[], legal=False, refusal=why, ends_turn=False)


# --- preview --------------------------------------------------------------------------------------------------------
def preview(scene: Scene, text: str, language: str) -> Preview:
    """A command tried out on what the seat knows: every number before and after, and whether it can be taken back."""
    if not scene.is_asked:
        raise InvalidCommand(say(language, "not-asked"))
    game, s, seat = scene.game, scene.position, scene.seat
    cmd = command_of(game, text)
    found = Preview(
        **structs.asdict(asked_action(game, s, cmd, language)),
        changes=[],
        barrier=False,
        unknown=False,
        opens=[],
        closes=[],
        warnings=[],
    )
    if not found.legal:
        return found
    after = s.copy()
    game.rules.apply(after, cmd)
    if not found.ends_turn:
        game.rules.advance(after)
    found.unknown = any(game.rules.reveals(event) for event in drain(after))
    found.barrier = found.ends_turn or found.unknown or decider(after) != seat
    if found.ends_turn:
        found.changes = picture_of(game).end_changes(scene, language)
    if not found.unknown:
        found.changes += changes(game, s, after, seat, language)
        found.opens, found.closes = consequences(game, s, after, seat, language)
        found.warnings = new_warnings(scene, after, language)
    return found


def new_warnings(scene: Scene, after: State, language: str) -> list[TurnWarning]:
    """What a command brings about, less what was to be minded before it."""
    there = picture_of(scene.game).warnings_at(after, scene.seat, language)
    known = {warning.id for warning in warnings(scene, language)} if there else set()
    return [warning for warning in there if warning.id not in known]


def changes(game: Game, before: State, after: State, viewer: int, language: str) -> list[Change]:
    """Every number that differs, the viewer's own first."""
    found, picture = [], picture_of(game)
    order = [viewer, *(i for i in range(before.seat_count) if i != viewer)]
    for i in order:
        old, new = picture.numbers(before, i), picture.numbers(after, i)
        for number in old.__struct_fields__:
            was, becomes = getattr(old, number), getattr(new, number)
            if was != becomes:
                name = number_name(number, language)
                better = becomes < was if number in picture.burdens else becomes > was
                found.append(Change(seat=i, number=number, name=name, before=was, after=becomes, better=better))
    return found


def consequences(game: Game, before: State, after: State, seat: int, language: str) -> tuple[list[str], list[str]]:
    """What becomes possible and what becomes impossible, as long as the same question stays open."""
    rules, speech = game.rules, speech_of(game)
    if after.over or decider(after) != seat or rules.decision_name(after) != rules.decision_name(before):
        return [], []
    old, new = rules.legal(before), rules.legal(after)
    opened = [cmd for cmd in new if cmd not in old][:NAMED]
    closed = [cmd for cmd in old if cmd not in new][:NAMED]
    opens = [speech.label(after, cmd, shown_names(game, language), language) for cmd in opened]
    return opens, [speech.label(before, cmd, shown_names(game, language), language) for cmd in closed]


def warnings(scene: Scene, language: str) -> list[TurnWarning]:
    """What to mind before the turn is ended."""
    return picture_of(scene.game).warnings(scene, scene.position, language)
