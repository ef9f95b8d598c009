"""Writes the playthroughs and perft counts anew: `python tests/aoc/regenerate.py`, then read the diff.

With --games it also writes new recorded games; do that only when the law changed on purpose.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from saecula.aoc import RULES, words  # noqa: E402
from saecula.aoc.cards import catalog  # noqa: E402
from saecula.bots import make_bot  # noqa: E402
from saecula.core.event import Event  # noqa: E402
from saecula.core.game import Game  # noqa: E402
from tests.kit.perft import perft, position_after  # noqa: E402
from tests.kit.playthrough import playthrough  # noqa: E402

FROZEN = HERE / "frozen_cards.toml"
ALL = ["innovation", "changing-world", "draft"]
PLAYTHROUGHS: dict[str, dict[str, object]] = {
    "solo": {"seats": 1},
    "solo-innovation": {"seats": 1, "modules": ["innovation"]},
    "solo-caravans": {"seats": 1, "challenge": "caravans"},
    "two": {"seats": 2},
    "three-innovation-world": {"seats": 3, "modules": ["innovation", "changing-world"]},
    "four-all": {"seats": 4, "modules": ALL},
    "two-draft-documented": {"seats": 2, "modules": ["draft"], "deck": "documented"},
}
PERFT: list[tuple[dict[str, object], int, int, int]] = [  # options, seed, plies, depth
    ({"seats": 2}, 1, 0, 3),
    ({"seats": 2}, 2, 9, 3),
    ({"seats": 2}, 3, 20, 4),
    ({"seats": 2}, 4, 33, 4),
    ({"seats": 3, "modules": ["innovation"]}, 5, 14, 3),
    ({"seats": 3, "modules": ["changing-world"]}, 6, 40, 3),
    ({"seats": 4, "modules": ["draft"]}, 7, 0, 3),
    ({"seats": 4, "modules": ["draft"]}, 8, 22, 3),
    ({"seats": 4, "modules": ALL}, 9, 60, 3),
    ({"seats": 1}, 10, 6, 3),
    ({"seats": 1, "challenge": "forgotten-city"}, 11, 10, 3),
    ({"seats": 2, "aztecs_optional": True, "deck": "documented"}, 12, 12, 3),
]
GAMES: list[tuple[str, dict[str, object], str]] = [
    ("two-greedy", {"seats": 2}, "greedy"),
    ("three-greedy-innovation", {"seats": 3, "modules": ["innovation"]}, "greedy"),
    ("four-random-all", {"seats": 4, "modules": ALL}, "random"),
    ("two-random-draft", {"seats": 2, "modules": ["draft"]}, "random"),
    ("three-random-world", {"seats": 3, "modules": ["changing-world"]}, "random"),
    ("solo-greedy", {"seats": 1}, "greedy"),
    ("solo-greedy-steppe-storm", {"seats": 1, "challenge": "steppe-storm"}, "greedy"),
]


def event_text(event: Event) -> str:
    return words.event_text(event, [f"seat {seat}" for seat in range(4)], "en")


def perft_rows() -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for options, seed, plies, depth in PERFT:
        count = perft(RULES, position_after(RULES, options, seed, plies), depth)
        rows.append({"options": options, "seed": seed, "plies": plies, "depth": depth, "count": count})
    return rows


def write_games() -> None:
    for seed, (name, options, bot) in enumerate(GAMES):
        game = Game(RULES, options, f"recorded-{seed}")
        bots = [make_bot(bot, RULES, seed + seat) for seat in range(game.state.seat_count)]
        while (decision := game.decision) is not None:
            legal = game.legal.commands()
            game.push(bots[decision.seat].choose(game.view(decision.seat), legal), auto=len(legal) == 1)
        game.save(str(HERE / "games" / f"{name}.jsonl"))


def main() -> None:
    catalog.load(FROZEN)
    for number, (name, options) in enumerate(PLAYTHROUGHS.items()):
        text = playthrough(RULES, options, number, event_text)
        (HERE / "playthroughs" / f"{name}.txt").write_text(text, encoding="utf-8")
    rows = ",\n".join(json.dumps(row) for row in perft_rows())
    (HERE / "perft.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    if "--games" in sys.argv:
        write_games()


if __name__ == "__main__":
    main()
