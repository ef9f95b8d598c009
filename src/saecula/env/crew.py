"""A batch whose games are shared out among processes; the arrays lie in memory that all of them see.

    >>> with Crew("tta", 512, seats=2, seed=1, processes=2) as crew:
    ...     crew.step(crew.sample(rng))

It is used as `Batch` is, and equal seeds and actions give what one `Batch` gives, however many processes there are.
Processes are started anew (`spawn`), so a program that makes a crew does so below `if __name__ == "__main__":`.
"""

import weakref
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from saecula.core.errors import OptionError, SaeculaError
from saecula.env.batch import Array, Batch, checked_actions, sampled, whole
from saecula.env.rewards import VICTORY
from saecula.env.spaces import COMPACT

STEP, STOP, RESET = "step", "stop", "reset"
PATIENCE = 10.0  # seconds for a process to end by itself
SHOWN = ("observations", "masks", "counts", "seats", "rewards", "done")


class Shelf:
    """Arrays side by side in one piece of shared memory."""

    def __init__(self, shapes: dict[str, tuple[tuple[int, ...], str]], name: str | None = None) -> None:
        sizes = {
            key: -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64 for key, (shape, kind) in shapes.items()
        }
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes.values()))
        self.arrays: dict[str, Array] = {}
        begin = 0
        for key, (shape, kind) in shapes.items():
            self.arrays[key] = np.ndarray(shape, dtype=kind, buffer=self.memory.buf, offset=begin)
            begin += sizes[key]

    def close(self) -> None:
        self.arrays.clear()
        try:
            self.memory.close()
        except BufferError:  # somebody still looks at an array: it goes with the last look
            return


def shapes_of(n: int, seats: int, length: int, actions: int) -> dict[str, tuple[tuple[int, ...], str]]:
    return {
        "observations": ((n, length), "float32"),
        "masks": ((n, actions), "bool"),
        "counts": ((n,), "int64"),
        "seats": ((n,), "int64"),
        "rewards": ((n, seats), "float32"),
        "done": ((n,), "bool"),
        "legal": ((n, actions), "int32"),
        "actions": ((n,), "int64"),
    }


# --- in a process of the crew -----------------------------------------------------------------------------------------
def work(line: Connection, name: str, shapes: dict[str, Any], rows: tuple[int, int], told: dict[str, Any]) -> None:
    """Step the games of some rows whenever the crew asks for it, until it stops or is gone."""
    shelf = Shelf(shapes, name)
    try:
        part = slice(*rows)
        batch = Batch(n=rows[1] - rows[0], offset=rows[0], **told)
        show(batch, shelf.arrays, part)
        line.send(None)
        while True:
            order, value = line.recv()
            if order == STOP:
                return
            if order == RESET:
                batch.reset(value)
            else:
                batch.step(shelf.arrays["actions"][part])
            show(batch, shelf.arrays, part)
            line.send(None)
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return
    except Exception as error:
        line.send(error)
    finally:
        shelf.close()


def show(batch: Batch, arrays: dict[str, Array], part: slice) -> None:
    for key in SHOWN:
        np.copyto(arrays[key][part], getattr(batch, key))
    legal = batch.legal
    np.copyto(arrays["legal"][part, : legal.shape[1]], legal)


# --- the crew ---------------------------------------------------------------------------------------------------------
class Crew:
    """`processes` share `n` games; everything else is as in `Batch`. Close it, or use it with `with`."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 2,
        seed: object = 0,
        *,
        processes: int = 2,
        form: str = COMPACT,
        reward: str = VICTORY,
        bots: Sequence[str | None] | None = None,
        **settings: object,
    ) -> None:
        whole("processes", processes, 1)
        if whole("n", n, 1) < processes:
            raise OptionError("processes", "more-than-games", processes=processes, games=n)
        told = {"game": game, "seats": seats, "seed": seed, "form": form, "reward": reward, "bots": bots, **settings}
        sample = Batch(n=1, **told)  # type: ignore[arg-type] # what is wrong with them is said here, before any process starts
        self.n = n
        self.spaces = sample.spaces
        self.observer = sample.observer
        self.length, self.actions = sample.length, sample.actions
        shapes = shapes_of(n, sample.rewards.shape[1], self.length, self.actions)
        self._shelf = Shelf(shapes)
        arrays = self._shelf.arrays
        for key in (*SHOWN, "legal"):
            view = arrays[key].view()
            view.flags.writeable = False
            setattr(self, key, view)
        self._actions = arrays["actions"]
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._workers: list[BaseProcess] = []
        self._closing = weakref.finalize(self, dismiss, self._workers, self._lines, self._shelf)
        for k in range(processes):
            rows = (k * n // processes, (k + 1) * n // processes)
            here, there = context.Pipe()
            worker = context.Process(
                target=work, args=(there, self._shelf.memory.name, shapes, rows, told), daemon=True
            )
            worker.start()
            there.close()
            self._lines.append(here)
            self._workers.append(worker)
        self._wait()

    observations: Array
    masks: Array
    counts: Array
    seats: Array
    rewards: Array
    done: Array
    legal: Array

    def step(self, actions: Any) -> None:
        """As in `Batch`; no game of any process changes where one action is wrong."""
        self._check_open()
        array = checked_actions(actions, self.n)
        fine = (array >= 0) & (array < self.actions)
        fine &= self.masks[np.arange(self.n), np.where(fine, array, 0)]
        if not fine.all():
            place = int(np.argmin(fine))
            number = int(array[place])
            raise SaeculaError("action-of-game", game=place, action=number, text=self.spaces.text(number))
        self._actions[:] = array
        self._tell(STEP, None)

    def reset(self, seed: object = None) -> None:
        """Deal all games anew, from the same seed if none is given."""
        self._check_open()
        self._tell(RESET, seed)

    def sample(self, rng: np.random.Generator) -> Array:
        """A legal action for every game, all alike likely."""
        return sampled(self.legal, self.counts, rng)

    def bits(self) -> Array:
        """The masks as bits, eight actions in a byte."""
        return np.packbits(self.masks, axis=1)

    def close(self) -> None:
        """End the processes and give the memory back; arrays that somebody copied stay."""
        for key in (*SHOWN, "legal", "_actions"):
            self.__dict__.pop(key, None)
        self._closing()

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check_open(self) -> None:
        if not self._closing.alive:
            raise SaeculaError("crew-closed")

    def _tell(self, order: str, value: object) -> None:
        try:
            for line in self._lines:
                line.send((order, value))
        except OSError:
            self._lost()
        self._wait()

    def _wait(self) -> None:
        """Until all have done it; what went wrong in one of them ends the crew."""
        try:
            answers = [line.recv() for line in self._lines]
        except (EOFError, OSError):
            self._lost()
        for answer in answers:
            if answer is not None:
                self.close()
                raise answer

    def _lost(self) -> None:
        self.close()
        raise SaeculaError("crew-lost") from None


def dismiss(workers: list[BaseProcess], lines: list[Connection], shelf: Shelf) -> None:
    """Whatever became of the crew: its processes end and its memory goes."""
    for line in lines:
        try:
            line.send((STOP, None))
        except OSError:  # it is gone already
            continue
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.terminate()
            worker.join()
    for line in lines:
        line.close()
    shelf.close()
    shelf.memory.unlink()
