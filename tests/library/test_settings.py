"""Every setting of a table is a keyword of its game; a bad one is named, in both builds with the same sentence."""

import inspect
from typing import Any

import pytest

from saecula import OptionError, aoc, tta
from saecula.aoc.options import SETTINGS as AOC_SETTINGS
from saecula.tta.options import SETTINGS as TTA_SETTINGS


def keywords(kind: type) -> set[str]:
    return set(inspect.signature(kind).parameters)


def test_every_setting_is_a_keyword_with_a_type_and_a_default() -> None:
    for kind, settings in ((tta.Game, TTA_SETTINGS), (aoc.Game, AOC_SETTINGS)):
        assert keywords(kind) == {*(setting.name for setting in settings), "seed"}
        for name, parameter in inspect.signature(kind).parameters.items():
            assert parameter.annotation is not parameter.empty, name
            assert parameter.default is not parameter.empty, name
            assert f"`{name}`" in (kind.__doc__ or ""), name


def test_settings_by_name_are_those_of_a_table() -> None:
    game = tta.Game(seats=3, seed=7, modules=["balanced", "leaders-wonders"], mode="open-mix", resignation=False)
    assert game.options == {
        "seats": 3,
        "resignation": False,
        "modules": ["balanced", "leaders-wonders"],
        "mode": "open-mix",
    }
    chosen = tta.Game(modules=("leaders-wonders",), mode="secret-mix", chosen=["moses"], hidden_future=False)
    assert chosen.options["chosen"] == ["moses"]
    assert tta.Game(modules=["balanced"], keep_old=["hammurabi"]).options["keep_old"] == ["hammurabi"]
    assert tta.Game(3, 7).options == {"seats": 3, "resignation": True}
    assert tta.Game(chosen=[], keep_old=(), modules=[]).options == {"seats": 2, "resignation": True}
    assert aoc.Game(3, 7, ("innovation",)).options["modules"] == ["innovation"]


def test_a_game_says_nothing_that_a_table_of_the_engine_would_not() -> None:
    """The two ways to deal a game deal the same one."""
    from saecula.core.game import Game

    options: dict[str, Any] = {"seats": 4, "modules": ["leaders-wonders"], "mode": "secret-mix", "draft": True}
    assert tta.Game(seed=3, **options).digest() == Game(tta.RULES, options, 3).digest()


@pytest.mark.parametrize(
    ("kind", "given", "sentence"),
    [
        (tta.Game, {"seats": 5}, "seats: must be 2 to 4"),
        (tta.Game, {"seats": "3"}, "seats: must be 2 to 4"),
        (tta.Game, {"seats": True}, "seats: must be 2 to 4"),
        (tta.Game, {"seats": None}, "seats: must be 2 to 4"),
        (tta.Game, {"seed": 1.5}, "seed: must be a text or a whole number"),
        (tta.Game, {"resignation": 1}, "resignation: must be true or false"),
        (tta.Game, {"modules": "balanced"}, "modules: must be a list of names"),
        (tta.Game, {"modules": None}, "modules: must be a list of names"),
        (tta.Game, {"modules": ["x"]}, "modules: 'x' is no module"),
        (tta.Game, {"mode": "open-mix"}, "mode: needs a module of the expansion"),
        (tta.Game, {"mode": ""}, "mode: must be one of"),
        (tta.Game, {"modules": ["balanced"], "mode": "open-mix"}, "mode: needs the module leaders-wonders"),
        (tta.Game, {"modules": ["leaders-wonders"], "mode": "x"}, "mode: must be one of"),
        (tta.Game, {"draft": True}, "draft: needs a module of the expansion"),
        (tta.Game, {"modules": ["leaders-wonders"], "draft": 0}, "draft: must be true or false"),
        (tta.Game, {"modules": ["leaders-wonders"], "draft": None}, "draft: must be true or false"),
        (tta.Game, {"modules": ["leaders-wonders"], "plus_one": "yes"}, "plus_one: must be true or false"),
        (
            tta.Game,
            {"modules": ["leaders-wonders"], "hidden_future": True},
            "hidden_future: belongs to the mode",
        ),
        (tta.Game, {"chosen": ["moses"]}, "chosen: needs a module of the expansion"),
        (tta.Game, {"chosen": "moses"}, "chosen: must be a list of names"),
        (tta.Game, {"modules": ["balanced"], "keep_old": ["moses2"]}, "keep_old: 'moses2' is no base card"),
        (aoc.Game, {"seats": 0}, "seats: must be 1 to 4"),
        (aoc.Game, {"modules": "draft"}, "modules: must be a list"),
        (aoc.Game, {"modules": ["war"]}, "modules: must be one of"),
        (aoc.Game, {"modules": 5}, "modules: must be a list"),
        (aoc.Game, {"deck": "half"}, "deck: must be one of"),
        (aoc.Game, {"aztecs_optional": 1}, "aztecs_optional: must be true or false"),
        (aoc.Game, {"challenge": "caravans"}, "challenge: is a solo game"),
        (aoc.Game, {"first_player_direction": None}, "first_player_direction: must be one of"),
    ],
)
def test_a_bad_setting_is_named(kind: Any, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        kind(**given)
    assert str(caught.value).startswith(sentence)
    assert caught.value.field == sentence.partition(":")[0]
