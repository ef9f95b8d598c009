"""Through the Ages through the test kit: two, three and four players."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from saecula.core.errors import RecordError
from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.tta import terms as t_
from saecula.tta.rules import TtaRules
from tests.kit import properties
from tests.kit.games import Options, game_at, legal_commands, random_game, sampled
from tests.tta.expansion import new_table
from tests.tta.scenario import Table, number, table

RULES = TtaRules()
SETS: list[Options] = [{"seats": seats, "resignation": False} for seats in (2, 3, 4)]
every_table = pytest.mark.parametrize("options", SETS, ids=lambda options: f"{options['seats']} seats")


@pytest.fixture(scope="module")
def candidates() -> list[int]:
    """Commands that were legal somewhere, and all their mutations."""
    legal = legal_commands(RULES, SETS, range(2))
    return sorted({mutation for cmd in legal for mutation in properties.mutations(cmd)})


def some(candidates: list[int], count: int, seed: int) -> Iterator[int]:
    dice = Dice(seed)
    for _ in range(count):
        yield candidates[dice.below(len(candidates))]


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_invariants_hold_and_doors_agree_at_every_ply(options: Options, seed: int, candidates: list[int]) -> None:
    for game in random_game(RULES, options, seed):
        game.check()
        properties.listed_commands_are_not_refused(game)
        properties.the_outcome_is_consistent(game)
        assert properties.unlisted_commands_are_refused(game, some(candidates, 40, game.ply)) > 15


@every_table
def test_commands_like_the_listed_ones_are_refused_unless_listed(options: Options) -> None:
    for game in sampled(RULES, options, 2, 25):
        for cmd in game.legal.commands():
            properties.unlisted_commands_are_refused(game, properties.mutations(cmd))


@every_table
def test_commands_with_stray_parts_are_refused(options: Options) -> None:
    for game in sampled(RULES, options, 3, 20):
        for cmd in game.legal.commands():
            properties.unlisted_commands_are_refused(game, properties.mutations(cmd), malformed=True)


@every_table
def test_a_refused_push_changes_nothing(options: Options, candidates: list[int]) -> None:
    for game in sampled(RULES, options, 4, 40):
        real = [cmd for cmd in some(candidates, 20, game.ply) if RULES.refusal(game.state, cmd) is not None]
        assert properties.a_refused_push_changes_nothing(game, real) > 5


@every_table
def test_copies_and_data_are_whole_and_independent(options: Options) -> None:
    for game in sampled(RULES, options, 5, 120):
        properties.playing_a_copy_on_leaves_the_original_alone(game, 4)
        properties.data_round_trip(game, 4)


def test_copies_and_data_forget_no_field() -> None:
    modules = ["balanced", "military", "leaders-wonders"]  # parts that are blank and shared in games without them
    game = game_at(RULES, {"seats": 4, "resignation": False, "modules": modules}, 5, 150)
    assert properties.copies_and_data_keep_every_field(game.state) > 200


@every_table
def test_pop_restores_every_ply(options: Options) -> None:
    properties.pop_restores_every_ply(RULES, options, 6)


@every_table
def test_texts_of_commands_are_unique_and_parse_back(options: Options) -> None:
    for game in random_game(RULES, options, 7):
        properties.texts_are_unique_and_parse_back(game)


@every_table
def test_beginnings_of_commands_never_mean_an_illegal_one(options: Options) -> None:
    for game in sampled(RULES, options, 8, 80):
        properties.beginnings_never_mean_an_illegal_command(game)


@every_table
def test_redacted_events_keep_their_secrets(options: Options) -> None:
    assert properties.redaction_leaves_no_secret(game_at(RULES, options, 9, 10_000)) > 50


@every_table
def test_hidden_things_do_not_interfere(options: Options) -> None:
    different = sum(
        properties.hidden_things_do_not_interfere(game, range(2)) for game in sampled(RULES, options, 10, 12)
    )
    assert different > 0


@every_table
def test_imagined_states_are_sound(options: Options) -> None:
    for game in sampled(RULES, options, 12, 60):
        properties.imagined_states_are_sound(game, range(1))


@every_table
def test_equal_seeds_and_commands_give_equal_digests(options: Options) -> None:
    properties.equal_seeds_and_commands_give_equal_digests(RULES, options, 13)


@every_table
@pytest.mark.parametrize("what", ["science", "culture", "strength", "happiness", "civil", "military", "score"])
def test_explanations_name_their_sources(options: Options, what: str) -> None:
    explained = 0
    for game in sampled(RULES, options, 15, 6):
        for seat in range(game.state.seat_count):
            addends = game.explain(what, seat)
            assert all(addend.amount and addend.source and addend.law for addend in addends)
            explained += len(addends)
    assert explained > 0


def test_a_resignation_leaves_a_sound_game() -> None:
    seen = 0
    for seed in range(12):
        for game in random_game(RULES, {"seats": 4, "resignation": True}, seed):
            game.check()
        seen += sum(1 for seat in game.state.seats if not seat.in_game)  # type: ignore[attr-defined]
    assert seen > 12


@pytest.mark.slow
@every_table
def test_a_thousand_random_games_end_regularly(options: Options) -> None:
    rounds: Counter[int] = Counter()
    for seed in range(1000):
        for game in random_game(RULES, options, seed, reluctant=("end", "destroy")):
            game.check()
        rounds[RULES.round_of(game.state)] += 1
    print(f"\n{options['seats']} seats: {dict(sorted(rounds.items()))}")
    # With four players one card is swept in a turn, so the game is as long as they take little: players who waste
    # their actions without a second thought need 31 rounds once in a thousand games.
    assert min(rounds) >= 8
    assert max(rounds) <= 30


# --- positions for scenarios do what they say ---------------------------------------------------------------------
def test_the_bank_that_is_given_stands_beside_the_stores() -> None:
    t = table().give(blue=7, food=2, resources=3)
    assert (t.seat().blue, t.food(), t.resources(), t.seat().blue_owned) == (7, 2, 3, 12)
    t.give(blue=0, resources=1)
    assert (t.seat().blue, t.food(), t.resources(), t.seat().blue_owned) == (0, 2, 1, 3)
    t.give(resources=0)
    assert (t.seat().blue, t.seat().blue_owned) == (1, 3)


def test_stores_alone_come_out_of_the_bank() -> None:
    t = table().give(food=2, resources=3)
    assert (t.seat().blue, t.seat().blue_owned) == (11, 16)
    with pytest.raises(AssertionError, match="the blue bank is too small for that"):
        t.give(food=20)


@pytest.mark.parametrize("event", ["pestilence", "crusades", "rats", "uncertain-borders", "border-conflict"])
def test_events_that_fill_the_deck_can_be_revealed_too(event: str) -> None:
    t = table().reveal(event)
    t.game.check()
    assert t.seen(t_.EVENT_REVEALED, 0) == [number(event)]


def test_an_event_is_revealed_although_somebody_holds_what_is_usually_prepared() -> None:
    t = table().give(1, cards="pestilence crusades").reveal("rats")
    assert t.names(t.seat(1).cards) == ["pestilence", "crusades"]
    assert t.seen(t_.EVENT_REVEALED, 0) == [number("rats")]


@pytest.mark.parametrize(
    "things", [{"leader": "moses"}, {"wonders": "pyramids"}, {"techs": "warfare"}, {"government": "monarchy"}]
)
def test_a_copy_that_does_not_exist_is_not_given(things: dict[str, str]) -> None:
    t = table().give(0, **things)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match=f"no copy is left of one of these: {next(iter(things.values()))}"):
        t.give(1, **things)  # type: ignore[arg-type]


def test_cards_that_the_table_does_not_use_are_not_given() -> None:
    with pytest.raises(AssertionError, match="no copy is left"):
        table(2).pact("open-borders-agreement", 0, 1)
    with pytest.raises(AssertionError, match="no copy is left"):
        table().give(leader="sun-tzu")
    with pytest.raises(AssertionError, match="no copy is left"):
        table().row("moses . moses")
    with pytest.raises(AssertionError, match="no copy is left"):
        table().events(current="rats foray rats")
    with pytest.raises(AssertionError, match="monarchy is not a technology in play"):
        table().give(techs="monarchy")


def test_as_many_copies_are_given_as_there_are() -> None:
    t = table(3).give(0, techs="warfare").give(1, techs="warfare").give(0, techs="warfare", leader="moses")
    t.give(0, leader="moses").game.check()
    with pytest.raises(AssertionError, match="no copy is left"):
        t.give(2, techs="warfare")


def test_what_is_given_leaves_its_deck() -> None:
    t = table()
    copies = list(t.s.civil_deck).count(number("iron"))
    assert copies > 0
    t.give(techs="iron")
    assert list(t.s.civil_deck).count(number("iron")) == copies - 1
    t = new_table(age=2).give(leader="sun-tzu", tactic="legion")
    t.seat().tactic = t.s.tactics[0] = number("legion-mastered")
    t.game.check()


def test_a_pact_brings_no_spent_action_back() -> None:
    t = table(3).give(0, civil=1, military=0).give(1, civil=2, military=1).pact("open-borders-agreement", 0, 1)
    extra = t.seat().military_total - 2
    assert extra > 0
    assert [(t.seat(i).civil, t.seat(i).military) for i in (0, 1)] == [(1, extra), (2, 1 + extra)]
    t.game.check()


def test_a_seat_that_is_kept_stays_the_present_one() -> None:
    t = table().give(resources=5)
    seat, state, other = t.seat(), t.s, t.seat(1)
    t.do("build bronze", "end")
    assert (seat.workers[number("bronze")], seat.pool, seat is t.seat()) == (3, 0, True)
    assert (state.turn_seat, state is t.s, other is t.seat(1)) == (1, True, True)
    t.game.pop()
    assert t.s.turn_seat == state.turn_seat == 0
    t.game.pop()
    assert (t.resources(), seat.workers[number("bronze")], seat.pool) == (5, 2, 1)


def test_commands_past_the_table_reach_a_kept_seat_when_the_table_is_asked() -> None:
    t = table()
    seat = t.seat()
    t.game.push("take 1")
    assert (t.seat().civil, seat.civil) == (3, 3)


def test_keeping_seats_changes_no_game() -> None:
    commands = ["take 1", "end", "take 2", "end", "pass", "take 1", "end"]
    t = Table(Game(RULES, {"seats": 2}, 1))
    plain = Game(RULES, {"seats": 2}, 1)
    before = []
    for command in commands:
        before.append(plain.digest())
        plain.push(command)
        t.do(command)
        assert (t.s.round, t.game.digest()) == (plain.state.round, plain.digest())  # type: ignore[attr-defined]
    for digest in reversed(before):
        t.game.pop()
        assert t.game.digest() == digest
        assert t.s is t.game.state


def test_ruins_are_completed_wonders_without_their_symbols() -> None:
    t = table(age=2).give(wonders="pyramids", ruins="hanging-gardens")
    assert t.names(t.seat().wonders) == ["pyramids", "hanging-gardens"]
    assert (t.happiness(), t.culture(), t.seat().civil_total) == (0, 2, 5)
    t.give(ruins="pyramids")
    assert (t.names(t.seat().wonders), t.seat().ruins, t.seat().civil_total) == (["pyramids", "hanging-gardens"], 3, 4)
    t.game.check()


def test_a_leader_lies_under_the_tucked_wonder() -> None:
    t = table(age=2).give(tucked="hanging-gardens")
    assert (t.happiness(), t.names(t.seat().wonders)) == (3, ["hanging-gardens"])
    t.give(ruins="hanging-gardens")
    assert (t.happiness(), len(t.seat().wonders)) == (1, 1)


def test_common_tactics_may_be_copied() -> None:
    t = table().common("legion phalanx").common("legion")
    assert t.names(t.s.tactics) == ["legion", "phalanx"]
    assert t.legal("copy") == ["copy legion", "copy phalanx"]
    t.give(0, tactic="legion").give(1, tactic="legion").game.check()
    t.give(0, tactic="heavy-cavalry", exclusive=True).game.check()
    assert (t.names(t.s.tactics), t.seat().exclusive) == (["legion", "phalanx"], True)


def test_the_last_round_is_this_one() -> None:
    t = table(age=4).last_round().do("end", "pass")
    assert not t.s.over
    assert t.do("end").s.over


@pytest.mark.parametrize(("where", "field", "count"), [("", "row", 13), ("", "chance", 2), ("seats", "specials", 4)])
def test_a_snapshot_with_an_array_of_another_length_is_refused_by_name(where: str, field: str, count: int) -> None:
    for change in (-1, 1):
        data: dict[str, Any] = table(2).s.to_data()
        part = data[where][0] if where else data
        part[field] = part[field][:-1] if change < 0 else [*part[field], 0]
        with pytest.raises(RecordError, match=rf"snapshot\.{field}: must have (at most )?{count} numbers"):
            TtaRules().state_from_data(data)


@pytest.mark.parametrize(
    ("copies", "sentence"),
    [
        ([256], "must be 0 to 255"),
        ([-1], "must be 0 to 255"),
        ([0] * 999, "must have at most"),
        ("many", "must be a list"),
    ],
)
def test_a_snapshot_that_no_row_could_have_dealt_is_refused_by_name(copies: object, sentence: str) -> None:
    data: dict[str, Any] = table(2).s.to_data()
    with pytest.raises(RecordError, match=rf"snapshot\.revealed: {sentence}"):
        TtaRules().state_from_data({**data, "revealed": copies})
    assert TtaRules().state_from_data({**data, "revealed": [3, 255]}).to_data()["revealed"] == [3, 255]
