"""The interpreted and the compiled build play the same games: 200 seeds, digests compared."""

import json
import os
import subprocess
import sys

from tests.kit.engine import compiled_engine

GAMES = 200
CODE = """
import json, sys
from saecula.builds.choice import build
from saecula.aoc import RULES
from saecula.core.chance import Chance
from saecula.tta import RULES as TTA
from saecula.core.data import digest
from saecula.core.rng import Dice

MODULES = [[], ["innovation"], ["changing-world"], ["draft"], ["innovation", "changing-world", "draft"]]
digests = []
for seed in range(int(sys.argv[1])):
    seats = 1 + seed % 4
    modules = [m for m in MODULES[seed // 4 % 5] if seats > 1 or m == "innovation"]
    s = RULES.setup(RULES.options({"seats": seats, "modules": modules}), Chance(str(seed)))
    dice = Dice(seed)
    while not s.over:
        legal = RULES.legal(s)
        RULES.apply(s, legal[dice.below(len(legal))])
        RULES.advance(s)
        if dice.below(8) == 0:
            digests.append(digest(s))
    digests.append(digest(s))
for seed in range(int(sys.argv[2])):
    s = TTA.setup(TTA.options({"seats": 2 + seed % 3, "resignation": seed % 10 == 9}), Chance(str(seed)))
    dice = Dice(seed)
    while not s.over:
        legal = TTA.legal(s)
        TTA.apply(s, legal[dice.below(len(legal))])
        TTA.advance(s)
        if dice.below(100) == 0:
            digests.append(digest(s))
    digests.append(digest(s))
print(json.dumps([build().kind, digests]))
"""


def played(pure: bool) -> tuple[str, list[str]]:
    environment = {**os.environ, "SAECULA_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(GAMES), str(GAMES)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    build, digests = json.loads(done.stdout)
    return build, digests


def test_both_builds_reach_the_same_positions() -> None:
    compiled_engine()
    interpreted, expected = played(pure=True)
    compiled, found = played(pure=False)
    assert (interpreted, compiled) == ("interpreted", "compiled")
    assert len(found) > GAMES
    assert found == expected
