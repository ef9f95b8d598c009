"""Games as tables of Parquet: as declared, true to the records and to tournaments, whole or not there at all."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import saecula
from saecula.core.errors import BrokenLaw
from saecula.core.event import EVERYBODY, Event, Reader
from saecula.games import rules_of, title_of
from saecula.lab.executor import workers
from saecula.lab.export import export
from saecula.lab.rows import Writer
from saecula.lab.tables import KEY, TABLES, VERSION, chapters, columns_of, numbers_of
from tests.kit.games import finished_game
from tests.lab.test_executor import cluster  # noqa: F401 - a fixture
from tests.lab.test_records_of_many import broken, job_of, names, write
from tests.test_cli import bad, data, folder, good  # noqa: F401 - `folder` is a fixture

ROOT = Path(__file__).parents[2]
GAMES = ("aoc", "tta")
COUNT = 3


@pytest.fixture(scope="module")
def sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """For each game records of some games, and tables of them."""
    path = tmp_path_factory.mktemp("sets")
    for game in GAMES:
        write(job_of(game), COUNT, path / game)
        with workers(1) as here:
            counts = export(str(path / game), str(path / f"{game}-data"), here)
        assert counts["games"] == COUNT
    return path


def table(sets: Path, game: str, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(sets / f"{game}-data" / f"{name}.parquet").to_pylist()
    return rows


# --- the schema -------------------------------------------------------------------------------------------------------
FROZEN = {  # of version 1.0; whoever changes a column changes the version
    "games": "game file record title edition law cards options players seed rounds turns decisions reason winners "
    "goals digest",
    "seats": "game seat name bot score rank share decisions sources",
    "turns": "game turn round seat first decisions",
    "decisions": "game ply turn seat question legal action name command card auto",
    "events": "game ply turn seat event law card other rival amount what public",
}


def test_the_columns_of_a_version_do_not_change() -> None:
    assert VERSION == "1.0"
    assert {name: " ".join(column.name for column in columns) for name, columns in TABLES.items()} == FROZEN


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", TABLES)
def test_files_have_the_declared_columns_and_say_their_version(sets: Path, game: str, name: str) -> None:
    schema = pq.read_schema(sets / f"{game}-data" / f"{name}.parquet")
    assert schema.names == [column.name for column in columns_of(name, game)]
    notes = {key.decode(): value.decode() for key, value in schema.metadata.items()}
    assert notes[KEY] == VERSION
    assert (notes["table"], notes["game"], notes["saecula"]) == (name, game, saecula.__version__)
    assert notes["actions"] == title_of(game).spaces.name
    words = [column.name for column in columns_of(name, game) if column.kind == "word"]
    assert all(pa.types.is_dictionary(schema.field(word).type) for word in words)


def test_the_guide_has_every_column_as_it_is_declared() -> None:
    text = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    assert "\n".join(chapters()).strip() in text
    for game in GAMES:
        for number in numbers_of(game):
            assert f"`{number}`" in text, f"{game}: {number}"


# --- what the rows say ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_games_and_seats_are_those_of_the_records(sets: Path, game: str) -> None:
    for row in table(sets, game, "games"):
        played = saecula.load(sets / game, number=row["game"] + 1)
        outcome = played.outcome()
        assert outcome is not None
        assert (row["file"], row["record"]) == ("games-000000000.jsonl.gz", row["game"] + 1)
        assert (row["title"], row["players"], row["seed"]) == (game, 2, played.seed)
        assert (row["decisions"], row["digest"], row["turns"]) == (played.ply, played.digest(), played.state.turn)
        assert (row["reason"], row["winners"]) == (outcome.reason, outcome.winners())
        seats = [seat for seat in table(sets, game, "seats") if seat["game"] == row["game"]]
        assert [seat["score"] for seat in seats] == outcome.scores
        assert [seat["rank"] for seat in seats] == outcome.ranks
        assert [seat["bot"] for seat in seats] == played.kinds
        assert sum(seat["share"] for seat in seats) == 1
        assert sum(seat["decisions"] for seat in seats) == played.ply
        for seat in seats:
            assert {one["source"]: one["points"] for one in seat["sources"]} == outcome.lines[seat["seat"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_number_and_leads_through_the_game(sets: Path, game: str) -> None:
    """The numbers alone play the game again."""
    rules, spaces = rules_of(game), title_of(game).spaces
    rows = [row for row in table(sets, game, "decisions") if row["game"] == 1]
    played = saecula.load(sets / game, number=2)
    s = saecula.load(sets / game, at=0, number=2).state
    for ply, row in enumerate(rows, start=1):
        assert (row["ply"], row["seat"], row["turn"]) == (ply, s.stack[-1].seat, s.turn)
        assert (row["question"], row["legal"]) == (rules.decision_name(s), len(rules.legal(s)))
        assert (row["name"], row["command"]) == (spaces.text(row["action"]), played.log[ply - 1].text)
        assert (row["card"] or "", row["auto"]) == (played.log[ply - 1].card, played.log[ply - 1].auto)
        rules.apply(s, spaces.command(s, row["action"]))
        rules.advance(s)
    assert s.over
    assert len(rows) == played.ply


@pytest.mark.parametrize("game", GAMES)
def test_events_tell_all_that_happened_with_laws_and_cards(sets: Path, game: str) -> None:
    rows = [row for row in table(sets, game, "events") if row["game"] == 0]
    played = saecula.load(sets / game, number=1)
    happened = [(ply, event) for ply, events in enumerate(played.happened) for event in events]
    assert len(rows) == len(happened)
    for row, (ply, event) in zip(rows, happened, strict=True):
        assert (row["ply"], row["seat"], row["event"], row["law"]) == (ply, event.seat, event.name, event.cause)
        assert row["public"] == (event.seen_by == EVERYBODY)
        told = [row[name] for name in ("card", "other", "rival", "amount", "what") if row[name] is not None]
        assert Counter(map(str, told)) == Counter(map(str, event.values.values()))
    assert any(row["card"] for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_turns_share_out_the_decisions_and_show_the_numbers_of_the_seat(sets: Path, game: str) -> None:
    rows = [row for row in table(sets, game, "turns") if row["game"] == 0]
    played = saecula.load(sets / game, number=1)
    assert sum(row["decisions"] for row in rows) == played.ply
    assert [row["first"] for row in rows] == [
        1 + sum(row["decisions"] for row in rows[:place]) for place in range(len(rows))
    ]
    last, score = rows[-1], {"aoc": "vp", "tta": "culture"}[game]
    outcome = played.outcome()
    assert outcome is not None
    assert last["turn"] == played.state.turn
    if game == "tta":
        assert last[score] == outcome.scores[last["seat"]]
    assert {row["seat"] for row in rows} == {0, 1}
    assert len({row[score] for row in rows}) > 3


@pytest.mark.parametrize("form", ["compact", "raw"])
def test_observations_are_what_the_seat_knew(sets: Path, tmp_path: Path, form: str) -> None:
    with workers(1) as here:
        export(str(sets / "aoc"), str(tmp_path / "data"), here, form)
    file = tmp_path / "data" / "decisions.parquet"
    observer = title_of("aoc").spaces.observer(form)
    assert pq.read_schema(file).metadata[b"observation"].decode() == observer.name
    rows = pl.read_parquet(file)
    game = saecula.load(sets / "aoc", number=2)
    own = rows.filter(pl.col("game") == 1)
    for row, before in zip(own.iter_rows(named=True), game.history, strict=True):
        assert list(row["observation"]) == observer.observe(before, row["seat"]).tolist()


def test_an_event_that_tells_what_no_column_takes_is_a_fault_of_ours() -> None:
    class Painted(Reader):
        def event_values(self, event: Event) -> dict[str, object]:
            return {"colour": "red"}

    with pytest.raises(BrokenLaw, match="tells 'colour'"):
        Writer("aoc")._event(Event(1, 0, 0, 0, 0, EVERYBODY, "", Painted()), 0, 0, 0)


# --- the same numbers as a tournament's -------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "bots"), [("aoc", "easy,greedy,random"), ("tta", "greedy,random")])
def test_the_data_agree_with_the_tournament_on_the_same_games(game: str, bots: str) -> None:
    found = data(
        "tournament", game, "--bots", bots, "--games", "6", "--seed", "1", "--jobs", "1", "--records", "set"
    )  # fmt: skip
    rows = data("export", "set", "--to", "data", "--jobs", "1")["rows"]
    games, seats = pd.read_parquet("data/games.parquet"), pd.read_parquet("data/seats.parquet")
    decisions = pd.read_parquet("data/decisions.parquet")
    assert (found["games"], found["decisions"]) == (len(games), len(decisions)) == (rows["games"], rows["decisions"])
    assert games["seed"].nunique() == found["deals"]
    assert round(games["rounds"].mean(), 2) == found["rounds"]["value"]
    by_bot = seats.groupby("bot", observed=True)
    for bot, row in found["bots"].items():
        own = by_bot.get_group(bot)
        assert (len(own), round(own["share"].sum(), 3)) == (row["seats"], row["wins"])
        assert round(own["share"].mean(), 4) == row["win_rate"]["value"]
        assert round(own["score"].mean(), 2) == row["score"]["value"]
        assert own["decisions"].sum() == row["decisions"]
        sources = own.explode("sources")["sources"].dropna()
        points: Counter[str] = Counter()
        for one in sources:
            points[one["source"]] += one["points"]
        assert {source: round(sum_ / len(own), 2) for source, sum_ in points.items() if sum_} == {
            source: mean for source, mean in row["sources"].items() if mean
        }


# --- reading as the guide shows it ------------------------------------------------------------------------------------
def test_the_examples_of_the_guide_work_as_they_stand(sets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(examples) >= 3
    (sets / "data").unlink(missing_ok=True)
    (sets / "data").symlink_to(sets / "tta-data")
    monkeypatch.chdir(sets)
    known: dict[str, Any] = {}
    for example in examples:
        exec(example, known)
    assert "pandas" in "".join(examples)
    assert "polars" in "".join(examples)


@pytest.mark.parametrize("game", GAMES)
def test_pandas_and_polars_read_the_same(sets: Path, game: str) -> None:
    for name in TABLES:
        file = sets / f"{game}-data" / f"{name}.parquet"
        one, other = pd.read_parquet(file), pl.read_parquet(file)
        assert one.shape == other.shape
        assert list(one.columns) == other.columns
    events = sets / f"{game}-data" / "events.parquet"
    counted = pd.read_parquet(events)["event"].value_counts().to_dict()
    assert dict(pl.read_parquet(events)["event"].value_counts().iter_rows()) == counted


# --- whoever writes, and what is refused ------------------------------------------------------------------------------
def test_the_files_are_the_same_whoever_does_the_work(sets: Path, tmp_path: Path, cluster: str) -> None:  # noqa: F811
    with workers(2) as crew:
        export(str(sets / "aoc"), str(tmp_path / "two"), crew)
    with workers(cluster=cluster) as crew:
        export(str(sets / "aoc"), str(tmp_path / "cluster"), crew)
    for name in TABLES:
        content = (sets / "aoc-data" / f"{name}.parquet").read_bytes()
        assert (tmp_path / "two" / f"{name}.parquet").read_bytes() == content
        assert (tmp_path / "cluster" / f"{name}.parquet").read_bytes() == content


def test_the_command_tells_what_it_wrote(sets: Path) -> None:
    shown = good("export", str(sets / "aoc"), "--to", "new/data", "--jobs", "1", "--lang", "en")
    assert re.match(r"new/data: 3 games, 6 seats, \d+ turns, \d+ decisions, \d+ events; 0\.\d MB\.", shown)
    assert names(Path("new")) == ["data"]
    Path("empty").mkdir()
    assert data("export", str(sets / "aoc"), "--to", "empty", "--jobs", "1")["version"] == VERSION
    assert names(Path("empty")) == sorted(f"{name}.parquet" for name in TABLES)


def test_a_broken_record_is_named_and_nothing_is_left(sets: Path, tmp_path: Path) -> None:
    wrong = broken(sets / "aoc", tmp_path / "wrong", (b'"n":5,', b'"n":6,'), 2)
    said = bad("export", str(wrong), "--to", "data", "--jobs", "1")
    assert "games-000000000.jsonl.gz: record 2: line " in said
    assert len(said.strip().splitlines()) == 1
    assert names(tmp_path) == ["wrong"]


def test_a_set_is_of_one_game_and_of_finished_ones(sets: Path, tmp_path: Path) -> None:
    mixed = tmp_path / "mixed"
    mixed.mkdir()
    for game in GAMES:
        (mixed / f"{game}.jsonl.gz").write_bytes((sets / game / "games-000000000.jsonl.gz").read_bytes())
    assert "tta.jsonl.gz: record 1: line 1: game: is tta, not aoc" in bad("export", str(mixed), "--to", "data")
    running, resumed = saecula.aoc.Game(seats=2, seed=1), finished_game(rules_of("aoc"), {"seats": 2}, 1)
    running.save(tmp_path / "running.jsonl")
    assert "record 1: result: the game is not over" in bad("export", "running.jsonl", "--to", "data")
    resumed.rewind(5)
    other = saecula.aoc.Game(seats=2, seed=resumed.seed)
    other.resume(resumed.state.to_data(), resumed.log)
    while not other.is_over():
        other.push(next(iter(other.legal)))
    other.save(tmp_path / "resumed.jsonl")
    assert "record 1: resume: the game was continued" in bad("export", "resumed.jsonl", "--to", "data")
    assert names(tmp_path) == ["mixed", "resumed.jsonl", "running.jsonl"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nothing", "--to", "data"], "file: cannot read nothing"),
        ([".", "--to", "data"], "file: . holds no records"),
        (["RECORDS", "--to", "full"], "--to: full is there already and is no empty folder"),
        (["RECORDS", "--to", "full/file"], "--to: full/file is there already and is no empty folder"),
        (["RECORDS", "--to", "full/file/data"], "--to: cannot make the folder full/file/data"),
        (["RECORDS", "--to", "data", "--observe", "all"], "--observe: must be one of compact, raw, not 'all'"),
        (["RECORDS", "--to", "data", "--jobs", "-1"], "--jobs: must be at least 0"),
        (["RECORDS", "--to", "data", "--cluster", "nonsense://x"], "--cluster: no Dask scheduler answers"),
    ],
)
def test_bad_input_gets_one_clear_sentence(sets: Path, arguments: list[str], sentence: str) -> None:
    Path("full").mkdir()
    Path("full/file").write_text("kept")
    said = bad("export", *(str(sets / "aoc") if word == "RECORDS" else word for word in arguments))
    assert sentence in said
    assert len(said.strip().splitlines()) == 1
    assert (names(Path()), Path("full/file").read_text()) == (["full"], "kept")
