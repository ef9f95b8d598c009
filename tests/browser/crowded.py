"""A table at its fullest: a late position, told to the page with more on its first mat than bots collect.

Only what the server tells of the first civilization is changed on its way; banks are drawn up by the server's own hand.
"""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from saecula.present.tta_board import blue_bank, yellow_bank
from saecula.tta.board import consumption_of
from saecula.tta.ratings.prices import population_cost
from saecula.tta.state import Seat

Data = dict[str, Any]
TECHS = [  # card, workers, blue tokens, what a token is worth
    ("agriculture", 3, 1, 1),
    ("irrigation", 2, 3, 2),
    ("selective-breeding", 1, 2, 3),
    ("bronze", 3, 6, 1),
    ("iron", 2, 2, 2),
    ("coal", 3, 5, 3),
    ("philosophy", 3, 0, 1),
    ("scientific-method", 0, 0, 1),
    ("religion", 1, 0, 0),
    ("printing-press", 0, 0, 0),
    ("journalism", 1, 0, 0),
    ("multimedia", 2, 0, 0),
    ("drama", 2, 0, 0),
    ("movies", 0, 0, 0),
    ("warriors", 3, 0, 0),
    ("riflemen", 1, 0, 0),
    ("modern-infantry", 2, 0, 0),
    ("rockets", 0, 0, 0),
]
WONDERS = ["pyramids", "great-wall", "eiffel-tower", "kremlin"]
COLONIES = ["wealthy-territory-i", "inhabited-territory-i", "strategic-territory-i", "vast-territory-i"]
CIVIL = ["opera", "republic", "military-build-up", "rockets", "urban-growth-iii", "movies", "albert-einstein"]
MILITARY = [
    "impact-of-government",
    "armed-intervention",
    "impact-of-strength",
    "war-over-culture",
    "raid-iii",
    "impact-of-industry",
    "mechanized-army",
]


def full(seat: Data, blue: int = 25, yellow: int = 12) -> Data:
    twin = Seat()
    twin.blue, twin.yellow = blue, yellow
    banks = {"yellow": yellow_bank(twin), "blue": blue_bank(twin)}
    techs = [
        {"card": card, "workers": workers, "tokens": tokens, "value": value} for card, workers, tokens, value in TECHS
    ]
    return seat | {
        "techs": techs,
        "blue": blue,
        "yellow": yellow,
        "consumption": consumption_of(twin),
        "population_cost": population_cost(twin),
        "banks": msgspec.to_builtins(banks),
        "hand": CIVIL,
        "cards": MILITARY,
        "tactic": "legion",
        "wonders": [{"card": card, "ruined": False} for card in WONDERS],
        "specials": ["strategy", "code-of-laws", "masonry"],
        "colonies": COLONIES,
        "war": {"card": "war-over-technology", "on": 1},
    }


def crowd(page: Page, **numbers: int) -> None:
    """Whatever table this page opens from now on is full. It is only looked at: changes are not told any more."""

    def told(message: str | bytes, route: WebSocketRoute) -> None:
        data = json.loads(message)
        if data["type"] == "state" and data.get("board"):
            data["board"]["seats"][0] = full(data["board"]["seats"][0], **numbers)
        if data["type"] != "changes":
            route.send(json.dumps(data))

    def opened(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: told(message, route))

    page.route_web_socket("**/ws/tables/*", opened)
