"""Tables of all sorts: any number of seats, any modules, modes and variants, drawn at random but repeatable."""

import random

from saecula.core.errors import OptionError
from saecula.core.rules import Rules
from saecula.core.settings import CARD_NAMES, MANY, SEATS
from saecula.games import title_of

Options = dict[str, object]


def any_table(game: str, seed: int) -> Options:
    """Settings that fit together; those that name cards stay as they are."""
    title, chance = title_of(game), random.Random(seed)
    options: Options = {SEATS: chance.choice(title.seats)}
    for setting in title.settings:
        if setting.name == SEATS or setting.kind == CARD_NAMES or chance.random() < 0.3:
            continue
        values = list(setting.values) or [True, False]
        value = [name for name in values if chance.random() < 0.6] if setting.kind == MANY else chance.choice(values)
        if fits(title.rules, {**options, setting.name: value}):
            options[setting.name] = value
    return options


def fits(rules: Rules, options: Options) -> bool:
    try:
        rules.options(options)
    except OptionError:
        return False
    return True
