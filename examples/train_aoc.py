"""A learner for Age of Civilization: a masked policy that teaches itself through `saecula.env.Batch`, by PPO, in JAX.

    uv run --extra train examples/train_aoc.py --seed 1 --curve curve.png

Both seats are played by the policy as it stands. A game is worth what it was won by (`reward="margin"`), bent so that
winning matters more than winning high. Observations and masks come from the batch, and nothing else: no search, no
rules, no games of others. From time to time the policy plays games against `easy`, which it never learns from; in the
end 400 of them, on fresh deals, from either seat. Equal seeds give equal runs on one machine.
"""

import argparse
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from saecula.env.batch import Batch

GAME = "aoc"
Params = list[tuple[Any, Any]]  # weights and bias of every layer; the last two are the heads: policy, value


@dataclass(frozen=True)
class Plan:
    """How it is learned; the defaults take about four minutes of the processor."""

    updates: int = 200
    games: int = 256  # side by side
    steps: int = 64  # of all games, between two updates
    epochs: int = 2
    parts: int = 8  # an epoch goes through the steps in so many parts
    width: int = 128
    rate: float = 1e-3  # of learning; it sinks to a tenth
    clip: float = 0.2
    entropy: float = 0.01
    trace: float = 0.95  # lambda
    bend: float = 8.0  # points: a lead of so many is worth three quarters of a clear victory


# --- the policy -----------------------------------------------------------------------------------------------------
def new_params(key: Any, inputs: int, width: int, actions: int) -> Params:
    """Two layers and two heads; the heads start small, so that every legal action is tried."""
    sizes = [(inputs, width, 1.4), (width, width, 1.4), (width, actions, 0.01), (width, 1, 0.1)]
    keys = jax.random.split(key, len(sizes))
    return [
        (jax.random.normal(k, (a, b)) * gain / a**0.5, jnp.zeros(b))
        for k, (a, b, gain) in zip(keys, sizes, strict=True)
    ]


def judged(params: Params, seen: Any, masks: Any) -> tuple[Any, Any]:
    """Logarithms of the chances of all actions, and what the position is worth to the seat that is asked."""
    hidden = seen
    for weights, bias in params[:2]:
        hidden = jax.nn.relu(hidden @ weights + bias)
    logits = jnp.where(masks, hidden @ params[2][0] + params[2][1], -1e9)
    return jax.nn.log_softmax(logits), (hidden @ params[3][0] + params[3][1])[:, 0]


@jax.jit
def chosen(params: Params, seen: Any, masks: Any, key: Any) -> tuple[Any, Any, Any]:
    """An action for every game by its chances, with its logarithm and the worth of the position."""
    logs, worth = judged(params, seen, masks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], 1)[:, 0], worth


@jax.jit
def best(params: Params, seen: Any, masks: Any) -> Any:
    return judged(params, seen, masks)[0].argmax(1)


# --- learning -------------------------------------------------------------------------------------------------------
def loss(params: Params, plan: Plan, part: dict[str, Any]) -> Any:
    logs, worth = judged(params, part["seen"], part["masks"])
    taken = jnp.take_along_axis(logs, part["actions"][:, None], 1)[:, 0]
    ratio = jnp.exp(taken - part["logs"])
    gain = part["gains"]
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip) * gain).mean()
    value = jnp.square(worth - part["returns"]).mean()
    entropy = -(jnp.exp(logs) * jnp.where(part["masks"], logs, 0)).sum(1).mean()
    return policy + 0.5 * value - plan.entropy * entropy


@partial(jax.jit, static_argnums=0)
def improved(plan: Plan, params: Params, moments: Any, count: Any, part: dict[str, Any]) -> tuple[Params, Any]:
    """One step of Adam, with gradients of bounded length."""
    slopes = jax.grad(loss)(params, plan, part)
    length = jnp.sqrt(sum(jnp.square(leaf).sum() for leaf in jax.tree.leaves(slopes)))
    slopes = jax.tree.map(lambda leaf: leaf * jnp.minimum(1, 0.5 / (length + 1e-9)), slopes)
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments[0], slopes)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, moments[1], slopes)
    rate = plan.rate * jnp.maximum(0.1, 1 - count / (plan.updates * plan.epochs * plan.parts))
    bent, straight = 1 - 0.9**count, 1 - 0.999**count
    step = jax.tree.map(lambda a, b: rate * (a / bent) / (jnp.sqrt(b / straight) + 1e-5), first, second)
    return jax.tree.map(lambda old, by: old - by, params, step), (first, second)


def worth_of(margin: Any, bend: float) -> Any:
    return 0.5 * np.sign(margin) + 0.5 * np.tanh(margin / bend)


class Notes:
    """What was seen and done in some steps of all games."""

    def __init__(self, plan: Plan, batch: Batch) -> None:
        shape = (plan.steps, plan.games)
        self.seen = np.zeros((*shape, batch.length), dtype=np.float32)
        self.masks = np.zeros((*shape, batch.actions), dtype=np.bool_)
        self.seats = np.zeros(shape, dtype=np.int64)
        self.actions = np.zeros(shape, dtype=np.int32)
        self.logs = np.zeros(shape, dtype=np.float32)
        self.worth = np.zeros(shape, dtype=np.float32)
        self.done = np.zeros(shape, dtype=np.bool_)
        self.ends = np.zeros((*shape, 2), dtype=np.float32)  # what a game that ended was worth, by seat


def collected(plan: Plan, batch: Batch, params: Params, key: Any, notes: Notes, scales: Any) -> Any:
    """Play some steps of all games and note them; what the last positions are worth, by seat."""
    rows = np.arange(plan.games)
    for step in range(plan.steps):
        key, used = jax.random.split(key)
        np.divide(batch.observations, scales, out=notes.seen[step])
        notes.masks[step] = batch.masks
        notes.seats[step] = batch.seats
        actions, logs, worth = chosen(params, notes.seen[step], notes.masks[step], used)
        notes.actions[step], notes.logs[step], notes.worth[step] = actions, logs, worth
        batch.step(notes.actions[step])
        notes.done[step] = batch.done
        notes.ends[step] = worth_of(batch.rewards, plan.bend)
    worth = np.asarray(judged(params, batch.observations / scales, batch.masks)[1])
    ahead = np.repeat(-worth[:, None], 2, axis=1)  # one seat's gain is the other's loss
    ahead[rows, batch.seats] = worth
    return ahead


def gains_of(plan: Plan, notes: Notes, ahead: Any) -> tuple[Any, Any]:
    """How much better each action did than was expected (generalized advantages), each seat for itself."""
    rows = np.arange(plan.games)
    gains, carried, ahead = np.zeros_like(notes.worth), np.zeros((plan.games, 2), np.float32), ahead.copy()
    for step in reversed(range(plan.steps)):
        ended = notes.done[step][:, None]
        ahead = np.where(ended, notes.ends[step], ahead)
        carried = np.where(ended, 0, carried)
        seats = notes.seats[step]
        gains[step] = ahead[rows, seats] - notes.worth[step] + plan.trace * carried[rows, seats]
        carried[rows, seats] = gains[step]
        ahead[rows, seats] = notes.worth[step]
    return gains, gains + notes.worth


def learn(
    plan: Plan, params: Params, moments: Any, count: int, notes: Notes, gains: Any, returns: Any, rng: Any
) -> Any:
    """Some rounds through everything that was noted, in parts of random order."""
    total = plan.steps * plan.games
    flat = {
        "seen": notes.seen.reshape(total, -1),
        "masks": notes.masks.reshape(total, -1),
        "actions": notes.actions.reshape(total),
        "logs": notes.logs.reshape(total),
        "gains": ((gains - gains.mean()) / (gains.std() + 1e-8)).reshape(total),
        "returns": returns.reshape(total),
    }
    for _ in range(plan.epochs):
        for places in np.array_split(rng.permutation(total), plan.parts):
            count += 1
            part = {name: values[places] for name, values in flat.items()}
            params, moments = improved(plan, params, moments, float(count), part)
    return params, moments, count


# --- measuring ------------------------------------------------------------------------------------------------------
def victories(params: Params, bot: str, games: int, seed: str) -> float:
    """Against a bot, half of the games from either seat: a place of the batch for each. Shares of victories count."""
    won = 0.0
    for seat in range(2):
        bots = [bot, None] if seat else [None, bot]
        batch = Batch(GAME, games // 2, seats=2, seed=f"{seed}/{seat}", bots=bots)
        scales = batch.observer.scales
        open_games = np.ones(batch.n, dtype=np.bool_)
        while open_games.any():
            batch.step(np.asarray(best(params, batch.observations / scales, batch.masks)))
            ended = open_games & batch.done
            won += float(batch.rewards[ended, seat].sum())
            open_games &= ~ended
    return won


def draw(curve: list[tuple[int, float]], path: str, seed: int) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([decisions / 1e6 for decisions, _ in curve], [100 * rate for _, rate in curve], marker="o")
    axes.axhline(50, color="grey", linewidth=1)
    axes.set(xlabel="decisions of self-play, millions", ylabel="won against easy, %", ylim=(0, 100))
    axes.set_title(f"Age of Civilization, two players, seed {seed}")
    figure.savefig(path, bbox_inches="tight")


def train(plan: Plan, seed: int, look: int, watched: int) -> tuple[Params, list[tuple[int, float]]]:
    """Learn, and look from time to time how well; the policy and the curve."""
    batch = Batch(GAME, plan.games, seats=2, seed=f"train/{seed}", reward="margin")
    scales, rng, key = batch.observer.scales, np.random.default_rng(seed), jax.random.key(seed)
    key, used = jax.random.split(key)
    params = new_params(used, batch.length, plan.width, batch.actions)
    zeros = jax.tree.map(jnp.zeros_like, params)
    moments, count, notes, curve = (zeros, zeros), 0, Notes(plan, batch), []
    began, worked = perf_counter(), process_time()
    for update in range(plan.updates + 1):
        if update % look == 0 or update == plan.updates:
            rate = victories(params, "easy", watched, f"look/{seed}/{update}") / watched
            decisions = update * plan.steps * plan.games
            curve.append((decisions, rate))
            times = f"{perf_counter() - began:.0f} s, {process_time() - worked:.0f} s of the processor"
            print(f"{update:4} updates, {decisions:9,} decisions, {times}: {100 * rate:.1f} % against easy", flush=True)
        if update < plan.updates:
            key, used = jax.random.split(key)
            ahead = collected(plan, batch, params, used, notes, scales)
            gains, returns = gains_of(plan, notes, ahead)
            params, moments, count = learn(plan, params, moments, count, notes, gains, returns, rng)
    return params, curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy for Age of Civilization by self-play.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=Plan.updates)
    parser.add_argument("--look", type=int, default=25, help="measure after every so many updates")
    parser.add_argument("--watched", type=int, default=100, help="games of such a measurement")
    parser.add_argument("--games", type=int, default=400, help="games against easy in the end")
    parser.add_argument("--curve", default="curve.png", help="the picture to write")
    parser.add_argument("--policy", default="", help="write the weights to this file (.npz)")
    given = parser.parse_args()
    plan = Plan(updates=given.updates)
    began, worked = perf_counter(), process_time()
    params, curve = train(plan, given.seed, given.look, given.watched)
    trained, used = perf_counter() - began, process_time() - worked
    won = victories(params, "easy", given.games, f"end/{given.seed}")
    draw(curve, given.curve, given.seed)
    if given.policy:
        np.savez(Path(given.policy), *[np.asarray(leaf) for leaf in jax.tree.leaves(params)])
    print(f"trained in {trained:.0f} s ({used:.0f} s of the processor), seed {given.seed}")
    print(
        f"wins {won:g} of {given.games} games against easy, {100 * won / given.games:.1f} %; the curve: {given.curve}"
    )


if __name__ == "__main__":
    main()
