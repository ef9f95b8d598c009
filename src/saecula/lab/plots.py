"""Plots as SVG texts, without a display, the same for the same numbers."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any

SETTINGS = {
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "saecula",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


@contextmanager
def _figure(title: str, width: float = 5.2, height: float = 3.0) -> Iterator[tuple[Any, list[str]]]:
    """The axes of a new plot, and where its text will be."""
    import matplotlib
    from matplotlib.figure import Figure as Canvas

    made: list[str] = []
    with matplotlib.rc_context(SETTINGS):
        canvas = Canvas(figsize=(width, height), layout="constrained")
        axes = canvas.subplots()
        axes.set_title(title, loc="left")
        yield axes, made
        target = StringIO()
        canvas.savefig(target, format="svg", metadata={"Date": None, "Creator": None})
    svg = target.getvalue()
    inner = svg[svg.index("<svg") :]  # inside a page neither prolog nor name spaces are wanted
    inner = re.sub(r"\s*<metadata>.*?</metadata>", "", inner, flags=re.DOTALL)  # names of schemas, for nobody
    made.append(re.sub(r'<svg [^>]*viewBox="([^"]*)"[^>]*>', rf'<svg viewBox="\1" width="{90 * width:.0f}">', inner))


def bars(title: str, labels: list[str], figures: list[dict[str, Any]], par: float | None = None) -> str:
    """Values with their intervals, one bar each; `par` is a line across."""
    with _figure(title, height=0.8 + 0.4 * len(labels)) as (axes, made):
        values = [row["value"] for row in figures]
        low = [row["value"] - row["low"] if row["low"] is not None else 0.0 for row in figures]
        high = [row["high"] - row["value"] if row["high"] is not None else 0.0 for row in figures]
        axes.barh(labels, values, xerr=[low, high], color="#7aa6c2", ecolor="#333333", capsize=3, height=0.6)
        axes.invert_yaxis()
        if par is not None:
            axes.axvline(par, color="#b04a4a", linestyle="--", linewidth=1)
    return made[0]


def distributions(title: str, rows: dict[str, dict[int, int]], axis: str) -> str:
    """Histograms over each other, as shares."""
    with _figure(title) as (axes, made):
        everything = [value for values in rows.values() for value in values]
        low, high = min(everything), max(everything)
        width = max(1, -(-(high - low + 1) // 30))
        edges = [low + width * k for k in range((high - low) // width + 2)]
        for label, values in rows.items():
            shares = [100 * often / sum(values.values()) for often in values.values()]
            axes.hist(list(values), bins=edges, weights=shares, histtype="step", label=label)
        axes.set_xlabel(axis)
        axes.set_ylabel("%")
        if len(rows) > 1:
            axes.legend(frameon=False)
    return made[0]


def counts(title: str, values: dict[int, int]) -> str:
    """How often each small number occurred, in percent."""
    with _figure(title, width=3.6, height=2.6) as (axes, made):
        places = list(range(min(values), max(values) + 1))
        axes.bar(places, [100 * values.get(place, 0) / sum(values.values()) for place in places], color="#7aa6c2")
        axes.set_ylabel("%")
        if len(places) <= 15:
            axes.set_xticks(places)
    return made[0]


def stacks(title: str, labels: list[str], parts: dict[str, list[float]]) -> str:
    """One bar per label, made of parts; losses go to the left."""
    from matplotlib import colormaps

    with _figure(title, width=6.4, height=1.5 + 0.4 * len(labels)) as (axes, made):
        axes.set_prop_cycle(color=list(colormaps["tab20"](range(20))))
        gained, lost = [0.0] * len(labels), [0.0] * len(labels)
        for name, values in parts.items():
            starts = [gained[i] if value >= 0 else lost[i] for i, value in enumerate(values)]
            axes.barh(labels, values, left=starts, label=name, height=0.6)
            gained = [old + max(value, 0) for old, value in zip(gained, values, strict=True)]
            lost = [old + min(value, 0) for old, value in zip(lost, values, strict=True)]
        axes.invert_yaxis()
        axes.axvline(0, color="#333333", linewidth=0.8)
        axes.legend(frameon=False, fontsize=7, ncols=4, loc="upper center", bbox_to_anchor=(0.5, -0.12))
    return made[0]
