"""Each seat's chance to win a game of Through the Ages, as far as a view tells, and the reasons in addends.

A seat's standing is a sum: its features (`tta_features.py`), each by a number that was learned from played games for
this many players and this time of the game (`saecula train`), and the sum by a heat of the age: what was learned from
some games is surer of itself than other games bear out. Chances are the standings compared (a conditional logit).
The addends of a seat lead from an even chance to its own: every group of features gets what it changes on the straight
way from nobody being different to the table as it is, so they add up exactly.
"""

import json
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

from mypy_extensions import i64

from saecula.bots.family import Judged
from saecula.bots.tta_features import FEATURES, features_of
from saecula.bots.tta_impact import impacts_worth, rates_of
from saecula.bots.tta_tables import expected_impacts, productions_left
from saecula.core.arrays import vec
from saecula.core.errors import OptionError, said_by_system
from saecula.tta.imagine import imagine
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State
from saecula.tta.terms import NOTHING
from saecula.tta.view import View

REASONS = ("culture", "economy", "science", "army", "cards", "danger", "tempo")
NAMES = [*(name for name, _ in FEATURES), "turns", "impacts", "wars"]
GROUPS = [*(group for _, group in FEATURES), "tempo", "cards", "danger"]
TIMES = (1, 2, 3, 4, 6, 8, 10, 12, 15)  # productions left up to which a row of numbers serves; the last one beyond
AGES = 4  # that have a heat: I to IV
PARTS = 24  # of the way that is walked for the addends
MODEL = Path(__file__).with_name("tta_model.json")


class Model(NamedTuple):
    """What was learned: by players, then by time, a number for every feature; by players, then by age, a heat."""

    rows: dict[int, list[list[float]]]
    heats: dict[int, list[float]]


def time_of(turns: int) -> int:
    """Which row of a model serves when the deciding seat has so many productions left."""
    return next((place for place, most in enumerate(TIMES) if turns <= most), len(TIMES))


def heated(row: list[float], heats: list[float], age: int) -> list[float]:
    """The numbers of a time in an age; before Age I they are those of Age I."""
    return [number * heats[max(age - 1, 0)] for number in row]


def standing_features(s: State, me: int) -> list[list[float]]:
    """By seat, in the order of NAMES, as seat `me` may know; those that have left the game have zeros only.

    A spectator (-1) has prepared no event and holds none, so impacts to come are left out for it.
    """
    strengths = [strength_of(s, i) for i in range(s.seat_count)]
    expected = expected_impacts(s, me, productions_left(s, me)) if me >= 0 else vec[float]()
    table = []
    for i in range(s.seat_count):
        if not s.seats[i].in_game:
            table.append([0.0] * len(NAMES))
            continue
        turns = productions_left(s, i)
        others = vec[i64]([strengths[j] for j in range(s.seat_count) if j != i and s.seats[j].in_game])
        rates = rates_of(s, i)
        impacts = impacts_worth(s, i, expected, rates, others)
        table.append([*features_of(s, i, rates, others, turns), float(turns), impacts, war_lead(s, i, strengths)])
    return table


def war_lead(s: State, i: int, strengths: list[i64]) -> float:
    """By how much a seat is ahead in the wars that are declared by it or on it."""
    lead = 0
    for j, seat in enumerate(s.seats):
        if seat.war != NOTHING and i in (j, seat.war_on):
            ahead = int(strengths[j] - strengths[seat.war_on])
            lead += ahead if i == j else -ahead
    return float(lead)


def judge(view: View, model: Model | None = None) -> list[Judged]:
    """Every seat's chance to win by what the seat of the view may know; equal views give equal chances."""
    s = imagine(view, 1)
    if s.over:
        raise OptionError("at", "judge-over")
    learned = model or shipped()
    if s.seat_count not in learned.rows:
        raise OptionError("seats", "judge-players", count=s.seat_count)
    row = learned.rows[s.seat_count][time_of(productions_left(s, s.turn_seat))]
    row = heated(row, learned.heats[s.seat_count], s.age)
    standings = [grouped(features, row) for features in standing_features(s, view.seat)]
    return chances(standings, [seat.in_game for seat in s.seats])


def grouped(features: list[float], row: list[float]) -> dict[str, float]:
    """What a seat's features of every group add to its standing."""
    sums = dict.fromkeys(REASONS, 0.0)
    for value, number, group in zip(features, row, GROUPS, strict=True):
        sums[group] += value * number
    return sums


def chances(standings: list[dict[str, float]], playing: list[bool]) -> list[Judged]:
    """Who has left has no chance."""
    seats = [i for i in range(len(standings)) if playing[i]]
    totals = [sum(standings[i].values()) for i in seats]
    ends = shares(totals)
    addends = {i: dict.fromkeys(REASONS, 0.0) for i in seats}
    for part in range(PARTS):
        here = shares([total * (part + 0.5) / PARTS for total in totals])
        for k, i in enumerate(seats):
            for group in REASONS:
                mean = sum(share * standings[j][group] for share, j in zip(here, seats, strict=True))
                addends[i][group] += here[k] * (standings[i][group] - mean) / PARTS
    found = []
    for i in range(len(standings)):
        if i in seats:
            found.append(Judged(i, ends[seats.index(i)], addends[i]))
        else:
            found.append(Judged(i, 0.0, dict.fromkeys(REASONS, 0.0)))
    return found


def shares(totals: list[float]) -> list[float]:
    most = max(totals)
    weights = [exp(total - most) for total in totals]
    return [weight / sum(weights) for weight in weights]


# --- the file -------------------------------------------------------------------------------------------------------
_shipped: list[Model] = []


def shipped() -> Model:
    """The model that comes with the program, read once."""
    if not _shipped:
        _shipped.append(load_model(str(MODEL)))
    return _shipped[0]


def load_model(path: str, option: str = "model") -> Model:
    """Raises OptionError with one sentence for a file that `saecula train` did not write."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError(option, "cannot-read", path=path, reason=said_by_system(error)) from None
    except ValueError:
        raise OptionError(option, "model-file", path=path) from None
    if not isinstance(data, dict) or data.get("features") != NAMES or not isinstance(data.get("players"), dict):
        raise OptionError(option, "model-file", path=path)
    rows = {int(players): found.get("chance", []) for players, found in data["players"].items()}
    heats = {int(players): found.get("heat", []) for players, found in data["players"].items()}
    for by_time in rows.values():
        if len(by_time) != len(TIMES) + 1 or any(len(row) != len(NAMES) for row in by_time):
            raise OptionError(option, "model-file", path=path)
    if any(len(by_age) != AGES for by_age in heats.values()):
        raise OptionError(option, "model-file", path=path)
    return Model(rows, heats)


def model_data(by_players: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """What the file holds."""
    return {"features": NAMES, "players": {str(players): found for players, found in sorted(by_players.items())}}
