"""What a spectator can note down about a game: counts by seat, and which card was used when and at what cost.

One collector per game sees the events of everybody; tournaments make profiles of bots from it, the almanac pages about
cards. Its result is plain data:

    counts   by seat, how often something happened, or None where there was nothing to count
    uses     [seat, way, card, round, age, cost]; the cost is NO_COST where there is none to speak of
    offered  card -> how many copies came into the open
"""

from typing import Any

from saecula.core.event import Event

NO_COST = -1
TAKEN, PLAYED = "take", "play"  # ways to use a card; the others are named where they are noted


class Census:
    """Counts; a game says which events count as what."""

    def __init__(self, profile: tuple[str, ...], seats: int) -> None:
        self.round = 1
        self.age = 0
        self.counts: list[dict[str, int | None]] = [dict.fromkeys(profile, 0) for _ in range(seats)]
        self.uses: list[list[int | str]] = []
        self.offered: dict[str, int] = {}

    def begin(self, view: object) -> None:
        """Look at the deal; `view` is the spectator's."""

    def see(self, event: Event) -> None:
        """Note down what everybody can watch."""

    def look(self, view: object) -> None:
        """Look at the table when a round begins; `view` is the spectator's."""

    def count(self, seat: int, what: str, amount: int = 1) -> None:
        self.counts[seat][what] = (self.counts[seat][what] or 0) + amount

    def use(self, seat: int, way: str, card: str, cost: int = NO_COST) -> None:
        self.uses.append([seat, way, card, self.round, self.age, cost])

    def result(self, view: object) -> dict[str, Any]:
        """Everything, at the end; `view` is the spectator's."""
        return {"counts": self.counts, "uses": self.uses, "offered": self.offered}
