"""saecula commands, and docs/commands.md: the words of every game's commands, as the games declare them.

`python -m saecula.cli.commands > docs/commands.md` writes the page anew.
"""

from saecula.cli.common import GameName, Json, Language, print_json
from saecula.games import TITLES, title_of
from saecula.i18n import LANGUAGES, chosen_language, say
from saecula.speech import Verb


def commands(game: GameName, lang: Language = "", json: Json = False) -> None:
    """List the words that a game's commands begin with, what stands after each, and what it does.

    Example: saecula commands tta
    """
    language = chosen_language(lang or None)
    verbs = title_of(game).speech.verbs(language)
    if json:
        print_json([verb._asdict() for verb in verbs])
        return
    print(say(language, "commands-title", game=say(language, f"server-game-{game}")))
    width = max((len(typed(verb)) for verb in verbs), default=0)
    for verb in verbs:
        print(f"  {typed(verb):<{width}}  {verb.text}")


def typed(verb: Verb) -> str:
    return " ".join([verb.word, *verb.parts])


def commands_page() -> str:
    """docs/commands.md."""
    lines = [
        "# Words of commands",
        "",
        "Made from the declarations in each `commands.py` by `python -m saecula.cli.commands`; a test compares.",
        "These words are typed in the terminal, sent over the wire and written into records; they are the same in",
        "every language. Cards are named by their ids (`saecula cards GAME NAME --json` tells them), seats and places",
        "are counted from 1. Where a beginning means one legal command only, it suffices. `saecula commands GAME`",
        "prints the list.",
    ]
    for title in TITLES.values():
        told = [title.speech.verbs(language) for language in LANGUAGES]
        lines += ["", f"## {title.called} (`{title.name}`)", "", f"| typed | {' | '.join(LANGUAGES)} |"]
        lines.append("|---|" + "---|" * len(LANGUAGES))
        for verbs in zip(*told, strict=True):
            lines.append(f"| `{typed(verbs[0])}` | {' | '.join(verb.text for verb in verbs)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(commands_page(), end="")
