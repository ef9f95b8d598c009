"""What people are shown of a table, as plain data: the table itself here, the game by `saecula.present`."""

import time
from typing import Any

from msgspec import structs

from saecula import present
from saecula.core.errors import SaeculaError
from saecula.core.event import SPECTATOR
from saecula.core.game import HUMAN, Game
from saecula.games import rules_of
from saecula.i18n import say
from saecula.names import shown_name
from saecula.present.common import Scene
from saecula.server import votes
from saecula.server.answers import Clock, FairDeal, FairSeat, ListedTable, TableInfo, TableSeat, Vote
from saecula.server.faults import read_stored
from saecula.server.live import LiveTable
from saecula.server.messages import LogPart, StateMessage, StepMessage, You
from saecula.server.play import next_redo, steps_back
from saecula.server.revive import at_ply
from saecula.server.rows import BOT, LESSON, OVER, PLAYING, WAITING, KeyRow, SeatRow, TableRow, unpacked
from saecula.server.teaching import lesson_data


def seat_name(seat: SeatRow, language: str) -> str:
    return shown_name(seat.name, str(seat.bot) if seat.kind == BOT else HUMAN, seat.seat, language)


def seat_data(table: LiveTable, seat: SeatRow, key: KeyRow | None, now: float, language: str) -> TableSeat:
    mine = key is not None and seat.key_id == key.id
    return TableSeat(
        seat=seat.seat,
        kind=seat.kind,
        name=seat_name(seat, language),
        ready=seat.ready,
        online=table.is_online(seat, now),
        mine=mine,
        bot=seat.bot,
        substitute=seat.substitute,
        webhook=mine and seat.webhook is not None,
        before=seat.before,
        answers=seat.answers,
    )


def clock_data(table: LiveTable, now: float) -> Clock | None:
    row = table.row
    return None if row.clock is None else Clock(**row.clock, now=now, since=row.since, left=row.left)


def fair_data(row: TableRow) -> FairDeal | None:
    """Commitments at any time; shares when they have decided something; the server's seed at the end."""
    fair = row.fair
    if fair is None or row.origin != "table":
        return None
    seats = [
        FairSeat(
            seat=int(seat),
            commitment=promised,
            revealed=seat in fair["shares"],
            share=fair["shares"].get(seat) if row.status != WAITING else None,
        )
        for seat, promised in sorted(fair["promised"].items())
    ]
    return FairDeal(
        round=fair["round"],
        commitment=fair.get("server", row.commitment),
        committed_at=fair["at"],
        seats=seats,
        ends_at=fair["ends_at"],
        failed=fair["failed"],
        server_seed=fair.get("seed") if row.status == OVER else None,
    )


def vote_data(table: LiveTable, now: float) -> Vote | None:
    """The last vote, while the game lasts. It was about a person: whoever sits there now has nothing to do with it."""
    vote = table.row.vote
    if vote is None or table.row.status != PLAYING:
        return None
    is_open = votes.is_open(vote, now)
    voters = votes.electorate(table, table.seats[vote["seat"]], now) if is_open else {}
    return Vote(
        seat=vote["seat"],
        name=vote["name"],
        by=vote["by"],
        voters=sorted(voters.values()),
        agreed=sorted(seat for key, seat in voters.items() if key in vote["yes"]),
        ends_at=vote["ends_at"],
        outcome="expired" if vote["outcome"] == "open" and not is_open else vote["outcome"],
    )


def table_name(row: TableRow, language: str) -> str:
    """The name of a table; one that nobody chose in the reader's language."""
    if row.origin == LESSON:
        return say(language, f"lesson-{row.name}")
    if row.name == default_name(row.game, row.ply):
        return f"{say(language, f'server-game-{row.game}')} {row.ply}"
    return shown_name(row.name, HUMAN, 0, language)


def default_name(game: str, ply: int) -> str:
    """What a table with an uploaded game is called."""
    return f"{game} {ply}"


def locked_text(row: TableRow, language: str) -> str | None:
    """Why nobody can play on, if so."""
    if row.locked:
        return say(language, "server-table-locked")
    return read_stored(row.broken, language) if row.broken else None


def table_data(table: LiveTable, key: KeyRow | None, language: str) -> TableInfo:
    """The table as a person (or anybody) may see it."""
    row, now = table.row, time.time()
    host = key is not None and key.host
    return TableInfo(
        id=row.id,
        game=row.game,
        name=table_name(row, language),
        options=row.options,
        status=row.status,
        origin=row.origin,
        version=row.version,
        ply=row.ply,
        commitment=row.commitment,
        seed_chosen=row.seed_chosen,
        seed_revealed=row.seed if row.status == OVER else None,
        spectators=row.spectators,
        advice=table.may_be_advised(key),
        created_at=row.created_at,
        rematch=row.rematch,
        broken=locked_text(row, language),
        watching=sum(1 for listener in table.listeners if not table.seats_of(listener.key)),
        clock=clock_data(table, now),
        seats=[seat_data(table, seat, key, now, language) for seat in table.seats],
        host=host,
        invite=row.invite if host or table.seats_of(key) else None,
        decision_seat=row.decider,
        decision_since=row.since if row.decider is not None else None,
        turn_seat=row.turn_seat,
        dealt_at=row.dealt_at,
        fair=fair_data(row),
        vote=vote_data(table, now),
        listed=row.listed,
        level=row.level,  # type: ignore[arg-type]
        chat=row.chat,
    )


def listed_data(table: LiveTable, key: KeyRow, language: str, state: bytes | None) -> ListedTable:
    """`state` is the last snapshot, for a table that is not in memory."""
    mine = table.row.decider in table.seats_of(key) and table.row.status == PLAYING
    return ListedTable(**structs.asdict(table_data(table, key, language)), my_turn=mine, round=_round(table, state))


def _round(table: LiveTable, state: bytes | None) -> int | None:
    if table.row.status != PLAYING:
        return None
    if table.game is not None:
        return table.game.rules.round_of(table.game.state)
    try:
        rules = rules_of(table.row.game)
        return None if state is None else rules.round_of(rules.state_from_data(unpacked(state)))
    except SaeculaError:  # it is told when the table is opened
        return None


def scene_of(table: LiveTable, game: Game, seat: int) -> Scene:
    """The game as a seat knows it: one for everything that is drawn and asked while the table stands like this."""
    scene: Scene = table.drawn(("scene", seat), lambda: present.scene(game, seat))
    return scene


def _drawn(table: LiveTable, kind: str, seat: int, language: str) -> Any:
    """A drawing, made once for all who see the same."""
    game = table.game
    if game is None:
        return None
    draw = present.board if kind == "board" else present.decision
    return table.drawn((kind, seat, language), lambda: draw(scene_of(table, game, seat), language))


def state_data(table: LiveTable, key: KeyRow | None, seat: int, language: str, log_from: int) -> StateMessage:
    """Everything that a page draws, from one seat."""
    row, game = table.row, table.game
    decides = row.decider is not None and row.decider == seat and row.status != WAITING
    again = next_redo(table, seat) if decides else None
    back = steps_back(table, seat) if decides else 0
    return StateMessage(
        version=row.version,
        ply=row.ply,
        seat=seat,
        you=You(
            seats=table.seats_of(key),
            host=key is not None and key.host,
            account=key is not None and key.account_id is not None,
        ),
        table=table_data(table, key, language),
        board=_drawn(table, "board", seat, language),
        decision=_drawn(table, "decision", seat, language) if decides else None,
        log=LogPart(first=log_from, lines=present.log(game, seat, log_from, language) if game else []),
        undo=back > 0,
        redo=again is not None,
        undo_text=_last(game, back, language) if back and game else None,
        redo_text=present.command_words(game, game.state, again.text, language) if again and game else None,
        since=None,
        lesson=lesson_data(table, seat, language),
    )


def _last(game: Game, steps: int, language: str) -> str:
    """The command that a step back takes back, with the only answers after it."""
    return present.command_words(game, game.history[-steps], game.log[-steps].text, language)


def step_data(table: LiveTable, seat: int, language: str, ply: int) -> StepMessage:
    """A position that the table has passed, as a seat saw it then."""
    game = table.game
    assert game is not None

    def drawn() -> StepMessage:
        then = at_ply(game, ply)
        board = present.board(present.scene(then, seat), language)
        return StepMessage(ply=ply, seat=seat, board=board, lines=present.log(then, seat, ply, language))

    step: StepMessage = table.drawn(("step", seat, language, ply), drawn)
    return step


def viewing_seat(table: LiveTable, key: KeyRow | None, wanted: int | None) -> int:
    """From which seat somebody looks: the one wished for, else the deciding one, else the first; else SPECTATOR."""
    mine = table.seats_of(key)
    if wanted in mine:
        return mine[mine.index(wanted)] if wanted is not None else SPECTATOR
    if table.row.decider in mine and table.row.decider is not None:
        return table.row.decider
    return mine[0] if mine else SPECTATOR
