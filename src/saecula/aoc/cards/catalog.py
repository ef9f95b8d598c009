"""Reads the data file and an owner's corrections, checks them, and fills the tables.

The file that an owner writes names a kind, a card and the corrected fields:

    [civilizations.rome]
    population = 3
    legacy = [{ op = "military", value = 2 }]

Every field given there replaces ours and has the source `owner`. One set of values is in force per process; its digest
travels with every record. House values that we have changed since are kept in `earlier/`, one file per digest, so that
records made with them can still be replayed.
"""

import os
import tomllib
from copy import deepcopy
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from json import dumps
from pathlib import Path
from typing import Any, Final

from saecula.aoc import terms as t
from saecula.aoc.cards import tables
from saecula.aoc.cards.check import EFFECT_FIELDS, bare, check_cards, check_override
from saecula.aoc.cards.effects import compile_effect
from saecula.core.errors import OptionError, said_by_system

VARIABLE: Final = "SAECULA_AOC_CARDS"  # path of an owner's corrections
EARLIER: Final = "earlier"  # the folder of our former values
OTHER_GAMES: Final = ("tta",)  # parts of the file that are theirs
Cards = dict[str, list[dict[str, Any]]]
_in_force: Cards = {}
_override: list[str] = [""]
_installs: list[int] = [0]  # how often values have come into force: whoever keeps texts of cards compares it
_earlier_goals: dict[str, dict[str, Any]] = {}  # fields of challenges that an earlier set had otherwise
_fault: list[OptionError] = []  # why the file that the environment names is not in force


def shipped() -> Cards:
    """The data file as it is shipped, with special technologies' own technologies listed among the technologies."""
    text = (files("saecula.aoc.cards") / "cards.toml").read_text(encoding="utf-8")
    cards: Cards = tomllib.loads(text)
    for special in cards["special_technologies"]:
        for tech in special.pop("technologies"):
            tech["special"] = special["id"]
            cards["technologies"].append(tech)
    return cards


def read_override(path: Path) -> dict[str, dict[str, dict[str, Any]]]:
    try:
        override: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError("cards", "cannot-read", path=path, reason=said_by_system(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionError("cards", "no-toml", path=path, reason=error) from None
    return {kind: cards for kind, cards in override.items() if kind not in OTHER_GAMES}


def apply_override(cards: Cards, override: dict[str, dict[str, dict[str, Any]]]) -> Cards:
    """A copy of the cards with an owner's corrections in it; raises OptionError naming the first bad field."""
    check_override(cards, override)
    corrected = deepcopy(cards)
    for kind, entries in override.items():
        by_id = {card["id"]: card for card in corrected[kind]}
        for slug, fields in entries.items():
            card = by_id[slug]
            for field, value in fields.items():
                if field in EFFECT_FIELDS:
                    value = [{**bare(row), "source": "owner"} for row in value]
                    _keep_laws(card, value)
                else:
                    card.setdefault("sources", {})[field] = "owner"
                card[field] = value
    check_cards(corrected, cards)
    return corrected


def _keep_laws(card: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    """Rows that repeat a row of the rulebook keep its law and its source."""
    known = [row for field in EFFECT_FIELDS for row in card.get(field, []) if row.get("law")]
    for row in rows:
        for old in known:
            if bare(old) == bare(row):
                row.update(source=old["source"], law=old["law"])


def load(override: Path | None = None) -> None:
    """Put the shipped values into force, corrected by an owner's file if one is given."""
    cards = shipped()
    check_cards(cards, cards)
    if override is not None:
        cards = apply_override(cards, read_override(override))
    _earlier_goals.clear()
    install(cards)
    _override[0] = str(override) if override is not None else ""
    _fault.clear()


def earlier_file(wanted: str) -> Traversable | None:
    """What an earlier set of our own values had otherwise; None if no set has that digest."""
    file = files("saecula.aoc.cards") / EARLIER / f"{wanted}.toml"
    return file if wanted.isalnum() and file.is_file() else None


def adopt(wanted: str) -> bool:
    """Put the values of that digest into force: an earlier set, or after one those that this process began with."""
    if wanted != digest() and not load_earlier(wanted) and override_path().startswith(f"{EARLIER}/"):
        load_from_environment()
    return wanted == digest()


def load_earlier(wanted: str) -> bool:
    """Put an earlier set of our own values into force, named by its digest; False if there is no such set."""
    file = earlier_file(wanted)
    if file is None:
        return False
    override = tomllib.loads(file.read_text(encoding="utf-8"))
    goals = override.pop("challenges", {})
    cards = apply_override(shipped(), override)
    _earlier_goals.clear()
    _earlier_goals.update(goals)
    install(cards)
    _override[0] = f"{EARLIER}/{wanted}.toml"
    return True


def load_from_environment() -> None:
    """Load the file that the environment names. A bad one spoils no import: whoever needs cards calls `require`."""
    path = os.environ.get(VARIABLE, "")
    try:
        load(Path(path) if path else None)
    except OptionError as error:
        load()
        _fault.append(OptionError(VARIABLE, "cause", cause=error))


def require() -> None:
    """Raise what was wrong with the environment's file, if it is not in force for that."""
    if _fault:
        raise OptionError(VARIABLE, "cause", cause=_fault[0].problem.values["cause"])


def override_path() -> str:
    """The file of corrections in force, or an empty text."""
    return _override[0]


def waits(path: Path) -> bool:
    """Our tables can be filled at any time."""
    return False


def in_force() -> Cards:
    return _in_force


def installs() -> int:
    return _installs[0]


def digest() -> str:
    """Names the values in force: numbers and effects count, names and provenance do not."""
    require()
    numbers = {
        kind: [
            {
                field: [bare(row) for row in value] if field in EFFECT_FIELDS else value
                for field, value in {**card, **_decks_of(kind, card)}.items()
                if field not in ("name", "region", "sources", "placement")
            }
            for card in cards
        ]
        for kind, cards in _in_force.items()
    }
    text = dumps(numbers, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def is_documented(civ: dict[str, Any]) -> bool:
    """Does the deck of documented civilizations hold it? Then no primary effect of it is a house value: what the
    rulebook explains in part is complete only with an owner's correction.
    """
    return bool(civ["documented"]) and all(row.get("source") != "house" for row in civ["primary"])


def _decks_of(kind: str, card: dict[str, Any]) -> dict[str, Any]:
    return {"documented": is_documented(card)} if kind == "civilizations" else {}


def _fill(table: list[Any], values: list[Any]) -> None:
    table[:] = values


def install(cards: Cards) -> None:
    """Fill the tables from checked cards."""
    _in_force.clear()
    _in_force.update(cards)
    _installs[0] += 1
    tables.EFFECTS.clear()
    techs = {tech["id"]: i for i, tech in enumerate(cards["technologies"])}
    specials = {card["id"]: i for i, card in enumerate(cards["special_technologies"])}

    def compiled(card: dict[str, Any], field: str) -> list[int]:
        first = len(tables.EFFECTS)
        tables.EFFECTS.extend(compile_effect(row, card["id"], techs) for row in card[field])
        return list(range(first, len(tables.EFFECTS)))

    _install_actions(cards)
    _install_technologies(cards, techs, specials)
    _fill(tables.TECH_EFFECTS, [compiled(tech, "effects") for tech in cards["technologies"]])
    civs = cards["civilizations"]
    _fill(tables.CIV_IDS, [civ["id"] for civ in civs])
    _fill(tables.CIV_POPULATION, [civ["population"] for civ in civs])
    _fill(tables.CIV_DOCUMENTED, [is_documented(civ) for civ in civs])
    _fill(tables.CIV_SOLO, [not civ["solo_skirmish_excluded"] for civ in civs])
    _fill(tables.CIV_PRIMARY, [compiled(civ, "primary") for civ in civs])
    _fill(tables.CIV_LEGACY, [compiled(civ, "legacy") for civ in civs])
    _fill(tables.WONDER_IDS, [wonder["id"] for wonder in cards["wonders"]])
    _fill(tables.WONDER_EFFECTS, [compiled(wonder, "effects") for wonder in cards["wonders"]])
    _fill(tables.ACHIEVEMENTS, [_achievement(row) for row in cards["achievements"]])
    _fill(tables.CHALLENGES, [_challenge(row) for row in challenges()])


def _install_actions(cards: Cards) -> None:
    actions = {card["id"]: card for card in cards["actions"]}
    ordered = [actions[slug] for slug in t.ACTION_IDS[: t.ACTIONS]]
    _fill(tables.ACTION_WORKERS, [action["workers"] for action in ordered])
    _fill(tables.ACTION_COINS, [action["coins"] for action in ordered])
    _fill(tables.ACTION_RED, [action["slot"] == "red" for action in ordered])
    _fill(tables.ACTION_SLOTS, [action["slots"] for action in ordered])
    _fill(tables.ACTION_VP, [action["vp"] for action in ordered])
    _fill(tables.ACTION_GAIN, [action["gain_coins"] for action in ordered])
    symbols = {card["id"]: t.SYMBOL_IDS.index(card["symbol"]) for card in cards["action_cards"]}
    _fill(tables.CARD_SYMBOL, [symbols.get(slug, t.NO_SYMBOL) for slug in t.ACTION_IDS])


def _install_technologies(cards: Cards, techs: dict[str, int], specials: dict[str, int]) -> None:
    rows = cards["technologies"]
    roots = [tech["id"] for tech in rows if not tech["requires_any_of"]]
    columns = {slug: rows[techs[slug]]["column"] - 1 for slug in roots}
    cards_ = cards["special_technologies"]

    def column_of(tech: dict[str, Any]) -> int:
        if "special" in tech:
            return int(columns[cards_[specials[tech["special"]]]["replaces_column_of"]])
        return int(tech["column"]) - 1

    def needs(tech: dict[str, Any]) -> int:
        # without the top technology nothing can point to the card's first technology, which is then free to learn
        required = tech["requires_any_of"]
        if "special" in tech and not cards_[specials[tech["special"]]]["keeps_top"]:
            required = [slug for slug in required if slug not in roots]
        return sum(1 << techs[slug] for slug in required)

    _fill(tables.TECH_IDS, [tech["id"] for tech in rows])
    _fill(tables.TECH_COLUMN, [column_of(tech) for tech in rows])
    _fill(tables.TECH_NEEDS, [needs(tech) for tech in rows])
    _fill(tables.TECH_SPECIAL, [specials.get(tech.get("special", ""), t.NOTHING) for tech in rows])
    masks = [0] * len(roots)
    for i in range(t.BASE_TECHS):
        masks[tables.TECH_COLUMN[i]] |= 1 << i
    _fill(tables.COLUMN_MASK, masks)
    _fill(tables.SPECIAL_IDS, [card["id"] for card in cards_])
    _fill(tables.SPECIAL_COLUMN, [columns[card["replaces_column_of"]] for card in cards_])
    _fill(tables.SPECIAL_PRICE, [card["cost_coins"] for card in cards_])
    _fill(
        tables.SPECIAL_TOP,
        [techs[card["replaces_column_of"]] if card["keeps_top"] else t.NOTHING for card in cards_],
    )


def challenges() -> list[dict[str, Any]]:
    """The house challenges as data."""
    text = (files("saecula.aoc.cards") / "challenges.toml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)["challenges"]
    return [{**row, **_earlier_goals.get(row["id"], {})} for row in rows]


def _challenge(row: dict[str, Any]) -> tables.Challenge:
    challenge = tables.Challenge(row["id"])
    challenge.law = row["law"]
    challenge.wonders = row.get("wonders", 0)
    if "discount" in row:
        challenge.discount_action = t.ACTION_IDS.index(row["discount"]["action"])
        challenge.discount = row["discount"]["coins"]
    if "always" in row:
        challenge.always = t.ACTION_IDS.index(row["always"])
    if "replace_plague" in row:
        challenge.replace_plague = t.ACTION_IDS.index(row["replace_plague"])
    challenge.plagues = [position - 1 for position in row.get("plagues", [])]
    challenge.no_annex = row.get("no_annex", False)
    challenge.rival_step = row.get("rival_step", 1)
    challenge.population = row.get("population", 0)
    if "token" in row:
        challenge.token = t.TOKEN_IDS.index(row["token"])
        challenge.token_rounds = row["token_rounds"]
    challenge.coins_per_vp = row.get("coins_per_vp", 0)
    goal = row["goal"]
    challenge.goal_vp = goal["vp"]
    challenge.goal_wonders = goal.get("wonders", 0)
    challenge.goal_war_losses = goal.get("war_losses", t.NOTHING)
    return challenge


def _achievement(row: dict[str, Any]) -> tables.Achievement:
    achievement = tables.Achievement(row["id"])
    achievement.vp_min = row["vp_min"]
    achievement.techs_min = row.get("techs_min", 0)
    achievement.techs_max = row.get("techs_max", t.NOTHING)
    achievement.wonders_min = row.get("wonders_min", 0)
    achievement.power_min = row.get("power_min", 0)
    return achievement
