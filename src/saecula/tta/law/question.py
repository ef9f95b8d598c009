"""The doors of a question in this game; one subclass for every kind, in the chapter that asks it."""

from mypy_extensions import i64

from saecula.core import question
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.frame import Frame
from saecula.core.options import FEW, Options
from saecula.tta.state import State
from saecula.tta.terms import NOTHING, CardNo


class Question(question.Question):
    """What a kind of question does. `doors.py` lists them all."""

    def add_options(self, s: State, frame: Frame, options: Options) -> None:
        """Every command that may answer it now goes into the buffer."""
        raise BrokenLaw(f"the question {self.id} asks nothing")

    def refusal(self, s: State, frame: Frame, cmd: i64) -> Refusal | None:
        """The law against a command. Where the list of answers is short, whatever is not listed is refused."""
        options = Options(FEW)
        self.add_options(s, frame, options)
        return None if options.has(cmd) else Refusal(self.law)

    def count(self, s: State, frame: Frame) -> i64:
        """How many commands may answer it now."""
        options = Options(FEW)
        self.add_options(s, frame, options)
        return options.count

    def answer(self, s: State, frame: Frame, cmd: i64) -> None:
        """Do what a legal command says."""
        raise BrokenLaw(f"the question {self.id} takes no answer")

    def stands(self, s: State, frame: Frame) -> bool:
        """Is there still something to ask? A last look may end what it is about, but opens no other question."""
        return True

    def proceed(self, s: State, frame: Frame) -> bool:
        """Carry the game on from here; True when the seat must answer first."""
        if self.stands(s, frame):
            return True
        s.stack.pop()
        return False

    def ideas(self, s: State, frame: Frame) -> list[int]:
        """What a person may think of doing beside the options, so that a refusal can be explained in advance."""
        return []

    def subject(self, frame: Frame) -> i64:
        """The card that it is about, which everybody sees; none in most questions."""
        return NOTHING

    def rival(self, frame: Frame) -> i64:
        """The other seat that it concerns; nobody in most questions."""
        return NOTHING

    def stake(self, frame: Frame) -> i64:
        """The number in it that everybody sees: how many, how much, how strong; a pact's side."""
        return 0

    def cards(self, frame: Frame) -> list[int]:
        """Cards that lie in the question, and in no pile, hand or area."""
        return []

    def held(self, frame: Frame) -> list[int]:
        """Cards that everybody knows to be in the hand of the asked seat."""
        return []

    def laid_aside(self, frame: Frame) -> list[int]:
        """Places in the data of a frame where cards lie that the asked seat laid aside."""
        return []

    def lay(self, frame: Frame, place: i64, card: CardNo) -> None:
        """Put a card that was laid aside to its place, where a reader saw its back only."""
        raise BrokenLaw(f"nothing is laid aside in the question {self.id}")

    def keeps_in_hand(self) -> bool:
        """Are cards that are laid aside still in the hand?"""
        return False

    def promise(self, frame: Frame) -> tuple[int, int]:
        """The seat that has promised a force, and how strong it must be; nobody where nothing was promised."""
        return NOTHING, 0

    def looks_at(self, frame: Frame) -> int:
        """The seat whose civil hand the asked seat may look through; nobody's in most questions."""
        return NOTHING

    def shown(self, frame: Frame) -> list[int]:
        """The data of a frame as everybody but the asked seat sees it."""
        return list(frame.data)


def how_many(frame: Frame) -> i64:
    """Of questions that ask for one thing after the other: how many are left. They all keep it in the same slot."""
    return frame.a


def item_at(frame: Frame, place: i64) -> i64:
    """What lies at one of the places that `laid_aside` names."""
    return frame.data[place]
