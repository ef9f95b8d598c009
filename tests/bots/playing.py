"""Games between bots, for tests: any rules, any names, and somebody who watches."""

from collections.abc import Callable

from saecula.bots import make
from saecula.core.chance import Chance
from saecula.core.rules import Outcome, Rules
from saecula.core.state import State

Watcher = Callable[[State, int, int], None]


def play(
    rules: Rules, names: list[str], deal: str, watch: Watcher | None = None, options: dict[str, object] | None = None
) -> Outcome:
    """A game to its end; `watch` sees every position with the deciding seat and its command."""
    s = rules.setup(rules.options({"seats": len(names), **(options or {})}), Chance(deal))
    bots = [make(name, rules, seat) for seat, name in enumerate(names)]
    while not s.over:
        seat = s.stack[-1].seat
        legal = rules.without_surrender(rules.legal(s))
        command = bots[seat].choose(rules.view(s, seat), legal)
        assert command in legal
        if watch:
            watch(s, seat, command)
        rules.apply(s, command)
        rules.advance(s)
    return rules.outcome(s)


def wins(rules: Rules, better: str, other: str, games: int, seats: int = 2) -> float:
    """The share of games that one `better` wins against `other`s, every deal played from every seat."""
    won = 0.0
    for game in range(games):
        names = [other] * seats
        names[game % seats] = better
        outcome = play(rules, names, f"ladder/{game // seats}")
        if game % seats in outcome.winners():
            won += 1 / len(outcome.winners())
    return won / games
