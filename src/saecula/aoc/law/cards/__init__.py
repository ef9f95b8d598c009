"""Rules that belong to one card, in a file named after it; chapters reach them through the tables of the law.

Most cards need no file: their rows in cards.toml say what they do, in kinds of effect that a chapter knows.
"""

from typing import Final

from saecula.aoc.law.cards import (
    aksum,
    babylon,
    carthage,
    china,
    education,
    iberia,
    inca,
    lydia,
    persia,
    phoenicia,
    scythia,
    tiwanaku,
)
from saecula.aoc.law.op import Op
from saecula.aoc.law.question import Question

CARD_QUESTIONS: Final[list[Question]] = [aksum.FollowUpQuestion(), phoenicia.GiftQuestion()]
CARD_OPS: Final[list[Op]] = [
    aksum.FollowUp(),
    babylon.TurnEndTech(),
    carthage.MultiplyBonus(),
    china.ActionWorker(),
    education.TurnEndAction(),
    iberia.TechsForBonus(),
    inca.RiseWonders(),
    lydia.RiseCoins(),
    lydia.RiseOthersCoins(),
    persia.WarIncome(),
    phoenicia.TurnEndGift(),
    scythia.Raid(),
    tiwanaku.RisePointsForFuture(),
]
