"""Figures for Prometheus at /metrics: how much, never who. Off unless whoever runs the server asks for them.

Requests are counted by Litestar's own plugin, under the patterns of their addresses: no id of a table is in a figure.
"""

import hmac
import ipaddress
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from litestar import Response, get
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import Middleware, Scopes

from saecula.server.api.common import Asked, house_of
from saecula.server.config import METRICS_LOCAL, Config

if TYPE_CHECKING:
    from prometheus_client.core import Metric

    from saecula.server.house import House

PASSED_ON: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # headers that a proxy adds


def counting() -> Middleware:
    """Counts every request and the time that it took."""
    from litestar.plugins.prometheus import PrometheusConfig

    scopes: Scopes = {ScopeType.HTTP}
    return PrometheusConfig(app_name="saecula", prefix="saecula", group_path=True, scopes=scopes).middleware


class Figures:
    """What a house holds, asked when somebody looks."""

    def __init__(self, house: "House") -> None:
        self.house = house

    def collect(self) -> Iterator["Metric"]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        house, tables = self.house, self.house.tables.values()
        gauges = {
            "saecula_tables_in_memory": ("Tables that this process holds", len(house.tables)),
            "saecula_tables_watched": (
                "Tables that somebody looks at",
                sum(bool(table.listeners) for table in tables),
            ),
            "saecula_pages": ("Open pages", sum(len(table.listeners) for table in tables)),
            "saecula_bots_waiting": ("Questions that wait for a bot", house.thinkers.waiting),
            "saecula_draining": ("Is this process handing over?", int(house.draining)),
        }
        for name, (about, value) in gauges.items():
            yield GaugeMetricFamily(name, about, value=value)
        for name, count in sorted(house.counts.items()):
            yield CounterMetricFamily(f"saecula_{name}", f"How often since the start: {name}", value=count)


def may_look(config: Config, headers: Any, client: str) -> bool:
    """By token, or from this machine itself and not through a proxy of it."""
    if config.metrics == METRICS_LOCAL:
        try:
            own = ipaddress.ip_address(client).is_loopback
        except ValueError:
            return False
        return own and not any(name in headers for name in PASSED_ON)
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return scheme.lower() == "bearer" and hmac.compare_digest(token.strip().encode(), config.metrics.encode())


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    house = house_of(request)
    if not may_look(house.config, request.headers, request.client.host if request.client else ""):
        raise NotFoundException  # whoever may not look need not know that there is something to see
    from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest

    own = CollectorRegistry()
    own.register(Figures(house))
    return Response(generate_latest(REGISTRY) + generate_latest(own), headers={"Content-Type": CONTENT_TYPE_LATEST})
