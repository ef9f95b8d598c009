"""A suggestion: what a bot would do in somebody's place, and what that changes in numbers of the position.

The bot gets the seat's view and nothing else. Where other people play, nobody is advised unless the host allows it.
"""

from saecula import present
from saecula.core.errors import OptionError
from saecula.games import title_of
from saecula.i18n import say
from saecula.server.answers import Judgement, Reason, Suggestion
from saecula.server.faults import Fault
from saecula.server.house import House
from saecula.server.live import LiveTable
from saecula.server.pictures import scene_of
from saecula.server.play import must_decide, playing
from saecula.server.rows import KeyRow
from saecula.server.seating import known_bot, must_host
from saecula.server.thinkers import adviser


async def suggest(house: House, table: LiveTable, key: KeyRow, level: str, language: str) -> Suggestion:
    """What a level would answer to the open question of this person's seat."""
    game, seat = playing(table), must_decide(table, key)
    if not table.may_be_advised(key):
        raise Fault("no-advice", 403)
    ply = game.ply
    chosen = await house.thinkers.choose(adviser(table.id), game, seat, known_bot(house, table.row.game, level))
    async with house.look(table):
        game = playing(table)
        if game.ply != ply or must_decide(table, key) != seat:
            raise Fault("stale", ply=game.ply)
        scene = scene_of(table, game, seat)
        found = present.preview(scene, game.rules.text(game.state, chosen), language)
        turns = title_of(table.row.game).bots.turns_left(scene.position, seat)
        reasons = present.reasons(scene, found, turns, language)
        judgement = _judged(table, scene.view, seat, language)
    return Suggestion(level=level, ply=ply, preview=found, reasons=reasons, judgement=judgement)


def _judged(table: LiveTable, view: object, seat: int, language: str) -> Judgement | None:
    """The seat's chance to win by its own view; None where nobody has learned that."""
    try:
        own = title_of(table.row.game).bots.judge(view)[seat]
    except OptionError:
        return None
    points = {reason: round(100 * addend) for reason, addend in own.reasons.items()}
    order = sorted((reason for reason in points if points[reason]), key=lambda reason: -abs(points[reason]))
    reasons = [Reason(reason=say(language, f"judge-{one}"), points=points[one]) for one in order]
    return Judgement(chance=round(100 * own.share), reasons=reasons)


async def settle(house: House, table: LiveTable, key: KeyRow, allowed: bool | None) -> None:
    """The host allows suggestions, forbids them, or leaves it to who plays."""
    async with house.change(table) as change:
        must_host(key)
        table.row.advice = allowed
        change.wrote = True
