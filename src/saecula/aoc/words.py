"""Cards, commands and events of Age of Civilization in words, in the reader's language."""

from functools import lru_cache
from typing import Any

from saecula.aoc import terms as t
from saecula.aoc.cards import catalog
from saecula.aoc.cards.effects import FEW_TECHS
from saecula.aoc.cards.tables import (
    CIV_IDS,
    CIV_POPULATION,
    EFFECTS,
    SPECIAL_IDS,
    SPECIAL_PRICE,
    TECH_IDS,
    WONDER_IDS,
)
from saecula.aoc.commands import declared
from saecula.aoc.doors import apply, refusal
from saecula.aoc.law.action import is_declined, is_fresh, is_red, sacrifices, target_of
from saecula.aoc.ratings import crew_of, price_of
from saecula.aoc.state import Seat, State
from saecula.core.command import a_of, kind_of
from saecula.core.event import HIDDEN, Event
from saecula.i18n import say

CARD_KINDS = {
    "civ": "civilizations",
    "wonder": "wonders",
    "tech": "technologies",
    "special": "special_technologies",
}
EVENT_IDS = {
    t.ROUND_BEGAN: "round-began", t.TURN_BEGAN: "turn-began", t.CARD_KEPT: "card-kept", t.PACKS_PASSED: "packs-passed",
    t.MARKET_FORMED: "market-formed", t.CIV_RAISED: "civ-raised", t.CIV_ANNEXED: "civ-annexed",
    t.CIV_SKIPPED: "civ-skipped", t.CIV_REVEALED: "civ-revealed", t.ACTION_TAKEN: "action-taken",
    t.PASSED_TURN: "passed-turn", t.ACTIONS_ENDED: "actions-ended", t.COINS_GAINED: "coins-gained",
    t.COINS_LOST: "coins-lost", t.VP_GAINED: "vp-gained", t.WORKER_GAINED: "worker-gained",
    t.WORKER_LOST: "worker-lost", t.TECH_LEARNED: "tech-learned", t.WONDER_TAKEN: "wonder-taken",
    t.SPECIAL_BOUGHT: "special-bought", t.COINS_GIVEN: "coins-given", t.MARKER_PASSED: "marker-passed",
    t.ROW_SHIFTED: "row-shifted", t.WAR_BROKE_OUT: "war-broke-out", t.PLAGUE_BROKE_OUT: "plague-broke-out",
    t.TOKEN_RESOLVED: "token-resolved", t.RIVAL_GREW: "rival-grew", t.GAME_ENDED: "game-ended",
}  # fmt: skip


# --- names ----------------------------------------------------------------------------------------------------------
def card_row(kind: str, slug: str) -> dict[str, Any]:
    return next(card for card in catalog.in_force()[CARD_KINDS[kind]] if card["id"] == slug)


def name(kind: str, slug: str, language: str) -> str:
    """A card's name; one that an owner corrected is the same in every language."""
    if kind in CARD_KINDS:
        row = card_row(kind, slug)
        if row.get("sources", {}).get("name") == "owner":
            return str(row["name"])
    return say(language, f"{kind}-{slug}")


def title(kind: str, slug: str, language: str) -> str:
    """A card's name, marked where even the name is ours; kept, because lists of actions say it again and again."""
    return _title(catalog.installs(), kind, slug, language)


@lru_cache(maxsize=2_000)
def _title(installs: int, kind: str, slug: str, language: str) -> str:
    mark = mark_of(card_row(kind, slug), "name", language) if kind in CARD_KINDS else ""
    return name(kind, slug, language) + mark


def mark_of(row: dict[str, Any], field: str, language: str) -> str:
    """The mark of a house value, or nothing."""
    return say(language, "house-mark") if row.get("sources", {}).get(field) == "house" else ""


def kind_of_card(slug: str) -> str:
    """civ, wonder, tech or special; an empty text for none."""
    lists = {"civ": CIV_IDS, "wonder": WONDER_IDS, "tech": TECH_IDS, "special": SPECIAL_IDS}
    return next((kind for kind, slugs in lists.items() if slug in slugs), "")


# --- effects --------------------------------------------------------------------------------------------------------
def effect_text(row: dict[str, Any], language: str) -> str:
    """One effect of the data file as a phrase; a house value carries its mark."""
    op = row["op"]
    message = f"effect-{op}"
    if op in ("on_rise", "on_gain"):
        field = next(field for field in row if field not in ("op", "source", "law"))
        message = f"effect-{op}-{field}"
    elif op == "action_discount" and row.get("free"):
        message = "effect-action_free"
    text = say(language, message, **_effect_values(row, language)) + _additions(row, language)
    return text + (say(language, "house-mark") if row.get("source") == "house" else "")


def _effect_values(row: dict[str, Any], language: str) -> dict[str, object]:
    coins = row.get("coins", row.get("others_coins", row.get("opponents_lose_coins", row.get("coins_discount", 0))))
    vp = row.get("vp", row.get("vp_per_future_action", 0))
    gains = [say(language, "coins", n=coins)] if coins else []
    gains += [say(language, "vp", n=vp)] if vp else []
    workers = row.get("workers", row.get("extra_workers", row.get("count", 1)))
    number = row.get("per_military", row.get("tech_per_bonus_coins", row.get("bonus_coin_multiplier", 1)))
    return {
        "action": name("action", row["action"], language) if "action" in row else "",
        "after": name("action", row["after"], language) if "after" in row else "",
        "coins": say(language, "coins", n=coins),
        "vp": say(language, "vp", n=vp),
        "gain": ", ".join(gains),
        "workers": say(language, "workers", n=workers),
        "power": say(language, "power", n=row.get("value", 0)),
        "techs": say(language, "technologies", n=row.get("count", 1)),
        "n": number,
    }


def _additions(row: dict[str, Any], language: str) -> str:
    text = ""
    if "per" in row:
        text += say(language, "addition-per", per=say(language, f"per-{row['per']}", n=row.get("every", 1)))
    if "techs" in row:
        text += say(language, "addition-techs", techs=", ".join(name("tech", slug, language) for slug in row["techs"]))
    condition = row.get("if", "")
    if condition == "military_lead":
        text += say(language, "addition-lead")
    elif condition.startswith(FEW_TECHS):
        limit = int(condition.removeprefix(FEW_TECHS))
        text += say(language, "addition-few-techs", technologies=say(language, "technologies", n=limit))
    for slug in row.get("not_via", []):
        text += say(language, "addition-not-via", card=name("tech", slug, language))
    return text


def effects_text(rows: list[dict[str, Any]], language: str) -> str:
    return "; ".join(effect_text(row, language) for row in rows) or say(language, "none")


def population_text(civ: int, language: str) -> str:
    """The printed workers, marked where they are a house value."""
    row = card_row("civ", CIV_IDS[civ])
    return f"{row['population']}{mark_of(row, 'population', language)}"


# --- commands -------------------------------------------------------------------------------------------------------
def command_text(s: State, cmd: int, language: str) -> str:
    """What a command does, with its price and what it brings, as a line of an action list."""
    return command_texts(s, cmd, language)[0]


def command_texts(s: State, cmd: int, language: str) -> tuple[str, str]:
    """The same, and without its price and without what its card does, for whoever shows those beside it."""
    kind = kind_of(cmd)
    if kind == t.ACT:
        return _act_texts(s, cmd, language)
    if kind == t.USE and _used_action(cmd) != t.NOTHING:
        return _use_texts(s, cmd, language)
    text = _plain_text(s, cmd, language)
    return text + _target_does(cmd, language), idea_text(cmd, language) if kind == t.PASS else text


def command_note(s: State, cmd: int, language: str) -> str:
    """What its title leaves out and no price tells: workers that do not come back, what a card will do."""
    parts = []
    if kind_of(cmd) == t.ACT:
        seat, action = s.seats[s.stack[-1].seat], a_of(cmd)
        crew = crew_of(seat, action, sacrifices(s, seat, action, is_declined(cmd)))
        parts += [say(language, "note-lost", n=crew)] if crew and is_red(seat, action) else []
    elif kind_of(cmd) == t.PASS:
        parts.append(say(language, "note-pass"))
    elif kind_of(cmd) in (t.RISE, t.ANNEX):
        parts += _civ_notes(s, cmd, language)
    elif kind_of(cmd) == t.USE and _used_action(cmd) != t.NOTHING:
        parts += _price_notes(s, cmd, language)
    return " · ".join([*parts, *target_effects(cmd, language)])


def _civ_notes(s: State, cmd: int, language: str) -> list[str]:
    """What sets raising and annexing apart: which effects one gets, and what becomes of the main civilization."""
    civ, main = a_of(cmd), s.seats[s.stack[-1].seat].main
    legacy = _civ_effects(catalog.installs(), "legacy", CIV_IDS[civ], language)
    named = title("civ", CIV_IDS[main], language) if main != t.NOTHING else ""
    if kind_of(cmd) == t.ANNEX:
        return [say(language, "note-annex", legacy=legacy), say(language, "note-main-stays", card=named)]
    primary = _civ_effects(catalog.installs(), "primary", CIV_IDS[civ], language)
    found = [say(language, "note-rise", primary=primary, legacy=legacy)]
    return [*found, say(language, "note-main-ends", card=named)] if named else found


@lru_cache(maxsize=2_000)
def _civ_effects(installs: int, part: str, slug: str, language: str) -> str:
    """Kept, as below."""
    return effects_text(card_row("civ", slug)[part], language)


def _used_action(cmd: int) -> int:
    """The action that an effect lets somebody do without a worker; NOTHING where it does something else."""
    row = EFFECTS[a_of(cmd)]
    if row.op == t.TURN_END_ACTION:
        return row.action
    return row.then if row.op == t.FOLLOW_UP else t.NOTHING


def _used_price(s: State, cmd: int) -> int:
    """What that action costs through the card; some cards take nothing off there."""
    return price_of(s, s.seats[s.stack[-1].seat], _used_action(cmd), t.NOTHING, EFFECTS[a_of(cmd)].card, False)


def _use_texts(s: State, cmd: int, language: str) -> tuple[str, str]:
    slug, price = EFFECTS[a_of(cmd)].card, _used_price(s, cmd)
    values = {
        "card": title(kind_of_card(slug), slug, language),
        "action": name("action", t.ACTION_IDS[_used_action(cmd)], language),
    }
    gain = say(language, "brings", gain=_gain_text(s, cmd, price, language)) if refusal(s, cmd) is None else ""
    free = say(language, "do-use-action", **values, price="").rstrip(" :,")
    return say(language, "do-use-action", **values, price=say(language, "coins", n=price)) + gain, free + gain


def _price_notes(s: State, cmd: int, language: str) -> list[str]:
    """Which of two prices is paid, where the action itself costs another one: what is taken off there and not here."""
    seat, action, via = s.seats[s.stack[-1].seat], _used_action(cmd), EFFECTS[a_of(cmd)].card
    here, usual = _used_price(s, cmd), price_of(s, seat, action, t.NOTHING, "", False)
    if here == usual:
        return []
    slugs = [EFFECTS[i].card for i in seat.active if EFFECTS[i].action == action and EFFECTS[i].not_via == via]
    cards = ", ".join(title(kind_of_card(slug), slug, language) for slug in slugs)
    prices = {"price": say(language, "coins", n=here), "usual": say(language, "coins", n=usual)}
    return [say(language, "note-card-price", cards=cards, **prices)]


def _plain_text(s: State, cmd: int, language: str) -> str:
    kind, a = kind_of(cmd), a_of(cmd)
    message = f"do-{declared(kind).word}"
    if kind in (t.RISE, t.ANNEX):
        workers = say(language, "workers", n=CIV_POPULATION[a])
        workers += mark_of(card_row("civ", CIV_IDS[a]), "population", language)
        if kind == t.ANNEX:
            workers = say(language, "workers", n=_workers_gained(s, cmd))
        card = title("civ", CIV_IDS[a], language)
        if a not in s.market:
            return say(language, message + "-hand", card=card, workers=workers)
        coins = say(language, "coins", n=s.market_coins[s.market.index(a)])
        return say(language, message, card=card, workers=workers, coins=coins)
    if kind in (t.KEEP, t.GIFT):
        return say(language, message, card=title("civ", CIV_IDS[a], language))
    if kind in (t.LEARN, t.CHOOSE):
        return say(language, message, card=title(*_target(cmd), language))
    if kind == t.BUY:
        price = say(language, "coins", n=SPECIAL_PRICE[a])
        return say(language, message, card=title("special", SPECIAL_IDS[a], language), price=price)
    if kind == t.USE:
        slug = EFFECTS[a].card
        row = effect_row(a)
        card = title(kind_of_card(slug), slug, language)
        return say(language, message, card=card, effect=effect_text(row, language))
    if kind == t.END and is_fresh(s.stack[-1]):  # beside a pass, which brings something
        return say(language, "do-end-empty")
    if kind == t.DONE and not s.stack[-1].data:  # no effect was resolved yet
        return say(language, "do-nothing")
    return say(language, message)


def idea_text(cmd: int, language: str) -> str:
    """What a command is about, whatever it aims at."""
    kind = kind_of(cmd)
    return (
        name("action", t.ACTION_IDS[a_of(cmd)], language)
        if kind == t.ACT
        else say(language, f"idea-{declared(kind).word}")
    )


def _target(cmd: int) -> tuple[str, str]:
    """Kind and id of the technology or wonder that a command gets; empty where it gets none."""
    kind = kind_of(cmd)
    if kind == t.ACT and target_of(cmd) != t.NOTHING:
        research = a_of(cmd) == t.RESEARCH
        return ("tech", TECH_IDS[target_of(cmd)]) if research else ("wonder", WONDER_IDS[target_of(cmd)])
    if kind in (t.LEARN, t.CHOOSE):
        return ("tech", TECH_IDS[a_of(cmd)]) if kind == t.LEARN else ("wonder", WONDER_IDS[a_of(cmd)])
    return "", ""


def target_effects(cmd: int, language: str) -> list[str]:
    """What the card that a command gets will do for its owner; nothing where it gets none."""
    kind, slug = _target(cmd)
    return [_card_effects(catalog.installs(), kind, slug, language)] if kind else []


def _target_does(cmd: int, language: str) -> str:
    """The same at the end of a line."""
    return "".join(say(language, "does", effects=effects) for effects in target_effects(cmd, language))


@lru_cache(maxsize=2_000)
def _card_effects(installs: int, kind: str, slug: str, language: str) -> str:
    """Kept, as below."""
    return effects_text(card_row(kind, slug)["effects"], language)


def effects_of(s: State, i: int, language: str) -> str:
    """All that the cards of a seat do for it now; kept, because tables draw it again after every command."""
    key = (catalog.installs(), language, *s.seats[i].active)
    if key not in _phrases:
        if len(_phrases) > KEPT:
            _phrases.clear()
        _phrases[key] = _effects_phrase(s.seats[i].active, language)
    return _phrases[key]


KEPT = 10_000
_phrases: dict[tuple[object, ...], str] = {}  # by the values in force, the language and the effects


def _effects_phrase(active: list[int], language: str) -> str:
    by_card: dict[str, list[str]] = {}
    for index in active:
        by_card.setdefault(EFFECTS[index].card, []).append(effect_text(effect_row(index), language))
    parts = [f"{title(kind_of_card(slug), slug, language)} ({'; '.join(texts)})" for slug, texts in by_card.items()]
    return " · ".join(parts) or say(language, "none")


def effect_row(index: int) -> dict[str, Any]:
    """The row of the data file that an effect was made from."""
    slug = EFFECTS[index].card
    card = card_row(kind_of_card(slug), slug)
    first = next(i for i in range(len(EFFECTS)) if EFFECTS[i].card == slug)
    rows = [row for field in ("effects", "primary", "legacy") for row in card.get(field, [])]
    same = [i for i in range(first, len(EFFECTS)) if EFFECTS[i].card == slug]
    row: dict[str, Any] = rows[same.index(index)]
    return row


def _act_texts(s: State, cmd: int, language: str) -> tuple[str, str]:
    action, target, declined = a_of(cmd), target_of(cmd), is_declined(cmd)
    seat = s.seats[s.stack[-1].seat]
    sacrifice = sacrifices(s, seat, action, declined)
    tech = target if action == t.RESEARCH else t.NOTHING
    price = price_of(s, seat, action, tech, "", sacrifice)
    values: dict[str, object] = {
        "action": name("action", t.ACTION_IDS[action], language),
        "price": say(language, "coins", n=price),
        "workers": _crew_text(seat, action, crew_of(seat, action, sacrifice), language),
    }
    gain = say(language, "brings", gain=_gain_text(s, cmd, price, language)) if refusal(s, cmd) is None else ""
    message = "do-act"
    if target != t.NOTHING:
        values["card"] = title(*_target(cmd), language)
        message = "do-act-plain" if declined else "do-act-target"
    free = say(language, message, **{**values, "price": "", "workers": ""}).rstrip(" :,")
    return say(language, message, **values) + gain + _target_does(cmd, language), free + gain


def _crew_text(seat: Seat, action: int, crew: int, language: str) -> str:
    workers = say(language, "workers", n=crew)
    return say(language, "crew-lost", workers=workers, n=crew) if is_red(seat, action) else workers


def _workers_gained(s: State, cmd: int) -> int:
    """How many workers an annexed civilization brings: one, unless there are as many as may be."""
    if refusal(s, cmd) is not None:
        return 1
    after = s.copy()
    after.quiet = True
    apply(after, cmd)
    i = s.stack[-1].seat
    return int(after.seats[i].idle - s.seats[i].idle)


def _gain_text(s: State, cmd: int, price: int, language: str) -> str:
    """What a legal action of this price brings, found by doing it on a copy; an empty-handed one brings nothing."""
    after = s.copy()
    after.quiet = True
    apply(after, cmd)
    i = s.stack[-1].seat
    before, later = s.seats[i], after.seats[i]
    coins = later.coins - before.coins + price
    gains = [say(language, "coins", n=coins)] if coins else []
    gains += [say(language, "vp", n=later.vp - before.vp)] if later.vp != before.vp else []
    return ", ".join(gains) or say(language, "gain-nothing")


# --- events ---------------------------------------------------------------------------------------------------------
def event_text(event: Event, names: list[str], language: str) -> str:
    """A line of the log."""
    message = f"event-{EVENT_IDS[event.kind]}"
    source = t.EVENT_SOURCE_IDS[event.b] if event.kind in WITH_SOURCE else ""
    values: dict[str, object] = {
        "who": names[event.seat],
        "a": event.a,
        "coins": say(language, "coins", n=event.b if event.kind == t.COINS_GIVEN else event.a),
        "vp": say(language, "vp", n=event.a),
        "workers": say(language, "workers", n=event.c if event.kind == t.ACTION_TAKEN else event.a),
        "price": say(language, "coins", n=event.b),
        "source": say(language, f"source-{source}") if source else "",
        "action": name("action", t.ACTION_IDS[event.a], language) if event.kind in WITH_ACTION else "",
        "card": "",
    }
    if event.kind in WITH_CARD:
        if event.a == HIDDEN:
            message += "-hidden"
        else:
            kind, slugs = WITH_CARD[event.kind]
            values["card"] = title(kind, slugs[event.a], language)
    if event.kind == t.ROW_SHIFTED and event.a == t.PLAGUE:
        message += "-plague"
    return say(language, message, **values)


def event_values(event: Event) -> dict[str, object]:
    """What an event tells beside its kind and its seat: ids of cards and actions, amounts, sources."""
    values: dict[str, object] = {}
    if event.kind in WITH_CARD and event.a != HIDDEN:
        kind, slugs = WITH_CARD[event.kind]
        values[kind] = slugs[event.a]
    elif event.kind in WITH_ACTION:
        values["action"] = t.ACTION_IDS[event.a]
    elif event.kind in WITH_SOURCE:
        values["amount"] = event.a
        values["source"] = t.EVENT_SOURCE_IDS[event.b]
    elif event.kind in NUMBERS:
        values["number"] = event.a
    if event.kind == t.COINS_GIVEN:
        values["amount"] = event.b
    return values


def is_worth_a_line(event: Event) -> bool:
    """Whose turn begins is seen from what happens next."""
    return event.kind != t.TURN_BEGAN


WITH_SOURCE = (t.COINS_GAINED, t.COINS_LOST, t.VP_GAINED, t.WORKER_GAINED, t.WORKER_LOST)
WITH_ACTION = (t.ACTION_TAKEN, t.ROW_SHIFTED)
NUMBERS = (t.ROUND_BEGAN, t.WAR_BROKE_OUT, t.RIVAL_GREW)
WITH_CARD = {
    t.CARD_KEPT: ("civ", CIV_IDS),
    t.CIV_RAISED: ("civ", CIV_IDS),
    t.CIV_ANNEXED: ("civ", CIV_IDS),
    t.CIV_REVEALED: ("civ", CIV_IDS),
    t.COINS_GIVEN: ("civ", CIV_IDS),
    t.TECH_LEARNED: ("tech", TECH_IDS),
    t.WONDER_TAKEN: ("wonder", WONDER_IDS),
    t.SPECIAL_BOUGHT: ("special", SPECIAL_IDS),
    t.TOKEN_RESOLVED: ("token", t.TOKEN_IDS),
}
