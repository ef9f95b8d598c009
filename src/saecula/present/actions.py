"""What a seat is asked, everything it may think of answering, and what an answer would change."""

from types import ModuleType

from msgspec import structs

from saecula.aoc import words as aoc_words
from saecula.aoc.state import State as AocState
from saecula.core.errors import InvalidCommand
from saecula.core.event import drain
from saecula.core.game import Game
from saecula.core.state import State
from saecula.i18n import say
from saecula.present import aoc_actions, aoc_board, tta_actions, tta_board
from saecula.present.common import Scene, command_of, decider, refusal_data
from saecula.present.shapes import Numbers
from saecula.present.shapes.common import Action, Change, Decision, Preview, TurnWarning
from saecula.tta import words as tta_words
from saecula.tta.state import State as TtaState

# numbers that are better when they are smaller
NAMED = 5  # consequences that are named; a reader only sees that there are more
BURDENS = ("discontent", "faces_needed", "corruption", "consumption", "population_cost")


def of_game(s: State) -> ModuleType:
    return tta_actions if isinstance(s, TtaState) else aoc_actions


def label(s: State, cmd: int, names: list[str], language: str) -> str:
    if isinstance(s, TtaState):
        return tta_words.command_text(s, cmd, names, language)
    assert isinstance(s, AocState)
    return aoc_words.command_text(s, cmd, language)


def question(s: State, kind: str, language: str) -> str:
    return tta_words.question(s, language) if isinstance(s, TtaState) else say(language, f"ask-{kind}")


def numbers(s: State, seat: int) -> Numbers:
    if isinstance(s, TtaState):
        return tta_board.numbers(s, seat)
    assert isinstance(s, AocState)
    return aoc_board.numbers(s, seat)


def decision(scene: Scene, language: str) -> Decision | None:
    """The question and every thinkable answer, legal ones first; None when another seat is asked, or nobody."""
    if not scene.is_asked:
        return None
    game, s = scene.game, scene.position
    kind = game.rules.decision_name(s)
    return Decision(
        seat=scene.seat,
        kind=kind,
        question=question(s, kind, language),
        facts=of_game(s).facts(s, game.names, language),
        own_turn=s.turn_seat == scene.seat,
        actions=[action(game, s, cmd, language) for cmd in game.rules.thinkable(s)],
    )


def action(game: Game, s: State, cmd: int, language: str) -> Action:
    refusal = game.rules.refusal(s, cmd)
    text = game.rules.text(s, cmd)
    return Action(
        text=text,
        word=text.split()[0],
        label=label(s, cmd, game.names, language),
        about=of_game(s).about(s, cmd),
        legal=refusal is None,
        refusal=refusal_data(game.rules.name, refusal, language) if refusal is not None else None,
        ends_turn=of_game(s).is_turn_end(s, cmd),
    )


# --- preview --------------------------------------------------------------------------------------------------------
def preview(scene: Scene, text: str, language: str) -> Preview:
    """A command tried out on what the seat knows: every number before and after, and whether it can be taken back."""
    if not scene.is_asked:
        raise InvalidCommand(say(language, "not-asked"))
    game, s, seat = scene.game, scene.position, scene.seat
    cmd = command_of(game, text)
    found = Preview(
        **structs.asdict(action(game, s, cmd, language)),
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
        found.changes = of_game(s).end_changes(scene, language)
    if not found.unknown:
        found.changes += changes(s, after, seat, language)
        found.opens, found.closes = consequences(game, s, after, seat, language)
        found.warnings = new_warnings(scene, after, language)
    return found


def new_warnings(scene: Scene, after: State, language: str) -> list[TurnWarning]:
    """What a command brings about, less what was to be minded before it."""
    there: list[TurnWarning] = of_game(after).warnings_at(after, scene.seat, language)
    known = {warning.id for warning in warnings(scene, language)} if there else set()
    return [warning for warning in there if warning.id not in known]


def changes(before: State, after: State, viewer: int, language: str) -> list[Change]:
    """Every number that differs, the viewer's own first."""
    found = []
    order = [viewer, *(i for i in range(before.seat_count) if i != viewer)]
    for i in order:
        old, new = numbers(before, i), numbers(after, i)
        for number in old.__struct_fields__:
            was, becomes = getattr(old, number), getattr(new, number)
            if was != becomes:
                name = say(language, f"number-{number.replace('_', '-')}")
                better = becomes < was if number in BURDENS else becomes > was
                found.append(Change(seat=i, number=number, name=name, before=was, after=becomes, better=better))
    return found


def consequences(game: Game, before: State, after: State, seat: int, language: str) -> tuple[list[str], list[str]]:
    """What becomes possible and what becomes impossible, as long as the same question stays open."""
    rules = game.rules
    if after.over or decider(after) != seat or rules.decision_name(after) != rules.decision_name(before):
        return [], []
    old, new = rules.legal(before), rules.legal(after)
    opened = [cmd for cmd in new if cmd not in old][:NAMED]
    closed = [cmd for cmd in old if cmd not in new][:NAMED]
    opens = [label(after, cmd, game.names, language) for cmd in opened]
    return opens, [label(before, cmd, game.names, language) for cmd in closed]


def warnings(scene: Scene, language: str) -> list[TurnWarning]:
    """What to mind before the turn is ended."""
    found: list[TurnWarning] = of_game(scene.position).warnings(scene, language)
    return found
