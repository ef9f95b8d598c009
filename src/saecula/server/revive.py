"""A stored table back into a game: by replay where today's law still allows it, else from its last snapshot."""

import logging

from saecula.core import record
from saecula.core.chance import stream_of
from saecula.core.errors import RecordError, SaeculaError
from saecula.core.game import HUMAN, Game, Move
from saecula.core.record import Record
from saecula.core.rules import Rules
from saecula.games import rules_of, rules_of_record
from saecula.server.rows import BOT, REDO, UNDO, EntryRow, SeatRow, Stored, unpacked

log = logging.getLogger("saecula.server")


def moves_of(entries: list[EntryRow]) -> tuple[list[Move], list[Move]]:
    """The commands that stand, and those that were taken back and may be given again, the next one last."""
    moves: list[Move] = []
    redo: list[Move] = []
    for entry in entries:
        if entry.kind == UNDO:
            redo.append(moves.pop())
        elif entry.kind == REDO:
            moves.append(redo.pop())
        else:
            moves.append(Move(entry.seat, entry.text, entry.auto))
            redo.clear()
    return moves, redo


def name_seats(game: Game, seats: list[SeatRow]) -> None:
    """Who plays, for the log and the record."""
    game.names = [seat.name or f"seat {seat.seat + 1}" for seat in seats]
    game.kinds = [str(seat.bot) if seat.kind == BOT else HUMAN for seat in seats]


def _record_of(stored: Stored, rules: Rules, moves: list[Move]) -> Record:
    """Card values and law are given as those in force: whether they still lead to the snapshot, `load` finds out."""
    found = Record(
        {
            "saecula-record": record.FORMAT,
            "game": rules.name,
            "edition": rules.edition,
            "law": rules.law_version,
            "cards": rules.cards_digest(stored.row.options),
            "names": [seat.name or f"seat {seat.seat + 1}" for seat in stored.seats],
            "options": stored.row.options,
            "commitment": stored.row.commitment,
            "stream": stream_of(stored.row.seed, [(name, order) for name, order in stored.chance]),
        }
    )
    found.chance = [(name, order) for name, order in stored.chance]
    found.moves = moves
    found.seed = stored.row.seed
    found.resumed_at = stored.row.resumed_at
    found.resumed_from = unpacked(stored.resumed_from) if stored.resumed_from else None
    found.snapshot = unpacked(stored.snapshot) if stored.snapshot else None
    return found


def revive(stored: Stored) -> tuple[Game, list[Move]]:
    """The game and what can be redone; raises RecordError when not even the snapshot can be read any more."""
    if stored.record is not None:
        uploaded = record.parse(stored.record.split("\n"))
        return record.load(uploaded, rules_of_record(uploaded, beside=True)), []
    rules = rules_of(stored.row.game)
    moves, redo = moves_of(stored.entries)
    found = _record_of(stored, rules, moves)
    try:
        game = record.load(found, rules)
    except Exception as error:  # not even the deal is what it was, or today's law stumbles over an old command
        if not isinstance(error, RecordError):
            log.warning("table %s cannot be replayed, its last position is taken", stored.row.id, exc_info=error)
        game = _from_snapshot(found, rules)
    name_seats(game, stored.seats)
    return game, redo if game.resumed_at == stored.row.resumed_at else []


def _from_snapshot(found: Record, rules: Rules) -> Game:
    if found.snapshot is None:
        raise RecordError("snapshot", "is-missing")
    try:
        game = Game(rules, record.options_of(found, rules), found.seed, None, found.stream)
    except SaeculaError as error:
        raise RecordError("options", "cause", cause=error) from None
    game.chance = found.chance
    game.commitment = found.commitment
    game.resume(found.snapshot, found.moves)
    return game


def at_ply(game: Game, ply: int) -> Game:
    """The game as it stood after `ply` commands."""
    first = game.ply - len(game.history)
    if not first <= ply <= game.ply:
        raise RecordError("at", "range", low=first, high=game.ply)
    twin = game.copy()
    twin.rewind(ply)
    return twin
