"""A player who only hears: knows what was printed and nothing else, and answers by number or by word."""

import io
import random
import re

from rich.console import Console

from saecula.bots import make_bot
from saecula.core.game import Game
from saecula.games import rules_of
from saecula.i18n import say
from saecula.tui.plain import PlainTable

ASKED = ("row", "market", "hand", "board", "board 2", "warnings", "events", "scores", "actions", "forbidden", "show")
PATIENCE = 4000  # prompts; no game is as long


class Listener:
    """Reads the text since the last prompt as a whole, remembers numbered actions, forgets those that are gone."""

    def __init__(self, language: str, seed: int) -> None:
        self.language = language
        self.dice = random.Random(seed)
        self.choices: dict[int, str] = {}
        self.heard: list[str] = []  # page by page
        self.asked: dict[str, str] = {}  # by question, its answer
        self.asking = ""
        self.last = ""  # number that was typed
        self.refused = 0

    def listen(self, page: str) -> None:
        self.heard.append(page)
        if self.asking:
            self.asked[self.asking] = page
        counted = say(self.language, "how-many-actions", n=9, word=say(self.language, "word-actions")).split(";")[1]
        text = page.replace("\n  ", " ")
        anew = counted not in text and say(self.language, "no-longer") not in text  # else it adds to what was heard
        for line in text.splitlines():
            numbered = re.match(r"(\d+)\. (.*)", line)
            if numbered:
                self.choices = {} if anew and numbered[1] == "1" else self.choices
                self.choices[int(numbered[1])] = numbered[2]
            elif line.startswith(say(self.language, "no-longer")):
                self.forget(line)

    def forget(self, line: str) -> None:
        for first, last in re.findall(r"(\d+)(?:-(\d+))?", line):
            for number in range(int(first), int(last or first) + 1):
                self.choices.pop(number, None)

    def answer(self) -> str:
        self.asking = ""
        if say(self.language, "end-anyway") in self.heard[-1].replace("\n  ", " "):
            return self.last
        unasked = [ask for ask in ASKED if ask not in self.asked]
        if unasked and len(self.heard) % 2:  # each once, at different moments
            self.asking = unasked[0]
            word, _, rest = self.asking.partition(" ")
            return f"{say(self.language, f'word-{word}')} {rest}".strip()
        giving_up = {say(self.language, "tta-do-resign") + "."}
        fit = [number for number, text in self.choices.items() if text not in giving_up]
        assert fit, "nothing was heard that could be answered"
        self.last = str(self.dice.choice(fit))
        return self.last


def heard_game(name: str, language: str, seed: int, **options: object) -> tuple[Game, Listener, str]:
    """A whole game between a listener and bots that choose at random; the text is all that was printed."""
    game = Game(rules_of(name), {"seats": 2, **options}, seed)
    game.names = ["Анна", "Борис"] if language == "ru" else ["Anna", "Bruno"]
    listener = Listener(language, seed)
    out = io.StringIO()
    read_up_to = 0

    def read(prompt: str) -> str | None:
        nonlocal read_up_to
        assert len(listener.heard) < PATIENCE
        listener.listen(out.getvalue()[read_up_to:])
        line = listener.answer()
        out.write(f"{prompt}{line}\n")
        read_up_to = len(out.getvalue())
        return line

    console = Console(file=out, width=80, highlight=False, force_terminal=True, color_system="truecolor")
    table = PlainTable(game, {1: make_bot("random", game.rules, seed)}, language, console, read, person=True)
    table.run()
    listener.refused = table.faults
    return game, listener, out.getvalue()
