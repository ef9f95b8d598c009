"""Texts and faces of cards are whole: every number, power, limit, step, price and rounding of a row is in its text.

`facts_of` lists the facts of a row, field by field: a field without a checker fails. A fact is in a text if one
sentence has all of its numbers and all of its words, in every language. What sentences written by hand must say stands
in card_facts.py, how each language says it in card_words.py.
"""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from saecula.core.pickling import fields_of
from saecula.i18n import LANGUAGES, bundle, say
from saecula.tta import powers as p
from saecula.tta import terms as t
from saecula.tta.cards.card import Card, Power, Side, Step
from saecula.tta.cards.catalog import CARDS, NUMBER
from saecula.tta.faces import face_of
from saecula.tta.signs import UNCOUNTED
from saecula.tta.texts import row_text
from tests.tta.card_facts import SENTENCES
from tests.tta.card_words import WORDS


class Fact(NamedTuple):
    """Numbers and words that one sentence must have together."""

    field: str
    numbers: list[int]
    words: list[str]
    exact: tuple[str, ...] = ()  # patterns that are the same in every language


def told(field: str, message: str, *numbers: int, more: tuple[str, ...] = ()) -> Fact:
    """What a sentence must say by its table, with the numbers of the row."""
    tokens = [*SENTENCES[message], *more]
    fixed = [int(token) for token in tokens if token.isdigit()]
    return Fact(field, [*fixed, *numbers], [token for token in tokens if not token.isdigit()])


# --- the facts of a row, field by field -----------------------------------------------------------------------------
def number(*words: str) -> Callable[[str, int, Card], list[Fact]]:
    return lambda field, value, row: [Fact(field, [value], list(words))] if value else []


def symbol(*words: str) -> Callable[[str, int, Card], list[Fact]]:
    """Given as long as the card is there, with its sign; the actions of a government are all there are."""

    def facts(field: str, value: int, row: Card) -> list[Fact]:
        if row.kind == t.BONUS or (row.kind == t.GOVERNMENT and field in ("civil", "military")):
            return number(*words)(field, value, row)
        return [Fact(field, [value], ["gives", *words], (signed(value),))] if value else []

    return facts


def signed(value: int) -> str:
    return rf"\+{value}\b" if value > 0 else rf"−{-value}\b"


def flag(message: str) -> Callable[[str, bool, Card], list[Fact]]:
    return lambda field, value, row: [told(field, message)] if value else []


def nothing(field: str, value: object, row: Card) -> list[Fact]:
    """What the text need not say: it stands beside it."""
    return []


def of_powers(field: str, value: list[Power], row: Card) -> list[Fact]:
    facts = []
    for power, amount in value:
        message = f"power-{p.POWER_IDS[power]}"
        if power in UNCOUNTED:
            assert amount == 1, f"{row.slug}: {message} has an amount that no text tells"
            facts.append(told(field, message))
        else:
            facts.append(told(field, message, amount + 1 if power == p.STAGES_AT_ONCE else amount))
    return facts


def early(field: str, value: list[Power], row: Card) -> list[Fact]:
    return [*of_powers(field, value, row), told(field, "early-powers")] if value else []


def of_steps(field: str, value: list[Step], row: Card) -> list[Fact]:
    facts = []
    for whom, what, amount in value:
        who = f"whom-{t.WHOM_IDS[whom]}"
        late = ("age-iv",) if field == "late_steps" else ()
        if what == t.IMPACT:
            facts += [told(field, f"impact-{t.IMPACT_IDS[amount]}"), told(field, "impact-at-end")]
        elif what == t.BUILD_FREE:
            limited = ("limit",) if t.FIRST_URBAN <= CARDS[amount].kind <= t.LAST_URBAN else ()
            facts.append(told(field, "task-build-free", more=limited))
        else:
            message = "task-lose-culture" if what == t.GAIN_CULTURE and amount < 0 else f"task-{t.TASK_IDS[what]}"
            late += ("age-iv",) if what == t.DRAW_CARDS and not row.late_steps else ()
            numbers = [] if what in FLAG_TASKS else [amount]
            facts.append(told(field, message, *numbers, more=(*SENTENCES[who], *late)))
        facts.append(told(field, who))
        if whom not in (t.ALL, t.ALL_HAPPIEST, t.ALL_MOST_DISCONTENT):
            facts.append(told(field, "event-ties"))
    return facts


FLAG_TASKS = {  # their amount is 1 and no number
    t.LOSE_BUILDING, t.CULTURE_BY_CULTURE, t.SCIENCE_BY_SCIENCE, t.CULTURE_BY_SCIENCE, t.FOOD_BY_FACES,
    t.PRODUCE_FOOD, t.PRODUCE_RESOURCES, t.FULL_PRODUCTION, t.LOSE_ALL_FOOD, t.REMOVE_OLD_LEADER, t.LOSE_A_COLONY,
    t.RUIN_A_WONDER, t.DESTROY_OF_OTHERS,
}  # fmt: skip


def kind(field: str, value: int, row: Card) -> list[Fact]:
    facts = []
    if value == t.AIR_FORCE:
        facts.append(told(field, "air-force-doubles"))
    if t.FIRST_SPECIAL <= value < t.GOVERNMENT:
        facts.append(told(field, "only-best-special"))
    if value == t.SPECIAL_CONSTRUCTION:
        facts.append(told(field, "construction-note"))
    if value <= t.GOVERNMENT and not row.science and not row.workers:
        facts.append(told(field, "starts-in-play"))
    if value <= t.MINE:
        facts.append(Fact(field, [], ["worker", "blue", "production"]))
    elif value <= t.LAST_UNIT:
        facts.append(Fact(field, [], ["worker"]))
    if value in KIND_COSTS:
        only_copied = value == t.TACTIC and row.replaces  # a tactic with a leader under it lies on the table
        facts.append(told(field, "tactic-copy-costs" if only_copied else KIND_COSTS[value]))
    if value == t.TERRITORY or (value == t.EVENT and row.age > t.AGE_A):
        facts.append(told(field, "preparing-costs", row.age))
    if value == t.PACT:
        facts.append(told(field, "pact-costs" if row.symmetric else "pact-costs-sides"))
    return facts


KIND_COSTS = {
    t.LEADER: "leader-costs", t.ACTION: "action-card-costs", t.TACTIC: "tactic-costs", t.WAR: "war-resolved",
    t.AGGRESSION: "aggression-against",
}  # fmt: skip


def effect(field: str, value: int, row: Card) -> list[Fact]:
    if row.kind == t.AGGRESSION:
        return [told(field, f"aggression-{t.AGGRESSION_IDS[value]}")]
    if row.kind == t.WAR:
        return [told(field, f"war-{t.WAR_IDS[value]}")]
    if row.kind == t.POINTER:
        return [Fact(field, [row.amount], ["row", "leader" if value == t.LEADER else "wonder"])]
    assert value == t.NOTHING, f"{row.slug} has an effect that nothing tells"
    return []


def levels(field: str, value: list[int], row: Card) -> list[Fact]:
    exact = tuple(rf"\b{t.AGE_IDS[level]}\b" for level in value)
    return [Fact(field, [], ["destroy", "urban", "level"], exact)] if value else []


def stages(field: str, value: list[int], row: Card) -> list[Fact]:
    """In their order."""
    message = "wonder-stages-food" if row.stage_food else "wonder-stages" if len(value) > 1 else "wonder-one-stage"
    exact = (rf"(?<!\d){'-'.join(str(cost) for cost in value)}(?!\d)",)
    return [told(field, message)._replace(exact=exact)] if value else []


def army(field: str, value: list[int], row: Card) -> list[Fact]:
    kinds = ("infantry", "cavalry", "artillery")
    return [Fact(field, [count], [unit, "army"]) for unit, count in zip(kinds, value, strict=bool(value)) if count]


def outdated(field: str, value: int, row: Card) -> list[Fact]:
    """Below which level units make an army worth less."""
    exact = (rf"\b{t.AGE_IDS[row.age - 2].replace('A', '[AА]')}\b",)
    return [Fact(field, [value], ["army", "level", "only"], exact)] if value else []


def by_players(field: str, value: list[int], row: Card) -> list[Fact]:
    words = {"by_players": [], "arms_per_stronger": SENTENCES["arms-per-stronger"]}
    words["culture_per_richer"] = SENTENCES["culture-per-richer"]
    exact = (" / ".join(str(amount) for amount in value),)
    return [Fact(field, [], [*words[field], "two-players"], exact)] if value else []


def choice(field: str, value: list[int], row: Card) -> list[Fact]:
    goods = ("food", "resource", "science", "culture")
    return [Fact(field, [n], [good, "choice"]) for good, n in zip(goods, value, strict=True)] if value else []


def held_by(thing: object) -> dict[str, Any]:
    """The fields of a row or of an imaginary one; the classes of the compiled engine have no `__dict__`."""
    return vars(thing) if isinstance(thing, SimpleNamespace) else fields_of(thing)


def side(field: str, value: Side | None, row: Card) -> list[Fact]:
    """In the sentence of that side."""
    facts: list[Fact] = []
    for name, held in held_by(value).items() if value is not None else ():
        assert name in SIDE_FIELDS, f"no checker knows what {name} says"
        facts += SIDE_FIELDS[name](name, held, row)
    party = "side-both" if row.symmetric else f"side-{field}"
    return [Fact(field, fact.numbers, [*fact.words, party], fact.exact) for fact in facts]


def side_symbol(*words: str) -> Callable[[str, int, Card], list[Fact]]:
    return lambda field, value, row: [Fact(field, [value], list(words), (signed(value),))] if value else []


def score(field: str, value: int, row: Card) -> list[Fact]:
    return [told(field, f"score-{t.SCORE_IDS[value]}")] if value else []


def order(field: str, value: int, row: Card) -> list[Fact]:
    return [told(field, f"order-{t.ORDER_IDS[value]}")] if value else []


def price_by_revolution(field: str, value: int, row: Card) -> list[Fact]:
    return [told(field, "revolution-costs", value)] if value else []


def faces(field: str, value: int, row: Card) -> list[Fact]:
    return symbol("face")(field, value, row) if value > 0 else number("gives", "unhappy")(field, value, row)


Checker = Callable[[str, object, Card], list[Fact]]
FIELDS: dict[str, Checker] = {
    "slug": nothing, "name": nothing, "age": nothing, "copies": nothing, "module": nothing, "replaces": nothing,
    "kind": kind,
    "science": number("science"), "revolution": price_by_revolution, "cost": number("resource"),
    "workers": lambda field, value, row: [told(field, "starts-with", value)] if value else [],
    "food": number("food", "production"), "resource": number("resource", "production"), "research": symbol("science"),
    "culture": symbol("culture"), "strength": symbol("strength"), "faces": faces, "civil": symbol("civil"),
    "military": symbol("military"), "blue": symbol("blue"), "yellow": symbol("yellow"),
    "colonization": symbol("force", "colonizing"), "limit": number("urban", "limit"),
    "stages": stages, "score": score, "order": order, "powers": of_powers, "early": early,
    "row_discount": lambda field, value, row: [told(field, "row-discount", value)] if value else [],
    "row_surcharge": lambda field, value, row: [told(field, "row-surcharge", value)] if value else [],
    "discount": number("resource", "less"), "then_food": number("food"), "then_science": number("science"),
    "gain_food": number("food"), "gain_resource": number("resource"), "gain_science": number("science"),
    "gain_culture": number("culture"), "arms": number("resource", "unit", "this-turn", "lost"),
    "extra_military": number("military", "this-turn", "more"), "arms_per_stronger": by_players,
    "culture_per_richer": by_players, "by_players": by_players, "army": army, "tactic": number("army", "strength"),
    "outdated": outdated, "price": lambda field, value, row: [told(field, "attack-costs", value)] if value else [],
    "effect": effect, "amount": number(), "levels": levels,
    "a": side, "b": side, "forbids_attack": flag("pact-forbids"), "ends_on_attack": flag("pact-ends"),
    "attack_bonus": number("strength"), "symmetric": nothing,
    "defence": lambda field, value, row: [told(field, "defence-of", value)] if value else [],
    "population": number("population", "free"), "cards": number("military", "card", "age-iv"), "steps": of_steps,
    "late_steps": of_steps, "stage_food": nothing,  # with `stages`
    "stage_culture": lambda field, value, row: [told(field, "stage-culture", value)] if value else [],
    "stage_science": flag("stage-science"), "open_stages": flag("open-stages"), "keeps_tokens": flag("keeps-tokens"),
    "choice": choice, "by_level": flag("army-by-level"),
}  # fmt: skip
SIDE_FIELDS: dict[str, Checker] = {
    "culture": side_symbol("culture"), "strength": side_symbol("strength"), "military": side_symbol("military"),
    "resource_production": side_symbol("resource", "production"),
    "food_production": side_symbol("food", "production"), "immune_to_war": flag("pact-immune"), "powers": of_powers,
    "colonization": side_symbol("force", "colonizing"), "blue": side_symbol("blue"),
}  # fmt: skip


def facts_of(row: Card) -> list[Fact]:
    facts: list[Fact] = []
    for field, value in held_by(row).items():
        assert field in FIELDS, f"no checker knows what the field {field} says"
        facts += FIELDS[field](field, value, row)
    return facts


# --- is a fact in a text? -------------------------------------------------------------------------------------------
def says(sentence: str, fact: Fact, language: str) -> bool:
    place = LANGUAGES.index(language)
    patterns = [WORDS[word][place] for word in fact.words] + list(fact.exact)
    patterns += [rf"(?<!\d){abs(amount)}(?!\d)" for amount in fact.numbers]
    return all(re.search(pattern, sentence, re.IGNORECASE) for pattern in patterns)


def missing(row: Card, text: str, language: str) -> list[Fact]:
    sentences = [f"{sentence}." for sentence in text.split(". ")]
    return [fact for fact in facts_of(row) if not any(says(sentence, fact, language) for sentence in sentences)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_card_names_every_fact_of_its_row(language: str) -> None:
    found = {row.slug: missing(row, row_text(row, language), language) for row in CARDS}
    assert {slug: facts for slug, facts in found.items() if facts} == {}


# --- a text that leaves something out is found ----------------------------------------------------------------------
def changed(slug: str, **fields: object) -> Card:
    """An imaginary card: one that is there, but for some fields."""
    return cast("Card", SimpleNamespace(**{**held_by(CARDS[NUMBER[slug]]), **fields}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "field", "value"),
    [
        ("agriculture", "food", 9),
        ("agriculture", "workers", 9),
        ("monarchy", "revolution", 9),
        ("monarchy", "limit", 9),
        ("pyramids", "stages", [3, 1, 2]),
        ("pyramids", "keeps_tokens", True),
        ("homer", "powers", [(p.TUCK_UNDER_WONDER, 1), (p.POPULATION_DISCOUNT, 1)]),
        ("homer", "row_surcharge", 9),
        ("raid-ii", "levels", [1, 2, 3]),
        ("emigration", "steps", [(t.WEAKEST, t.POPULATION_BY_DISCONTENT, 2)]),
        ("emigration", "steps", [(t.ALL, t.POPULATION_BY_DISCONTENT, 3)]),
        ("emigration", "late_steps", [(t.ALL, t.POPULATION_BY_DISCONTENT, 2)]),
        ("impact-of-strength", "steps", [(t.ALL, t.IMPACT, t.IMPACT_SCIENCE)]),
        ("peace-treaty", "a", Side(culture=9)),
        ("peace-treaty", "ends_on_attack", True),
        ("wave-of-nationalism", "arms_per_stronger", [6, 3, 1]),
        ("modern-army", "outdated", 9),
        ("empire-state-building", "by_players", [7, 8, 8]),
    ],
)
def test_an_imaginary_card_with_something_unmentioned_is_found(
    language: str, slug: str, field: str, value: object
) -> None:
    """Its row says more than the text of the card that it was made from."""
    text = row_text(CARDS[NUMBER[slug]], language)
    row = changed(slug, **{field: value})
    assert field in [fact.field for fact in missing(row, text, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_card_can_be_left_out(language: str) -> None:
    """Each of them tells a fact of the row that no other one tells."""
    needless = []
    for row in CARDS:
        sentences = row_text(row, language).removesuffix(".").split(". ")
        for place, sentence in enumerate(sentences):
            rest = ". ".join(sentences[:place] + sentences[place + 1 :])
            if not missing(row, rest, language):
                needless.append((row.slug, sentence))
    assert needless == []


def test_a_field_that_no_checker_knows_is_found() -> None:
    with pytest.raises(AssertionError, match="novelty"):
        facts_of(changed("agriculture", novelty=3))
    party = SimpleNamespace(**held_by(Side()), novelty=3)
    with pytest.raises(AssertionError, match="novelty"):
        facts_of(changed("peace-treaty", a=party))


def test_a_text_is_told_by_the_row_and_not_by_the_kind() -> None:
    """Whatever field an imaginary card uses, its text tells it."""
    for fields in ({"gain_food": 7}, {"arms": 7}, {"price": 7}, {"strength": 7}, {"defence": 7}, {"extra_military": 7}):
        row = changed("moses", **fields)
        assert missing(row, row_text(row, "en"), "en") == []


# --- sentences that are written by hand -----------------------------------------------------------------------------
SAMPLE = {"n": 97, "amount": "+97", "what": "7 / 8 / 9", "other": "", "card": "", "level": "I", "late": "no"}
FIXED = {
    "war-territory": {"n": 5}, "war-culture": {"n": 5}, "task-full-production": {"n": 4},
    "task-ruin-a-wonder": {"n": 2},
    "power-buy-colonization": {"prices": "1, 3, 6", "forces": "+1, +2, +3"}, "task-science-per-wonder": {"twice": 2},
    "impact-science": {"two": "10-0", "three": "14-7-0", "four": "15-10-5-0"},
}  # fmt: skip
FIXED["impact-strength"] = FIXED["impact-culture"] = FIXED["impact-science"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_loses_a_fact(language: str) -> None:
    lacking = {}
    for message in SENTENCES:
        values = {**SAMPLE, "urban": "no", **FIXED.get(message, {})}
        if message == "aggression-raid":
            values["what"] = say(language, "raid-building", level="I")
        text = say(language, message, **values)
        fact = told("", message)
        if not says(text, fact, language):
            lacking[message] = [word for word in fact.words if not says(text, Fact("", [], [word]), language)]
    assert lacking == {}


@pytest.mark.parametrize(
    ("message", "parts"),
    [
        (
            "power-convert-to-theater",
            ("1 civil action", "of the same or a higher level", "(not below 0)", "Once in each of your turns"),
        ),
        ("impact-at-end", ("current or future ",)),
        ("impact-strength", (" (at the end of the game the starting player)", " clockwise")),
        ("aggression-enslave", (" if there is none",)),
        ("aggression-infiltrate", (" who has a leader or an unfinished wonder",)),
        ("order-develop", (" regular", "instead of ")),
        ("revolution-costs", (" (your whole total must be available)",)),
        ("power-revolt-by-army", (", new civil actions are available at once",)),
        ("task-food-by-faces", (" rating", " (at most 8)")),
        ("task-take-from-row", (", without removing the cards of the first spaces",)),
        ("task-lose-blue", (" from a farm or mine card (or a lab that holds tokens)",)),
        ("wonder-stages", ("; building a stage costs 1 civil action as well",)),
        ("wonder-one-stage", (" and 1 civil action",)),
        ("leader-costs", ("1 civil action",)),
        ("action-card-costs", ("1 civil action", "; you may not play it in the action phase in which you took it")),
        ("tactic-costs", ("1 military action", ", copying it when it is common 2", "; once a turn")),
        ("power-humble-weaker", ("and you gain 97",)),
        ("power-more-arms-if-weak", (", or when she is played in it",)),
        ("power-works-each-phase", (", also in the one in which she is played",)),
        ("power-food-as-resource", (", when you pay resources", " (nothing is exchanged or stored)")),
        ("power-resource-as-food", (", when you pay food", " (nothing is exchanged or stored)")),
        ("power-commit-unit", (" printed", ", against an aggression only if you repel it")),
        ("aggression-plunder", (" (less if you like)",)),
        ("aggression-spy", (", or all the rival has if fewer",)),
        ("aggression-occupy", (", of each all the rival has if fewer",)),
        ("aggression-against", ("only against a rival weaker than you", " reaching your strength")),
        ("task-produce-food", (", even with an uprising",)),
        ("task-full-production", (", even with an uprising",)),
        ("war-resolved", (" whatever the strengths", ", but not in the last round")),
        ("event-ties", ("whoever is on turn counts as having more", " clockwise")),
        ("attack-costs", (" your political action",)),
        ("preparing-costs", (" your political action",)),
        ("pact-costs", (" your political action", ", even if it is refused")),
        ("pact-costs-sides", ("; you choose which side is yours",)),
        ("aggression-annex", (", but without its immediate effect", " permanent")),
    ],
)
def test_a_sentence_without_its_fact_is_found(message: str, parts: tuple[str, ...]) -> None:
    whole = say("en", message, **{**SAMPLE, **FIXED.get(message, {})})
    assert says(whole, told("", message), "en")
    for part in parts:
        poor = re.sub(re.escape(part), "", whole, flags=re.IGNORECASE)
        assert poor != whole, part
        assert not says(poor, told("", message), "en"), part


def test_every_sentence_of_a_row_has_its_facts_listed() -> None:
    ids = [f"power-{power}" for power in p.POWER_IDS] + [f"order-{one}" for one in t.ORDER_IDS[1:]]
    ids += [f"score-{one}" for one in t.SCORE_IDS[1:]] + [f"whom-{one}" for one in t.WHOM_IDS]
    ids += [f"task-{one}" for one in t.TASK_IDS[1:] if one != "impact"] + [f"impact-{one}" for one in t.IMPACT_IDS]
    ids += [f"aggression-{one}" for one in t.AGGRESSION_IDS[1:]] + [f"war-{one}" for one in t.WAR_IDS[1:]]
    assert [message for message in ids if not SENTENCES.get(message)] == []
    for message, tokens in SENTENCES.items():
        assert bundle("en").has_message(message), message
        assert [token for token in tokens if not token.isdigit() and token not in WORDS] == [], message


# --- faces ----------------------------------------------------------------------------------------------------------
SPOKEN = {"steps", "late_steps", "powers", "early", "a", "b", "effect", "kind", "score", "order", "levels", "stages"}
EVERYWHERE = SPOKEN | {"army", "arms_per_stronger", "culture_per_richer", "by_players", "choice"}


def shown_numbers(row: Card) -> set[int]:
    return {abs(sign.n) for sign in face_of(row) if sign.n is not None}


def test_the_face_of_every_card_shows_its_numbers() -> None:
    for row in CARDS:
        face = face_of(row)
        assert face, row.slug
        assert all(re.fullmatch(r"[a-z0-9_-]+", sign.icon) for sign in face), row.slug
        shown = shown_numbers(row)
        for field, value in held_by(row).items():
            if isinstance(value, int) and not isinstance(value, bool) and field not in EVERYWHERE | {"age", "module"}:
                assert not value or abs(value) in shown, (row.slug, field)
        lists = (row.stages, row.army, row.choice, row.by_players, row.arms_per_stronger, row.culture_per_richer)
        for values in (*lists, row.levels):
            assert {value for value in values if value} <= shown, row.slug
        for power, amount in row.powers:
            assert power in UNCOUNTED or {amount, amount + 1} & shown, (row.slug, p.POWER_IDS[power])


def test_a_face_changes_with_its_row() -> None:
    assert 9 in shown_numbers(changed("agriculture", food=9))
    assert 9 in shown_numbers(changed("monarchy", revolution=9))
    assert 9 in shown_numbers(changed("crusades", steps=[(t.WEAKEST, t.GAIN_CULTURE, -9)]))
    assert face_of(changed("pyramids", keeps_tokens=True)) != face_of(CARDS[NUMBER["pyramids"]])
    with pytest.raises(KeyError):
        face_of(changed("moses", powers=[(p.CARD_POWERS, 1)]))
