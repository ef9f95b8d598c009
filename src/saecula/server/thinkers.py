"""Bots think in processes of their own, so that the server goes on answering. They get a view, never a state.

Programs of the server's host (`--program`) are spoken with from processes of their own, too: one for each of them, so
that a slow one keeps nobody else waiting.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from typing import Final

from saecula.bots import Bot, known_bots, make_bot
from saecula.core.game import Game
from saecula.core.rng import Stream
from saecula.core.rules import Outcome
from saecula.games import rules_of
from saecula.lab.line_bot import TIMEOUT, BotFault, LineBot

log = logging.getLogger("saecula.server")
SLOW: Final = ("hard", "expert")  # bots that think for seconds
QUEUE: Final = 200  # questions that may wait for bots before no new game with bots is begun
KEPT: Final = 64  # bots that a process remembers, with the plans that they follow
KEPT_PROGRAMS: Final = 16  # programs that go on running while people think; others are started anew
Key = tuple[str, int, str]  # table, seat, name
_bots: OrderedDict[Key, Bot] = OrderedDict()
_programs: OrderedDict[Key, LineBot] = OrderedDict()


def _begin() -> None:
    """A process that thinks ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Finalize(None, end_programs, exitpriority=10)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_after, args=(server,), daemon=True).start()


def _end_after(server: BaseProcess) -> None:
    server.join()
    end_programs()
    os._exit(0)


def think(game: str, key: Key, seed: int, view: object, legal: list[int]) -> int:
    """One command; the bot of a seat is kept while it is used, so that it can follow its plan."""
    bot = _bots.pop(key, None)
    if bot is None:
        bot = make_bot(key[2], rules_of(game), seed)
        if getattr(bot, "restrained", False):
            log.warning("nothing is compiled yet, so %s thinks less at table %s than it could", key[2], key[0])
    command = bot.choose(view, legal)
    _bots[key] = bot
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    return command


@dataclass(frozen=True)
class Program:
    """How a program is started and asked."""

    command: str
    seconds: float
    options: dict[str, object]


def ask_program(
    game: str, key: Key, program: Program, seed: int, view: object, legal: list[int]
) -> tuple[int, BotFault | None]:
    """One command; raises BotFault. A program that was left running and fails now is started anew, with its fault."""
    bot, failed = _programs.pop(key, None), None
    if bot is not None:
        try:
            return _asked(key, bot, view, legal), None
        except BotFault as fault:
            failed = fault
    bot = LineBot(program.command, rules_of(game), program.options, key[1], seed, program.seconds)
    return _asked(key, bot, view, legal), failed


def _asked(key: Key, bot: LineBot, view: object, legal: list[int]) -> int:
    """The answer of a program, which goes on running unless it fails."""
    try:
        chosen = bot.choose(view, legal)
    except BotFault:
        bot.close()
        raise
    _programs[key] = bot
    while len(_programs) > KEPT_PROGRAMS:
        _programs.popitem(last=False)[1].close()
    return chosen


def dismiss_program(key: Key, outcome: Outcome | None) -> None:
    bot = _programs.pop(key, None)
    if bot is not None:
        bot.close(outcome)


def end_programs() -> None:
    while _programs:
        _programs.popitem()[1].close()


def adviser(table_id: str) -> str:
    """Who suggests moves at a table is somebody else than who plays there."""
    return f"advice {table_id}"


class Thinkers:
    """The processes, started when first needed; quick bots have one of their own and never wait for slow ones."""

    def __init__(self, processes: int, programs: dict[str, str] | None = None, seconds: float = TIMEOUT) -> None:
        self.processes = processes
        self.programs = programs or {}
        self.seconds = seconds
        self._pools: dict[str, Executor] = {}
        self.waiting = 0  # questions that no bot has answered yet
        self._asked: dict[str, set[Key]] = {}  # programs that sit at a table

    def pool(self, name: str) -> Executor:
        kind = name if name in self.programs or name in SLOW else "quick"
        if kind not in self._pools:
            if self.processes:
                context = multiprocessing.get_context("spawn")
                count = self.processes if name in SLOW else 1
                self._pools[kind] = ProcessPoolExecutor(count, mp_context=context, initializer=_begin)
            else:
                self._pools[kind] = ThreadPoolExecutor(1)
        return self._pools[kind]

    def _forget(self, pool: Executor) -> None:
        self._pools = {kind: other for kind, other in self._pools.items() if other is not pool}

    def renew(self) -> None:
        """Think in new processes from now on; the old ones finish what they are asked."""
        pools, self._pools = self._pools, {}
        for pool in pools.values():
            pool.shutdown(wait=False)

    def is_full(self) -> bool:
        """Do so many questions wait that no new game with bots should begin?"""
        return self.waiting >= QUEUE

    async def choose(self, table_id: str, game: Game, seat: int, name: str) -> int:
        """What a bot answers to the open question of a seat; raises BotFault if it is a program that fails."""
        self.waiting += 1
        try:
            return await self._choose(table_id, game, seat, name)
        finally:
            self.waiting -= 1

    async def _choose(self, table_id: str, game: Game, seat: int, name: str) -> int:
        legal = game.rules.without_surrender(game.legal.commands())
        if name in self.programs or name not in known_bots(game.rules.name):
            return await self._ask_program(table_id, game, seat, name, legal)
        if len(legal) == 1:
            return legal[0]
        seed = Stream(game.seed, f"server-bot/{seat}/{game.ply}").word()
        work = (game.rules.name, (table_id, seat, name), seed, game.view(seat), legal)
        for _ in range(2):
            pool = self.pool(name)
            try:
                chosen = await asyncio.get_running_loop().run_in_executor(pool, think, *work)
                if chosen in legal:
                    return chosen
                log.error("the bot %s gave no legal command at table %s, ply %s", name, table_id, game.ply)
                break
            except BrokenProcessPool:  # somebody ended a process of ours: begin anew, once for all who waited for it
                self._forget(pool)
            except Exception:
                log.exception("the bot %s failed at table %s, ply %s", name, table_id, game.ply)
                break
        return legal[seed % len(legal)]  # a table must not stand still because of a bot

    async def _ask_program(self, table_id: str, game: Game, seat: int, name: str, legal: list[int]) -> int:
        if name not in self.programs:
            raise BotFault("program-unknown", name=name)
        key, program = (table_id, seat, name), Program(self.programs[name], self.seconds, game.options)
        self._asked.setdefault(table_id, set()).add(key)
        seed = Stream(game.seed, f"server-bot/{seat}").word()
        work = (game.rules.name, key, program, seed, game.view(seat), legal)
        for _ in range(2):
            pool = self.pool(name)
            try:
                chosen, failed = await asyncio.get_running_loop().run_in_executor(pool, ask_program, *work)
                if failed is not None:
                    log.error("table %s: %s; it was started anew", table_id, failed)
                return chosen
            except BrokenProcessPool:  # somebody ended the process that speaks with it
                self._forget(pool)
        raise BotFault("program-unheard", name=name)

    def part(self, table_id: str, outcome: Outcome | None) -> None:
        """A game is over: its programs hear how it ended, if it did, and end."""
        for key in (*self._asked.pop(table_id, ()), *self._asked.pop(adviser(table_id), ())):
            pool = self._pools.get(key[2])
            if pool is not None:
                with suppress(RuntimeError):  # the process is gone, and the program with it
                    pool.submit(dismiss_program, key, outcome)

    def close(self) -> None:
        if not self.processes:
            end_programs()
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self._pools = {}
