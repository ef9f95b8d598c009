"""What a card does once it is played: for whoever is asked about it, its price and who may play it are no matter."""

from collections.abc import Callable
from functools import lru_cache

from saecula.i18n import say
from saecula.tta import terms as t
from saecula.tta import texts
from saecula.tta.cards.card import Card
from saecula.tta.cards.catalog import CARDS

Teller = Callable[[Card, str], list[str]]
TELLERS: tuple[Teller, ...] = (
    texts.given, texts.powers_of, texts.gains, texts.orders, texts.attack, texts.pact, texts.events,
)  # fmt: skip


@lru_cache(maxsize=2_000)
def effect_text(card: int, language: str) -> str:
    """Its effect in sentences."""
    row = CARDS[card]
    parts = [part for teller in TELLERS for part in teller(row, language)]
    if row.kind == t.AGGRESSION:
        parts = parts[:1]  # whom one may attack comes after what is won
    if row.kind == t.WAR:
        parts.remove(say(language, "war-resolved"))  # when it may be declared, and when it is resolved
    return " ".join(sentence(part) for part in parts)


def loss_text(card: int, language: str) -> str:
    """What an aggression takes, for whoever is attacked: the words of the card speak to whoever plays it."""
    return sentence(texts.spoils(CARDS[card], "loss", language))


def sentence(part: str) -> str:
    return f"{part[0].upper()}{part[1:]}."
