"""Tables of lessons: made from a lesson's position, kept to its steps, with rivals who answer as it says.

Such a table has the origin `lesson` and is named by the lesson's id. How far the learner is follows from the commands.
"""

import time
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from saecula import lessons
from saecula.core.errors import SaeculaError
from saecula.core.game import Game
from saecula.i18n import say
from saecula.lessons import Lesson, Progress
from saecula.names import bot_name
from saecula.present.asking import picture_of
from saecula.server import clocks, dealing, rows, seating
from saecula.server.faults import Fault
from saecula.server.house import House
from saecula.server.live import LiveTable
from saecula.server.messages import LessonState
from saecula.server.revive import moves_of
from saecula.server.rows import BOT, COMMAND, LESSON, PERSON, EntryRow, KeyRow, SeatRow, TableRow, packed

RIVAL: Final = "novice"  # who plays where a lesson leaves it open


class OtherMove(Fault):
    """A legal command that is not what the lesson is about now; nothing has changed."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__("lesson-other")
        self.lesson = lesson

    def text(self, language: str) -> str:
        return say(language, f"lesson-{self.lesson.id}-other")


def lesson_of(row: TableRow) -> Lesson | None:
    """The lesson of a table; none at other tables, and none if it is no longer there: then the game goes on freely."""
    if row.origin != LESSON:
        return None
    try:
        return lessons.lesson(row.name)
    except SaeculaError:
        return None


def progress_at(table: LiveTable) -> tuple[Lesson, Progress] | None:
    lesson = lesson_of(table.row)
    if lesson is None or table.game is None:
        return None
    return lesson, lessons.progress(lesson, table.game.log)


def opening(table: LiveTable) -> int:
    """How many commands led to the position of a lesson: they are not the learner's, who cannot take them back."""
    lesson = lesson_of(table.row)
    return 0 if lesson is None else len(lesson.commands)


async def is_done(connection: AsyncConnection, table: LiveTable) -> bool:
    """Has the learner done all that the lesson asks for? Also of a table that is not in memory."""
    lesson = lesson_of(table.row)
    if lesson is None:
        return False
    log = table.game.log if table.game else moves_of(await rows.read_entries(connection, table.id, 0))[0]
    return lessons.progress(lesson, log).step >= len(lesson.steps)


# --- making ---------------------------------------------------------------------------------------------------------
async def begin(house: House, lesson: Lesson, name: str) -> tuple[LiveTable, KeyRow, str]:
    """A table for its learner only, in the position of the lesson."""
    row = seating.new_row(lesson.game, lesson.options, lesson.seed, lesson.id, clock=None, spectators=False)
    row.origin = LESSON
    count = row.options["seats"]
    seats = [
        SeatRow(row.id, seat, PERSON, name, ready=True)
        if seat == lesson.seat
        else SeatRow(row.id, seat, BOT, bot_name(RIVAL, seat), bot=RIVAL, ready=True)
        for seat in range(count)
    ]
    table, key, token = await seating.create(house, row, seats, [lesson.seat])
    await dealing.start(house, table, key)
    await _lead(house, table, lesson)
    return table, key, token


async def _lead(house: House, table: LiveTable, lesson: Lesson) -> None:
    """Play the commands of the lesson, all in one change."""
    async with house.move(table) as move:
        game, row = table.game, table.row
        assert game is not None
        if not lesson.commands or game.ply:
            return
        now = time.time()
        for text in lesson.commands:
            ply = game.ply
            game.push(text)
            row.entries += 1
            given = game.log[-1]
            entry = EntryRow(row.entries, COMMAND, ply, given.seat, given.text, True, now)
            await rows.insert_entry(move, table.id, entry)
        clocks.ask(row, table.seats, game, now, table.thought)
        state = packed(game.state.to_data())
        await rows.write_snapshot(move, table.id, game.ply, game.rules.law_version, state)
        move.wrote = True


# --- playing --------------------------------------------------------------------------------------------------------
def other_move(table: LiveTable, text: str) -> Lesson | None:
    """The lesson that does not want this legal command now; what the law refuses, the law shall refuse."""
    found = progress_at(table)
    if found is None:
        return None
    (lesson, at), game = found, table.game
    assert game is not None
    if at.step >= len(lesson.steps):
        return None
    try:
        cmd = game.command(text)
    except SaeculaError:
        return None  # it will be told what is wrong with it
    step, words = lesson.steps[at.step], game.rules.text(game.state, cmd)
    wanted = step.takes(words) or step.lets_by(words)
    return None if wanted or game.rules.refusal(game.state, cmd) is not None else lesson


def keep_to_lesson(table: LiveTable, text: str) -> None:
    """Raises OtherMove for a legal command that is not wanted now."""
    lesson = other_move(table, text)
    if lesson is not None:
        raise OtherMove(lesson)


def passes_by(table: LiveTable, cmd: int) -> bool:
    """May the one answer to a question be given by itself? Not where the lesson waits for it."""
    found = progress_at(table)
    if found is None or table.game is None:
        return table.row.origin != LESSON
    lesson, at = found
    if at.step >= len(lesson.steps):
        return True
    return lesson.steps[at.step].lets_by(table.game.rules.text(table.game.state, cmd))


def scripted(table: LiveTable) -> int | None:
    """What the rival who is asked answers by the lesson; None where a bot decides."""
    found = progress_at(table)
    if found is None or found[1].answer is None or table.game is None:
        return None
    cmd = table.game.command(found[1].answer)
    return cmd if table.game.rules.refusal(table.game.state, cmd) is None else None


# --- telling --------------------------------------------------------------------------------------------------------
def lesson_data(table: LiveTable, seat: int, language: str) -> LessonState | None:
    """What the page shows beside the table."""
    found = progress_at(table)
    if found is None or table.game is None:
        return None
    lesson, at = found
    done = at.step >= len(lesson.steps)
    waits = not done and table.row.decider not in (None, seat)  # what a step speaks of is there when it is one's turn
    text = "lesson-waits" if waits else f"lesson-{lesson.id}-end" if done else f"lesson-{lesson.id}-{at.step + 1}"
    wanted = [] if done or table.row.decider != seat else _wanted(table.game, lesson, at)
    keys = [key for cmd in wanted for key in picture_of(table.game).about(table.game.state, cmd)]
    return LessonState(
        id=lesson.id,
        title=say(language, f"lesson-{lesson.id}"),
        step=at.step,
        steps=len(lesson.steps),
        text=say(language, text),
        show=[] if done or waits else list(dict.fromkeys([*keys, *lesson.steps[at.step].show])),
        actions=[table.game.rules.text(table.game.state, cmd) for cmd in wanted],
        done=done,
        next=lessons.following(lesson.id),
    )


def _wanted(game: Game, lesson: Lesson, at: Progress) -> list[int]:
    """The commands that the lesson waits for, or that lead there: of the learner's seat, so nothing hidden is told."""
    step = lesson.steps[at.step]
    legal = {cmd: game.rules.text(game.state, cmd) for cmd in game.legal.commands()}
    wanted = [cmd for cmd, text in legal.items() if step.takes(text)]
    return wanted or [cmd for cmd, text in legal.items() if step.lets_by(text)]
