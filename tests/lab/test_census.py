"""What a spectator notes down agrees with the state that only the engine sees."""

import pytest

from saecula.core.chance import Chance
from saecula.core.event import SPECTATOR, Event, only, redact
from saecula.games import rules_of, title_of
from saecula.lab.census import NO_COST
from saecula.lab.entrants import entrant
from saecula.lab.humans import humans_of, source
from saecula.lab.play import Match, Played, play, play_noted
from saecula.lab.tta_study import TtaCensus
from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE, FIRST, KIND, LAST, NUMBER, is_unit
from saecula.tta.ratings.science import science_of
from saecula.tta.state import State


def played(game: str, bot: str, seats: int, seed: str, **options: object) -> Played:
    rules = rules_of(game)
    table = (entrant(bot, game),) * seats
    return play(Match(game, rules.options({"seats": seats, **options}), table, seed, "1", "1"))


@pytest.mark.parametrize(("game", "bot"), [("aoc", "greedy"), ("tta", "greedy"), ("tta", "random")])
@pytest.mark.parametrize("seats", [2, 4])
def test_counts_agree_with_uses(game: str, bot: str, seats: int) -> None:
    one = played(game, bot, seats, "census")
    census = one.census
    assert [set(counts) for counts in census["counts"]] == [set(title_of(game).study.profile)] * seats
    for seat, counts in enumerate(census["counts"]):
        uses = [use for use in census["uses"] if use[0] == seat]
        assert all(1 <= use[3] <= one.rounds for use in uses)
        if game == "tta":
            takes = [use for use in uses if use[1] == "take"]
            assert counts["takes"] == len(takes) > 0
            assert counts["dear_takes"] == sum(use[5] >= 3 for use in takes)
            assert (counts["governments"] == 0) == (counts["despotism"] == 1) == (counts["first_government"] is None)
            assert counts["famine"] == (counts["famines"] > 0)
            assert counts["wars_won"] <= counts["wars"]
            assert counts["aggressions_won"] <= counts["aggressions"]
        else:
            assert counts["raised"] + counts["annexed"] == sum(use[2].startswith("civ-") for use in uses) > 0
            assert counts["techs"] == sum(use[2].startswith("tech-") for use in uses)
    assert all(use[2] in census["offered"] for use in census["uses"] if use[1] == "take")
    assert len(one.times) == seats
    assert sum(row[0] for row in one.times) == one.decisions


def working(s: State, seat: int, kind: int, above: int = -1) -> int:
    """Workers on technologies of a kind and of an age after another."""
    return sum(s.seats[seat].workers[tech] for tech in range(FIRST[kind], LAST[kind]) if AGE[tech] > above)


@pytest.mark.parametrize(("bot", "seats", "seed"), [("hard", 2, "1"), ("easy", 3, "2"), ("random", 4, "3")])
def test_the_economy_of_a_profile_is_that_of_the_states(bot: str, seats: int, seed: str) -> None:
    """The same game once more, with labs, farms, mines, science and units read off the engine's states."""
    rules = rules_of("tta")
    match = Match("tta", rules.options({"seats": seats}), (entrant(bot, "tta"),) * seats, seed, "1", "1")
    commands: list[int] = []
    noted = play_noted(match, commands)[0].census["counts"]
    truth: list[dict[str, int | None]] = [
        {"two_labs": 0, "better_mine": 0, "better_farm": 0, "science": None} for _ in range(seats)
    ]
    s = rules.setup(match.options, Chance(f"{seed}/1"))
    assert isinstance(s, State)
    for command in commands:
        round_, turn = s.round, s.turn_seat
        due = science_of(s, turn)
        rules.apply(s, command)
        rules.advance(s)
        for seat, row in enumerate(truth):
            row["better_mine"] = row["better_mine"] or min(1, working(s, seat, t.MINE, t.AGE_A))
            row["better_farm"] = row["better_farm"] or min(1, working(s, seat, t.FARM, t.AGE_A))
            if round_ == 5 and s.round == 6:
                row["two_labs"] = int(working(s, seat, t.LAB) >= 2)
        if round_ == 14 and s.turn_seat != turn:
            truth[turn]["science"] = due
    units = [tech for tech in range(len(KIND)) if is_unit(tech)]
    for seat, row in enumerate(truth):
        row["unarmed"] = int(not any(s.seats[seat].workers[tech] for tech in units))
        assert {what: noted[seat][what] for what in row} == row


def test_the_collector_counts_what_happens_in_the_large_game() -> None:
    census = TtaCensus(2)
    monarchy, pyramids, wealth = (NUMBER[slug] for slug in ("monarchy", "pyramids", "wealthy-territory-i"))
    for event in (
        Event(t.TURN_BEGAN, 0, 4, 0, 0, -1),
        Event(t.CARD_TAKEN, 0, pyramids, 3, 0, -1),
        Event(t.STAGES_BUILT, 0, pyramids, 2, 0, -1),
        Event(t.WONDER_COMPLETED, 0, pyramids, 0, 0, -1),
        Event(t.DEVELOPED, 0, monarchy, 1, 0, -1),
        Event(t.AGE_BEGAN, 1, 2, 0, 0, -1),
        Event(t.TURN_BEGAN, 1, 5, 0, 0, -1),
        Event(t.BID_MADE, 1, 3, wealth, 0, -1),
        Event(t.COLONY_TAKEN, 1, wealth, 0, 0, -1),
        Event(t.WAR_RESOLVED, 0, NUMBER["war-over-culture"], 1, 4, -1),
    ):
        census.see(redact(event, SPECTATOR))
    first, second = census.counts
    assert (first["takes"], first["dear_takes"], first["stages"], first["wonders"]) == (1, 1, 2, 1)
    assert (first["governments"], first["first_government"], first["despotism"], first["wars_won"]) == (1, 4, 0, 0)
    assert (second["bids"], second["colonies"], second["despotism"]) == (1, 1, 1)
    assert census.uses[0] == [0, "take", "pyramids", 4, 0, 3]
    assert census.uses[-1] == [1, "play", "wealthy-territory-i", 5, 2, 3]
    assert census.uses[1] == [0, "play", "pyramids", 4, 0, NO_COST]


def test_nothing_hidden_is_noted() -> None:
    """What only one seat may read reaches the collector without its card."""
    secret = Event(t.EVENT_PREPARED, 0, 7, 1, 0, only(0))
    assert redact(secret, SPECTATOR).a == -1
    census = TtaCensus(2)
    before = [dict(counts) for counts in census.counts]
    census.see(redact(secret, SPECTATOR))
    assert (census.uses, census.counts) == ([], before)


def test_people_are_described_by_the_same_words() -> None:
    for players, score in ((2, 159.5), (3, 176.5), (4, 195.1)):
        people = humans_of("tta", players)
        assert people["score"] == score
        assert set(people) - {"games", "score"} <= set(title_of("tta").study.profile)
    assert humans_of("aoc", 2) == {}
    assert "1,011" in source()
