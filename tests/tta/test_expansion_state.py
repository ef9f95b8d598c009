"""What New Leaders and Wonders adds to a whole game: deal, state, records, views; base games have none of it."""

from itertools import product
from pathlib import Path

import pytest

from saecula.core import record
from saecula.core.arrays import with_one, without_one
from saecula.core.errors import RecordError
from saecula.core.rng import Dice
from saecula.tta import terms as t
from saecula.tta.cards.catalog import AGE, CARDS, KIND, NUMBER, TWIN, TWIN_OF
from saecula.tta.cards.plan import BASE_GAME, Plan, plan_from_data
from saecula.tta.law.expansion.mix import board_place
from saecula.tta.rules import TtaRules
from saecula.tta.state import State
from saecula.tta.terms import MODULE_IDS, OPEN_MIX
from tests.kit import properties
from tests.kit.games import Options, game_at, new_game, push_random, random_game, sampled
from tests.tta.scenario import number, table

RULES = TtaRules()
MODES = ("expansion-only", "secret-mix", "open-mix")
ALL: Options = {"seats": 3, "resignation": False, "modules": MODULE_IDS}
SECRET: Options = {**ALL, "mode": "secret-mix"}
OPEN: Options = {**ALL, "mode": "open-mix"}


def tables() -> list[Options]:
    """Every set of modules, every way to mix, two to four players: each at least once."""
    found: list[Options] = []
    for modules, mode in product(range(1, 8), MODES):
        options: Options = {
            "seats": 2 + len(found) % 3,
            "modules": [MODULE_IDS[k] for k in range(3) if modules >> k & 1],
        }
        if modules & 4:
            options["mode"] = mode
        elif mode != MODES[0]:
            continue
        found.append(options)
    return [*found, {**ALL, "plus_one": True}, {**OPEN, "hidden_future": True}]


def state_of(options: Options, seed: int = 1) -> State:
    state = new_game(RULES, options, seed).state
    assert isinstance(state, State)
    return state


# --- base games ---------------------------------------------------------------------------------------------------
def test_a_game_without_modules_says_nothing_of_them() -> None:
    s = state_of({"seats": 3})
    assert s.plan.to_data() == BASE_GAME.to_data()
    assert "more" not in s.to_data()
    assert "more" not in s.seats[0].to_data()


def test_games_without_modules_share_nothing_that_could_be_written_to() -> None:
    s, other = state_of({"seats": 3}), state_of({"seats": 3})
    for first, second in ((s, other), (s.seats[0], other.seats[0])):
        lists = [name for name in dir(first) if isinstance(getattr(first, name), list)]
        assert len(lists) > 2
        assert [name for name in lists if getattr(first, name) is getattr(second, name)] == []


def test_views_of_games_without_modules_say_nothing_of_them() -> None:
    s = state_of({"seats": 3})
    view = RULES.view(s, 0)
    assert "more" not in view.open
    assert len(view.open["revealed"]) == 236  # type: ignore[arg-type]


def test_records_of_base_games_name_the_base_cards_only() -> None:
    base = RULES.cards_digest(RULES.options({"seats": 2}))
    assert base == RULES.cards_digest(RULES.options({"seats": 4}))
    assert base != RULES.cards_digest(RULES.options(ALL))
    assert RULES.cards_digest(RULES.options(SECRET)) == RULES.cards_digest(RULES.options(ALL))


# --- the state ----------------------------------------------------------------------------------------------------
def test_a_plan_comes_back_from_its_data() -> None:
    plan = Plan(5, OPEN_MIX, True, True, True, (1,), (2,))
    assert plan_from_data(plan.to_data()).to_data() == plan.to_data()
    assert plan_from_data(BASE_GAME.to_data()).to_data() == Plan().to_data()


@pytest.mark.parametrize("options", [ALL, SECRET, OPEN], ids=["all", "secret", "open"])
def test_games_with_modules_are_copied_saved_and_continued(options: Options, tmp_path: Path) -> None:
    game = game_at(RULES, options, 3, 120)
    properties.playing_a_copy_on_leaves_the_original_alone(game, 4)
    properties.data_round_trip(game, 4)
    game.save(str(tmp_path / "game.jsonl"))
    assert record.load(record.read(str(tmp_path / "game.jsonl")), RULES).digest() == game.digest()


def test_a_snapshot_whose_parts_do_not_fit_is_refused() -> None:
    data = state_of(ALL).to_data()
    for broken in ("more", "seats"):
        other = state_of(ALL).to_data()
        if broken == "more":
            del other["more"]
        else:
            del other["seats"][0]["more"]  # type: ignore[index]
        with pytest.raises(RecordError, match="more"):
            RULES.state_from_data(other)
    assert RULES.state_from_data(data).to_data() == data


# --- the deal -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", tables(), ids=str)
def test_every_table_is_dealt_and_played_on_soundly(options: Options) -> None:
    game, dice = new_game(RULES, {**options, "resignation": False}, 5), Dice(5)
    for _ in range(60):
        game.check()
        properties.listed_commands_are_not_refused(game)
        push_random(game, dice)


@pytest.mark.parametrize("options", [SECRET, OPEN], ids=["secret", "open"])
def test_games_with_all_modules_end_and_keep_the_invariants(options: Options) -> None:
    for game in random_game(RULES, options, 8):
        game.check()
    assert game.is_over()


def test_the_secret_mix_draws_as_many_leaders_and_wonders_as_it_should() -> None:
    s = state_of(SECRET)
    for age, deck in enumerate([list(s.row) + list(s.civil_deck), *s.civil_decks[1:]]):
        assert [sum(KIND[card] == kind for card in deck) for kind in (t.LEADER, t.WONDER)] == [7, 5], age
        assert all(AGE[card] == age for card in deck)


def test_the_open_mix_has_pointers_in_its_decks_and_the_cards_on_its_boards() -> None:
    s = state_of(OPEN)
    for age in (1, 2, 3):
        kinds = [KIND[card] for card in s.civil_decks[age]]
        assert (kinds.count(t.LEADER), kinds.count(t.WONDER), kinds.count(t.POINTER)) == (0, 0, 12)
        for kind, slots in ((t.LEADER, 7), (t.WONDER, 5)):
            lying = [s.boards[board_place(age, kind, slot)] for slot in range(1, slots + 1)]
            assert {(KIND[card], AGE[card]) for card in lying} == {(kind, age)}
            assert len(set(lying)) == slots


def test_a_pointer_is_replaced_when_it_is_dealt() -> None:
    table_ = table(3, modules=MODULE_IDS, mode="open-mix")
    s = table_.s
    pointer = next(card for card in s.civil_deck if KIND[card] == t.POINTER)
    place = board_place(1, CARDS[pointer].effect, CARDS[pointer].amount)
    lying = s.boards[place]
    s.civil_deck = with_one(without_one(s.civil_deck, pointer), pointer)
    table_.begin_turn(0)
    assert lying in s.row
    assert s.boards[place] == t.NOTHING
    assert (s.revealed[pointer], s.revealed[lying]) == (1, 1)


# --- what is seen -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", [SECRET, OPEN, {**OPEN, "hidden_future": True}], ids=["secret", "open", "hidden"])
def test_hidden_things_stay_hidden_and_imagined_states_are_sound(options: Options) -> None:
    for game in sampled(RULES, options, 10, 60):
        properties.hidden_things_do_not_interfere(game, range(1))
        properties.imagined_states_are_sound(game, range(1))


# --- tactics with a leader under them -----------------------------------------------------------------------------
def test_a_tactic_and_its_twin_know_each_other() -> None:
    legion = number("legion")
    assert CARDS[TWIN[legion]].slug == "legion-mastered"
    assert (TWIN_OF[TWIN[legion]], TWIN_OF[legion]) == (legion, legion)
    assert [TWIN[card] for card in (number("moses"), TWIN[legion])] == [t.NOTHING, t.NOTHING]
    assert all(TWIN_OF[card] == card for card in NUMBER.values() if KIND[card] != t.TACTIC)
