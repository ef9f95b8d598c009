"""The command line: `saecula COMMAND --help` explains each command with an example."""

import io
import os
import sys
from contextlib import suppress

import typer

from saecula import __version__
from saecula.cli import (
    almanac,
    bench,
    bench_table,
    bot,
    cards,
    doctor,
    laws,
    play,
    records,
    serve,
    simulate,
    tournament,
    tune,
)
from saecula.cli.common import with_option_names
from saecula.core.errors import SaeculaError

FAILED, MISUSED, INTERRUPTED = 1, 2, 130  # exit codes

app = typer.Typer(
    help="Saecula: the open table for civilization board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("tournament")(tournament.tournament)
app.command("tune")(tune.tune)
app.command("almanac")(almanac.almanac)
app.command("bot")(bot.bot)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("laws")(laws.laws)
app.command("cards")(cards.cards)
app.command("bench")(bench.bench)
app.command("bench-table")(bench_table.bench_table)
app.command("doctor")(doctor.doctor)


@app.callback(invoke_without_command=True)
def version(
    ctx: typer.Context,
    version: bool = typer.Option(False, "--version", help="Print the version.", is_eager=True),
) -> None:
    """Saecula: the open table for civilization board games."""
    if version:
        print(__version__)
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())
        raise typer.Exit(MISUSED)


def main() -> None:
    """Every error that people may see is one sentence on the error stream, and a non-zero exit."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run()
        sys.stdout.flush()
    except BrokenPipeError:
        code = FAILED  # nobody reads any more: nothing to say
        _drop_output()
    except OSError as error:
        code = _fail(f"cannot write the output ({error.strerror})", FAILED)
        _drop_output()
    sys.exit(code)


def _run() -> int:
    """Carry out the command line; the exit code."""
    try:
        result = app(prog_name="saecula", standalone_mode=False)
    except SaeculaError as error:
        return _fail(with_option_names(error), MISUSED)
    except (typer.Abort, KeyboardInterrupt):
        return _fail("interrupted", INTERRUPTED)
    except Exception as error:
        usage = getattr(error, "format_message", None)  # how every error of usage says its sentence
        if usage is None:
            raise
        return _fail(" ".join(usage().split()), MISUSED)
    if result == INTERRUPTED:
        return _fail("interrupted", INTERRUPTED)
    return result if type(result) is int else 0


def _fail(sentence: str, code: int) -> int:
    with suppress(OSError):
        print(f"saecula: {sentence}", file=sys.stderr)
    return code


def _drop_output() -> None:
    """What is still buffered cannot be written either: spare the interpreter the attempt."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
