"""Signatures of records, and what `saecula verify` says that they prove."""

import json
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from saecula import signing
from saecula.cli.app import app
from saecula.core import record
from saecula.core.errors import OptionError, RecordError
from saecula.core.record import Line

OLD = Path(__file__).parent / "aoc" / "games" / "four-random-all.jsonl"
DEALT = {"by": "https://games.example.org", "table": "k3v9", "committed": "2026-11-17T06:00:00Z", "dealt": "later"}


@pytest.fixture
def keys(tmp_path: Path) -> tuple[bytes, Path]:
    """A private key, and the file of its public one."""
    private, public = signing.new_key()
    path = tmp_path / "keys.json"
    listed = {"id": signing.key_id(public), "algorithm": "Ed25519", "public": b64encode(public).decode()}
    path.write_text(json.dumps({"server": "", "keys": [listed]}), encoding="utf-8")
    return private, path


def signed(private: bytes, change: Callable[[list[Line]], None] = lambda lines: None) -> list[str]:
    lines: list[Line] = [json.loads(text) for text in OLD.read_text(encoding="utf-8").splitlines()[:-1]]
    lines[0]["dealt"] = dict(DEALT)
    change(lines)
    return record.text_lines(lines, lambda total: signing.seal(private, total))


def run(*words: str) -> Any:
    return CliRunner().invoke(app, list(words))


def test_a_signed_record_tells_who_dealt_it(keys: tuple[bytes, Path], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(signed(keys[0])) + "\n", encoding="utf-8")
    done = run("verify", str(path), "--key", str(keys[1]), "--json")
    said = json.loads(done.stdout)
    assert (said["signed"], said["dealt"]) == ("checked", DEALT)
    assert said["key"] in signing.keys_at(str(keys[1]))
    assert any("https://games.example.org" in sentence and "06:00" in sentence for sentence in said["proves"])
    unchecked = json.loads(run("verify", str(path), "--json").stdout)
    assert unchecked["signed"] == "unchecked"
    assert not any("example.org" in sentence for sentence in unchecked["proves"])
    assert any("not checked" in sentence for sentence in unchecked["does_not_prove"])


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_verify_says_what_it_proves_and_what_not(lang: str) -> None:
    said = run("verify", str(OLD), "--lang", lang).stdout
    assert said.count("\n  - ") == 5
    assert "proof-" not in said


def test_a_changed_record_is_not_signed_any_more(keys: tuple[bytes, Path]) -> None:
    """Whoever renames a player can sum up again, but not sign."""
    texts = signed(keys[0])
    lines = [json.loads(text) for text in texts[:-1]]
    lines[0]["names"][0] = "Somebody else"
    old = json.loads(texts[-1])
    forged = record.parse(record.text_lines(lines, lambda total: {"key": old["key"], "signature": old["signature"]}))
    with pytest.raises(RecordError, match="does not fit the record"):
        signing.check(forged, signing.keys_at(str(keys[1])))


def test_another_key_no_key_and_odd_signatures_are_refused(keys: tuple[bytes, Path]) -> None:
    ours = signing.keys_at(str(keys[1]))
    other = record.parse(signed(signing.new_key()[0]))
    with pytest.raises(RecordError, match="is not among the keys"):
        signing.check(other, ours)
    with pytest.raises(RecordError, match="signature: is missing"):
        signing.check(record.read(OLD), ours)
    name = next(iter(ours))
    for key, signature in ((7, "x"), (name, None), (name, "not base64"), (name, "AAAA"), (name, 5)):
        found = record.parse(signed(keys[0]))
        found.key, found.signature = key, signature
        with pytest.raises(RecordError):
            signing.check(found, ours)


def test_a_folder_is_checked_with_the_key_too(keys: tuple[bytes, Path], tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "a.jsonl").write_text("\n".join(signed(keys[0])) + "\n", encoding="utf-8")
    assert run("verify", str(folder), "--key", str(keys[1]), "--jobs", "1").exit_code == 0
    (folder / "b.jsonl").write_text(OLD.read_text(encoding="utf-8"), encoding="utf-8")
    failed = run("verify", str(folder), "--key", str(keys[1]), "--jobs", "1")
    assert failed.exit_code != 0
    assert "b.jsonl" in str(failed.exception)


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b'{"keys":[]}', b'{"keys":[{"id":"x","public":"AAAA"}]}', b"\xff"]
)
def test_what_is_no_list_of_keys_is_refused(content: bytes) -> None:
    with pytest.raises(OptionError, match="is no list of keys"):
        signing.read_keys(content, "keys.json")


def test_a_key_cannot_borrow_the_name_of_another(keys: tuple[bytes, Path]) -> None:
    listed = json.loads(keys[1].read_text(encoding="utf-8"))
    listed["keys"][0]["public"] = b64encode(signing.new_key()[1]).decode()
    with pytest.raises(OptionError, match="is no list of keys"):
        signing.read_keys(json.dumps(listed).encode(), "keys.json")


@pytest.mark.parametrize(("source", "said"), [("ftp://x", "https://"), ("http://127.0.0.1:9/", "does not answer")])
def test_an_address_without_keys_is_one_sentence(source: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        signing.keys_at(source)
