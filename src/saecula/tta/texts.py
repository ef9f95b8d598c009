"""What every card of Through the Ages says, in the reader's language: told from its row, so that nothing is forgotten.

Every field of a row has a teller here, whatever the kind of the card: tests/tta/test_card_texts.py asks for each.
"""

from itertools import groupby

from saecula.i18n import say
from saecula.tta import powers as p
from saecula.tta import terms as t
from saecula.tta.cards.card import Card, Side, Step
from saecula.tta.cards.catalog import CARDS, is_urban
from saecula.tta.law.cards.isabella_of_castile import force_price
from saecula.tta.law.cards.knowledge_of_the_ancients import OLD_WONDER
from saecula.tta.law.turn.war import ADVANTAGE_PER_TOKEN

SYMBOLS = (
    "food", "resource", "research", "culture", "strength", "faces", "civil", "military", "blue", "yellow",
    "colonization",
)  # fmt: skip
GAINS = (
    ("gain_resource", "resources"), ("gain_food", "gains-food"), ("gain_science", "gains-science"),
    ("gain_culture", "gains-culture"), ("population", "gain-population"), ("cards", "gain-cards"),
)  # fmt: skip
UNITS = ("unit-infantry", "unit-cavalry", "unit-artillery")
CHOICES = ("gains-food", "resources", "gains-science", "gains-culture")  # of a territory that gives one of four
SIDE_SYMBOLS = ("culture", "strength", "military", "colonization", "blue")
KIND_COSTS = {
    t.LEADER: "leader-costs", t.ACTION: "action-card-costs", t.TACTIC: "tactic-costs", t.PACT: "pact-costs-sides",
    t.EVENT: "preparing-costs", t.TERRITORY: "preparing-costs",
}  # fmt: skip
TIED = {  # whom an event finds by comparing numbers, so that ties must be told
    t.STRONGEST, t.WEAKEST, t.TWO_STRONGEST, t.TWO_WEAKEST, t.SECOND_WEAKEST, t.MOST_CULTURE, t.FEWEST_CULTURE,
    t.MOST_CULTURE_IF_WEAK,
}  # fmt: skip


def name(card: int, language: str) -> str:
    """Pointers, revised cards and tactics with a leader under them are named after what they stand for."""
    row = CARDS[card]
    if row.kind == t.POINTER:
        return say(language, "pointer-leader" if row.effect == t.LEADER else "pointer-wonder", n=row.amount)
    if row.replaces:
        message = "special-tactic" if row.kind == t.TACTIC else "revised-card"
        return say(language, message, card=say(language, f"card-{row.replaces}"))
    return say(language, f"card-{row.slug}")


def card_text(card: int, language: str) -> str:
    """Everything that a card says."""
    return row_text(CARDS[card], language)


def row_text(row: Card, language: str) -> str:
    """One sentence after another."""
    parts = []
    for teller in (given, wonder, powers_of, costs, gains, orders, army, attack, pact, events, pointer, kind_costs):
        parts += teller(row, language)
    return " ".join(f"{part[0].upper()}{part[1:]}." for part in parts)


# --- numbers ------------------------------------------------------------------------------------------------------
def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def by_players(amounts: list[int]) -> str:
    """For 2, 3 and 4 players."""
    return " / ".join(str(amount) for amount in amounts)


def one_or_other(parts: list[str], language: str) -> str:
    """What is offered, with "or" before the last."""
    if len(parts) < 2:
        return "".join(parts)
    return say(language, "or-last", what=", ".join(parts[:-1]), other=parts[-1])


def phrases(row: object, fields: tuple[tuple[str, str], ...], language: str) -> list[str]:
    """Phrases for the numbers of a row that are not zero."""
    found = [(message, getattr(row, field)) for field, message in fields]
    return [say(language, message, n=amount) for message, amount in found if amount]


def symbols(row: object, fields: tuple[str, ...], language: str) -> list[str]:
    parts = []
    for field in fields:
        amount = getattr(row, field)
        if amount < 0 and field == "faces":
            parts.append(say(language, "gives-unhappy", n=-amount))
        elif amount:
            parts.append(say(language, f"gives-{field}", n=abs(amount), amount=signed(amount)))
    return parts


# --- what a card gives as long as it is there -----------------------------------------------------------------------
def given(row: Card, language: str) -> list[str]:
    """Its symbols, and what the kind of the card has to do with them."""
    if row.kind == t.GOVERNMENT:  # its actions are all there are, others add some
        parts = phrases(row, (("civil", "civil-actions"), ("military", "military-actions")), language)
        parts += symbols(row, tuple(field for field in SYMBOLS if field not in ("civil", "military")), language)
    elif row.kind == t.BONUS:
        return phrases(row, (("defence", "defence-of"), ("colonization", "colonization-of")), language)
    else:
        parts = symbols(row, SYMBOLS, language)
    said = []
    if parts:
        message = "card-gives"
        if row.kind <= t.MINE:
            message = "worker-produces"
        elif row.kind <= t.LAST_UNIT:
            message = "worker-gives"
        elif row.kind == t.TERRITORY:
            message = "colony-gives"
        said = [say(language, message, what=", ".join(parts))]
    said += phrases(row, (("limit", "urban-limit"), ("defence", "defence-of")), language)
    if row.kind == t.AIR_FORCE:
        said.append(say(language, "air-force-doubles"))
    if t.FIRST_SPECIAL <= row.kind < t.GOVERNMENT:
        said.append(say(language, "only-best-special"))
    return said


def power(number: int, amount: int, language: str) -> str:
    """One power in words."""
    message = f"power-{p.POWER_IDS[number]}"
    if number == p.STAGES_AT_ONCE:
        return say(language, message, n=amount + 1)
    if number == p.BUY_COLONIZATION:
        forces = range(1, amount + 1)
        prices = one_or_other([str(force_price(force)) for force in forces], language)
        bought = one_or_other([signed(force) for force in forces], language)
        return say(language, message, prices=prices, forces=bought)
    return say(language, message, n=amount)


def powers_of(row: Card, language: str) -> list[str]:
    parts = []
    if row.early:
        early = "; ".join(power(number, amount, language) for number, amount in row.early)
        parts.append(say(language, "early-powers", what=early))
    parts += [power(number, amount, language) for number, amount in row.powers if (number, amount) not in row.early]
    if row.kind == t.SPECIAL_CONSTRUCTION:
        parts.append(say(language, "construction-note"))
    if row.by_players and not row.score:
        message = "needs-by-players" if row.kind == t.LEADER else "amount-by-players"
        parts.append(say(language, message, what=by_players(row.by_players)))
    return parts


# --- prices ---------------------------------------------------------------------------------------------------------
def costs(row: Card, language: str) -> list[str]:
    building = "unit-costs" if t.FIRST_UNIT <= row.kind <= t.LAST_UNIT else "build-costs"
    developing = "peaceful-costs" if row.kind == t.GOVERNMENT else "develop-costs"
    fields = (
        ("science", developing), ("revolution", "revolution-costs"), ("cost", building), ("price", "attack-costs"),
        ("row_discount", "row-discount"), ("row_surcharge", "row-surcharge"), ("workers", "starts-with"),
    )  # fmt: skip
    parts = phrases(row, fields, language)
    if row.kind <= t.GOVERNMENT and not row.science and not row.workers:
        parts.append(say(language, "starts-in-play"))
    return parts


def kind_costs(row: Card, language: str) -> list[str]:
    """What all cards of a kind cost, whatever their rows say."""
    if row.kind not in KIND_COSTS or (row.kind == t.EVENT and row.age == t.AGE_A):  # those of Age A are in no hand
        return []
    message = KIND_COSTS[row.kind]
    if row.kind == t.TACTIC and row.replaces:  # a tactic with a leader under it is in no hand
        message = "tactic-copy-costs"
    elif row.symmetric:
        message = "pact-costs"
    return [say(language, message, n=row.age)]


# --- wonders --------------------------------------------------------------------------------------------------------
def wonder(row: Card, language: str) -> list[str]:
    """Stages, what they ask and give, and what the completed wonder scores."""
    parts = []
    if len(row.stages) == 1 and not row.stage_food:
        parts.append(say(language, "wonder-one-stage", n=row.stages[0]))
    elif row.stages:
        message = "wonder-stages-food" if row.stage_food else "wonder-stages"
        parts.append(say(language, message, what="-".join(str(cost) for cost in row.stages)))
    if row.stage_science:
        parts.append(say(language, "stage-science"))
    if row.stage_culture:
        parts.append(say(language, "stage-culture", n=row.stage_culture))
    if row.open_stages:
        parts.append(say(language, "open-stages"))
    if row.keeps_tokens:
        parts.append(say(language, "keeps-tokens"))
    if row.score:
        what = by_players(row.by_players)
        parts.append(say(language, f"score-{t.SCORE_IDS[row.score]}", n=row.amount, what=what))
    return parts


# --- gains and orders -----------------------------------------------------------------------------------------------
def gains(row: Card, language: str) -> list[str]:
    """What comes at once: for a territory when it is colonized, for a wonder when it is completed."""
    parts = phrases(row, GAINS, language)
    if row.choice:
        offered = [say(language, message, n=n) for message, n in zip(CHOICES, row.choice, strict=True)]
        parts.append(say(language, "one-of", what=one_or_other(offered, language)))
    if not parts:
        return []
    message = {t.TERRITORY: "first-gain", t.WONDER: "completion-gain"}.get(row.kind, "gain-of")
    return [say(language, message, what=", ".join(parts))]


def orders(row: Card, language: str) -> list[str]:
    parts = []
    if row.order:
        number = row.discount or row.then_food or row.then_science or row.amount
        parts.append(say(language, f"order-{t.ORDER_IDS[row.order]}", n=number))
    parts += phrases(row, (("extra_military", "extra-military"), ("arms", "arms-gain")), language)
    if row.arms_per_stronger:
        parts.append(say(language, "arms-per-stronger", n=by_players(row.arms_per_stronger)))
    if row.culture_per_richer:
        parts.append(say(language, "culture-per-richer", n=by_players(row.culture_per_richer)))
    return parts


# --- military cards -------------------------------------------------------------------------------------------------
def army(row: Card, language: str) -> list[str]:
    if not row.army:
        return []
    units = ", ".join(say(language, UNITS[k], n=count) for k, count in enumerate(row.army) if count)
    parts = [say(language, "army-of", what=units, n=row.tactic)]
    if row.by_level:
        parts.append(say(language, "army-by-level"))
    if row.outdated:  # by units two levels below the tactic
        parts.append(say(language, "army-outdated", level=t.AGE_IDS[row.age - 2], n=row.outdated))
    return parts


def attack(row: Card, language: str) -> list[str]:
    if row.kind == t.AGGRESSION:
        return [spoils(row, "aggression", language), say(language, "aggression-against")]
    if row.kind == t.WAR:
        numbers = {t.OVER_TERRITORY: ADVANTAGE_PER_TOKEN, t.OVER_CULTURE: t.WAR_CULTURE}
        won = say(language, f"war-{t.WAR_IDS[row.effect]}", n=numbers.get(row.effect, 0))
        return [say(language, "war-resolved"), won]
    return []


def spoils(row: Card, told: str, language: str) -> str:
    """What an aggression takes, told to whoever plays it ("aggression") or to whoever is attacked ("loss")."""
    what = ""
    for level in row.levels:
        building = say(language, "raid-building", level=t.AGE_IDS[level])
        what = say(language, "raid-and", what=what, other=building) if what else building
    return say(language, f"{told}-{t.AGGRESSION_IDS[row.effect]}", n=row.amount, what=what)


def side(party: Side, language: str) -> str:
    parts = symbols(party, SIDE_SYMBOLS, language)
    for field in ("resource_production", "food_production"):
        amount = getattr(party, field)
        if amount:
            parts.append(say(language, field.replace("_", "-"), amount=signed(amount)))
    parts += [power(number, amount, language) for number, amount in party.powers]
    if party.immune_to_war:
        parts.append(say(language, "pact-immune"))
    return ", ".join(parts)


def pact(row: Card, language: str) -> list[str]:
    if row.a is None or row.b is None:
        return []
    if row.symmetric:
        parts = [say(language, "pact-both", what=side(row.a, language))]
    else:
        parts = [
            say(language, "pact-a", what=side(row.a, language)),
            say(language, "pact-b", what=side(row.b, language)),
        ]
    if row.forbids_attack:
        parts.append(say(language, "pact-forbids"))
    if row.ends_on_attack:
        parts.append(say(language, "pact-ends"))
    if row.attack_bonus:
        parts.append(say(language, "pact-attack-bonus", n=row.attack_bonus))
    return parts


# --- events and pointers --------------------------------------------------------------------------------------------
def events(row: Card, language: str) -> list[str]:
    late = "yes" if row.late_steps else "no"
    parts = steps(row.steps, late, language)
    if row.late_steps:
        parts.append(say(language, "late-steps", what="; ".join(steps(row.late_steps, late, language))))
    if any(what == t.IMPACT for _, what, _ in row.steps):
        parts.append(say(language, "impact-at-end"))
    if any(whom in TIED for whom, _, _ in row.steps + row.late_steps):
        parts.append(say(language, "event-ties"))
    return parts


def steps(rows: list[Step], late: str, language: str) -> list[str]:
    """Whom they concern, and what happens to them; steps for the same ones in one sentence.

    `late` is "yes" where a card does something else in Age IV, and need not say what its steps do then.
    """
    parts = []
    for whom, same in groupby(rows, lambda step: step[0]):
        what = "; ".join(task(number, amount, late, language) for _, number, amount in same)
        parts.append(f"{say(language, f'whom-{t.WHOM_IDS[whom]}')}: {what}")
    return parts


def task(what: int, amount: int, late: str, language: str) -> str:
    """One thing that an event does."""
    if what == t.IMPACT:
        two, three, four = ("-".join(str(points) for points in t.RANK_AWARDS[players]) for players in (2, 3, 4))
        return say(language, f"impact-{t.IMPACT_IDS[amount]}", two=two, three=three, four=four)
    message = f"task-{t.TASK_IDS[what]}"
    if what == t.GAIN_CULTURE and amount < 0:
        message = "task-lose-culture"
    if what == t.BUILD_FREE:
        urban = "yes" if is_urban(amount) else "no"
        return say(language, message, card=name(amount, language), urban=urban)
    fixed = {t.RUIN_A_WONDER: t.RUINS_CULTURE, t.FULL_PRODUCTION: t.FAMINE}
    return say(language, message, n=fixed.get(what, abs(amount)), late=late, twice=OLD_WONDER * amount)


def pointer(row: Card, language: str) -> list[str]:
    if row.kind != t.POINTER:
        return []
    return [say(language, "points-to-leader" if row.effect == t.LEADER else "points-to-wonder", n=row.amount)]
