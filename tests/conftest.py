"""What every test shares: our own card values, never those of the machine's owner."""

import os

os.environ.pop("SAECULA_AOC_CARDS", None)
