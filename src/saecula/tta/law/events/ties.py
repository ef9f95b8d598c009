"""events.ties.*: who is strongest, weakest, richest."""

from mypy_extensions import i64

from saecula.tta.law.cards.nostradamus import strength_when_weak
from saecula.tta.law.flow.order import clockwise
from saecula.tta.ratings.strength import strength_of
from saecula.tta.state import State
from saecula.tta.terms import SeatNo


def ranked(s: State, values: list[int], first: SeatNo) -> list[int]:
    """Seats in the game from the highest value down; ties in clockwise order from `first`.

    events.ties.current-player-first, events.ties.may-hurt: one order, for good events and bad ones.
    events.ties.end-of-game: the final scoring opens its events for the starting player.
    """
    order = clockwise(s, first)
    result: list[int] = []
    for i in order:
        place: i64 = 0
        while place < len(result) and values[result[place]] >= values[i]:
            place += 1
        result.insert(place, i)
    return result


def strengths(s: State) -> list[int]:
    return [strength_of(s, i) if s.seats[i].in_game else -1 for i in range(s.seat_count)]


def strengths_for_weakest(s: State) -> list[int]:
    """Where an event looks for the weakest, some are stronger than usual."""
    plain = strengths(s)
    return [plain[i] + strength_when_weak(s.seats[i]) for i in range(s.seat_count)]


def cultures(s: State) -> list[int]:
    return [seat.culture for seat in s.seats]


def most_of(s: State, values: list[int], first: SeatNo, least: i64) -> list[int]:
    """events.ties.all-civilizations: everybody who has most, if it is at least `least`."""
    order = clockwise(s, first)
    most = max([values[i] for i in order])
    return [i for i in order if values[i] == most and most >= least]
