"""The settings of games as options of commands, and as the table of docs/settings.md: all as the games declare them.

`python -m saecula.cli.settings > docs/settings.md` writes the table anew.
"""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer

from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.core.settings import CARD_NAMES, COUNT, FLAG, MANY, SEATS, Setting
from saecula.games import TITLES, title_of

GIVEN = "settings"  # the parameter of a command that takes what was typed
LISTS = (MANY, CARD_NAMES)
Given = dict[str, object]


def declared() -> dict[str, list[tuple[str, Setting]]]:
    """By name, every setting that people may type, with the games that have it."""
    found: dict[str, list[tuple[str, Setting]]] = {}
    for title in TITLES.values():
        for setting in title.settings:
            if setting.name != SEATS:
                found.setdefault(setting.name, []).append((title.name, setting))
    return found


def declared_options() -> dict[str, str]:
    return {name: owners[0][1].option for name, owners in declared().items()}


# --- options of commands --------------------------------------------------------------------------------------------
def takes_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command an option for every setting of any game; it gets those that were typed as `settings`."""
    signature = inspect.signature(command)
    own = [parameter for parameter in signature.parameters.values() if parameter.name != GIVEN]
    more = [_parameter(name, owners) for name, owners in declared().items()]

    @wraps(command)
    def typed(*arguments: Any, **named: Any) -> None:
        given = {setting.name: named.pop(setting.name, None) for setting in more}
        command(
            *arguments, **named, **{GIVEN: {name: value for name, value in given.items() if value not in (None, "")}}
        )

    typed.__signature__ = signature.replace(parameters=[*own, *more])  # type: ignore[attr-defined]
    typed.__annotations__ = {parameter.name: parameter.annotation for parameter in (*own, *more)}
    return typed


def _parameter(name: str, owners: list[tuple[str, Setting]]) -> inspect.Parameter:
    """An option that is None where nobody typed it."""
    first = owners[0][1]
    help_text = "; ".join(f"{game}: {_help(setting)}" for game, setting in owners) + "."
    if first.kind == FLAG:
        form = first.option if not first.default else f"{first.option}/--no-{first.option.removeprefix('--')}"
        annotation: Any = Annotated[bool | None, typer.Option(form, help=help_text, show_default=False)]
    else:
        kind = int if first.kind == COUNT else str
        annotation = Annotated[kind | None, typer.Option(first.option, help=help_text, show_default=False)]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def _help(setting: Setting) -> str:
    values = ", ".join(str(value) for value in setting.values)
    return f"{setting.text} ({values})" if values else setting.text


# --- what was typed -------------------------------------------------------------------------------------------------
def chosen_settings(
    game: str, players: int, settings: Given, texts: list[str] | None = None, to_the_end: bool = False
) -> tuple[Rules, dict[str, object]]:
    """The rules of a game and its checked settings: from options, and from texts like `modules=draft,innovation`.

    `to_the_end`: nobody may resign, unless somebody wants it so.
    """
    title = title_of(game)
    known = {setting.name: setting for setting in title.settings}
    given: Given = {SEATS: players}
    for name, value in settings.items():
        given[name] = _value(value, known[name]) if name in known and isinstance(value, str) else value
    if to_the_end and "resignation" in known:
        given.setdefault("resignation", False)
    pairs = dict(_pair(text, game, known) for text in texts or [])
    given |= {name: _value(value, known[name]) for name, value in pairs.items()}
    try:
        return title.rules, title.rules.options(given)
    except OptionError as error:
        if error.field not in pairs:
            raise
        raise OptionError("--options", "cause", cause=error) from None


def _pair(text: str, game: str, known: dict[str, Setting]) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    if not equals:
        raise OptionError("--options", "name-value", text=text)
    if name not in known or name == SEATS:
        names = ", ".join(field for field in known if field != SEATS)
        raise OptionError("--options", "no-setting", name=name, game=game, known=names)
    return name, value.strip()


def _value(text: str, setting: Setting) -> object:
    """A text as the type that the setting has."""
    if setting.kind in LISTS:
        return [part.strip() for part in text.split(",") if part.strip()]
    if setting.kind == FLAG and text.lower() in ("true", "false"):
        return text.lower() == "true"
    if setting.kind == COUNT and text.isdigit():
        return int(text)
    return text


# --- docs -----------------------------------------------------------------------------------------------------------
def settings_page() -> str:
    """docs/settings.md."""
    lines = [
        "# Settings of a table",
        "",
        "Made from the declarations in `options.py` of each game by `python -m saecula.cli.settings`; a test compares.",
        "Commands take each as an option or as `--options NAME=VALUE`, the server in `options` of a new table, the",
        "library by name. Names of several values are separated by commas where they are typed.",
    ]
    for title in TITLES.values():
        lines += ["", f"## {title.called} (`{title.name}`)", "", "| name | typed | what | values | default | needs |"]
        lines += ["|---|---|---|---|---|---|", *(_line(setting) for setting in title.settings)]
    return "\n".join(lines) + "\n"


def _line(setting: Setting) -> str:
    option = "--players" if setting.name == SEATS else setting.option
    values = {FLAG: "yes or no", CARD_NAMES: "names of cards"}.get(setting.kind)
    values = values or ", ".join(f"`{value}`" for value in setting.values)
    needs = {need.setting: " or ".join(_said(value) for value in need.values) for need in setting.needs}
    needed = "; ".join(f"{name} {said}" for name, said in needs.items())
    return f"| `{setting.name}` | `{option}` | {setting.text} | {values} | {_said(setting.default)} | {needed} |"


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value or "none")


if __name__ == "__main__":
    print(settings_page(), end="")
