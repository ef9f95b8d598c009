"""card.freedom-of-movement.*, ruling.louvre.any-payment: a worker moves to another technology of any kind."""

from mypy_extensions import i64

from saecula.core.command import a_of, b_of, command, kind_of
from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.core.options import Options
from saecula.tta.cards.catalog import KIND, is_urban
from saecula.tta.counts import count_of
from saecula.tta.law.cards.louvre import redeem, redeem_refusal
from saecula.tta.law.food import IS_RESOURCE, amount_of, lose
from saecula.tta.law.question import Question
from saecula.tta.law.tech import in_play
from saecula.tta.ratings.limits import urban_limit
from saecula.tta.ratings.prices import upgrade_cost
from saecula.tta.state import State
from saecula.tta.terms import ASK_MOVE, DONE, MOVE, REDEEM, TECHS, WORKER_MOVED


class MoveWorker(Question):
    """A worker moves to another technology of any kind."""

    def __init__(self) -> None:
        super().__init__(ASK_MOVE, "move-worker", (MOVE, REDEEM, DONE), "card.freedom-of-movement.discounts", {})

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        seat = s.seats[frame.seat]
        for source in range(TECHS):
            for target in range(TECHS):
                move = command(MOVE, source, target)
                if seat.workers[source] and in_play(seat, target) and self.refusal(s, frame, move) is None:
                    options.append(move)
        if redeem_refusal(s, frame.seat) is None:
            options.append(command(REDEEM))
        options.append(command(DONE))

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        if kind_of(cmd) == DONE:
            return None
        if kind_of(cmd) == REDEEM:
            return redeem_refusal(s, frame.seat)
        if kind_of(cmd) != MOVE:
            return Refusal(self.law)
        seat = s.seats[frame.seat]
        source, target = a_of(cmd), b_of(cmd)
        if source >= TECHS or seat.workers[source] == 0 or not in_play(seat, target) or source == target:
            return Refusal("card.freedom-of-movement.discounts")
        kind = KIND[target]
        if is_urban(target) and kind != KIND[source] and count_of(seat, kind) >= urban_limit(seat):
            law = "card.freedom-of-movement.urban-limit"
            return Refusal(law, "buildings", urban_limit(seat) - 1, count_of(seat, kind))
        cost, have = upgrade_cost(seat, source, target), amount_of(seat, IS_RESOURCE)
        if have < cost:
            return Refusal("card.freedom-of-movement.no-action-cards", "resources", cost, have)
        return None

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """What the target costs less is not given back; ruling.louvre.any-payment: the question stays after a token."""
        if kind_of(cmd) == REDEEM:
            redeem(s, frame.seat)
            return
        s.stack.pop()
        if kind_of(cmd) == DONE:
            return
        i, source, target = frame.seat, a_of(cmd), b_of(cmd)
        seat = s.seats[i]
        lose(s, i, IS_RESOURCE, upgrade_cost(seat, source, target), "card.freedom-of-movement.discounts")
        seat.workers[source] -= 1
        seat.workers[target] += 1
        emit(s, "card.freedom-of-movement.discounts", WORKER_MOVED, i, source, target)

    def stands(self, s: State, frame: Frame) -> bool:
        """Nobody is asked who cannot move anything."""
        return self.count(s, frame) > 1
