"""Questions of Through the Ages with one answer, which need nobody to give it."""

from typing import Final

from saecula.core.command import kind_of
from saecula.tta import terms as t
from saecula.tta.law.politics.aggression import cards_laid
from saecula.tta.state import State

# questions whose answers depend on military cards, which others do not see: an answer that comes at once would tell
# them that the hand holds nothing fitting
SECRET: Final = (
    t.ASK_POLITICS, t.ASK_DEFENCE, t.ASK_BID, t.ASK_FORCE, t.ASK_DISCARD, t.ASK_COLONY_CARD, t.ASK_SUMMIT,
)  # fmt: skip


def only_answer(s: State, legal: list[int]) -> int | None:
    """Nobody is resigned for, and no turn is ended: until then its commands can be taken back."""
    answers = [cmd for cmd in legal if kind_of(cmd) != t.RESIGN]
    frame = s.stack[-1]
    if len(answers) != 1 or kind_of(answers[0]) == t.END:
        return None
    seat = s.seats[frame.seat]
    if frame.kind in SECRET and len(seat.cards) > 0:
        return None
    if frame.kind == t.ASK_DEFENCE and len(cards_laid(frame)) > 0:  # face down, and to be taken back
        return None
    if s.hidden_hands and len(seat.hand) > 0:  # civil hands are open unless the table agreed otherwise
        return None
    return answers[0]
