"""Several servers on one PostgreSQL: notices that do not get lost, and news that survive a restart of the database."""

import time

from saecula.core.rng import Dice
from saecula.server.config import Config, database_url
from tests.server.kit import ME, OPEN, Person, RunningServer, get, new_table, post, wait_for
from tests.server.postgres import Cluster
from tests.server.test_notices import Mailbox, mailbox

__all__ = ["mailbox"]


def play_until_it_is(person: Person, seat: int) -> None:
    dice = Dice(3)
    while person.state["table"]["decision_seat"] != seat:
        person.play(dice)


def test_a_notice_comes_although_another_server_played_between(cluster: Cluster, mailbox: Mailbox) -> None:
    config = Config(database_url(cluster.new_database()), bot_processes=0, rate=0, webhooks="any")
    with RunningServer(config) as one, RunningServer(config) as two:
        table, token = new_table(one.url, "aoc", [ME, OPEN])
        invite = get(one.url, f"/api/tables/{table}", token)["table"]["invite"]
        bob = post(one.url, f"/api/tables/{table}/claim", {"seat": 1, "name": "Bob", "invite": invite})["token"]
        post(one.url, f"/api/tables/{table}/seats/1/ready", {"ready": True}, bob)
        post(one.url, f"/api/tables/{table}/seats/1/webhook", {"url": mailbox.url}, bob)
        post(one.url, f"/api/tables/{table}/start", {}, token)
        with Person(one.url, table, token) as ann:
            for _ in range(2):
                with Person(two.url, table, bob) as there:
                    play_until_it_is(there, 0)
                    ply = there.state["ply"]
                wait_for(lambda: not get(one.url, f"/api/tables/{table}")["table"]["seats"][1]["online"])
                ann.until(lambda state, ply=ply: state["ply"] >= ply and state["decision"])
                before = len(mailbox.received)
                play_until_it_is(ann, 1)
                wait_for(lambda before=before: len(mailbox.received) > before, 10)


def test_news_go_on_after_the_database_was_restarted(cluster: Cluster) -> None:
    config = Config(database_url(cluster.new_database()), bot_processes=0, rate=0)
    with RunningServer(config) as one, RunningServer(config) as two:
        table, token = new_table(one.url, "aoc", [ME, OPEN])
        with Person(one.url, table, token) as ann, Person(two.url, table, token) as twin:
            cluster.restart()
            wait_for(lambda: renamed(one.url, table, token, "Zoe"))
            twin.until(lambda state: state["table"]["seats"][0]["name"] == "Zoe")
            time.sleep(1.5)  # both hear again
            code = post(one.url, f"/api/tables/{table}/move", {}, token)["code"]
            post(one.url, f"/api/tables/{table}/arrive", {"code": code})
            assert ann.expect("bye")["code"] == "revoked"
            assert twin.expect("bye")["code"] == "revoked"  # told by news only


def renamed(url: str, table: str, token: str, name: str) -> bool:
    return "table" in post(url, f"/api/tables/{table}/seats/0/name", {"name": name}, token, status=None)
