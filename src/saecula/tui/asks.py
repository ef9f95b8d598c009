"""The words that people type at any table, in their language; the English ones are understood in every language."""

from saecula.i18n import say

# what each is followed by, as a message; an empty text for nothing
ASKS = {
    "actions": "", "forbidden": "", "try": "form-choice", "why": "form-choice", "row": "", "market": "", "hand": "",
    "board": "form-seat-maybe", "scores": "", "events": "", "warnings": "", "card": "part-card", "law": "form-law",
    "explain": "form-number-name", "log": "", "undo": "", "show": "", "save": "form-file", "help": "", "quit": "",
}  # fmt: skip
NEEDY = ("try", "why", "card", "law", "explain")  # say nothing without another word
SAME = {"?": "help", "": "help", "exit": "quit", "preview": "try", "news": "log"}


def word(ask: str, language: str) -> str:
    """How a question is typed in a language."""
    return say(language, f"word-{ask}")


def ask_of(typed: str, language: str) -> str:
    """The question behind a typed word; an empty text for none."""
    if typed in SAME or typed in ASKS:
        return SAME.get(typed, typed)
    return next((ask for ask in ASKS if word(ask, language).casefold() == typed), "")


def form(ask: str, language: str) -> str:
    """A question with what follows it."""
    follows = ASKS[ask]
    return f"{word(ask, language)} {say(language, follows)}" if follows else word(ask, language)
