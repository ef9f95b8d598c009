"""The command line: `saecula COMMAND --help` explains each command with an example."""

import sys

import typer

from saecula import __version__
from saecula.cli import bench, cards, doctor, laws, play, records, simulate
from saecula.core.errors import SaeculaError

app = typer.Typer(
    help="Saecula: the open table for civilization board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("laws")(laws.laws)
app.command("cards")(cards.cards)
app.command("bench")(bench.bench)
app.command("doctor")(doctor.doctor)


@app.callback(invoke_without_command=True)
def version(version: bool = typer.Option(False, "--version", help="Print the version.", is_eager=True)) -> None:
    """Saecula: the open table for civilization board games."""
    if version:
        print(__version__)
        raise typer.Exit


def main() -> None:
    """Every error that people may see is one sentence on the error stream, and a non-zero exit."""
    try:
        app()
    except SaeculaError as error:
        print(f"saecula: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print("saecula: interrupted", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
