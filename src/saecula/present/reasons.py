"""Why somebody would do it: what a command brings, in sentences with numbers of the position.

Nothing is reckoned here that the preview, the law or the bots' own outlook does not say.
"""

from saecula.core.state import State
from saecula.i18n import say
from saecula.present.asking import picture_of
from saecula.present.common import Scene, command_of
from saecula.present.shapes.common import Change, Preview

MOST = 3  # reasons that are told: a beginner weighs no more at once


def reasons(scene: Scene, found: Preview, turns: int, language: str) -> list[str]:
    """The weightiest first, for whoever can expect to have so many turns.

    Where no number speaks for it: that whoever chose it found nothing better.
    """
    told: list[str] = []
    if not found.ends_turn:
        own = {one.number: one for one in found.changes if one.seat == scene.seat and one.better}
        told = [*_by_turn(scene, own, turns, language), *_at_once(scene, own, language), *_force(scene, own, language)]
        s, cmd = scene.position, command_of(scene.game, found.text)
        told += picture_of(scene.game).more_reasons(s, cmd, own, language)
        if found.note:
            told.append(found.note)
        if not told and found.opens:
            told.append(say(language, "reason-opens", what=" · ".join(found.opens[:2])))
    return told[:MOST] or [say(language, "reason-best")]


def _by_turn(scene: Scene, own: dict[str, Change], turns: int, language: str) -> list[str]:
    """What comes every turn, and for how many turns it can be expected to."""
    picture = picture_of(scene.game)
    gained = [own[number] for number in picture.by_turn if number in own]
    return [say(language, "reason-by-turn", name=one.name, n=one.after - one.before, turns=turns) for one in gained]


def _at_once(scene: Scene, own: dict[str, Change], language: str) -> list[str]:
    gained = [own[number] for number in picture_of(scene.game).at_once if number in own]
    return [say(language, "reason-at-once", name=one.name, n=one.after - one.before) for one in gained]


def _force(scene: Scene, own: dict[str, Change], language: str) -> list[str]:
    """Strength is worth what it is against the others."""
    picture, s = picture_of(scene.game), scene.position
    if picture.force not in own:
        return []
    one = own[picture.force]
    others = _forces(picture.force, scene, s)
    if not others:
        return []
    numbers = {"name": one.name, "before": one.before, "after": one.after}
    if one.before < min(others):
        return [say(language, "reason-weakest", other=min(others), **numbers)]
    return [say(language, "reason-force", other=max(others), **numbers)]


def _forces(number: str, scene: Scene, s: State) -> list[int]:
    picture = picture_of(scene.game)
    return [getattr(picture.numbers(s, i), number) for i in range(s.seat_count) if i != scene.seat]
