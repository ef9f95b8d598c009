"""Records: what was saved can be read, replayed, verified and continued; what was changed is found and named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula import aoc
from saecula.aoc.doors import ASKED
from saecula.aoc.terms import TURN_BEGAN
from saecula.core import record
from saecula.core.chance import commitment
from saecula.core.errors import OptionError, RecordError, UndoRefused
from saecula.core.game import Game
from saecula.core.record import Line, lines_of, parse, text_lines
from tests.kit.games import Options, by_decision_kind, finish, finished_game, game_at, new_game

RULES = aoc.RULES
TABLE: Options = {"seats": 2, "modules": ["innovation"]}
DRAFT: Options = {"seats": 3, "modules": ["draft"], "deck": "documented"}
QUESTIONS = [question.id for question in ASKED if question.takes]
GAMES = by_decision_kind(RULES, [DRAFT, {"seats": 4}], range(60))
FINISHED = finished_game(RULES, TABLE, 1)
UNFINISHED = game_at(RULES, TABLE, 1, 17)
OTHER_COMMAND = next(text for text in new_game(RULES, TABLE, 1).legal if text != FINISHED.log[0].text)


def resumed_game() -> Game:
    """A game that was continued from its snapshot because an early command is no longer legal, and played on."""
    lines = lines_of(UNFINISHED)
    command_of(lines, 3)["do"] = "gift rome"
    game = record.load(parse(text_lines(lines)), RULES)
    for _ in range(5):
        game.push(game.legal.commands()[0])
    return game


def command_of(lines: list[Line], n: int) -> Line:
    return next(line for line in lines if "do" in line and line["n"] == n)


def copied(lines: list[Line]) -> list[Line]:
    found: list[Line] = json.loads(json.dumps(lines))
    return found


def fault_of(texts: list[str], use: Callable[[record.Record, Any], Game] = record.verify) -> RecordError:
    """The RecordError of lines that must not pass; any other error is a fault of ours."""
    with pytest.raises(RecordError) as caught:
        use(parse(texts), RULES)
    assert_clear(caught.value)
    return caught.value


def assert_clear(error: RecordError) -> None:
    """One sentence that names the field."""
    assert error.field
    assert error.field in str(error)
    assert "\n" not in str(error)


# --- writing, reading, continuing -----------------------------------------------------------------------------------
def test_a_finished_game_is_saved_verified_and_replayed_to_every_ply(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    FINISHED.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]
    found = record.read(path)
    assert found.is_finished
    assert record.verify(found, RULES).digest() == FINISHED.digest()
    assert saecula.load(path).digest() == FINISHED.digest()
    digests = [state.to_data() for state in FINISHED.history]
    for ply, data in enumerate(digests):
        game = saecula.load(path, at=ply)
        assert (game.ply, game.state.to_data()) == (ply, data)


def test_a_record_is_plain_json_lines_with_every_command() -> None:
    lines = [json.loads(text) for text in text_lines(lines_of(FINISHED))]
    assert lines[0]["saecula-record"] == 1
    assert [line["do"] for line in lines if "do" in line] == [move.text for move in FINISHED.log]
    assert [(line["chance"], line["order"]) for line in lines if "chance" in line] == FINISHED.chance
    assert list(lines[-1]) == ["sum"]
    assert lines[-2]["seed"] == "1"
    assert "seed" not in lines[0]
    assert (lines[0]["edition"], lines[0]["law"]) == (RULES.edition, RULES.law_version)


@pytest.mark.parametrize("table", [TABLE, DRAFT, {"seats": 1}], ids=["two", "draft", "solo"])
def test_every_turn_has_a_digest_also_where_the_same_seat_takes_two_in_a_row(table: Options) -> None:
    game = finished_game(RULES, table, 1)
    begun = [n for n, events in enumerate(game.happened) if TURN_BEGAN in [event.kind for event in events]]
    found = [line["n"] for line in lines_of(game) if "digest" in line]
    assert found == sorted({0, *begun, game.ply})
    assert sum(event.kind == TURN_BEGAN for events in game.happened for event in events) == game.state.turn > 5


def test_names_that_could_not_be_read_back_are_not_written(tmp_path: Path) -> None:
    game = UNFINISHED.copy()
    for names in (["a"], ["a", "b\n"], ["a", 5]):
        game.names = names  # type: ignore[assignment]
        with pytest.raises(RecordError) as caught:
            game.save(str(tmp_path / "game.jsonl"))
        assert caught.value.field == "names"
    assert list(tmp_path.iterdir()) == []


def test_a_replayed_command_that_is_illegal_is_named_in_words() -> None:
    lines = copied(lines_of(FINISHED))
    at(lines, "do", 4)["do"] = "gift rome"
    assert "command 5: 'gift rome' is not legal" in str(fault_of(sealed(lines)))


def test_there_is_an_unfinished_game_for_every_kind_of_decision() -> None:
    assert set(GAMES) == set(QUESTIONS)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_saved_game_continues_to_the_same_end_from_every_kind_of_decision(kind: str, tmp_path: Path) -> None:
    game, path = GAMES[kind].copy(), str(tmp_path / "game.jsonl")
    game.names = ["Лена", *game.names[1:]]
    game.save(path)
    assert record.verify(record.read(path), RULES).digest() == game.digest()
    loaded = saecula.load(path)
    assert (loaded.digest(), loaded.names, loaded.seed) == (game.digest(), game.names, game.seed)
    assert loaded.decision is not None
    assert (loaded.decision.kind, loaded.ply) == (kind, game.ply)
    assert finish(loaded, 3).digest() == finish(game, 3).digest()
    loaded.save(path)
    assert record.verify(record.read(path), RULES).outcome() is not None


def test_undo_works_after_loading(tmp_path: Path) -> None:
    path = str(tmp_path / "game.jsonl")
    UNFINISHED.save(path)
    game = saecula.load(path)
    assert game.events(0) == UNFINISHED.events(0)
    while game.ply:
        assert game.pop() == UNFINISHED.log[game.ply].text
        assert game.state.to_data() == UNFINISHED.history[game.ply].to_data()


def test_automatic_commands_stay_marked() -> None:
    game = saecula.aoc.Game(seats=2, seed=1)
    game.push(next(iter(game.legal)), auto=True)
    loaded = record.load(parse(text_lines(lines_of(game))), RULES)
    assert [move.auto for move in loaded.log] == [True]


@pytest.mark.parametrize("seed", ["", " ", "тест", "tab\there", "two\nlines", "\u2028", "\ud800"])
def test_whatever_seed_a_game_accepts_its_record_verifies(seed: str) -> None:
    try:
        game = new_game(RULES, TABLE, seed)
    except OptionError as error:
        refused = error.field
    else:
        refused = ""
        assert record.verify(parse(text_lines(lines_of(game))), RULES).seed == seed
    assert refused in ("", "seed")


@pytest.mark.parametrize("at", [-1, 10_000])
def test_a_ply_outside_the_record_is_refused(at: int) -> None:
    assert fault_of(text_lines(lines_of(FINISHED)), lambda r, rules: record.replay(r, rules, at)).field == "at"


# --- damage: the sum finds it ---------------------------------------------------------------------------------------
def test_a_record_cut_off_at_any_byte_is_refused(tmp_path: Path) -> None:
    game = game_at(RULES, {"seats": 1}, 1, 4)
    game.names = ["Лена"]
    path = tmp_path / "game.jsonl"
    game.save(str(path))
    whole = path.read_bytes()
    for length in range(len(whole) - 1):  # only the last line's end may be missing
        path.write_bytes(whole[:length])
        with pytest.raises(RecordError) as caught:
            record.read(str(path))
        assert_clear(caught.value)


def test_every_changed_deleted_doubled_or_swapped_line_is_refused() -> None:
    for game in (FINISHED, UNFINISHED):
        texts = text_lines(lines_of(game))
        for i, text in enumerate(texts):
            digit = "1" if "1" not in text else "7"
            changed = text[:-2] + digit + text[-2:]
            for faulty in (
                [*texts[:i], changed, *texts[i + 1 :]],
                [*texts[:i], *texts[i + 1 :]],
                [*texts[:i], text, *texts[i:]],
                [*texts[:i], *texts[i : i + 2][::-1], *texts[i + 2 :]],
            ):
                if faulty != texts:
                    fault_of(faulty)


@pytest.mark.parametrize("content", [b"", b"\n", b"\x00\xff\xfe\x80", b"hello\n", b"[]\n", b"{}\n", b"\n\n\n", b"1\n"])
def test_files_that_are_no_records_are_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        saecula.load(str(path))
    assert_clear(caught.value)


@pytest.mark.parametrize("name", ["", "missing", "a\0b"], ids=["directory", "missing", "no path"])
def test_paths_that_cannot_be_read_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        saecula.load(str(tmp_path / name))
    assert caught.value.field == "file"


def test_paths_that_cannot_be_written_are_refused_and_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "folder", tmp_path / "missing" / "file"):
        with pytest.raises(RecordError) as caught:
            FINISHED.save(str(path))
        assert caught.value.field == "file"
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


# --- forgery: the sum is right again, and other checks find it ------------------------------------------------------
def at(lines: list[Line], key: str, place: int = 0) -> Any:
    return [line for line in lines if key in line][place]


def swap_order(lines: list[Line]) -> None:
    order = at(lines, "chance")["order"]
    order[0], order[1] = order[1], order[0]


def other_seed_and_commitment(lines: list[Line]) -> None:
    lines[0]["commitment"] = commitment("another")
    lines[-1]["seed"] = "another"


FORGERIES: dict[str, tuple[str, Callable[[list[Line]], object]]] = {
    "another seed": ("seed", lambda x: x[-1].update(seed="2")),
    "another commitment": ("seed", lambda x: x[0].update(commitment=commitment("2"))),
    "another seed with its commitment": ("chance", other_seed_and_commitment),
    "no commitment": ("commitment", lambda x: x[0].pop("commitment")),
    "a seed that is a number": ("seed", lambda x: x[-1].update(seed=1)),
    "another score": ("result", lambda x: x[-1]["result"]["scores"].reverse()),  # type: ignore[index]
    "another rank": ("result", lambda x: x[-1]["result"]["ranks"].reverse()),  # type: ignore[index]
    "another reason": ("result", lambda x: x[-1]["result"].update(reason="x")),  # type: ignore[attr-defined]
    "no result": ("result", lambda x: x.pop()),
    "another shuffle": ("chance", swap_order),
    "a shuffle with a card twice": ("chance", lambda x: at(x, "chance").update(order=[0, 0])),
    "a shuffle of another name": ("chance", lambda x: at(x, "chance").update(chance="dice")),
    "a shuffle of words": ("order", lambda x: at(x, "chance").update(order=["a"])),
    "a shuffle less": ("chance", lambda x: x.remove(at(x, "chance", -1))),
    "a shuffle more": ("chance", lambda x: x.insert(2, {"chance": "more", "order": [0]})),
    "shuffles in another order": ("chance", lambda x: x.insert(1, x.pop(2))),
    "other card values": ("cards", lambda x: x[0].update(cards="0" * 16)),
    "another edition": ("edition", lambda x: x[0].update(edition="1999")),
    "no edition": ("edition", lambda x: x[0].pop("edition")),
    "a newer law": ("law", lambda x: x[0].update(law=RULES.law_version + 1)),
    "a law before the first": ("law", lambda x: x[0].update(law=0)),
    "a law that is no number": ("law", lambda x: x[0].update(law="1")),
    "no law": ("law", lambda x: x[0].pop("law")),
    "no names": ("names", lambda x: x[0].pop("names")),
    "a name less": ("names", lambda x: x[0].update(names=["a"])),
    "a name more": ("names", lambda x: x[0].update(names=["a", "b", "c"])),
    "a name that is a number": ("names", lambda x: x[0].update(names=["a", 5])),
    "a name that cannot be printed": ("names", lambda x: x[0].update(names=["a", "b\x1b[2J"])),
    "another seat": ("seat", lambda x: at(x, "do", 4).update(seat=1 - at(x, "do", 4)["seat"])),
    "a seat that does not exist": ("seat", lambda x: at(x, "do", 4).update(seat=9)),
    "another number": ("n", lambda x: at(x, "do", 4).update(n=9)),
    "a number that is none": ("n", lambda x: at(x, "do", 4).update(n="5")),
    "a command less": ("n", lambda x: x.remove(at(x, "do", 4))),
    "a command that means nothing": ("do", lambda x: at(x, "do", 4).update(do="dance")),
    "a command that is illegal": ("do", lambda x: at(x, "do", 4).update(do="gift rome")),
    "a command cut short": ("do", lambda x: at(x, "do", 0).update(do=at(x, "do", 0)["do"][:-1])),
    "a command in capitals": ("do", lambda x: at(x, "do", 4).update(do=at(x, "do", 4)["do"].upper())),
    "another command": ("digest", lambda x: at(x, "do").update(do=OTHER_COMMAND)),
    "another digest": ("digest", lambda x: at(x, "digest", 3).update(digest="0" * 16)),
    "no last digest": ("digest", lambda x: x.remove(at(x, "digest", -1))),
    "a digest of a ply elsewhere": ("n", lambda x: at(x, "digest", 3).update(n=9_999)),
    "a newer format": ("saecula-record", lambda x: x[0].update({"saecula-record": 2})),
    "an unknown old format": ("saecula-record", lambda x: x[0].update({"saecula-record": 0})),
    "a format that is no number": ("saecula-record", lambda x: x[0].update({"saecula-record": "1"})),
    "no options": ("options", lambda x: x[0].pop("options")),
    "options that do not fit": ("options", lambda x: x[0].update(options={"seats": 9})),
    "options that do not exist": ("options", lambda x: x[0].update(options={"speed": 9})),
    "a game without a name": ("game", lambda x: x[0].update(game=None)),
    "a line of no kind": ("line", lambda x: x.insert(5, {"what": 1})),
    "a line after the end": ("line", lambda x: x.append({"n": 1, "digest": ""})),
    "a seed that is no text": ("seed", lambda x: x[-1].update(seed="\ud800")),
}  # fmt: skip


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_record_is_refused_by_the_field(name: str) -> None:
    field, forge = FORGERIES[name]
    lines = copied(lines_of(FINISHED))
    forge(lines)
    assert field in fault_of(sealed(lines)).field


def sealed(lines: list[Line]) -> list[str]:
    """The lines with the right sum, written so that any text can be summed."""
    texts = [json.dumps(line) for line in lines]
    return [*texts, json.dumps({"sum": record.sum_of(texts)})]


@pytest.mark.parametrize(
    "text",
    ["9" * 5000, "[" * 100_000, "nan", '{"n":1,', '"x"'],
    ids=["long number", "deep nesting", "nan", "broken off", "text"],
)
def test_a_line_that_json_cannot_read_is_refused(text: str) -> None:
    texts = sealed(lines_of(FINISHED))[:-1]
    texts.insert(3, text)
    assert fault_of([*texts, json.dumps({"sum": record.sum_of(texts)})]).field == "line"


def test_a_record_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    lines = copied(lines_of(FINISHED))
    lines[0]["game"] = "chess"
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(text_lines(lines)), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        saecula.load(str(path))
    assert caught.value.field == "game"


OTHER_VALUES: list[Any] = [None, True, -1, 0, 1, 999, 10**30, 0.5, "", "x", [], [0], {}, {"x": 1}]
FREE = {"auto"}  # what commands and shuffles cannot prove


def single_edits(line: Line) -> list[Line]:
    """The line without one field, and with one field, or one field of an object in it, changed."""
    edits = []
    for field, value in line.items():
        if field in FREE:
            continue
        edits.append({key: other for key, other in line.items() if key != field})
        edits += [{**line, field: other} for other in OTHER_VALUES if other != value or type(other) is not type(value)]
        if isinstance(value, dict):
            for inner in value:
                edits += [{**line, field: {**value, inner: other}} for other in OTHER_VALUES if other != value[inner]]
    return edits


def refused_or(action: Callable[[], Game], faults: list[str]) -> Game | None:
    """What an action gives, None if it is refused clearly; any other error is a fault and is noted."""
    try:
        return action()
    except RecordError as error:
        assert_clear(error)
    except Exception as error:
        faults.append(f"{type(error).__name__}: {error}")
    return None


@pytest.mark.parametrize("name", ["finished", "unfinished", "resumed"])
def test_every_single_edit_is_refused_or_changes_nothing(name: str) -> None:
    game = {"finished": FINISHED, "unfinished": UNFINISHED, "resumed": resumed_game()}[name]
    lines = copied(lines_of(game))
    end = record.verify(parse(sealed(lines)), RULES)
    faults: list[str] = []
    for i, line in enumerate(lines):
        for edit in single_edits(line):
            texts = sealed([*lines[:i], edit, *lines[i + 1 :]])
            found = refused_or(lambda texts=texts: record.verify(parse(texts), RULES), faults)  # type: ignore[misc]
            if found is not None and (found.digest(), found.seed) != (end.digest(), end.seed):
                faults.append(f"{edit} passed")
    assert not faults, "\n".join([f"{len(faults)} faults", *sorted(set(faults))[:20]])


@pytest.mark.parametrize("name", ["unfinished", "resumed"])
def test_a_forged_snapshot_is_refused_or_loads_into_a_sound_game(name: str) -> None:
    """Loading trusts a snapshot more than the commands, but never a position that cannot exist."""
    lines = copied(lines_of(UNFINISHED if name == "unfinished" else resumed_game()))
    faults: list[str] = []
    for edit in single_edits(lines[-1]):
        texts = sealed([*lines[:-1], edit])
        game = refused_or(lambda texts=texts: record.load(parse(texts), RULES), faults)  # type: ignore[misc]
        if game is not None:
            refused_or(lambda game=game: checked_to_the_end(game), faults)  # type: ignore[misc]
    assert not faults, "\n".join([f"{len(faults)} faults", *sorted(set(faults))[:20]])


def checked_to_the_end(game: Game) -> Game:
    game.check()
    return finish(game, 1)


# --- a law that changed: the game goes on from its snapshot ---------------------------------------------------------
def test_a_game_whose_commands_are_no_longer_legal_continues_from_its_snapshot(tmp_path: Path) -> None:
    lines = lines_of(UNFINISHED)
    command_of(lines, 3)["do"] = "gift rome"
    game = record.load(parse(text_lines(lines)), RULES)
    assert (game.digest(), game.ply, game.resumed_at) == (UNFINISHED.digest(), 17, 17)
    with pytest.raises(UndoRefused):
        game.undo()
    path = str(tmp_path / "game.jsonl")
    for _ in range(3):  # saved where it was resumed, and later
        game.save(path)
        again = saecula.load(path)
        assert (again.digest(), again.ply, again.resumed_at) == (game.digest(), game.ply, 17)
        assert [move.text for move in again.log] == [move.text for move in game.log]
        assert record.verify(record.read(path), RULES).digest() == game.digest()
        game = again
        game.push(game.legal.commands()[0])
    assert finish(game, 9).is_over()
    game.save(path)
    assert record.verify(record.read(path), RULES).digest() == game.digest()
    assert saecula.load(path, at=18).ply == 18
    with pytest.raises(RecordError, match="17"):
        saecula.load(path, at=16)


def test_a_resumed_game_can_be_resumed_again() -> None:
    first = resumed_game()
    lines = copied(lines_of(first))
    command_of(lines, first.ply - 1)["do"] = "gift rome"
    game = record.load(parse(text_lines(lines)), RULES)
    assert (game.digest(), game.resumed_at) == (first.digest(), first.ply)
    again = record.load(parse(text_lines(lines_of(game))), RULES)
    assert finish(again, 2).digest() == finish(first, 2).digest()


def test_copies_of_resumed_games_can_be_saved() -> None:
    game = resumed_game()
    assert text_lines(lines_of(game.copy())) == text_lines(lines_of(game))


# --- formats that grow older ----------------------------------------------------------------------------------------
def test_old_formats_are_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two formats of the past: one called commands `cmd`, the one before wrote no names."""
    old = copied(lines_of(FINISHED))
    old[0]["saecula-record"] = -1
    del old[0]["names"]
    for line in old:
        if "do" in line:
            line["cmd"] = line.pop("do")

    def named(lines: list[Line]) -> list[Line]:
        return [{**lines[0], "names": ["a", "b"]}, *lines[1:]]

    def renamed(lines: list[Line]) -> list[Line]:
        return [{("do" if field == "cmd" else field): value for field, value in line.items()} for line in lines]

    assert fault_of(sealed(old)).field == "saecula-record"
    monkeypatch.setitem(record.UPGRADES, 0, renamed)
    assert fault_of(sealed(old)).field == "saecula-record"
    monkeypatch.setitem(record.UPGRADES, -1, named)
    game = record.verify(parse(sealed(old)), RULES)
    assert (game.digest(), game.names) == (FINISHED.digest(), ["a", "b"])
