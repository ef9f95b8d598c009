"""The short form of every card of Through the Ages: signs for its face, made from its row.

A sign is a symbol, a number (None where the card counts something itself) and the id of what qualifies it. What a card
does in full, texts.py tells.
"""

from typing import NamedTuple

from saecula.tta import powers as p
from saecula.tta import terms as t
from saecula.tta.cards.card import Card, Power, Side, Step
from saecula.tta.cards.catalog import KIND
from saecula.tta.law.turn.war import ADVANTAGE_PER_TOKEN
from saecula.tta.signs import (
    AGGRESSION_SIGNS,
    IMPACT_SIGNS,
    LESS,
    OF_ROW,
    ORDER_SIGNS,
    POWER_SIGNS,
    SCORE_SIGNS,
    TASK_SIGNS,
    UNCOUNTED,
    Counted,
)


class Sign(NamedTuple):
    icon: str
    n: int | None = None
    note: str = ""


SYMBOLS = (
    ("food", "food"), ("resource", "resource"), ("research", "science"), ("culture", "culture"),
    ("strength", "strength"), ("faces", "happy"), ("civil", "civil"), ("military", "military"), ("blue", "blue"),
    ("yellow", "yellow"), ("colonization", "colony"),
)  # fmt: skip
PRICES = (
    ("science", "science", "cost"), ("revolution", "science", "revolution"), ("cost", "resource", "cost"),
    ("price", "military", "cost"), ("row_discount", "civil", "cheaper-after-new-leader"),
    ("row_surcharge", "civil", "dearer-without-discontent"), ("workers", "worker", "at-start"),
)  # fmt: skip
GAINS = (
    ("gain_resource", "resource"), ("gain_food", "food"), ("gain_science", "science"), ("gain_culture", "culture"),
    ("population", "population"), ("cards", "cards"),
)  # fmt: skip
CHOICES = ("food", "resource", "science", "culture")
UNITS = ("infantry", "cavalry", "artillery")
SIDE_SYMBOLS = (
    ("culture", "culture"), ("strength", "strength"), ("military", "military"), ("resource_production", "resource"),
    ("food_production", "food"), ("colonization", "colony"), ("blue", "blue"),
)  # fmt: skip
PLAYERS = ("with-2-players", "with-3-players", "with-4-players")


def face_of(row: Card) -> list[Sign]:
    """Everything that stands on a card's face, what it gives first."""
    signs = symbols(row)
    for teller in (wonder, by_power, gains, orders, army, attack, pact, events, prices):
        signs += teller(row)
    if row.kind == t.POINTER:
        signs.append(Sign(t.KIND_IDS[row.effect], row.amount, "slot"))
    return signs


def numbers(row: object, fields: tuple[tuple[str, str], ...], note: str) -> list[Sign]:
    found = [(icon, getattr(row, field)) for field, icon in fields]
    return [Sign(icon, amount, note) for icon, amount in found if amount]


def counted(signs: list[Counted], row: Card) -> list[Sign]:
    """Signs of a table, with the amount of the row where they ask for it."""
    return [Sign(icon, row.amount if n == OF_ROW else n, note) for icon, n, note in signs]


def symbols(row: Card) -> list[Sign]:
    if row.kind == t.BONUS:
        return [Sign("strength", row.defence, "in-defence"), Sign("colony", row.colonization, "or-colonizing")]
    signs = numbers(row, SYMBOLS, "per-worker" if row.kind <= t.LAST_UNIT else "")
    if row.kind == t.AIR_FORCE:
        signs.append(Sign("tactic", 2, "doubles-army"))
    if row.limit:
        signs.append(Sign("urban", row.limit, "limit"))
    return signs


def prices(row: Card) -> list[Sign]:
    return [Sign(icon, getattr(row, field), note) for field, icon, note in PRICES if getattr(row, field)]


def of_powers(powers: list[Power]) -> list[Sign]:
    signs = []
    for power, amount in powers:
        icon, note = POWER_SIGNS[power]
        number = None if power in UNCOUNTED else -amount if power in LESS else amount
        if power == p.STAGES_AT_ONCE:
            number = amount + 1
        signs.append(Sign(icon, number, note))
    return signs


def by_power(row: Card) -> list[Sign]:
    signs = [Sign("stage", 1, "from-then-on")] if row.early else []
    signs += of_powers(row.powers)
    if row.by_players and not row.score:
        signs += [Sign("yellow", amount, note) for amount, note in zip(row.by_players, PLAYERS, strict=True)]
    return signs


def wonder(row: Card) -> list[Sign]:
    signs = [Sign("food" if row.stage_food else "resource", cost, "stage") for cost in row.stages]
    if row.stage_culture:
        signs.append(Sign("culture", row.stage_culture, "per-stage-built"))
    if row.stage_science:
        signs.append(Sign("science", None, "cost-of-stage"))
    if row.open_stages:
        signs.append(Sign("stage", 1, "by-others-once-a-turn"))
    if row.keeps_tokens:
        signs.append(Sign("blue", len(row.stages), "kept-on-card"))
    if row.score:
        own = counted(SCORE_SIGNS[row.score], row)
        if row.by_players:
            own = [Sign("culture", amount, note) for amount, note in zip(row.by_players, PLAYERS, strict=True)] + own
        signs += own
    return signs


def gains(row: Card) -> list[Sign]:
    """What comes at once."""
    note = {t.TERRITORY: "when-colonized", t.WONDER: "when-completed"}.get(row.kind, "gain")
    signs = numbers(row, GAINS, note)
    if row.choice:
        signs += [Sign(icon, amount, "one-of-these") for icon, amount in zip(CHOICES, row.choice, strict=True)]
    return signs


def orders(row: Card) -> list[Sign]:
    signs = []
    if row.order:
        number = row.discount or row.then_food or row.then_science or row.amount
        signs += [Sign(icon, number, note) for icon, note in ORDER_SIGNS[row.order]]
    signs += numbers(row, (("extra_military", "military"),), "this-turn")
    signs += numbers(row, (("arms", "resource"),), "for-units-this-turn")
    for field, icon in (("arms_per_stronger", "resource"), ("culture_per_richer", "culture")):
        amounts = getattr(row, field)
        if amounts:
            signs.append(Sign(f"whom-{field.rpartition('_')[2]}", None, "per-opponent"))
            signs += [Sign(icon, amount, note) for amount, note in zip(amounts, PLAYERS, strict=True)]
    return signs


# --- military cards -------------------------------------------------------------------------------------------------
def army(row: Card) -> list[Sign]:
    if not row.army:
        return []
    signs = [Sign(icon, count, "in-army") for icon, count in zip(UNITS, row.army, strict=True) if count]
    signs.append(Sign("strength", row.tactic, "plus-lowest-level" if row.by_level else "per-army"))
    if row.outdated:
        signs.append(Sign("strength", row.outdated, "per-outdated-army"))
    return signs


def attack(row: Card) -> list[Sign]:
    if row.kind == t.AGGRESSION:
        signs = [Sign("urban", level, "destroy-up-to-level") for level in row.levels]
        return signs + counted(AGGRESSION_SIGNS[row.effect], row)
    if row.kind != t.WAR:
        return []
    if row.effect == t.OVER_TERRITORY:
        return [Sign("yellow", 1, "victor-takes"), Sign("yellow", 1, f"victor-per-{ADVANTAGE_PER_TOKEN}-difference")]
    if row.effect == t.OVER_TECHNOLOGY:
        return [Sign("science", None, "victor-takes-difference"), Sign("special", None, "victor-takes-difference")]
    signs = [Sign("culture", t.WAR_CULTURE, "victor-takes")] if row.effect == t.OVER_CULTURE else []
    return [*signs, Sign("culture", None, "victor-takes-difference")]


def pact(row: Card) -> list[Sign]:
    if row.a is None or row.b is None:
        return []
    if row.symmetric:
        signs = party(row.a, "side-both")
    else:
        signs = party(row.a, "side-a") + party(row.b, "side-b")
    if row.forbids_attack:
        signs.append(Sign("aggression", None, "not-between-partners"))
    if row.ends_on_attack:
        signs.append(Sign("aggression", None, "ends-pact"))
    if row.attack_bonus:
        signs.append(Sign("strength", row.attack_bonus, "attacking-partner"))
    return signs


def party(side: Side, name: str) -> list[Sign]:
    signs = [Sign(name), *numbers(side, SIDE_SYMBOLS, ""), *of_powers(side.powers)]
    if side.immune_to_war:
        signs.append(Sign("war", None, "not-against-this-side"))
    return signs


# --- events ---------------------------------------------------------------------------------------------------------
def events(row: Card) -> list[Sign]:
    signs = steps(row.steps)
    if row.late_steps:
        signs += [Sign("age-iv", None, "instead"), *steps(row.late_steps)]
    return signs


def steps(rows: list[Step]) -> list[Sign]:
    """Whom they concern, once for all steps of the same ones, and what happens to them."""
    signs: list[Sign] = []
    before = t.NOTHING
    for whom, what, amount in rows:
        if whom != before:
            signs.append(Sign(f"whom-{t.WHOM_IDS[whom]}"))
            before = whom
        signs += of_task(what, amount)
    return signs


def of_task(what: int, amount: int) -> list[Sign]:
    if what == t.IMPACT:
        return [Sign(icon, n, note) for icon, n, note in IMPACT_SIGNS[amount]]
    if what == t.BUILD_FREE:
        return [Sign(t.KIND_IDS[KIND[amount]], 1, "free")]
    return [Sign(icon, amount * factor if factor else fixed, note) for icon, factor, fixed, note in TASK_SIGNS[what]]
