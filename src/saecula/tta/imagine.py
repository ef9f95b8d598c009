"""A full state that is consistent with a view: what the seat cannot see is dealt anew.

Civil cards are open from the moment they are dealt, so the rest of a deck is what was not revealed yet; hands that a
table keeps hidden hold any cards that came to the row and lie nowhere in the open. Military cards
that the seat cannot see are shared out at random among the places whose sizes and ages it can see.
"""

from mypy_extensions import i64

from saecula.core.arrays import vec, with_all
from saecula.core.data import put
from saecula.core.frame import Frame, frame_from_data
from saecula.core.rng import Dice
from saecula.tta.cards.catalog import AGE, CARDS, KIND, TWIN_OF, is_civil
from saecula.tta.cards.plan import Plan, plan_from_data, with_house
from saecula.tta.counts import copies_dealt
from saecula.tta.doors import cards_in_questions, question_of
from saecula.tta.hands import deal_hands
from saecula.tta.law.colonize import card_of, greatest_force, is_card_item
from saecula.tta.law.expansion.draft import is_drafting, pick_of, show_offer
from saecula.tta.law.expansion.mix import (
    BOARD_SLOTS,
    copies_of,
    drawn,
    fixed_deck,
    is_drawn,
    lay_out,
    on_boards,
    pool,
    share,
)
from saecula.tta.law.expansion.variant import PICKS, offered
from saecula.tta.law.flow.order import players_left
from saecula.tta.law.question import item_at
from saecula.tta.law.shuffle import LATE_KEY
from saecula.tta.piles import age_of_back
from saecula.tta.ratings.stats import powers_of
from saecula.tta.restore import set_revealed
from saecula.tta.state import COUNTS, PILES, Seat, State
from saecula.tta.terms import AGE_A, AGE_I, AGE_III, BONUS, EVENT, LEADER, NOTHING, OPEN_MIX, TERRITORY, WONDER
from saecula.tta.view import View


def imagine(view: View, seed: int) -> State:
    """Draw one of the states that the view's seat cannot tell apart; `seed` is the imaginer's own."""
    s = State()
    _set_state(s, view.open)
    s.stack = [frame_from_data(data) for data in view.stack]
    for seat_view in view.seats:
        seat = Seat()
        _set_seat(seat, seat_view.open)
        seat.cards = vec[i64](seat_view.cards)
        s.seats.append(seat)
    for i in range(s.seat_count):
        s.seats[i].powers = powers_of(s, i)
    dice = Dice(seed)
    if s.hidden_hands:
        deal_hands(s, [seat_view.hand_ages for seat_view in view.seats], dice)
    _deal_civil(s, view, dice)
    _deal_military(s, view, dice)
    s.seed_words = [dice.below(LATE_KEY) for _ in range(LATE_KEY)]
    return s


def _set_state(s: State, fields: dict[str, object]) -> None:
    _set(s, {name: value for name, value in fields.items() if name not in ("more", "house", "revealed")})
    set_revealed(s, _numbers(fields, "revealed"), len(CARDS))
    more = fields.get("more")
    if isinstance(more, dict):
        settled = s.plan.to_data()
        s.plan = plan_from_data({name: more[name] for name in settled})
        left_out = ["on", "age_a", *settled]
        _set(s, {name: value for name, value in more.items() if name not in left_out})
        hidden = BOARD_SLOTS - len(s.boards)
        s.boards = with_all(s.boards, vec[i64]([NOTHING] * hidden))
    if "house" in fields:
        s.plan = with_house(s.plan, fields["house"])


def _set_seat(seat: Seat, fields: dict[str, object]) -> None:
    _set(seat, {name: value for name, value in fields.items() if name not in ("more", "hand_ages")})
    more = fields.get("more")
    if isinstance(more, dict):
        _set(seat, {name: value for name, value in more.items() if name != "on"})
        seat.expanded = True


def _set(target: object, fields: dict[str, object]) -> None:
    for name, value in fields.items():
        if isinstance(value, list):
            put(target, name, value, PILES, COUNTS)
        else:
            setattr(target, name, value)


def _deal_civil(s: State, view: View, dice: Dice) -> None:
    plan = s.plan
    players = players_left(s)
    s.civil_decks = _no_cards()
    if is_drafting(s):
        _deal_draft(s, view, dice)
        return
    for age in range(AGE_A, AGE_III + 1):
        if age > s.age:
            deck = fixed_deck(age, True, players, plan) + _drawn_again(s, age, players, plan, dice)
            s.civil_decks[age] = _shuffled(deck, dice)
    if s.age > AGE_III:
        return
    if s.age == AGE_A and s.plan.mode == OPEN_MIX:  # its cards are known, their order is not
        s.civil_deck = _shuffled(_numbers(view.open["more"], "age_a"), dice)
        return
    unseen: list[int] = []
    players = _players_at(s, view, s.age, plan)
    for card in fixed_deck(s.age, True, players, plan):
        if unseen.count(card) < copies_of(card, players, plan) - copies_dealt(s, card):
            unseen.append(card)
    unseen += _drawn_again(s, s.age, players, plan, dice)
    s.civil_deck = _shuffled(unseen, dice)[: view.civil_left]


def _no_cards() -> list[vec[i64]]:
    return [vec[i64]() for _ in range(AGE_III + 1)]


def _shuffled(cards: list[int], dice: Dice) -> vec[i64]:
    dice.shuffle(cards)
    return vec[i64](cards)


def _players_at(s: State, view: View, age: int, plan: Plan) -> int:
    """How many players the decks of an age were made for: a resignation changes those of later ages only.

    The size of the civil deck tells: all its cards are in the open or counted.
    """
    left = players_left(s)
    if age > s.age or left == s.seat_count or age == AGE_A:
        return left if age > s.age else s.seat_count
    pointed = on_boards(age, plan)  # drawn cards are not in the deck, pointers are
    dealt = view.civil_left if age == s.age else 0
    for card in range(len(CARDS)):
        if AGE[card] == age and is_civil(card) and not (pointed and is_drawn(card, plan)):
            dealt += copies_dealt(s, card)
    for players in range(s.seat_count, left, -1):
        drawn_cards = 0 if pointed else share(LEADER, players, plan) + share(WONDER, players, plan)
        if len(fixed_deck(age, True, players, plan)) + drawn_cards == dealt:
            return players
    return left


def _drawn_again(s: State, age: int, players: int, plan: Plan, dice: Dice) -> list[int]:
    """Leaders and wonders that chance drew and nobody saw yet: any others of their pools. Boards are dealt as well.

    `players` are those for whom the decks of the age were made.
    """
    found: list[int] = []
    certain = [*plan.chosen] + [card for seat in s.seats for card in seat.picks]
    for kind in (LEADER, WONDER):
        cards = pool(age, kind, plan)
        if on_boards(age, plan):
            if age > max(s.age, AGE_I) and plan.hidden_future:
                dice.shuffle(cards)
                lay_out(s, age, kind, drawn(cards, share(kind, players, plan), certain, _order(cards)))
            continue
        unseen = [card for card in cards if copies_dealt(s, card) == 0]
        left = share(kind, players, plan) - (len(cards) - len(unseen))
        dice.shuffle(unseen)
        found += drawn(unseen, left, certain, _order(unseen))[:left]
    return found


def _deal_draft(s: State, view: View, dice: Dice) -> None:
    """Offers of the others from the cards that the viewer was not offered; what they picked is any of theirs."""
    plan = s.plan
    others = [i for i in range(s.seat_count) if i != view.seat]
    seen = s.seats[view.seat].offers if view.seat >= 0 else []
    for step in range(PICKS):
        begin, end = offered(step)
        cards = [card for card in pool(step // 2, (LEADER, WONDER)[step % 2], plan) if card not in seen]
        dice.shuffle(cards)
        for i in others:
            s.seats[i].offers += [cards.pop() for _ in range(end - begin)]
    frame = s.stack[-1]
    for i in others:
        offers = s.seats[i].offers
        turn, asked = (i - s.start_seat) % s.seat_count, (frame.seat - s.start_seat) % s.seat_count
        done = PICKS if turn < asked else pick_of(frame) if turn == asked else 0
        s.seats[i].picks = [offers[offered(step)[0]] for step in range(done)]
        if turn == asked:
            show_offer(frame, offers[slice(*offered(pick_of(frame)))])


def _numbers(fields: object, name: str) -> list[int]:
    """A list of the view's part for the expansion."""
    assert isinstance(fields, dict)
    return [int(card) for card in fields[name]]


def _order(cards: list[int]) -> list[int]:
    return list(range(len(cards)))


def _deal_military(s: State, view: View, dice: Dice) -> None:
    players = players_left(s)
    pools = _unseen_military(s, view)
    known = _known_hands(s, view, pools)
    for age in range(AGE_A, AGE_III + 1):
        dice.shuffle(pools[age])
    s.military_decks = _no_cards()
    s.discards = _no_cards()
    # places that may hold events only come first, so that they are never short of them
    s.current_events = vec[i64]([_take_event(pools[age]) for age in view.current_events])
    if view.top_event != NOTHING:
        pools[AGE[view.top_event]].append(s.current_events[-1])
        s.current_events[-1] = view.top_event
    events = [
        own if own != NOTHING else _take_event(pools[view.future_events[k]]) for k, own in enumerate(view.own_future)
    ]
    s.future_events = vec[i64](events)
    authors: list[int] = []
    for k, own in enumerate(view.own_future):
        shown = s.plan.modules and view.seat >= 0 and s.future_seen[k] >> view.seat & 1
        authors.append(view.seat if own != NOTHING and not shown else _other(view))
    s.future_authors = vec[i64](authors)
    for i, seat_view in enumerate(view.seats):
        if i != view.seat:
            ages = seat_view.card_ages[:]
            cards = _imagine_laid_aside(s, i, known[i], ages, pools)
            s.seats[i].cards = vec[i64](cards + [pools[age].pop() for age in ages])
    for age in range(AGE_A, AGE_III + 1):
        s.discards[age] = vec[i64]([pools[age].pop() for _ in range(view.discards[age])])
        if age == s.age:
            s.military_deck = vec[i64]([pools[age].pop() for _ in range(view.military_left)])
        elif age > s.age:
            s.military_decks[age] = _shuffled(fixed_deck(age, False, players, s.plan), dice)
    if s.plan.modules:
        s.unused_events = vec[i64](pools[AGE_A])
    for frame in s.stack:
        _back_bid(s, view, frame, known)


def _back_bid(s: State, view: View, frame: Frame, known: list[list[int]]) -> None:
    """Whoever made the highest bid can send so much: bonus cards are exchanged into that hand, known cards stay."""
    question = question_of(frame.kind)
    bidder, force = question.promise(frame)
    if bidder == NOTHING:
        return
    cards = s.seats[bidder].cards
    laid = [card_of(item_at(frame, place)) for place in question.laid_aside(frame)]
    for place, card in enumerate(cards):
        if bidder == view.seat or greatest_force(s, bidder) >= force:
            return
        if KIND[card] == BONUS or card in laid or card in known[bidder]:
            continue
        hidden = [s.discards[AGE[card]], s.military_deck]
        hidden += [s.seats[i].cards for i in range(s.seat_count) if i not in (bidder, view.seat) and not known[i]]
        for pile in hidden:
            bonus = [k for k, other in enumerate(pile) if KIND[other] == BONUS and AGE[other] == AGE[card]]
            if bonus:
                cards[place], pile[bonus[0]] = pile[bonus[0]], card
                break


def _other(view: View) -> int:
    """Who prepared somebody else's event does not show; anybody but the viewer will do."""
    return 0 if view.seat != 0 else 1


def _take_event(pool: list[int]) -> int:
    for k in range(len(pool) - 1, -1, -1):
        if KIND[pool[k]] in (EVENT, TERRITORY):
            return pool.pop(k)
    return pool.pop()


def _unseen_military(s: State, view: View) -> list[list[int]]:
    """By age: every military card that the seat does not see anywhere."""
    seen: list[int] = [*s.past_events, *s.tactics, *s.planned, *[own for own in view.own_future if own != NOTHING]]
    for seat in s.seats:
        single = [seat.war, seat.pact, seat.tactic if seat.exclusive else NOTHING]
        seen += [card for card in [*single, *seat.cards, *seat.colonies, *seat.old_tactics] if card != NOTHING]
    if view.top_event != NOTHING:
        seen.append(view.top_event)
    seen += [card for card in cards_in_questions(s) if card >= 0]
    plan = s.plan
    left_out = vec[i64]([0] * len(CARDS))
    for card in seen:
        left_out[TWIN_OF[card]] += 1
    pools: list[list[int]] = []
    for age in range(AGE_III + 1):
        unseen: list[int] = []
        for card in fixed_deck(age, False, _players_at(s, view, age, plan), plan):
            if left_out[card]:
                left_out[card] -= 1
            else:
                unseen.append(card)
        pools.append(unseen)
    return pools


def _known_hands(s: State, view: View, pools: list[list[int]]) -> list[list[int]]:
    """By seat: cards that the viewer knows to be in that hand; they leave the pools."""
    found: list[list[int]] = [[] for _ in s.seats]
    known = s.seats[view.seat].known if view.seat >= 0 else []
    pairs = [(known[place], known[place + 1]) for place in range(0, len(known), 2)]
    pairs += [(frame.seat, card) for frame in s.stack for card in question_of(frame.kind).held(frame)]
    for seat, card in pairs:
        if seat != view.seat and card in pools[AGE[card]]:
            pools[AGE[card]].remove(card)
            found[seat].append(card)
    return found


def _imagine_laid_aside(s: State, i: int, known: list[int], ages: list[int], pools: list[list[int]]) -> list[int]:
    """Cards in the hand of seat `i`: known ones, and those that an open question speaks of; they leave `ages`."""
    held: list[int] = []
    spare: list[int] = []  # known, but laid aside since
    for card in known:
        if AGE[card] in ages:
            ages.remove(AGE[card])
            held.append(card)
        else:
            spare.append(card)
    for frame in s.stack:
        question = question_of(frame.kind)
        free = held[:]  # may still be meant by an item of a force
        for place in question.laid_aside(frame) if frame.seat == i else []:
            item = item_at(frame, place)
            if question.keeps_in_hand():
                question.lay(frame, place, _spent(item, free, held, ages, pools))
            elif item < 0:
                question.lay(frame, place, _from(spare, age_of_back(item), pools))
    for card in spare:
        pools[AGE[card]].append(card)
    return held


def _from(spare: list[int], age: int, pools: list[list[int]]) -> int:
    """A known card of an age before one that is not."""
    for card in spare:
        if AGE[card] == age:
            spare.remove(card)
            return card
    return pools[age].pop()


def _spent(item: int, free: list[int], held: list[int], ages: list[int], pools: list[list[int]]) -> int:
    """The card that a colonizer laid aside, open or face down; it is still in hand."""
    if is_card_item(item):
        card = int(card_of(item))
        if card in free:
            free.remove(card)
            return card
        pools[AGE[card]].remove(card)
    elif age_of_back(item) in ages:
        card = _take_other(pools[age_of_back(item)])
    else:
        card = next(card for card in free if AGE[card] == age_of_back(item) and KIND[card] != BONUS)
        free.remove(card)
        return card
    held.append(card)
    ages.remove(AGE[card])
    return card


def _take_other(pool: list[int]) -> int:
    """A card that is no bonus card."""
    for k in range(len(pool) - 1, -1, -1):
        if KIND[pool[k]] != BONUS:
            return pool.pop(k)
    return pool.pop()
