"""What a seat is asked, everything it may think of answering, and what an answer would change."""

from saecula.core.errors import InvalidCommand
from saecula.core.event import drain
from saecula.core.game import Game
from saecula.core.state import State
from saecula.i18n import say
from saecula.present.asking import picture_of, speech_of
from saecula.present.common import Data, command_of, decider, refusal_data
from saecula.present.picture import number_name
from saecula.speech import seen

NAMED = 5  # consequences that are named; a reader only sees that there are more


def decision(game: Game, seat: int, language: str) -> Data | None:
    """The question and every thinkable answer, legal ones first; None when another seat is asked, or nobody."""
    s = seen(game.rules, game.view(seat))
    if decider(s) != seat or s.over:
        return None
    kind, picture, speech = game.rules.decision_name(s), picture_of(game), speech_of(game)
    actions = [action(game, s, cmd, language) for cmd in game.rules.thinkable(s)]
    return {
        "seat": seat,
        "kind": kind,
        "question": speech.question(s, language),
        "facts": picture.facts(s, game.names, language),
        "own_turn": s.turn_seat == seat,
        "actions": actions,
    }


def action(game: Game, s: State, cmd: int, language: str) -> Data:
    refusal, picture, speech = game.rules.refusal(s, cmd), picture_of(game), speech_of(game)
    text = game.rules.text(s, cmd)
    return {
        "text": text,
        "word": text.split()[0],
        "label": speech.label(s, cmd, game.names, language),
        "about": picture.about(s, cmd),
        "legal": refusal is None,
        "refusal": refusal_data(game.rules.name, refusal, language) if refusal is not None else None,
        "ends_turn": picture.is_turn_end(s, cmd),
    }


# --- preview --------------------------------------------------------------------------------------------------------
def preview(game: Game, seat: int, text: str, language: str) -> Data:
    """A command tried out on what the seat knows: every number before and after, and whether it can be taken back."""
    s = seen(game.rules, game.view(seat))
    if decider(s) != seat or s.over:
        raise InvalidCommand(say(language, "not-asked"))
    cmd, picture = command_of(game, text), picture_of(game)
    found = action(game, s, cmd, language)
    found |= {"changes": [], "barrier": False, "unknown": False, "opens": [], "closes": [], "warnings": []}
    if not found["legal"]:
        return found
    after = s.copy()
    game.rules.apply(after, cmd)
    if not found["ends_turn"]:
        game.rules.advance(after)
    happened = drain(after)
    found["barrier"] = found["ends_turn"] or any(game.rules.reveals(event) for event in happened)
    found["barrier"] = found["barrier"] or decider(after) != seat
    found["unknown"] = any(game.rules.reveals(event) for event in happened)
    if found["ends_turn"]:
        found["changes"] = picture.end_changes(s, seat, language)
    if not found["unknown"]:
        found["changes"] += changes(game, s, after, seat, language)
        found["opens"], found["closes"] = consequences(game, s, after, seat, language)
        known = {warning["id"] for warning in picture.warnings(s, seat, language)}
        found["warnings"] = [new for new in picture.warnings(after, seat, language) if new["id"] not in known]
    return found


def changes(game: Game, before: State, after: State, viewer: int, language: str) -> list[Data]:
    """Every number that differs, the viewer's own first."""
    found, picture = [], picture_of(game)
    order = [viewer, *(i for i in range(before.seat_count) if i != viewer)]
    for i in order:
        old, new = picture.numbers(before, i), picture.numbers(after, i)
        for name, value in old.items():
            if new[name] != value:
                better = new[name] < value if name in picture.burdens else new[name] > value
                change = {"seat": i, "number": name, "name": number_name(name, language)}
                found.append(change | {"before": value, "after": new[name], "better": better})
    return found


def consequences(game: Game, before: State, after: State, seat: int, language: str) -> tuple[list[str], list[str]]:
    """What becomes possible and what becomes impossible, as long as the same question stays open."""
    rules, speech = game.rules, speech_of(game)
    if after.over or decider(after) != seat or rules.decision_name(after) != rules.decision_name(before):
        return [], []
    old, new = rules.legal(before), rules.legal(after)
    opened = [cmd for cmd in new if cmd not in old][:NAMED]
    closed = [cmd for cmd in old if cmd not in new][:NAMED]
    opens = [speech.label(after, cmd, game.names, language) for cmd in opened]
    return opens, [speech.label(before, cmd, game.names, language) for cmd in closed]


def warnings(game: Game, seat: int, language: str) -> list[Data]:
    """What to mind before the turn is ended."""
    return picture_of(game).warnings(seen(game.rules, game.view(seat)), seat, language)
