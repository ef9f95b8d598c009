"""The tables of a data set: their columns, declared once for whoever writes, reads and documents them.

`python -m saecula.lab.tables` prints the chapters of docs/data.md. A column that is added makes a new minor version;
one that is renamed, removed or means something else, a new major one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from saecula import __version__
from saecula.core.chance import Chance
from saecula.games import title_of

VERSION = "1.0"
KEY = "saecula-data"  # of the files' metadata
GAMES, SEATS, TURNS, DECISIONS, EVENTS = "games", "seats", "turns", "decisions", "events"
OBSERVATION = "observation"

# kinds of columns
TINY, SMALL, WHOLE, REAL, FLAG = "int8", "int16", "int32", "double", "bool"
TEXT = "string"
WORD = "word"  # one of few texts: written once for each file, a category for readers
NUMBERS, WORDS, SOURCES, FLOATS = "list of int8", "list of string", "list of (source, points)", "list of float"


@dataclass(frozen=True)
class Column:
    name: str
    kind: str
    meaning: str


GAME_KEY = Column("game", WHOLE, "the game: 0, 1, 2 in the order of the records")
TABLES: dict[str, tuple[Column, ...]] = {
    GAMES: (
        GAME_KEY,
        Column("file", WORD, "the file of the record"),
        Column("record", WHOLE, "its place in that file, from 1"),
        Column("title", WORD, "the short name of the game"),
        Column("edition", WORD, "the rulebook"),
        Column("law", SMALL, "version of the law that it was played by"),
        Column("cards", WORD, "digest of the card values"),
        Column("options", WORD, "settings, as JSON"),
        Column("players", TINY, "number of seats"),
        Column("seed", TEXT, "of the shuffles: games with the same one have the same deal"),
        Column("rounds", SMALL, "the round in which it ended"),
        Column("turns", SMALL, "turns begun"),
        Column("decisions", WHOLE, "commands given"),
        Column("reason", WORD, "the law that ended it"),
        Column("winners", NUMBERS, "seats of rank 1"),
        Column("goals", WORDS, "what a solo player reached"),
        Column("digest", TEXT, "of the last position"),
    ),
    SEATS: (
        GAME_KEY,
        Column("seat", TINY, "from 0"),
        Column("name", WORD, "of the player"),
        Column("bot", WORD, "who played: `human`, or the bot"),
        Column("score", WHOLE, "at the end"),
        Column("rank", TINY, "1 is best, equal seats share a rank"),
        Column("share", REAL, "of the victory: 1, a part of a shared one, or 0"),
        Column("decisions", WHOLE, "commands given by the seat"),
        Column("sources", SOURCES, "the score by its sources"),
    ),
    TURNS: (
        GAME_KEY,
        Column("turn", SMALL, "from 1; 0 is what comes before the first turn"),
        Column("round", SMALL, "when the turn began"),
        Column("seat", TINY, "whose turn it was"),
        Column("first", WHOLE, "`ply` of its first decision"),
        Column("decisions", SMALL, "commands given in it, by whomever"),
    ),
    DECISIONS: (
        GAME_KEY,
        Column("ply", WHOLE, "the number of the command, from 1, as in the record"),
        Column("turn", SMALL, "in which it was given"),
        Column("seat", TINY, "who was asked"),
        Column("question", WORD, "what was asked"),
        Column("legal", SMALL, "how many commands were legal, giving up included"),
        Column("action", WHOLE, "the number of the command in the frozen list of actions"),
        Column("name", WORD, "the line of that list: rivals are `@1` to `@3`, counted from the seat"),
        Column("command", WORD, "the command as in the record"),
        Column("card", WORD, "the card that it means by a place, as `take 3` does"),
        Column("auto", FLAG, "the only possible command, given by the table itself"),
    ),
    EVENTS: (
        GAME_KEY,
        Column("ply", WHOLE, "the command that brought it about; 0 is the deal"),
        Column("turn", SMALL, "in which that command was given"),
        Column("seat", TINY, "whom it happened to"),
        Column("event", WORD, "what happened"),
        Column("law", WORD, "the law that ordered it"),
        Column("card", WORD, "the card that it is about"),
        Column("other", WORD, "a second card"),
        Column("rival", TINY, "a second seat"),
        Column("amount", WHOLE, "how much or how many"),
        Column("what", WORD, "an age, an action or a source"),
        Column("public", FLAG, "could everybody see it?"),
    ),
}
# the values of events by the columns that take them: `Event.values` of all games
VALUES = {
    **dict.fromkeys(("card", "civ", "tech", "wonder", "special", "token"), "card"),
    **dict.fromkeys(("amount", "number"), "amount"),
    **dict.fromkeys(("age", "action", "source"), "what"),
    "other": "other",
    "rival": "rival",
}


def numbers_of(game: str) -> list[str]:
    """What is counted of a seat, beyond the columns of every game: the columns of `turns` that a game adds."""
    title = title_of(game)
    dealt = title.rules.setup(title.rules.options({}), Chance("columns"))
    return list(structs.asdict(title.picture.numbers(dealt, 0)))


def columns_of(table: str, game: str, observed: bool = False) -> list[Column]:
    """The columns of a table for a game, with observations if they are wanted."""
    found = list(TABLES[table])
    if table == TURNS:
        found += [Column(name, WHOLE, "of the seat, when the turn was over") for name in numbers_of(game)]
    if table == DECISIONS and observed:
        found.append(Column(OBSERVATION, FLOATS, "what the seat knew, as `saecula.env` encodes it"))
    return found


def schema_of(table: str, game: str, form: str = "") -> Any:
    """The schema of a file, with its version; `form` is that of the observations, if there are any."""
    import pyarrow as pa  # of the extra `data`

    spaces = title_of(game).spaces
    notes = {KEY: VERSION, "table": table, "game": game, "actions": spaces.name, "saecula": __version__}
    width = 0
    if form and table == DECISIONS:
        observer = spaces.observer(form)
        notes[OBSERVATION], width = observer.name, observer.length
    fields = [(column.name, _type(column.kind, width)) for column in columns_of(table, game, width > 0)]
    return pa.schema(fields, metadata=notes)


def _type(kind: str, width: int) -> Any:
    import pyarrow as pa

    types = {
        TINY: pa.int8(),
        SMALL: pa.int16(),
        WHOLE: pa.int32(),
        REAL: pa.float64(),
        FLAG: pa.bool_(),
        TEXT: pa.string(),
        WORD: pa.dictionary(pa.int32(), pa.string()),
        NUMBERS: pa.list_(pa.int8()),
        WORDS: pa.list_(pa.string()),
        SOURCES: pa.list_(pa.struct([("source", pa.string()), ("points", pa.int32())])),
        FLOATS: pa.list_(pa.float32(), width),
    }
    return types[kind]


def chapters() -> Iterator[str]:
    """The tables of docs/data.md, line by line."""
    for table, columns in TABLES.items():
        yield f"### {table}"
        yield ""
        yield "| column | type | what it is |"
        yield "|---|---|---|"
        for column in columns:
            yield f"| `{column.name}` | {column.kind} | {column.meaning} |"
        yield ""


if __name__ == "__main__":
    print("\n".join(chapters()))
