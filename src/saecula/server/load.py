"""A load of many tables on one or several servers: how long until the last page shows a command, is anything lost?"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

from saecula.core.errors import SaeculaError
from saecula.core.rng import Dice
from saecula.games import RULES
from saecula.server.load_pages import Data, Page, open_page

START_SECONDS: Final = 60.0
MARKS: Final = 8  # how often a run looks at the memory of its servers
DRAWN_GAMES: Final = 3  # random games whose lists of actions are drawn
SCREENS: Final = 5  # how often a first screen is asked for: a busy machine makes some of them late
TOGETHER: Final = 8  # tables that are laid at once
SETTLES: Final = 0.05  # seconds after which a page that was too late looks again


@dataclass
class Load:
    """What a run is made of; `think` is the mean pause before a command, in seconds."""

    tables: int
    seats: int
    seconds: float
    think: float
    game: str
    database: str = ""
    source: str = ""  # a folder with another build's `saecula`, which is measured instead
    processes: int = 1  # servers, which the pages of each table are spread over
    commands: int = 0  # the run ends after so many, if given, and not by the clock
    turns: int = 1  # in which builds are measured one after the other


@dataclass
class Turn:
    """A part of a run."""

    delays: list[float]
    seconds: float
    processor_seconds: float | None


@dataclass
class Told:
    """What a run has measured."""

    delays: list[float] = field(default_factory=list)  # from the command to the last page's update
    acknowledged: list[float] = field(default_factory=list)
    plies: dict[str, int] = field(
        default_factory=dict
    )  # by table, how far it was acknowledged; at the end what is lost
    first_states: list[float] = field(default_factory=list)
    finished: int = 0  # games
    away: int = 0  # commands that the database took too long for
    late: int = 0  # commands that came after an answer which the server had given itself
    bytes_received: int = 0
    empty_bytes: float | None = None  # memory of the servers before the first table
    marks: list[float] = field(default_factory=list)  # and from time to time while they play
    turns: list[Turn] = field(default_factory=list)


class Run:
    """One load on servers that are there: tables are laid, played in turns with another build's, and compared."""

    def __init__(self, load: Load, urls: list[str], pids: list[int], http: httpx.AsyncClient) -> None:
        self.load = load
        self.urls = urls
        self.pids = pids
        self.http = http
        self.told = Told()
        self.tables: list[tuple[str, list[Page], Dice]] = []
        self.laid = 0  # tables so far
        self.changes = False  # can the servers tell what differs?
        self.ends_at = 0.0

    async def lay(self) -> None:
        _, self.told.empty_bytes = used_by(self.pids)
        self.changes = "ChangesMessage" in (await self.http.get("/api/openapi.json")).text
        for first in range(0, self.load.tables, TOGETHER):
            numbers = range(first, min(self.load.tables, first + TOGETHER))
            laid = await asyncio.gather(*[self._lay() for _ in numbers])
            self.tables += [(*one, Dice(number)) for number, one in zip(numbers, laid, strict=True)]

    async def turn(self) -> None:
        """Play for a part of the time, or until as many commands were given as are wanted."""
        told, first = self.told, len(self.told.delays)
        before, _ = used_by(self.pids)
        begun = time.perf_counter()
        self.ends_at = begun + self.load.seconds / self.load.turns
        marking = asyncio.create_task(self._mark())
        await asyncio.gather(*[self._keep_playing(number) for number in range(len(self.tables))])
        marking.cancel()
        after, _ = used_by(self.pids)
        used = after - before if after is not None and before is not None else None
        told.turns.append(Turn(told.delays[first:], time.perf_counter() - begun, used))
        self._note_memory()

    async def end(self) -> None:
        """Close all pages, and ask the servers what they hold."""
        for table, pages, _ in self.tables:
            await self._clear(table, pages)

    def is_over(self) -> bool:
        if self.load.commands:
            return len(self.told.delays) >= self.load.commands
        return time.perf_counter() >= self.ends_at

    async def _mark(self) -> None:
        """Memory at equal parts of a long run."""
        for mark in range(1, MARKS if self.load.commands else 0):
            while len(self.told.delays) < mark * self.load.commands / MARKS:
                await asyncio.sleep(0.1)
            self._note_memory()

    def _note_memory(self) -> None:
        _, held = used_by(self.pids)
        if held is not None:
            self.told.marks.append(held)

    # --- tables -----------------------------------------------------------------------------------------------------
    async def _lay(self) -> tuple[str, list[Page]]:
        """A table with a person on every seat, started, and all pages with their first states."""
        self.laid += 1
        seats = [{"kind": "me", "name": "Host"}, *[{"kind": "open"}] * (self.load.seats - 1)]
        body = {"game": self.load.game, "options": {}, "seats": seats, "seed": f"load {self.laid}"}
        made = (await self.http.post("/api/tables", json=body)).json()
        table, tokens = made["table"]["id"], [made["token"]]
        for seat in range(1, self.load.seats):
            claim = {"seat": seat, "name": f"P{seat}", "invite": made["table"]["invite"]}
            token = (await self.http.post(f"/api/tables/{table}/claim", json=claim)).json()["token"]
            headers = {"Authorization": f"Bearer {token}"}
            await self.http.post(f"/api/tables/{table}/seats/{seat}/ready", json={"ready": True}, headers=headers)
            tokens.append(token)
        await self.http.post(f"/api/tables/{table}/start", headers={"Authorization": f"Bearer {tokens[0]}"})
        pages = []
        for number, token in enumerate(tokens):
            begun = time.perf_counter()
            pages.append(await open_page(self.urls[number % len(self.urls)], table, token, self.changes))
            self.told.first_states.append(time.perf_counter() - begun)
        return table, pages

    async def _keep_playing(self, number: int) -> None:
        """Game after game until the turn is over."""
        table, pages, dice = self.tables[number]
        while not self.is_over():
            await self._play_table(table, pages, dice)
            if not self.is_over():
                self.told.finished += 1
                await self._clear(table, pages)
                table, pages = await self._lay()
                self.tables[number] = (table, pages, dice)

    async def _clear(self, table: str, pages: list[Page]) -> None:
        """An acknowledged command that the server does not know any more is lost."""
        self.told.bytes_received += sum(page.bytes_received for page in pages)
        for page in pages:
            await page.close()
        held = int((await self.http.get(f"/api/tables/{table}")).json()["table"]["ply"])
        self.told.plies[table] = max(0, self.told.plies.get(table, 0) - held)

    async def _play_table(self, table: str, pages: list[Page], dice: Dice) -> None:
        """The deciding page gives a random command after some thought."""
        while not self.is_over():
            await asyncio.sleep(self.load.think * (0.5 + dice.below(1000) / 1000))
            newest = max(pages, key=lambda page: int(page.state["version"])).state
            if newest["table"]["status"] != "playing":
                return
            decider = pages[newest["table"]["decision_seat"]]
            await decider.until_version(newest["version"])
            if decider.state["decision"] is not None:  # else somebody else is asked by now
                await self._one_command(table, pages, decider, dice)

    async def _one_command(self, table: str, pages: list[Page], decider: Page, dice: Dice) -> None:
        ply = decider.state["ply"]
        texts = [action["text"] for action in decider.state["decision"]["actions"] if action["legal"]]
        texts = [text for text in texts if text != "resign"] or texts
        begun = time.perf_counter()
        await decider.send({"type": "command", "id": ply, "ply": ply, "text": texts[dice.below(len(texts))]})
        answer = await decider.answers.get()
        if answer["type"] != "ack":
            if answer["code"] not in ("stale", "storage"):
                raise SaeculaError("server-refused", text=answer["text"])
            self.told.late += answer["code"] == "stale"
            self.told.away += answer["code"] == "storage"
            await asyncio.sleep(SETTLES)
            return
        self.told.acknowledged.append(time.perf_counter() - begun)
        self.told.plies[table] = answer["ply"]
        shown = [await page.until(answer["ply"]) for page in pages]
        self.told.delays.append(max(shown) - begun)


# --- servers --------------------------------------------------------------------------------------------------------
def used_by(pids: list[int]) -> tuple[float | None, float | None]:
    """Seconds of processor time and bytes of memory that processes have used; None where the system does not say."""
    seconds, held = 0.0, 0.0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        except OSError:
            return None, None
        seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        held += float(pages * os.sysconf("SC_PAGE_SIZE"))
    return seconds, held


def environment(source: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": source} if source else dict(os.environ)


def start_server(database: str, source: str, tables: int) -> tuple["subprocess.Popen[str]", str]:
    """A server of its own; its address is what it prints."""
    command = [sys.executable, "-c", "from saecula.cli import main; main()", "serve", "--port", "0", "--no-open"]
    options = ["--database", database, "--rate", "0", "--webhooks", "off", "--tables", str(max(1000, 2 * tables))]
    process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True, env=environment(source))
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http" not in line:
        process.kill()
        raise SaeculaError("server-not-started")
    url = line.split()[1]
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            httpx.get(url + "/api/health", timeout=5)
            return process, url
        except httpx.HTTPError:
            time.sleep(0.05)
    process.kill()
    raise SaeculaError("server-silent")


def first_screen(url: str) -> float:
    """Seconds until a new page has everything that it draws first: the page, its files, words and settings."""
    begun = time.perf_counter()
    with httpx.Client(base_url=url, timeout=60) as http:
        page = http.get("/").text
        for part in page.split('"'):
            if part.startswith("/assets/"):
                http.get(part)
        for path in ("/api/settings", "/api/messages/en", *(f"/api/cards/{game}" for game in RULES)):
            http.get(path)
    return time.perf_counter() - begun


def worst_actions(load: Load) -> float:
    """Seconds for the slowest list of actions, drawn by the build that is measured."""
    program = str(Path(__file__).with_name("load_drawing.py"))
    command = [sys.executable, "-P", program, load.game, str(load.seats), str(DRAWN_GAMES)]
    done = subprocess.run(command, env=environment(load.source), capture_output=True, text=True)
    if done.returncode != 0:
        raise SaeculaError("server-not-started")
    return float(done.stdout)


# --- figures --------------------------------------------------------------------------------------------------------
def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def per(total: float | None, count: int, unit: float) -> float | None:
    return None if total is None or not count else round(unit * total / count, 2)


def measure(loads: list[Load]) -> list[Data]:
    """Start servers, load them in turns, and report in milliseconds."""
    with ExitStack() as ends:
        folder = Path(ends.enter_context(tempfile.TemporaryDirectory()))
        started, screens = [], []
        for number, load in enumerate(loads):
            urls, pids = [], []
            for _ in range(load.processes):
                process, url = start_server(load.database or str(folder / f"{number}.db"), load.source, load.tables)
                ends.callback(process.wait)
                ends.callback(process.kill)
                urls.append(url)
                pids.append(process.pid)
            started.append((urls, pids))
        for _ in range(SCREENS):
            screens.append([first_screen(urls[0]) for urls, _ in started])
        runs = asyncio.run(_play(loads, started))
    least = [min(tried) for tried in zip(*screens, strict=True)]
    return [_figures(run, screen) for run, screen in zip(runs, least, strict=True)]


async def _play(loads: list[Load], started: list[tuple[list[str], list[int]]]) -> list[Run]:
    async with AsyncExitStack() as ends:
        runs = []
        for load, (urls, pids) in zip(loads, started, strict=True):
            http = await ends.enter_async_context(httpx.AsyncClient(base_url=urls[0], timeout=60))
            runs.append(Run(load, urls, pids, http))
            await runs[-1].lay()
        for _ in range(loads[0].turns):
            for run in runs:
                await run.turn()
        for run in runs:
            await run.end()
    return runs


def _figures(run: Run, screen: float) -> Data:
    load, told = run.load, run.told
    grown = told.marks[-1] - told.empty_bytes if told.marks and told.empty_bytes is not None else None
    count, seconds = len(told.delays), sum(turn.seconds for turn in told.turns)
    each = [per(turn.processor_seconds, len(turn.delays), 1000) for turn in told.turns]
    used = sum(turn.processor_seconds or 0.0 for turn in told.turns) or None
    milliseconds = {
        f"p{int(100 * part)}_ms": round(1000 * quantile(told.delays, part), 1) for part in (0.5, 0.95, 0.99)
    }
    return {
        "game": load.game,
        "tables": load.tables,
        "pages": load.tables * load.seats,
        "servers": load.processes,
        "seconds": round(seconds, 1),
        "commands": count,
        "commands_per_second": round(count / seconds, 1),
        "finished_games": told.finished,
        **milliseconds,
        "p95_ms_by_turn": [round(1000 * quantile(turn.delays, 0.95), 1) for turn in told.turns],
        "max_ms": round(1000 * max(told.delays, default=0.0), 1),
        "ack_p95_ms": round(1000 * quantile(told.acknowledged, 0.95), 1),
        "lost": sum(told.plies.values()),
        "too_late": told.late,
        "storage_away": told.away,
        "processor_ms_per_command": per(used, count, 1000),
        "processor_ms_by_turn": each,
        "commands_per_core_second": round(count / used, 1) if used else None,
        "kilobytes_per_table": per(grown, load.tables, 1 / 1024),
        "memory_megabytes": [round(mark / 2**20) for mark in told.marks],
        "kilobytes_per_update": round(told.bytes_received / max(1, load.seats * count) / 1024, 1),
        "first_screen_ms": round(1000 * (screen + quantile(told.first_states, 0.5)), 1),
        "worst_action_list_ms": round(1000 * worst_actions(load), 1),
    }
