"""Questions, commands and events of Through the Ages in words, in the reader's language; texts.py tells the cards."""

from functools import lru_cache

from saecula.core.command import a_of, b_of, c_of, kind_of
from saecula.core.event import HIDDEN, Event
from saecula.core.frame import Frame
from saecula.i18n import say
from saecula.tta import powers as p
from saecula.tta import terms as t
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
    FREE,
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
from saecula.tta.law.cards.international_agreement import has_taken
from saecula.tta.law.cards.isabella_of_castile import force_price
from saecula.tta.law.military import is_bonus
from saecula.tta.notation import SIDES
from saecula.tta.ratings.prices import build_cost, peaceful_discount, population_cost, science_cost, upgrade_cost
from saecula.tta.state import State
from saecula.tta.texts import card_text, name

__all__ = ["card_text", "name"]  # what cards are called and say: whoever speaks of them finds it here


UNDIVIDED = (t.REVOLT, t.CHOOSE)  # commands whose price stands in the middle of their sentence


# --- questions and commands ---------------------------------------------------------------------------------------
def question(s: State, language: str) -> str:
    """What is asked now."""
    return say(language, f"tta-ask-{question_of(s.stack[-1].kind).id}")


def price_of(s: State, cmd: int) -> tuple[str, int]:
    """What a command costs beside its action, as far as it costs anything: by what, its declaration says."""
    frame = s.stack[-1]
    seat = s.seats[frame.seat]
    kind, a, b = kind_of(cmd), a_of(cmd), b_of(cmd)
    by = said(kind, frame).price
    if by == FREE:
        return "resources", 0
    discount = discount_of(s, cmd)
    if by == BY_SPACE:
        cost = learn_take_cost(seat, a, s.row[a]) if kind == t.LEARN_TAKE else take_cost(seat, a, s.row[a])
        return "civil-actions", cost
    if by == BY_BANK:
        return "food", less(max(population_cost(seat), 0), discount)
    if by == BY_BUILDING and frame.kind != t.ASK_FREE_BUILD:
        return "resources", less(build_cost(seat, a), discount)
    if by == BY_UPGRADE:
        return "resources", less(upgrade_cost(seat, a, b), discount)
    if by == BY_STAGE:
        if kind == t.ASSIST:
            return "food", stage_cost(s.seats[a], 1)
        if CARDS[seat.wonder].stage_food:
            return "food", stage_cost(seat, a)
        return "resources", less(stage_cost(seat, a), discount)
    if by == BY_SCIENCE:
        cost = science_cost(seat, a, SCIENCE[a])
        return "science-points", less(cost, discount + peaceful_discount(seat, a))
    if by == BY_REVOLUTION:
        return "science-points", less(science_cost(seat, a, REVOLUTION[a]), discount)
    return "resources", force_price(a) if by == BY_FORCE else 0


def discount_of(s: State, cmd: int) -> int:
    """What the open question takes off, and the action for labs and libraries."""
    frame = s.stack[-1]
    discount = 0
    if frame.kind == t.ASK_EVENT_ACTION:
        discount = event_discount(frame)
    elif frame.kind == t.ASK_CARD:
        discount = ordered_discount(frame)
    return discount + (s.seats[frame.seat].powers[p.LEARNING_ACTION] if is_learn(kind_of(cmd)) else 0)


NAMESAKES = {row.name for row in CARDS if any(row.name == other.name and row.age != other.age for other in CARDS)}


def full_name(card: int, language: str) -> str:
    """The name of a card, with its age where others have the same name: no two answers shall read alike."""
    plain = name(card, language)
    return f"{plain} ({t.AGE_IDS[CARDS[card].age]})" if CARDS[card].name in NAMESAKES else plain


def worth(cmd: int) -> int:
    """What a card counts for that is laid down in a defence or spent on a force."""
    kind, a = kind_of(cmd), a_of(cmd)
    if kind not in (t.DEFEND, t.SPEND):
        return 0
    if not is_bonus(a):
        return 1
    return CARDS[a].defence if kind == t.DEFEND else CARDS[a].colonization


def command_text(s: State, cmd: int, names: list[str], language: str, priced: bool = True) -> str:
    """What a command does, as a line of an action list; with its price, unless that stands beside it."""
    return command_texts(s, cmd, names, language)[0 if priced else 1]


def command_texts(s: State, cmd: int, names: list[str], language: str) -> tuple[str, str]:
    """What a command does with its price, and without it."""
    frame = s.stack[-1]
    kind, a = kind_of(cmd), a_of(cmd)
    entry = said(kind, frame)
    card = t.NOTHING
    if PLACE_PART in entry.parts:
        card = s.row[a]
    elif kind == t.STAGE:
        card = s.seats[frame.seat].wonder
    elif CARD_PART in entry.parts:
        card = a
    word = "nothing" if kind == t.DONE and not has_begun(frame) else entry.word
    return _command_texts(language, word, cmd, card, party(cmd, names), *price_of(s, cmd), worth(cmd))


def has_begun(frame: Frame) -> bool:
    """Was some of what is offered taken? The rest of a war's spoils is science: it is never nothing."""
    return frame.kind == t.ASK_WAR_SPOILS or (frame.kind == t.ASK_AGREEMENT and has_taken(frame))


@lru_cache(maxsize=20_000)
def _command_texts(
    language: str, word: str, cmd: int, card: int, who: str, unit: str, cost: int, value: int
) -> tuple[str, str]:
    """Lists of actions say the same again and again: everything that the sentences are made of is a parameter."""
    kind, a = kind_of(cmd), a_of(cmd)
    message = f"tta-do-{word}"
    if kind == t.DESTROY and is_unit(a):
        message = "tta-do-disband"
    elif kind in (t.ARM, t.BARTER, t.STANCE):
        message += f"-{a}"
    named = ""
    if card != t.NOTHING:
        named = name(card, language) if kind == t.STAGE else full_name(card, language)
    values = {
        "card": named,
        "other": other_card(cmd, language),
        "who": who,
        "side": SIDES[c_of(cmd)].upper() if kind == t.OFFER else "",
        "n": a,
        "more": b_of(cmd),
        "worth": value,
    }
    label = say(language, message, price=say(language, unit, n=cost), **values)
    if kind in UNDIVIDED:
        return label, label
    return label, say(language, message, price="", **values).removesuffix("()").rstrip(" :")


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
