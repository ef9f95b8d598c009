"""Cards, commands and events of Age of Civilization in words, in the reader's language."""

from typing import Any

from saecula.aoc import terms as t
from saecula.aoc.cards import catalog
from saecula.aoc.cards.effects import FEW_TECHS
from saecula.aoc.cards.tables import (
    ACTION_GAIN,
    ACTION_VP,
    CIV_IDS,
    CIV_POPULATION,
    EFFECTS,
    SPECIAL_IDS,
    SPECIAL_PRICE,
    TECH_IDS,
    WONDER_IDS,
)
from saecula.aoc.law import apply, refusal
from saecula.aoc.law.action import is_red, sacrifices
from saecula.aoc.notation import WORDS
from saecula.aoc.ratings import crew_of, price_of
from saecula.aoc.state import Seat, State
from saecula.core.command import a_of, b_of, c_of, kind_of
from saecula.core.event import HIDDEN, Event
from saecula.i18n import say

KINDS = {
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
# the law behind each line of the log; where its source says more, SOURCE_LAWS has the better one
EVENT_LAWS = {
    t.ROUND_BEGAN: "turn.rounds", t.TURN_BEGAN: "turn.order", t.CARD_KEPT: "draft.pass-left",
    t.PACKS_PASSED: "draft.pass-left", t.MARKET_FORMED: "draft.market", t.CIV_RAISED: "civ.rise.main",
    t.CIV_ANNEXED: "civ.annex.under", t.CIV_SKIPPED: "civ.skip", t.CIV_REVEALED: "civ.market.refill",
    t.ACTION_TAKEN: "action.effect.at-once", t.PASSED_TURN: "action.pass.gain",
    t.ACTIONS_ENDED: "turn.workers.unused", t.COINS_GAINED: "effect.coins", t.COINS_LOST: "effect.coins.lose",
    t.VP_GAINED: "effect.vp", t.WORKER_GAINED: "worker.limit", t.WORKER_LOST: "worker.return.red",
    t.TECH_LEARNED: "tech.learn", t.WONDER_TAKEN: "wonder.choice", t.SPECIAL_BOUGHT: "innovation.price",
    t.COINS_GIVEN: "card.phoenicia", t.MARKER_PASSED: "round.marker", t.ROW_SHIFTED: "round.shift",
    t.WAR_BROKE_OUT: "round.war", t.PLAGUE_BROKE_OUT: "round.plague", t.TOKEN_RESOLVED: "world.timing",
    t.RIVAL_GREW: "solo.rival", t.GAME_ENDED: "end.six",
}  # fmt: skip
SOURCE_LAWS = {
    t.COINS_GAINED: {
        t.BY_RISE: "civ.rise.effects", t.BY_TURN_END: "turn.end.effects", t.BY_PASS: "action.pass.gain",
        t.BY_TOKEN: "world.great-harvest", t.BY_MARKET: "civ.market.coins", t.BY_WAR: "round.war",
    },
    t.COINS_LOST: {
        t.BY_OPPONENT: "effect.opponents-lose", t.BY_GIFT: "card.phoenicia", t.BY_TOKEN: "world.timing",
    },
    t.VP_GAINED: {
        t.BY_RISE: "civ.rise.effects", t.BY_LEARNING: "tech.science", t.BY_TURN_END: "turn.end.effects",
        t.BY_PASS: "action.pass.gain", t.BY_TOKEN: "world.timing", t.BY_GAME_END: "end.effects",
        t.BY_CHALLENGE: "challenge.caravans",
    },
    t.WORKER_GAINED: {
        t.BY_POPULATION: "civ.rise.workers", t.BY_ANNEX: "civ.annex.workers", t.BY_PASS: "action.pass.gain",
        t.BY_TOKEN: "world.baby-boom",
    },
    t.WORKER_LOST: {
        t.BY_RETURN: "worker.return.red", t.BY_WAR: "round.war", t.BY_PLAGUE: "round.plague",
        t.BY_TOKEN: "world.timing",
    },
}  # fmt: skip
# what an action itself gives
ACTION_LAWS = (
    "action.wonder.effect", "action.research.effect", "action.exploit", "action.culture.effect", "action.build",
    "action.conquest.effect", "action.hunt.coin", "action.fish", "action.trade.own", "action.farm",
)  # fmt: skip


# --- names ----------------------------------------------------------------------------------------------------------
def card_row(kind: str, slug: str) -> dict[str, Any]:
    return next(card for card in catalog.in_force()[KINDS[kind]] if card["id"] == slug)


def name(kind: str, slug: str, language: str) -> str:
    """A card's name; one that an owner corrected is the same in every language."""
    if kind in KINDS:
        row = card_row(kind, slug)
        if row.get("sources", {}).get("name") == "owner":
            return str(row["name"])
    return say(language, f"{kind}-{slug}")


def title(kind: str, slug: str, language: str) -> str:
    """A card's name, marked where even the name is ours."""
    mark = mark_of(card_row(kind, slug), "name", language) if kind in KINDS else ""
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
    kind, a = kind_of(cmd), a_of(cmd)
    if kind == t.ACT:
        return _act_text(s, cmd, language)
    message = f"do-{WORDS[kind]}"
    if kind in (t.RISE, t.ANNEX):
        workers = say(language, "workers", n=CIV_POPULATION[a])
        workers += mark_of(card_row("civ", CIV_IDS[a]), "population", language)
        card = title("civ", CIV_IDS[a], language)
        if a not in s.market:
            return say(language, message + "-hand", card=card, workers=workers)
        coins = say(language, "coins", n=s.market_coins[s.market.index(a)])
        return say(language, message, card=card, workers=workers, coins=coins)
    if kind in (t.KEEP, t.GIFT):
        return say(language, message, card=title("civ", CIV_IDS[a], language))
    if kind == t.LEARN:
        return say(language, message, card=title("tech", TECH_IDS[a], language)) + _does("tech", TECH_IDS[a], language)
    if kind == t.CHOOSE:
        card = title("wonder", WONDER_IDS[a], language)
        return say(language, message, card=card) + _does("wonder", WONDER_IDS[a], language)
    if kind == t.BUY:
        price = say(language, "coins", n=SPECIAL_PRICE[a])
        return say(language, message, card=title("special", SPECIAL_IDS[a], language), price=price)
    if kind == t.USE:
        slug = EFFECTS[a].card
        row = effect_row(a)
        card = title(kind_of_card(slug), slug, language)
        return say(language, message, card=card, effect=effect_text(row, language))
    return say(language, message)


def idea_text(cmd: int, language: str) -> str:
    """What a command is about, whatever it aims at."""
    kind = kind_of(cmd)
    return name("action", t.ACTION_IDS[a_of(cmd)], language) if kind == t.ACT else say(language, f"idea-{WORDS[kind]}")


def _does(kind: str, slug: str, language: str) -> str:
    """What a card will do for its owner, at the end of a line."""
    return say(language, "does", effects=effects_text(card_row(kind, slug)["effects"], language))


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


def _act_text(s: State, cmd: int, language: str) -> str:
    action, target, declined = a_of(cmd), b_of(cmd) - 1, c_of(cmd) != 0
    seat = s.seats[s.stack[-1].seat]
    sacrifice = sacrifices(s, seat, action, declined)
    tech = target if action == t.RESEARCH else t.NOTHING
    values: dict[str, object] = {
        "action": name("action", t.ACTION_IDS[action], language),
        "price": say(language, "coins", n=price_of(s, seat, action, tech, "", sacrifice)),
        "workers": _crew_text(seat, action, crew_of(seat, action, sacrifice), language),
    }
    gain = say(language, "brings", gain=_gain_text(s, cmd, language)) if refusal(s, cmd) is None else ""
    if target == t.NOTHING:
        return say(language, "do-act", **values) + gain
    kind, slugs = ("tech", TECH_IDS) if action == t.RESEARCH else ("wonder", WONDER_IDS)
    values["card"] = title(kind, slugs[target], language)
    text = say(language, "do-act-plain" if declined else "do-act-target", **values)
    return text + gain + _does(kind, slugs[target], language)


def _crew_text(seat: Seat, action: int, crew: int, language: str) -> str:
    workers = say(language, "workers", n=crew)
    return say(language, "crew-lost", workers=workers, n=crew) if is_red(seat, action) else workers


def _gain_text(s: State, cmd: int, language: str) -> str:
    """What a legal action brings, found by doing it on a copy; an empty-handed one brings nothing."""
    after = s.copy()
    after.quiet = True
    apply(after, cmd)
    i = s.stack[-1].seat
    before, later = s.seats[i], after.seats[i]
    tech = b_of(cmd) - 1 if a_of(cmd) == t.RESEARCH else t.NOTHING
    sacrifice = sacrifices(s, before, a_of(cmd), c_of(cmd) != 0)
    coins = later.coins - before.coins + price_of(s, before, a_of(cmd), tech, "", sacrifice)
    gains = [say(language, "coins", n=coins)] if coins else []
    gains += [say(language, "vp", n=later.vp - before.vp)] if later.vp != before.vp else []
    return ", ".join(gains) or say(language, "gain-nothing")


# --- events ---------------------------------------------------------------------------------------------------------
def event_text(event: Event, names: list[str], language: str) -> str:
    """A line of the log."""
    message = f"event-{EVENT_IDS[event.kind]}"
    source = t.EVENT_SOURCE_IDS[event.b] if event.kind in SOURCED else ""
    values: dict[str, object] = {
        "who": names[event.seat],
        "a": event.a,
        "coins": say(language, "coins", n=event.b if event.kind == t.COINS_GIVEN else event.a),
        "vp": say(language, "vp", n=event.a),
        "workers": say(language, "workers", n=event.c if event.kind == t.ACTION_TAKEN else event.a),
        "price": say(language, "coins", n=event.b),
        "source": say(language, f"source-{source}") if source else "",
        "action": name("action", t.ACTION_IDS[event.a], language) if event.kind in ACTIONS else "",
        "card": "",
    }
    if event.kind in CARDS:
        if event.a == HIDDEN:
            message += "-hidden"
        else:
            kind, slugs = CARDS[event.kind]
            values["card"] = title(kind, slugs[event.a], language)
    if event.kind == t.ROW_SHIFTED and event.a == t.PLAGUE:
        message += "-plague"
    return say(language, message, **values)


def event_values(event: Event) -> dict[str, object]:
    """What an event tells beside its kind and its seat: ids of cards and actions, amounts, sources."""
    values: dict[str, object] = {}
    if event.kind in CARDS and event.a != HIDDEN:
        kind, slugs = CARDS[event.kind]
        values[kind] = slugs[event.a]
    elif event.kind in ACTIONS:
        values["action"] = t.ACTION_IDS[event.a]
    elif event.kind in SOURCED:
        values["amount"] = event.a
        values["source"] = t.EVENT_SOURCE_IDS[event.b]
    elif event.kind in NUMBERS:
        values["number"] = event.a
    if event.kind == t.COINS_GIVEN:
        values["amount"] = event.b
    return values


def event_law(event: Event) -> str:
    """The law behind a line of the log."""
    if event.kind not in SOURCED:
        return EVENT_LAWS[event.kind]
    if event.b < t.ACTIONS:
        return _action_law(event)
    return SOURCE_LAWS[event.kind].get(event.b, EVENT_LAWS[event.kind])


def _action_law(event: Event) -> str:
    """Coins, points and workers that an action gave, to whoever did it or to the others."""
    if event.kind == t.WORKER_GAINED:
        return "action.effect.at-once"
    if event.b == t.HUNT and event.kind == t.VP_GAINED:
        return "action.hunt.no-technology"
    own = (ACTION_VP if event.kind == t.VP_GAINED else ACTION_GAIN)[event.b]
    if event.b == t.TRADE and event.kind == t.COINS_GAINED and event.a < own:
        return "action.trade.others"
    return ACTION_LAWS[event.b] if own else "action.modifier.bonus"


def is_worth_a_line(event: Event) -> bool:
    """Whose turn begins is seen from what happens next."""
    return event.kind != t.TURN_BEGAN


SOURCED = (t.COINS_GAINED, t.COINS_LOST, t.VP_GAINED, t.WORKER_GAINED, t.WORKER_LOST)
ACTIONS = (t.ACTION_TAKEN, t.ROW_SHIFTED)
NUMBERS = (t.ROUND_BEGAN, t.WAR_BROKE_OUT, t.RIVAL_GREW)
CARDS = {
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
