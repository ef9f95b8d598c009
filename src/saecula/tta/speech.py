"""Through the Ages in words, for whoever asks its title."""

from saecula.core.event import Event
from saecula.i18n import say
from saecula.speech import Speech, Verb
from saecula.tta import words
from saecula.tta.cards.catalog import NUMBER
from saecula.tta.commands import COMMANDS, PICK
from saecula.tta.state import State


class TtaSpeech(Speech[State]):
    def question(self, s: State, language: str) -> str:
        return words.question(s, language)

    def label(self, s: State, cmd: int, names: list[str], language: str) -> str:
        return words.command_text(s, cmd, names, language)

    def title(self, s: State, cmd: int, names: list[str], language: str) -> str:
        return words.command_text(s, cmd, names, language, priced=False)

    def label_and_title(self, s: State, cmd: int, names: list[str], language: str) -> tuple[str, str]:
        return words.command_texts(s, cmd, names, language)

    def event_text(self, event: Event, names: list[str], language: str) -> str:
        return words.log_text(event, names, language)

    def is_worth_a_line(self, event: Event) -> bool:
        return event.kind not in words.QUIET

    def source_name(self, source: str, language: str) -> str:
        if source in NUMBER:
            return words.name(NUMBER[source], language)
        return say(language, f"tta-source-{source.replace(' ', '-')}")

    def verbs(self, language: str) -> list[Verb]:
        return [
            Verb(
                entry.word,
                [say(language, f"part-{part}") for part in entry.parts],
                say(language, f"tta-verb-{entry.word}"),
            )
            for entry in (*COMMANDS, PICK)
        ]
