"""Every game as a verified record: in files of many, continued, verified and replayed, and what is refused."""

import gzip
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula.core import archive, record
from saecula.core.errors import BrokenLaw, OptionError, RecordError
from saecula.games import rules_of
from saecula.lab import recorder
from saecula.lab.executor import LabError, Workers, workers
from saecula.lab.play import play_noted
from saecula.lab.recorder import LIST, Recorder, packed_record, recorded
from saecula.lab.simulate import Job, match_of, play_one, run
from tests.kit.games import finished_game
from tests.lab.test_executor import cluster  # noqa: F401 - a fixture
from tests.test_cli import CODE, bad, data, folder, good  # noqa: F401 - `folder` is a fixture


def job_of(game: str = "aoc", *bots: str, seats: int = 2, seed: str = "many") -> Job:
    return Job(game, rules_of(game).options({"seats": seats}), list(bots or ("greedy", "random")), seed, records=True)


def write(job: Job, games: int, path: Path, crew: Workers | None = None) -> dict[str, Any]:
    kept = Recorder(str(path), "simulation", job.header(rules_of(job.game)), games)
    try:
        with workers(1) as here:
            return run(job, games, crew or here, kept)
    finally:
        kept.close()


def texts(path: Path) -> list[list[str]]:
    return [lines for _, _, lines in archive.entries_of(path)]


def names(path: Path) -> list[str]:
    return sorted(file.name for file in path.iterdir())


# --- what is written --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_every_game_is_a_record_of_what_was_played(game: str, tmp_path: Path) -> None:
    job = job_of(game)
    write(job, 3, tmp_path / "set")
    assert names(tmp_path / "set") == ["games-000000000.jsonl.gz", LIST]
    for number, lines in enumerate(texts(tmp_path / "set")):
        found = record.parse(lines)
        played, again = play_one(job, number), record.verify(found, rules_of(game))
        outcome = again.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.ranks, again.ply) == (played.scores, played.ranks, played.decisions)
        assert again.kinds == played.seats
        assert again.names == [f"{bot.capitalize()} {seat + 1}" for seat, bot in enumerate(played.seats)]


def test_records_change_no_game_and_no_count(tmp_path: Path) -> None:
    plain = job_of()
    plain.records = False
    with workers(1) as here:
        expected = run(plain, 12, here)
    found = write(job_of(), 12, tmp_path / "set")
    for result in (expected, found):
        for timed in ("seconds", "games_per_second"):
            result.pop(timed)
    assert found == expected


def test_a_record_that_leads_elsewhere_is_no_record(tmp_path: Path) -> None:
    commands: list[int] = []
    match = match_of(job_of(), 0)
    _, last = play_noted(match, commands)
    assert record.parse(gzip.decompress(packed_record(match, commands, last)).decode().split("\n"))
    with pytest.raises(BrokenLaw, match="leads to another position"):
        packed_record(match, commands[:-1], last)


def test_a_long_seed_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="seed: "):
        write(job_of(seed="x" * 195), 3, tmp_path / "set")
    assert names(tmp_path) == []


def test_more_bots_than_seats_take_turns() -> None:
    job = job_of("aoc", "random", "greedy", "easy")
    found = [[one.label for one in match_of(job, number).seats] for number in range(6)]
    assert found == [
        ["random", "greedy"], ["random", "easy"], ["greedy", "easy"],
        ["greedy", "random"], ["easy", "random"], ["easy", "greedy"],
    ]  # fmt: skip


# --- going on ---------------------------------------------------------------------------------------------------------
def test_a_set_is_continued_and_the_same_whoever_plays_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorder, "FILE", 4)
    first = write(job_of(), 6, tmp_path / "parts")
    assert names(tmp_path / "parts") == ["games-000000000.jsonl.gz", "games-000000004.jsonl.gz", LIST]
    second = write(job_of(), 11, tmp_path / "parts")
    assert (first["games"], second["games"]) == (6, 11)
    with workers(2) as crew:
        write(job_of(), 11, tmp_path / "at once", crew)
    assert texts(tmp_path / "parts") == texts(tmp_path / "at once")
    assert (tmp_path / "parts" / LIST).read_bytes() == (tmp_path / "at once" / LIST).read_bytes()


def test_a_cluster_writes_the_same_records(tmp_path: Path, cluster: str) -> None:  # noqa: F811
    write(job_of(), 5, tmp_path / "here")
    with workers(cluster=cluster) as crew:
        write(job_of(), 5, tmp_path / "there", crew)
    assert texts(tmp_path / "here") == texts(tmp_path / "there")


def test_what_a_crash_left_half_done_is_done_again(tmp_path: Path) -> None:
    """The file was moved into place, its games were not listed yet; and another one was being written."""
    write(job_of(), 3, tmp_path)
    whole = (tmp_path / LIST).read_bytes()
    (tmp_path / LIST).write_bytes(whole.splitlines(keepends=True)[0])
    (tmp_path / "games-000000003.jsonl.gz.new").write_bytes(b"half")
    write(job_of(), 3, tmp_path)
    assert (tmp_path / LIST).read_bytes() == whole
    assert names(tmp_path) == ["games-000000000.jsonl.gz", LIST]
    assert len(texts(tmp_path)) == 3


@pytest.mark.parametrize("listed", [4, 5, 7])
def test_a_list_that_broke_off_is_mended_without_doubling_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listed: int
) -> None:
    monkeypatch.setattr(recorder, "FILE", 4)
    write(job_of(), 8, tmp_path)
    records, whole = texts(tmp_path), (tmp_path / LIST).read_bytes()
    lines = whole.splitlines(keepends=True)
    (tmp_path / LIST).write_bytes(b"".join(lines[: listed + 1]) + lines[listed + 1][:30])
    assert write(job_of(), 8, tmp_path)["games"] == 8
    assert (texts(tmp_path), (tmp_path / LIST).read_bytes()) == (records, whole)


@pytest.mark.parametrize("lost", [0, 2, 4])
def test_games_that_are_listed_and_not_there_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: int
) -> None:
    monkeypatch.setattr(recorder, "FILE", 2)
    write(job_of(), 6, tmp_path)
    name = f"games-{lost:09}.jsonl.gz"
    (tmp_path / name).unlink()
    before = names(tmp_path)
    with pytest.raises(OptionError, match=f"--records: .*{name}: files and played.ndjson do not hold the same games"):
        write(job_of(), 8, tmp_path)
    assert names(tmp_path) == before


def test_records_without_their_list_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorder, "FILE", 2)
    write(job_of(), 6, tmp_path)
    lines = (tmp_path / LIST).read_bytes().splitlines(keepends=True)
    (tmp_path / LIST).write_bytes(lines[0])
    before = names(tmp_path)
    with pytest.raises(OptionError, match="do not hold the same games"):
        write(job_of(), 6, tmp_path)
    (tmp_path / LIST).unlink()
    with pytest.raises(OptionError, match="holds records of others, and no list of ours"):
        write(job_of(), 6, tmp_path)
    assert names(tmp_path) == before[:-1]


def test_an_interrupted_simulation_keeps_what_was_played(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CODE, "simulate", "aoc", "--games", "1000000", "--seed", "1", "--jobs", "1"]
    running = subprocess.Popen([*command, "--records", "set"], stderr=subprocess.PIPE, text=True, cwd=tmp_path)
    until = time.monotonic() + 60
    while not (tmp_path / "set" / "games-000000000.jsonl.gz").exists() and time.monotonic() < until:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    said = running.communicate(timeout=60)[1]
    assert said.strip() == "saecula: interrupted"
    listed = len((tmp_path / "set" / LIST).read_bytes().splitlines()) - 1
    assert listed == len(texts(tmp_path / "set")) >= 100
    assert not list((tmp_path / "set").glob("*.new"))


# --- what is refused --------------------------------------------------------------------------------------------------
def test_the_folder_of_another_simulation_is_left_alone(tmp_path: Path) -> None:
    write(job_of(), 2, tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(OptionError, match=r"--records: .* is no file of this simulation"):
        write(job_of(seed="other"), 2, tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    job = job_of()
    kept = Recorder(str(tmp_path), "simulation", job.header(rules_of("aoc")), 2)
    kept.add(*recorded(match_of(job, 0)))
    (tmp_path / "games-000000000.jsonl.gz").mkdir()
    with pytest.raises(LabError, match=r"--records: cannot write .*games-000000000\.jsonl\.gz"):
        kept.close()
    assert len((tmp_path / LIST).read_bytes().splitlines()) == 1, "no game is listed that is not there"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "aoc", "--save", "a.jsonl", "--records", "b"], "--save: cannot be given with --records"),
        (["tournament", "aoc", "--save", "a.jsonl", "--records", "b"], "--save: cannot be given with --records"),
        (["simulate", "aoc", "--records", "/dev/null/x"], "--records: cannot use /dev/null/x"),
        (["verify", "nothing"], "file: cannot read nothing"),
        (["replay", "nothing"], "file: cannot read nothing"),
        (["verify", "."], "file: . holds no records"),
        (["replay", ".", "--number", "0"], "--number: must be at least 1"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], sentence: str) -> None:
    said = bad(*arguments)
    assert sentence in said
    assert len(said.strip().splitlines()) == 1
    assert os.listdir() == []


# --- reading ----------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sets") / "set"
    write(job_of(), 4, path)
    return path


def test_a_folder_a_packed_file_and_a_plain_one_are_verified(made: Path, tmp_path: Path) -> None:
    packed = made / "games-000000000.jsonl.gz"
    plain = tmp_path / "plain.jsonl"
    plain.write_bytes(gzip.decompress(packed.read_bytes()))
    commands = sum(saecula.verify(made, number).ply for number in range(1, 5))
    for path in (made, packed, plain):
        found = data("verify", str(path), "--jobs", "1")
        assert (found["verified"], found["records"], found["finished"], found["commands"]) == (True, 4, 4, commands)
    assert "4 records verified, 4 of finished games" in good("verify", str(made))


def test_one_record_of_many_is_replayed_and_loaded(made: Path) -> None:
    game = saecula.load(made, number=3)
    shown = data("replay", str(made), "--number", "3")
    assert (shown["digest"], shown["over"]) == (game.digest(), True)
    assert saecula.load(made, at=2, number=3).ply == 2
    assert bad("replay", str(made), "--number", "5").strip() == "saecula: --number: must be 1 to 4"


def test_the_card_that_was_taken_is_shown(tmp_path: Path) -> None:
    game = saecula.tta.Game(seats=2, seed=7)
    game.push("take 1")
    game.save(tmp_path / "game.jsonl")
    assert "take 1 (julius-caesar)" in good("replay", str(tmp_path / "game.jsonl"))


def broken(made: Path, to: Path, change: tuple[bytes, bytes], place: int) -> Path:
    """A copy of the set in which something is written otherwise, from a record on, where it is found first."""
    members = gzip.decompress((made / "games-000000000.jsonl.gz").read_bytes()).split(b'{"saecula-record"')
    members[place] = members[place].replace(*change, 1)
    to.mkdir()
    (to / "games-000000000.jsonl.gz").write_bytes(gzip.compress(b'{"saecula-record"'.join(members)))
    return to


def test_a_broken_record_is_named_with_its_file_and_place(made: Path, tmp_path: Path) -> None:
    wrong = broken(made, tmp_path / "wrong", (b'"n":5,', b'"n":6,'), 3)
    said = bad("verify", str(wrong))
    assert "games-000000000.jsonl.gz: record 3: line " in said
    assert "sum: the record was changed after it was written" in said
    assert len(said.strip().splitlines()) == 1


def test_a_packed_file_that_breaks_off_is_named(made: Path, tmp_path: Path) -> None:
    whole = (made / "games-000000000.jsonl.gz").read_bytes()
    for name, content in (("a", whole[:-40]), ("b", whole[:60] + b"\0\0\0\0" + whole[64:])):
        (tmp_path / f"{name}.jsonl.gz").write_bytes(content)
        said = bad("verify", str(tmp_path / f"{name}.jsonl.gz"))
        assert f"{name}.jsonl.gz is packed and damaged, or breaks off" in said
    (tmp_path / "c.jsonl.gz").write_bytes(b"")
    assert "c.jsonl.gz: is empty" in bad("verify", str(tmp_path / "c.jsonl.gz"))


def test_a_plain_record_is_read_as_before(tmp_path: Path) -> None:
    game = finished_game(rules_of("aoc"), {"seats": 2}, 1)
    game.save(tmp_path / "game.jsonl")
    assert archive.read(tmp_path / "game.jsonl").moves[0].text == game.log[0].text
    with pytest.raises(RecordError, match="number: must be 1 to 1"):
        archive.read(tmp_path / "game.jsonl", 2)


def test_a_tournament_writes_records_too(tmp_path: Path) -> None:
    arguments = ["tournament", "aoc", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--jobs", "1"]
    plain, kept = data(*arguments), data(*arguments, "--records", str(tmp_path / "set"))
    again = data(*arguments, "--records", str(tmp_path / "set"))
    assert again["games_per_second"] is None  # nothing was left to play
    for result in (plain, kept, again):
        assert {bot: row["wins"] for bot, row in result["bots"].items()} == {
            bot: row["wins"] for bot, row in plain["bots"].items()
        }
    assert data("verify", str(tmp_path / "set"))["records"] == 4
    assert recorded(match_of(job_of(), 0))[0].ranks
