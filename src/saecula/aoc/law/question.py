"""One kind of question: the doors through which the law reaches a frame."""

from saecula.aoc.state import State
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.frame import Frame
from saecula.core.options import FEW, Options
from saecula.core.question import Question as CoreQuestion


class Question(CoreQuestion):
    """A chapter derives one class for every question that it asks; `doors.py` has the table of them."""

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """Every command that answers the question now goes into the buffer."""
        raise BrokenLaw(f"the question {self.id} asks nobody")

    def refusal(self, s: State, frame: Frame, cmd: int) -> Refusal | None:
        """The law against a command of a kind that the question takes, None exactly for its options."""
        options = Options(FEW)
        self.add_options(s, frame, options)
        return None if options.has(cmd) else Refusal(self.law)

    def answer(self, s: State, frame: Frame, cmd: int) -> None:
        """Do what a legal command says."""
        raise BrokenLaw(f"the question {self.id} has no answer {cmd}")

    def stands(self, s: State, frame: Frame) -> bool:
        """Does it still need an answer?"""
        return True

    def proceed(self, s: State, frame: Frame) -> bool:
        """True where somebody must answer; else go one step on without an answer."""
        if self.stands(s, frame):
            return True
        s.stack.pop()
        return False

    def ideas(self, s: State, frame: Frame) -> list[int]:
        """What it makes a person think of besides the options, so that every refusal can be explained."""
        return []

    def cards(self, frame: Frame) -> list[int]:
        """Civilizations that lie in the question and nowhere else."""
        return []

    def shown(self, frame: Frame) -> list[int]:
        """The frame as everybody may see it."""
        return frame.to_data()
