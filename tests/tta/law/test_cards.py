"""cards.*, actioncards.*, wonders.*, leaders.*: levels, hands, cards in play, where discarded cards go."""

from collections.abc import Iterable

from saecula.core.event import HIDDEN
from saecula.tta import terms as terms
from saecula.tta.cards.catalog import AGE, NUMBER, is_civil
from saecula.tta.counts import best_of
from saecula.tta.ratings.stats import whole_cards
from saecula.tta.view import View
from tests.kit import law
from tests.tta.scenario import Table, table


def seen_by(t: Table, seat: int) -> View:
    view = t.game.view(seat)
    assert isinstance(view, View)
    return view


def everywhere(t: Table, slug: str) -> int:
    """In how many places a card lies: row, decks, piles, hands and play areas."""
    s = t.s
    piles: list[Iterable[int]] = [
        s.row,
        s.civil_deck,
        s.military_deck,
        *s.civil_decks,
        *s.military_decks,
        *s.discards,
        s.past_events,
    ]
    piles += [s.current_events, s.future_events, s.tactics]
    piles += [[*seat.hand, *seat.cards, *whole_cards(seat)] for seat in s.seats]
    return sum(list(pile).count(NUMBER[slug]) for pile in piles)


# --- levels -------------------------------------------------------------------------------------------------------
@law("cards.level.by-age")
def test_the_level_of_a_card_follows_from_its_age() -> None:
    levels = [AGE[NUMBER[slug]] for slug in ("pyramids", "iron", "coal", "oil")]
    assert levels == [0, 1, 2, 3]
    gains = []
    for slug in ("pestilence", "emigration", "impact-of-balance"):  # prepared, an event scores its level
        t = table(3, age=3).give(cards=slug).events(current="development-of-science rats").politics(0)
        gains.append(t.do(f"prepare {slug}").seat().culture)
    assert gains == [1, 2, 3]


@law("cards.level.workers")
def test_a_building_has_the_level_of_the_card_its_worker_stands_on() -> None:
    t = table(age=3).give(leader="sid-meier", workers={"philosophy": 1, "alchemy": 2, "computers": 1})
    assert t.culture() == 0 + 2 * 1 + 3
    t.give(resources=5).do("upgrade alchemy computers")
    assert t.culture() == 0 + 1 + 2 * 3


@law("cards.level.best")
def test_the_best_lab_is_the_highest_one_with_a_worker() -> None:
    t = table(age=2).give(leader="leonardo-da-vinci", techs="scientific-method journalism", workers={"alchemy": 1})
    assert t.name(best_of(t.seat(), terms.LAB)) == "alchemy"
    assert t.science() == 1 + 2 + 1  # philosophy, alchemy, the level of alchemy
    t.give(workers={"journalism": 1})
    assert t.science() == 1 + 2 + 2 + 2
    assert best_of(t.seat(), terms.THEATER) == terms.NOTHING


# --- hands --------------------------------------------------------------------------------------------------------
@law("cards.hand.both-kinds")
def test_civil_and_military_cards_are_limited_separately() -> None:
    t = table(2).row("iron alchemy drama").give(hand="theology monarchy warfare", cards="legion raid-i spy enslave")
    t.do("take 1")
    assert (len(t.seat().hand), len(t.seat().cards)) == (4, 4)
    assert t.refused("take 2") == "action.take.hand-limit"
    t.do("end")
    assert t.asked == "discard"
    assert all(not is_civil(NUMBER[text.split()[1]]) for text in t.legal())
    assert t.refused("discard iron") == "end.discard.owner-chooses"
    t.do("discard legion", "discard spy")
    assert len(t.seat().hand) == 4


@law("cards.civil.from-row")
def test_civil_cards_come_from_the_row_and_drawn_cards_are_military() -> None:
    t = table(2).row(". iron")
    t.do("take 2")
    assert t.names(t.seat().hand) == ["iron"]
    assert t.s.row[1] == terms.NOTHING
    t.do("end")
    assert t.names(t.seat().hand) == ["iron"]
    assert len(t.seat().cards) == 2
    assert not any(is_civil(card) for card in t.seat().cards)
    assert not any(is_civil(card) for card in t.s.military_deck)


@law("cards.civil.public-option")
def test_civil_hands_are_open() -> None:
    t = table(2).give(1, hand="iron moses")
    assert seen_by(t, 0).seats[1].open["hand"] == [NUMBER["iron"], NUMBER["moses"]]
    assert seen_by(t, -1).seats[1].open["hand"] == [NUMBER["iron"], NUMBER["moses"]]


@law("cards.civil.limit-any-means")
def test_an_event_gives_no_card_to_a_full_hand_either() -> None:
    t = table(2, age=2).give(1, workers={"warriors": 3}, hand="drama theology monarchy warfare")
    t.row("iron great-wall alchemy").reveal("international-agreement", 0)
    assert (t.asked, t.decider) == ("take-cards-offer", 1)
    assert t.refused("pick 1") == "action.take.hand-limit"
    assert t.legal("pick") == ["pick 2"]  # a wonder does not go to the hand


@law("cards.civil.limit-any-means")
def test_the_limit_follows_the_civil_action_total() -> None:
    t = table(2).row("iron alchemy").give(government="monarchy", hand="drama theology moses warfare")
    t.do("take 1")
    assert len(t.seat().hand) == 5
    assert t.refused("take 2") == "action.take.hand-limit"


@law("cards.civil.no-forced-discard")
def test_a_hand_above_the_limit_stays() -> None:
    t = table(2, age=2).give(wonders="pyramids", hand="drama theology monarchy warfare masonry").row("iron")
    t.reveal("ravages-of-time", 0)
    assert t.decider == 0
    t.do("choose pyramids")
    assert (t.seat().civil_total, len(t.seat().hand)) == (4, 5)
    assert t.refused("take 1") == "action.take.hand-limit"
    t.do("end")
    assert (t.decider, len(t.seat(0).hand)) == (1, 5)


@law("cards.military.secret")
def test_others_see_how_many_military_cards_there_are_and_of_which_age() -> None:
    t = table(2, age=2)
    t.do("end")
    drawn = list(t.seat(0).cards)
    assert len(drawn) == 2
    assert seen_by(t, 0).seats[0].cards == drawn
    assert seen_by(t, 1).seats[0].cards == []
    assert seen_by(t, 1).seats[0].card_ages == [2, 2]
    others = [event for event in t.game.events(1) if event.kind == terms.CARDS_DRAWN and event.seat == 0]
    assert [(event.a, event.b) for event in others] == [(HIDDEN, 2), (HIDDEN, 2)]
    own = [event.a for event in t.game.events(0) if event.kind == terms.CARDS_DRAWN and event.seat == 0]
    assert own == drawn


@law("cards.military.limit")
def test_military_cards_above_the_limit_are_kept_until_the_end_of_the_turn() -> None:
    t = table(2).give(0, cards="legion").reveal("development-of-politics", 0)
    assert len(t.seat(0).cards) == len(t.seat(1).cards) + 1 == 4
    assert t.asked == "action"
    t.do("end")
    assert (t.asked, t.decider, t.s.stack[-1].a) == ("discard", 0, 2)
    card = t.name(t.seat(0).cards[1])
    t.do("discard legion", f"discard {card}")
    assert t.decider == 1
    assert len(t.seat(1).cards) == 3  # only at the end of the own turn


# --- cards in play ------------------------------------------------------------------------------------------------
@law("cards.in-play.definition")
def test_cards_in_hand_row_or_on_the_building_site_are_not_in_effect() -> None:
    t = table(2).row("colossus hanging-gardens").give(hand="warfare julius-caesar monarchy", wonder="pyramids")
    seat = t.seat()
    assert t.names(whole_cards(seat)) == ["despotism"]
    assert (seat.civil_total, seat.military_total, t.strength(), t.happiness()) == (4, 2, 1, 0)
    t.do("elect julius-caesar")
    assert t.names(whole_cards(seat := t.seat())) == ["despotism", "julius-caesar"]
    assert (seat.military_total, t.strength()) == (3, 2)


@law("cards.in-play.definition")
def test_common_tactics_are_in_play_but_count_only_for_those_who_adopted_them() -> None:
    t = table(2).give(0, tactic="fighting-band", workers={"warriors": 2}).give(1, workers={"warriors": 2})
    assert (t.strength(0), t.strength(1)) == (3, 2)
    t.actions(1).do("copy fighting-band")
    assert t.strength(1) == 3


@law("cards.in-play.references")
def test_effects_that_speak_of_leaders_and_technologies_mean_cards_in_play() -> None:
    t = table(2, age=3).give(0, hand="moses oil movies", techs="computers", leader="homer")
    t.give(1, hand="computers").reveal("iconoclasm", 0)
    assert t.seat(0).leader == terms.NOTHING
    assert t.names(t.seat(0).hand) == ["moses", "oil", "movies"]
    t.reveal("impact-of-technology", 1)
    assert t.seat(0).score[terms.BY_IMPACT] == 4
    assert t.seat(1).score[terms.BY_IMPACT] == 0


# --- discarding ---------------------------------------------------------------------------------------------------
@law("cards.discard.same-place")
@law("cards.discard.military-by-age", log=False)
def test_cards_from_hand_and_from_play_go_to_the_pile_of_their_age() -> None:
    t = table(3, age=3).pact("open-borders-agreement", 0, 1).give(0, cards="legion raid-ii raid-iii spy")
    t.politics(0).do("cancel 1", "end")
    assert t.asked == "discard"
    t.do("discard legion", "discard raid-ii")
    assert [t.names(pile) for pile in t.s.discards] == [[], ["open-borders-agreement", "legion"], ["raid-ii"], []]


@law("cards.discard.military-by-age", "cards.discard.same-place")
def test_a_lost_colony_goes_to_the_pile_of_its_age() -> None:
    t = table(2, age=3).give(1, workers={"warriors": 3}).give(0, colonies="historic-territory-ii vast-territory-i")
    t.reveal("independence-declaration", 0)
    t.do("choose historic-territory-ii")
    assert t.names(t.seat(0).colonies) == ["vast-territory-i"]
    assert t.names(t.s.discards[2]) == ["historic-territory-ii"]


@law("cards.discard.civil-gone")
def test_civil_cards_that_were_swept_played_or_replaced_never_return() -> None:
    t = table(2).row("taj-mahal great-wall . moses").give(hand="stockpile joan-of-arc", leader="homer")
    t.do("play stockpile", "elect joan-of-arc", "end")
    assert everywhere(t, "taj-mahal") == everywhere(t, "great-wall") == 0
    assert everywhere(t, "stockpile") == everywhere(t, "homer") == 0
    assert everywhere(t, "moses") == 1
    assert [len(pile) for pile in t.s.discards] == [0, 0, 0, 0]


@law("cards.discard.unplayed-hidden")
def test_a_card_discarded_unplayed_is_not_shown() -> None:
    t = table(2).give(0, cards="legion raid-i enslave")
    t.do("end", "discard enslave")
    hidden = [event for event in t.game.events(1) if event.kind == terms.CARD_DISCARDED]
    assert [(event.seat, event.a, event.b) for event in hidden] == [(0, HIDDEN, 1)]
    own = [event for event in t.game.events(0) if event.kind == terms.CARD_DISCARDED]
    assert [event.a for event in own] == [NUMBER["enslave"]]
    assert seen_by(t, 1).discards == [0, 1, 0, 0]


@law("cards.discard.unplayed-hidden")
def test_a_card_that_was_played_has_been_seen() -> None:
    t = table(3, age=3).pact("open-borders-agreement", 0, 1).politics(0)
    t.do("cancel 1")
    seen = [event.a for event in t.game.events(2) if event.kind == terms.CARD_DISCARDED]
    assert seen == [NUMBER["open-borders-agreement"]]


# --- action cards, wonders, leaders -------------------------------------------------------------------------------
@law("actioncards.never-in-play")
def test_an_action_card_acts_once_and_is_gone() -> None:
    t = table(2).give(hand="cultural-heritage-a")
    t.do("play cultural-heritage-a")
    assert (t.seat().science, t.seat().culture) == (1, 4)
    assert t.names(whole_cards(t.seat())) == ["despotism"]
    assert everywhere(t, "cultural-heritage-a") == 0


@law("actioncards.never-in-play")
def test_events_aggressions_and_bonus_cards_do_not_enter_play() -> None:
    t = table(2, age=2).give(0, cards="spy", workers={"warriors": 4}).give(1, cards="military-bonus-ii", science=6)
    t.politics(0).do("attack spy 2", "defend military-bonus-ii", "hold")
    assert sorted(t.names(t.s.discards[2])) == ["military-bonus-ii", "spy"]
    t.reveal("good-harvest", 1)
    assert t.names(t.s.past_events) == ["good-harvest"]
    assert [t.names(whole_cards(seat)) for seat in t.s.seats] == [["despotism"], ["despotism"]]


@law("actioncards.never-in-play")
def test_a_territory_lies_in_a_play_area_only_as_a_colony() -> None:
    t = table(2).reveal("vast-territory-i", 0)
    t.do("pass", "bid 1", "send warriors", "land")
    assert t.names(whole_cards(t.seat(1))) == ["despotism", "vast-territory-i"]
    assert t.names(t.seat(1).colonies) == ["vast-territory-i"]


@law("action.card.not-taken-this-phase")
def test_taking_a_wonder_does_not_tie_an_action_card_held_before() -> None:
    t = table(2).row("great-wall rich-land-i").give(hand="stockpile")
    t.do("take 1", "take 2")
    assert t.refused("play rich-land-i") == "action.card.not-taken-this-phase"
    t.do("play stockpile")
    assert (t.food(), t.resources()) == (1, 1)


@law("wonders.completed-unlimited")
def test_any_number_of_wonders_may_be_completed() -> None:
    six = "hanging-gardens colossus library-of-alexandria great-wall universitas-carolina kremlin"
    t = table(2, age=2).give(wonders=six, wonder="pyramids", stages=2, blue=14, resources=1)
    t.do("stage 1")
    assert len(t.seat().wonders) == 7
    assert t.seat().civil_total == 4 + 1 + 1


@law("wonders.age3-one-time")
def test_an_age_three_wonder_scores_once_when_it_is_completed() -> None:
    t = table(2, age=3).give(wonder="fast-food-chains", stages=3, blue=13, resources=4)
    t.do("stage 1")
    assert t.seat().culture == 2 * (2 + 2) + 1 + 1
    assert t.culture() == 0
    t.do("end")
    assert t.seat(0).culture == 10


@law("wonders.taj-mahal")
def test_the_taj_mahal_is_cheaper_in_the_row_after_a_leader_was_replaced() -> None:
    t = table(2).row(". . . . . taj-mahal").give(leader="homer", hand="moses", civil=3)
    t.do("elect moses", "take 6")
    assert t.seat().civil == 3  # one spent and returned, then two less than two
    assert t.name(t.seat().wonder) == "taj-mahal"


@law("wonders.taj-mahal")
def test_it_still_costs_more_with_completed_wonders_but_never_less_than_nothing() -> None:
    t = table(2).row("taj-mahal").give(leader="homer", hand="moses", wonders="pyramids colossus", civil=4)
    t.do("elect moses", "done", "take 1")
    assert t.seat().civil == 4 - (1 + 2 - 2)
    t = table(2).row("taj-mahal").give(leader="homer", hand="moses", civil=1)
    t.do("elect moses", "take 1")
    assert t.seat().civil == 1


@law("wonders.taj-mahal")
def test_a_first_leader_or_another_wonder_gets_no_discount() -> None:
    t = table(2).row("taj-mahal").give(hand="moses")
    t.do("elect moses", "take 1")
    assert t.seat().civil == 2
    t = table(2).row("great-wall").give(leader="homer", hand="moses")
    t.do("elect moses", "take 1")
    assert t.seat().civil == 3


@law("leaders.max-one")
def test_a_new_leader_takes_the_place_of_the_old_one() -> None:
    t = table(2).give(leader="julius-caesar", hand="hammurabi joan-of-arc")
    t.do("elect joan-of-arc")
    assert t.names(whole_cards(t.seat())) == ["despotism", "joan-of-arc"]
    assert t.strength() == 1  # Caesar's strength is gone
    assert t.seat().military_total == 3
