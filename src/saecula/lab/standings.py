"""What a tournament shows: win rates, scores, ratings, times and a profile for every bot, each with its interval."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from saecula.core.errors import OptionError
from saecula.games import title_of
from saecula.lab.figures import Figure, mean_of, share_of, spread
from saecula.lab.humans import humans_of
from saecula.lab.play import Played
from saecula.lab.tournament import Tournament, deals_of

Deals = list[list[Played]]
Cases = Callable[[Played, int], float | None]  # a quantity of a seat in a game; None where there is none


def standings(plan: Tournament, played: list[Played], seconds: float, kept: int = 0) -> dict[str, Any]:
    """One object for programs; `seconds` is how long it took but for the first `kept` games, whoever worked."""
    deals = list(deals_of(plan, played))
    games = [one for deal in deals for one in deal]
    if not games:
        raise OptionError("--games", "no-deal")
    labels = plan.labels()
    rated = ratings(labels, games)
    work = sum(times[2] for one in games for times in one.times)
    return {
        "game": plan.game,
        "players": plan.options["seats"],
        "options": plan.options,
        "seed": plan.seed,
        "deals": len(deals),
        "seatings": [[one.label for one in seating] for seating in plan.seatings],
        "games": len(games),
        "decisions": sum(one.decisions for one in games),
        "seconds": round(seconds, 3),
        "games_per_second": round((len(played) - kept) / seconds, 3) if len(played) > kept else None,
        "games_per_core_second": round(len(games) / work, 3) if work else None,
        "rounds": mean_of([(one.rounds, 1) for one in games]).to_data(2),
        "par": round(1 / len(games[0].seats), 4),
        "bots": {label: {**bot_figures(plan.game, deals, label), "rating": rated[label]} for label in labels},
        "pairs": [pair_figures(deals, one, other) for one, other in combinations(labels, 2)],
        "humans": humans_of(plan.game, len(games[0].seats)),
    }


def clusters(deals: Deals, label: str, cases: Cases) -> list[tuple[float, float]]:
    """Sum and number of cases by deal."""
    found = []
    for deal in deals:
        total = number = 0.0
        for one in deal:
            for seat, sitting in enumerate(one.seats):
                value = cases(one, seat) if sitting == label else None
                if value is not None:
                    total += value
                    number += 1
        found.append((total, number))
    return found


def bot_figures(game: str, deals: Deals, label: str) -> dict[str, Any]:
    """Everything about one bot."""
    won = clusters(deals, label, lambda one, seat: one.share(seat))
    times = [one.times[seat] for deal in deals for one in deal for seat in seats_of(one, label)]
    decisions = sum(row[0] for row in times)
    scores = [one.scores[seat] for deal in deals for one in deal for seat in seats_of(one, label)]
    return {
        "seats": int(sum(number for _, number in won)),
        "wins": round(sum(shares for shares, _ in won), 3),
        "win_rate": share_of(won).to_data(),
        "score": mean_of(clusters(deals, label, lambda one, seat: one.scores[seat])).to_data(2),
        "scores": spread(scores),
        "decisions": int(decisions),
        "milliseconds": round(1000 * sum(row[1] for row in times) / max(decisions, 1), 3),
        "core_milliseconds": round(1000 * sum(row[2] for row in times) / max(decisions, 1), 3),
        "slowest_milliseconds": round(1000 * max(row[3] for row in times), 1),
        "slowest_core_milliseconds": round(1000 * max(row[4] for row in times), 1),
        "profile": profile(game, deals, label),
        "sources": sources(deals, label),
    }


def seats_of(one: Played, label: str) -> list[int]:
    return [seat for seat, sitting in enumerate(one.seats) if sitting == label]


def profile(game: str, deals: Deals, label: str) -> dict[str, dict[str, float | None]]:
    """Means per seat, over those who had something to count."""
    found: dict[str, dict[str, float | None]] = {}
    study = title_of(game).study
    for what in study.profile:

        def case(one: Played, seat: int, what: str = what) -> float | None:
            count = one.census["counts"][seat][what]
            return None if count is None else float(count)

        figure: Callable[[list[tuple[float, float]]], Figure] = share_of if what in study.shares else mean_of
        numbers = figure(clusters(deals, label, case)).to_data(3)
        found[what] = {**numbers, "low": None if numbers["low"] is None else max(0.0, numbers["low"])}
    return found


def sources(deals: Deals, label: str) -> dict[str, float]:
    """Mean score by source."""
    names: dict[str, float] = {}
    seats = 0
    for deal in deals:
        for one in deal:
            for seat in seats_of(one, label):
                seats += 1
                for source, amount in one.lines[seat].items():
                    names[source] = names.get(source, 0.0) + amount
    return {source: round(amount / seats, 2) for source, amount in names.items()}


def pair_figures(deals: Deals, label: str, other: str) -> dict[str, Any]:
    """How two bots fare against each other at the same table: who ends ahead, and by how much."""
    ahead: list[tuple[float, float]] = []
    lead: list[tuple[float, float]] = []
    for deal in deals:
        wins = points = number = 0.0
        for one in deal:
            for seat in seats_of(one, label):
                for rival in seats_of(one, other):
                    number += 1
                    points += one.scores[seat] - one.scores[rival]
                    wins += 0.5 if one.ranks[seat] == one.ranks[rival] else float(one.ranks[seat] < one.ranks[rival])
        if number:
            ahead.append((wins, number))
            lead.append((points, number))
    return {"bots": [label, other], "ahead": share_of(ahead).to_data(), "lead": mean_of(lead).to_data(2)}


def ratings(labels: list[str], games: list[Played]) -> dict[str, dict[str, float]]:
    """Plackett and Luce's model, game by game in their order; several seats of one bot move it by their mean."""
    from openskill.models import PlackettLuce  # of the extra `lab`

    model = PlackettLuce()
    rated = {label: model.rating(name=label) for label in labels}
    for one in games:
        if len(set(one.seats)) < 2:
            continue
        teams = [[model.rating(mu=rated[label].mu, sigma=rated[label].sigma)] for label in one.seats]
        after = model.rate(teams, ranks=[float(rank) for rank in one.ranks])
        for label in set(one.seats):
            own = [after[seat][0] for seat in seats_of(one, label)]
            rated[label].mu = sum(row.mu for row in own) / len(own)
            rated[label].sigma = sum(row.sigma for row in own) / len(own)
    return {
        label: {"mu": round(row.mu, 3), "sigma": round(row.sigma, 3), "ordinal": round(row.ordinal(), 3)}
        for label, row in rated.items()
    }
