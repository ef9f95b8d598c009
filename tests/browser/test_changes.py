"""The page makes the next state of the last one and of what changed, as the server means it."""

import json
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser

from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.games import RULES
from saecula.server.differences import difference
from saecula.server.socket import encode
from tests.server.test_differences import state_of

SOURCE = Path(__file__).parents[2] / "frontend" / "src" / "lib" / "changes.mjs"


def test_the_page_carries_out_every_change(browser: Browser) -> None:
    """The very function of the page, in the browser, over two whole games."""
    page = browser.new_page()
    page.add_script_tag(content=SOURCE.read_text(encoding="utf-8").replace("export function", "function"))
    for name in ("tta", "aoc"):
        game, dice = Game(RULES[name], {"seats": 2}, "changes"), Dice(2)
        states = [state_of(game, 0, "en")]
        while not game.is_over() and game.ply < 150:
            legal = game.rules.without_surrender(game.legal.commands())
            game.push(legal[dice.below(len(legal))])
            states.append(state_of(game, 0, "en"))
        changes = [json.loads(encode(difference(old, new))) for old, new in pairwise(states)]
        first = json.loads(encode(states[0]))
        script = "([whole, changes]) => changes.map((one) => (whole = applied(whole, one)))"
        found = page.evaluate(script, [first, changes])
        assert found == [json.loads(encode(state)) for state in states[1:]]
    page.close()
