"""The vocabulary of effects: what each `op` of the data file means, which fields it takes, and what it becomes.

An owner of the box writes corrections in these words; the law never sees them, only the compiled `Effect` rows.
"""

from typing import Any, Final

from saecula.aoc import terms as t
from saecula.aoc.cards.tables import Effect

# op -> fields it must have, fields it may have. `source` and `law` are always allowed.
FIELDS: Final[dict[str, tuple[frozenset[str], frozenset[str]]]] = {
    # extra coins and points each time the action is done
    "action_bonus": (frozenset({"action"}), frozenset({"coins", "vp", "techs"})),
    # the action costs fewer coins; free: none at all
    "action_discount": (frozenset({"action"}), frozenset({"coins", "free", "techs", "if", "not_via"})),
    # a private slot for the action
    "action_slot": (frozenset({"action"}), frozenset()),
    # power
    "military": (frozenset({"value"}), frozenset({"per", "every"})),
    # gain at the own turn end
    "turn_end": (frozenset(), frozenset({"coins", "vp", "per", "every", "if"})),
    # learn technologies at the own turn end
    "turn_end_tech": (frozenset({"count"}), frozenset()),
    # may do the action once at the own turn end, without a worker
    "turn_end_action": (frozenset({"action"}), frozenset()),
    # may lay own coins on a market civilization for points
    "turn_end_market_gift": (frozenset({"coins", "vp"}), frozenset()),
    # points at the game's end
    "game_end": (frozenset({"vp"}), frozenset({"per", "every", "if"})),
    # once, when this civilization is raised; exactly one of the fields
    "on_rise": (
        frozenset(),
        frozenset({
            "coins", "others_coins", "opponents_lose_coins", "bonus_coin_multiplier", "tech_per_bonus_coins", "wonder",
            "vp_per_future_action",
        }),
    ),
    # once, when the technology is learned
    "on_learn": (frozenset({"vp_per_future_action"}), frozenset()),
    # once, when the card is gained; exactly one of the fields
    "on_gain": (frozenset(), frozenset({"coins", "workers"})),
    # extra gain when passing
    "pass_bonus": (frozenset(), frozenset({"coins", "vp"})),
    # no worker lost in war; none to Plague or Earthquake
    "war_immunity": (frozenset(), frozenset()),
    "plague_immunity": (frozenset(), frozenset()),
    # coins in every war, by power
    "war_income": (frozenset({"coins", "per_military"}), frozenset()),
    # the red slot of the action counts as white
    "keep_worker": (frozenset({"action"}), frozenset()),
    # opponents lose coins when the action is done
    "opponents_lose_coins": (frozenset({"action", "coins"}), frozenset()),
    # a worker when the action is done
    "gain_worker": (frozenset({"action", "count"}), frozenset()),
    # Wonder for fewer coins and more workers
    "wonder_sacrifice": (frozenset({"coins_discount", "extra_workers"}), frozenset({"optional"})),
    # after one action, another one without a worker
    "follow_up": (frozenset({"after", "action"}), frozenset()),
    # slots of future action cards may be used
    "future_actions": (frozenset(), frozenset()),
    # opponents may not do the action
    "deny_opponents": (frozenset({"action"}), frozenset()),
}  # fmt: skip

ONE_OF: Final = frozenset({"on_rise", "on_gain"})
SOME_OF: Final = {
    "action_bonus": frozenset({"coins", "vp"}),
    "action_discount": frozenset({"coins", "free"}),
    "turn_end": frozenset({"coins", "vp"}),
    "pass_bonus": frozenset({"coins", "vp"}),
}
FEW_TECHS: Final = "techs<="

PLAIN_OPS: Final = {
    "action_bonus": t.ACTION_BONUS,
    "action_discount": t.ACTION_DISCOUNT,
    "action_slot": t.ACTION_SLOT,
    "military": t.MILITARY,
    "turn_end": t.TURN_END,
    "turn_end_tech": t.TURN_END_TECH,
    "turn_end_action": t.TURN_END_ACTION,
    "turn_end_market_gift": t.TURN_END_GIFT,
    "game_end": t.GAME_END,
    "on_learn": t.LEARN_VP_PER_FUTURE,
    "pass_bonus": t.PASS_BONUS,
    "war_immunity": t.WAR_IMMUNITY,
    "plague_immunity": t.PLAGUE_IMMUNITY,
    "war_income": t.WAR_INCOME,
    "keep_worker": t.KEEP_WORKER,
    "opponents_lose_coins": t.RAID,
    "gain_worker": t.ACTION_WORKER,
    "wonder_sacrifice": t.SACRIFICE,
    "follow_up": t.FOLLOW_UP,
    "future_actions": t.FUTURE_ACTIONS,
    "deny_opponents": t.DENY,
}

# on_rise and on_gain: field -> (op, field of Effect that takes the number)
MOMENT_OPS: Final = {
    ("on_rise", "coins"): (t.RISE_COINS, "coins"),
    ("on_rise", "others_coins"): (t.RISE_OTHERS_COINS, "coins"),
    ("on_rise", "opponents_lose_coins"): (t.RISE_OPPONENTS_LOSE, "coins"),
    ("on_rise", "bonus_coin_multiplier"): (t.RISE_MULTIPLY_BONUS, "amount"),
    ("on_rise", "tech_per_bonus_coins"): (t.RISE_TECHS, "every"),
    ("on_rise", "wonder"): (t.RISE_WONDERS, "amount"),
    ("on_rise", "vp_per_future_action"): (t.RISE_VP_PER_FUTURE, "vp"),
    ("on_gain", "coins"): (t.GAIN_COINS, "coins"),
    ("on_gain", "workers"): (t.GAIN_WORKERS, "amount"),
}

# fields whose number goes to a field of Effect under another name
NUMBER_FIELDS: Final = {
    "coins": "coins",
    "vp": "vp",
    "value": "amount",
    "count": "amount",
    "every": "every",
    "per_military": "every",
    "vp_per_future_action": "vp",
    "coins_discount": "coins",
    "extra_workers": "amount",
}


def compile_effect(row: dict[str, Any], card: str, techs: dict[str, int]) -> Effect:
    """A checked row of the data file as the law reads it."""
    op = row["op"]
    if op in ONE_OF:
        field = next(field for field in row if (op, field) in MOMENT_OPS)
        code, target = MOMENT_OPS[op, field]
        effect = Effect(code, card, row.get("law", ""))
        setattr(effect, target, row[field])
        return effect
    effect = Effect(PLAIN_OPS[op], card, row.get("law", ""))
    for field, target in NUMBER_FIELDS.items():
        if field in row:
            setattr(effect, target, row[field])
    if "action" in row:
        effect.action = t.ACTION_IDS.index(row["action"])
    if op == "follow_up":
        effect.then = effect.action
        effect.action = t.ACTION_IDS.index(row["after"])
    if op == "wonder_sacrifice":
        effect.action = t.WONDER
    if "per" in row:
        effect.per = t.PER_IDS.index(row["per"])
    if op == "war_income":
        effect.per = t.PER_POWER
    effect.free = bool(row.get("free", False))
    effect.optional = bool(row.get("optional", False))
    for tech in row.get("techs", []):
        effect.techs |= 1 << techs[tech]
    for source in row.get("not_via", []):
        effect.not_via = source
    condition = row.get("if", "")
    if condition == "military_lead":
        effect.condition = t.IF_LEAD
    elif condition.startswith(FEW_TECHS):
        effect.condition = t.IF_FEW_TECHS
        effect.limit = int(condition.removeprefix(FEW_TECHS))
    return effect
