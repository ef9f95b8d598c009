"""Records: JSON Lines that anybody can read, replay and verify.

    {"saecula-record": 1, "game": ..., "edition": ..., "law": ..., "options": {...}, "commitment": ..., "cards": ...}
    {"chance": "civilizations", "order": [...]}                   every shuffle
    {"n": 1, "seat": 0, "do": "rise rome"}                        every command; a "card" that it means by a number
    {"n": 8, "digest": "6a0f..."}                                 at every turn
    {"result": {...}, "seed": "..."}                              the end, or for a game in progress
    {"snapshot": {...}, "seed": "..."}
    {"sum": "..."}                                                over all lines above

The seed is committed to by its hash before the deal and revealed with the result. A server says in the header who
dealt (`dealt`), puts shares of the deal beside the seeds (`fair`, see core/fair.py), and signs the sum. A game in
progress is continued from its snapshot, never by replay, so that a changed law cannot break it; its file holds secrets
and belongs to the host.
"""

import os
from collections.abc import Callable
from hashlib import sha256
from json import dumps, loads
from pathlib import Path
from typing import Final

from saecula.core import fair
from saecula.core.chance import Chance, commitment
from saecula.core.data import digest, ints
from saecula.core.errors import OptionError, RecordError, SaeculaError, said_by_system
from saecula.core.game import HUMAN, Game, Move
from saecula.core.rng import NEWEST
from saecula.core.rules import Rules

FORMAT: Final = 1
Line = dict[str, object]
# UPGRADES[k] turns the lines of format k into those of format k + 1
UPGRADES: Final[dict[int, Callable[[list[Line]], list[Line]]]] = {}


class Record:
    """A record that was read and is well formed; whether it is true, `verify` says."""

    def __init__(self, header: Line) -> None:
        self.header = header
        self.game = text_of(header, "game", 1)
        self.commitment = text_of(header, "commitment", 1)
        self.stream = number_of(header, "stream", 1) if "stream" in header else 1
        if not 1 <= self.stream <= NEWEST:
            raise RecordError("stream", "range", 1, low=1, high=NEWEST)
        self.chance: list[tuple[str, list[int]]] = []
        self.moves: list[Move] = []
        self.digests: dict[int, str] = {}
        self.result: Line | None = None
        self.snapshot: Line | None = None
        self.resumed_at = 0
        self.resumed_from: Line | None = None
        self.seed = ""
        self.shares: object = None  # what was revealed of a fair deal
        self.sum = ""
        self.key: object = None  # with which it was signed, if it was
        self.signature: object = None

    @property
    def is_finished(self) -> bool:
        return self.result is not None


# --- writing --------------------------------------------------------------------------------------------------------
def header_of(game: Game) -> Line:
    """What was agreed on and who plays, before anything happened."""
    header: Line = {
        "saecula-record": FORMAT,
        "game": game.rules.name,
        "edition": game.rules.edition,
        "law": game.rules.law_version,
        "cards": game.rules.cards_digest(game.options),
        "names": game.names,
        "seats": game.kinds,
        "options": game.options,
        "commitment": game.commitment,
        "stream": game.stream,
    }
    texts_of(header, "names", game.state.seat_count)  # what could not be read back is not written
    return header


def lines_of(game: Game) -> list[Line]:
    """The record of a game as plain objects, the sum left out."""
    lines = [header_of(game)]
    lines.extend({"chance": name, "order": order} for name, order in game.chance)
    first = game.ply - len(game.history)
    positions = iter(game.history)
    turn = -1
    for n, move in enumerate(game.log):
        if n >= first:
            before = next(positions)
            if n == game.resumed_at and game.resumed_from:
                lines.append({"n": n, "resume": game.resumed_from})
            if before.turn != turn:
                turn = before.turn
                lines.append({"n": n, "digest": digest(before)})
        line: Line = {"n": n + 1, "seat": move.seat, "do": move.text}
        if move.card:
            line["card"] = move.card
        if move.auto:
            line["auto"] = True
        lines.append(line)
    if game.resumed_from and game.resumed_at == game.ply:
        lines.append({"n": game.ply, "resume": game.resumed_from})
    lines.append({"n": game.ply, "digest": game.digest()})
    outcome = game.outcome()
    if outcome is not None:
        lines.append({"result": outcome.to_data(), "seed": game.seed})
    else:
        lines.append({"snapshot": game.state.to_data(), "seed": game.seed})
    return lines


def text_lines(lines: list[Line], seal: Callable[[str], Line] | None = None) -> list[str]:
    """Every line as JSON, with the sum over all of them at the end, and the signature of whoever seals it."""
    texts = [dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines]
    total = sum_of(texts)
    texts.append(dumps({"sum": total, **(seal(total) if seal else {})}, separators=(",", ":")))
    return texts


def sum_of(texts: list[str]) -> str:
    return sha256("\n".join(texts).encode()).hexdigest()


def write(game: Game, path: str | os.PathLike[str]) -> None:
    """Write to a file beside and move it into place: a crash leaves the old record or the new one, never half."""
    try:
        target = Path(path)
        if not target.name or target.is_dir():
            raise RecordError("file", "write-no-file", path=path)
        beside = target.with_name(target.name + ".new")
        beside.write_text("\n".join(text_lines(lines_of(game))) + "\n", encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        raise RecordError("file", "cannot-write", path=path, reason=said_by_system(error)) from None
    except ValueError:
        raise RecordError("file", "no-file-name") from None


# --- reading --------------------------------------------------------------------------------------------------------
def text_of(line: Line, field: str, number: int) -> str:
    value = line.get(field)
    if not isinstance(value, str) or not value.isprintable():
        raise RecordError(field, "printable", number)
    return value


def number_of(line: Line, field: str, number: int) -> int:
    value = line.get(field)
    if type(value) is not int:
        raise RecordError(field, "whole-number", number)
    return value


def texts_of(header: Line, field: str, count: int) -> list[str]:
    """A list of the header with one printable text for every seat."""
    values = header.get(field)
    if not isinstance(values, list) or len(values) != count:
        raise RecordError(field, "list-of-texts", 1, count=count)
    for value in values:
        if not isinstance(value, str) or not value.isprintable():
            raise RecordError(field, "printable-texts", 1)
    return values[:]


def object_of(line: Line, field: str, number: int) -> Line:
    value = line.get(field)
    if not isinstance(value, dict):
        raise RecordError(field, "must-be-object", number)
    return value


def read(path: str | os.PathLike[str]) -> Record:
    """A record from its file; raises RecordError naming line and field."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError("file", "cannot-read", path=path, reason=said_by_system(error)) from None
    except UnicodeDecodeError:
        raise RecordError("file", "no-text-file", path=path) from None
    except ValueError:
        raise RecordError("file", "no-file-name") from None
    return parse(text.split("\n"))


def parse(texts: list[str]) -> Record:
    """Lines of a file to a record; the first fault is named with its line."""
    if texts and texts[-1] == "":
        texts = texts[:-1]
    if not texts:
        raise RecordError("file", "is-empty")
    lines: list[Line] = []
    for number, text in enumerate(texts, start=1):
        lines.append(_line(text, number))
    if "saecula-record" not in lines[0]:
        raise RecordError("saecula-record", "no-record", 1)
    if "sum" not in lines[-1]:
        raise RecordError("sum", "record-breaks-off", len(texts))
    if lines[-1]["sum"] != sum_of(texts[:-1]):
        raise RecordError("sum", "record-changed", len(texts))
    found = _record(_upgraded(lines[:-1]))
    found.sum, found.key, found.signature = str(lines[-1]["sum"]), lines[-1].get("key"), lines[-1].get("signature")
    return found


def _line(text: str, number: int) -> Line:
    try:
        line = loads(text)
    except (ValueError, RecursionError):
        raise RecordError("line", "no-json", number) from None
    if not isinstance(line, dict):
        raise RecordError("line", "must-be-object", number)
    return line


def _upgraded(lines: list[Line]) -> list[Line]:
    version = number_of(lines[0], "saecula-record", 1)
    if version > FORMAT:
        raise RecordError("saecula-record", "format-newer", 1, version=version, known=FORMAT)
    while version < FORMAT:
        if version not in UPGRADES:
            raise RecordError("saecula-record", "format-unknown", 1, version=version)
        lines = UPGRADES[version](lines)
        version += 1
    return lines


def _record(lines: list[Line]) -> Record:
    record = Record(lines[0])
    for number, line in enumerate(lines[1:], start=2):
        if record.result is not None or record.snapshot is not None:
            raise RecordError("line", "after-end", number)
        if "chance" in line:
            record.chance.append((text_of(line, "chance", number), ints(line.get("order"), "order", number)))
        elif "do" in line:
            if number_of(line, "n", number) != len(record.moves) + 1:
                raise RecordError("n", "must-be", number, value=len(record.moves) + 1)
            card = text_of(line, "card", number) if "card" in line else ""  # older records name none
            seat, auto = number_of(line, "seat", number), line.get("auto") is True
            record.moves.append(Move(seat, text_of(line, "do", number), auto, card))
        elif "digest" in line:
            if number_of(line, "n", number) != len(record.moves):
                raise RecordError("n", "must-be", number, value=len(record.moves))
            record.digests[len(record.moves)] = text_of(line, "digest", number)
        elif "resume" in line:
            if number_of(line, "n", number) != len(record.moves):
                raise RecordError("n", "must-be", number, value=len(record.moves))
            record.resumed_at = len(record.moves)
            record.resumed_from = object_of(line, "resume", number)
        elif "result" in line:
            record.result = object_of(line, "result", number)
            record.seed, record.shares = text_of(line, "seed", number), line.get("fair")
        elif "snapshot" in line:
            record.snapshot = object_of(line, "snapshot", number)
            record.seed, record.shares = text_of(line, "seed", number), line.get("fair")
        else:
            raise RecordError("line", "unknown-line", number)
    if record.result is None and record.snapshot is None:
        raise RecordError("result", "no-end", len(lines))
    return record


def options_of(record: Record, rules: Rules) -> Line:
    """The settings of the header, checked by the game."""
    try:
        return rules.options(object_of(record.header, "options", 1))
    except OptionError as error:
        raise RecordError("options", "cause", 1, cause=error) from None


def check_header(record: Record, rules: Rules) -> None:
    """Was the record made by these rules, this law or an older one, and the card values in force?"""
    header = record.header
    if record.game != rules.name:
        raise RecordError("game", "is-not", 1, found=record.game, wanted=rules.name)
    if text_of(header, "edition", 1) != rules.edition:
        raise RecordError("edition", "is-not", 1, found=header["edition"], wanted=rules.edition)
    if not 1 <= number_of(header, "law", 1) <= rules.law_version:
        raise RecordError("law", "law-unknown", 1, found=header["law"], known=rules.law_version)
    if header.get("cards") != rules.cards_digest(options_of(record, rules)):
        raise RecordError("cards", "other-cards", 1)


# --- replaying ------------------------------------------------------------------------------------------------------
def start(record: Record, rules: Rules) -> Game:
    """The game at the deal of a record."""
    check_header(record, rules)
    face = Game.FACES.get(rules.name, Game)
    game = face.__new__(face)
    Game.__init__(game, rules, options_of(record, rules), record.seed, record.chance, record.stream)
    game.commitment = record.commitment
    game.names = texts_of(record.header, "names", len(game.names))
    if "seats" in record.header:
        game.kinds = texts_of(record.header, "seats", len(game.kinds))
    if len(record.chance) != len(game.chance):
        raise RecordError("chance", "shuffle-count", dealt=len(game.chance), recorded=len(record.chance))
    return game


def replay(record: Record, rules: Rules, at: int | None = None) -> Game:
    """Play a record up to a ply, comparing every digest on the way; the law of today must allow every command."""
    last = len(record.moves) if at is None else at
    if not record.resumed_at <= last <= len(record.moves):
        raise RecordError("at", "range", low=record.resumed_at, high=len(record.moves))
    game = start(record, rules)
    if record.resumed_from is not None:
        game.resume(record.resumed_from, record.moves[: record.resumed_at])
    for n in range(record.resumed_at, last + 1):
        if n in record.digests and record.digests[n] != game.digest():
            raise RecordError("digest", "other-position", n=n)
        if n < last:
            _replay_move(game, record.moves[n], n + 1)
    return game


def _replay_move(game: Game, move: Move, n: int) -> None:
    decision = game.decision
    if decision is None or decision.seat != move.seat:
        raise RecordError("seat", "other-seat", n=n)
    try:
        game.push(move.text, auto=move.auto)
    except SaeculaError as error:
        raise RecordError("do", "command-refused", n=n, cause=error) from None
    if game.log[-1].text != move.text:
        raise RecordError("do", "not-written-out", n=n, text=game.log[-1].text)
    if move.card and move.card != game.log[-1].card:
        raise RecordError("card", "other-card", n=n, card=move.card)


def load(record: Record, rules: Rules) -> Game:
    """Continue a saved game: by replay where the law still allows it, which keeps undo, else from its snapshot."""
    if record.snapshot is None:
        return replay(record, rules)
    try:
        game = replay(record, rules)
        if game.state.to_data() == record.snapshot:
            return game
    except RecordError:
        pass
    game = start(record, rules)
    game.resume(record.snapshot, record.moves)
    return game


def shares_of(record: Record) -> dict[int, str]:
    """What the seats added to a fair deal, checked."""
    kinds = record.header.get("seats")
    if not isinstance(kinds, list):
        raise RecordError("seats", "is-missing", 1)
    return fair.check(record.header.get("fair"), record.shares, record.seed, [str(kind) for kind in kinds], HUMAN)


def verify(record: Record, rules: Rules) -> Game:
    """Check everything that can be checked: commitment, shares, shuffles, every command, digests, result."""
    check_header(record, rules)
    if commitment(record.seed) != record.commitment:
        raise RecordError("seed", "other-seed")
    if record.header.get("fair") is not None or record.shares is not None:
        shares_of(record)
    chance = Chance(record.seed, None, record.stream)
    rules.setup(options_of(record, rules), chance)
    if chance.outcomes != record.chance:
        raise RecordError("chance", "other-shuffles")
    game = replay(record, rules)
    if len(record.moves) not in record.digests:
        raise RecordError("digest", "no-last-digest")
    outcome = game.outcome()
    if record.result is not None:
        if outcome is None:
            raise RecordError("result", "not-over")
        if loads(dumps(outcome.to_data())) != record.result:
            raise RecordError("result", "other-result")
    elif game.state.to_data() != record.snapshot:
        raise RecordError("snapshot", "other-snapshot")
    return game
