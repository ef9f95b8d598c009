"""Deals are paired, seats rotate, figures add up, and a tournament continues where it stopped."""

from json import dumps
from pathlib import Path
from typing import Any

import pytest

from saecula.core.chance import Chance
from saecula.core.errors import OptionError
from saecula.games import rules_of
from saecula.lab.entrants import Entrant, entrants
from saecula.lab.executor import workers
from saecula.lab.play import Played
from saecula.lab.standings import pair_figures, profile, ratings, standings
from saecula.lab.tournament import Tournament, keeper_of, line_ups, rotations, run, tournament


def plan_of(game: str, bots: str, games: int, seats: int = 2, seed: str = "t") -> Tournament:
    rules = rules_of(game)
    return tournament(rules, rules.options({"seats": seats}), entrants(bots, game), games, seed)


def labels(seatings: Any) -> list[str]:
    return ["".join(one.label[0] for one in seating) for seating in seatings]


def some(*names: str) -> list[Entrant]:
    return [Entrant(name, name) for name in names]


@pytest.mark.parametrize(
    ("names", "seats", "expected"),
    [
        ("ab", 2, ["ab", "ba"]),
        ("a", 2, ["aa"]),
        ("hmmm", 4, ["hmmm", "mmmh", "mmhm", "mhmm"]),
        ("ab", 4, ["abab", "baba"]),
        ("ab", 3, ["aba", "baa", "aab"]),
        ("abc", 2, ["ab", "ba", "ac", "ca", "bc", "cb"]),
        ("aab", 2, ["aa", "ab", "ba", "ab", "ba"]),
    ],
)
def test_every_line_up_plays_in_every_rotation(names: str, seats: int, expected: list[str]) -> None:
    found = [turned for line_up in line_ups(some(*names), seats) for turned in rotations(line_up)]
    assert labels(found) == expected


def test_games_of_a_deal_have_the_same_shuffles_and_other_deals_have_others() -> None:
    plan = plan_of("aoc", "greedy,random", 4)
    matches = [plan.match(number) for number in range(4)]
    assert [match.deal for match in matches] == ["deal/0", "deal/0", "deal/1", "deal/1"]
    assert len({match.dice for match in matches}) == 4
    assert labels(match.seats for match in matches) == ["gr", "rg", "gr", "rg"]
    rules = rules_of("aoc")
    orders = []
    for match in matches:
        chance = Chance(f"{match.seed}/{match.deal}")
        rules.setup(match.options, chance)
        orders.append(chance.outcomes)
    assert orders[0] == orders[1] != orders[2] == orders[3]


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    plan = plan_of("aoc", "greedy,random,random,random", 5, seats=4)
    assert (plan.deals, plan.games) == (2, 8)


def test_too_many_games_of_a_deal_are_refused() -> None:
    rules = rules_of("aoc")
    with pytest.raises(OptionError, match="games of every deal"):
        tournament(rules, rules.options({"seats": 4}), some(*(str(k) for k in range(40))), 1, "x")


@pytest.mark.parametrize("game", ["aoc", "tta"])
def test_standings_add_up(game: str) -> None:
    plan = plan_of(game, "greedy,random,random", 6, seats=3)
    with workers(1) as crew:
        played = run(plan, crew)
    result = standings(plan, played, 2.0)
    bots = result["bots"]
    assert (result["games"], result["deals"], result["players"]) == (6, 2, 3)
    assert list(bots) == ["greedy", "random"]
    assert (bots["greedy"]["seats"], bots["random"]["seats"]) == (6, 12)
    assert sum(bot["wins"] for bot in bots.values()) == pytest.approx(6)
    assert bots["greedy"]["win_rate"]["value"] == pytest.approx(bots["greedy"]["wins"] / 6, abs=1e-4)
    assert sum(bot["decisions"] for bot in bots.values()) == result["decisions"]
    assert result["games_per_second"] == 3.0
    for label, bot in bots.items():
        scores = [one.scores[k] for one in played for k, name in enumerate(one.seats) if name == label]
        assert bot["score"]["value"] == pytest.approx(sum(scores) / len(scores), abs=0.01)
        assert sum(bot["scores"].values()) == len(scores)
        assert sum(bot["sources"].values()) == pytest.approx(sum(scores) / len(scores), abs=0.1)
        assert bot["slowest_milliseconds"] >= bot["milliseconds"] - 0.05
    assert bots["greedy"]["rating"]["mu"] > bots["random"]["rating"]["mu"]
    assert result["pairs"][0]["bots"] == ["greedy", "random"]
    assert dumps(result)


def fake(number: int, seats: str, scores: list[int], ranks: list[int]) -> Played:
    return Played(number, list(seats), scores, ranks)


def test_ties_share_a_victory_and_count_half_in_a_pair() -> None:
    one = fake(0, "ab", [5, 5], [1, 1])
    assert (one.share(0), one.share(1)) == (0.5, 0.5)
    pair = pair_figures([[one, fake(1, "ba", [3, 9], [2, 1])]], "a", "b")
    assert pair["ahead"]["value"] == 0.75
    assert pair["lead"]["value"] == 3.0


def test_ratings_follow_victories_and_several_seats_of_one_bot_count_once() -> None:
    games = [fake(k, "abb", [9, 5, 1], [1, 2, 3]) for k in range(20)]
    rated = ratings(["a", "b"], games)
    assert rated["a"]["mu"] > 30 > 20 > rated["b"]["mu"]
    mirror = ratings(["a"], [fake(0, "aa", [2, 1], [1, 2])])
    assert mirror["a"]["mu"] == 25.0


def test_rounds_of_first_times_are_means_over_those_who_had_one() -> None:
    plan = plan_of("tta", "greedy,random", 4)
    with workers(1) as crew:
        played = run(plan, crew)
    for one in played:
        for seat, row in enumerate(one.census["counts"]):
            row["first_government"] = 10 if seat == 0 and one.number < 2 else None
    found = profile("tta", [played[:2], played[2:]], "greedy")
    assert found["first_government"]["value"] == 10
    assert found["takes"]["value"] > 10


# --- the file ---------------------------------------------------------------------------------------------------------
def kept(path: Path, plan: Tournament) -> list[int]:
    """The numbers of the games in a file."""
    keeper = keeper_of(str(path), plan, rules_of("aoc"))
    numbers = [one.number for one in keeper.kept(plan.games)]
    keeper.close()
    assert keeper.found == len(numbers)
    return numbers


def test_a_tournament_continues_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    plan, rules = plan_of("aoc", "greedy,random", 8), rules_of("aoc")
    with workers(1) as crew:
        whole = run(plan, crew)
        keeper = keeper_of(str(path), plan, rules)
        with pytest.raises(ZeroDivisionError):
            run(plan, crew, keeper, lambda done: 1 // (5 - len(path.read_text().splitlines()[1:])))
        keeper.close()
        path.write_text(path.read_text() + '{"number": 5, "sea', encoding="utf-8")  # a line that broke off
        keeper = keeper_of(str(path), plan, rules)
        heard: list[int] = []
        again = run(plan, crew, keeper, heard.append)
        keeper.close()
    assert heard == [5, 1, 1, 1]
    assert [{**one.to_data(), "times": 0} for one in again] == [{**one.to_data(), "times": 0} for one in whole]
    assert kept(path, plan) == list(range(8))
    assert kept(path, plan_of("aoc", "greedy,random", 12)) == list(range(8))  # more games of the same tournament
    before = path.read_text()
    assert kept(path, plan_of("aoc", "greedy,random", 4)) == list(range(4))
    assert path.read_text() == before  # fewer: the others are left alone


def test_a_file_of_another_tournament_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    rules = rules_of("aoc")
    plan = plan_of("aoc", "greedy,random", 8)
    keeper_of(str(path), plan, rules).close()
    others = [plan_of("aoc", "greedy,random", 8, seed="u"), plan_of("aoc", "random,greedy", 8)]
    for text, asked in [(path.read_bytes(), others), (b"\xff\xfe\x00", [plan]), (path.read_bytes()[:-9], [plan])]:
        path.write_bytes(text)
        for other in asked:
            with pytest.raises(OptionError, match="no file of this tournament"):
                keeper_of(str(path), other, rules)
        assert path.read_bytes() == text
    with pytest.raises(OptionError, match="--save: cannot use"):
        keeper_of(str(tmp_path), plan, rules)


def test_a_deal_that_was_not_finished_does_not_count() -> None:
    plan = plan_of("aoc", "greedy,random", 4)
    with workers(1) as crew:
        played = run(plan, crew)
    assert standings(plan, played[:3], 1.0)["games"] == 2
    with pytest.raises(OptionError, match="no deal was played"):
        standings(plan, played[:1], 1.0)
