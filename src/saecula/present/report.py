"""After the game: ranks, scores by source, and how the numbers went from round to round."""

from collections.abc import Iterator
from itertools import chain

from saecula.core.errors import SaeculaError
from saecula.core.game import Game
from saecula.core.rules import Outcome
from saecula.core.state import State
from saecula.names import shown_names
from saecula.present.asking import picture_of, speech_of
from saecula.present.citing import cited
from saecula.present.picture import number_name
from saecula.present.shapes.common import CitedLaw, Graph, Report, ReportSeat, ScoreLine


def report(game: Game, language: str) -> Report:
    """Ranks and scores are there once the game is over; the graphs reach up to where it stands."""
    outcome = game.outcome()
    name, speech = game.rules.name, speech_of(game)
    names, seats = shown_names(game, language), []
    for i in range(game.state.seat_count):
        seat = ReportSeat(seat=i, name=names[i], kind=game.kinds[i])
        if outcome is not None:
            seat.score, seat.rank = outcome.scores[i], outcome.ranks[i]
            seat.sources = [
                ScoreLine(source=source, name=speech.source_name(source, language), points=points)
                for source, points in outcome.lines[i].items()
            ]
        seats.append(seat)
    rounds, graphs = series(game, language)
    found = Report(game=name, over=outcome is not None, seats=seats, rounds=rounds, graphs=graphs)
    if outcome is not None:
        if outcome.reason not in picture_of(game).usual_ends:
            found.reason = CitedLaw(**cited(name, outcome.reason, language))
        found.final = picture_of(game).final_scores(game, language)
        found.winners = outcome.winners()
        law = tie_law(game, outcome)
        if law:
            found.tie = CitedLaw(**cited(name, law, language))
        found.goals = [speech.goal_name(goal, language) for goal in outcome.goals]
        found.wanted = picture_of(game).goals(game.state, language)
    return found


def tie_law(game: Game, outcome: Outcome) -> str:
    """By which law the first stands before others with as many points; empty where points alone decide."""
    first = outcome.winners()[0]
    level = [i for i, rank in enumerate(outcome.ranks) if rank > 1 and outcome.scores[i] == outcome.scores[first]]
    return max((picture_of(game).tie_law(game.state, first, i) for i in level), default="")


def positions(game: Game) -> Iterator[State]:
    """Every position from the deal on; a game that was continued from a snapshot is played again where possible."""
    if game.resumed_at == 0:
        return chain(game.history, [game.state])
    try:
        twin = Game(game.rules, game.options, game.seed, game.chance, game.stream)
        for move in game.log:
            twin.push(move.text)
    except SaeculaError:  # the law has changed since: what came after the snapshot is all there is
        return chain(game.history, [game.state])
    return chain(twin.history, [twin.state])


def series(game: Game, language: str) -> tuple[list[int], list[Graph]]:
    """The last position of every round; by number and seat, one value per round."""
    picture = picture_of(game)
    last: dict[int, State] = {}
    for s in positions(game):
        last[game.rules.round_of(s)] = s
    rounds = sorted(last)
    values = [[picture.numbers(last[n], i) for i in range(game.state.seat_count)] for n in rounds]
    graphs = []
    for number in picture.graphs:
        lines = [[getattr(at[i], number) for at in values] for i in range(game.state.seat_count)]
        graphs.append(Graph(number=number, name=number_name(number, language), lines=lines))
    return rounds, graphs
