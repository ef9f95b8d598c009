"""card.himeji.*, ruling.himeji.*: Himeji Castle lets a unit be given up in a fight."""

from mypy_extensions import i64

from saecula.core.errors import Refusal
from saecula.core.event import emit
from saecula.core.frame import Frame
from saecula.tta.cards.catalog import FIRST, STRENGTH
from saecula.tta.law.points import change_culture
from saecula.tta.law.tech import is_unit_number
from saecula.tta.powers import COMMIT_UNIT
from saecula.tta.state import Seat, State
from saecula.tta.terms import (
    ASK_COMMIT,
    BY_WONDER,
    FIRST_UNIT,
    NOTHING,
    TECHS,
    UNIT_COMMITTED,
    WORKER_LOST,
    CardNo,
    SeatNo,
)


def units_to_commit(seat: Seat) -> list[int]:
    """Technologies whose units may be given up; none without the power."""
    if not seat.powers[COMMIT_UNIT]:
        return []
    return [tech for tech in range(FIRST[FIRST_UNIT], TECHS) if seat.workers[tech] > 0]


def may_commit(seat: Seat, unit: CardNo) -> bool:
    return seat.powers[COMMIT_UNIT] != 0 and is_unit_number(unit) and seat.workers[unit] > 0


def attack_with(unit: CardNo) -> i64:
    """ruling.himeji.unit-strength: the printed strength once more.

    card.himeji.attack-legal-target: it is part of the attacker's strength when a rival is chosen.
    card.himeji.attack-known: it is part of the strength that the rival is told.
    """
    if unit != NOTHING:
        return STRENGTH[unit]
    return 0


def defend_with(seat: Seat) -> i64:
    """card.himeji.defence: what the unit committed in the open fight adds to a defence."""
    unit = seat.committed
    if unit != NOTHING:
        return STRENGTH[unit] + seat.powers[COMMIT_UNIT]
    return 0


def announce_refusal(seat: Seat, unit: CardNo) -> Refusal | None:
    return None if may_commit(seat, unit) else Refusal("card.himeji.attack-announce")


def commit(s: State, i: SeatNo, unit: CardNo) -> None:
    """card.himeji.war-at-resolution: in a war not before it is resolved."""
    s.seats[i].committed = unit
    emit(s, "card.himeji.roles", UNIT_COMMITTED, i, unit)


def attack_giving_up(s: State, i: SeatNo, unit: CardNo) -> None:
    """card.himeji.attack-unit-lost: whatever comes of the aggression."""
    commit(s, i, unit)
    score_attack(s, i)
    give_up_unit(s, i)


def score_attack(s: State, i: SeatNo) -> None:
    """card.himeji.roles: an attacker has culture for it."""
    change_culture(s, i, s.seats[i].powers[COMMIT_UNIT], BY_WONDER, "card.himeji.roles")


def give_up_unit(s: State, i: SeatNo) -> None:
    """Like a unit that is sent to colonize."""
    seat = s.seats[i]
    unit = seat.committed
    if unit == NOTHING:
        return
    seat.committed = NOTHING
    seat.workers[unit] -= 1
    seat.yellow += 1
    emit(s, "card.himeji.token-to-bank", WORKER_LOST, i, unit)


def commit_refusal(seat: Seat, unit: CardNo) -> Refusal | None:
    """card.himeji.defence: one unit only."""
    if seat.committed == NOTHING and may_commit(seat, unit):
        return None
    return Refusal("card.himeji.defence")


def open_commitments(s: State, i: SeatNo) -> bool:
    """card.himeji.war-at-resolution: whoever may commit a unit to a war of seat `i` is asked, the attacker first."""
    card, rival = s.seats[i].war, s.seats[i].war_on
    asked = 0
    for party in (rival, i):
        if units_to_commit(s.seats[party]):
            s.stack.append(Frame(ASK_COMMIT, party, asked, card, i))
            asked += 1
    return asked > 0
