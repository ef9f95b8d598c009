"""The terminal for ears and pipes: sentences, no boxes, no colours; after a command only what it changed.

For a person, numbers of actions stay what they were as long as the same question is open: new ones are added at the
end. A script, which cannot listen, finds them numbered from 1 at every question.
"""

import textwrap

from rich.console import Console

from saecula.i18n import say
from saecula.present.shapes.common import Action, Decision, LogLine, Report
from saecula.tui import asks, lines
from saecula.tui.table import TerminalTable
from saecula.tui.told import Told

LONGEST = 100  # letters of a line, however wide the terminal is
NARROWEST = 40
FEW = 3  # actions that are listed again rather than counted
SPOKEN = {" · ": "; ", "°": "", " × ": " x ", "★": "*"}  # signs that a voice reads out or leaves out


def line_table(console: Console, plain: bool = False) -> type[TerminalTable]:
    """The table for an output: sentences where somebody wants them, in pipes and at terminals that only print."""
    return PlainTable if plain or not console.is_terminal or console.is_dumb_terminal else TerminalTable


def spoken(text: str, then: str) -> str:
    """A text with words and commas in place of signs."""
    for sign, said in SPOKEN.items():
        text = text.replace(sign, said)
    return text.replace(" → ", f", {then} ").replace(" ,", ",").replace("..", ".").replace("\u00a0", " ")


class PlainTable(TerminalTable):
    """Everything can be asked for by its word; nothing is told twice."""

    asked: tuple[object, ...] = ()  # the question whose actions were listed
    labels: dict[str, str]  # by command, what was said of it

    def write(self, text: str, style: str = "") -> None:
        width = max(NARROWEST, min(self.console.width, LONGEST))
        said = spoken(text, say(self.language, "then"))
        indent = " " * (len(said) - len(said.lstrip(" ")) + 2)
        found = textwrap.wrap(said, width, subsequent_indent=indent, break_on_hyphens=False)
        self.console.file.write("\n".join(found or [""]) + "\n")

    def wipe(self) -> None:
        self.write_all([""] * 3)

    def heading(self, text: str) -> None:
        self.write(f"{text}:")

    def write_news(self, news: list[LogLine]) -> None:
        """What happened; the laws are told by `log`."""
        self.write_all([lines.sentence(line) for line in news])

    def show_part(self, told: Told, part: str, seat: int) -> None:
        self.write_all(self.face.sentences(told, part, seat))

    def _show_page(self, told: Told, earlier: Told | None) -> None:
        """At the beginning of a turn where the game stands; within it the numbers that changed."""
        decision = told.decision
        assert decision is not None
        page = self.face.page(told)
        if not self.asked:
            self.write(say(self.language, "welcome", help=asks.word("help", self.language)))
        if page != self.page:
            self.write(f"{self.face.glance(told)}.")
            self.write_all(self.face.sentences(told, "scores", told.seat)[:1])
        elif earlier is not None:
            self.write_all(lines.changes_line(told, told.changes_since(earlier)))
        key = (page, decision.kind, decision.question)
        if key == self.asked and self.person:
            self._list_differences(decision)
        else:
            self.list_actions(told)
        self.page, self.asked = page, key

    def draw(self, told: Told) -> None:
        """Only what somebody asks for with `show`: every part in turn."""
        self.draw_parts(told, self.face.parts)

    def list_actions(self, told: Told) -> None:
        decision = told.decision
        assert decision is not None
        self.write(f"{decision.question}.")
        self.write_all(decision.facts)
        legal = [action for action in decision.actions if action.legal]
        self.listed = [action.text for action in legal]
        self.labels = {action.text: action.label for action in legal}
        for number, action in enumerate(legal, start=1):
            self.write(f"{number}. {lines.offered(action)}.")
        part = self.face.helpful_part(decision)
        if part:
            self.write(say(self.language, "tells-more", word=asks.word(part, self.language)))
        refused = sum(len(actions) for actions in lines.forbidden(decision.actions).values())
        if refused:
            self.write(say(self.language, "more-forbidden", n=refused, word=asks.word("forbidden", self.language)))

    def _list_differences(self, decision: Decision) -> None:
        """The same question again: what can no longer be done, and what is new or has another price."""
        self.write_all(decision.facts)
        legal = {action.text: action for action in decision.actions if action.legal}
        gone = [number for number, text in enumerate(self.listed, start=1) if text in self.labels and text not in legal]
        if gone:
            self.write(f"{say(self.language, 'no-longer')} {runs(gone)}.")
        few = len(legal) <= FEW
        fresh = [action for text, action in legal.items() if few or self.labels.get(text) != action.label]
        for number, label in sorted((self._number_of(action), action.label) for action in fresh):
            self.write(f"{number}. {label}.")
        self.labels = {text: action.label for text, action in legal.items()}
        if not few:
            self.write(say(self.language, "how-many-actions", n=len(legal), word=asks.word("actions", self.language)))

    def _number_of(self, action: Action) -> int:
        """The number that it has already, else the next one."""
        if action.text not in self.listed:
            self.listed.append(action.text)
        return self.listed.index(action.text) + 1

    def show_result(self, told: Told, report: Report) -> None:
        self.write_all(lines.result_lines(self.game, told, report))


def runs(numbers: list[int]) -> str:
    """1, 2, 3, 7 as 1-3, 7."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in found)
