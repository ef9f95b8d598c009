"""What events of Through the Ages would do if they came now: tried out on what the seat knows."""

from typing import NamedTuple

from saecula.core.game import Game
from saecula.present.common import Scene
from saecula.present.shapes.common import Forecast, ForecastCase, Gain, Place
from saecula.present.tta_board import numbers
from saecula.tta import doors
from saecula.tta import terms as t
from saecula.tta.cards.catalog import KIND, SLUGS
from saecula.tta.law.events.event import open_event, seats_left
from saecula.tta.law.flow.order import clockwise
from saecula.tta.state import State

COUNTED = ("culture", "science", "food", "resources", "strength", "population", "yellow", "blue")


class Outcome(NamedTuple):
    """What an event did up to the first choice: who has to make it, whose part comes after it, and what came so far."""

    asked: int | None
    waiting: list[int]
    gains: list[Gain]


def forecast(scene: Scene) -> list[Forecast]:
    """Events that the seat knows: the next one if it looked, those it prepared, those in its hand."""
    s, i = scene.position, scene.seat
    assert isinstance(s, State)
    if i < 0 or s.over:
        return []
    mine = [int(card) for k, card in enumerate(s.future_events) if s.future_authors[k] == i]
    known = [int(s.current_events[-1])] if s.seats[i].known_event and len(s.current_events) else []
    current = [card for card in prepared_and_current(scene.game, i) if card not in known]
    held = [int(card) for card in s.seats[i].cards]
    found = []
    places: list[tuple[Place, list[int]]] = [("next", known), ("current", current), ("future", mine), ("hand", held)]
    for place, cards in places:
        found += [one(s, card, place) for card in dict.fromkeys(cards) if KIND[card] == t.EVENT]
    return found


def prepared_and_current(game: Game, seat: int) -> list[int]:
    """Cards that a seat prepared and that lie among the current events by now, by what it has seen happen."""
    future, current = list[int](), list[int]()
    for event in game.events(seat):
        if event.kind == t.EVENT_PREPARED and event.seat == seat:
            future.append(event.a)
        elif event.kind == t.EVENTS_RENEWED:
            current, future = future, []  # there was none left
        elif event.kind == t.EVENT_REVEALED and event.a in current:
            current.remove(event.a)
    return current


def one(s: State, card: int, place: Place) -> Forecast:
    """An event in the turn of every seat, since a tie is ranked by it; turns that come to the same are one case."""
    cases: list[tuple[Outcome, list[int]]] = []
    for turn in clockwise(s, s.turn_seat):
        outcome = resolved(s, card, turn)
        same = next((turns for other, turns in cases if other == outcome), None)
        if same is None:
            cases.append((outcome, [int(turn)]))
        else:
            same.append(int(turn))
    told = [ForecastCase(turns, outcome.asked, outcome.waiting, outcome.gains) for outcome, turns in cases]
    return Forecast(SLUGS[card], place, told)


def resolved(s: State, card: int, turn: int) -> Outcome:
    """An event resolved on a copy as in the turn of a seat, up to the first question."""
    after = s.copy()
    after.quiet = True
    after.turn_seat = turn
    depth = len(after.stack)
    open_event(after, card, turn)
    doors.advance(after)
    opened = [] if after.over else after.stack[depth:]
    asked = int(opened[-1].seat) if opened else None
    left = {seat for frame in opened if frame.kind == t.ASK_EVENT for seat in seats_left(frame)}
    gains = []
    for seat in range(s.seat_count):
        old, new = numbers(s, seat), numbers(after, seat)
        for name in COUNTED:
            change = getattr(new, name) - getattr(old, name)
            if change:
                gains.append(Gain(seat, name, change))
    return Outcome(asked, sorted(left - {asked}), gains)
