"""What is wrong with a command line, in the reader's language.

The package that reads command lines says it in English sentences; they are recognised here, whichever version said
them. One that nobody knows stays as it is.
"""

import re

from saecula.i18n import say

SENTENCES = (
    (r"No such option:? '?(?P<word>[^\s']+?)'?\.?(?: Did you mean .*| \(Possible options: .*\))?", "usage-no-option"),
    (r"No such command '(?P<word>.*?)'\.(?: Did you mean .*)?", "usage-no-command"),
    (r"Missing command\.", "usage-which-command"),
    (r"Got unexpected extra arguments?(?:\(s\))? \((?P<word>.*)\)", "usage-extra"),
    (r"Option '?(?P<word>[^\s']+)'? requires an argument\.?", "usage-needs-value"),
    (r"Option '?(?P<word>[^\s']+)'? does not take a value\.?", "usage-takes-no-value"),
    (r"Missing (?:argument|option|parameter) '(?P<word>.*?)'.*", "usage-missing"),
    (r"Invalid value for '(?P<word>.*?)'(?: \(env var: '.*?'\))?: (?P<reason>.*)", "usage-invalid"),
)
REASONS = (
    (r".* is not a valid int(?:eger)?\.?|Input should be a valid integer.*", "usage-no-integer"),
    (r".* is not a valid float\.?|Input should be a valid number.*", "usage-no-number"),
)


def in_language(said: str, language: str) -> str:
    """An English sentence about a command line, in the language."""
    return _told(" ".join(said.split()), SENTENCES, language)


def _told(said: str, known: tuple[tuple[str, str], ...], language: str) -> str:
    for pattern, message in known:
        found = re.fullmatch(pattern, said)
        if found:
            values = found.groupdict()
            if "reason" in values:
                values["reason"] = _told(values["reason"], REASONS, language)
            return say(language, message, **values)
    return said
