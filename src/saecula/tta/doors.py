"""flow.end.after-last-round: the four doors of Through the Ages.

`legal` lists commands, `refusal` names the law that forbids one, `apply` does one, and `advance` carries the game on
until a seat must answer or the game is over.

They know no rule: the table below lists the questions of all chapters, and the open one decides.
"""

from typing import Final

from mypy_extensions import i64

from saecula.core.arrays import vec
from saecula.core.command import a_of, b_of, c_of, command, kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.options import Options
from saecula.core.question import check_questions, numbers
from saecula.tta import terms
from saecula.tta.commands import PARTS
from saecula.tta.law.action.card import Order
from saecula.tta.law.action.phase import Actions
from saecula.tta.law.action.stage import StageToken
from saecula.tta.law.blue_loss import LoseBlue
from saecula.tta.law.cards.development_of_civilization import EventAction
from saecula.tta.law.cards.development_of_planning import Planning
from saecula.tta.law.cards.freedom_of_movement import MoveWorker
from saecula.tta.law.cards.homer import Tuck
from saecula.tta.law.cards.international_agreement import Agreement
from saecula.tta.law.cards.ravages import RuinWonder
from saecula.tta.law.cards.saladin import Stance
from saecula.tta.law.cards.steve_jobs import Trade
from saecula.tta.law.cards.suez_canal import ColonyFromHand
from saecula.tta.law.cards.united_nations import Summit
from saecula.tta.law.colonize import Bid, Force
from saecula.tta.law.end import Discard
from saecula.tta.law.events.goods import Goods
from saecula.tta.law.events.questions import (
    DestroyBuilding,
    FoodOrResources,
    FreeBuilding,
    LoseBuilding,
    LoseColony,
    Split,
)
from saecula.tta.law.expansion.draft import Pick
from saecula.tta.law.flow.end import end_game
from saecula.tta.law.flow.round import next_turn
from saecula.tta.law.politics.aggression import Defence, Spoils
from saecula.tta.law.politics.event import Event
from saecula.tta.law.politics.pact import Reply
from saecula.tta.law.politics.phase import Politics
from saecula.tta.law.population_loss import LoseWorker
from saecula.tta.law.question import Question
from saecula.tta.law.turn.course import Course
from saecula.tta.law.turn.war import Commitment, WarSpoils
from saecula.tta.state import State

ADVANCE_LIMIT: Final[i64] = 1000  # steps between two questions; more means that the law runs in circles

ASKED: Final[list[Question]] = [
    Course(), Politics(), Actions(), Order(), Tuck(), Defence(), Reply(), Spoils(), Split(), WarSpoils(), Bid(),
    Force(), Event(), FoodOrResources(), FreeBuilding(), EventAction(), LoseWorker(), LoseBuilding(), DestroyBuilding(),
    RuinWonder(), LoseColony(), LoseBlue(), Agreement(), Discard(), StageToken(), Goods(), Stance(), Trade(),
    Commitment(), ColonyFromHand(), Summit(), Planning(), MoveWorker(), Pick(),
]  # fmt: skip
check_questions(ASKED, numbers(vars(terms), "ASK_"), range(1, len(PARTS)))
# by the number of their kind; number 0 is no question
BY_KIND: Final = [Question(0, "nothing", (), "", {}), *sorted(ASKED, key=lambda asked: asked.kind)]
QUESTIONS: Final = vec[Question](BY_KIND)


def question_of(kind: i64) -> Question:
    """The object of a kind of question."""
    return QUESTIONS[kind]


def list_options(s: State, options: Options) -> None:
    """Every command that the deciding seat may give now; none when the game is over."""
    options.clear()
    if not s.over:
        frame = s.stack[-1]
        QUESTIONS[frame.kind].add_options(s, frame, options)


def legal(s: State) -> list[int]:
    """The same as a list."""
    options = Options()
    list_options(s, options)
    return options.listed()


def refusal(s: State, cmd: i64) -> Refusal | None:
    """The law that forbids a command now, or None for a legal one."""
    if s.over:
        return Refusal("flow.end.after-last-round")
    frame = s.stack[-1]
    question = question_of(frame.kind)
    if not well_formed(cmd):
        return Refusal(question.law)
    return question.refusal(s, frame, cmd)


def well_formed(cmd: i64) -> bool:
    """Every command has one form only: a known kind, and nothing in parts that it does not use."""
    kind = kind_of(cmd)
    if cmd < 0 or not 0 < kind < len(PARTS):
        return False
    parts = PARTS[kind]
    used = command(kind, a_of(cmd), b_of(cmd), c_of(cmd))
    if parts < 3:
        used = command(kind, a_of(cmd) if parts > 0 else 0, b_of(cmd) if parts > 1 else 0)
    return cmd == used


def apply(s: State, cmd: i64) -> None:
    """Do a legal command. Nothing is checked here: ask `refusal` first, or take the command from `legal`."""
    frame = s.stack[-1]
    QUESTIONS[frame.kind].answer(s, frame, cmd)


def advance(s: State) -> None:
    """Run frames that need no answer until one does."""
    for _step in range(ADVANCE_LIMIT):  # a name of its own is a number, not an object
        if s.over:
            s.stack = []
            return
        stack = s.stack
        if stack:
            frame = stack[-1]
            if QUESTIONS[frame.kind].proceed(s, frame):
                return
        elif s.final:
            end_game(s)
        else:
            next_turn(s)
    raise BrokenLaw("the law runs in circles")


def thinkable(s: State) -> list[int]:
    """What a person may think of: legal commands first, in their order, then what the question suggests."""
    commands = legal(s)
    if s.over:
        return commands
    known = set(commands)
    frame = s.stack[-1]
    for cmd in question_of(frame.kind).ideas(s, frame):
        if cmd not in known:
            known.add(cmd)
            commands.append(cmd)
    return commands


def cards_in_questions(s: State) -> list[int]:
    """Cards that lie in open questions, and in no pile, hand or area."""
    found: list[int] = []
    for frame in s.stack:
        found += question_of(frame.kind).cards(frame)
    return found
