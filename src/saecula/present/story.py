"""What has happened: the log with its laws, and a short digest for somebody who was away."""

from saecula.core.event import Event, redact
from saecula.core.game import Game
from saecula.names import shown_names
from saecula.present.asking import picture_of, speech_of
from saecula.present.picture import number_name
from saecula.present.shapes.common import Digest, LogLine, Moved

DIGESTED = ("attack", "trouble", "event", "step", "heading")
DIGEST_LINES = 12  # more than a glance takes are counted only


def line(game: Game, event: Event, ply: int, language: str) -> LogLine:
    picture, speech = picture_of(game), speech_of(game)
    text, law = speech.event_text(event, shown_names(game, language), language), event.cause
    return LogLine(ply=ply, seat=event.seat, topic=picture.topic_of(event), text=text, law=law)


def log(game: Game, seat: int, since: int, language: str) -> list[LogLine]:
    """Lines from ply `since` on, as a seat may know them; every line names its law."""
    lines = []
    for ply in range(max(since, 0), len(game.happened)):
        for event in game.happened[ply]:
            if speech_of(game).is_worth_a_line(event):
                lines.append(line(game, redact(event, seat), ply, language))
    return lines


def last_command(game: Game, language: str) -> str | None:
    """The last command in words; as it was written where the position before it is no longer kept."""
    if not game.history:
        return game.peek()
    before = game.history[-1]
    cmd = game.rules.parse(before, game.log[-1].text)
    return speech_of(game).label(before, cmd, shown_names(game, language), language)


def digest_since(game: Game, seat: int, ply: int, language: str) -> Digest:
    """What happened after ply `ply`: how the numbers moved, and the last lines that matter."""
    lines = []
    for at in range(max(ply, 0) + 1, len(game.happened)):
        for event in game.happened[at]:
            if picture_of(game).topic_of(event) in DIGESTED:
                lines.append(line(game, redact(event, seat), at, language))
    left_out = max(0, len(lines) - DIGEST_LINES)
    return Digest(since=ply, moved=_moved(game, ply, language), left_out=left_out, lines=lines[left_out:])


def _moved(game: Game, ply: int, language: str) -> list[Moved]:
    """Open numbers then and now; nothing where that position is no longer kept."""
    place = ply - game.resumed_at
    if not 0 <= place < len(game.history):
        return []
    then, now, picture = game.history[place], game.state, picture_of(game)
    found = []
    for i in range(now.seat_count):
        old, new = picture.numbers(then, i), picture.numbers(now, i)
        for number in picture.compared:
            was, becomes = getattr(old, number), getattr(new, number)
            if was != becomes:
                name = number_name(number, language)
                found.append(Moved(seat=i, number=number, name=name, before=was, after=becomes))
    return found
