"""OpenSpiel's own simulation for both games, all player counts and modules; information states, imagination, faults."""

import pickle
from itertools import combinations
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs the extra 'openspiel'")

import numpy as np
import pyspiel

from saecula.core.errors import OptionError, SaeculaError
from saecula.env import spiel
from saecula.env.rewards import rewards_of
from saecula.games import TITLES
from tests.env.sets import named, tables


def loaded(game: str, **params: Any) -> Any:
    params = {"players" if name == "seats" else name: value for name, value in params.items()}
    joined = {name: "+".join(value) if isinstance(value, list) else value for name, value in params.items()}
    return pyspiel.load_game(f"saecula_{game}", joined)


def dealt(game: Any, *digits: int) -> Any:
    s = game.new_initial_state()
    for digit in digits or (1, 2, 3):
        s.apply_action(digit)
    return s


def played(s: Any, steps: int = 10**6, seed: int = 1) -> Any:
    rng = np.random.default_rng(seed)
    while steps and not s.is_terminal():
        s.apply_action(int(rng.choice(s.legal_actions())))
        steps -= 1
    return s


# --- the conventions --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "settings"), tables(), ids=named)
def test_the_simulation_of_openspiel_passes(game: str, settings: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(game, **settings), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", list(TITLES))
@pytest.mark.parametrize("reward", ["victory", "rank", "margin"])
@pytest.mark.parametrize("players", [2, 3])
def test_returns_come_at_the_end_and_as_asked(game: str, reward: str, players: int) -> None:
    found = loaded(game, players=players, reward=reward)
    s = dealt(found)
    assert s.returns() == [0.0] * players
    played(s)
    outcome = s.known.rules.outcome(s.position)
    assert s.returns() == rewards_of(outcome, reward)
    utility = found.get_type().utility
    if reward == "margin":
        kinds = pyspiel.GameType.Utility
        assert utility == (kinds.ZERO_SUM if players == 2 else kinds.GENERAL_SUM)
    else:
        assert sum(s.returns()) == pytest.approx(found.utility_sum())


def test_parameters_are_the_settings_of_a_table() -> None:
    game = pyspiel.load_game("saecula_tta(players=3,modules=leaders-wonders+balanced,mode=open-mix,seed=4)")
    options = game.known.table.options
    assert options["modules"] == ["balanced", "leaders-wonders"]
    assert (options["seats"], options["mode"], options["resignation"]) == (3, "open-mix", False)
    assert pyspiel.load_game("saecula_aoc(players=1,challenge=caravans)").known.table.options["challenge"] == "caravans"


def test_equal_histories_are_equal_games() -> None:
    game = loaded("tta", players=3)
    one, other = played(dealt(game, 5, 6, 7), 60), game.new_initial_state()
    for action in one.history():
        other.apply_action(action)
    assert other.position.to_data() == one.position.to_data()
    assert dealt(game, 5, 6, 8).position.to_data() != dealt(game, 5, 6, 7).position.to_data()
    assert dealt(loaded("tta", players=3, seed=1)).position.to_data() != dealt(game).position.to_data()


def test_a_clone_goes_its_own_way_and_a_stored_state_goes_on() -> None:
    s = played(dealt(loaded("tta")), 30)
    before = s.position.to_data()
    twin, stored = s.clone(), pickle.loads(pickle.dumps(s))
    played(twin, 20)
    played(stored, 20)
    assert s.position.to_data() == before
    assert twin.position.to_data() == stored.position.to_data()
    assert twin.information_state_string(0) == stored.information_state_string(0)


# --- what a player knows ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", list(TITLES))
def test_the_observation_is_the_encoder_s_and_the_information_state_the_raw_one_with_a_trace(game: str) -> None:
    found = loaded(game, players=2)
    s = played(dealt(found), 25)
    known = s.known
    for player in range(2):
        compact = known.table.observer.observe(s.position, player)
        assert np.array_equal(np.array(s.observation_tensor(player), np.float32), compact)
        state = np.array(s.information_state_tensor(player), np.float32)
        assert np.array_equal(state[: known.raw.length], known.raw.observe(s.position, player))
        trace = bytes.fromhex(s.information_state_string(player).split()[-1])
        assert np.array_equal(state[known.raw.length :] * 65536, np.frombuffer(trace, ">u2"))


def in_order(s: Any, *actions: int) -> Any:
    """The state after some actions of one player, None where they cannot be done in this order."""
    twin, player = s.clone(), s.current_player()
    for action in actions:
        if twin.current_player() != player or action not in twin.legal_actions():
            return None
        twin.apply_action(action)
    return twin


def test_the_trace_recalls_what_the_position_has_forgotten() -> None:
    """Two orders of the same two actions lead to one position, and to two information states of whoever saw them."""
    s, rng = dealt(loaded("tta")), np.random.default_rng(1)
    for _ in range(100):
        player, legal = s.current_player(), s.legal_actions()
        for first, second in combinations(legal, 2):
            one, other = in_order(s, first, second), in_order(s, second, first)
            if one and other and one.position.to_data() == other.position.to_data():
                assert one.observation_string(player) == other.observation_string(player)
                assert one.information_state_string(player) != other.information_state_string(player)
                return
        s.apply_action(int(rng.choice(legal)))
    pytest.fail("no two actions commute in this game: choose another deal")


@pytest.mark.parametrize("game", list(TITLES))
@pytest.mark.parametrize("players", [2, 4])
def test_an_imagined_state_is_the_same_to_its_player_and_hides_the_rest(game: str, players: int) -> None:
    s, rng, other = dealt(loaded(game, players=players)), np.random.default_rng(2), 0
    for ply in range(120):
        if s.is_terminal():
            break
        if ply % 6 == 0:
            player = s.current_player()
            twin = s.resample_from_infostate(player, rng.random)
            assert twin.current_player() == player
            assert twin.legal_actions() == s.legal_actions()
            assert twin.information_state_string(player) == s.information_state_string(player)
            assert twin.information_state_tensor(player) == s.information_state_tensor(player)
            assert twin.observation_string(player) == s.observation_string(player)
            assert twin.history() == []
            other += twin.position.to_data() != s.position.to_data()
            both = [played(one.clone(), 3, ply) for one in (twin, s)]
            assert [one.is_terminal() or len(one.legal_actions()) > 0 for one in both] == [True, True]
        s.apply_action(int(rng.choice(s.legal_actions())))
    assert other > 0


def test_traces_go_on_alike_in_a_world_that_is_as_the_real_one() -> None:
    """Without hidden cards that matter yet, the same own action leads to the same information state."""
    s = dealt(loaded("aoc"))
    player = s.current_player()
    twin = s.resample_from_infostate(player, lambda: 0.25)
    action = s.legal_actions()[0]
    for one in (s, twin):
        one.apply_action(action)
    if np.array_equal(s.observation_tensor(player), twin.observation_tensor(player)):
        assert s.information_state_string(player) == twin.information_state_string(player)
    assert s.information_state_string(player) != dealt(loaded("aoc"), 3, 3, 3).information_state_string(player)


def test_the_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = loaded("aoc")
    bots = [
        ismcts.ISMCTSBot(
            game, evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)), uct_c=1.0, max_simulations=8,
            random_state=np.random.RandomState(seed),
        )
        for seed in range(2)
    ]  # fmt: skip
    s = dealt(game)
    for _ in range(6):
        s.apply_action(int(bots[s.current_player()].step(s)))
    assert len(s.history()) == 9


# --- faults -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ("modules=magic", "modules: 'magic' is no module"),
        ("players=7", "seats: must be 2 to 4"),
        ("form=long", "form: 'long' is unknown"),
        ("reward=fame", "reward: 'fame' is unknown"),
    ],
)
def test_a_wrong_parameter_names_the_field(params: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        pyspiel.load_game(f"saecula_tta({params})")


def test_unknown_parameters_are_named_by_openspiel() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'weather'"):
        pyspiel.load_game("saecula_tta(weather=1)")


def test_a_wrong_action_changes_nothing() -> None:
    s = dealt(loaded("tta"))
    before, masked = s.position, next(n for n in range(4000) if n not in s.legal_actions())
    with pytest.raises(SaeculaError, match=f"action: {masked} .* is not allowed now"):
        s.apply_action(masked)
    assert s.position is before
    assert len(s.history()) == 3
    start = loaded("tta").new_initial_state()
    with pytest.raises(OptionError, match="action: must be 0 to 1023"):
        start.apply_action(1024)
    played(s)
    with pytest.raises(SaeculaError, match="action: 3 comes after the end of the game"):
        s.apply_action(3)


def test_observers_are_of_one_seat() -> None:
    game = loaded("aoc")
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(SaeculaError, match="observations of one seat only"):
        game.make_py_observer(kind)


def test_the_longest_games_are_far_below_the_limit() -> None:
    s = played(dealt(loaded("tta", players=4, modules="balanced+military+leaders-wonders")))
    assert len(s.history()) < spiel.LONGEST / 4
