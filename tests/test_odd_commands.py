"""Any command, however odd, is refused with a law, and any text is answered: both games, both builds."""

import json
import os
import subprocess
import sys

import pytest

from tests.kit.engine import compiled_engine

PROGRAM = """
import json
from saecula import present
from saecula.builds.choice import build
from saecula.core.command import command
from saecula.core.errors import SaeculaError
from saecula.core.game import Game
from saecula.core.rng import Dice
from saecula.games import rules_of

KINDS, WHOLE = 70, (-1, -(2**63), 2**63 - 1, 2**62, 1 << 56)
TABLES = (
    ("tta", {"seats": 2}),
    ("tta", {"seats": 4, "modules": ["leaders-wonders", "military"]}),
    ("aoc", {"seats": 2}),
    ("aoc", {"seats": 4, "modules": ["innovation"]}),
)
WORDS = {
    "tta": "stage attack cancel offer take bid upgrade charge look assist build destroy declare arm levy".split(),
    "aoc": "rise annex keep gift learn choose buy use act".split(),
}
PARTS = "0 1 2 3 4 5 9 13 99 255 999 plunder-i raid-i peace-treaty iron bronze warriors rome petra a b -1 x".split()
dice, tried, failures = Dice(7), 0, []


def number():
    return [0, dice.below(4), dice.below(12), dice.below(400), dice.below(65536), 65535][dice.below(6)]


def odd():
    yield from WHOLE
    for kind in range(KINDS):
        for _ in range(2):
            a, b, c = number(), number(), number()
            yield from (command(kind), command(kind, a), command(kind, a, b), command(kind, a, b, c))


def check(what, work):
    global tried
    tried += 1
    try:
        return work()
    except SaeculaError:
        return None
    except Exception as error:
        failures.append(f"{what}: {type(error).__name__} {error}")


for name, options in TABLES:
    rules = rules_of(name)
    game = Game(rules, rules.options(options), "odd")
    for step in range(40):
        legal = game.legal.commands()
        listed = set(legal)
        for cmd in odd():
            refusal = check(f"{name} {step} {cmd}", lambda: rules.refusal(game.state, cmd))
            if cmd not in listed and (refusal is None or not rules.law_text(refusal.law, "en")):
                failures.append(f"{name} {step}: {cmd} has no law")
        if game.is_over():
            break
        scene = present.scene(game, game.decision.seat)
        for word in WORDS[name]:
            text = " ".join([word, *(PARTS[dice.below(len(PARTS))] for _ in range(dice.below(4)))])
            check(f"{name} {step} preview {text}", lambda: present.preview(scene, text, "en"))
            check(f"{name} {step} why {text}", lambda: game.why(text, "en"))
        for _ in range(3):
            if not game.is_over():
                quiet = rules.without_surrender(game.legal.commands())
                game.push(quiet[dice.below(len(quiet))])
print(json.dumps([build().kind, tried, failures[:10]]))
"""


@pytest.mark.parametrize("kind", ["interpreted", "compiled"])
def test_any_command_is_refused_with_a_law(kind: str) -> None:
    if kind == "compiled":
        compiled_engine()
    environment = {**os.environ, "SAECULA_PURE": "1" if kind == "interpreted" else "0"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    build, tried, failures = json.loads(done.stdout)
    assert failures == []
    assert build == kind
    assert tried > 60_000
