"""What many games show about the cards: how often, when and at what cost they are taken, and how often that wins."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from saecula.aoc import words as aoc_words
from saecula.i18n import say
from saecula.lab.census import NO_COST, PER_GAME, PER_SEAT, PLAYED, TAKEN
from saecula.lab.figures import mean_of, share_of, spread
from saecula.lab.play import Played
from saecula.tta import terms as t
from saecula.tta import words as tta_words
from saecula.tta.cards.catalog import AGE, KIND, NUMBER, is_civil


@dataclass
class Tally:
    """One way of using one card."""

    rounds: list[int] = field(default_factory=list)
    ages: list[int] = field(default_factory=list)
    costs: list[int] = field(default_factory=list)
    results: list[tuple[float, float]] = field(default_factory=list)  # by game: victories and seats that used it


def almanac(game: str, played: list[Played]) -> dict[str, Any]:
    """One object for programs, and what a page is made of."""
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
        "per_game": {what: spread([_sum(one, what) for one in played]) for what in PER_GAME[game]},
        "per_seat": {
            what: spread([counts[what] for one in played for counts in one.census["counts"]]) for what in PER_SEAT[game]
        },
        "cards": _cards(game, played),
    }


def _sum(one: Played, what: str) -> int:
    return sum(int(counts[what]) for counts in one.census["counts"])


def _cards(game: str, played: list[Played]) -> list[dict[str, Any]]:
    tallies: dict[tuple[str, str], Tally] = {}
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
        _row(game, way, card, tally, tallies, offered, len(played))
        for (way, card), tally in sorted(tallies.items())
        if not (game == "tta" and way == PLAYED and is_civil(NUMBER[card]))
    ]


def _row(
    game: str,
    way: str,
    card: str,
    tally: Tally,
    tallies: dict[tuple[str, str], Tally],
    offered: dict[str, int],
    games: int,
) -> dict[str, Any]:
    uses = len(tally.rounds)
    copies = offered.get(card, 0)
    row: dict[str, Any] = {
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
    if game == "tta":
        row["ages"] = [tally.ages.count(age) for age in range(t.AGE_IV + 1)]
        if way == TAKEN:
            in_play = tallies.get((PLAYED, card), Tally())
            row["into_play"] = round(min(1.0, len(in_play.rounds) / uses), 4)
    return row


# --- words ----------------------------------------------------------------------------------------------------------
def card_name(game: str, card: str, language: str) -> str:
    if game == "tta":
        return tta_words.name(NUMBER[card], language)
    kind, _, slug = card.partition("-")
    return aoc_words.name(kind, slug, language)


def card_kind(game: str, card: str, language: str) -> str:
    if game == "tta":
        return tta_words.kind_name(NUMBER[card], language)
    return say(language, f"lab-kind-{card.partition('-')[0]}")


def card_age(game: str, card: str) -> str:
    return t.AGE_IDS[AGE[NUMBER[card]]] if game == "tta" else ""


def sections(game: str) -> dict[str, Callable[[dict[str, Any]], bool]]:
    """The tables of a page: their names, and which rows belong to each."""
    if game == "tta":
        return {
            "civil": lambda row: row["way"] == TAKEN,
            "military": lambda row: row["way"] == PLAYED and KIND[NUMBER[row["card"]]] != t.TERRITORY,
            "colonies": lambda row: row["way"] == PLAYED and KIND[NUMBER[row["card"]]] == t.TERRITORY,
        }
    return {
        "raised": lambda row: row["way"] == "raise",
        "annexed": lambda row: row["way"] == "annex",
        "bought": lambda row: row["way"] == TAKEN,
    }
