"""What a profiled build plays to learn where its time goes: both games, all modules, bots that search.

With `--compiled` an interpreted engine is a failure: so is a wheel tried.
"""

import sys

from saecula.bots import make_bot, play_out
from saecula.builds.choice import build
from saecula.core.chance import Chance
from saecula.core.playout import playout
from saecula.core.rng import Dice
from saecula.games import rules_of

RANDOM = 60  # games of each setting
THOUGHTFUL = [("tta", 2, "hard"), ("tta", 3, "medium"), ("aoc", 3, "hard")]
SETTINGS: list[tuple[str, dict[str, object]]] = [
    ("tta", {"seats": 2, "resignation": False}),
    ("tta", {"seats": 4, "resignation": False}),
    ("tta", {"seats": 3, "resignation": False, "modules": ["balanced", "military", "leaders-wonders"]}),
    ("aoc", {"seats": 2}),
    ("aoc", {"seats": 4, "modules": ["innovation", "changing-world", "draft"]}),
]


def main() -> None:
    for game, settings in SETTINGS:
        rules, dice = rules_of(game), Dice(1)
        for number in range(RANDOM):
            s = rules.setup(rules.options(settings), Chance(str(number)))
            s.quiet = True
            playout(rules, s, dice)
    for game, seats, level in THOUGHTFUL:
        rules = rules_of(game)
        s = rules.setup(rules.options({"seats": seats}), Chance("thoughtful"))
        bots = [make_bot(level, rules, seat + 1) for seat in range(seats)]
        play_out(rules, s, bots)


if __name__ == "__main__":
    if "--compiled" in sys.argv and build().kind != "compiled":
        sys.exit(build().reason)
    main()
