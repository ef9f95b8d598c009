"""The short form of a card of Age of Civilization: its rows as signs, for the card's face.

A sign is a glyph, a number and a note. A note is the id of a message: a moment (`face-turn-end`), an action, a
technology. An effect is its action if it names one, what it gives, then what it counts and asks for. `lock` stands
before a technology that is needed, `close` before one through which an effect does not work.
"""

from typing import Any

from saecula.aoc.cards import catalog
from saecula.aoc.cards.effects import FEW_TECHS
from saecula.present.shapes.common import Sign

MOMENTS = {
    "turn_end": "face-turn-end", "game_end": "face-game-end", "on_rise": "face-rise", "on_learn": "face-learn",
    "on_gain": "face-gain", "pass_bonus": "face-pass", "war_income": "face-war",
}  # fmt: skip
COUNTED = {
    "tech": "tech", "vp": "vp", "wonder": "wonder", "worker": "worker", "coin": "coin", "military": "power",
    "civ": "civ", "other_civ": "civ",
}  # fmt: skip
PLAIN = {  # ops without numbers
    "action_slot": Sign("action", 1, "face-slot"),
    "turn_end_action": Sign("action", 1, "face-turn-end"),
    "follow_up": Sign("action", 1, "face-no-worker"),
    "keep_worker": Sign("worker", None, "face-returns"),
    "war_immunity": Sign("war", None, "face-immune-war"),
    "plague_immunity": Sign("plague", None, "face-immune-plague"),
    "future_actions": Sign("action", None, "face-future"),
    "deny_opponents": Sign("close", None, "face-denied"),
}


def effect_signs(row: dict[str, Any]) -> list[Sign]:
    """One effect; no number of the row is left out."""
    signs = [Sign("action", None, f"action-{row[field]}") for field in ("after", "action") if field in row]
    if row["op"] in PLAIN:
        signs.append(PLAIN[row["op"]])
    return signs + _amounts(row, MOMENTS.get(row["op"], "")) + _conditions(row)


def _amounts(row: dict[str, Any], moment: str) -> list[Sign]:
    op = row["op"]
    taken = {
        "action_discount": "face-less",
        "opponents_lose_coins": "face-opponents",
        "turn_end_market_gift": "face-gift",
    }
    signs = {
        "coins": Sign("coin", row.get("coins"), taken.get(op, moment)),
        "vp": Sign("vp", row.get("vp"), "face-turn-end" if op == "turn_end_market_gift" else moment),
        "value": Sign("power", row.get("value")),
        "count": Sign("tech", row.get("count"), "face-turn-end")
        if op == "turn_end_tech"
        else Sign("worker", row.get("count")),
        "workers": Sign("worker", row.get("workers"), moment),
        "others_coins": Sign("coin", row.get("others_coins"), "face-others"),
        "opponents_lose_coins": Sign("coin", row.get("opponents_lose_coins"), "face-opponents"),
        "bonus_coin_multiplier": Sign("coin", row.get("bonus_coin_multiplier"), "face-times-bonus"),
        "tech_per_bonus_coins": Sign("coin", row.get("tech_per_bonus_coins"), "face-per-bonus"),
        "wonder": Sign("wonder", row.get("wonder"), moment),
        "vp_per_future_action": Sign("vp", row.get("vp_per_future_action"), moment),
        "coins_discount": Sign("coin", row.get("coins_discount"), "face-less"),
        "extra_workers": Sign("worker", row.get("extra_workers"), "face-more-workers"),
        "per_military": Sign("power", row.get("per_military"), "face-per"),
    }
    found = [sign for field, sign in signs.items() if field in row]
    if row.get("free"):
        found.append(Sign("coin", 0, "face-free"))
    if "tech_per_bonus_coins" in row:
        found.insert(0, Sign("tech", 1, moment))
    if "vp_per_future_action" in row:
        found.append(Sign("action", 1, "face-future"))
    return found


def _conditions(row: dict[str, Any]) -> list[Sign]:
    found = []
    if "per" in row:
        found.append(Sign(COUNTED[row["per"]], row.get("every", 1), "face-per"))
    found += [Sign("tech", None, f"tech-{slug}") for slug in row.get("techs", [])]
    condition = row.get("if", "")
    if condition == "military_lead":
        found.append(Sign("power", None, "face-lead"))
    elif condition.startswith(FEW_TECHS):
        found.append(Sign("tech", int(condition.removeprefix(FEW_TECHS)), "face-at-most"))
    return found + [Sign("close", None, f"tech-{slug}") for slug in row.get("not_via", [])]


def _effects(rows: list[dict[str, Any]]) -> list[Sign]:
    return [sign for row in rows for sign in effect_signs(row)]


def face_of(kind: str, row: dict[str, Any]) -> list[Sign]:
    """The face of a card, from its row in force."""
    if kind == "civ":
        signs = [Sign("worker", row["population"])]
        for part in ("primary", "legacy"):
            signs += [Sign("civ", None, f"column-{part}"), *_effects(row[part])]
        return signs
    if kind == "special":
        signs = [
            Sign("coin", row["cost_coins"], "face-price"),
            Sign("special", None, f"tech-{row['replaces_column_of']}"),
        ]
        for tech in catalog.in_force()["technologies"]:
            if tech.get("special") == row["id"]:
                signs += [Sign("tech", None, f"tech-{tech['id']}"), *_effects(tech["effects"])]
        return signs
    needs = [Sign("lock", None, f"tech-{slug}") for slug in row.get("requires_any_of", [])]
    return [*_effects(row["effects"]), *needs]
