"""Web push in a browser: the page asks for it, the server sends it sealed, the worker shows it and leads to the table.

No push service can be reached from here, so two of its parts are played: the endpoint is a web server of the test, and
what it was posted is opened with the subscription's key and handed to the worker by the browser's own tools.
"""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Worker

from saecula.i18n import say
from saecula.server.config import Config, database_url
from tests.browser.conftest import Opener
from tests.browser.kit import create
from tests.browser.test_trust import id_of, tab_to
from tests.server.kit import RunningServer, wait_for
from tests.server.test_calling import Browser, Hook, hook

__all__ = ["hook"]

# What a push service would give the browser; everything else of the subscription is the page's own doing.
SUBSCRIBED = """given => {
    const plain = text => atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = text => Uint8Array.from(plain(text), one => one.charCodeAt(0)).buffer;
    PushManager.prototype.subscribe = async options => {
        window.asked = { visible: options.userVisibleOnly, key: [...options.applicationServerKey] };
        return { endpoint: given.endpoint, getKey: name => bytes(given[name]) };
    };
}"""
KEEPS = """async () => {
    await self.registration.showNotification("?").catch(() => null);
    const found = await self.registration.getNotifications();
    found.forEach(one => one.close());
    return found.length > 0;
}"""
NOTICES = """async () => (await self.registration.getNotifications()).map(
    one => ({ title: one.title, text: one.body, tag: one.tag, url: one.data }))"""
CLICK = """async () => {
    const opened = [];
    self.clients.openWindow = async path => void opened.push(path);
    const [notification] = await self.registration.getNotifications();
    const waits = [];
    const click = new NotificationEvent("notificationclick", { notification });
    click.waitUntil = work => waits.push(work);
    self.dispatchEvent(click);
    await Promise.allSettled(waits);  // a browser lets nobody but a person bring a window to the front
    return [opened, (await self.registration.getNotifications()).length];
}"""


def worker_of(page: Page) -> Worker:
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return wait_for(lambda: next(iter(page.context.service_workers), None))


def deliver(page: Page, said: dict[str, str]) -> None:
    """As the browser does when its push service has brought something."""
    tools, found = page.context.new_cdp_session(page), list[dict[str, Any]]()
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    tools.send("ServiceWorker.enable")
    wait_for(lambda: page.wait_for_timeout(20) or found)
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": found[0]["registrationId"], "data": json.dumps(said)}
    tools.send("ServiceWorker.deliverPushMessage", message)


def test_a_push_is_asked_for_by_keys_and_shown_and_leads_to_the_table(
    person: Opener, tmp_path: Path, hook: Hook
) -> None:
    config = Config(
        database_url(str(tmp_path / "a.db")), bot_processes=0, rate=0, webhooks="any", push="mailto:host@example.org"
    )
    there = Browser(hook.url + "/push")
    with RunningServer(config) as server, closing(person(path=server.url, lang="it", width=390, height=844)) as page:
        page.context.grant_permissions(["notifications"], origin=server.url)
        create(page, "aoc", ["me", "open"], seed="")
        worker = worker_of(page)
        if not worker.evaluate(KEEPS):
            pytest.skip("this Chromium, made for servers, keeps no notices; Debian's does")
        page.evaluate(SUBSCRIBED, there.subscription())
        tab_to(page, ".menu > button")
        page.keyboard.press("Enter")
        tab_to(page, "[data-notices]")
        page.keyboard.press("Enter")
        page.wait_for_selector("[role=dialog] select")
        assert page.input_value("[role=dialog] select") == "push"
        tab_to(page, "[role=dialog] form button")
        page.keyboard.press("Enter")
        page.wait_for_selector("[role=dialog] li")
        asked = page.evaluate("window.asked")
        assert asked["visible"]
        assert len(asked["key"]) == 65  # the server's own, by which the push service knows it
        tab_to(page, "[role=dialog] li button")
        page.keyboard.press("Enter")
        said = there.read(wait_for(lambda: hook.bodies("/push"))[0])
        deliver(page, said)
        shown = wait_for(lambda: worker.evaluate(NOTICES))
        address = f"/t/{id_of(page)}"
        title = say("it", "server-game-aoc")
        assert shown == [{"title": title, "text": said["text"], "tag": id_of(page), "url": address}]
        page.reload()  # a worker knows pages by the address that they were opened with
        page.wait_for_selector(".menu > button")
        assert worker.evaluate(CLICK) == [[], 0]  # the table is open: it is shown, not opened again
        deliver(page, {**said, "url": "http://games.test/t/another"})
        wait_for(lambda: worker.evaluate(NOTICES))
        assert worker.evaluate(CLICK) == [["/t/another"], 0]
        page.goto("about:blank")  # before its server ends
