"""What events of Through the Ages would do if they came now: tried out on what the seat knows."""

from saecula.present.common import Scene
from saecula.present.shapes.common import Forecast, ForecastCase, Gain, Place
from saecula.present.tta_board import numbers
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.cards.catalog import KIND, SLUGS
from saecula.tta.law.events.event import open_event
from saecula.tta.law.flow.order import clockwise
from saecula.tta.state import State

COUNTED = ("culture", "science", "food", "resources", "strength", "population", "yellow", "blue")


def forecast(scene: Scene) -> list[Forecast]:
    """Events that the seat knows: those it prepared, the next one if it looked, those in its hand."""
    s, i = scene.position, scene.seat
    assert isinstance(s, State)
    if i < 0 or s.over:
        return []
    mine = [int(card) for k, card in enumerate(s.future_events) if s.future_authors[k] == i]
    known = [int(s.current_events[-1])] if s.seats[i].known_event and len(s.current_events) else []
    held = [int(card) for card in s.seats[i].cards]
    found = []
    places: list[tuple[Place, list[int]]] = [("next", known), ("future", mine), ("hand", held)]
    for place, cards in places:
        found += [one(s, card, place) for card in dict.fromkeys(cards) if KIND[card] == t.EVENT]
    return found


def one(s: State, card: int, place: Place) -> Forecast:
    """An event in the turn of every seat, since a tie is ranked by it; turns that come to the same are one case."""
    cases: list[ForecastCase] = []
    for turn in clockwise(s, s.turn_seat):
        asks, gains = resolved(s, card, turn)
        same = next((case for case in cases if (case.asks, case.gains) == (asks, gains)), None)
        if same is None:
            cases.append(ForecastCase([int(turn)], asks, gains))
        else:
            same.turns.append(int(turn))
    return Forecast(SLUGS[card], place, cases)


def resolved(s: State, card: int, turn: int) -> tuple[bool, list[Gain]]:
    """An event resolved on a copy as in the turn of a seat, up to the first question: is there one, and what came."""
    after = s.copy()
    after.quiet = True
    after.turn_seat = turn
    depth = len(after.stack)
    open_event(after, card, turn)
    doors.advance(after)
    asks = not after.over and len(after.stack) > depth
    gains = []
    for seat in range(s.seat_count):
        old, new = numbers(s, seat), numbers(after, seat)
        for name in COUNTED:
            change = getattr(new, name) - getattr(old, name)
            if change:
                gains.append(Gain(seat, name, change))
    return asks, gains
