"""The yardstick: any legal command, each as likely as the others."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from saecula.bots.base import Bot


@mypyc_attr(allow_interpreted_subclasses=True)  # as its base: else mypyc calls the inherited __init__ twice, and leaks
class RandomBot(Bot):
    looks: ClassVar[bool] = False
    name = "random"

    def choose(self, view: object, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]
