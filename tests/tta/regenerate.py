"""Writes the playthroughs and perft counts of Through the Ages anew; then read the diff.

`python tests/tta/regenerate.py`; with --games it also writes new recorded games.
"""

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from saecula.bots import make_bot  # noqa: E402
from saecula.core.event import Event  # noqa: E402
from saecula.core.game import Game  # noqa: E402
from saecula.tta import RULES, words  # noqa: E402
from tests.kit.perft import perft, position_after  # noqa: E402
from tests.kit.playthrough import playthrough  # noqa: E402

PLAYTHROUGHS: dict[str, dict[str, object]] = {
    name: {"seats": seats, "resignation": False} for name, seats in (("two", 2), ("three", 3), ("four", 4))
}
PERFT: list[tuple[int, int, int, int]] = [  # seats, seed, plies, depth
    (2, 1, 0, 3), (2, 2, 40, 3), (2, 3, 90, 2), (2, 4, 150, 2), (3, 5, 60, 2), (3, 6, 140, 2), (3, 7, 220, 2),
    (4, 8, 100, 2), (4, 9, 240, 2), (4, 10, 360, 2),
]  # fmt: skip


def event_text(event: Event) -> str:
    return words.log_text(event, [f"seat {seat}" for seat in range(4)], "en")


def perft_rows() -> list[dict[str, int]]:
    rows: list[dict[str, int]] = []
    for seats, seed, plies, depth in PERFT:
        position = position_after(RULES, {"seats": seats, "resignation": False}, seed, plies)
        count = perft(RULES, position, depth)
        rows.append({"seats": seats, "seed": seed, "plies": plies, "depth": depth, "count": count})
    return rows


def write_games() -> None:
    for seats in (2, 3, 4):
        game = Game(RULES, {"seats": seats}, f"recorded-{seats}")
        bots = [make_bot("greedy" if seats == 2 else "random", RULES, seat) for seat in range(seats)]
        while (decision := game.decision) is not None:
            legal = RULES.without_surrender(game.legal.commands())
            game.push(bots[decision.seat].choose(game.view(decision.seat), legal))
        game.save(str(HERE / "games" / f"{seats}-players.jsonl"))


def main() -> None:
    for number, (name, options) in enumerate(PLAYTHROUGHS.items()):
        text = playthrough(RULES, options, number, event_text)
        (HERE / "playthroughs" / f"{name}.txt").write_text(text, encoding="utf-8")
    rows = ",\n".join(json.dumps(row) for row in perft_rows())
    (HERE / "perft.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    if "--games" in sys.argv:
        write_games()


if __name__ == "__main__":
    main()
