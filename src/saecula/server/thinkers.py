"""Bots think in processes of their own, so that the server goes on answering. They get a view, never a state."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final

from saecula.bots import Bot, make_bot
from saecula.core.game import Game
from saecula.core.rng import Stream
from saecula.games import rules_of

log = logging.getLogger("saecula.server")
SLOW: Final = ("hard",)  # bots that think for seconds
KEPT: Final = 64  # bots that a process remembers, with the plans that they follow
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _begin() -> None:
    """A process that thinks ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_after, args=(server,), daemon=True).start()


def _end_after(server: BaseProcess) -> None:
    server.join()
    os._exit(0)


def think(game: str, key: tuple[str, int, str], seed: int, view: object, legal: list[int]) -> int:
    """One command; the bot of a seat is kept while it is used, so that it can follow its plan."""
    bot = _bots.pop(key, None)
    if bot is None:
        bot = make_bot(key[2], rules_of(game), seed)
    command = bot.choose(view, legal)
    _bots[key] = bot
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    return command


class Thinkers:
    """The processes, started when first needed; quick bots have one of their own and never wait for slow ones."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pools: dict[bool, Executor] = {}

    def pool(self, name: str) -> Executor:
        slow = name in SLOW
        if slow not in self._pools:
            if self.processes:
                context = multiprocessing.get_context("spawn")
                count = self.processes if slow else 1
                self._pools[slow] = ProcessPoolExecutor(count, mp_context=context, initializer=_begin)
            else:
                self._pools[slow] = ThreadPoolExecutor(1)
        return self._pools[slow]

    def _forget(self, pool: Executor) -> None:
        self._pools = {slow: other for slow, other in self._pools.items() if other is not pool}

    def renew(self) -> None:
        """Think in new processes from now on; the old ones finish what they are asked."""
        pools, self._pools = self._pools, {}
        for pool in pools.values():
            pool.shutdown(wait=False)

    async def choose(self, table_id: str, game: Game, seat: int, name: str) -> int:
        """What a bot answers to the open question of a seat."""
        legal = game.rules.without_surrender(game.legal.commands())
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

    def close(self) -> None:
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self._pools = {}
