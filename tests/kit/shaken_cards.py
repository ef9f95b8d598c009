"""The cards of Age of Civilization with every house value changed; what the rulebook says stays."""

from copy import deepcopy
from typing import Any


def shaken_effect(row: dict[str, Any]) -> dict[str, Any]:
    if row["source"] != "house":
        return row
    return {key: value + 1 if type(value) is int else value for key, value in row.items()}


def shaken_cards(cards: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    shaken = deepcopy(cards)
    civs = [civ for civ in shaken["civilizations"] if civ["legacy"][0]["source"] == "house"]
    for cards_, field in ((civs, "legacy"), (shaken["wonders"], "effects")):
        moved = [card[field] for card in cards_]
        for card, rows in zip(cards_, [*moved[1:], moved[0]], strict=True):
            card[field] = rows
    for kind in ("civilizations", "wonders", "technologies"):
        for card in shaken[kind]:
            for field in ("primary", "legacy", "effects"):
                if field in card:
                    card[field] = [shaken_effect(row) for row in card[field]]
    for civ in shaken["civilizations"]:
        civ["population"] = civ["population"] % 4 + 1
    for card in shaken["action_cards"]:
        if card["symbol"] != "plague":
            card["symbol"] = "war" if card["symbol"] == "none" else "none"
    return shaken
