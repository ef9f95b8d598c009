"""What a verified record proves and what it does not, in sentences for people."""

from dataclasses import dataclass
from typing import Literal

from saecula.core import record
from saecula.core.game import HUMAN
from saecula.core.record import Record
from saecula.i18n import say
from saecula.signing import is_signed

DEALT = ("by", "table", "committed", "dealt")  # what a server says of a deal, as texts


@dataclass
class Proof:
    """`signed`: checked by a key, there but not checked, or not there; `shares`: how many seats added to the deal."""

    signed: Literal["checked", "unchecked", "no"]
    shares: int
    people: int
    proves: list[str]
    leaves_open: list[str]


def dealt_of(found: Record) -> dict[str, str]:
    """Who dealt, as the header says it."""
    dealt = found.header.get("dealt")
    values = dealt if isinstance(dealt, dict) else {}
    return {name: str(values.get(name, "?"))[:200] for name in DEALT}


def proof_of(found: Record, checked_key: str, language: str) -> Proof:
    """Of a record that `record.verify` found true; `checked_key` is the id of the key that fits its signature."""
    kinds = found.header.get("seats")
    people = sum(1 for kind in kinds if kind == HUMAN) if isinstance(kinds, list) else 0
    shares = len(record.shares_of(found)) if found.header.get("fair") is not None else 0
    proves = [say(language, "proof-rules"), say(language, "proof-seed")]
    leaves_open = []
    if checked_key:
        proves.append(say(language, "proof-signed", key=checked_key, **dealt_of(found)))
        leaves_open.append(say(language, "proof-not-server"))
    elif is_signed(found):
        leaves_open.append(say(language, "proof-not-checked", key=str(found.key)[:40]))
    else:
        leaves_open.append(say(language, "proof-not-signed"))
    if shares:
        proves.append(say(language, "proof-fair", shares=shares, people=people))
        leaves_open.append(say(language, "proof-not-theirs"))
    else:
        leaves_open.append(say(language, "proof-not-fair"))
    leaves_open.append(say(language, "proof-not-blind"))
    unless: Literal["unchecked", "no"] = "unchecked" if is_signed(found) else "no"
    return Proof("checked" if checked_key else unless, shares, people, proves, leaves_open)
