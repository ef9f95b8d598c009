"""What every kind of terminal tells in the same sentences: refusals, previews, news, explanations, results."""

from collections.abc import Iterable

from saecula import present
from saecula.bots import Bot
from saecula.core.errors import InvalidCommand
from saecula.core.game import Game
from saecula.games import title_of
from saecula.i18n import say
from saecula.lab.stand_in import StandIn
from saecula.present.picture import number_name
from saecula.present.shapes.common import Action, Change, CitedLaw, Digest, LogLine, Moved, Preview, Refusal, Report
from saecula.problems import told as told_error
from saecula.tui.told import Told

REASON_LENGTH = 70  # letters of a law beside a forbidden action


def _log(told: Told, since: int) -> list[LogLine]:
    """The log without the beginnings of turns: a terminal says itself whose turn it is."""
    lines = present.log(told.game, told.seat, since, told.language)
    return [line for line in lines if line.topic not in ("turn", "production")]  # its parts are told


def refusal_text(refusal: Refusal) -> str:
    """The law, the numbers compared and what is missing, in one line."""
    return f"{refusal.law_text} {refusal.lacks}".strip() + f" [{refusal.law}]"


def reason_text(refusal: Refusal) -> str:
    """Why not, for a list: what is missing, else the beginning of the law."""
    text = refusal.lacks or refusal.law_text
    if len(text) > REASON_LENGTH:
        text = text[:REASON_LENGTH].rsplit(" ", 1)[0].rstrip(",;:") + "…"
    return f"{text} [{refusal.law}]"


def offered(action: Action) -> str:
    """A legal action in a list; what a bid would send, it says nowhere else."""
    return f"{action.label}: {action.note}" if action.force else action.label


def forbidden(actions: list[Action]) -> dict[str, list[Action]]:
    """By reason, what one may think of in vain; commands that differ in their target only are one idea."""
    known = {action.word for action in actions if action.legal}
    found: dict[str, list[Action]] = {}
    for action in actions:
        if action.refusal is not None and action.word not in known:
            known.add(action.word)
            found.setdefault(reason_text(action.refusal), []).append(action)
    return found


def forbidden_lines(told: Told) -> list[str]:
    """Everything that is forbidden now, each with its whole law."""
    found = []
    for actions in forbidden(told.decision.actions if told.decision else []).values():
        named = ", ".join(idea(told, action) for action in actions)
        assert actions[0].refusal is not None
        found.append(f"{named}: {refusal_text(actions[0].refusal)}")
    return found or [told.say("none-forbidden")]


def idea(told: Told, action: Action) -> str:
    """What an action is about, whatever it aims at."""
    rules = told.game.rules
    return title_of(rules.name).face.idea_text(rules.command_of(action.text), told.language)


# --- numbers that move ----------------------------------------------------------------------------------------------
def moved_text(told: Told, moved: Moved) -> str:
    """A number that was one thing and is another; of somebody else with the name."""
    what = told.say("moved", name=moved.name, before=moved.before, after=moved.after)
    return what if moved.seat == told.seat else f"{told.names[moved.seat]}: {what}"


def changes_line(told: Told, changes: list[Change]) -> list[str]:
    return ["; ".join(moved_text(told, change) for change in changes) + "."] if changes else []


def preview_lines(told: Told, preview: Preview) -> list[str]:
    """An action tried out: numbers before and after, what opens and closes, warnings, whether it can be taken back."""
    if preview.refusal is not None:
        return [f"{preview.label}.", refusal_text(preview.refusal)]
    lines = [f"{preview.label}."]
    lines += [preview.note] if preview.note and preview.note not in preview.label else []
    lines += changes_line(told, preview.changes)
    lines += [told.say("outcome-unknown")] if preview.unknown else []
    lines += [f"{told.say('then-possible')} {'; '.join(preview.opens)}."] if preview.opens else []
    closes = [label for label in preview.closes if label != preview.label]
    lines += [f"{told.say('then-impossible')} {'; '.join(closes)}."] if closes else []
    lines += [f"{warning.text} [{warning.law}]" for warning in preview.warnings]
    lines += warning_lines(told) if preview.ends_turn else []
    return [*lines, told.say("no-way-back")] if preview.barrier else lines


def is_surrender(told: Told, preview: Preview) -> bool:
    """Does the command give the game up?"""
    rules, position = told.game.rules, told.scene.position
    command = rules.command_of(preview.text)
    return command not in rules.without_surrender(rules.legal(position))


def warning_lines(told: Told) -> list[str]:
    found = [f"{warning.text} [{warning.law}]" for warning in told.warnings]
    return found or [told.say("nothing-to-mind")]


# --- news -----------------------------------------------------------------------------------------------------------
def sentence(line: LogLine) -> str:
    """What happened, and how it came to that."""
    return f"{line.text} {line.why}".strip()


def cited(line: LogLine) -> str:
    return f"{sentence(line)} [{line.law}]"


def own_until(told: Told, since: int) -> int:
    """Up to which ply everything is the seat's own doing; the deal is nobody's."""
    ply = since
    while ply <= told.game.ply and (ply == 0 or told.game.log[ply - 1].seat == told.seat):
        ply += 1
    return ply


def own_news(told: Told, since: int, until: int) -> list[LogLine]:
    """What a seat's own commands brought about, every line of it."""
    return [line for line in _log(told, since) if line.ply < until]


def others_news(digest: Digest) -> list[LogLine]:
    """What others did, the same lines as on the page."""
    return [line for turn in digest.turns for line in turn.lines]


def moved_lines(told: Told, digest: Digest) -> list[str]:
    """How the numbers moved meanwhile, and how many lines are left out."""
    moved = [moved_text(told, move) for move in digest.moved]
    lines = ["; ".join(moved) + "."] if moved else []
    return lines + ([f"({told.say('digest-more', n=digest.left_out)})"] if digest.left_out else [])


def log_lines(told: Told, since: int = 0) -> list[str]:
    lines = _log(told, since)
    return [cited(line) for line in lines] or [told.say("log-empty")]


# --- why a number is what it is -------------------------------------------------------------------------------------
def explain_lines(told: Told, what: str, seat: int) -> list[str]:
    """Where a number comes from, asked by its name in the reader's language or by the word of the engine."""
    subject, name = subject_of(told, what)
    found = present.explain(told.scene, subject, seat, told.language)
    lines = [told.say("explained", what=name, who=told.names[seat], total=found.total)]
    return lines + [f"  {addend.amount:+d}  {addend.name}  [{addend.law}]" for addend in found.addends]


def subject_of(told: Told, what: str) -> tuple[str, str]:
    """The word of the engine, and the name to show."""
    subjects = title_of(told.game.rules.name).face.subjects
    named = {number_name(number, told.language): subject for number, subject in subjects.items()}
    wanted = what.casefold()
    exact = [name for name in named if name.casefold() == wanted]
    begins = [name for name in named if wanted and name.casefold().startswith(wanted)]
    for name in exact + begins:
        return named[name], name
    shown = next((name for name, subject in named.items() if subject == wanted), what)
    return wanted, shown


def explainable(told: Told) -> str:
    subjects = title_of(told.game.rules.name).face.subjects
    return ", ".join(number_name(number, told.language) for number in subjects)


# --- after the game -------------------------------------------------------------------------------------------------
def result_lines(game: Game, told: Told, report: Report) -> list[str]:
    """The result in sentences: ranks, scores by source, who wins and why."""
    lines = [f"{told.say('result')}."]
    for seat in sorted(report.seats, key=lambda one: one.rank if isinstance(one.rank, int) else 0):
        sources = seat.sources if isinstance(seat.sources, list) else []
        parts = ", ".join(f"{source.name} {source.points}" for source in sources)
        lines.append(told.say("result-line", rank=seat.rank, who=seat.name, score=seat.score, sources=parts))
    return [*lines, *final_lines(told, report), *ending_lines(game, told, report)]


def final_lines(told: Told, report: Report) -> list[str]:
    """What was scored when the last round was over."""
    lines = []
    for one in report.final if isinstance(report.final, list) else []:
        points = ", ".join(f"{seat.name} {one.points[seat.seat]:+d}" for seat in report.seats)
        lines.append(f"{told.say('told-final')}: {one.name}: {points}.")
    return lines


def ending_lines(game: Game, told: Told, report: Report) -> list[str]:
    """Who wins, or what a solo player reached."""
    if len(report.seats) == 1:
        score = report.seats[0].score
        face = title_of(game.rules.name).face
        reached = told.say("result-solo", vp=face.score_text(score if isinstance(score, int) else 0, told.language))
        goals = ", ".join(report.goals) if isinstance(report.goals, list) else ""
        return [reached, told.say("result-goals", goals=goals) if goals else told.say("result-no-goals")]
    winners = [game.names[seat] for seat in report.winners] if isinstance(report.winners, list) else []
    message = "result-winner" if len(winners) == 1 else "result-shared"
    lines = [told.say(message, who=", ".join(winners))]
    return [*lines, report.reason.law_text] if isinstance(report.reason, CitedLaw) else lines


def fault_lines(bots: Iterable[Bot], language: str) -> list[str]:
    """Programs that failed since somebody last asked, each with what it did and who plays on for it."""
    found = []
    for bot in bots:
        if isinstance(bot, StandIn) and bot.fault is not None:
            fault, bot.fault = told_error(bot.fault, language), None
            found.append(say(language, "stood-in", fault=fault, level=say(language, f"bot-{bot.level}")))
    return found


def meant(told: Told, text: str) -> str:
    """The command that a text means, as records write it; raises InvalidCommand or AmbiguousCommand."""
    rules, position = told.game.rules, told.scene.position
    if position.over:
        raise InvalidCommand("game-over")
    return rules.text(position, rules.parse(position, text))
