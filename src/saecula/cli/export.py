"""saecula export"""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from saecula.cli.common import CardsFile, Json, Language, at_least, print_json, use_cards
from saecula.cli.lab_common import Cluster, Jobs, progress_bar
from saecula.core.errors import OptionError
from saecula.extras import need
from saecula.i18n import chosen_language, say
from saecula.lab import export as lab
from saecula.lab.checking import count_of
from saecula.lab.executor import workers
from saecula.lab.tables import VERSION


def export(
    path: Annotated[str, typer.Argument(metavar="RECORDS", help="A folder of records, or a file.")],
    to: Annotated[str, typer.Option("--to", help="The folder to write: new, or empty.")],
    observe: Annotated[
        str, typer.Option(help="Add what each seat knew at each decision: compact or raw; this takes much room.")
    ] = "",
    cards: CardsFile = "",
    jobs: Jobs = 0,
    cluster: Cluster = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """Write games as tables of Parquet: games, seats, turns, decisions, events. Every record is verified on the way.

    Example: saecula export records --to data
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    at_least("--jobs", jobs, 0)
    if observe:
        need("env", "--observe")
        from saecula.env.spaces import FORMS  # brings Gymnasium where it is there: not for every command

        if observe not in FORMS:
            raise OptionError("--observe", "one-of-not", known=", ".join(FORMS), value=observe)
    began = perf_counter()
    with workers(jobs, cluster) as crew, progress_bar(language, "export-progress", count_of(path)) as bar:
        counts = lab.export(path, to, crew, observe, bar.advance)
    size = sum(file.stat().st_size for file in Path(to).iterdir())
    result = {"to": to, "version": VERSION, "rows": counts, "bytes": size, "seconds": round(perf_counter() - began, 3)}
    if json:
        print_json(result)
        return
    print(say(language, "export-written", to=to, megabytes=f"{size / 1e6:.1f}", **counts))
