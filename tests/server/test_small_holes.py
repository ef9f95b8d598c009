"""Names that deceive, addresses that nobody should call, private tables, and a document that says what is sent."""

import httpx
import pytest
from websockets.sync.client import connect

from saecula.server import lookalikes
from saecula.server.config import Config
from saecula.server.faults import Fault
from saecula.server.looks import clean_name, looks
from saecula.server.notices import is_public
from tests.server.kit import ME, OPEN, RANDOM, RunningServer, get, new_table, post

INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u200b\u200d",
    "\u202e",
    "\u0301",
    "\ufe0f",
    "\U000e0041",
    "\u034f",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_an_invisible_name_is_none(name: str) -> None:
    with pytest.raises(Fault):
        clean_name(name)
    assert looks(clean_name(f"Ann{name}")) == looks("Ann")


def test_names_of_all_languages_stay_as_they_are() -> None:
    for name in ("Zoë", "Анна", "Ελένη", "王小明", "नीता", "محمد", "Nguyễn Thị", "O'Brien-Łukasz 2"):
        assert clean_name(name) == name
    assert clean_name("Z" + "\u0301" * 30) == "Z\u0301\u0301" or len(clean_name("Z" + "\u0301" * 30)) <= 3


@pytest.mark.parametrize("other", ["ann", "Аnn", "A n n", "Ànn", "Ａｎｎ", "Anп"])
def test_a_name_that_looks_like_anothers_is_refused(url: str, other: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN])
    invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
    claim = {"seat": 1, "name": other, "invite": invite}
    assert post(url, f"/api/tables/{table}/claim", claim, status=409)["code"] == "name-alike"
    bob = post(url, f"/api/tables/{table}/claim", {**claim, "name": "Bob"})["token"]
    assert post(url, f"/api/tables/{table}/seats/1/name", {"name": other}, bob, status=409)["code"] == "name-alike"


def test_an_account_that_looks_like_another_is_refused(url: str) -> None:
    with httpx.Client(base_url=url, timeout=30) as client:
        assert client.post("/api/accounts", json={"name": "Paolo", "password": "long enough"}).status_code == 201
        for name in ("Раоlо", "PAOLO", "Pa0lo", "Pàolo", "Pa olo"):
            again = client.post("/api/accounts", json={"name": name, "password": "long enough"})
            assert (again.status_code, again.json()["code"]) == (409, "name-taken"), name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "Вob"),  # Cyrillic
        ("Bob", "ᏴoᏏ"),  # Cherokee
        ("Paolo", "𐌐aolo".replace("𐌐", "Р")),
        ("Maria", "ꓟaria"),  # Lisu
        ("Omar", "Օmar"),  # Armenian
        ("cedric", "ⅽeⅾrⅰⅽ"),  # Roman numerals
        ("Xenia", "ⵝenia"),  # Tifinagh
        ("Ivan", "lvan"),
        ("Ivan", "𝕀𝕧𝕒𝕟"),
        ("Sonia", "Տonia"),
        ("woof", "ԝooք"),
        ("Пётр", "Πëтр"),  # Greek and Latin for Cyrillic
        ("دانا", "دان\u0627"),
    ],
)
def test_letters_that_unicode_lists_as_alike_are(one: str, other: str) -> None:
    assert looks(one) == looks(other)


def test_names_that_nobody_confuses_stay_different() -> None:
    names = ["Ann", "Anna", "Hannah", "Bob", "Rob", "Tom", "Tim", "Yury", "Uri", "Анна", "Аня", "Иван", "Пётр", "Zoë"]
    names += ["王小明", "王小月", "नीता", "محمد", "أحمد", "Ελένη", "Ярослав", "Kurt", "Kurz"]
    assert len({looks(name) for name in names}) == len(names)


def test_every_latin_letter_and_digit_has_its_doubles() -> None:
    shapes = set(lookalikes.read().values())
    assert {letter for letter in "abcdefghijlnopqrsuvwxyz" if letter not in shapes} <= {"k", "m", "t"}
    assert len(lookalikes.read()) > 900
    assert lookalikes.shapes([("A", "А"), ("А", "Α"), ("Ａ", "A"), ("x", "×"), ("“", "‟")]) == ["AΑА", "x×"]


@pytest.mark.parametrize(
    "address",
    [
        "64:ff9b:1::a00:1",
        "fec0::1",
        "::127.0.0.1",
        "192.0.0.8",
        "::1",
        "2001::1",
        "100::1",
        "5f00::1",
        "3fff::1",
        "2002:7f00:1::",
    ],
)
def test_odd_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are() -> None:
    assert all(map(is_public, ["2606:4700::1111", "2a00:1450:4001::1", "1.1.1.1", "64:ff9b::101:101"]))


def test_a_private_table_looks_like_none(url: str) -> None:
    table, _ = new_table(url, "aoc", [ME, OPEN], spectators=False)
    with httpx.Client(base_url=url, timeout=30) as client:
        client.post("/api/accounts", json={"name": "Quentin", "password": "long enough"})
        for method, path, body in (
            ("GET", "", None),
            ("GET", "/record", None),
            ("GET", "/replay", None),
            ("POST", "/claim", {"seat": 1, "name": "Eve", "invite": "wrong"}),
            ("POST", "/arrive", {"code": "wrong"}),
            ("POST", "/enter", None),
            ("POST", "/start", None),
            ("POST", "/seats/0/ready", {"ready": True}),
        ):
            for headers in ({}, {"Authorization": "Bearer wrong"}):
                there, nowhere = (
                    client.request(method, f"/api/tables/{one}{path}", json=body, headers=headers)
                    for one in (table, "z" * 12)
                )
                assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content), path


@pytest.mark.parametrize("token", [None, "wrong"])
def test_a_page_at_a_private_table_hears_what_it_hears_at_none(url: str, token: str | None) -> None:
    table, _ = new_table(url, "aoc", [ME, OPEN], spectators=False)
    heard = []
    for one in (table, "z" * 12):
        with connect(f"{url.replace('http', 'ws', 1)}/ws/tables/{one}") as socket:
            with pytest.raises(TimeoutError):
                socket.recv(0.3)
            socket.send('{"type": "hello"}' if token is None else '{"type": "hello", "token": "wrong"}')
            heard.append(socket.recv(10))
    assert heard[0] == heard[1]


def test_https_is_kept_to(tmp_path: object, server: RunningServer) -> None:
    assert "strict-transport-security" not in httpx.get(server.url + "/").headers
    config = Config(
        server.config.database, bot_processes=0, public_url="https://games.example.org", secure_cookies=True
    )
    with RunningServer(config) as secure:
        for path in ("/", "/api/nothing"):
            assert "max-age=" in httpx.get(secure.url + path).headers["strict-transport-security"]


def test_the_document_tells_errors_as_they_are_sent(url: str) -> None:
    ours, theirs = (httpx.get(url + path).json() for path in ("/api/openapi.json", "/api/schema/openapi.json"))
    assert ours == theirs
    assert "status_code" not in str(ours["paths"])
    for path in ours["paths"].values():
        for operation in path.values():
            refused = {status: said for status, said in operation["responses"].items() if not status.startswith("2")}
            assert {"400", "403", "404", "409", "415", "421", "429", "503"} <= set(refused)
            for said in refused.values():
                assert said["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
    new_table(url, "aoc", [ME, RANDOM])
