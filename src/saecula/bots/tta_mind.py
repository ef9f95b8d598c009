"""One seat's judgement, ready for a turn: worths by time, prices of cards, and what the rivals are worth."""

from typing import final

from mypy_extensions import i64

from saecula.bots.tta_features import features_of
from saecula.bots.tta_impact import armed_otherwise, rates_of
from saecula.bots.tta_outlook import Outlook
from saecula.bots.tta_tables import Weights, expected_impacts, productions_left
from saecula.bots.tta_worth import worth
from saecula.core.arrays import vec
from saecula.core.options import Options
from saecula.tta import terms as t
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State


@final
class Mind:
    """What a seat thinks with: worths by time for every seat, prices for itself and usual ones for the others."""

    def __init__(self, s: State, me: int, w: Weights) -> None:
        self.me = me
        self.home = s  # the position that it was made for
        self.weights = w
        self.tables = [w.tables_at(productions_left(s, i), s.age) for i in range(s.seat_count)]
        self.impacts = expected_impacts(s, me, self.tables[me].productions)
        usual = w.usual_prices(self.tables[me].turns)
        self.prices = [usual for _ in range(s.seat_count)]
        self.options = Options()  # a buffer for whoever lists them in a loop
        self.outlooks: list[Outlook | None] = [None] * s.seat_count  # by seat, the last that was found
        self.leaderless = 0.0  # what the seat would be worth without its leader
        self.leader = 0.0  # and what that leader is worth
        self.asked: State | None = None  # where somebody was seen to concede, and what will be answered after that
        self.answers: list[int] = []

    def foresee(self, s: State, answers: list[int]) -> None:
        """Answers that were found while an aggression was tried: they are those of `s`, one after the other."""
        self.asked = s
        self.answers = answers

    def foreseen(self, s: State) -> int:
        """The next of them, NOTHING where there is none."""
        return self.answers.pop(0) if self.asked is s and self.answers else t.NOTHING

    def worth(self, s: State, i: int) -> float:
        return self.worth_against(s, i, self.strengths_of_others(s, i))

    def worth_against(self, s: State, i: int, others: vec[i64]) -> float:
        """The same, against rivals of these strengths, which hardly ever change while a seat acts."""
        seat = s.seats[i]
        if not seat.in_game:
            return 0.0
        if s.over:
            return float(seat.culture)
        outlook = self.outlook(s, i, others)
        value = worth(s, i, self.tables[i], self.prices[i], outlook)
        if self.weights.learned > 0.0 and self.weights.model:
            value += self.weights.learned * self.learned_worth(s, i, outlook, others)
        return value

    def learned_worth(self, s: State, i: int, outlook: Outlook, others: vec[i64]) -> float:
        """The end of the game in culture, by what was learned from played games for this age."""
        found = features_of(s, i, outlook.rates, others, self.tables[i].turns)
        row = self.weights.model
        first = (s.age if s.age > 0 else 1) * len(found) - len(found)
        total = 0.0
        for k in range(len(found)):
            total += row[first + k] * found[k]
        return total

    def outlook(self, s: State, i: int, others: vec[i64]) -> Outlook:
        """The last one, where the board is the same, or another that becomes the last."""
        last = self.outlooks[i]
        if last is not None and last.has_ratings_of(s, i):
            if last.holds_for(s.seats[i], others):
                return last
            rates = last.rates
            if last.tactic != s.seats[i].tactic:
                rates = armed_otherwise(rates, strength_of(s, i))
        else:
            rates = rates_of(s, i)
        found = Outlook(s, i, self.tables[i], self.impacts, others, rates)
        self.outlooks[i] = found
        return found

    def strengths_of_others(self, s: State, i: int) -> vec[i64]:
        return vec[i64]([self.strength(s, j) for j in range(s.seat_count) if j != i and s.seats[j].in_game])

    def strength(self, s: State, i: int) -> i64:
        last = self.outlooks[i]
        if last is not None and last.tactic == s.seats[i].tactic and last.has_ratings_of(s, i):
            return last.rates.strength
        return strength_of(s, i)

    def rivals(self, s: State, i: int) -> float:
        """What the rivals of a seat are worth, as far as that matters to it; the best one matters most."""
        total, most, count = 0.0, 0.0, 0
        for j in range(s.seat_count):
            if j != i and s.seats[j].in_game:
                value = self.worth(s, j)
                total += value
                count += 1
                if value > most:
                    most = value
        return (
            self.weights.rival * (self.weights.mean_rival * total / count + self.weights.best_rival * most)
            if count
            else 0.0
        )

    def judge(self, s: State, i: int) -> float:
        """Worth ahead of the others."""
        return self.worth(s, i) - self.rivals(s, i)


@final
class Trial:
    """A seat tries something: a copy stands in for it until the trial ends. Nothing but the seat may be touched."""

    def __init__(self, s: State, i: int) -> None:
        self.i = i
        self.seat = s.seats[i]
        self.depth = len(s.stack)
        s.seats[i] = self.seat.copy()

    def end(self, s: State) -> None:
        """As it was; what the trial would have asked is asked no more."""
        s.seats[self.i] = self.seat
        while len(s.stack) > self.depth:
            s.stack.pop()
