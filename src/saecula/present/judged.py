"""A chance to win that explains itself: from an even chance on, what each reason adds, and the numbers behind it."""

from collections.abc import Sequence
from math import floor
from typing import Protocol

from saecula.i18n import say
from saecula.present.asking import picture_of
from saecula.present.common import Scene
from saecula.present.picture import number_name
from saecula.present.shapes.common import Judgement, Reason


class Chance(Protocol):
    """Whoever judges says so of every seat: its chance to win, and by reason how much it adds to an even one."""

    @property
    def seat(self) -> int: ...
    @property
    def share(self) -> float: ...
    @property
    def reasons(self) -> dict[str, float]: ...


def judgement(scene: Scene, chances: Sequence[Chance], language: str) -> Judgement:
    """What the seat of a scene is told of its chance; the weightiest reason first, and they add up to it."""
    own = chances[scene.seat]
    even = round(100 / max(1, sum(one.share > 0 for one in chances)))
    chance = round(100 * own.share)
    points = _rounded({reason: 100 * addend for reason, addend in own.reasons.items()}, chance - even)
    order = sorted((reason for reason in points if points[reason]), key=lambda reason: -abs(points[reason]))
    reasons = [
        Reason(reason=say(language, f"judge-{one}"), points=points[one], text=_numbers(scene, one, chances, language))
        for one in order
    ]
    return Judgement(chance=chance, even=even, reasons=reasons)


def _rounded(parts: dict[str, float], total: int) -> dict[str, int]:
    """Whole numbers that add up to a total: those that lose most by rounding down get what is missing."""
    found = {name: floor(part) for name, part in parts.items()}
    missing = total - sum(found.values())
    for name in sorted(parts, key=lambda one: found[one] - parts[one])[: max(0, missing)]:
        found[name] += 1
    return found


def _numbers(scene: Scene, reason: str, chances: Sequence[Chance], language: str) -> str:
    """The open numbers that a reason is about, against the best of the others who still play."""
    picture, s = picture_of(scene.game), scene.position
    others = [picture.numbers(s, one.seat) for one in chances if one.seat != scene.seat and one.share > 0]
    own, found = picture.numbers(s, scene.seat), []
    for number in picture.judged.get(reason, ()) if others else ():
        best = (min if number in picture.burdens else max)(getattr(other, number) for other in others)
        name = number_name(number, language)
        found.append(say(language, "judge-number", name=name, own=getattr(own, number), other=best))
    return ", ".join(found)
