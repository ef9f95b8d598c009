"""What a card says, whole: sentences from which it can be played without the engine.

`words.effect_text` is the short form, for lines of tables and actions; here every number, limit, rounding and moment of
a row is named. `tests/aoc/test_card_texts.py` lists the facts of every row and looks for them in its text.
"""

from typing import Any

from saecula.aoc import words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.effects import FEW_TECHS
from saecula.i18n import say

EXTRAS = ("wonder", "research", "conquest", "hunt", "trade")  # actions that give more than points and coins
EXTRA_VP = 1  # of Hunt, without a technology
EXTRA_COINS = 1  # of Trade, for the others


# --- pieces ---------------------------------------------------------------------------------------------------------
def listed(names: list[str], language: str, joint: str) -> str:
    """Names in a row, the last one after `whole-or` or `whole-and`."""
    if len(names) < 2:
        return "".join(names)
    return say(language, joint, some=", ".join(names[:-1]), last=names[-1])


def quoted(tech: str, language: str) -> str:
    return say(language, "whole-tech", name=words.name("tech", tech, language))


def any_of(techs: list[str], language: str) -> str:
    return listed([quoted(slug, language) for slug in techs], language, "whole-or")


def gain_of(coins: int, vp: int, language: str) -> str:
    gains = [say(language, "whole-coins", n=coins)] if coins else []
    gains += [say(language, "vp", n=vp)] if vp else []
    return listed(gains, language, "whole-and")


def action_row(slug: str) -> dict[str, Any]:
    return next(row for row in catalog.in_force()["actions"] if row["id"] == slug)


def clauses(row: dict[str, Any], language: str) -> str:
    """For how many of something an effect counts, and when."""
    text = ""
    if "per" in row:
        every = row.get("every", 1)
        message = "clause-per-rounded" if every > 1 else "clause-per"
        text += say(language, message, per=say(language, f"per-{row['per']}", n=every))
    condition = row.get("if", "")
    if condition == "military_lead":
        text += say(language, "clause-lead")
    elif condition.startswith(FEW_TECHS):
        n = int(condition.removeprefix(FEW_TECHS))
        text += say(language, "clause-few-techs", n=n)
    for slug in row.get("not_via", []):
        text += say(language, "clause-not-via", card=quoted(slug, language))
    return text


# --- effects --------------------------------------------------------------------------------------------------------
def message_of(row: dict[str, Any]) -> str:
    op = row["op"]
    if op in ("on_rise", "on_gain"):
        field = next(field for field in row if field not in ("op", "source", "law"))
        return f"rule-{op}-{field}"
    if op == "action_discount" and row.get("free"):
        return "rule-action_free"
    if op == "wonder_sacrifice" and row.get("optional"):
        return "rule-wonder_sacrifice-optional"
    return f"rule-{op}"


def rule_text(row: dict[str, Any], language: str) -> str:
    """An effect in one or two sentences; a house value carries its mark."""
    coins = row.get("coins", row.get("others_coins", row.get("opponents_lose_coins", row.get("coins_discount", 0))))
    vp = row.get("vp", row.get("vp_per_future_action", 0))
    action = row.get("action", "wonder" if row["op"] == "wonder_sacrifice" else "")
    count = row.get("workers", row.get("extra_workers", row.get("count", row.get("wonder", 1))))
    numbers = [row[f] for f in ("value", "per_military", "tech_per_bonus_coins", "bonus_coin_multiplier") if f in row]
    values: dict[str, object] = {
        "action": words.name("action", action, language) if action else "",
        "after": words.name("action", row["after"], language) if "after" in row else "",
        "for": say(language, "clause-for", techs=any_of(row["techs"], language)) if "techs" in row else "",
        "when": clauses(row, language),
        "coins": say(language, "whole-coins", n=coins),
        "vp": say(language, "vp", n=vp),
        "gain": gain_of(coins, vp, language),
        "workers": say(language, "whole-workers", n=count),
        "techs": say(language, "whole-technologies", n=count),
        "wonders": say(language, "whole-wonders", n=count),
        "price": say(language, "coins", n=action_row(action)["coins"]) if action else "",
        "n": numbers[0] if numbers else 0,
    }
    mark = say(language, "house-mark") if row.get("source") == "house" else ""
    return say(language, message_of(row), **values) + mark


def rules_text(rows: list[dict[str, Any]], language: str) -> str:
    return " ".join(rule_text(row, language) for row in rows) or say(language, "none")


# --- cards ----------------------------------------------------------------------------------------------------------
def parts(kind: str, slug: str, language: str) -> list[tuple[str, str]]:
    """The parts of a civilization, each under its heading; other cards have none."""
    if kind != "civ":
        return []
    row = words.card_row(kind, slug)
    found = [
        (say(language, "column-workers"), _population(row, language)),
        (say(language, "column-primary"), rules_text(row["primary"], language)),
        (say(language, "column-legacy"), rules_text(row["legacy"], language)),
    ]
    if row["solo_skirmish_excluded"]:
        found[0] = (found[0][0], f"{found[0][1]} {_solo(row, language)}")
    return found


def card_text(kind: str, slug: str, language: str) -> str:
    """Everything that a card says."""
    row = words.card_row(kind, slug)
    if kind == "civ":
        return _civ_text(row, language)
    if kind == "tech":
        return _tech_text(row, language)
    if kind == "special":
        return _special_text(row, language)
    return rules_text(row["effects"], language)


def _population(row: dict[str, Any], language: str) -> str:
    n = row["population"]
    text = say(language, "about-population", n=n, workers=say(language, "whole-workers", n=n))
    return text + words.mark_of(row, "population", language)


def _solo(row: dict[str, Any], language: str) -> str:
    return say(language, "about-solo") + words.mark_of(row, "solo_skirmish_excluded", language)


def _civ_text(row: dict[str, Any], language: str) -> str:
    found = [_population(row, language)]
    for part in ("primary", "legacy"):
        found.append(say(language, f"about-{part}", effects=rules_text(row[part], language)))
    if row["solo_skirmish_excluded"]:
        found.append(_solo(row, language))
    return " ".join(found)


def _needs(row: dict[str, Any], language: str) -> str:
    needs = row["requires_any_of"]
    text = say(language, "about-needs", techs=any_of(needs, language)) if needs else say(language, "about-root")
    return text + words.mark_of(row, "requires_any_of", language)


def _top(column: int) -> str:
    """The technology on top of a column."""
    rows = catalog.in_force()["technologies"]
    return str(next(row["id"] for row in rows if row.get("column") == column and row["row"] == 1))


def _tech_text(row: dict[str, Any], language: str) -> str:
    if "special" in row:
        place = say(language, "about-on-special", card=words.name("special", row["special"], language))
    else:
        top = quoted(_top(row["column"]), language)
        place = say(language, "about-place", top=top, n=row["row"])
        place += words.mark_of(row, "row", language) or words.mark_of(row, "column", language)
    return " ".join([rules_text(row["effects"], language), _needs(row, language), place])


def _special_text(row: dict[str, Any], language: str) -> str:
    top = quoted(row["replaces_column_of"], language)
    found = [
        say(language, "about-price", coins=say(language, "whole-coins", n=row["cost_coins"])),
        say(language, "about-column", top=top) + words.mark_of(row, "replaces_column_of", language),
        say(language, "about-top-stays" if row["keeps_top"] else "about-top-goes", top=top),
    ]
    for tech in catalog.in_force()["technologies"]:
        if tech.get("special") == row["id"]:
            text = f"{rules_text(tech['effects'], language)} {_needs(tech, language)}"
            found.append(say(language, "about-new-tech", tech=words.title("tech", tech["id"], language), text=text))
    return " ".join(found)


# --- actions --------------------------------------------------------------------------------------------------------
def action_text(slug: str, language: str) -> str:
    """What an action takes and gives, and what the symbol of its card does."""
    cards = {card["id"]: card for card in catalog.in_force()["action_cards"]}
    symbol = ""
    if slug in cards:
        mark = words.mark_of(cards[slug], "symbol", language)
        symbol = say(language, f"about-symbol-{cards[slug]['symbol']}") + mark
    if slug == "plague":
        return symbol
    row = action_row(slug)
    slots = say(language, "about-action-slots", n=row["slots"])
    workers, coins = say(language, "workers", n=row["workers"]), say(language, "coins", n=row["coins"])
    found = [
        say(language, "about-action", workers=workers, coins=coins, slots=slots),
        say(language, f"about-action-{row['where']}"),
        say(language, f"about-action-{row['slot']}"),
        say(language, "about-action-gain", gain=gain_of(row["gain_coins"], row["vp"], language)),
    ]
    if slug in EXTRAS:
        vp, more = say(language, "vp", n=EXTRA_VP), say(language, "whole-coins", n=EXTRA_COINS)
        found.append(say(language, f"about-{slug}", vp=vp, coins=more))
    return " ".join([*found, symbol]).strip()
