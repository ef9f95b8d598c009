"""Age of Civilization in words, for whoever asks its title."""

from saecula.aoc import words
from saecula.aoc.cards.tables import CHALLENGES
from saecula.aoc.doors import QUESTIONS
from saecula.aoc.state import State
from saecula.core.event import Event
from saecula.i18n import say
from saecula.speech import Speech


class AocSpeech(Speech[State]):
    def question(self, s: State, language: str) -> str:
        return say(language, f"ask-{QUESTIONS[s.stack[-1].kind].id}")

    def label(self, s: State, cmd: int, names: list[str], language: str) -> str:
        return words.command_text(s, cmd, language)

    def event_text(self, event: Event, names: list[str], language: str) -> str:
        return words.event_text(event, names, language)

    def is_worth_a_line(self, event: Event) -> bool:
        return words.is_worth_a_line(event)

    def source_name(self, source: str, language: str) -> str:
        kind = words.kind_of_card(source)
        return words.title(kind, source, language) if kind else say(language, f"source-{source}")

    def goal_name(self, goal: str, language: str) -> str:
        kind = "challenge" if goal in [challenge.slug for challenge in CHALLENGES] else "achievement"
        return say(language, f"{kind}-{goal}")
