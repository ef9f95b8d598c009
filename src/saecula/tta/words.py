"""Cards, questions and commands of Through the Ages in words, in the reader's language.

What a card does is told from its row: symbols, powers, orders and steps each have a phrase of their own.
"""

from saecula.core.command import a_of, b_of, c_of, kind_of
from saecula.core.event import HIDDEN, Event
from saecula.i18n import say
from saecula.tta import powers as p
from saecula.tta import terms as t
from saecula.tta.cards.card import Card, Side, Step
from saecula.tta.cards.catalog import CARDS, KIND, REVOLUTION, SCIENCE, SLUGS, is_unit
from saecula.tta.commands import (
    BY_BANK,
    BY_BUILDING,
    BY_FORCE,
    BY_REVOLUTION,
    BY_SCIENCE,
    BY_SPACE,
    BY_STAGE,
    BY_UPGRADE,
    CARD_PART,
    PLACE_PART,
    said,
)
from saecula.tta.doors import question_of
from saecula.tta.law.action.card import ordered_discount
from saecula.tta.law.action.price import less
from saecula.tta.law.action.take import take_cost
from saecula.tta.law.action.wonder import stage_cost
from saecula.tta.law.cards.development_of_civilization import event_discount
from saecula.tta.law.cards.gutenberg import is_learn, learn_take_cost
from saecula.tta.law.cards.isabella_of_castile import force_price
from saecula.tta.notation import SIDES
from saecula.tta.ratings.prices import build_cost, peaceful_discount, population_cost, science_cost, upgrade_cost
from saecula.tta.state import State

SYMBOLS = (
    ("food", "food"), ("resource", "resources"), ("research", "science-points"), ("culture", "culture-points"),
    ("strength", "strength-points"), ("faces", "faces"), ("civil", "civil-actions"), ("military", "military-actions"),
    ("blue", "blue-tokens"), ("yellow", "yellow-tokens"), ("colonization", "colonization-points"),
)  # fmt: skip
GAINS = (
    ("gain_resource", "resources"), ("gain_food", "food"), ("gain_science", "science-points"),
    ("gain_culture", "culture-points"), ("population", "tta-population"), ("cards", "military-cards"),
)  # fmt: skip
UNITS = ("unit-infantry", "unit-cavalry", "unit-artillery")


CHOICES = ("food", "resources", "science-points", "culture-points")  # of a territory that gives one of four


def name(card: int, language: str) -> str:
    """Pointers, revised cards and tactics with a leader under them are named after what they stand for."""
    row = CARDS[card]
    if row.kind == t.POINTER:
        return say(language, "pointer-leader" if row.effect == t.LEADER else "pointer-wonder", n=row.amount)
    if row.replaces:
        message = "special-tactic" if row.kind == t.TACTIC else "revised-card"
        return say(language, message, card=say(language, f"card-{row.replaces}"))
    return say(language, f"card-{row.slug}")


# --- cards --------------------------------------------------------------------------------------------------------
def amounts(row: object, fields: tuple[tuple[str, str], ...], language: str) -> list[str]:
    """Phrases for the numbers of a row that are not zero."""
    found = [(message, getattr(row, field)) for field, message in fields]
    return [say(language, message, n=amount) for message, amount in found if amount]


def powers(rows: list[tuple[int, int]], language: str) -> list[str]:
    return [say(language, f"power-{p.POWER_IDS[power]}", n=amount) for power, amount in rows]


def card_text(card: int, language: str) -> str:
    """Everything that a card says, one phrase after another."""
    row = CARDS[card]
    if row.kind == t.TERRITORY:
        parts = amounts(row, SYMBOLS, language)
        gains = amounts(row, GAINS, language)
        if row.choice:
            offered = [say(language, message, n=n) for message, n in zip(CHOICES, row.choice, strict=True)]
            gains.append(say(language, "one-of", what=", ".join(offered)))
        parts.append(say(language, "first-gain", what=", ".join(gains)))
    elif row.kind == t.BONUS:
        parts = [say(language, "defence-of", n=row.defence, m=row.colonization)]
    elif row.kind == t.POINTER:
        parts = [say(language, "points-to-leader" if row.effect == t.LEADER else "points-to-wonder", n=row.amount)]
    else:
        parts = amounts(row, SYMBOLS, language)
        if row.kind <= t.LAST_UNIT and parts:
            parts = [say(language, "tta-per-worker", what=", ".join(parts))]
        if row.early:
            parts.append(say(language, "early-powers", what=", ".join(powers(row.early, language))))
        standing = [power for power in row.powers if power not in row.early]
        parts += powers(standing, language) + special_text(row, language)
    return "; ".join(parts)


def special_text(row: Card, language: str) -> list[str]:
    """What only some kinds of card have, prices first."""
    parts = []
    prices = amounts(row, (("science", "science-points"), ("cost", "resources")), language)
    if prices:
        parts.append(say(language, "costs", what=", ".join(prices)))
    if row.price:
        parts.append(say(language, "attack-costs", what=say(language, "military-actions", n=row.price)))
    if row.limit:
        parts.append(say(language, "urban-limit", n=row.limit))
    if row.stages:
        parts += wonder_text(row, language)
    if row.row_discount:
        parts.append(say(language, "row-discount", n=row.row_discount))
    if row.row_surcharge:
        parts.append(say(language, "row-surcharge", n=row.row_surcharge))
    if row.kind == t.LEADER and row.by_players:
        parts.append(say(language, "needs-by-players", what=by_players(row)))
    if row.kind == t.ACTION:
        parts += action_text(row, language)
    elif row.kind == t.TACTIC:
        parts.append(tactic_text(row, language))
    elif row.kind == t.AGGRESSION:
        levels = ", ".join(t.AGE_IDS[level] for level in row.levels)
        parts.append(say(language, f"aggression-{t.AGGRESSION_IDS[row.effect]}", n=row.amount, levels=levels))
    elif row.kind == t.WAR:
        parts.append(say(language, f"war-{t.WAR_IDS[row.effect]}"))
    elif row.kind == t.PACT:
        parts += pact_text(row, language)
    return parts + event_text(row, language)


def by_players(row: Card) -> str:
    return "/".join(str(amount) for amount in row.by_players)


def wonder_text(row: Card, language: str) -> list[str]:
    """Stages, what they ask and give, and what the completed wonder scores."""
    parts = [say(language, "wonder-stages", what="-".join(str(cost) for cost in row.stages))]
    if row.stage_food:
        parts.append(say(language, "stages-in-food"))
    if row.stage_science:
        parts.append(say(language, "stage-science"))
    if row.stage_culture:
        parts.append(say(language, "stage-culture", n=row.stage_culture))
    if row.open_stages:
        parts.append(say(language, "open-stages"))
    if row.keeps_tokens:
        parts.append(say(language, "keeps-tokens"))
    if row.gain_food:
        parts.append(say(language, "completion-gain", what=say(language, "food", n=row.gain_food)))
    if row.score:
        parts.append(say(language, f"score-{t.SCORE_IDS[row.score]}", n=by_players(row) or row.amount))
    return parts


def action_text(row: Card, language: str) -> list[str]:
    parts = amounts(row, GAINS, language)
    if row.order:
        number = row.discount or row.then_food or row.then_science or row.amount
        parts.append(say(language, f"order-{t.ORDER_IDS[row.order]}", n=number))
    if row.extra_military:
        parts.append(say(language, "extra-military", n=row.extra_military))
    if row.arms:
        parts.append(say(language, "arms-gain", n=row.arms))
    if row.arms_per_stronger:
        parts.append(say(language, "arms-per-stronger", n="/".join(str(n) for n in row.arms_per_stronger)))
    if row.culture_per_richer:
        parts.append(say(language, "culture-per-richer", n="/".join(str(n) for n in row.culture_per_richer)))
    return parts


def tactic_text(row: Card, language: str) -> str:
    army = ", ".join(say(language, UNITS[k], n=count) for k, count in enumerate(row.army) if count)
    message = "army-of-outdated" if row.outdated else "army-by-level" if row.by_level else "army-of"
    return say(language, message, what=army, n=row.tactic, m=row.outdated)


def side_text(side: Side, language: str) -> str:
    fields = (
        ("culture", "culture-points"), ("strength", "strength-points"), ("military", "military-actions"),
        ("resource_production", "resource-production"), ("food_production", "food-production"),
        ("colonization", "colonization-points"), ("blue", "blue-tokens"),
    )  # fmt: skip
    parts = amounts(side, fields, language) + powers(side.powers, language)
    if side.immune_to_war:
        parts.append(say(language, "pact-immune"))
    return ", ".join(parts)


def pact_text(row: Card, language: str) -> list[str]:
    assert row.a is not None
    assert row.b is not None
    if row.symmetric:
        parts = [say(language, "pact-both", what=side_text(row.a, language))]
    else:
        parts = [
            say(language, "pact-a", what=side_text(row.a, language)),
            say(language, "pact-b", what=side_text(row.b, language)),
        ]
    if row.forbids_attack:
        parts.append(say(language, "pact-forbids"))
    if row.ends_on_attack:
        parts.append(say(language, "pact-ends"))
    if row.attack_bonus:
        parts.append(say(language, "pact-attack-bonus", n=row.attack_bonus))
    return parts


def event_text(row: Card, language: str) -> list[str]:
    parts = [step_text(step, language) for step in row.steps]
    if row.late_steps:
        late = "; ".join(step_text(step, language) for step in row.late_steps)
        parts.append(say(language, "late-steps", what=late))
    return parts


def step_text(step: Step, language: str) -> str:
    """Whom it concerns, and what happens to them."""
    who, what, amount = step
    card = name(amount, language) if what == t.BUILD_FREE else ""
    whom = say(language, f"whom-{t.WHOM_IDS[who]}")
    return f"{whom}: {say(language, f'task-{t.TASK_IDS[what]}', n=amount, card=card)}"


# --- questions and commands ---------------------------------------------------------------------------------------
def question(s: State, language: str) -> str:
    """What is asked now."""
    return say(language, f"tta-ask-{question_of(s.stack[-1].kind).id}")


def price(s: State, cmd: int, language: str) -> str:
    """What a command costs beside its action, as far as it costs anything: by what, its declaration says."""
    frame = s.stack[-1]
    seat = s.seats[frame.seat]
    kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
    by = said(kind, frame).price
    discount = discount_of(s, cmd)
    if by == BY_SPACE:
        cost = learn_take_cost(seat, a, s.row[a]) if kind == t.LEARN_TAKE else take_cost(seat, a, s.row[a])
        return say(language, "civil-actions", n=cost)
    if by == BY_BANK:
        return say(language, "food", n=less(max(population_cost(seat), 0), discount))
    if by == BY_BUILDING and frame.kind != t.ASK_FREE_BUILD:
        return say(language, "resources", n=less(build_cost(seat, a), discount))
    if by == BY_UPGRADE:
        return say(language, "resources", n=less(upgrade_cost(seat, a, b), discount))
    if by == BY_STAGE:
        if kind == t.ASSIST:
            return say(language, "food", n=stage_cost(s.seats[a], 1))
        if CARDS[seat.wonder].stage_food:
            return say(language, "food", n=stage_cost(seat, a))
        return say(language, "resources", n=less(stage_cost(seat, a), discount))
    if by == BY_SCIENCE:
        cost = science_cost(s, frame.seat, a, SCIENCE[a])
        return say(language, "science-points", n=less(cost, discount + peaceful_discount(seat, a)))
    if by == BY_REVOLUTION:
        return say(language, "science-points", n=less(science_cost(s, frame.seat, a, REVOLUTION[a]), discount))
    return say(language, "resources", n=force_price(a) if by == BY_FORCE else 0)


def discount_of(s: State, cmd: int) -> int:
    """What the open question takes off, and the action for labs and libraries."""
    frame = s.stack[-1]
    discount = 0
    if frame.kind == t.ASK_EVENT_ACTION:
        discount = event_discount(frame)
    elif frame.kind == t.ASK_CARD:
        discount = ordered_discount(frame)
    return discount + (s.seats[frame.seat].powers[p.LEARNING_ACTION] if is_learn(kind_of(cmd)) else 0)


def command_text(s: State, cmd: int, names: list[str], language: str) -> str:
    """What a command does, with its price, as a line of an action list."""
    frame = s.stack[-1]
    kind, a = kind_of(cmd), a_of(cmd)
    entry = said(kind, frame)
    message = f"tta-do-{entry.word}"
    card = ""
    if PLACE_PART in entry.parts:
        card = name(s.row[a], language)
    elif kind == t.STAGE:
        card = name(s.seats[frame.seat].wonder, language)
    elif CARD_PART in entry.parts:
        card = name(a, language)
    if kind == t.DESTROY and is_unit(a):
        message = "tta-do-disband"
    elif kind in (t.ARM, t.BARTER, t.STANCE):
        message += f"-{a}"
    who = party(cmd, names)
    other = other_card(cmd, language)
    side = SIDES[c_of(cmd)].upper() if kind == t.OFFER else ""
    return say(
        language,
        message,
        card=card,
        other=other,
        who=who,
        side=side,
        n=a,
        more=b_of(cmd),
        price=price(s, cmd, language),
    )


def party(cmd: int, names: list[str]) -> str:
    """Whom a command is about."""
    kind = kind_of(cmd)
    if kind in (t.ATTACK, t.DECLARE, t.OFFER, t.CHARGE):
        return names[b_of(cmd)]
    return names[a_of(cmd)] if kind in (t.CANCEL, t.LOOK, t.ASSIST) else ""


def other_card(cmd: int, language: str) -> str:
    """The second card of a command."""
    kind = kind_of(cmd)
    if kind == t.CHARGE:
        return name(c_of(cmd), language)
    return name(b_of(cmd), language) if kind in (t.UPGRADE, t.CONVERT, t.LEARN_UPGRADE, t.MOVE) else ""


def kind_name(card: int, language: str) -> str:
    return say(language, f"tta-kind-{t.KIND_IDS[KIND[card]]}")


# --- events -------------------------------------------------------------------------------------------------------
EVENT_IDS = {
    t.ROUND_BEGAN: "round-began", t.TURN_BEGAN: "turn-began", t.ROW_SWEPT: "row-swept", t.CARD_DEALT: "card-dealt",
    t.AGE_BEGAN: "age-began", t.CARD_TAKEN: "card-taken", t.CIVIL_SPENT: "civil-spent",
    t.MILITARY_SPENT: "military-spent", t.WORKER_GAINED: "worker-gained", t.WORKER_LOST: "worker-lost",
    t.BUILT: "built", t.UPGRADED: "upgraded", t.DESTROYED: "destroyed", t.LEADER_ELECTED: "leader-elected",
    t.LEADER_LEFT: "leader-left", t.STAGES_BUILT: "stages-built", t.WONDER_COMPLETED: "wonder-completed",
    t.DEVELOPED: "developed", t.ACTION_CARD_PLAYED: "action-card-played", t.TACTIC_ADOPTED: "tactic-adopted",
    t.FOOD_CHANGED: "food-changed", t.RESOURCES_CHANGED: "resources-changed", t.SCIENCE_CHANGED: "science-changed",
    t.CULTURE_CHANGED: "culture-changed", t.BLUE_CHANGED: "blue-changed", t.YELLOW_CHANGED: "yellow-changed",
    t.CARDS_DRAWN: "cards-drawn", t.CARD_DISCARDED: "card-discarded", t.EVENT_PREPARED: "event-prepared",
    t.EVENT_REVEALED: "event-revealed", t.EVENTS_RENEWED: "events-renewed", t.AGGRESSION_PLAYED: "aggression-played",
    t.AGGRESSION_REPELLED: "aggression-repelled", t.AGGRESSION_SUCCEEDED: "aggression-succeeded",
    t.BONUS_PLAYED: "bonus-played", t.WAR_DECLARED: "war-declared", t.WAR_RESOLVED: "war-resolved",
    t.PACT_OFFERED: "pact-offered", t.PACT_MADE: "pact-made", t.PACT_REFUSED: "pact-refused",
    t.PACT_ENDED: "pact-ended", t.RESIGNED: "resigned", t.BID_MADE: "bid-made", t.BID_PASSED: "bid-passed",
    t.COLONY_TAKEN: "colony-taken", t.COLONY_LOST: "colony-lost", t.TERRITORY_UNCLAIMED: "territory-unclaimed",
    t.UPRISING: "uprising", t.CORRUPTION: "corruption", t.FAMINE_STRUCK: "famine-struck",
    t.WONDER_RUINED: "wonder-ruined", t.TACTICS_SHARED: "tactics-shared", t.POLITICS_PASSED: "politics-passed",
    t.EVENT_PEEKED: "event-peeked", t.ANTIQUATED: "antiquated", t.CARD_STOLEN: "card-stolen",
    t.LAST_ROUND: "last-round", t.GAME_ENDED: "game-ended", t.CARD_SEEN: "card-seen", t.HAND_SEEN: "hand-seen",
    t.GAMES_HELD: "games-held", t.PRIZE_FOUNDED: "prize-founded", t.PRIZE_WON: "prize-won",
    t.STANCE_TAKEN: "stance-taken", t.YELLOW_PARKED: "yellow-parked", t.TACTIC_MASTERED: "tactic-mastered",
    t.UNIT_COMMITTED: "unit-committed", t.WORKER_MOVED: "worker-moved", t.POINTER_REPLACED: "pointer-replaced",
    t.BOARD_FILLED: "board-filled", t.CARD_PICKED: "card-picked", t.PLAN_SHOWN: "plan-shown",
    t.TOKEN_REDEEMED: "token-redeemed", t.STAGE_HELPED: "stage-helped",
}  # fmt: skip
AMOUNTS = (
    t.FOOD_CHANGED, t.RESOURCES_CHANGED, t.SCIENCE_CHANGED, t.CULTURE_CHANGED, t.BLUE_CHANGED, t.YELLOW_CHANGED,
)  # fmt: skip
NUMBERS = (t.ROUND_BEGAN, t.CIVIL_SPENT, t.MILITARY_SPENT, t.BID_MADE, t.CORRUPTION, t.FAMINE_STRUCK, t.LAST_ROUND)
CARDLESS = (
    *AMOUNTS, *NUMBERS, t.TURN_BEGAN, t.AGE_BEGAN, t.WORKER_GAINED, t.WORKER_LOST, t.EVENTS_RENEWED, t.RESIGNED,
    t.BID_PASSED, t.UPRISING, t.POLITICS_PASSED, t.GAME_ENDED, t.HAND_SEEN, t.GAMES_HELD, t.PRIZE_WON, t.STANCE_TAKEN,
    t.YELLOW_PARKED, t.BOARD_FILLED,
)  # fmt: skip
RIVALS = (
    t.AGGRESSION_PLAYED, t.WAR_DECLARED, t.PACT_OFFERED, t.PACT_MADE, t.CARD_STOLEN, t.CARD_SEEN, t.HAND_SEEN,
    t.STAGE_HELPED,
)  # fmt: skip
PAIRS = (t.UPGRADED, t.WORKER_MOVED, t.POINTER_REPLACED)
QUIET = (t.TURN_BEGAN, t.CIVIL_SPENT, t.MILITARY_SPENT)


def log_text(event: Event, names: list[str], language: str) -> str:
    """A line of the log."""
    card = ""
    if event.kind not in CARDLESS:
        card = say(language, "hidden-card") if event.a == HIDDEN else name(event.a, language)
    return say(
        language,
        f"tta-event-{EVENT_IDS[event.kind]}",
        who=names[event.seat],
        card=card,
        n=event.a,
        age=t.AGE_IDS[event.a] if event.kind in (t.AGE_BEGAN, t.BOARD_FILLED) else "",
        amount=f"{event.a:+d}" if event.kind in AMOUNTS else "",
        other=name(event.b, language) if event.kind in PAIRS else "",
        rival=names[event.b] if event.kind in RIVALS else "",
    )


def event_values(event: Event) -> dict[str, object]:
    """What an event tells beside its kind and its seat: ids of cards, numbers of seats, amounts."""
    values: dict[str, object] = {}
    if event.kind in AMOUNTS:
        values["amount"] = event.a
    elif event.kind in NUMBERS:
        values["number"] = event.a
    elif event.kind in (t.AGE_BEGAN, t.BOARD_FILLED):
        values["age"] = t.AGE_IDS[event.a]
    elif event.kind not in CARDLESS and event.a != HIDDEN:
        values["card"] = SLUGS[event.a]
    if event.kind in PAIRS:
        values["other"] = SLUGS[event.b]
    if event.kind in RIVALS:
        values["rival"] = event.b
    return values
