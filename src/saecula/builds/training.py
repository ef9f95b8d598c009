"""What a profiled build plays to learn where its time goes: every game, all modules, bots that search.

With `--compiled` an interpreted engine is a failure: so is a wheel tried.
"""

import sys

from saecula.bots import make_bot, play_out
from saecula.builds.choice import build
from saecula.core.chance import Chance
from saecula.core.playout import playout
from saecula.core.rng import Dice
from saecula.games import TITLES

RANDOM = 60  # games of each setting


def main() -> None:
    for title in TITLES.values():
        dice = Dice(1)
        for settings in title.rehearsals:
            for number in range(RANDOM):
                s = title.rules.setup(title.rules.options(settings), Chance(str(number)))
                s.quiet = True
                playout(title.rules, s, dice)
        for seats, level in title.thoughtful:
            s = title.rules.setup(title.rules.options({"seats": seats}), Chance("thoughtful"))
            play_out(title.rules, s, [make_bot(level, title.rules, seat + 1) for seat in range(seats)])


if __name__ == "__main__":
    if "--compiled" in sys.argv and build().kind != "compiled":
        sys.exit(build().reason)
    main()
