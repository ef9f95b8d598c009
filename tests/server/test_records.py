"""After the game: record, verification, report, replay, upload; and what the page needs besides."""

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from saecula.core.game import Game
from saecula.core.record import lines_of, text_lines
from saecula.core.rng import Dice
from saecula.games import RULES, load
from saecula.server import schema, upkeep
from saecula.server.api import records
from tests.server.kit import ME, RANDOM, Person, RunningServer, get, new_table, post
from tests.server.test_tables import play_out

GAMES = Path(__file__).parents[1] / "aoc" / "games"


@pytest.fixture(scope="module")
def finished(url: str) -> tuple[str, str]:
    table, token = new_table(url, "aoc", [ME, RANDOM], start=True)
    play_out(url, table, token)
    return table, token


def test_the_record_of_a_finished_game_verifies(url: str, finished: tuple[str, str], tmp_path: Path) -> None:
    answer = httpx.get(f"{url}/api/tables/{finished[0]}/record")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert finished[0] in answer.headers["content-disposition"]
    path = tmp_path / "game.jsonl"
    path.write_text(answer.text, encoding="utf-8")
    game = load(str(path))
    assert game.is_over()
    assert game.names[0] == "Ann"
    assert game.kinds == ["human", "random"]
    verified = get(url, f"/api/tables/{finished[0]}/verify?lang=ru")
    assert verified["verified"] is True
    assert verified["commands"] == game.ply
    assert verified["text"].startswith("Проверено")


def test_a_finished_game_is_verified_once_however_many_ask(
    url: str, finished: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = get(url, f"/api/tables/{finished[0]}/verify?lang=it")
    monkeypatch.setattr(records, "verdict", None)
    assert get(url, f"/api/tables/{finished[0]}/verify?lang=it") == said


def test_a_replay_tells_the_last_command_in_words_and_what_led_to_it(
    url: str, finished: tuple[str, str], tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(httpx.get(f"{url}/api/tables/{finished[0]}/record").text, encoding="utf-8")
    written = load(str(path)).log[7].text
    here = {lang: get(url, f"/api/tables/{finished[0]}/replay?ply=8&lang={lang}") for lang in ("en", "ru")}
    assert len({written, here["en"]["last"], here["ru"]["last"]}) == 3
    plies = [line["ply"] for line in here["en"]["log"]]
    assert min(plies) == 0
    assert max(plies) <= 8


def test_an_upload_does_not_change_the_cards_of_the_tables_that_are_open(url: str) -> None:
    old = Path(__file__).parents[1] / "aoc" / "games" / "four-random-all.jsonl"
    answer = post(url, "/api/records", {"text": old.read_text(encoding="utf-8")}, status=400)
    assert (answer["code"], answer["field"]) == ("bad-input", "cards")
    assert "saecula replay" in answer["text"]


def test_an_uploaded_record_is_replayed(url: str, finished: tuple[str, str]) -> None:
    text = httpx.get(f"{url}/api/tables/{finished[0]}/record").text
    made = post(url, "/api/records", {"text": text}, status=201)
    assert made["verify"]["verified"] is True
    table = made["table"]
    assert (table["origin"], table["status"]) == ("upload", "over")
    assert httpx.get(f"{url}/api/tables/{table['id']}/record").text == text
    for ply in (0, 5, table["ply"]):
        here = get(url, f"/api/tables/{table['id']}/replay?ply={ply}&seat=0")
        there = get(url, f"/api/tables/{finished[0]}/replay?ply={ply}&seat=0")
        assert here["ply"] == ply
        assert (here["board"], here["log"]) == (there["board"], there["log"])
    assert get(url, f"/api/tables/{table['id']}/report") == get(url, f"/api/tables/{finished[0]}/report")
    assert get(url, f"/api/tables/{table['id']}/replay?ply=9999", status=400)["code"] == "bad-input"
    explain = f"/api/tables/{table['id']}/explain?ply=5&number="
    assert get(url, explain + "power&target=1")["seat"] == 1
    assert get(url, explain + "power&target=7", status=404)["code"] == "no-such-seat"
    assert get(url, explain + "nonsense&target=0", status=400)["code"] == "not-understood"
    with Person(url, table["id"], None) as eve:
        assert eve.state["board"]


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_records_of_the_archive_are_read_or_refused_in_one_sentence(url: str, path: Path) -> None:
    """Those were made with frozen card values, so the values in force may refuse them."""
    answer = httpx.post(url + "/api/records", json={"text": path.read_text(encoding="utf-8")})
    assert answer.status_code in (201, 400)
    assert answer.status_code == 201 or answer.json()["field"] == "cards"


def test_damaged_records_are_refused_by_name(url: str, finished: tuple[str, str]) -> None:
    text = httpx.get(f"{url}/api/tables/{finished[0]}/record").text
    for damaged in ("", "x", text[: len(text) // 2], text.replace("Ann", "Bob"), json.dumps([1])):
        answer = post(url, "/api/records", {"text": damaged}, status=400)
        assert answer["code"] == "bad-input"
        assert answer["field"]


def test_the_record_of_a_game_that_was_broken_off_can_be_looked_at(url: str) -> None:
    game = Game(RULES["aoc"], {"seats": 2}, 7)
    for _ in range(5):
        game.push(next(iter(game.legal)))
    text = "\n".join(text_lines(lines_of(game)))
    table = post(url, "/api/records", {"text": text}, status=201)["table"]["id"]
    assert get(url, f"/api/tables/{table}/replay?ply=3&seat=1")["ply"] == 3
    assert get(url, f"/api/tables/{table}/report", status=409)["code"] == "not-over"
    assert get(url, f"/api/tables/{table}/verify")["finished"] is False
    lines = lines_of(game)
    lines[-1]["snapshot"] = {**game.state.to_data(), "market_coins": "many"}
    refused = post(url, "/api/records", {"text": "\n".join(text_lines(lines))}, status=400)
    assert refused["field"] == "snapshot"


def test_a_running_game_gives_no_secret_away(url: str) -> None:
    table, token = new_table(url, "tta", [ME, RANDOM], start=True)
    for path in ("record", "verify", "report"):
        assert get(url, f"/api/tables/{table}/{path}", token, status=409)["code"] == "still-playing"
    with Person(url, table, token) as ann:
        dice = Dice(1)
        while ann.state["ply"] < 8:
            if ann.decides():
                ann.play(dice)
            else:
                ann.receive()
    assert get(url, f"/api/tables/{table}/replay?ply=3&seat=0", token)["seat"] == 0
    for ply in range(1, 9):  # the text of a command may be a secret of its seat
        assert get(url, f"/api/tables/{table}/replay?ply={ply}")["last"] is None
    assert get(url, f"/api/tables/{table}/replay?ply=3&seat=1", token, status=403)["code"] == "not-your-seat"
    assert get(url, f"/api/tables/{table}/replay?ply=3&seat=0", status=403)["code"] == "not-your-seat"


def test_settings_messages_cards_and_laws(url: str) -> None:
    settings = get(url, "/api/settings?lang=ru")
    assert [game["name"] for game in settings["games"]] == ["aoc", "tta"]
    assert settings["games"][1]["title"] == "Сквозь века"
    assert {"random", "greedy"} <= {bot["name"] for bot in settings["bots"]}
    needs = {option["name"]: option["needs"] for option in settings["games"][1]["options"]}
    assert needs["modules"] == needs["resignation"] == {}
    assert needs["mode"] == {"modules": ["leaders-wonders"]}
    assert needs["draft"] == {"modules": ["leaders-wonders"], "mode": ["secret-mix", "open-mix"]}
    for language in ("en", "ru", "it"):
        assert "server-stale" in get(url, f"/api/messages/{language}")["source"]
    assert get(url, "/api/messages/de", status=400)["field"] == "lang"
    assert get(url, "/api/cards/tta?lang=it")
    assert get(url, "/api/laws/aoc?q=wonder")
    assert get(url, "/api/cards/chess", status=400)["field"] == "game"
    assert get(url, "/api/health") == {"ok": True}


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/12", "/cards/tta", "/laws/aoc", "/account"])
def test_every_address_of_the_page_is_the_page(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "Saecula" in answer.text


def test_nothing_outside_the_page_can_be_read(url: str) -> None:
    for path in ("/assets/../server/app.py", "/assets/%2e%2e/server/app.py", "/assets/", "/assets//etc/passwd"):
        assert httpx.get(url + path).status_code == 404


def test_uploads_and_lessons_are_forgotten_after_a_while_and_tables_never(
    server: RunningServer, finished: tuple[str, str]
) -> None:
    url, house = server.url, server.app.state.house
    text = httpx.get(f"{url}/api/tables/{finished[0]}/record").text
    old, new = (post(url, "/api/records", {"text": text}, status=201)["table"]["id"] for _ in range(2))
    learned, learning = (post(url, "/api/lessons/aoc-first", {"name": "Ann"}, status=201) for _ in range(2))
    days = house.config.upload_days

    async def later() -> None:
        ours = schema.tables
        then = time.time() - days * 86400 - 60
        aged = (
            update(ours)
            .where(ours.c.id.in_([old, learned["table"]["id"], finished[0]]))
            .values(created_at=then, since=then)
        )
        await house.db.write([aged])
        house.forgot_at = 0.0
        await upkeep.forget_outlived(house)

    assert server.loop is not None
    asyncio.run_coroutine_threadsafe(later(), server.loop).result(20)
    assert get(url, f"/api/tables/{old}", status=404)["code"] == "no-such-table"
    assert get(url, f"/api/tables/{new}")["table"]["id"] == new
    gone = get(url, f"/api/tables/{learned['table']['id']}", learned["token"], status=None)
    assert gone["code"] in ("no-such-table", "unknown-token")
    assert get(url, f"/api/tables/{learning['table']['id']}", learning["token"])["table"]["origin"] == "lesson"
    assert get(url, f"/api/tables/{finished[0]}")["table"]["status"] == "over"
