"""saecula replay, saecula verify"""

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from saecula.cli.common import CardsFile, Json, Language, at_least, print_json, use_cards
from saecula.cli.lab_common import Jobs, progress_bar
from saecula.core import archive, record
from saecula.core.event import SPECTATOR
from saecula.core.game import Game
from saecula.extras import need
from saecula.games import rules_of_record, title_of
from saecula.i18n import chosen_language, say
from saecula.lab.checking import count_of, verify_all
from saecula.lab.executor import workers
from saecula.present import report
from saecula.proof import Proof, proof_of
from saecula.signing import Keys, check, keys_at
from saecula.tui.plain import line_table

File = Annotated[str, typer.Argument(metavar="FILE", help="A record (.jsonl), or a file or folder of many.")]


Number = Annotated[int, typer.Option("--number", help="Which record, where there are many; from 1.")]


def position_of(file: str, at: int | None, number: int, cards: str) -> tuple[Game, int]:
    """A record played up to a command, or to its end, and how many commands it has."""
    use_cards(cards)
    if at is not None:
        at_least("--at", at, 0)
    at_least("--number", number, 1)
    found = archive.read(file, number)
    return record.replay(found, rules_of_record(found), at), len(found.moves)


def replay(
    file: File,
    at: Annotated[int | None, typer.Option("--at", help="Stop after so many commands; the end if not given.")] = None,
    number: Number = 1,
    cards: CardsFile = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """Play a record and show the position it leads to, or the one after command N.

    Example: saecula replay game.jsonl --at 12
    """
    game, commands = position_of(file, at, number, cards)
    if json:
        print_json(_position(game, commands))
    else:
        _print_position(game, chosen_language(lang or None))


def _position(game: Game, commands: int) -> dict[str, object]:
    decision = game.decision
    return {
        "game": game.rules.name,
        "ply": game.ply,
        "of": commands,
        "digest": game.digest(),
        "decision": {"seat": decision.seat, "kind": decision.kind} if decision else None,
        "last": game.peek(),
        "over": game.is_over(),
        "state": game.state.to_data(),
    }


def _print_position(game: Game, language: str) -> None:
    console = Console(highlight=False)
    title = title_of(game.rules.name)
    for n, move in enumerate(game.log, start=1):
        card = f" ({move.card})" if move.card else ""
        console.print(f"{n:>4}  {game.names[move.seat]}: {move.text}{card}", markup=False)
    for event in game.events(SPECTATOR, game.ply):
        console.print("      " + title.speech.event_text(event, game.names, language), markup=False)
    decision = game.decision
    table = line_table(console)(game, {}, language, console, lambda prompt: None)
    told = table.look(decision.seat if decision else 0)
    table.draw_parts(told, title.face.parts)
    if game.is_over():
        table.show_result(told, report(game, language))


def verify(
    file: File,
    key: Annotated[
        str, typer.Option("--key", metavar="FILE_OR_URL", help="The keys of the server that must have signed it.")
    ] = "",
    cards: CardsFile = "",
    jobs: Jobs = 0,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Check a record, or all of a folder: sum, committed seed, every shuffle, command and digest, and the result.

    With --key, also who dealt it: the keys of a server are at its address, or in a file that was saved from there.

    Example: saecula verify game.jsonl --key https://games.example.org
    """
    use_cards(cards)
    language = chosen_language(lang or None)
    at_least("--jobs", jobs, 0)
    keys = None
    if key:
        need("table", "--key")
        keys = keys_at(key)
    if Path(file).is_dir() or len(list(islice(archive.entries_of(file), 2))) > 1:
        _verify_all(file, jobs, keys, language, json)
        return
    found = archive.read(file)
    rules = rules_of_record(found)
    game = record.verify(found, rules)
    proof = proof_of(found, check(found, keys) if keys is not None else "", language)
    report = {
        "file": file,
        "verified": True,
        "finished": found.is_finished,
        "commands": len(found.moves),
        "shuffles": len(found.chance),
        "digests": len(found.digests),
        "law": found.header.get("law"),
        "law_in_force": rules.law_version,
        "result": found.result,
        "dealt": found.header.get("dealt"),
        "key": found.key,
        "signed": proof.signed,
        "shares": proof.shares,
        "proves": proof.proves,
        "does_not_prove": proof.leaves_open,
    }
    if json:
        print_json(report)
    else:
        _print_report(game, report, language)
        _print_proof(proof, language)


def _print_proof(proof: Proof, language: str) -> None:
    for heading, sentences in (("proof-heading", proof.proves), ("proof-open-heading", proof.leaves_open)):
        print(say(language, heading))
        for sentence in sentences:
            print(f"  - {sentence}")


def _verify_all(path: str, jobs: int, keys: Keys | None, language: str, json: bool) -> None:
    """The first wrong record is named; if there is none, everything is counted."""
    with workers(jobs) as crew, progress_bar(language, "verify-progress", count_of(path)) as bar:
        counts = verify_all(path, crew, bar.advance, keys)
    if json:
        print_json({"file": path, "verified": True, **counts})
    else:
        print(say(language, "verified-many", file=path, **counts))


def _print_report(game: Game, report: dict[str, object], language: str) -> None:
    message = "verified" if report["finished"] else "verified-unfinished"
    values = {key: report[key] for key in ("file", "commands", "shuffles", "digests")}
    print(say(language, message, **values))
    outcome = game.outcome()
    if outcome is not None:
        names = ", ".join(f"{game.names[i]} {score}" for i, score in enumerate(outcome.scores))
        print(f"{say(language, 'result')}: {names}")
