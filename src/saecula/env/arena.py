"""The quick part of a batch: games side by side that take numbers of actions, and the arrays that are shown of them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from saecula.core.errors import SaeculaError
from saecula.core.many import Batch as Games
from saecula.env.numbering import Numbering
from saecula.env.sheet import Encoder, Sheet

WIDTH: Final = 64  # actions of a game in `legal`; a longer list makes more
FINE: Final = -1


@final
class Arena:
    """Game i has row i in `masks` (1 where an action is legal), `legal` (their numbers) and the sheet's floats.

    Seats in the mask `others` are not shown: whoever plays them is asked elsewhere.
    """

    def __init__(self, games: Games, numbering: Numbering, encoder: Encoder, others: i64) -> None:
        self.games = games
        self.numbering = numbering
        self.encoder = encoder
        self.others = others
        count: i64 = len(games.states)
        self.count = count
        self.seats: i64 = games.states[0].seat_count
        self.sheet = Sheet(count, encoder.length)
        self.masks = vec[u8]([u8(0)] * (count * numbering.size))
        self.width: i64 = WIDTH
        self.legal = vec[i32]([i32(0)] * (count * self.width))
        self.counts = vec[i64]([0] * count)  # of legal actions, as they are shown
        self.commands = vec[i64]([0] * count)  # what the games do next

    # --- playing --------------------------------------------------------------------------------------------------
    def choose(self, actions: list[int]) -> i64:
        """Note what every game does next; the place of the first action that is not legal, -1 if all are."""
        size = self.numbering.size
        for place in range(self.count):
            action: i64 = actions[place]
            if action < 0 or action >= size or self.masks[place * size + action] == 0:
                return place
            asked = self.games.states[place].stack[-1]
            self.commands[place] = self.numbering.command(action, asked.seat, self.seats)
        return FINE

    def step(self) -> list[int]:
        """Do what was chosen, and show what comes of it; the games that are over or in which others are to move."""
        waiting: list[int] = []
        games = self.games
        for place in range(self.count):
            s = games.states[place]
            games.rules.apply(s, self.commands[place])
            games.rules.advance(s)
            if self.is_waiting(place):
                waiting.append(place)
            else:
                self.show(place)  # at once, while the processor has the state at hand
        return waiting

    def is_waiting(self, place: i64) -> bool:
        s = self.games.states[place]
        return s.over or (self.others >> s.stack[-1].seat & 1) != 0

    # --- showing --------------------------------------------------------------------------------------------------
    def show(self, place: i64) -> None:
        """Fill the row of a game that goes on."""
        games = self.games
        games.look_at(place)
        s = games.states[place]
        asked = s.stack[-1]
        self.show_options(place, asked.seat, asked.kind)
        self.sheet.begin(place)
        self.encoder.encode(s, asked.seat, self.sheet)

    def show_options(self, place: i64, seat: i64, kind: i64) -> None:
        offer, numbering, masks = self.games.offers[place], self.numbering, self.masks
        if offer.count > self.width:
            self.widen(offer.count)
        legal = self.legal
        row, first = place * numbering.size, place * self.width
        for n in range(self.counts[place]):
            masks[row + i64(legal[first + n])] = 0
        for n in range(offer.count):
            number = numbering.number(offer.commands[n], seat, self.seats, kind)
            if number < 0:
                self.counts[place] = n
                text = self.games.rules.text(self.games.states[place], offer.commands[n])
                raise SaeculaError("action-without-number", command=text, name=numbering.name)
            masks[row + number] = 1
            legal[first + n] = i32(number)
        self.counts[place] = offer.count

    def widen(self, needed: i64) -> None:
        old, width = self.legal, self.width
        while self.width < needed:
            self.width *= 2
        self.legal = vec[i32]([i32(0)] * (self.count * self.width))
        for place in range(self.count):
            for n in range(self.counts[place]):
                self.legal[place * self.width + n] = old[place * width + n]
