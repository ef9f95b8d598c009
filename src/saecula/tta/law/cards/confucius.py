"""card.confucius.*, ruling.confucius.*: confucius"""

from typing import Final

from saecula.tta.cards.card import Step
from saecula.tta.terms import ALL, GAIN_SCIENCE

NO_EVENT: Final[list[Step]] = [(ALL, GAIN_SCIENCE, 1)]  # a card of another kind among the events
