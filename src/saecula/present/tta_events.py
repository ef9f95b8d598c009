"""Events of Through the Ages as a story: what belongs to which event, whom it found, and by which numbers.

Both are told from the positions of the past, which everybody may know as far as they are asked here: strength, culture,
happiness and discontent lie open.
"""

from typing import NamedTuple

from saecula.core.command import a_of, kind_of
from saecula.core.errors import BrokenLaw
from saecula.core.event import Event
from saecula.core.game import Game
from saecula.i18n import say
from saecula.present.picture import number_name
from saecula.present.tta_fights import FIGHTS, Fight, fight_text, fights_of
from saecula.tta import terms as t
from saecula.tta.cards.catalog import SLUGS
from saecula.tta.law.colonize import bid_of
from saecula.tta.law.events import few, steps_of
from saecula.tta.law.events.event import event_of
from saecula.tta.law.events.ties import cultures, strengths, strengths_for_weakest
from saecula.tta.law.events.whom import concerned
from saecula.tta.law.politics.event import score_prepared
from saecula.tta.ratings.discontent import discontent_of
from saecula.tta.ratings.happiness import happiness_of
from saecula.tta.state import State

NOTE = "events"  # what is kept with the past of a game
ALONE = {t.TWO_WEAKEST: t.WEAKEST, t.TWO_STRONGEST: t.STRONGEST}  # whom they mean where two players are left
STRONG = (t.STRONGEST, t.TWO_STRONGEST)
WEAK = (t.WEAKEST, t.TWO_WEAKEST, t.SECOND_WEAKEST)
SPOILS = (t.ASK_SPOILS, t.ASK_SPLIT, t.ASK_LOSE_WORKER)  # what an aggression asks for when it has succeeded
CULTURED = (t.MOST_CULTURE, t.FEWEST_CULTURE, t.MOST_CULTURE_IF_WEAK)


class Found(NamedTuple):
    """Whom an event looked for, by which number, whom it found, and what everybody had; who revealed it."""

    whom: int
    number: str
    seats: list[int]
    values: list[int]
    revealer: int


class Story(NamedTuple):
    """By ply: the event or aggression that was being resolved when its command was given, whom an event found that it
    revealed, and the fights that it brought about, by kind of event.
    """

    under_way: dict[int, str]
    found: dict[int, list[Found]]
    fights: dict[int, dict[int, Fight]]


def story(game: Game) -> Story:
    """Of the whole game, reckoned on from where somebody asked before."""
    history = game.history
    place, noted = history.notes.get(NOTE, (-1, Story({}, {}, {})))
    known: Story = noted
    if place + 1 >= len(history):
        return known
    under_way, found, fights = known.under_way.copy(), known.found.copy(), known.fights.copy()
    for at in range(place + 1, len(history)):
        before, ply = history[at], at + 1 + game.resumed_at
        assert isinstance(before, State)
        events = [int(event_of(frame)) for frame in before.stack if frame.kind == t.ASK_EVENT]
        if events:
            under_way[ply] = SLUGS[events[-1]]
        elif before.stack[-1].kind in SPOILS:
            won = [event.a for event in game.happened[ply - 1] if event.kind == t.AGGRESSION_SUCCEEDED]
            card = SLUGS[won[-1]] if won else under_way.get(ply - 1)
            if card is not None:
                under_way[ply] = card
        for event in game.happened[ply]:
            if event.kind == t.EVENT_REVEALED:
                found[ply] = found_by(before, history.commands[at], event.a, event.seat)
        fought = fights_of(before, history.commands[at], game.happened[ply])
        if fought:
            fights[ply] = fought
    history.notes[NOTE] = (len(history) - 1, Story(under_way, found, fights))
    return Story(under_way, found, fights)


def under_way(game: Game, ply: int) -> str | None:
    """The event that was being resolved when the command of a ply was given; of the next one, as it stands now."""
    if ply <= game.ply:
        return story(game).under_way.get(ply)
    assert isinstance(game.state, State)
    events = [int(event_of(frame)) for frame in game.state.stack if frame.kind == t.ASK_EVENT]
    return SLUGS[events[-1]] if events else None


def found_by(before: State, cmd: int, card: int, revealer: int) -> list[Found]:
    """Whom an event found that a command revealed: whoever prepares one has scored for it by then."""
    s = before.copy()
    s.quiet = True
    if kind_of(cmd) == t.PREPARE:
        score_prepared(s, revealer, a_of(cmd))
    whoms = dict.fromkeys(int(whom) for whom, _, _ in steps_of(s, card) if whom != t.ALL)
    return [_found(s, whom, revealer) for whom in whoms]


def _found(s: State, whom: int, revealer: int) -> Found:
    seats = [int(i) for i in concerned(s, whom, revealer)]
    named = ALONE.get(whom, whom) if few(s) == 1 else whom
    if whom in CULTURED:
        number, values = "culture", cultures(s)
    elif whom == t.ALL_HAPPIEST:
        number, values = "happiness", [happiness_of(seat) for seat in s.seats]
    elif whom == t.ALL_MOST_DISCONTENT:
        number, values = "discontent", [discontent_of(seat) for seat in s.seats]
    elif whom in WEAK:
        number, values = "strength", strengths_for_weakest(s)
    elif whom in STRONG:
        number, values = "strength", strengths(s)
    else:
        raise BrokenLaw(f"nobody is found by {t.WHOM_IDS[whom]}")
    return Found(named, number, seats, [int(n) for n in values], int(revealer))


def why(game: Game, ply: int, event: Event, names: list[str], language: str) -> str:
    """Whom an event found, and why them (nothing where it is for everybody); how a fight or an auction came out."""
    if event.kind in FIGHTS:
        fight = story(game).fights.get(ply, {}).get(event.kind)
        return fight_text(event.kind, fight, language) if fight else ""
    if event.kind == t.WAR_DECLARED:
        return say(language, "told-war-when", who=names[event.seat])
    if event.kind in (t.BID_MADE, t.BID_PASSED):
        return _auction_won(game, ply, names, language)
    if event.kind != t.EVENT_REVEALED:
        return ""
    return " ".join(_why(game, one, names, language) for one in story(game).found.get(ply, []))


def _auction_won(game: Game, ply: int, names: list[str], language: str) -> str:
    """Who won an auction that is over with a bid or a pass: whoever is asked for a force."""
    place = ply - game.resumed_at
    if not 0 <= place <= len(game.history):
        return ""
    after = game.history[place] if place < len(game.history) else game.state
    force = next((frame for frame in after.stack if frame.kind == t.ASK_FORCE), None)
    if force is None:
        return ""
    return say(language, "told-auction-won", who=names[force.seat], n=int(bid_of(force)))


def _why(game: Game, one: Found, names: list[str], language: str) -> str:
    whom = say(language, f"whom-{t.WHOM_IDS[one.whom]}")
    playing = [i for i, value in enumerate(one.values) if value >= 0]  # whoever left the game is compared no more
    values = ", ".join(f"{names[i]} {one.values[i]}" for i in playing)
    who = ", ".join(names[i] for i in one.seats) or say(language, "told-nobody")
    number = number_name(one.number, language).lower()
    text = say(language, "told-found", whom=whom[:1].upper() + whom[1:], who=who, number=number, values=values)
    others = {one.values[i] for i in playing if i not in one.seats}
    tied = one.number in ("strength", "culture") and any(one.values[i] in others for i in one.seats)
    return f"{text} {say(language, 'told-tie', who=names[one.revealer])}" if tied else text
