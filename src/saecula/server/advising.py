"""A suggestion: what a bot would do in somebody's place, and what that changes in numbers of the position.

The bot gets the seat's view and nothing else. Where other people play, nobody is advised unless the host allows it.
"""

from saecula import present
from saecula.core.errors import OptionError
from saecula.games import title_of
from saecula.present.common import Scene
from saecula.present.shapes.common import Judgement
from saecula.server.answers import Suggestion
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
        judgement = _judged(table, scene, language)
    return Suggestion(level=level, ply=ply, preview=found, reasons=reasons, judgement=judgement)


def _judged(table: LiveTable, scene: Scene, language: str) -> Judgement | None:
    """The seat's chance to win by its own view; None where nobody has learned that."""
    try:
        chances = title_of(table.row.game).bots.judge(scene.view)
    except OptionError:
        return None
    return present.judgement(scene, chances, language)


async def settle(house: House, table: LiveTable, key: KeyRow, allowed: bool | None) -> None:
    """The host allows suggestions, forbids them, or leaves it to who plays."""
    async with house.change(table) as change:
        must_host(key)
        table.row.advice = allowed
        change.wrote = True
