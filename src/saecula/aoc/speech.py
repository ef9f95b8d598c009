"""Age of Civilization in words, for whoever asks its title."""

from saecula.aoc import words
from saecula.aoc.cards.tables import CHALLENGES
from saecula.aoc.commands import COMMANDS, PLAIN, TECH_CARD, WONDER_CARD
from saecula.aoc.doors import QUESTIONS
from saecula.aoc.state import State
from saecula.aoc.terms import ACT, ACTION_IDS, ACTIONS
from saecula.core.event import Event
from saecula.i18n import say
from saecula.speech import Speech, Verb


class AocSpeech(Speech[State]):
    def question(self, s: State, language: str) -> str:
        return say(language, f"ask-{QUESTIONS[s.stack[-1].kind].id}")

    def label(self, s: State, cmd: int, names: list[str], language: str) -> str:
        return words.command_text(s, cmd, language)

    def label_and_title(self, s: State, cmd: int, names: list[str], language: str) -> tuple[str, str]:
        return words.command_texts(s, cmd, language)

    def title(self, s: State, cmd: int, names: list[str], language: str) -> str:
        return words.command_texts(s, cmd, language)[1]

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

    def verbs(self, language: str) -> list[Verb]:
        """The word of an action is its own; some aim at a card, and a sacrifice may be left out."""
        aims = {"research": [_part(TECH_CARD, language)], "wonder": [_part(WONDER_CARD, language), f"[{PLAIN}]"]}
        found: list[Verb] = []
        for entry in COMMANDS:
            if entry.kind == ACT:
                found += [Verb(slug, aims.get(slug, []), _action(slug, language)) for slug in ACTION_IDS[:ACTIONS]]
            else:
                parts = [_part(part, language) for part in entry.parts]
                found.append(Verb(entry.word, parts, say(language, f"idea-{entry.word}")))
        return found


def _part(part: str, language: str) -> str:
    return say(language, f"part-{part}")


def _action(slug: str, language: str) -> str:
    return say(language, "verb-action", action=words.name("action", slug, language))
