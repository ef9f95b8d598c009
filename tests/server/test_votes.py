"""A vote of the table: nobody loses a seat to one other person, nobody is voted off unseen."""

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from saecula.server import votes
from saecula.server.live import ABSENCE, PATIENCE
from tests.server.kit import ME, OPEN, Person, RunningServer, get, new_table, post

NAMES = ("Ann", "Bob", "Cid", "Dan")


class Club:
    """A running game with a page open for everybody."""

    def __init__(self, url: str, open_pages: ExitStack, count: int) -> None:
        self.url = url
        self.id, host = new_table(url, "aoc", [ME, *[OPEN] * (count - 1)])
        self.invite = get(url, f"/api/tables/{self.id}", host)["table"]["invite"]
        self.tokens = [host]
        for seat in range(1, count):
            body = {"seat": seat, "name": NAMES[seat], "invite": self.invite}
            self.tokens.append(post(url, f"/api/tables/{self.id}/claim", body)["token"])
            post(url, f"/api/tables/{self.id}/seats/{seat}/ready", {"ready": True}, self.tokens[seat])
        post(url, f"/api/tables/{self.id}/start", token=host)
        self.pages = [open_pages.enter_context(Person(url, self.id, token)) for token in self.tokens]

    def vote(self, voter: int, seat: int, agree: bool = True, status: int = 200) -> dict[str, object]:
        found = post(self.url, f"/api/tables/{self.id}/seats/{seat}/vote", {"agree": agree}, self.tokens[voter], status)
        return found["table"]["vote"] if status == 200 else found  # type: ignore[no-any-return]


@pytest.fixture
def pages() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


def test_all_others_take_a_seat_and_everybody_is_told(url: str, pages: ExitStack) -> None:
    club = Club(url, pages, 3)
    asked = club.vote(0, 2)
    assert (asked["outcome"], asked["by"], asked["voters"], asked["agreed"]) == ("open", 0, [0, 1], [0])
    seen = club.pages[2].until(lambda state: state["table"]["vote"])  # whom it is about sees it as well
    assert seen["table"]["vote"]["name"] == "Cid"
    assert seen["table"]["seats"][2]["mine"]
    assert club.vote(1, 2)["outcome"] == "passed"
    seat = club.pages[0].until(lambda state: (state["table"]["vote"] or {}).get("outcome") == "passed")["table"][
        "seats"
    ][2]
    assert (seat["kind"], seat["before"]) == ("open", "Cid")
    assert seat["substitute"]  # a bot keeps it meanwhile
    gone = get(url, f"/api/tables/{club.id}", club.tokens[2], status=401)
    assert gone["code"] == "unknown-token"


def test_whoever_voted_does_not_get_the_hand(url: str, pages: ExitStack) -> None:
    club = Club(url, pages, 3)
    club.vote(0, 2)
    club.vote(1, 2)
    claim = {"seat": 2, "name": "Ann too", "invite": club.invite}
    refused = post(url, f"/api/tables/{club.id}/claim", claim, club.tokens[0], status=403)
    assert refused["code"] == "sits-elsewhere"


def test_one_alone_takes_nobodys_seat(url: str, pages: ExitStack) -> None:
    """The attack: at a table of two, the host is all others."""
    club = Club(url, pages, 2)
    assert club.vote(0, 1, status=409)["code"] == "too-few-voters"
    assert club.pages[1].state["table"]["seats"][1]["mine"]


def test_several_seats_of_one_person_are_one_voice(url: str, pages: ExitStack) -> None:
    table, host = new_table(url, "aoc", [ME, {"kind": "me", "name": "Ann too"}, OPEN])
    invite = get(url, f"/api/tables/{table}", host)["table"]["invite"]
    cid = post(url, f"/api/tables/{table}/claim", {"seat": 2, "name": "Cid", "invite": invite})["token"]
    post(url, f"/api/tables/{table}/seats/2/ready", {"ready": True}, cid)
    post(url, f"/api/tables/{table}/start", token=host)
    pages.enter_context(Person(url, table, host))
    answer = post(url, f"/api/tables/{table}/seats/2/vote", {"agree": True}, host, 409)
    assert answer["code"] == "too-few-voters"


def test_one_who_does_not_agree_ends_it(url: str, pages: ExitStack) -> None:
    club = Club(url, pages, 4)
    club.vote(0, 3)
    assert club.vote(1, 3)["outcome"] == "open"
    assert club.vote(2, 3, agree=False)["outcome"] == "refused"
    told = club.pages[3].until(lambda state: state["table"]["vote"] and state["table"]["vote"]["outcome"] == "refused")
    assert told["table"]["seats"][3]["kind"] == "person"
    assert club.vote(1, 3)["agreed"] == [1]  # another vote begins with nobody


def test_whoever_has_no_voice(url: str, pages: ExitStack) -> None:
    club = Club(url, pages, 3)
    club.vote(0, 2)
    assert club.vote(2, 2, status=403)["code"] == "no-vote"
    assert club.vote(2, 1, status=409)["code"] == "vote-open"
    stranger = post(url, f"/api/tables/{club.id}/seats/2/vote", {"agree": True}, status=401)
    assert stranger["code"] == "unknown-token"
    assert club.vote(0, 2)["agreed"] == [0]  # twice is once


def test_a_vote_does_not_last_for_ever(url: str, pages: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    club = Club(url, pages, 3)
    monkeypatch.setattr(votes, "LASTS", 0.05)
    club.vote(0, 2)
    time.sleep(0.1)
    assert get(url, f"/api/tables/{club.id}")["table"]["vote"]["outcome"] == "expired"
    monkeypatch.setattr(votes, "LASTS", 600.0)
    assert club.vote(1, 2)["outcome"] == "open"  # his voice alone: that of before is void
    assert club.vote(1, 2)["agreed"] == [1]
    assert club.vote(0, 2, agree=False)["outcome"] == "refused"
    assert club.vote(1, 2, agree=False, status=409)["code"] == "nothing-to-vote"


def test_whoever_is_long_gone_is_not_waited_for(server: RunningServer, pages: ExitStack) -> None:
    club = Club(server.url, pages, 4)
    club.pages[1].close()
    club.pages[0].until(lambda state: not state["table"]["seats"][1]["online"])
    server.app.state.house.tables[club.id].seats[1].seen_at = time.time() - PATIENCE - ABSENCE - 60
    assert club.vote(0, 3)["voters"] == [0, 2]
    assert club.vote(2, 3)["outcome"] == "passed"


def test_before_and_after_the_game_nobody_votes(url: str) -> None:
    table, host = new_table(url, "aoc", [ME, OPEN])
    assert post(url, f"/api/tables/{table}/seats/0/vote", {"agree": True}, host, 409)["code"] == "not-playing"
