"""The planner of Through the Ages on positions of four players in Age III, with pacts on the table.

`tta_positions.json` holds positions from games of bots, so that every build searches the same. Run by `measures.py`.
"""

import json
from pathlib import Path
from time import process_time

POSITIONS = Path(__file__).resolve().with_name("tta_positions.json")
WIDTH, LINES = 16, 4  # as wide as the bot `hard` looks


def planned_nodes(game: str, players: int, seconds: float) -> dict[str, float]:
    """Plan the turn of whoever is to act, position after position, with a fresh mind, whose making is not counted."""
    from saecula.bots.tta_mind import Mind
    from saecula.bots.tta_plan import plan_turn
    from saecula.bots.tta_price import set_prices
    from saecula.bots.tta_tables import Weights
    from saecula.bots.tta_weights import weights_of
    from saecula.tta import RULES
    from saecula.tta.state import State

    positions = json.loads(POSITIONS.read_text(encoding="utf-8"))
    nodes, passed, rounds = 0, 0.0, 0
    while passed < seconds:
        for position in positions:
            s = RULES.state_from_data(position)
            assert isinstance(s, State)
            s.quiet = True
            mind = Mind(s, s.stack[-1].seat, Weights(weights_of("hard")))
            set_prices(mind, s)
            began = process_time()
            nodes += plan_turn(s, mind, WIDTH, LINES).nodes
            passed += process_time() - began
        rounds += 1
    return {"per_second": nodes / passed, "nodes": nodes / rounds}
