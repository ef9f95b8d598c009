"""end.six: the four doors of Age of Civilization.

`legal` lists commands, `refusal` names the law that forbids one, `apply` does one, and `advance` carries the game on
until a seat must answer or the game is over. They know no rule: the tables below list the questions of all chapters and
the kinds of effect, and the open question decides.
"""

from typing import Final

from saecula.aoc import terms
from saecula.aoc.commands import COMMANDS, is_well_formed
from saecula.aoc.law import action, civ, draft, effect, end, op, round, tech, turn, wonder
from saecula.aoc.law.cards import CARD_OPS, CARD_QUESTIONS
from saecula.aoc.law.question import Question
from saecula.aoc.state import State
from saecula.core.command import kind_of
from saecula.core.errors import BrokenLaw, Refusal
from saecula.core.options import Options
from saecula.core.question import check_questions, numbers

ADVANCE_LIMIT: Final = 100  # steps between two questions; more means that the law runs in circles

ASKED: Final[list[Question]] = [
    turn.TurnQuestion(),
    draft.DraftQuestion(),
    civ.CivQuestion(),
    action.ActionsQuestion(),
    tech.LearnQuestion(),
    wonder.WonderQuestion(),
    turn.TurnEndQuestion(),
    *CARD_QUESTIONS,
]


def table(asked: list[Question]) -> list[Question]:
    """The questions by the number of their kind, all of them there and none twice; number 0 is no question."""
    kinds = numbers(vars(terms), "ASK_")
    check_questions(asked, kinds, [entry.kind for entry in COMMANDS])
    by_kind = [Question(0, "nothing", [], "", {})] * (max(kinds) + 1)
    for question in asked:
        by_kind[question.kind] = question
    return by_kind


QUESTIONS: Final[list[Question]] = table(ASKED)

op.fill(
    [
        action.ActionBonus(),
        action.PassBonus(),
        civ.OpponentsLose(),
        effect.GainCoins(),
        effect.GainWorkers(),
        end.GameEnd(),
        tech.PointsForFuture(),
        turn.TurnEnd(),
        *CARD_OPS,
        *action.ASKED_BY_NAME,
        *effect.ASKED_BY_NAME,
        *round.ASKED_BY_NAME,
    ]
)


def list_options(s: State, options: Options) -> None:
    """Every command that the deciding seat may give now; none when the game is over."""
    options.count = 0
    if not s.over:
        frame = s.stack[-1]
        QUESTIONS[frame.kind].add_options(s, frame, options)


def legal(s: State) -> list[int]:
    """The same as a list."""
    options = Options()
    list_options(s, options)
    return options.listed()


def refusal(s: State, cmd: int) -> Refusal | None:
    """The law that forbids a command now, or None for a legal one."""
    if s.over:
        return Refusal("end.six")
    frame = s.stack[-1]
    question = QUESTIONS[frame.kind]
    if kind_of(cmd) not in question.takes or not is_well_formed(cmd):
        return Refusal(question.law)
    return question.refusal(s, frame, cmd)


def apply(s: State, cmd: int) -> None:
    """Do a legal command. Nothing is checked here: ask `refusal` first, or take the command from `legal`."""
    frame = s.stack[-1]
    QUESTIONS[frame.kind].answer(s, frame, cmd)


def advance(s: State) -> None:
    """Run frames that need no answer until one does."""
    for _step in range(ADVANCE_LIMIT):  # a name of its own is a number, not an object
        if s.over:
            return
        if not s.stack:
            round.begin_next(s)
            continue
        frame = s.stack[-1]
        if QUESTIONS[frame.kind].proceed(s, frame):
            return
    raise BrokenLaw("the law runs in circles")


def question_id(s: State) -> str:
    """The name of the open question, an empty text when the game is over."""
    return QUESTIONS[s.stack[-1].kind].id if s.stack else ""


def thinkable(s: State) -> list[int]:
    """What a person may think of: legal commands first, in their order, then what the question suggests."""
    commands = legal(s)
    if s.over:
        return commands
    frame = s.stack[-1]
    for cmd in QUESTIONS[frame.kind].ideas(s, frame):
        if cmd not in commands:
            commands.append(cmd)
    return commands
