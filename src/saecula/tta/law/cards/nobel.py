"""card.nobel.*, ruling.nobel.*: nobel"""

from typing import Final

PRIZE_TECHNOLOGIES: Final = 2  # developed in one turn
