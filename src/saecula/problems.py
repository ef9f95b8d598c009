"""Errors in the reader's language: whoever shows one to people asks `told`, and never for its own English text."""

from saecula.core.errors import (
    BrokenLaw,
    IllegalCommand,
    OptionError,
    Problem,
    RecordError,
    Refusal,
    SaeculaError,
)
from saecula.i18n import has, say
from saecula.laws import law_text


def told(error: SaeculaError, language: str) -> str:
    """The whole sentence of an error."""
    problem = sentence(error.problem, language)
    if isinstance(error, OptionError):
        return f"{error.field}: {problem}"
    if isinstance(error, RecordError):
        if error.line:
            return say(language, "problem-line", line=str(error.line), field=error.field, problem=problem)
        return f"{error.field}: {problem}"
    if isinstance(error, IllegalCommand) and error.game:
        reason = reason_of(error.game, error.refusal, language)
        text = str(error.problem.values["text"])
        return say(language, "problem-illegal", text=text, reason=reason, law=error.law)
    if isinstance(error, BrokenLaw):
        return say(language, "problem-broken-law", text=str(error))
    return problem


def sentence(problem: Problem, language: str) -> str:
    """A problem in words; a text that is no problem's id was said in some language already."""
    message = f"problem-{problem.id}"
    if not has("en", message):
        return problem.id
    values = {name: _value(value, language) for name, value in problem.values.items()}
    return say(language, message, **values)


def _value(value: object, language: str) -> str:
    if isinstance(value, SaeculaError):
        return told(value, language)
    return sentence(value, language) if isinstance(value, Problem) else str(value)


def reason_of(game: str, refusal: Refusal, language: str) -> str:
    """The law in words, and where numbers were compared, what is missing."""
    text = law_text(game, refusal.law, language).rstrip(".")
    if not refusal.unit:
        return text
    lacks = say(language, f"lacks-{refusal.unit}", need=refusal.need, have=refusal.have, lack=refusal.lack)
    return f"{text} ({lacks.rstrip('.')})"
