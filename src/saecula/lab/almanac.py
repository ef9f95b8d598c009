"""What many games show about the cards: how often, when and at what cost they are taken, and how often that wins."""

from typing import Any

from saecula.games import title_of
from saecula.lab.census import NO_COST
from saecula.lab.figures import mean_of, share_of, spread
from saecula.lab.play import Played
from saecula.lab.study import Study, Tallies, Tally


def almanac(game: str, played: list[Played]) -> dict[str, Any]:
    """One object for programs, and what a page is made of."""
    study = title_of(game).study
    return {
        "game": game,
        "players": len(played[0].seats),
        "games": len(played),
        "bots": sorted({label for one in played for label in one.seats}),
        "par": round(1 / len(played[0].seats), 4),
        "score": mean_of([(sum(one.scores), len(one.scores)) for one in played]).to_data(2),
        "winning_score": mean_of([(max(one.scores), 1) for one in played]).to_data(2),
        "rounds": mean_of([(one.rounds, 1) for one in played]).to_data(2),
        "scores": spread([score for one in played for score in one.scores]),
        "lengths": spread([one.rounds for one in played]),
        "per_game": {what: spread([_sum(one, what) for one in played]) for what in study.per_game},
        "per_seat": {
            what: spread([counts[what] for one in played for counts in one.census["counts"]]) for what in study.per_seat
        },
        "cards": _cards(study, played),
    }


def _sum(one: Played, what: str) -> int:
    return sum(int(counts[what]) for counts in one.census["counts"])


def _cards(study: Study, played: list[Played]) -> list[dict[str, Any]]:
    tallies: Tallies = {}
    offered: dict[str, int] = {}
    for one in played:
        for card, copies in one.census["offered"].items():
            offered[card] = offered.get(card, 0) + copies
        users: dict[tuple[str, str], set[int]] = {}
        for seat, way, card, round_, age, cost in one.census["uses"]:
            tally = tallies.setdefault((way, card), Tally())
            tally.rounds.append(round_)
            tally.ages.append(age)
            if cost != NO_COST:
                tally.costs.append(cost)
            users.setdefault((way, card), set()).add(seat)
        for key, seats in users.items():
            tallies[key].results.append((sum(one.share(seat) for seat in seats), len(seats)))
    return [
        _row(way, card, tally, offered, len(played)) | study.more_of(way, card, tallies)
        for (way, card), tally in sorted(tallies.items())
        if study.is_listed(way, card)
    ]


def _row(way: str, card: str, tally: Tally, offered: dict[str, int], games: int) -> dict[str, Any]:
    uses = len(tally.rounds)
    copies = offered.get(card, 0)
    return {
        "card": card,
        "way": way,
        "uses": uses,
        "per_game": round(uses / games, 4),
        "of_offered": round(uses / copies, 4) if copies else None,
        "round": round(sum(tally.rounds) / uses, 2),
        "cost": round(sum(tally.costs) / len(tally.costs), 2) if tally.costs else None,
        "win_rate": share_of(tally.results).to_data(),
        "seats": int(sum(seats for _, seats in tally.results)),
    }
