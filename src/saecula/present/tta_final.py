"""The final scoring of Through the Ages as a story: which event gave how much to whom.

Read off what happened, and for the short game asked of the law itself: no number is reckoned here.
"""

from saecula.core.event import Event
from saecula.core.game import Game
from saecula.i18n import say
from saecula.present.picture import NOBODY, Sum
from saecula.present.shapes.common import FinalScore
from saecula.tta import terms as t
from saecula.tta.cards.catalog import CARDS, SLUGS
from saecula.tta.law.events.impact import impact_score
from saecula.tta.law.flow.order import clockwise
from saecula.tta.law.house.short import IMPACTS
from saecula.tta.state import State
from saecula.tta.words import name

SHORT = "house.short.impacts"
BONUSES = "flow.final.bonuses"


def is_final(game: Game, ply: int) -> bool:
    """Is a ply, or the end of it, part of the final scoring? No event is revealed by the end of a turn before that."""
    first = _first(game)
    return first is not None and ply >= first


def _first(game: Game) -> int | None:
    """The ply whose command led to the final scoring: what follows it are answers to what is scored."""
    assert isinstance(game.state, State)
    if not game.state.final:
        return None
    place = len(game.history)
    while place and game.history[place - 1].final:  # type: ignore[attr-defined]
        place -= 1
    return place + game.resumed_at


def heading(game: Game, ply: int, events: list[Event], language: str) -> list[Sum]:
    """One line above all that is scored at the end."""
    if not is_final(game, ply) or is_final(game, ply - 1):
        return []
    first = next((at for at, event in enumerate(events) if _scores(event)), None)
    return (
        [] if first is None else [Sum(first, NOBODY, say(language, "told-final"), "flow.final.age3-events", "heading")]
    )


def final_scores(game: Game, language: str) -> list[FinalScore]:
    """By event, what everybody scored by it when the last round was over; then what leaders gave."""
    found = _short_impacts(game, language)
    last: FinalScore | None = None
    first = _first(game)
    for ply in range(len(game.happened) if first is None else first, len(game.happened)):
        for event in game.happened[ply]:
            if event.kind == t.EVENT_REVEALED:
                last = _score(game, event.a, language)
                found.append(last)
            elif event.kind == t.CULTURE_CHANGED and event.cause == BONUSES:
                leader = _score(game, _leader(game, event.seat), language)
                leader.points[event.seat] += event.a
                found.append(leader)
            elif event.kind == t.CULTURE_CHANGED and last is not None:
                last.points[event.seat] += event.a
    return found


def _short_impacts(game: Game, language: str) -> list[FinalScore]:
    """The impacts of a short game have no card at the table: the law is asked again which of them gave what.

    Nobody falls below nothing: of what an impact takes, less may have happened, or nothing at all.
    """
    s, found, first = game.state, list[FinalScore](), _first(game)
    assert isinstance(s, State)
    happened = [event for event in (game.happened[first] if first is not None else []) if event.cause == SHORT]
    if not happened:
        return found
    for which in IMPACTS:
        card = next(card for card, row in enumerate(CARDS) if any(step[1:] == (t.IMPACT, which) for step in row.steps))
        one = _score(game, card, language)
        for i in clockwise(s, s.start_seat):
            score = int(impact_score(s, i, which, s.start_seat))
            if happened and happened[0].seat == i and (happened[0].a == score or score < happened[0].a < 0):
                one.points[i] = int(happened.pop(0).a)
        found.append(one)
    return found


def _score(game: Game, card: int, language: str) -> FinalScore:
    return FinalScore(card=SLUGS[card], name=name(card, language), points=[0] * game.state.seat_count)


def _leader(game: Game, seat: int) -> int:
    assert isinstance(game.state, State)
    return int(game.state.seats[seat].leader)


def _scores(event: Event) -> bool:
    return event.kind == t.EVENT_REVEALED or event.cause in (SHORT, BONUSES)
