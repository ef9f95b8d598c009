"""Settings are declared once: the checks, the commands, the lobby, the docs and the messages follow the declaration."""

import inspect
import re
from pathlib import Path

import pytest

import saecula
from saecula.cli import almanac, play, simulate, tournament, tune
from saecula.cli.settings import chosen_settings, declared, settings_page
from saecula.core.errors import OptionError
from saecula.core.settings import CARD_NAMES, COUNT, FLAG, MANY, ONE, SEATS, Setting
from saecula.games import TITLES
from saecula.i18n import LANGUAGES, has
from saecula.server.settings import option_list

ALL = [(title, setting) for title in TITLES.values() for setting in title.settings]
COMMANDS = [almanac.almanac, play.play, simulate.simulate, tournament.tournament, tune.tune]
each_setting = pytest.mark.parametrize(("title", "setting"), ALL, ids=[f"{t.name}-{s.name}" for t, s in ALL])


def another(setting: Setting) -> object:
    """A value that is not the default; cards are checked by the game, so any name will do."""
    if setting.kind == FLAG:
        return not setting.default
    if setting.kind == CARD_NAMES:
        return ["nobody"]
    found = next(value for value in setting.values if value != setting.default)
    return [found] if setting.kind == MANY else found


@each_setting
def test_the_default_may_be_said_and_the_game_takes_it(title, setting) -> None:  # type: ignore[no-untyped-def]
    assert title.rules.options({setting.name: setting.default}) == title.rules.options({})


@each_setting
@pytest.mark.parametrize("value", [None, 7.5, "nonsense", ["nonsense"], [1], {}, -1], ids=str)
def test_nonsense_is_refused_by_name(title, setting, value) -> None:  # type: ignore[no-untyped-def]
    if value is None and setting.default is None:
        return
    with pytest.raises(OptionError) as refused:
        title.rules.options({setting.name: value})
    assert refused.value.field == setting.name


@each_setting
def test_what_a_setting_needs_is_asked_for(title, setting) -> None:  # type: ignore[no-untyped-def]
    """Without anything else, a setting with needs is refused; the last of them is met by none of its other values."""
    given = {setting.name: another(setting)}
    if setting.needs:
        with pytest.raises(OptionError) as refused:
            title.rules.options(given)
        assert (refused.value.field, str(refused.value)) == (
            setting.name,
            f"{setting.name}: {setting.needs[0].problem}",
        )
    elif setting.kind != CARD_NAMES:
        assert title.rules.options(given)[setting.name] == given[setting.name]
    for need in setting.needs:
        assert need.setting in {other.name for other in title.settings}
        other = next(other for other in title.settings if other.name == need.setting)
        assert other.kind == FLAG or set(need.values) <= set(other.values)


@each_setting
def test_the_game_reads_every_setting(title, setting) -> None:  # type: ignore[no-untyped-def]
    """Where a table is dealt, from its checked options; a setting that nobody reads would be shown and do nothing."""
    folder = Path(saecula.__file__).parent / title.name
    sources = [(folder / name).read_text(encoding="utf-8") for name in ("rules.py", "options.py")]
    asked = rf'options(\[|\.get\(|, )"{setting.name}"'
    assert any(re.search(asked, source) for source in sources), f"options[{setting.name!r}] is asked for nowhere"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_every_command_that_begins_games_takes_every_setting(command) -> None:  # type: ignore[no-untyped-def]
    assert list(declared()) == [name for name in inspect.signature(command).parameters if name in declared()]


@pytest.mark.parametrize("name", TITLES)
def test_the_lobby_offers_what_is_declared(name: str) -> None:
    offered = {option["name"]: option for option in option_list(name)}
    wanted = [s for s in TITLES[name].settings if s.name != SEATS and s.kind != CARD_NAMES]
    assert list(offered) == [setting.name for setting in wanted]
    for setting in wanted:
        assert setting.kind in (FLAG, ONE, MANY), "the page knows no other kind"
        assert [value for value in offered[setting.name]["values"] if value is not None] == list(setting.values)


@each_setting
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_value_has_its_message(title, setting, language: str) -> None:  # type: ignore[no-untyped-def]
    if setting.kind == COUNT:
        return
    ids = [f"option-{setting.name.replace('_', '-')}"]
    if setting.kind != FLAG:
        ids += [f"value-{value}" for value in setting.values]
    assert [message for message in ids if not has(language, message)] == []


def test_the_docs_are_those_of_the_declarations() -> None:
    page = Path(__file__).parents[1] / "docs" / "settings.md"
    assert page.read_text(encoding="utf-8") == settings_page(), "python -m saecula.cli.settings > docs/settings.md"


def test_options_and_texts_mean_the_same() -> None:
    modules = {"modules": "leaders-wonders,balanced", "mode": "open-mix", "draft": True}
    texts = ["modules=balanced,leaders-wonders", "mode=open-mix", "draft=true"]
    assert chosen_settings("tta", 3, modules) == chosen_settings("tta", 3, {}, texts)
    assert chosen_settings("tta", 3, {}, to_the_end=True)[1]["resignation"] is False
    assert chosen_settings("tta", 3, {"resignation": True}, to_the_end=True)[1]["resignation"] is True
