"""What stands at every place of an observation of Through the Ages, part by part as `tta_parts.py` writes them.

Where a rule sets a limit, it is the highest value that is told; numbers without one have inf. Counts of cards are
bounded by their copies.
"""

from functools import cache

from saecula.core.errors import OptionError
from saecula.env.observer import INF, Observer, Place, count, flag
from saecula.env.spaces import COMPACT, FORMS
from saecula.env.tta_encoders import CompactEncoder, RawEncoder
from saecula.env.tta_layout import (
    AREA,
    CIVIL,
    DEALT,
    DRAWN,
    FRONT,
    GAME_POWERS,
    HELD,
    LEARNED,
    MILITARY,
    SUBJECTS,
    TACTICS,
    TURN_POWERS,
    WONDERS,
)
from saecula.tta.cards.catalog import KIND, SLUGS, STAGES
from saecula.tta.doors import ASKED
from saecula.tta.powers import POWER_IDS
from saecula.tta.terms import ACTION, AGE_IDS, KIND_IDS, MODE_IDS, MODULE_IDS, ROW, SOURCE_IDS, STORES, TACTIC, TECHS

SIGNS = ("@0", "@1", "@2", "@3")
COPIES = 8  # of one card; of bonus cards there are most
CIVIL_KINDS = KIND_IDS[: ACTION + 1]
CARD_AGES = AGE_IDS[:4]
SPACE_NUMBERS = (
    ("card as a number among civil cards, from 1", len(CIVIL), len(CIVIL)),
    ("age", 3, 3),
    ("price in civil actions", INF, 3),
)
COUNTS = (
    ("sits here", 1, 1), ("is in the game", 1, 1), ("culture", INF, 100), ("science", INF, 20),
    ("blue tokens in the bank", INF, 16), ("yellow tokens in the bank", INF, 18), ("unused workers", INF, 5),
    ("civil actions", INF, 6), ("military actions", INF, 4), ("civil actions in all", INF, 6),
    ("military actions in all", INF, 4), ("temporary civil actions", INF, 2), ("temporary military actions", INF, 2),
    ("civil cards", INF, 6), ("military cards", INF, 6), ("action cards taken in this phase", INF, 3),
    ("resources for units", INF, 4), ("science for unit technologies", INF, 4),
    ("resources for stages and urban buildings", INF, 4), ("food promised as resources", INF, 1),
    ("resources promised as food", INF, 1), ("political actions given up", INF, 1), ("tactic played or copied", 1, 1),
    ("tactic lies in the own area", 1, 1), ("leader replaced in this turn", 1, 1), ("knows the next event", 1, 1),
    ("a leader lies under a wonder", 1, 1), ("yellow tokens parked", INF, 2),
    ("stance: 1 strength, 2 civil action", 2, 2), ("blue tokens kept on a wonder", INF, 4),
    ("technologies developed in this turn", INF, 2),
    ("culture for the kidnapped card", INF, 3), ("helped with a wonder in this turn", 1, 1),
    ("a unit is committed", 1, 1), ("holds a kidnapped card", 1, 1),
)  # fmt: skip
RATINGS = (
    ("strength", INF, 30), ("happiness", 8, 8), ("discontent workers", INF, 4), ("science rating", INF, 10),
    ("culture rating", INF, 15), ("food production", INF, 10), ("resource production", INF, 10), ("consumption", 6, 6),
    ("corruption", 6, 6), ("food", INF, 10), ("resources", INF, 15), ("urban limit", INF, 4), ("colonization", INF, 5),
    ("room in the civil hand", INF, 4), ("room in the military hand", INF, 4),
    ("price of population + 1, 0 with an empty bank", INF, 5), ("price of the next stage", INF, 5),
)  # fmt: skip
SIGNED = {"strength", "discontent workers", "science rating", "culture rating", "colonization",
          "room in the civil hand", "room in the military hand", "science", "culture"}  # fmt: skip


def named(group: str, sign: str, rows: tuple[tuple[str, float, float], ...]) -> list[Place]:
    return [
        Place(group, sign, "", meaning, -INF if meaning in SIGNED else 0, high, scale) for meaning, high, scale in rows
    ]


def each(group: str, sign: str, cards: list[int], meaning: str, high: float) -> list[Place]:
    """One place for every card."""
    return [count(group, sign, SLUGS[card], meaning, high) for card in cards]


# --- the table ----------------------------------------------------------------------------------------------------
def clock() -> list[Place]:
    rows = (
        ("seats", 4, 4), ("own place in the order of turns, from 0", 3, 3), ("round", INF, 20),
        ("last round is known", 1, 1), ("rounds to come", 1, 1), ("final scoring", 1, 1), ("over", 1, 1),
        ("civil cards in the deck", INF, 50), ("military cards in the deck", INF, 50), ("civil hands are hidden", 1, 1),
        ("players may resign", 1, 1), ("later ages are hidden", 1, 1), ("one leader and wonder more", 1, 1),
        ("drafted", 1, 1), ("culture of the prize", INF, 5), ("penalty of the games", INF, 3),
    )  # fmt: skip
    places = named("clock", "", rows)
    places += [flag("clock", "", "", f"age {age}") for age in AGE_IDS]
    places += [count("clock", "", "", f"discarded military cards of age {age}", INF, 20) for age in CARD_AGES]
    places += [flag("clock", sign, "", "has the turn") for sign in SIGNS]
    places += [flag("clock", sign, "", "holds the games") for sign in SIGNS]
    places += [flag("clock", "", "", f"module {name}") for name in MODULE_IDS]
    return places + [flag("clock", "", "", f"mode {name}") for name in MODE_IDS[1:]]


def question() -> list[Place]:
    asked = sorted(ASKED, key=lambda one: one.kind)
    places = [flag("question", "", "", one.id) for one in asked]
    for meaning in ("is asked", "is concerned", "is still bidding"):
        places += [flag("question", sign, "", meaning) for sign in SIGNS]
    places.append(Place("question", "", "", "number in it", 0, INF, 10))
    places.append(Place("question", "", "", "strength or force put together", -INF, INF, 10))
    places += each("question", "", SUBJECTS, "is about", 1)
    return places + each("question", "", MILITARY, "event that asks", COPIES)


def events() -> list[Place]:
    places = [count("events", "", "", f"current ones of age {age}", INF, 5) for age in CARD_AGES]
    places += [count("events", "", "", f"future ones of age {age}", INF, 5) for age in CARD_AGES]
    places += each("events", "", MILITARY, "known future event", COPIES)
    return places + each("events", "", MILITARY, "next event", 1)


def tactics() -> list[Place]:
    return each("tactics", "", TACTICS, "common", 1)


def coming() -> list[Place]:
    return each("coming", "", DRAWN, "on a board", 1) + each("coming", "", DRAWN, "1 offered, 2 picked", 2)


def dealt() -> list[Place]:
    return each("dealt", "", DEALT, "copies that came to the row", COPIES)


def past() -> list[Place]:
    return each("past", "", MILITARY, "past event", COPIES) + each("past", "", MILITARY, "shown event of age A", COPIES)


def row_cards() -> list[Place]:
    return [flag("row", "", SLUGS[card], f"on space {space}") for space in range(1, ROW + 1) for card in CIVIL]


def row_numbers() -> list[Place]:
    places: list[Place] = []
    for space in range(1, ROW + 1):
        places += [flag("row", "", "", f"space {space}: {kind}") for kind in CIVIL_KINDS]
        places += [count("row", "", "", f"space {space}: {text}", high, scale) for text, high, scale in SPACE_NUMBERS]
    return places


# --- a board ------------------------------------------------------------------------------------------------------
def tableau(sign: str) -> list[Place]:
    places = named("board", sign, COUNTS)
    places += [flag("board", sign, "", f"took a leader of age {age}") for age in CARD_AGES]
    places += [flag("board", sign, "", f"used up: {POWER_IDS[power]}") for power in [*TURN_POWERS, *GAME_POWERS]]
    places += [flag("board", sign, "", f"war upon {rival}") for rival in SIGNS]
    places += [flag("board", sign, "", f"pact with {rival}") for rival in SIGNS]
    places.append(flag("board", sign, "", "has side B of the pact"))
    places += [count("board", sign, SLUGS[tech], "workers + 1, 0 if not in play", INF, 4) for tech in range(TECHS)]
    places += [Place("board", sign, SLUGS[card], "in play, -1 as a ruin", -1, 1, 1) for card in AREA]
    places += [count("board", sign, SLUGS[wonder], "stages built + 1", 1 + len(STAGES[wonder])) for wonder in WONDERS]
    return places + [front(sign, card) for card in FRONT]


def front(sign: str, card: int) -> Place:
    meaning, high = ("tactic: 2 in use, 1 set aside", 2) if KIND[card] == TACTIC else ("in play", COPIES)
    return count("board", sign, SLUGS[card], meaning, high, 2)


def stored(sign: str) -> list[Place]:
    places = [count("board", sign, SLUGS[store], "blue tokens", INF, 4) for store in range(STORES)]
    return places + [Place("board", sign, "", f"culture by {source}", -INF, INF, 20) for source in SOURCE_IDS]


def hand(sign: str) -> list[Place]:
    backs = [count("hand", sign, "", f"backs of age {age}", INF, 3) for age in CARD_AGES]
    return each("hand", sign, HELD, "in the civil hand", COPIES) + backs


def hand_kinds(sign: str) -> list[Place]:
    places = [count("hand", sign, "", f"civil cards: {kind}", INF, 3) for kind in CIVIL_KINDS]
    return places + [count("hand", sign, "", f"backs of age {age}", INF, 3) for age in CARD_AGES]


def card_ages(sign: str) -> list[Place]:
    return [count("hand", sign, "", f"military cards of age {age}", INF, 3) for age in CARD_AGES]


def cards(sign: str) -> list[Place]:
    return each("hand", sign, MILITARY, "known in the military hand", COPIES)


def ratings(sign: str) -> list[Place]:
    return named("rating", sign, RATINGS)


def prices() -> list[Place]:
    places = [count("price", "@0", SLUGS[tech], "resources to build + 1", INF, 8) for tech in range(TECHS)]
    return places + [count("price", "@0", SLUGS[card], "science to develop + 1", INF, 8) for card in LEARNED]


# --- both forms ---------------------------------------------------------------------------------------------------
def raw_places() -> list[Place]:
    places = clock() + question() + events() + tactics() + coming() + dealt() + past() + row_cards()
    for sign in SIGNS:
        places += tableau(sign) + stored(sign) + hand(sign) + card_ages(sign) + cards(sign)
    return places


def compact_places() -> list[Place]:
    places = clock() + question() + events() + tactics() + coming() + row_numbers()
    places += each("hand", "@0", HELD, "in the civil hand", COPIES) + cards("@0")
    places += each("hand", "", MILITARY, "known in military hands of rivals", COPIES) + prices()
    for sign in SIGNS:
        places += tableau(sign) + ratings(sign) + hand_kinds(sign) + card_ages(sign)
    return places


@cache
def observer(form: str) -> Observer:
    """The observations of a form; raises OptionError for an unknown one."""
    if form not in FORMS:
        raise OptionError("form", "name-unknown", name=form, known=", ".join(FORMS))
    if form == COMPACT:
        return Observer(f"tta-v0/{form}", CompactEncoder(), compact_places())
    return Observer(f"tta-v0/{form}", RawEncoder(), raw_places())
