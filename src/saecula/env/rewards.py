"""What the end of a game is worth to each seat. Nothing is given before the end."""

from saecula.core.errors import OptionError
from saecula.core.rules import Outcome

VICTORY = "victory"  # 1, shared by those who won; the others have 0
RANK = "rank"  # 1 for the first, 0 for the last, evenly between them; who shares a rank shares what it brings
MARGIN = "margin"  # own points less those of the best rival; alone at the table, the own points
REWARDS = (VICTORY, RANK, MARGIN)


def check_reward(kind: str) -> str:
    """A kind of reward; raises OptionError for an unknown one."""
    if kind not in REWARDS:
        raise OptionError("reward", "name-unknown", name=kind, known=", ".join(REWARDS))
    return kind


def rewards_of(outcome: Outcome, kind: str = VICTORY) -> list[float]:
    """By seat."""
    check_reward(kind)
    seats = range(len(outcome.ranks))
    if kind == VICTORY:
        winners = outcome.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    if kind == RANK:
        return [_by_rank(outcome.ranks, seat) for seat in seats]
    scores = outcome.scores
    return [float(scores[seat] - max([scores[i] for i in seats if i != seat], default=0)) for seat in seats]


def _by_rank(ranks: list[int], seat: int) -> float:
    """Places are shared out from the first to the last; seats of one rank have the mean of theirs."""
    if len(ranks) == 1:
        return 1.0
    before = sum(1 for rank in ranks if rank < ranks[seat])
    shared = sum(1 for rank in ranks if rank == ranks[seat])
    place = before + (shared - 1) / 2
    return 1 - place / (len(ranks) - 1)
