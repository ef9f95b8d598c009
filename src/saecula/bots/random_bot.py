"""The yardstick: any legal command, each as likely as the others."""

from saecula.bots.base import Bot


class RandomBot(Bot):
    name = "random"

    def choose(self, view: object, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal))]
