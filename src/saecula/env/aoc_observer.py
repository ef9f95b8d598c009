"""What stands at every place of an observation of Age of Civilization, in the order of `aoc_encoders.py`."""

from functools import cache

from saecula.aoc.cards.tables import CHALLENGES, CIV_IDS, SPECIAL_IDS, TECH_IDS, WONDER_IDS
from saecula.aoc.doors import ASKED
from saecula.aoc.terms import ACTION_IDS, ACTIONS, DRAFT_DEAL, ROUNDS, ROW_SIZE, SOURCE_IDS, TOKEN_IDS
from saecula.core.errors import BrokenLaw, OptionError
from saecula.env import aoc_encoders
from saecula.env.aoc_encoders import CompactEncoder, RawEncoder
from saecula.env.observer import INF, Observer, Place, count, flag
from saecula.env.spaces import COMPACT, FORMS

SIGNS = ("@0", "@1", "@2", "@3")
AGREED = (
    "over", "module innovation", "module changing-world", "module draft", "documented deck", "counter-clockwise",
    "the sacrifice is optional", "conquest is shared",
)  # fmt: skip
COUNTS = (
    ("coins", 10), ("points", 30), ("workers at hand", 4), ("workers placed who return", 4),
    ("workers placed who are lost", 4), ("workers lost to war", 4), ("civilizations kept in the draft", 5),
    ("civilizations in hand", 5), ("civilizations in the pack", 7),
)  # fmt: skip


def each(group: str, sign: str, cards: list[str], meaning: str) -> list[Place]:
    """One place for every card."""
    return [flag(group, sign, card, meaning) for card in cards]


def clock() -> list[Place]:
    places = [count("clock", "", "", "seats", 4), count("clock", "", "", "own place in the order of turns, from 0", 3)]
    places.append(count("clock", "", "", "turns taken in this round", 4))
    places += [flag("clock", "", "", text) for text in AGREED]
    places.append(count("clock", "", "", "power of the rival", INF, 5))
    places += [flag("clock", "", "", f"round {number}") for number in range(1, ROUNDS + 1)]
    places += [flag("clock", sign, "", "has the turn") for sign in SIGNS]
    places += [flag("clock", sign, "", "is the first player") for sign in SIGNS]
    return places + [flag("clock", "", "", f"challenge {challenge.slug}") for challenge in CHALLENGES]


def question() -> list[Place]:
    asked = sorted(ASKED, key=lambda one: one.kind)
    places = [flag("question", "", "", one.id) for one in asked]
    places += [flag("question", sign, "", "is asked") for sign in SIGNS]
    return [*places, flag("question", "", "", "has passed")]


def row() -> list[Place]:
    spaces = range(1, ROW_SIZE + 1)
    places = [flag("row", "", card, f"on space {space}") for space in spaces for card in ACTION_IDS]
    return places + [flag("row", "", token, f"token over space {space}") for space in spaces for token in TOKEN_IDS]


def market() -> list[Place]:
    places = each("market", "", CIV_IDS, "is there")
    places += [count("market", "", civ, "coins on it", INF, 3) for civ in CIV_IDS]
    places += each("market", "", CIV_IDS, "left over in the draft")
    return places + each("market", "", WONDER_IDS, "is there") + each("market", "", SPECIAL_IDS, "is there")


def own() -> list[Place]:
    return each("hand", "@0", CIV_IDS, "in hand") + each("hand", "@0", CIV_IDS, "in the pack")


def sights() -> list[Place]:
    return [flag("hand", "@0", civ, f"seen in pack {n}") for n in range(1, DRAFT_DEAL + 1) for civ in CIV_IDS]


def prices() -> list[Place]:
    actions = ACTION_IDS[:ACTIONS]
    places = [Place("price", "@0", action, "free slots", -INF, INF, 2) for action in actions]
    places += [count("price", "@0", action, "coins", INF, 3) for action in actions]
    places += [count("price", "@0", action, "workers", INF, 3) for action in actions]
    return places + [count("price", "@0", tech, "coins to research + 1", INF, 4) for tech in TECH_IDS]


def board(sign: str) -> list[Place]:
    places = [flag("board", sign, "", "sits here")]
    places += [count("board", sign, "", text, INF, scale) for text, scale in COUNTS]
    places += each("board", sign, CIV_IDS, "main civilization") + each("board", sign, CIV_IDS, "civilization")
    places += each("board", sign, CIV_IDS, "played from the hand") + each("board", sign, TECH_IDS, "learned")
    places += each("board", sign, SPECIAL_IDS, "special technology") + each("board", sign, WONDER_IDS, "wonder")
    return places + [count("board", sign, action, "slots used", INF, 2) for action in ACTION_IDS[:ACTIONS]]


def sources(sign: str) -> list[Place]:
    return [Place("board", sign, "", f"points by {source}", -INF, INF, 10) for source in SOURCE_IDS]


def ratings(sign: str) -> list[Place]:
    return [
        count("rating", sign, "", "power", INF, 5),
        flag("rating", sign, "", "leads in power"),
        count("rating", sign, "", "workers", INF, 4),
        count("rating", sign, "", "technologies", len(TECH_IDS), 6),
    ]


def raw_places() -> list[Place]:
    places = clock() + question() + row() + market() + own() + sights()
    for sign in SIGNS:
        places += board(sign) + sources(sign)
    return places


def compact_places() -> list[Place]:
    places = clock() + question() + row() + market() + own() + prices()
    for sign in SIGNS:
        places += board(sign) + ratings(sign)
    return places


def check_box() -> None:
    """The places are counted for the box as it is; an owner's values change no number of cards."""
    found = (len(CIV_IDS), len(WONDER_IDS), len(TECH_IDS), len(SPECIAL_IDS), len(CHALLENGES))
    known = (
        aoc_encoders.CIVS,
        aoc_encoders.WONDERS,
        aoc_encoders.TECHS,
        aoc_encoders.SPECIALS,
        aoc_encoders.CHALLENGES,
    )
    if found != known:
        raise BrokenLaw(f"observations are made for {known} cards, the box has {found}")


@cache
def observer(form: str) -> Observer:
    """The observations of a form; raises OptionError for an unknown one."""
    if form not in FORMS:
        raise OptionError("form", "name-unknown", name=form, known=", ".join(FORMS))
    check_box()
    if form == COMPACT:
        return Observer(f"aoc-v0/{form}", CompactEncoder(), compact_places())
    return Observer(f"aoc-v0/{form}", RawEncoder(), raw_places())
