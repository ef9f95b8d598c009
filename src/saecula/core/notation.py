"""Reading what people type: exact commands, or unambiguous beginnings of legal ones."""

from saecula.core.errors import AmbiguousCommand


def matches(typed: str, text: str) -> bool:
    """Does every typed word begin the word of the command at its place? "re wri" means "research writing"."""
    typed_words = typed.split()
    words = text.split()
    if len(typed_words) > len(words):
        return False
    return all(words[i].startswith(typed_words[i]) for i in range(len(typed_words)))


def complete(typed: str, legal_texts: list[str]) -> str | None:
    """The one legal command that begins so, or None; raises AmbiguousCommand for several."""
    folded = typed.lower().strip()
    found = [text for text in legal_texts if matches(folded, text)] if folded else []
    shortest = [text for text in found if len(text.split()) == len(folded.split())]
    if len(shortest) == 1:
        return shortest[0]
    if len(found) > 1:
        raise AmbiguousCommand(typed, found)
    return found[0] if found else None
