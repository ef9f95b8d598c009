"""Wars: declared in one politics phase, resolved at the start of the declarer's next turn."""

from tests.kit import law
from tests.tta.scenario import Table, table


def at_war(card: str, own: int, other: int, age: int = 2, seats: int = 2) -> Table:
    """Seat 0, with that many warriors, has declared war on seat 1; it is about to be resolved by begin_turn(0)."""
    t = table(seats, age=age).give(0, workers={"warriors": own}, government="constitutional-monarchy", cards=card)
    t.give(1, workers={"warriors": other}).politics().do(f"declare {card} 2")
    assert t.name(t.seat().war) == card
    return t


# --- war over territory -------------------------------------------------------------------------------------------
def test_war_over_territory_moves_one_token_and_one_more_for_every_five() -> None:
    t = at_war("war-over-territory", 5, 1)
    assert t.seat().military == 2
    t.begin_turn(0)
    assert [(t.seat(i).yellow, t.seat(i).pool) for i in range(2)] == [(19, 1), (17, 1)]
    t = at_war("war-over-territory", 6, 1).begin_turn(0)
    assert [t.seat(i).yellow for i in range(2)] == [20, 16]
    t = at_war("war-over-territory", 11, 1).begin_turn(0)
    assert [t.seat(i).yellow for i in range(2)] == [21, 15]


def test_war_over_territory_takes_from_the_bank_only() -> None:
    t = at_war("war-over-territory", 11, 1).give(1, yellow=1).begin_turn(0)
    assert [(t.seat(i).yellow, t.seat(i).pool) for i in range(2)] == [(19, 1), (0, 1)]


@law("turn.war.victor")
def test_war_over_territory_can_be_lost_by_the_declarer() -> None:
    t = at_war("war-over-territory", 1, 7).begin_turn(0)
    assert [t.seat(i).yellow for i in range(2)] == [16, 20]


# --- war over culture ---------------------------------------------------------------------------------------------
@law("card.war-over-culture.all-taken")
def test_war_over_culture_takes_five_and_the_advantage_from_the_loser() -> None:
    t = at_war("war-over-culture", 4, 1, 3)
    assert t.seat().military == 1
    t.give(0, culture=2).give(1, culture=20).begin_turn(0)
    assert [t.seat(i).culture for i in range(2)] == [10, 12]


def test_war_over_culture_takes_no_more_than_the_loser_has() -> None:
    t = at_war("war-over-culture", 4, 1, 3).give(1, culture=6).begin_turn(0)
    assert [t.seat(i).culture for i in range(2)] == [6, 0]


@law("turn.war.tie", "turn.war.card-discarded")
def test_war_over_culture_between_equals_has_no_effect() -> None:
    t = at_war("war-over-culture", 2, 2, 3).give(1, culture=9).begin_turn(0)
    assert [t.seat(i).culture for i in range(2)] == [0, 9]
    assert (t.name(t.seat().war), t.names(t.s.discards[3])) == ("", ["war-over-culture"])


@law("turn.war.no-bonus-cards")
def test_no_cards_are_used_in_a_war() -> None:
    t = at_war("war-over-culture", 3, 1, 3).give(1, culture=9, cards="military-bonus-iii").begin_turn(0)
    assert (t.asked, t.decider, t.seat(0).culture) == ("politics", 0, 7)
    assert t.names(t.seat(1).cards) == ["military-bonus-iii"]


# --- war over technology ------------------------------------------------------------------------------------------
def test_war_over_technology_takes_science_for_the_advantage() -> None:
    t = at_war("war-over-technology", 5, 1).give(1, science=9).begin_turn(0)
    assert (t.asked, [t.seat(i).science for i in range(2)]) == ("politics", [4, 5])
    t = at_war("war-over-technology", 9, 1).give(1, science=3).begin_turn(0)
    assert [t.seat(i).science for i in range(2)] == [3, 0]


@law("turn.war.steal-tech-moves")
def test_war_over_technology_takes_technologies_at_their_printed_price_and_science_for_the_rest() -> None:
    t = at_war("war-over-technology", 14, 1).give(1, techs="code-of-laws masonry", science=9).begin_turn(0)
    assert (t.asked, t.decider) == ("war-spoils", 0)
    assert t.legal() == ["choose code-of-laws", "choose masonry", "done"]
    t.do("choose code-of-laws", "choose masonry")
    assert (t.asked, [t.seat(i).science for i in range(2)]) == ("politics", [4, 5])
    assert (t.seat(0).civil_total, t.seat(0).civil, t.seat(1).civil_total) == (7, 7, 4)


def test_the_victor_may_stop_and_take_science() -> None:
    t = at_war("war-over-technology", 8, 1).give(1, techs="code-of-laws", science=9).begin_turn(0).do("done")
    assert ([t.seat(i).science for i in range(2)], t.seat(1).civil_total) == ([7, 2], 5)


def test_a_technology_dearer_than_the_advantage_cannot_be_taken() -> None:
    t = at_war("war-over-technology", 6, 1).give(1, techs="code-of-laws masonry").begin_turn(0)
    assert t.legal() == ["choose masonry", "done"]
    assert t.refused("choose code-of-laws") == "turn.war.follow-card"


@law("turn.war.steal-tech-no-duplicate")
def test_a_technology_in_play_or_in_hand_cannot_be_taken() -> None:
    t = at_war("war-over-technology", 14, 1, seats=3).give(0, hand="code-of-laws")
    t.give(1, techs="code-of-laws masonry").begin_turn(0)
    assert t.refused("choose code-of-laws") == "turn.war.steal-tech-no-duplicate"
    assert t.legal() == ["choose masonry", "done"]


@law("turn.war.steal-tech-keep-higher")
def test_of_two_technologies_of_a_type_the_higher_stays() -> None:
    t = at_war("war-over-technology", 14, 1).give(0, techs="code-of-laws").give(1, techs="justice-system", blue=19)
    t.begin_turn(0).do("choose justice-system")
    assert (t.name(t.seat(0).specials[0]), t.seat(0).blue, t.seat(1).blue) == ("justice-system", 19, 16)
    t = at_war("war-over-technology", 14, 1).give(0, techs="justice-system").give(1, techs="code-of-laws")
    t.begin_turn(0).do("choose code-of-laws")
    assert (t.name(t.seat(0).specials[0]), t.name(t.seat(1).specials[0])) == ("justice-system", "")


def test_a_stolen_technology_is_not_developed() -> None:
    t = at_war("war-over-technology", 8, 1, 3).give(0, leader="albert-einstein").give(1, techs="code-of-laws")
    t.begin_turn(0).do("choose code-of-laws")
    assert t.seat(0).culture == 0


def test_the_rival_who_wins_takes_technologies_too() -> None:
    t = at_war("war-over-technology", 1, 8).give(0, techs="code-of-laws", science=5).begin_turn(0)
    assert (t.asked, t.decider) == ("war-spoils", 1)
    t.do("choose code-of-laws")
    assert ([t.seat(i).science for i in range(2)], t.seat(1).civil_total, t.asked) == ([4, 1], 5, "politics")


# --- declaring ----------------------------------------------------------------------------------------------------
@law("politics.war.not-last-round")
def test_no_war_is_declared_in_the_last_round() -> None:
    t = table(age=4).give(0, government="constitutional-monarchy", cards="war-over-culture").politics()
    t.last_round()
    assert t.refused("declare war-over-culture 2") == "politics.war.not-last-round"


def test_a_war_costs_double_against_gandhi_and_may_be_declared_by_the_weaker() -> None:
    t = table(age=3).give(0, government="constitutional-monarchy", cards="war-over-technology")
    t.give(1, leader="mahatma-gandhi", workers={"warriors": 5}).politics().do("declare war-over-technology 2")
    assert t.seat().military == 0
    t = table(age=3).give(0, government="constitutional-monarchy", cards="war-over-culture")
    t.give(1, leader="mahatma-gandhi").politics()
    assert t.refused("declare war-over-culture 2") == "politics.war.pay-military"


def test_a_war_goes_on_under_a_leader_who_may_not_attack() -> None:
    t = at_war("war-over-culture", 4, 1, 3).give(0, leader="mahatma-gandhi").give(1, culture=20).begin_turn(0)
    assert t.seat(0).culture == 8


def test_the_declarer_scores_seven_when_the_rival_resigns() -> None:
    t = table(3, age=2).give(0, cards="war-over-territory").politics().do("declare war-over-territory 2")
    t.politics(1).do("resign")
    assert (t.seat(0).culture, t.name(t.seat(0).war)) == (7, "")
