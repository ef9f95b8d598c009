"""What a seat is asked, everything it may think of answering, and what an answer would change."""

from collections import Counter

from msgspec import structs

from saecula.core.errors import InvalidCommand
from saecula.core.event import drain
from saecula.core.game import Game
from saecula.core.state import State
from saecula.i18n import say
from saecula.names import shown_names
from saecula.present.asking import picture_of, speech_of
from saecula.present.common import Scene, command_of, decider, refusal_data
from saecula.present.picture import Offer, number_name
from saecula.present.shapes.common import Action, Change, Decision, Forecast, Preview, TurnWarning

NAMED = 5  # consequences that are named; a reader only sees that there are more


def decision(scene: Scene, language: str) -> Decision | None:
    """The question and every thinkable answer, legal ones first; None when another seat is asked, or nobody."""
    if not scene.is_asked:
        return None
    game, s, picture = scene.game, scene.position, picture_of(scene.game)
    names = shown_names(game, language)
    legal = list(game.rules.legal(s))
    likely = picture.likely(s, legal)
    finish = picture.finish(s, legal)
    actions = []
    for cmd in game.rules.thinkable(s):
        actions.append(action(scene, cmd, names, language))
        actions[-1].likely = likely.index(cmd) + 1 if cmd in likely else 0
    tell_apart(actions, language)
    return Decision(
        seat=scene.seat,
        kind=game.rules.decision_name(s),
        question=speech_of(game).question(s, language),
        facts=picture.facts(s, names, language),
        own_turn=s.turn_seat == scene.seat,
        actions=actions,
        likeliest=game.rules.text(s, likely[0]) if likely else None,
        finish=None if finish is None else game.rules.text(s, finish),
        aid=picture.aid(s, names, language),
    )


def tell_apart(actions: list[Action], language: str) -> None:
    """Two copies of a card at the same price lie on different spaces: no two answers read alike."""
    counts = Counter(one.label for one in actions if one.legal)
    for one in actions:
        if counts[one.label] > 1 and one.about:
            _, _, place = one.about[0].partition(":")
            if place.isdigit():
                one.label = say(language, "label-space", label=one.label, n=int(place) + 1)
                one.title = say(language, "label-space", label=one.title, n=int(place) + 1)


def action(scene: Scene, cmd: int, names: list[str], language: str) -> Action:
    """A command that a person may think of, in words."""
    game, s = scene.game, scene.position
    rules, picture = game.rules, picture_of(game)
    refusal = rules.refusal(s, cmd)
    text = rules.text(s, cmd)
    label, title = speech_of(game).label_and_title(s, cmd, names, language)
    offer = picture.offer(scene, s, cmd, refusal is None, names, language)
    return Action(
        text=text,
        word=text.partition(" ")[0],
        label=label,
        about=picture.about(s, cmd),
        legal=refusal is None,
        refusal=refusal_data(rules.name, refusal, language) if refusal is not None else None,
        ends_turn=picture.is_turn_end(s, cmd),
        title=title,
        likely=0,
        group=offer.group,
        card=offer.card,
        price=offer.price,
        brings=offer.brings,
        note=offer.note,
        value=offer.value,
        force=offer.force,
    )


def asked_action(scene: Scene, cmd: int, language: str) -> Action:
    """Any command, however odd: one that nobody would think of has no price and no name but its own words."""
    game, s = scene.game, scene.position
    refusal = game.rules.refusal(s, cmd)
    if refusal is None or cmd in game.rules.thinkable(s):
        return action(scene, cmd, shown_names(game, language), language)
    text, why = game.rules.text(s, cmd), refusal_data(game.rules.name, refusal, language)
    return Action(
        text=text,
        word=text.split()[0],
        label=text,
        about=[],
        legal=False,
        refusal=why,
        ends_turn=False,
        title=text,
        likely=0,
        **vars(Offer()),
    )


# --- preview --------------------------------------------------------------------------------------------------------
def preview(scene: Scene, text: str, language: str) -> Preview:
    """A command tried out on what the seat knows: every number before and after, and whether it can be taken back."""
    if not scene.is_asked:
        raise InvalidCommand(say(language, "not-asked"))
    game, s, seat = scene.game, scene.position, scene.seat
    cmd = command_of(game, text)
    found = Preview(
        **structs.asdict(asked_action(scene, cmd, language)),
        confirm=False,
        changes=[],
        barrier=False,
        unknown=False,
        opens=[],
        closes=[],
        warnings=[],
    )
    if not found.legal:
        return found
    done, after = s.copy(), s.copy()
    game.rules.apply(done, cmd)
    game.rules.apply(after, cmd)
    game.rules.advance(after)
    shown = [event.kind for event in drain(after) if game.rules.reveals(event)]
    found.unknown = any(kind not in picture_of(game).no_news for kind in shown)
    found.barrier = bool(shown) or decider(after) != seat
    found.note = " ".join(part for part in (found.note, picture_of(game).then(s, cmd, language)) if part)
    if found.ends_turn:
        found.unknown = False  # cards are drawn at every end: what it brings is told all the same
        found.changes = picture_of(game).end_changes(scene, cmd, language) + changes(game, s, done, seat, language)
        found.warnings = warnings(scene, language)
    elif picture_of(game).closes_turn(s, cmd):
        found.unknown = False
        found.changes = picture_of(game).end_changes(scene, cmd, language)
    elif found.unknown:
        found.changes = certain(game, s, done, seat, language)
    else:
        found.changes = changes(game, s, after, seat, language)
        found.opens, found.closes = consequences(game, s, after, seat, language)
        found.warnings = picture_of(game).brought_about(s, after, seat, language)
    found.confirm = must_confirm(found, picture_of(game).asked_next)
    return found


def must_confirm(found: Preview, asked_next: tuple[str, ...]) -> bool:
    """Is a click too few? Where a danger stands, or what cannot be taken back is done.

    The end of a turn with nothing to mind needs no second click: its button says what it brings. Neither does a warning
    of what is asked next anyway, as long as one can still go back from that question.
    """
    minded = [one for one in found.warnings if found.barrier or one.id not in asked_next]
    if minded or found.group in ("resign", "destroy"):
        return True
    return found.barrier and not found.ends_turn


def certain(game: Game, before: State, done: State, viewer: int, language: str) -> list[Change]:
    """What a command that reveals something brings whatever is revealed.

    `done`: the command was carried out, and nothing that follows from it. Where nothing was revealed by then, every
    number holds, and so it does where only cards were drawn; otherwise those that changed before the first revelation.
    """
    rules, picture = game.rules, picture_of(game)
    known = []
    for event in drain(done):
        if rules.reveals(event) and event.kind not in (*picture.no_news, *picture.draws):
            break
        known.append(event)
    else:
        return changes(game, before, done, viewer, language)
    gains: dict[tuple[int, str], int] = {}
    for event in known:
        if event.kind in picture.gains:
            key = event.seat, picture.gains[event.kind]
            gains[key] = gains.get(key, 0) + event.a
    found = []
    for (seat, number), gain in gains.items():
        was = getattr(picture.numbers(before, seat), number)
        found.append(change(game, seat, number, was, was + gain, language))
    return [one for one in found if one.before != one.after]


def changes(game: Game, before: State, after: State, viewer: int, language: str) -> list[Change]:
    """Every number that differs, the viewer's own first."""
    found, picture = [], picture_of(game)
    order = [viewer, *(i for i in range(before.seat_count) if i != viewer)]
    for i in order:
        old, new = picture.numbers(before, i), picture.numbers(after, i)
        for number in old.__struct_fields__:
            was, becomes = getattr(old, number), getattr(new, number)
            if was != becomes:
                found.append(change(game, i, number, was, becomes, language))
    return found


def change(game: Game, seat: int, number: str, was: int, becomes: int, language: str) -> Change:
    better = becomes < was if number in picture_of(game).burdens else becomes > was
    name = number_name(number, language)
    return Change(seat=seat, number=number, name=name, before=was, after=becomes, better=better)


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


def forecast(scene: Scene) -> list[Forecast]:
    """What the seat knows to come, if it came now."""
    return picture_of(scene.game).forecast(scene)


def warnings(scene: Scene, language: str) -> list[TurnWarning]:
    """What to mind before the turn is ended."""
    return picture_of(scene.game).warnings(scene, scene.position, language)
