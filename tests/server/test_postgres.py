"""The same promises on PostgreSQL."""

from collections.abc import Callable, Iterator

import pytest

from saecula.server.config import Config, database_url
from tests.server import test_people, test_play, test_tables
from tests.server.kit import RunningServer
from tests.server.postgres import Cluster

PROMISES = [
    test_play.test_a_person_plays_a_whole_game_against_bots,
    test_play.test_the_same_command_is_done_once,
    test_play.test_undo_and_redo_step_by_step,
    test_play.test_a_substitute_takes_over_and_gives_back,
    test_play.test_a_clock_that_runs_out_brings_a_substitute,
    test_play.test_a_page_that_comes_back_gets_what_it_missed,
    test_play.test_a_dead_token_is_sent_away,
    test_tables.test_a_table_waits_until_everybody_is_ready,
    test_tables.test_a_rematch_keeps_people_and_tokens_and_passes_the_seats_on,
    test_people.test_an_account_brings_its_seats_to_any_device,
    test_people.test_a_name_that_grows_when_it_is_folded_fits,
]


@pytest.fixture(scope="module")
def postgres_url(cluster: Cluster) -> Iterator[str]:
    config = Config(database_url(cluster.new_database()), bot_processes=0, rate=0)
    with RunningServer(config) as running:
        yield running.url


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_on_postgresql(postgres_url: str, promise: Callable[[str], None]) -> None:
    promise(postgres_url)
