"""A chance to win that explains itself: from an even chance on, what each reason adds, and the numbers behind it."""

from collections.abc import Sequence
from typing import Protocol

from saecula.i18n import say
from saecula.present.asking import picture_of
from saecula.present.common import Scene
from saecula.present.picture import number_name
from saecula.present.shapes.common import Judgement, Reason

NAMED = 2  # numbers beside a reason: a reader sees which way it goes


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
        Reason(
            reason=say(language, f"judge-{one}"),
            points=points[one],
            text=_numbers(scene, one, points[one], chances, language),
        )
        for one in order
    ]
    return Judgement(chance=chance, even=even, reasons=reasons)


def _rounded(parts: dict[str, float], total: int) -> dict[str, int]:
    """Whole numbers that add up to a total: those that lose most by rounding get what is missing, and so on round."""
    found = {name: round(part) for name, part in parts.items()}
    missing = total - sum(found.values())
    step = 1 if missing > 0 else -1
    order = sorted(parts, key=lambda one: step * (found[one] - parts[one]))
    for turn in range(abs(missing)):
        found[order[turn % len(order)]] += step
    return found


def _numbers(scene: Scene, reason: str, points: int, chances: Sequence[Chance], language: str) -> str:
    """Open numbers that speak for or against the seat as the reason does, beside the best of those who still play."""
    picture, s = picture_of(scene.game), scene.position
    others = [picture.numbers(s, one.seat) for one in chances if one.seat != scene.seat and one.share > 0]
    own, found = picture.numbers(s, scene.seat), []
    for number in picture.judged.get(reason, ()) if others else ():
        burden, have = number in picture.burdens, getattr(own, number)
        best = (min if burden else max)(getattr(other, number) for other in others)
        ahead = best - have if burden else have - best
        if ahead * points > 0:
            found.append(say(language, "judge-number", name=number_name(number, language), own=have, other=best))
    return ", ".join(found[:NAMED])
