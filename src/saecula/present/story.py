"""What has happened: the log with its laws, and a short digest for somebody who was away."""

from saecula.core.event import Event, redact
from saecula.core.game import Game, Move
from saecula.core.state import State
from saecula.i18n import say
from saecula.names import shown_names
from saecula.present.asking import picture_of, speech_of
from saecula.present.picture import NOBODY, number_name
from saecula.present.shapes.common import Digest, DigestTurn, LogLine, Moved, Topic

TURN_LINES = 80  # of all turns together: more than anybody reads are counted only
RECENT = 240  # plies in which the last turn of a seat lies, nearly always


NUMBERS: tuple[Topic, ...] = ("minor", "score", "production", "turn")  # what changed, not what was done


def line(game: Game, event: Event, ply: int, names: list[str], language: str) -> LogLine:
    picture = picture_of(game)
    text = picture.told(game, ply, event, names, language) or speech_of(game).event_text(event, names, language)
    found = _line(ply, picture.seat_of(event), picture.topic_of(event), text, event.cause, picture.card_of(event))
    found.matters = found.topic not in NUMBERS and event.kind not in picture.asides
    found.why = picture.why(game, ply, event, names, language)
    return found


def _line(ply: int, seat: int, topic: Topic, text: str, law: str, card: str | None = None) -> LogLine:
    return LogLine(
        ply=ply,
        seat=seat,
        topic=topic,
        text=text,
        law=law,
        card=card,
        paid=[],
        auto=False,
        event=None,
        why="",
        matters=False,
    )


def log(game: Game, seat: int, since: int, language: str) -> list[LogLine]:
    """Lines from ply `since` on, as a seat may know them; every line names its law.

    What a command took stands with the first thing that it did.
    """
    lines = []
    names = shown_names(game, language)
    for ply in range(max(since, 0), len(game.happened)):
        events = _events(game, seat, ply)
        told = _told(game, events, ply, names, language)
        told += _came_to_nothing(game, seat, ply, names, language)
        given = game.log[ply - 1] if 0 < ply <= len(game.log) else None  # before the first one stands the deal
        _note_price(game, events, given, told)
        lines += told
    return lines


def _events(game: Game, seat: int, ply: int) -> list[Event]:
    """What a command brought about, as a seat may know it."""
    return picture_of(game).in_order([redact(event, seat) for event in game.happened[ply]])


def _came_to_nothing(game: Game, seat: int, ply: int, names: list[str], language: str) -> list[LogLine]:
    """Of an event that asked and is over with this answer, that nobody did anything: silence would leave it open."""
    picture = picture_of(game)
    card = picture.under_way(game, ply)
    if card is None or picture.under_way(game, ply + 1) == card:
        return []
    first = ply
    while first > 1 and picture.under_way(game, first) == card:
        first -= 1
    told = [one for at in range(first, ply + 1) for one in _told(game, _events(game, seat, at), at, names, language)]
    revealed = next((one for one in told if one.card == card and one.topic == "event"), None)
    if revealed is None or any(_came(one, card) for one in told):
        return []
    text = say(language, "told-came-to-nothing", card=picture.card_name(card, language))
    found = _line(ply, revealed.seat, "plain", text, revealed.law)
    found.event, found.matters = card, True
    return [found]


def _came(line: LogLine, card: str | None) -> bool:
    """Did a line come of an event? What is told of the piles, without a card, is nobody's gain or loss."""
    return line.event == card and (line.topic != "event" or line.card is not None)


def _told(game: Game, events: list[Event], ply: int, names: list[str], language: str) -> list[LogLine]:
    """The lines of a ply, each with the event that it comes of."""
    picture, speech = picture_of(game), speech_of(game)
    sums = {one.at: one for one in picture.sums(game, ply, events, names, language)}
    under_way = picture.under_way(game, ply)
    told: list[LogLine] = []
    revealed: list[LogLine] = []
    for at, event in enumerate(events):
        topic = picture.topic_of(event)
        if topic in ("turn", "heading"):
            under_way = None
        if at in sums:
            told.append(_line(ply, sums[at].seat, sums[at].topic, sums[at].text, sums[at].law))
            told[-1].event = under_way
        if picture.reveals(event):
            told.append(line(game, event, ply, names, language))
            revealed.append(told[-1])
            under_way = picture.card_of(event)
        elif speech.is_worth_a_line(event) or topic == "turn":
            told.append(line(game, event, ply, names, language))
            told[-1].event = under_way if told[-1].seat != NOBODY else None
    for one in revealed:
        if not any(_came(other, one.card) for other in told) and picture.under_way(game, ply + 1) != one.card:
            one.why = f"{one.why} {say(language, 'told-no-effect')}".strip()
    return told


def _note_price(game: Game, events: list[Event], given: Move | None, told: list[LogLine]) -> None:
    """To the line of what was done; where that is a minor matter, as in a pass, it is still the deed."""
    own = [one for one in told if given and one.seat == given.seat and one.topic != "turn"]
    deed = next((one for one in own if one.topic != "minor"), own[0] if own else None)
    if given is not None and deed is not None:
        deed.paid = picture_of(game).paid(events, given.seat)
        deed.auto = given.auto


def last_command(game: Game, language: str) -> str | None:
    """The last command in words; as it was written where the position before it is no longer kept."""
    if not game.history:
        return game.peek()
    before = game.history[-1]
    cmd = game.rules.parse(before, game.log[-1].text)
    return speech_of(game).label(before, cmd, shown_names(game, language), language)


def command_words(game: Game, s: State, text: str, language: str) -> str:
    """A command that was given at a position, or will be: as its button said it."""
    return speech_of(game).title(s, game.rules.parse(s, text), shown_names(game, language), language)


def digest_since(game: Game, seat: int, ply: int, language: str) -> Digest:
    """What happened after ply `ply`: turn by turn what was done, and how the numbers moved."""
    turns = list[DigestTurn]()
    for told in log(game, seat, max(ply, 0) + 1, language):
        if told.topic in ("minor", "turn"):
            continue
        mover = _turn_of(game, told.ply)
        if not turns or turns[-1].seat != mover:
            turns.append(DigestTurn(seat=mover, first=told.ply - 1, last=told.ply, lines=[]))
        turns[-1].last = told.ply
        turns[-1].lines.append(told)
    whole = _length(turns)
    if whole > TURN_LINES:
        _shorten(turns, _news(game, seat, ply, language))
    moved = _moved(game, ply, language)
    return Digest(since=ply, until=game.ply, moved=moved, left_out=whole - _length(turns), turns=turns)


def _length(turns: list[DigestTurn]) -> int:
    return sum(len(turn.lines) for turn in turns)


def _news(game: Game, seat: int, ply: int, language: str) -> set[tuple[int, str]]:
    """By ply and text, what somebody who was long away is told."""
    picture, names, found = picture_of(game), shown_names(game, language), set[tuple[int, str]]()
    for at in range(max(ply, 0) + 1, len(game.happened)):
        events = (redact(one, seat) for one in game.happened[at])
        found |= {(at, line(game, one, at, names, language).text) for one in events if picture.is_digested(one)}
    return found


def _shorten(turns: list[DigestTurn], news: set[tuple[int, str]]) -> None:
    """More than anybody reads: of the oldest turns only what matters, then not even them."""
    for turn in turns:
        if _length(turns) <= TURN_LINES:
            return
        turn.lines = [told for told in turn.lines if (told.ply, told.text) in news]
    while len(turns) > 1 and _length(turns) > TURN_LINES:
        turns.pop(0)


def digest_since_turn(game: Game, seat: int, language: str) -> Digest:
    """What the others did since the last turn of a seat."""
    found = digest_since(game, seat, last_turn_end(game, seat), language)
    found.turns = [turn for turn in found.turns if turn.seat != seat]  # its own is the present one
    return found


def last_turn_end(game: Game, seat: int) -> int:
    """The ply that ended the last turn of a seat before the present one; 0 where it has had none."""
    for first in (max(game.resumed_at, game.ply - RECENT), game.resumed_at):
        movers = [_turn_of(game, ply) for ply in range(first + 1, game.ply + 1)]
        if game.state.turn_seat == seat:  # the present turn is not over
            while movers and movers[-1] == seat:
                movers.pop()
        while movers and movers[-1] != seat:
            movers.pop()
        if movers:
            return first + len(movers)
    return 0


def _turn_of(game: Game, ply: int) -> int:
    """Whose turn a command fell into: the last one of a turn ends it."""
    place = ply - 1 - game.resumed_at
    return game.history[place].turn_seat if 0 <= place < len(game.history) else game.state.turn_seat


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
