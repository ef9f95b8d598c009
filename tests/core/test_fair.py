"""Fair deals: what a record proves of a seed that is made of shares, and every way to forge one."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula.core import fair, record
from saecula.core.chance import commitment
from saecula.core.errors import RecordError
from saecula.core.game import Game
from saecula.core.record import Line
from saecula.core.rng import Dice
from saecula.games import rules_of_record

SERVER = "a-seed-of-the-server"
SHARES = {0: "ab" * 32, 2: "cd" * 32}


def lines() -> list[Line]:
    """A finished game of three, dealt from the shares of two."""
    game = saecula.aoc.Game(seats=3, seed=fair.deal_seed(SERVER, SHARES))
    game.kinds = ["human", "random", "human"]
    dice = Dice(5)
    while not game.is_over():
        texts = list(game.legal)
        game.push(texts[dice.below(len(texts))])
    found = record.lines_of(game)
    promised = {str(seat): fair.share_commitment(share) for seat, share in SHARES.items()}
    found[0]["fair"] = {"round": 1, "server": commitment(SERVER), "seats": promised}
    found[-1]["fair"] = {"server": SERVER, "seats": {str(seat): share for seat, share in SHARES.items()}}
    return found


@pytest.fixture(scope="module")
def dealt() -> str:
    return json.dumps(lines())


def verify(found: list[Line]) -> Game:
    read = record.parse(record.text_lines(found))
    return record.verify(read, rules_of_record(read))


def test_the_seed_is_the_hash_that_the_docs_name() -> None:
    """By hand, as a reader in another language would do it."""
    text = f"saecula/deal/1:{SERVER}/0:{SHARES[0]}/2:{SHARES[2]}"
    assert fair.deal_seed(SERVER, SHARES) == sha256(text.encode()).hexdigest()
    assert fair.share_commitment(SHARES[0]) == sha256(f"saecula/share/1:{SHARES[0]}".encode()).hexdigest()


def test_one_share_changes_the_whole_deal() -> None:
    other = {**SHARES, 2: "ce" + "cd" * 31}
    one, two = (saecula.aoc.Game(seats=3, seed=fair.deal_seed(SERVER, shares)) for shares in (SHARES, other))
    assert one.chance != two.chance


def test_a_fair_deal_verifies(dealt: str) -> None:
    assert verify(json.loads(dealt)).is_over()


def _forge(found: list[dict[str, Any]], what: str) -> None:
    head, end = found[0]["fair"], found[-1]["fair"]
    if what == "another share is revealed than was promised":
        end["seats"]["2"] = "ce" + "cd" * 31
    elif what == "the server reveals another seed than it promised":
        end["server"] = "another"
    elif what == "the server promised after the fact":  # all promises fit, the deal does not come from them
        end["server"] = "chosen-later"
        head["server"] = commitment("chosen-later")
    elif what == "a share is left out":
        del end["seats"]["2"]
        del head["seats"]["2"]
    elif what == "a share is revealed that nobody promised":
        end["seats"]["1"] = "ef" * 32
    elif what == "a bot has a share":
        found[0]["seats"][2] = "random"
    elif what == "the shares are missing":
        del found[-1]["fair"]
    elif what == "the promises are missing":
        del found[0]["fair"]
    elif what == "a seat that is not there":
        end["seats"]["7"] = head["seats"]["7"] = "ab" * 32
    elif what == "no list of seats":
        head["seats"] = ["ab" * 32]
    elif what == "a share is no hexadecimal text":
        end["seats"]["0"] = "short"
    elif what == "no round":
        head["round"] = "1"


FORGERIES = {
    "another share is revealed than was promised": "share of seat 3 is not the one",
    "the server reveals another seed than it promised": "server's seed is not the one",
    "the server promised after the fact": "not made of these shares",
    "a share is left out": "not made of these shares",
    "a share is revealed that nobody promised": "do not belong together",
    "a bot has a share": "seat 3 is a bot's",
    "the shares are missing": "do not belong together",
    "the promises are missing": "do not belong together",
    "a seat that is not there": "names no seats",
    "no list of seats": "names no seats",
    "a share is no hexadecimal text": "64 hexadecimal digits",
    "no round": "whole number from 1",
}


@pytest.mark.parametrize("what", FORGERIES)
def test_no_forgery_verifies(dealt: str, what: str) -> None:
    found = json.loads(dealt)
    _forge(found, what)
    with pytest.raises(RecordError, match=FORGERIES[what]):
        verify(found)


def test_records_of_before_stay_valid() -> None:
    for path in sorted((Path(__file__).parents[1] / "aoc" / "games").glob("*.jsonl")):
        found = record.read(path)
        assert (found.shares, found.key, found.signature) == (None, None, None)
        record.verify(found, rules_of_record(found))


def test_whoever_only_knows_the_older_form_reads_it_too(dealt: str) -> None:
    """The seed of the deal fits the commitment of the header, and the sum stands where it stood."""
    texts = record.text_lines(json.loads(dealt), lambda total: {"key": "k", "signature": "s"})
    last = json.loads(texts[-1])
    assert texts[-1].startswith('{"sum":')
    assert last["sum"] == sha256("\n".join(texts[:-1]).encode()).hexdigest()
    head, end = json.loads(texts[0]), json.loads(texts[-2])
    assert commitment(end["seed"]) == head["commitment"]
