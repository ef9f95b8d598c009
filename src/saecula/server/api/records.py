"""After the game: records down and up, verification, report, replay."""

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from saecula import present
from saecula.core import record
from saecula.core.errors import RecordError
from saecula.core.event import SPECTATOR
from saecula.core.game import HUMAN, Game
from saecula.games import rules_of_record
from saecula.i18n import say
from saecula.present.boards import Board
from saecula.present.shapes.common import Explanation, LogLine, Report
from saecula.problems import told
from saecula.proof import proof_of
from saecula.server import rows, seating
from saecula.server.answers import KeyList, Replay, Uploaded, Verify
from saecula.server.api.common import Asked, house_of, language_of, visit
from saecula.server.config import RECORD_LIMIT
from saecula.server.faults import PROBLEM_LENGTH, BrokenFault, Fault, no_such_seat
from saecula.server.house import House
from saecula.server.live import LiveTable
from saecula.server.pictures import default_name, table_data
from saecula.server.revive import at_ply
from saecula.server.rows import BOT, OVER, PERSON, PLAYING, KeyRow, SeatRow, TableRow
from saecula.server.seals import SigningKey, moment
from saecula.server.wire import RecordText
from saecula.signing import WELL_KNOWN, Keys, check

TABLE = "/api/tables/{table_id:str}"
RECENT = 30  # plies whose log lines stand beside a position of a replay


def _game(table: LiveTable) -> Game:
    if table.game is None:
        raise BrokenFault(table.row.broken) if table.row.broken else Fault("not-playing")
    return table.game


def _finished(table: LiveTable) -> Game:
    if table.row.status != OVER:
        raise Fault("still-playing")
    game = _game(table)
    if not game.is_over():  # somebody uploaded the record of a game that was broken off
        raise Fault("not-over")
    return game


def record_text(game: Game, row: TableRow, server: str, key: SigningKey) -> str:
    """The record of a game of ours: who dealt and when, the shares of its deal, and our signature."""
    lines, fair = record.lines_of(game), row.fair
    committed = fair["at"] if fair else row.created_at
    dealt = {"by": server, "table": row.id, "committed": moment(committed), "dealt": moment(row.dealt_at)}
    lines[0]["dealt"] = {name: value for name, value in dealt.items() if value is not None}
    if fair and fair["shares"]:
        lines[0]["fair"] = {"round": fair["round"], "server": fair["server"], "seats": fair["promised"]}
        lines[-1]["fair"] = {"server": fair["seed"], "seats": fair["shares"]}
    return "\n".join(record.text_lines(lines, key.seal)) + "\n"


def verdict(text: str, language: str, ours: Keys) -> Verify:
    """Is a record true, and is it ours? Its faults are told, not raised."""
    answer = Verify(
        verified=False, commands=0, shuffles=0, digests=0, finished=False, text="",
        signed="no", shares=0, people=0, proves=[], leaves_open=[],
    )  # fmt: skip
    try:
        found = record.parse(text.split("\n"))
        answer.commands, answer.shuffles, answer.digests = len(found.moves), len(found.chance), len(found.digests)
        answer.finished = found.is_finished
        record.verify(found, rules_of_record(found, beside=True))
        proof = proof_of(found, check(found, ours) if found.key in ours else "", language)
    except RecordError as error:
        answer.text = say(language, "server-not-verified", problem=told(error, language)[:PROBLEM_LENGTH])
        return answer
    answer.verified = True
    numbers = {"commands": answer.commands, "shuffles": answer.shuffles, "digests": answer.digests}
    compared = say(language, "server-compared", **numbers)
    answer.shares, answer.people, answer.proves, answer.leaves_open = (
        proof.shares, proof.people, [compared, *proof.proves], proof.leaves_open,
    )  # fmt: skip
    answer.signed = proof.signed
    answer.text = say(language, "server-verified")
    return answer


async def _text_of(house: House, table: LiveTable) -> str:
    if table.row.origin == "upload":
        async with house.db.reading() as connection:
            return await rows.read_record(connection, table.id)
    game, key = _finished(table), await house.seals.current()
    return str(await house.once(table, ("record", ""), record_text, game, table.row, house.config.public_url, key))


@get(TABLE + "/record", tags=["records"], summary="The record of a finished game", media_type="application/x-ndjson")
async def download(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    house, table, _ = await visit(request, table_id)
    text = await _text_of(house, table)
    name = f"{table.row.game}-{table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/x-ndjson; charset=utf-8", headers=headers)


@get(TABLE + "/verify", tags=["records"], summary="Check seed, shuffles, commands and result of a finished game")
async def verify(request: Asked, table_id: FromPath[str]) -> Verify:
    house, table, _ = await visit(request, table_id)
    text, language = await _text_of(house, table), language_of(request)
    ours = await house.seals.public()
    found: Verify = await house.once(table, ("verify", language), verdict, text, language, ours)
    return found


@get(WELL_KNOWN, tags=["records"], summary="The keys that sign records of this server, and those that did")
async def keys(request: Asked) -> KeyList:
    house = house_of(request)
    return await house.seals.published(house.config.public_url)


@get(TABLE + "/report", tags=["records"], summary="Scores by source and graphs of a finished game")
async def report(request: Asked, table_id: FromPath[str]) -> Report:
    house, table, _ = await visit(request, table_id)
    language = language_of(request)
    found: Report = await house.once(table, ("report", language), present.report, _finished(table), language)
    return found


async def _then(house: House, table: LiveTable, key: KeyRow | None, ply: int | None, seat: int) -> Game:
    """The game at a ply, for whoever may look from that seat."""
    async with house.look(table):
        game = _game(table)
        if seat != SPECTATOR and not 0 <= seat < game.state.seat_count:
            raise no_such_seat(seat)
        if table.row.status == PLAYING and seat != SPECTATOR and seat not in table.seats_of(key):
            raise Fault("not-your-seat", 403)
        return at_ply(game, game.ply if ply is None else ply)


@get(TABLE + "/explain", tags=["records"], summary="Where a number came from after a number of commands")
async def explain(
    request: Asked,
    table_id: FromPath[str],
    number: FromQuery[str],
    target: FromQuery[int],
    ply: FromQuery[int | None] = None,
    seat: FromQuery[int] = SPECTATOR,
) -> Explanation:
    house, table, key = await visit(request, table_id)
    then = await _then(house, table, key, ply, seat)
    if not 0 <= target < then.state.seat_count:
        raise no_such_seat(target)
    return present.explain(present.scene(then, seat), number, target, language_of(request))


@get(TABLE + "/replay", tags=["records"], summary="The position after a number of commands")
async def replay(
    request: Asked, table_id: FromPath[str], ply: FromQuery[int | None] = None, seat: FromQuery[int] = SPECTATOR
) -> Replay:
    house, table, key = await visit(request, table_id)
    then = await _then(house, table, key, ply, seat)
    game = _game(table)
    board, lines, last = await house.aside(_drawn, then, seat, language_of(request))
    if table.row.status == PLAYING and then.log and then.log[-1].seat != seat:
        last = None  # the text of a command may be a secret of its seat
    return Replay(
        ply=then.ply,
        plies=game.ply,
        first=game.ply - len(game.history),
        seat=seat,
        board=board,
        log=lines,
        last=last,
        table=table_data(table, key, language_of(request)),
    )


def _drawn(game: Game, seat: int, language: str) -> tuple[Board, list[LogLine], str | None]:
    board = present.board(present.scene(game, seat), language)
    return board, present.log(game, seat, game.ply - RECENT, language), present.last_command(game, language)


# --- uploading ------------------------------------------------------------------------------------------------------
def _read(text: str) -> Game:
    """The game of a record, replayed: today's law must allow it, and it must lead to the position that it names."""
    found = record.parse(text.split("\n"))
    game = record.replay(found, rules_of_record(found, beside=True))
    if found.snapshot is not None and game.state.to_data() != found.snapshot:
        raise RecordError("snapshot", "other-snapshot")
    return game


@post(
    "/api/records",
    tags=["records"],
    summary="Upload a record to look at",
    request_max_body_size=RECORD_LIMIT + 65536,
    opt={"limit": "guarded"},
)
async def upload(request: Asked, data: JSONBody[RecordText]) -> Uploaded:
    house = house_of(request)
    house.must_take_work()
    game = await house.aside(_read, data.text)
    checked = await house.aside(verdict, data.text, language_of(request), await house.seals.public())
    row = seating.new_row(
        game.rules.name, game.options, game.seed, default_name(game.rules.name, game.ply), clock=None, spectators=True
    )
    row.origin, row.status, row.ply, row.commitment = "upload", OVER, game.ply, game.commitment[:64]
    seats = []
    for seat, kind in enumerate(game.kinds):
        bot = None if kind == HUMAN else kind[:32]
        seats.append(SeatRow(row.id, seat, BOT if bot else PERSON, game.names[seat][:60], bot=bot, ready=True))
    async with house.db.writing() as connection:
        await rows.insert_table(connection, row, seats, data.text)
    table = await house.table(row.id)
    return Uploaded(table=table_data(table, None, language_of(request)), verify=checked)
