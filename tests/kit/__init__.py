"""The test kit that every game of ours goes through."""

import pytest

law = pytest.mark.law
"""`@law("civ.limit")`: the test shows these laws. `saecula laws --coverage` and the suite count them."""
