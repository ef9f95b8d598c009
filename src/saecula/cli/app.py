"""All commands: `saecula COMMAND --help` explains each with an example."""

import io
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from itertools import pairwise

import typer

from saecula import __version__
from saecula.cli import (
    actions,
    admin,
    almanac,
    bench,
    bench_table,
    bot,
    cards,
    commands,
    compile,
    doctor,
    exploit,
    export,
    judge,
    laws,
    play,
    records,
    rulings,
    serve,
    simulate,
    tournament,
    train,
    tune,
)
from saecula.cli.common import with_option_names
from saecula.cli.usage import in_language
from saecula.core.errors import Problem, SaeculaError, said_by_system
from saecula.extras import COMMANDS, need
from saecula.i18n import LANGUAGES, chosen_language
from saecula.problems import sentence

FAILED, MISUSED, INTERRUPTED = 1, 2, 130  # exit codes

app = typer.Typer(
    help="Saecula: the open table for civilization board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _add(name: str, command: Callable[..., None]) -> None:
    """A command that says at once which extra it lacks."""

    @wraps(command)
    def with_its_extra(*arguments: object, **named: object) -> None:
        if name in COMMANDS:
            need(COMMANDS[name], name)
        command(*arguments, **named)

    app.command(name)(with_its_extra)


_add("serve", serve.serve)
_add("play", play.play)
_add("simulate", simulate.simulate)
_add("tournament", tournament.tournament)
_add("tune", tune.tune)
_add("exploit", exploit.exploit)
_add("train", train.train)
_add("almanac", almanac.almanac)
_add("bot", bot.bot)
_add("replay", records.replay)
_add("verify", records.verify)
_add("judge", judge.judge)
_add("export", export.export)
_add("laws", laws.laws)
_add("rulings", rulings.rulings)
_add("cards", cards.cards)
_add("commands", commands.commands)
_add("actions", actions.actions)
_add("bench", bench.bench)
_add("bench-table", bench_table.bench_table)
_add("compile", compile.compile_engine)
_add("doctor", doctor.doctor)
app.add_typer(admin.app, name="admin")


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


def run() -> None:
    """Every error that people may see is one sentence on the error stream, and a non-zero exit."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _carried_out()
        sys.stdout.flush()
    except BrokenPipeError:
        code = FAILED  # nobody reads any more: nothing to say
        _drop_output()
    except OSError as error:
        problem = Problem("cannot-write-output", reason=said_by_system(error))
        code = _fail(sentence(problem, spoken()), FAILED)
        _drop_output()
    sys.exit(code)


def _carried_out() -> int:
    """Carry out the command line; the exit code."""
    try:
        result = app(prog_name="saecula", standalone_mode=False)
    except SaeculaError as error:
        return _fail(with_option_names(error, spoken()), MISUSED)
    except (typer.Abort, KeyboardInterrupt):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it may arrive twice (uv does that): once is enough to end
        return _fail(sentence(Problem("interrupted"), spoken()), INTERRUPTED)
    except Exception as error:
        usage = getattr(error, "format_message", None)  # how every error of usage says its sentence
        if usage is None:
            raise
        return _fail(in_language(usage(), spoken()), MISUSED)
    if result == INTERRUPTED:
        return _fail(sentence(Problem("interrupted"), spoken()), INTERRUPTED)
    return result if type(result) is int else 0


def spoken() -> str:
    """The language that was typed, whatever else is wrong with the line; else the machine's."""
    typed = [word.removeprefix("--lang=") for word in sys.argv if word.startswith("--lang=")]
    typed += [after for word, after in pairwise(sys.argv) if word == "--lang"]
    return typed[-1] if typed and typed[-1] in LANGUAGES else chosen_language(None)


def _fail(text: str, code: int) -> int:
    with suppress(OSError):
        print(f"saecula: {text}", file=sys.stderr)
    return code


def _drop_output() -> None:
    """What is still buffered cannot be written either: spare the interpreter the attempt."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
