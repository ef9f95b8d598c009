"""What has happened: the log with its laws, and a short digest for somebody who was away."""

from saecula.aoc import terms as a
from saecula.aoc import words as aoc_words
from saecula.core.event import Event, redact
from saecula.core.game import Game
from saecula.i18n import say
from saecula.present.actions import label, numbers
from saecula.present.shapes.common import Digest, LogLine, Moved, Topic
from saecula.tta import terms as t
from saecula.tta import words as tta_words

# kinds of line by what a reader may look for; others are plain
TTA_TOPICS: dict[Topic, tuple[int, ...]] = {
    "heading": (t.ROUND_BEGAN, t.AGE_BEGAN, t.LAST_ROUND, t.GAME_ENDED),
    "attack": (
        t.AGGRESSION_PLAYED, t.AGGRESSION_REPELLED, t.AGGRESSION_SUCCEEDED, t.WAR_DECLARED, t.WAR_RESOLVED,
        t.BONUS_PLAYED, t.CARD_STOLEN, t.RESIGNED, t.PACT_OFFERED, t.PACT_MADE, t.PACT_ENDED, t.PACT_REFUSED,
    ),
    "score": (t.CULTURE_CHANGED, t.SCIENCE_CHANGED),
    "trouble": (t.UPRISING, t.CORRUPTION, t.FAMINE_STRUCK, t.WONDER_RUINED, t.COLONY_LOST, t.WORKER_LOST),
    "event": (t.EVENT_REVEALED, t.COLONY_TAKEN, t.TERRITORY_UNCLAIMED, t.EVENTS_RENEWED),
    "step": (
        t.LEADER_ELECTED, t.WONDER_COMPLETED, t.DEVELOPED, t.TACTIC_ADOPTED, t.ANTIQUATED, t.TACTICS_SHARED,
    ),
    "minor": (t.CARD_DEALT, t.ROW_SWEPT, t.FOOD_CHANGED, t.RESOURCES_CHANGED, t.BLUE_CHANGED, t.YELLOW_CHANGED),
}  # fmt: skip
AOC_TOPICS: dict[Topic, tuple[int, ...]] = {
    "heading": (a.ROUND_BEGAN, a.GAME_ENDED),
    "attack": (a.WAR_BROKE_OUT, a.PLAGUE_BROKE_OUT),
    "score": (a.VP_GAINED,),
    "trouble": (a.WORKER_LOST, a.COINS_LOST),
    "event": (a.TOKEN_RESOLVED, a.ROW_SHIFTED),
    "step": (a.CIV_RAISED, a.CIV_ANNEXED, a.TECH_LEARNED, a.WONDER_TAKEN, a.SPECIAL_BOUGHT),
    "minor": (a.COINS_GAINED, a.CIV_REVEALED, a.MARKER_PASSED),
}
DIGESTED = ("attack", "trouble", "event", "step", "heading")
DIGEST_LINES = 12  # more than a glance takes are counted only
COMPARED = {"tta": ("culture", "science", "strength"), "aoc": ("vp", "coins", "power")}


def topic_of(game: str, event: Event) -> Topic:
    topics = TTA_TOPICS if game == "tta" else AOC_TOPICS
    return next((topic for topic, kinds in topics.items() if event.kind in kinds), "plain")


def is_worth_a_line(game: str, event: Event) -> bool:
    return event.kind not in tta_words.QUIET if game == "tta" else aoc_words.is_worth_a_line(event)


def line(game: Game, event: Event, ply: int, language: str) -> LogLine:
    name = game.rules.name
    if name == "tta":
        text, law = tta_words.log_text(event, game.names, language), tta_words.EVENT_LAWS[event.kind]
    else:
        text, law = aoc_words.event_text(event, game.names, language), aoc_words.event_law(event)
    return LogLine(ply=ply, seat=event.seat, topic=topic_of(name, event), text=text, law=law)


def log(game: Game, seat: int, since: int, language: str) -> list[LogLine]:
    """Lines from ply `since` on, as a seat may know them; every line names its law."""
    lines = []
    for ply in range(max(since, 0), len(game.happened)):
        for event in game.happened[ply]:
            if is_worth_a_line(game.rules.name, event):
                lines.append(line(game, redact(event, seat), ply, language))
    return lines


def last_command(game: Game, language: str) -> str | None:
    """The last command in words; as it was written where the position before it is no longer kept."""
    if not game.history:
        return game.peek()
    before = game.history[-1]
    return label(before, game.rules.parse(before, game.log[-1].text), game.names, language)


def digest_since(game: Game, seat: int, ply: int, language: str) -> Digest:
    """What happened after ply `ply`: how the numbers moved, and the last lines that matter."""
    lines = []
    for at in range(max(ply, 0) + 1, len(game.happened)):
        for event in game.happened[at]:
            if topic_of(game.rules.name, event) in DIGESTED:
                lines.append(line(game, redact(event, seat), at, language))
    left_out = max(0, len(lines) - DIGEST_LINES)
    return Digest(since=ply, moved=_moved(game, ply, language), left_out=left_out, lines=lines[left_out:])


def _moved(game: Game, ply: int, language: str) -> list[Moved]:
    """Open numbers then and now; nothing where that position is no longer kept."""
    place = ply - game.resumed_at
    if not 0 <= place < len(game.history):
        return []
    then, now = game.history[place], game.state
    found = []
    for i in range(now.seat_count):
        old, new = numbers(then, i), numbers(now, i)
        for number in COMPARED[game.rules.name]:
            was, becomes = getattr(old, number), getattr(new, number)
            if was != becomes:
                name = say(language, f"number-{number}")
                found.append(Moved(seat=i, number=number, name=name, before=was, after=becomes))
    return found
