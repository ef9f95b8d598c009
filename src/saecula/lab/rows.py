"""A verified game as rows of the tables of a data set."""

from json import dumps
from typing import Any

from msgspec import structs

from saecula.core import record
from saecula.core.errors import BrokenLaw, RecordError
from saecula.core.event import EVERYBODY, Event
from saecula.core.game import Game
from saecula.core.options import Options
from saecula.core.record import Record
from saecula.core.state import State
from saecula.games import rules_of_record, title_of
from saecula.lab.tables import DECISIONS, EVENTS, GAMES, OBSERVATION, SEATS, TABLES, TURNS, VALUES

Rows = dict[str, dict[str, list[Any]]]  # by table and column


def game_of(found: Record, wanted: str) -> Game:
    """The game of a record of the wanted title, after everything was checked; only a finished one is data."""
    if found.game != wanted:
        raise RecordError("game", "is-not", 1, found=found.game, wanted=wanted)
    if found.result is None:
        raise RecordError("result", "unfinished-game")
    if found.resumed_from is not None:
        raise RecordError("resume", "resumed-game")
    return record.verify(found, rules_of_record(found))


class Writer:
    """Collects rows of games, column by column; `form` is that of the observations, if there are to be any."""

    def __init__(self, game: str, form: str = "") -> None:
        self.title = title_of(game)
        self.spaces = self.title.spaces
        self.observer = self.spaces.observer(form) if form else None
        self.rows: Rows = {table: {column.name: [] for column in columns} for table, columns in TABLES.items()}
        self.observations: list[Any] = []
        self.options = Options()

    def add(self, game: Game, found: Record, number: int, file: str, place: int) -> None:
        """Game `number` of the set, whose record stands at a place of a file."""
        outcome = game.outcome()
        assert outcome is not None
        self._row(
            GAMES,
            game=number,
            file=file,
            record=place,
            title=game.rules.name,
            edition=game.rules.edition,
            law=found.header["law"],
            cards=game.rules.cards_digest(game.options),
            options=dumps(game.options, sort_keys=True),
            players=game.state.seat_count,
            seed=game.seed,
            rounds=game.rules.round_of(game.state),
            turns=game.state.turn,
            decisions=game.ply,
            reason=outcome.reason,
            winners=outcome.winners(),
            goals=outcome.goals,
            digest=game.digest(),
        )
        for seat in range(game.state.seat_count):
            self._row(
                SEATS,
                game=number,
                seat=seat,
                name=game.names[seat],
                bot=game.kinds[seat],
                score=outcome.scores[seat],
                rank=outcome.ranks[seat],
                share=1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0,
                decisions=sum(move.seat == seat for move in game.log),
                sources=[{"source": source, "points": points} for source, points in outcome.lines[seat].items()],
            )
        self._course(game, number)

    def _course(self, game: Game, number: int) -> None:
        """Turns, decisions and events."""
        began: tuple[int, State] | None = None  # the running turn: the ply before it, and the position
        for event in game.happened[0]:
            self._event(event, number, 0, 0)
        for place, before in enumerate(game.history):
            if began is None or before.turn != began[1].turn:
                if began is not None:
                    self._turn(number, began, place, before)
                began = (place, before)
            self._decision(game, number, place, before)
            for event in game.happened[place + 1]:
                self._event(event, number, place + 1, before.turn)
        if began is not None:
            self._turn(number, began, game.ply, game.state)

    def _turn(self, number: int, began: tuple[int, State], ended: int, after: State) -> None:
        first, s = began
        self._row(
            TURNS,
            game=number,
            turn=s.turn,
            round=self.title.rules.round_of(s),
            seat=s.turn_seat,
            first=first + 1,
            decisions=ended - first,
            **structs.asdict(self.title.picture.numbers(after, s.turn_seat)),
        )

    def _decision(self, game: Game, number: int, place: int, s: State) -> None:
        move, asked = game.log[place], s.stack[-1]
        action = self.spaces.number(s, game.history.commands[place])
        game.rules.list_options(s, self.options)
        self._row(
            DECISIONS,
            game=number,
            ply=place + 1,
            turn=s.turn,
            seat=asked.seat,
            question=game.rules.decision_name(s),
            legal=self.options.count,
            action=action,
            name=self.spaces.text(action),
            command=move.text,
            card=move.card or None,
            auto=move.auto,
        )
        if self.observer is not None:
            self.observations.append(self.observer.observe(s, asked.seat))

    def _event(self, event: Event, number: int, ply: int, turn: int) -> None:
        values: dict[str, object] = {}
        for name, value in event.values.items():
            if name not in VALUES or VALUES[name] in values:
                raise BrokenLaw(f"the event {event.name} tells '{name}', for which the table has no column")
            values[VALUES[name]] = value
        self._row(
            EVENTS,
            game=number,
            ply=ply,
            turn=turn,
            seat=event.seat,
            event=event.name,
            law=event.cause,
            public=event.seen_by == EVERYBODY,
            **values,
        )

    def _row(self, table: str, **values: object) -> None:
        columns = self.rows[table]
        for name in values.keys() - columns.keys():
            columns[name] = []  # what a game adds
        for name, column in columns.items():
            column.append(values.get(name))

    def columns(self, table: str) -> dict[str, Any]:
        """What was collected for a table: plain lists, and observations as one array."""
        found: dict[str, Any] = self.rows[table]
        if table != DECISIONS or self.observer is None:
            return found
        import pyarrow as pa  # of the extra `data`
        from numpy import concatenate  # of the extra `env`

        flat = pa.array(concatenate(self.observations))
        return {**found, OBSERVATION: pa.FixedSizeListArray.from_arrays(flat, self.observer.length)}
