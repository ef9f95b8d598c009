"""Everything that the server says is declared: no door without a type, no message beside the document."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import httpx
import jsonschema_rs
import msgspec
import pytest
from litestar import Response, get, post
from litestar.exceptions import ImproperlyConfiguredException
from litestar.handlers import HTTPRouteHandler

from saecula import present
from saecula.core.game import Game
from saecula.core.sentences import patterns
from saecula.games import RULES
from saecula.i18n import LANGUAGES, has
from saecula.present import tta_ends
from saecula.present.shapes.common import Shape
from saecula.server import answers, doors, messages
from saecula.server.answers import Health
from saecula.server.app import CODES, create_app
from saecula.server.config import Config, database_url
from saecula.server.faults import Fault
from saecula.server.live import LiveTable
from saecula.server.messages import KINDS, MESSAGES, Answer, heard
from saecula.server.pictures import scene_of, state_data, step_data
from saecula.server.rows import PERSON, PLAYING, KeyRow, SeatRow
from saecula.server.seating import new_row
from saecula.server.typescript import PAGE_TYPES, page_types
from saecula.server.wire import Ask, Message
from tests.server.kit import ME, Data, Person, RunningServer, declared, new_table

ROOT = Path(__file__).parents[2]
SERVER = Path(answers.__file__).parent
METHODS = ("get", "post", "put", "patch", "delete", "head", "route")
BOB = {"kind": "me", "name": "Bob"}


@pytest.fixture(scope="module")
def document(server: RunningServer) -> Data:
    found: Data = httpx.get(server.url + "/api/openapi.json").json()
    return found


# --- doors ----------------------------------------------------------------------------------------------------------
def written_doors() -> Iterator[tuple[str, str]]:
    """Method and name of every handler that stands in the sources of the server, wherever that is."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AsyncFunctionDef | ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in METHODS:
                        yield mark.func.id.upper(), node.name


def test_every_handler_that_is_written_is_a_door() -> None:
    app = create_app(Config(database_url("unused.db"), metrics="local"))  # with everything that is off by itself
    served = {
        (method, handler.fn.__name__)
        for route in app.routes
        for handler in getattr(route, "route_handlers", [])
        if handler.fn.__module__.startswith("saecula.server.")
        for method in handler.http_methods - {"OPTIONS"}
    }
    assert len(served) > 35
    assert set(written_doors()) == served


def test_a_handler_without_a_declared_answer_keeps_the_server_from_starting(monkeypatch: pytest.MonkeyPatch) -> None:
    @get("/api/free")
    async def free() -> dict[str, Any]:
        return {}

    @get("/api/hidden")
    async def hidden() -> Response[bytes]:
        return Response(b"")

    @get("/api/odd", opt={"limit": "often"})
    async def odd() -> Health:
        return Health(ok=True)

    @post("/api/loose")
    async def loose(data: dict[str, Any]) -> Health:
        return Health(ok=bool(data))

    refused = (
        (free, "free answers dict"), (hidden, "hidden answers <class 'bytes'>"), (odd, "odd has the limit 'often'"),
        (loose, "loose takes dict"),
    )  # fmt: skip
    for handler, said in refused:
        assert isinstance(handler, HTTPRouteHandler)
        monkeypatch.setattr(doors, "handlers_of", lambda module, only=handler: [only])
        with pytest.raises(ImproperlyConfiguredException, match=said):
            doors.doors()


# --- the document ---------------------------------------------------------------------------------------------------
def unsaid(schema: Any, components: Data, seen: set[str]) -> Iterator[str]:
    """Where a schema says nothing: an empty one, an object or a list of anything, a name that leads nowhere."""
    if not isinstance(schema, dict) or not schema:
        yield str(schema)
    elif "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in components:
            yield name
        elif name not in seen:
            seen.add(name)
            yield from unsaid(components[name], components, seen)
    elif "anyOf" in schema:
        for part in schema["anyOf"]:
            yield from unsaid(part, components, seen)
    elif schema.get("type") == "array":
        for part in schema.get("prefixItems", [schema.get("items")]):
            yield from unsaid(part, components, seen)
    elif schema.get("type") == "object":
        if schema.get("additionalProperties") is not False:
            yield from unsaid(schema.get("additionalProperties"), components, seen)
        for part in schema.get("properties", {}).values():
            yield from unsaid(part, components, seen)
    elif "enum" not in schema and schema.get("type") not in ("string", "integer", "number", "boolean", "null"):
        yield str(schema)


def test_the_document_says_what_every_door_takes_and_answers(document: Data) -> None:
    components, seen = document["components"]["schemas"], set[str]()
    found = 0
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            found += 1
            told = {status: answer["content"] for status, answer in operation["responses"].items()}
            assert any(status.startswith("2") for status in told), path
            assert told["default"]["application/json"]["schema"]["$ref"].endswith("/Problem"), path
            bodies = operation.get("requestBody", {"content": {}})["content"]
            for content in [*told.values(), bodies]:
                for part in content.values():
                    assert list(unsaid(part["schema"], components, seen)) == [], f"{method} {path}"
    assert found == len(declared()) + 1 > 30  # and the record, which is a file
    socket = document["x-socket"]["/ws/tables/{table_id}"]
    notice = document["webhooks"]["notice"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    # of a change alone nothing can be said: the state that it makes has its type
    for schema, open_ones in ((socket["sends"], ["{'x-any': True}"]), (socket["receives"], []), (notice, [])):
        assert list(unsaid(schema, components, seen)) == open_ones
    assert seen == set(components) - {"Board"}  # which is named for the page


def test_the_guide_names_every_door(document: Data) -> None:
    guide = re.sub(r"\{\w+\}", "{}", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"))
    named = set(re.findall(r"(GET|POST) (/(?:api|\.well-known)/[\w/{}.-]*)", guide))
    there = {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path))
        for path, methods in document["paths"].items()
        for method in methods
    }
    assert there - named == set()
    assert named - there == {("GET", "/api/openapi.json")}


def test_the_guide_names_every_message() -> None:
    guide = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    sent = {f'"type":"{kind}"' for kind, _ in KINDS}
    taken = {f'"type":"{part.__struct_config__.tag}"' for part in get_args(Message)}
    asked = {f'"what":"{what}"' for what in get_args(get_type_hints(Ask)["what"])}
    assert [text for text in sorted(sent | taken | asked) if text not in guide] == []


def all_of(*modules: ModuleType) -> list[object]:
    return [value for module in modules for value in vars(module).values()]


def test_every_message_and_every_question_is_declared() -> None:
    """`MESSAGES` is complete: no message is sent beside it, no question has an answer of no type."""
    made = {kind for kind in all_of(answers, messages) if isinstance(kind, type) and issubclass(kind, Shape)}
    sent = {kind for kind in made if kind.__struct_config__.tag_field == "type" and kind is not Answer}
    assert sorted(kind.__name__ for kind in sent) == sorted(kind.__name__ for kind in MESSAGES)
    assert {what for _, what in KINDS if what} == set(get_args(get_type_hints(Ask)["what"]))


def test_every_refusal_has_its_sentence() -> None:
    codes = set(CODES.values())
    for path in SERVER.rglob("*.py"):
        codes.update(re.findall(r'\b(?:Fault|dismiss|_close)\((?:\w+, )?"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(codes) > 25
    for language in LANGUAGES:
        assert [code for code in sorted(codes) if not has(language, f"server-{code}")] == []
    faults = [Fault(code) for code in sorted(codes)]  # whose sentences are the server's own, never a problem's
    assert [fault.code for fault in faults if fault.problem.id in patterns()] == []


def test_the_page_has_the_types_of_the_document() -> None:
    """Where this fails: `python -m saecula.server.typescript`, then `sh frontend/rebuild.sh`."""
    assert PAGE_TYPES.read_text(encoding="utf-8") == page_types()


# --- the web socket -------------------------------------------------------------------------------------------------
def test_every_kind_of_message_is_sent_as_the_document_says(url: str, document: Data) -> None:
    """A conversation in which the server says everything that it can say."""
    table, token = new_table(url, "tta", [ME, BOB], start=True)
    with Person(url, table, token, changes=True) as ann:
        for what in ("why", "preview"):
            for text in ("end", ann.legal[0], "build iron"):
                ann.answer({"type": "ask", "what": what, "text": text})
        ann.answer({"type": "ask", "what": "explain", "number": "strength", "seat": 1}, "answer")
        for what in ("warnings", "digest", "actions", "whereabouts", "forecast"):
            ann.answer({"type": "ask", "what": what}, "answer")
        ann.send({"type": "say", "phrase": "hello"})
        ann.expect("said")
        ann.command(ann.legal[0])
        ann.answer({"type": "command", "ply": 99, "text": "end"}, "error")
        ann.send({"type": "nothing"})
        assert ann.expect("error")["id"] is None
        ann.send({"type": "ping"})
        ann.expect("pong")
    stranger = Person(url, table, "no token")
    assert stranger.receive()["type"] == "bye"
    stranger.close()
    own = {"$ref": "#/components/schemas/ServerMessage", "components": document["components"]}
    validator = jsonschema_rs.validator_for(own)
    said = set()
    for text in [*ann.received, *stranger.received, passed_step()]:
        data = msgspec.json.decode(text)
        said.add((data["type"], data.get("what", "")))
        assert heard(text)
        validator.validate(data)
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            heard(msgspec.json.encode({**data, "more": 1}))
        assert not validator.is_valid({**data, "more": 1})
    assert said == set(KINDS)


def passed_step() -> str:
    """A position on the way, which a page gets only when it was too slow for the states themselves."""
    game = Game(RULES["tta"], {"seats": 2, "first": "1"}, 1)
    for text in ("take 1", "end", "end"):
        game.push(text)
    row = new_row("tta", game.options, "seed", "name", clock=None, spectators=True)
    row.ply = game.ply
    seats = [SeatRow("id", k, PERSON, f"P{k}", key_id=k + 1) for k in range(2)]
    return msgspec.json.encode(step_data(LiveTable(row, seats, game, []), 0, "en", 2)).decode()


def test_a_message_that_nobody_declared_is_none() -> None:
    for text in (
        '{"type":"shout"}',
        '{"type":"answer","id":1,"what":"who","value":1}',
        '{"type":"ack","id":1,"ply":"1"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            heard(text)


# --- what a state costs ---------------------------------------------------------------------------------------------
def test_a_state_and_the_questions_after_it_are_drawn_from_one_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes: list[int] = []
    ends: list[int] = []
    take, end = present.scene, tta_ends._ended
    monkeypatch.setattr(present, "scene", lambda game, seat: (scenes.append(seat), take(game, seat))[1])
    monkeypatch.setattr(tta_ends, "_ended", lambda s, i: (ends.append(i), end(s, i))[1])
    game = Game(RULES["tta"], {"seats": 2, "first": "1"}, 1)
    row = new_row("tta", game.options, "seed", "name", clock=None, spectators=True)
    row.status, row.decider = PLAYING, 0
    seats = [SeatRow("id", k, PERSON, f"P{k}", key_id=k + 1) for k in range(2)]
    table = LiveTable(row, seats, game, [])
    for language in ("en", "ru"):
        state = state_data(table, KeyRow(1, "id", False, None), 0, language, 0)
        assert state.decision is not None
    for _ in range(2):
        scene = scene_of(table, game, 0)
        assert present.preview(scene, "end", "en").ends_turn
        assert present.warnings(scene, "en")
    assert scenes == [0]
    assert ends == [0]
