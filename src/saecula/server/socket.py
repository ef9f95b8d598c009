"""One page at a table, over a web socket: states go out, commands and questions come in."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final, assert_never

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import structs

from saecula import present
from saecula.core.errors import SaeculaError
from saecula.core.game import Game
from saecula.present.shapes.common import Shape
from saecula.server import play, rows, seating, upkeep, wire
from saecula.server.config import BODY_LIMIT
from saecula.server.database import AWAY, reason_of
from saecula.server.deadline import in_time
from saecula.server.differences import difference
from saecula.server.faults import Fault, fault_of, no_such_seat, refusal_text
from saecula.server.house import House
from saecula.server.live import PATIENCE, LiveTable
from saecula.server.logs import seldom
from saecula.server.messages import (
    AckMessage,
    ActionsAnswer,
    Answer,
    ByeMessage,
    ChangesMessage,
    DigestAnswer,
    ErrorMessage,
    ExplainAnswer,
    ForecastAnswer,
    LogPart,
    PongMessage,
    PreviewAnswer,
    SaidMessage,
    StateMessage,
    StepMessage,
    WarningsAnswer,
    WhereaboutsAnswer,
    Why,
    WhyAnswer,
)
from saecula.server.pictures import scene_of, state_data, step_data, viewing_seat
from saecula.server.rows import KeyRow, Written
from saecula.server.secrets import hashed
from saecula.server.teaching import other_move

HELLO_SECONDS: Final = 10.0
SILENCE: Final = 75.0  # seconds without a word after which a page is gone
SEEN_EVERY: Final = 20.0  # seconds between two notes that somebody is there
REDRAWN: Final = 0.1  # seconds that a page is not heard after it had everything drawn anew
RESTS: Final = 3.0  # after a question a page is not heard for so many times as long as the answer took
RATE, BURST = 40.0, 200.0  # messages per second in the long run, and at once
STEPS: Final = 30  # positions at most that a page is shown on the way to the newest one
SPEAKS: Final = 0.5  # seconds that a page is not heard after somebody spoke
STEPS_BACK: Final = 40  # lines before the last seen one that are sent again: they may have been taken back
BAD_MESSAGE, UNKNOWN_TOKEN, NO_TABLE, TOO_OFTEN = 4400, 4401, 4404, 4429
LEFT: Final = (RuntimeError, WebSocketDisconnect, OSError)  # what sending to a page raises that has gone
COME_BACK: Final = 1012
GONE: Final = {"no-such-table": NO_TABLE, "draining": COME_BACK}  # why a page is sent away; else its token is dead
NO_LINES: Final = LogPart(first=0, lines=[])
encode = msgspec.json.encode


def _mark(key: KeyRow, message: wire.Command | wire.Undo | wire.Redo) -> str:
    """What makes a repetition of a message: the same words of the same person under the same id."""
    text = message.text if isinstance(message, wire.Command) else type(message).__name__
    return hashed(f"{key.id}|{message.id}|{message.ply}|{text}")


class Page:
    """A Listener of its table. The newest state is sent when the page can take it; those between are skipped."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, table: LiveTable) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.key: KeyRow | None = None
        self.hidden = False
        self.language = "en"
        self.wanted: int | None = None
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.log_until = -1  # the last ply whose lines this page has
        self.log_entries = 0  # how many entries the table had then
        self.shown: tuple[int, str] | None = None  # the seat and language of those lines
        self.since: int | None = None  # a ply that the page says it has seen
        self.steps = False  # does it want every position on the way?
        self.changes = False  # and no more than what differs from the state before?
        self.sent: StateMessage | None = None  # that state
        self.states = 0  # how many were sent
        self.seen: int | None = None  # the ply that its person has before the eyes
        self.words: list[SaidMessage] = []  # what was said and is to be sent
        self.invite = ""
        self.ending = ""
        self.noted_at = 0.0
        self.rest = 0.0
        self.tokens, self.filled_at = BURST, time.monotonic()

    # --- a Listener -------------------------------------------------------------------------------------------------
    def wake(self) -> None:
        self.news.set()

    def dismiss(self, code: str) -> None:
        self.ending = code
        self.news.set()

    def hear(self, word: SaidMessage) -> None:
        self.words.append(word)
        self.news.set()

    # --- the conversation -------------------------------------------------------------------------------------------
    async def run(self) -> None:
        if not await self._hello():
            return
        self.table.listeners.add(self)
        self.words = self.table.said[:] if self.table.row.chat else []
        try:
            with suppress(*AWAY):
                await self._note_presence(time.time())
            self.table.wake_listeners()
            await self._converse()
        finally:
            self.table.listeners.discard(self)
            self.table.used_at = time.time()
            with suppress(Exception):
                await self._note_presence(None)
            self.table.wake_listeners()

    async def _converse(self) -> None:
        sender = asyncio.create_task(self._send_states())
        try:
            await self._receive()
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sender

    async def _hello(self) -> bool:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = self._decoded(await self.socket.receive_data("text"))
        except (TimeoutError, SaeculaError):
            await self._close(BAD_MESSAGE, "bad-message")
            return False
        except WebSocketDisconnect:
            return False
        if not isinstance(message, wire.Hello):
            await self._close(BAD_MESSAGE, "bad-message")
            return False
        self.language, self.wanted, self.since = message.lang, message.seat, message.seen_ply
        self.invite, self.steps, self.changes = message.invite, message.steps, message.changes
        if message.token:
            async with self.house.db.reading() as connection:
                self.key = await rows.read_key(connection, self.table.id, hashed(message.token))
            if self.key is None:
                await self._send_away(Fault("unknown-token"))
                return False
        if not self.table.may_watch(self.key, self.invite):
            await self._send_away(Fault("no-spectators"))
            return False
        return True

    async def _send_away(self, fault: Fault) -> None:
        told = seating.unless_private(self.table, fault, self.key)
        await self._close(UNKNOWN_TOKEN if told is fault else NO_TABLE, told.code)

    async def _receive(self) -> None:
        while not self.ending:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await self.socket.receive_data("text")
            except (TimeoutError, WebSocketDisconnect):
                return
            if self.house.config.rate and not self._may_speak():
                await self._close(TOO_OFTEN, "too-often")
                return
            await self._answer(text)
            if self.house.config.rate:
                await asyncio.sleep(self.rest)
            self.rest = 0.0

    def _may_speak(self) -> bool:
        now = time.monotonic()
        self.tokens = min(BURST, self.tokens + (now - self.filled_at) * RATE)
        self.filled_at = now
        self.tokens -= 1
        return self.tokens >= 0

    def _decoded(self, text: Any) -> wire.Message:
        if not isinstance(text, str) or len(text) > BODY_LIMIT:
            raise Fault("bad-message", 400)
        try:
            return wire.decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Fault("bad-message", 400) from None

    async def _answer(self, text: str | bytes) -> None:
        """Do what a message asks; whatever is wrong with it is answered in one sentence."""
        message: wire.Message | None = None
        try:
            message = self._decoded(text)
            if isinstance(message, wire.Ping):  # most messages are signs of life, and wait for nothing
                await self._obey(message)
            else:
                await in_time(self._obey(message))
        except Exception as error:
            await self._send(self._error(error, getattr(message, "id", None)))

    def _error(self, error: Exception, id: wire.Id | None) -> ErrorMessage:
        return ErrorMessage(id=id, **structs.asdict(self._failure(error).told(self.language)))

    def _failure(self, error: Exception) -> Fault:
        """What is told of it; a fault of ours is logged, and the page lives on."""
        if isinstance(error, SaeculaError):
            return fault_of(error, self.table.row.game)
        if isinstance(error, AWAY):
            reason = reason_of(error)
            seldom.away(reason, "table %s: the database cannot be used: %s", self.table.id, reason)
            return Fault("storage", 503)
        seldom.fault(error, "table %s failed", self.table.id)
        return Fault("internal", 500)

    async def _obey(self, message: wire.Message) -> None:
        if isinstance(message, (wire.Command, wire.Undo, wire.Redo)):
            await self._play(message)
        elif isinstance(message, wire.Ask):
            async with self.house.look(self.table):  # never a position that is not on disk yet
                begun = time.monotonic()
                try:
                    answer = self._asked(message)
                finally:
                    self.rest = RESTS * (time.monotonic() - begun)
            await self._send(answer)
        elif isinstance(message, wire.SetReady):
            for seat in self.table.seats_of(self._person()):
                await seating.set_ready(self.house, self.table, seat, self._person(), message.ready)
        elif isinstance(message, wire.Look):
            if message.seat not in self.table.seats_of(self.key):
                raise Fault("not-your-seat", 403)
            self.wanted = message.seat
            self.rest = REDRAWN
            self.wake()
        elif isinstance(message, wire.Speak):
            self.language = message.lang
            self.rest = REDRAWN
            self.wake()
        elif isinstance(message, wire.Visible):
            self.hidden = not message.visible
        elif isinstance(message, wire.Ping):
            now = time.time()
            self.seen = message.seen if message.seen is not None else self.seen
            if now - self.noted_at > SEEN_EVERY:
                await self._note_presence(now)
            await self._send(PongMessage(now=now))
        elif isinstance(message, wire.Say):
            self._say(message)
        elif isinstance(message, wire.Hello):  # comes once, and first
            raise Fault("bad-message", 400)
        else:
            assert_never(message)

    def _person(self) -> KeyRow:
        if self.key is None:
            raise Fault("not-your-seat", 403)
        return self.key

    async def _play(self, message: wire.Command | wire.Undo | wire.Redo) -> None:
        key = self._person()
        mark = _mark(key, message) if message.id is not None else None
        if isinstance(message, wire.Command):
            done = await play.command(self.house, self.table, key, message.text, message.ply, mark)
        elif isinstance(message, wire.Undo):
            done = await play.undo(self.house, self.table, key, message.ply, mark)
        else:
            done = await play.redo(self.house, self.table, key, message.ply, mark)
        await self._send(AckMessage(id=message.id, ply=done.ply, version=done.version, duplicate=done.duplicate))

    def _say(self, message: wire.Say) -> None:
        """Only people at the table speak, and only where the table wants it."""
        seats = self.table.seats_of(self._person())
        if not self.table.row.chat or not seats:
            raise Fault("no-chat", 403)
        text = " ".join(message.text.split())
        if not text and message.phrase is None:
            raise Fault("bad-message", 400)
        row = self.table.seats[self.wanted if self.wanted in seats else seats[0]]
        number = self.table.said[-1].number + 1 if self.table.said else 1
        word = SaidMessage(number, row.seat, row.name, message.phrase, "" if message.phrase else text, time.time())
        self.rest = SPEAKS
        self.house.say(self.table, word)

    def _asked(self, ask: wire.Ask) -> Answer:
        """A question about the game; everything is computed from what the seat may know."""
        table, language = self.table, self.language
        game = table.game
        if game is None:
            raise Fault("not-playing")
        seat = viewing_seat(table, self.key, self.wanted)
        scene = scene_of(table, game, seat)
        if ask.what == "digest":
            if ask.since is None:
                return DigestAnswer(ask.id, "digest", present.digest_since_turn(game, seat, language))
            return DigestAnswer(ask.id, "digest", present.digest_since(game, seat, min(ask.since, game.ply), language))
        if ask.what == "explain":
            target = seat if ask.seat is None else ask.seat
            if not 0 <= target < len(table.seats):
                raise no_such_seat(target)
            return ExplainAnswer(ask.id, "explain", present.explain(scene, ask.number, target, language))
        if ask.what == "whereabouts":
            return WhereaboutsAnswer(ask.id, "whereabouts", present.whereabouts(scene, language))
        if ask.what == "warnings":
            return WarningsAnswer(ask.id, "warnings", present.warnings(scene, language))
        if ask.what == "forecast":
            return ForecastAnswer(ask.id, "forecast", present.forecast(scene))
        if seat != table.row.decider:
            raise Fault("not-your-decision", 403)
        if ask.what == "actions":
            return ActionsAnswer(ask.id, "actions", present.decision(scene, language))
        if ask.what == "preview":
            tried = present.preview(scene, ask.text, language)
            if other_move(table, ask.text) is not None:
                tried.confirm = False  # the lesson will say no, and nobody shall be asked twice before that
            return PreviewAnswer(ask.id, "preview", tried)
        if ask.what == "why":
            return WhyAnswer(ask.id, "why", self._why(game, ask.text))
        assert_never(ask.what)

    def _why(self, game: Game, text: str) -> Why:
        refusal = game.why(text, self.language)
        if refusal is None:
            return Why(legal=True, law=None, text="")
        return Why(legal=False, law=refusal.law, text=refusal_text(game.rules.name, refusal, self.language))

    # --- sending ----------------------------------------------------------------------------------------------------
    async def _send(self, message: Shape) -> None:
        async with self.sending:
            with suppress(*LEFT):  # the reader will notice
                await self.socket.send_data(encode(message), "text", "utf-8")

    async def _send_states(self) -> None:
        while True:
            self.news.clear()
            if self._is_over():
                code = self.ending or "revoked"
                await self._close(GONE.get(code, UNKNOWN_TOKEN), code)
                return
            try:
                async with self.house.look(self.table):
                    news = [encode(message) for message in (*self._words(), *self._passed(), self._next(self._state()))]
            except Exception as error:
                self.sent = None
                news = [encode(self._error(error, None))]
            async with self.sending:
                for data in news:
                    await self.socket.send_data(data, "text", "utf-8")
            await self.news.wait()

    def _next(self, state: StateMessage) -> StateMessage | ChangesMessage:
        """A state as it is told to this page: whole, or what differs from the last one."""
        last, self.sent = self.sent, structs.replace(state, log=NO_LINES) if self.changes else None
        self.states += 1
        if last is None or last.seat != state.seat:
            return state
        changes = difference(last, state)
        if not isinstance(changes, dict):
            return state
        return ChangesMessage(after=self.states - 1, changes={**changes, "log": [state.log]})

    def _words(self) -> list[SaidMessage]:
        words, self.words = self.words, []
        return words if self.table.row.chat else []

    def _passed(self) -> list[StepMessage]:
        """Positions between the last state and the next one, for a page that shows every ply.

        Nothing where something was taken back meanwhile, or where so much happened that a digest tells it better.
        """
        table = self.table
        seat = viewing_seat(table, self.key, self.wanted)
        news = table.row.ply - self.log_until
        if not self.steps or self.shown != (seat, self.language) or table.row.entries - self.log_entries != news:
            return []
        if table.game is None or not 1 < news <= STEPS or self.log_until < table.game.resumed_at:
            return []
        return [step_data(table, seat, self.language, ply) for ply in range(self.log_until + 1, table.row.ply)]

    def _is_over(self) -> bool:
        """Has this page lost what it came with?"""
        return bool(self.ending) or not self.table.may_watch(self.key, self.invite)

    def _state(self) -> StateMessage:
        """The newest state, with those lines of the log that this page lacks."""
        table = self.table
        seat = viewing_seat(table, self.key, self.wanted)
        self.wanted = seat if seat >= 0 else self.wanted  # hot-seat: nobody looks at the next hand unasked
        if self.since is None and self.shown is None and seat >= 0 and table.game is not None:
            seen = table.seats[seat].seen_ply  # on whatever device that was
            self.since = seen if seen is not None and seen < table.game.ply else None
            first = 0
        else:
            first = self._first_line(seat)
        state = state_data(table, self.key, seat, self.language, first)
        if self.since is not None and table.game is not None:
            state.since = present.digest_since(table.game, seat, min(self.since, table.game.ply), self.language)
        self.since = None
        self.log_until = table.row.ply
        self.shown = (seat, self.language) if table.game is not None else None  # the deal is the first thing told
        self.log_entries = table.row.entries
        return state

    def _first_line(self, seat: int) -> int:
        """From which ply on lines are sent: all to a new page or another reader, else what is new.

        Every entry since was a step on or a step back: the page keeps what lies before all that were taken back.
        """
        if self.since is not None and self.shown is None:
            return max(0, min(self.since, self.table.row.ply) + 1 - STEPS_BACK)
        if self.shown != (seat, self.language):
            return 0
        back = (self.table.row.entries - self.log_entries - (self.table.row.ply - self.log_until)) // 2
        return max(0, self.log_until - back + 1)

    async def _note_presence(self, now: float | None) -> None:
        """For other servers and the host: is this person here?"""
        if self.key is None:
            return
        still_here = any(other.key is not None and other.key.id == self.key.id for other in self.table.listeners)
        if now is None and still_here:
            return
        at_once = now is None or not self.noted_at
        self.noted_at = now or 0.0
        seen = time.time() - PATIENCE if now is None else now  # whoever leaves is away at once
        for seat in self.table.seats:
            if seat.key_id == self.key.id:
                seat.seen_at = seen
        held = {"this_table": self.table.id, "this_key": self.key.id}
        news: list[Written] = [(rows.WRITE_SEEN, {**held, "seen_at": seen})]
        if self.seen is not None and self.wanted in self.table.seats_of(self.key):
            row = self.table.seats[self.wanted]
            row.seen_ply = min(self.seen, self.table.row.ply)
            news.append((rows.WRITE_SEEN_PLY, {**held, "this_seat": row.seat, "seen_ply": row.seen_ply}))
        self.house.seen += news
        if at_once:  # whoever comes or goes; signs of life between are written with those of others
            await upkeep.note_seen(self.house)

    async def _close(self, close_code: int, code: str) -> None:
        with suppress(Exception):
            await self._send(ByeMessage(code=code, text=Fault(code).text(self.language)))
            await self.socket.close(close_code, code)
