"""A third game is a folder and one line: it is played at the server, at the terminal and in the laboratory."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from saecula import games
from saecula.bots import known_bots, make_bot
from saecula.core.errors import OptionError
from saecula.core.game import Game
from saecula.core.record import read, verify
from saecula.core.rng import Dice
from saecula.doctor import report
from saecula.i18n import LANGUAGES, has
from saecula.lab.almanac import almanac
from saecula.lab.almanac_page import almanac_page
from saecula.lab.bench import measures_of, players_of
from saecula.lab.entrants import entrants, weights_module
from saecula.lab.executor import workers
from saecula.lab.line_server import answers
from saecula.lab.measures import random_games
from saecula.lab.report import tournament_page
from saecula.lab.simulate import Job, run
from saecula.lab.standings import standings
from saecula.lab.tournament import run as play_tournament
from saecula.lab.tournament import tournament
from saecula.server.config import Config, database_url
from saecula.server.play import substitute_name
from saecula.title import Title
from saecula.tui.table import TerminalTable
from tests.kit.matches.title import MatchesBoard, MatchesTitle
from tests.server import kit
from tests.server.kit import ME, RANDOM, Person, RunningServer, get, new_table, post

ROOT = Path(__file__).parents[1]
ADDED = "from saecula import games; from tests.kit.matches.title import MatchesTitle; games.add(MatchesTitle()); "


@pytest.fixture(autouse=True)
def matches() -> Iterator[Title]:
    title = MatchesTitle()
    games.add(title)  # the one line
    yield title
    games.remove(title.name)


def test_it_is_known_while_it_is_on_the_list(matches: Title) -> None:
    assert list(games.TITLES) == ["aoc", "tta", "matches"]
    assert games.title_of("matches") is matches
    assert report()["games"]["matches"] == {"law": 1, "laws": 3}  # type: ignore[index]
    games.remove("matches")
    with pytest.raises(OptionError, match="'matches' is unknown, known are aoc, tta"):
        games.title_of("matches")
    games.add(matches)
    with pytest.raises(OptionError, match="there are two titles 'matches'"):
        games.add(matches)


def test_a_title_without_a_face_does_not_start() -> None:
    class Blind(MatchesTitle):
        picture = Title.picture  # forgotten

    with pytest.raises(TypeError, match=r"abstract method '?picture"):
        Blind()  # type: ignore[abstract]


def test_a_title_has_the_name_of_its_rules() -> None:
    class Other(MatchesTitle):
        name = "draughts"

    with pytest.raises(OptionError, match="the title 'draughts' has the rules of 'matches'"):
        games.add(Other())


# --- the server -----------------------------------------------------------------------------------------------------
@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages are declared with the boards of the titles that were there when the server was imported."""
    monkeypatch.setattr(kit, "heard", msgspec.json.decode)


def test_the_document_of_a_server_that_knows_it_declares_its_board() -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"{ADDED}from saecula.server.typescript import page_types; print(page_types())"],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert "export interface MatchesBoard {" in done.stdout, done.stderr
    assert "export type Board = AocBoard | TtaBoard | MatchesBoard;" in done.stdout


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("matches") / "saecula.db"
    with RunningServer(Config(database_url(str(path)), bot_processes=0, rate=0, webhooks="off")) as running:
        yield running.url


@pytest.mark.usefixtures("listening")
def test_it_is_played_at_the_server(url: str) -> None:
    options = {"last_loses": True}
    table, token = new_table(url, "matches", [ME, {"kind": "bot", "bot": "greedy"}], options=options, start=True)
    dice = Dice(1)
    with Person(url, table, token) as ann:
        board = msgspec.convert(ann.state["board"], MatchesBoard)
        assert board.left + sum(seat.taken for seat in board.seats) == 12  # the bot may have begun
        assert [seat["name"] for seat in ann.state["board"]["seats"]] == ["Ann", "Greedy 2"]
        while ann.state["table"]["status"] == "playing":
            if not ann.decides():
                ann.receive()
                continue
            shown = ann.answer({"type": "ask", "what": "preview", "text": ann.legal[0]})["value"]
            assert shown["legal"]
            ann.play(dice)
        assert "took the last one" in ann.log[-1]["text"]
        assert ann.log[-1]["law"] == "end.last"
    told = get(url, f"/api/tables/{table}/report")
    assert sorted(seat["score"] for seat in told["seats"]) == [0, 1]
    assert told["graphs"][0]["name"] == "Matches taken"
    assert told["reason"]["law_text"].startswith("The last match ends the game")
    assert get(url, f"/api/tables/{table}/verify")["verified"] is True


@pytest.mark.usefixtures("listening")
def test_a_forbidden_command_is_explained_at_the_server(url: str) -> None:
    table, token = new_table(url, "matches", [ME, {"kind": "me", "name": "Bob"}], start=True)
    with Person(url, table, token) as ann:
        refused = ann.answer({"type": "command", "ply": 0, "text": "take 7"}, "error")
        assert "one to three" in json.dumps(refused)


def test_the_lobby_offers_it_with_its_settings_and_bots(url: str) -> None:
    told = get(url, "/api/settings")
    game = next(game for game in told["games"] if game["name"] == "matches")
    assert (game["title"], game["seats"]) == ("Matches", [2])
    assert [option["name"] for option in game["options"]] == ["last_loses"]
    assert [bot["name"] for bot in told["bots"] if "matches" in bot["games"]] == ["random", "greedy"]
    post(
        url,
        "/api/tables",
        {"game": "matches", "options": {}, "seats": [ME, {"kind": "bot", "bot": "hard"}]},
        status=400,
    )
    assert "matches-ask" in get(url, "/api/messages/it")["source"]
    assert get(url, "/api/cards/matches") == []
    assert len(get(url, "/api/laws/matches")) == 3


def test_a_substitute_is_one_of_its_bots(url: str) -> None:
    table, token = new_table(url, "matches", [ME, RANDOM], start=True)
    path = f"/api/tables/{table}/seats/0/substitute"
    assert post(url, path, {"bot": "medium"}, token, status=400)["code"] == "no-such-bot"
    assert post(url, path, {"bot": "greedy"}, token)["table"]["seats"][0]["substitute"] == "greedy"
    assert substitute_name("matches") == "greedy"


# --- the terminal ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_at_the_terminal(language: str, tmp_path: Path) -> None:
    game = Game(games.rules_of("matches"), {}, "terminal")
    out = io.StringIO()
    lines = iter(["why take 5", "law take", "explain taken", *["1"] * 12])
    bots = {1: make_bot("greedy", game.rules, 1)}
    TerminalTable(game, bots, language, Console(file=out, width=200), lambda prompt: next(lines, None)).run()
    assert game.is_over()
    assert "||||" in out.getvalue()
    assert "matches-" not in out.getvalue(), "a message is missing"
    path = tmp_path / "matches.jsonl"
    game.save(str(path))
    assert verify(read(str(path)), game.rules).digest() == game.digest()
    assert games.load(str(path)).digest() == game.digest()


# --- the laboratory -------------------------------------------------------------------------------------------------
def test_it_is_simulated() -> None:
    rules = games.rules_of("matches")
    with workers(1) as crew:
        found = run(Job("matches", rules.options({}), ["greedy", "random"], "1", check=True), 40, crew)
    assert found["finished"] == 40
    assert found["bots"]["greedy"]["wins"] > found["bots"]["random"]["wins"]
    assert players_of("matches") == [2]
    assert [measure.name for measure in measures_of("matches")] == ["random", "copy", "push", "batch"]
    assert random_games("matches", 2, 0.01)["decisions"] > 3


def test_a_tournament_is_played_and_told() -> None:
    rules = games.rules_of("matches")
    plan = tournament(rules, rules.options({}), entrants("greedy,random", "matches"), 20, "1")
    with workers(1) as crew:
        played = play_tournament(plan, crew)
    result = standings(plan, played, 1.0, 0)
    assert result["bots"]["greedy"]["win_rate"]["value"] > 0.5
    assert result["bots"]["greedy"]["profile"]["threes"]["value"] > 0
    page = tournament_page(result, "en")
    assert "The last match" in page
    assert "Times three were taken" in page
    assert "Victories" in almanac_page(almanac("matches", played), "en", {2: "matches-2.html"})


def test_its_bots_speak_the_line_protocol() -> None:
    rules = games.rules_of("matches")
    game = Game(rules, {}, 1)
    hello = {"saecula-bot": 1, "game": "matches", "seat": 0, "seed": 1}
    ask = {"ask": "take", "legal": list(game.legal), "view": game.view(0).to_data()}  # type: ignore[attr-defined]
    said = [json.loads(line) for line in answers("greedy", [json.dumps(hello), json.dumps(ask)])]
    assert said[1]["do"] in list(game.legal)
    with pytest.raises(OptionError, match="have no weights"):
        weights_module("matches")


def test_commands_know_it_and_its_settings() -> None:
    code = f"{ADDED}from saecula.cli import main; main()"
    simulate = ["simulate", "matches", "--games", "4", "--seed", "1", "--jobs", "1", "--last-loses", "--json"]
    for words, told in ((simulate, '"finished": 4'), (["laws", "matches", "end"], "The last match ends the game")):
        done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, cwd=ROOT)
        assert done.returncode == 0, done.stderr
        assert told in done.stdout


# --- what every title must have -------------------------------------------------------------------------------------
def test_bots_of_a_game_are_asked_for_by_its_name() -> None:
    assert known_bots("matches") == ["random", "greedy"]
    with pytest.raises(OptionError, match="'hard' is unknown, known are random, greedy"):
        make_bot("hard", games.rules_of("matches"), 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["aoc", "tta", "matches"])
def test_every_title_has_its_messages(name: str, language: str) -> None:
    title = games.title_of(name)
    numbers = {number.replace("_", "-") for number in (*title.picture.graphs, *title.picture.compared)}
    ids = [f"game-{name}", f"pitch-{name}", f"server-game-{name}", f"lab-score-{name}"]
    ids += [f"number-{number}" for number in numbers] + [f"lab-profile-{what}" for what in title.study.profile]
    ids += [f"almanac-game-{what}" for what in title.study.per_game] + [
        f"almanac-{part}" for part in title.study.sections()
    ]
    assert [message for message in ids if not has(language, message)] == []
