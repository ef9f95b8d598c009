"""Questions of Through the Ages with one answer, which need nobody to give it."""

from typing import Final

from saecula.core.command import command, kind_of
from saecula.core.frame import Frame
from saecula.tta import terms as t
from saecula.tta.law.colonize import has_sent_unit
from saecula.tta.law.politics.aggression import cards_laid
from saecula.tta.law.politics.phase import is_given_up
from saecula.tta.state import State

# questions whose answers depend on military cards, which others do not see: an answer that comes at once would tell
# them that the hand holds nothing fitting
SECRET: Final = (
    t.ASK_POLITICS, t.ASK_DEFENCE, t.ASK_BID, t.ASK_DISCARD, t.ASK_COLONY_CARD, t.ASK_SUMMIT,
)  # fmt: skip


def only_answer(s: State, legal: list[int]) -> int | None:
    """Nobody is resigned for, and no turn is ended: until then its commands can be taken back."""
    answers = [cmd for cmd in legal if kind_of(cmd) != t.RESIGN]
    frame = s.stack[-1]
    if frame.kind == t.ASK_FORCE:
        return forced_step(frame, answers)
    if len(answers) != 1 or kind_of(answers[0]) == t.END:
        return None
    seat = s.seats[frame.seat]
    if frame.kind in SECRET and len(seat.cards) > 0 and not _is_over(frame):
        return None
    if frame.kind == t.ASK_DEFENCE and len(cards_laid(frame)) > 0:  # face down, and to be taken back
        return None
    if s.hidden_hands and len(seat.hand) > 0:  # civil hands are open unless the table agreed otherwise
        return None
    return answers[0]


def _is_over(frame: Frame) -> bool:
    """A political action that was given up: everybody saw it, and no card in hand could be played."""
    return frame.kind == t.ASK_POLITICS and is_given_up(frame)


def forced_step(frame: Frame, legal: list[int]) -> int | None:
    """Of a force: the one kind of unit that there is, of which one must go; the landing, when none is left to send.

    Units lie open, so whatever the hand holds, others learn nothing of it: no card is needed beside a force that is
    enough, and without a unit nothing lands.
    """
    sends = [cmd for cmd in legal if kind_of(cmd) == t.SEND]
    if not has_sent_unit(frame):
        return sends[0] if len(sends) == 1 else None
    return command(t.LAND) if not sends and command(t.LAND) in legal else None
