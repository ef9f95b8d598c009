"""Everything that `present` tells, as types: the page's types and the document of the interface are made of them."""

from saecula.present.shapes.aoc import AocBoard, AocNumbers
from saecula.present.shapes.tta import TtaBoard, TtaNumbers

Board = TtaBoard | AocBoard
Numbers = TtaNumbers | AocNumbers

__all__ = ["Board", "Numbers"]
