"""Lessons: which there are, and a table for one."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from saecula import lessons as known
from saecula.games import TITLES
from saecula.i18n import say
from saecula.names import player_name
from saecula.server import teaching
from saecula.server.answers import LessonInfo, LessonList, TokenAnswer
from saecula.server.api.common import Asked, house_of, language_of, shown_with
from saecula.server.looks import clean_name
from saecula.server.wire import NewLesson


@get("/api/lessons", tags=["reference"], summary="The lessons of all games, in their order")
async def lessons(request: Asked) -> LessonList:
    language = language_of(request)
    return LessonList(
        lessons=[
            LessonInfo(id=lesson.id, game=game, title=say(language, f"lesson-{lesson.id}"), steps=len(lesson.steps))
            for game in TITLES
            for lesson in known.lessons(game).values()
        ]
    )


@post("/api/lessons/{lesson:str}", tags=["tables"], summary="A table with a lesson", opt={"limit": "making"})
async def begin_lesson(request: Asked, lesson: FromPath[str], data: JSONBody[NewLesson]) -> TokenAnswer:
    found = known.lesson(lesson)
    name = clean_name(data.name) if data.name.strip() else player_name(found.seat, language_of(request))
    table, key, token = await teaching.begin(house_of(request), found, name)
    return shown_with(request, token, table, key)
