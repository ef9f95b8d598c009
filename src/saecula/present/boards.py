"""What a board can be: that of any title. Messages and their document are declared with it."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from saecula.games import TITLES
from saecula.present.shapes.common import Shape

if TYPE_CHECKING:
    Board = Shape
else:
    Board = reduce(or_, [title.picture.shape for title in TITLES.values()])
