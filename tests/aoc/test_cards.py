"""The card data and an owner's corrections: complete, within range, checked by name, and never half in force."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import saecula
from saecula import aoc
from saecula.aoc.cards import catalog, tables
from saecula.aoc.cards.check import EFFECT_FIELDS, MAX_NUMBER, bare, check_cards
from saecula.aoc.cards.effects import FIELDS
from saecula.aoc.cards.tables import CIV_IDS
from saecula.aoc.terms import ACTION_IDS, ACTIONS, TOKEN_IDS
from saecula.cli.cards import cards as show_cards
from saecula.cli.records import verify as verify_command
from saecula.core.errors import OptionError, RecordError
from saecula.core.record import lines_of, parse, text_lines, verify
from saecula.games import rules_of_record
from saecula.laws import catalogue
from tests.kit import law
from tests.kit.games import finished_game

SHIPPED = catalog.shipped()
SOURCES = {"rulebook", "review", "inferred", "house"}
POWER = {"op": "military", "value": 2}
COINS = {"op": "turn_end", "coins": 1}
CHEAP = {"op": "action_discount", "action": "farm", "coins": 1}


@pytest.fixture(autouse=True)
def shipped_cards() -> Iterator[None]:
    catalog.load()
    yield
    catalog.load()


def cards_with_effects() -> list[tuple[str, dict[str, Any], str, dict[str, Any]]]:
    return [
        (kind, card, field, row)
        for kind, cards in SHIPPED.items()
        for card in cards
        for field in EFFECT_FIELDS
        for row in card.get(field, [])
    ]


# --- the data file --------------------------------------------------------------------------------------------------
def test_every_card_of_the_box_is_there() -> None:
    assert {kind: len(cards) for kind, cards in SHIPPED.items()} == {
        "actions": 10,
        "action_cards": 8,
        "technologies": 9 + 18,
        "special_technologies": 9,
        "civilizations": 48,
        "wonders": 15,
        "events": 9,
        "achievements": 8,
    }
    assert sum(civ["documented"] for civ in SHIPPED["civilizations"]) == 28
    assert sum("special" in tech for tech in SHIPPED["technologies"]) == 18
    assert [card["id"] for card in SHIPPED["actions"]] == ACTION_IDS[:ACTIONS]
    assert [card["id"] for card in SHIPPED["action_cards"]] == ACTION_IDS[3:]
    assert [card["id"] for card in SHIPPED["events"]] == TOKEN_IDS


@law("solo.excluded")
def test_seven_civilizations_take_no_part_in_the_solo_game() -> None:
    excluded = {civ["id"] for civ in SHIPPED["civilizations"] if civ["solo_skirmish_excluded"]}
    assert excluded == {"carthage", "germania", "iberia", "mongolia", "phoenicia", "scythia", "vikings"}


def test_ids_are_words_and_no_two_cards_that_commands_name_share_one() -> None:
    kinds = ("civilizations", "wonders", "technologies", "special_technologies")
    ids = [card["id"] for kind in kinds for card in SHIPPED[kind]]
    assert len(set(ids)) == len(ids)
    assert all(part.isalpha() and part.islower() for slug in ids for part in slug.split("-"))


def test_every_effect_of_the_rulebook_cites_a_law_and_only_those_do() -> None:
    laws = catalogue("aoc")
    rulebook = [entry for entry in cards_with_effects() if entry[3]["source"] == "rulebook"]
    assert len(rulebook) > 30
    for kind, card, field, row in cards_with_effects():
        assert (row["source"] == "rulebook") == ("law" in row), (kind, card["id"], field)
        assert row["source"] in SOURCES
        assert "law" not in row or row["law"] in laws, row
        assert row["op"] in FIELDS


def test_every_law_of_a_card_stands_on_that_card() -> None:
    """A law `card.NAME` of the catalogue describes an effect of a card that exists."""
    ids = {civ["id"] for civ in SHIPPED["civilizations"]}
    named = {law_id.split(".")[1] for law_id in catalogue("aoc") if law_id.startswith("card.")}
    assert named <= ids
    assert len(named) > 20


def test_sources_name_fields_of_the_card() -> None:
    for kind, cards in SHIPPED.items():
        for card in cards:
            for field, source in card.get("sources", {}).items():
                assert field in card or kind == "technologies", (kind, card["id"], field)
                assert source in SOURCES - {"rulebook"}


def test_undocumented_civilizations_have_no_effect_of_the_rulebook() -> None:
    for civ in SHIPPED["civilizations"]:
        stated = [row for field in ("primary", "legacy") for row in civ[field] if row["source"] == "rulebook"]
        assert civ["documented"] or not stated, civ["id"]


def test_house_values_stay_within_their_ranges() -> None:
    for civ in SHIPPED["civilizations"]:
        assert 1 <= civ["population"] <= 4
        assert civ["primary"], civ["id"]
        assert civ["legacy"], civ["id"]
        assert civ["placement"] in ("stated", "logical", "assumed", "house")
    for special in SHIPPED["special_technologies"]:
        assert special["cost_coins"] == 1
        assert special["replaces_column_of"] in ("writing", "sailing", "mining")
        assert sum(tech.get("special") == special["id"] for tech in SHIPPED["technologies"]) == 2
    for _, _, _, row in cards_with_effects():
        numbers = [value for value in row.values() if type(value) is int]
        assert all(1 <= number <= MAX_NUMBER for number in numbers)


def test_the_shipped_cards_pass_their_own_checks() -> None:
    check_cards(SHIPPED, SHIPPED)
    wrong = catalog.shipped()
    wrong["civilizations"][0]["population"] = 9
    with pytest.raises(OptionError, match="population"):
        check_cards(wrong, SHIPPED)


def test_tables_hold_what_the_data_file_says() -> None:
    assert [civ["id"] for civ in SHIPPED["civilizations"]] == tables.CIV_IDS
    assert [civ["population"] for civ in SHIPPED["civilizations"]] == tables.CIV_POPULATION
    assert [action["coins"] for action in SHIPPED["actions"]] == tables.ACTION_COINS
    assert len(tables.EFFECTS) == len(cards_with_effects())


# --- an owner's corrections -----------------------------------------------------------------------------------------
def write(path: Path, text: str) -> Path:
    file = path / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_correction_takes_effect_in_a_game_and_says_whose_it_is(tmp_path: Path) -> None:
    file = write(
        tmp_path, '[civilizations.china]\npopulation = 1\nname = "Zhongguo"\nlegacy = [{op="military",value=5}]\n'
    )
    catalog.load(file)
    assert catalog.override_path() == str(file)
    china = next(civ for civ in catalog.in_force()["civilizations"] if civ["id"] == "china")
    assert (china["name"], china["population"]) == ("Zhongguo", 1)
    assert (china["sources"]["population"], china["sources"]["name"]) == ("owner", "owner")
    assert china["legacy"] == [{"op": "military", "value": 5, "source": "owner"}]
    game = game_with("china")
    game.push("rise china")
    state: Any = game.state
    assert state.seats[game.turn_seat].idle == 1
    assert [(addend.amount, addend.source) for addend in game.explain("power", game.turn_seat)] == [(5, "china")]
    catalog.load()
    assert catalog.override_path() == ""


def game_with(civ: str) -> aoc.Game:
    for seed in range(200):
        game = aoc.Game(seats=2, seed=seed)
        if f"rise {civ}" in game.legal:
            return game
    raise AssertionError(f"{civ} is never in the market")


def test_corrected_rows_that_repeat_the_rulebook_keep_its_law() -> None:
    row = {"op": "gain_worker", "action": "farm", "count": 1}
    cards = catalog.apply_override(SHIPPED, {"civilizations": {"china": {"legacy": [row, POWER], "primary": [COINS]}}})
    china = next(civ for civ in cards["civilizations"] if civ["id"] == "china")
    assert china["legacy"][0] == {**row, "source": "rulebook", "law": "card.china"}
    assert [other["source"] for other in [*china["legacy"][1:], *china["primary"]]] == ["owner", "owner"]


def test_an_owner_can_claim_neither_a_law_nor_a_source() -> None:
    claimed = {**COINS, "law": "card.china", "source": "rulebook"}
    cards = catalog.apply_override(SHIPPED, wonder(claimed, {**COINS, "coins": 2, "law": 5}))
    alhambra = next(card for card in cards["wonders"] if card["id"] == "alhambra")
    assert alhambra["effects"] == [{**COINS, "source": "owner"}, {**COINS, "coins": 2, "source": "owner"}]


@pytest.mark.parametrize(
    "override",
    [
        {"special_technologies": {"masons": {"keeps_top": False}}},
        {"technologies": {"masonry": {"requires_any_of": ["sailing", "iron-working"]}}},
        {"wonders": {"petra": {"effects": [{"op": "action_discount", "action": "farm", "free": True}]}}},
    ],
)
def test_corrections_that_fit_are_accepted(override: dict[str, Any]) -> None:
    changed = catalog.apply_override(SHIPPED, override)
    for kind, cards in override.items():
        found = {card["id"]: card for card in changed[kind]}
        for card, fields in cards.items():
            for field, value in fields.items():
                rows = isinstance(value, list) and isinstance(value[0], dict)
                assert found[card][field] == ([{**row, "source": "owner"} for row in value] if rows else value)


@law("civ.primary")
def test_an_owner_may_move_an_effect_only_where_the_rulebook_leaves_its_part_of_the_card_open() -> None:
    catalog.apply_override(SHIPPED, {"civilizations": {"china": moved_to_legacy("china")}})
    with pytest.raises(OptionError, match=r"card\.phoenicia"):
        catalog.apply_override(SHIPPED, {"civilizations": {"phoenicia": moved_to_legacy("phoenicia")}})


def moved_to_legacy(slug: str) -> dict[str, Any]:
    card = next(civ for civ in SHIPPED["civilizations"] if civ["id"] == slug)
    return {"primary": [COINS], "legacy": [bare(row) for row in card["primary"]]}


def test_house_values_are_counted_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    for slug, count in (("writing", "1 house value on 1 card"), ("petra", "2 house values on 1 card")):
        show_cards(["aoc", slug], house=True)
        assert capsys.readouterr().out.splitlines()[-1] == count


def test_applying_corrections_leaves_the_given_cards_alone() -> None:
    before = deepcopy(SHIPPED)
    catalog.apply_override(SHIPPED, {"wonders": {"petra": {"name": "Rose city", "effects": [COINS]}}})
    assert before == SHIPPED


def test_the_digest_changes_with_a_number_and_not_with_a_name(tmp_path: Path) -> None:
    before = catalog.digest()
    catalog.load(write(tmp_path, '[civilizations.china]\nname = "Zhongguo"\nregion = "Asia"\n'))
    assert catalog.digest() == before
    catalog.load(write(tmp_path, "[civilizations.china]\npopulation = 1\n"))
    assert catalog.digest() != before
    catalog.load()
    assert catalog.digest() == before


def test_a_record_made_with_other_values_is_refused(tmp_path: Path) -> None:
    texts = text_lines(lines_of(finished_game(aoc.RULES, {"seats": 2}, 1)))
    verify(parse(texts), aoc.RULES)
    catalog.load(write(tmp_path, "[civilizations.china]\npopulation = 1\n"))
    with pytest.raises(RecordError, match="cards"):
        verify(parse(texts), aoc.RULES)


def test_the_environment_names_the_file_of_corrections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.VARIABLE, str(write(tmp_path, "[civilizations.china]\npopulation = 1\n")))
    catalog.load_from_environment()
    assert tables.CIV_POPULATION[CIV_IDS.index("china")] == 1


# --- every complaint ------------------------------------------------------------------------------------------------
def civ(**fields: Any) -> dict[str, Any]:
    return {"civilizations": {"assyria": fields}}


def wonder(*rows: Any) -> dict[str, Any]:
    return {"wonders": {"alhambra": {"effects": [*rows]}}}


def tech(slug: str, **fields: Any) -> dict[str, Any]:
    return {"technologies": {slug: fields}}


def special(**fields: Any) -> dict[str, Any]:
    return {"special_technologies": {"masons": fields}}


ROW = "wonders.alhambra.effects[0]"
COMPLAINTS: list[tuple[dict[str, Any], str, str]] = [
    ({"kings": {}}, "kings", "unknown kind"),
    ({"actions": {"farm": {"coins": 1}}}, "actions", "unknown kind"),
    ({"wonders": []}, "wonders", "table of cards"),
    ({"wonders": {"tower": {}}}, "wonders.tower", "unknown card"),
    ({"wonders": {"petra": 5}}, "wonders.petra", "table of fields"),
    (civ(id="x"), "civilizations.assyria.id", "unknown field"),
    (civ(documented=True), "civilizations.assyria.documented", "unknown field"),
    (civ(primary="x"), "civilizations.assyria.primary", "list of effects"),
    (civ(primary=["x"]), "civilizations.assyria.primary", "list of effects"),
    (civ(name=""), "civilizations.assyria.name", "1 to 40"),
    (civ(name="x" * 41), "civilizations.assyria.name", "1 to 40"),
    (civ(name=5), "civilizations.assyria.name", "1 to 40"),
    (civ(name="a\nb"), "civilizations.assyria.name", "printable"),
    (civ(name="\x1b[31m"), "civilizations.assyria.name", "printable"),
    (civ(name="ROME"), ".name", "also the name"),
    (civ(population=0), "civilizations.assyria.population", "1 to 4"),
    (civ(population=5), "civilizations.assyria.population", "1 to 4"),
    (civ(population=True), "civilizations.assyria.population", "1 to 4"),
    (civ(region=5), "civilizations.assyria.region", ""),
    (civ(placement=5), "civilizations.assyria.placement", ""),
    ({"action_cards": {"plague": {"symbol": "war"}}}, "action_cards.plague.symbol", "plague"),
    ({"action_cards": {"farm": {"symbol": "plague"}}}, "action_cards.farm.symbol", "none or war"),
    ({"action_cards": {"farm": {"symbol": ["war"]}}}, "action_cards.farm.symbol", "none or war"),
    (wonder({"op": "fly"}), ROW, "unknown op"),
    (wonder({}), ROW, "unknown op"),
    (wonder({"op": ["turn_end"]}), ROW, "unknown op"),
    (wonder({"op": "action_bonus", "coins": 1}), ROW, "needs the field 'action'"),
    (wonder({"op": "war_immunity", "coins": 1}), ROW, "knows no field 'coins'"),
    (wonder({"op": "on_gain", "coins": 1, "workers": 1}), ROW, "exactly one"),
    (wonder({"op": "action_bonus", "action": "farm"}), ROW, "needs one of"),
    (wonder({"op": "action_discount", "action": "farm"}), ROW, "needs one of"),
    (wonder({"op": "action_discount", "action": "farm", "free": False}), ROW, "needs one of"),
    (wonder({**COINS, "every": 2}), ROW, "'per'"),
    (wonder({"op": "game_end", "vp": 1, "every": 2}), ROW, "'per'"),
    (civ(primary=[{**POWER, "every": 2}]), "civilizations.assyria.primary[0]", "'per'"),
    (wonder({"op": "action_discount", "action": "farm", "free": 1}), f"{ROW}.free", "true or false"),
    (wonder({"op": "action_slot", "action": "plague"}), f"{ROW}.action", "unknown action"),
    (wonder({"op": "action_bonus", "action": "farm", "vp": 1, "techs": ["no"]}), f"{ROW}.techs", "technologies"),
    (wonder({"op": "action_bonus", "action": "farm", "vp": 1, "techs": [["x"]]}), f"{ROW}.techs", "technologies"),
    (wonder({**CHEAP, "not_via": []}), f"{ROW}.not_via", "one technology"),
    (wonder({**CHEAP, "not_via": [[]]}), f"{ROW}.not_via", "one technology"),
    (wonder({**COINS, "per": "tree"}), f"{ROW}.per", "must be one of"),
    (wonder({**COINS, "if": "rich"}), f"{ROW}.if", "military_lead"),
    (wonder({**COINS, "if": "techs<="}), f"{ROW}.if", "military_lead"),
    (wonder({**COINS, "if": "techs<=²"}), f"{ROW}.if", "military_lead"),
    (wonder({**COINS, "if": "techs<=" + "9" * 5000}), f"{ROW}.if", "military_lead"),
    (wonder({**COINS, "coins": 0}), f"{ROW}.coins", "1 to 20"),
    (wonder({**COINS, "coins": 21}), f"{ROW}.coins", "1 to 20"),
    (wonder({**COINS, "coins": True}), f"{ROW}.coins", "1 to 20"),
    (wonder({**COINS, "coins": 1.0}), f"{ROW}.coins", "1 to 20"),
    (wonder(POWER), ROW, "no power"),
    (civ(primary=[{**POWER, "per": "coin"}]), "civilizations.assyria.primary[0]", "technologies only"),
    (wonder({"op": "game_end", "vp": 1, "per": "vp"}), ROW, "may not count points"),
    (wonder({"op": "on_rise", "coins": 1}), ROW, "when raised"),
    (civ(legacy=[{"op": "on_rise", "coins": 1}]), "civilizations.assyria.legacy[0]", "when raised"),
    (wonder({"op": "on_learn", "vp_per_future_action": 1}), ROW, "when learned"),
    (wonder({"op": "turn_end_action", "action": "wonder"}), ROW, "no further choice"),
    (wonder({"op": "follow_up", "after": "farm", "action": "research"}), ROW, "no further choice"),
    (tech("education", requires_any_of="writing"), "technologies.education.requires_any_of", "other technologies"),
    (tech("education", requires_any_of=["no"]), "technologies.education.requires_any_of", "other technologies"),
    (tech("education", requires_any_of=[["x"]]), "technologies.education.requires_any_of", "other technologies"),
    (tech("education", requires_any_of=["education"]), "technologies.education.requires_any_of", "other technologies"),
    (tech("education", requires_any_of=[]), "technologies.education.requires_any_of", "tech.roots"),
    (tech("writing", requires_any_of=["mining"]), "technologies.writing.requires_any_of", "tech.roots"),
    (tech("masonry", requires_any_of=[]), "technologies.masonry.requires_any_of", "tech.roots"),
    (tech("sailing", effects=[COINS]), "technologies.sailing.effects", "tech.several"),
    (tech("science", column=3), "technologies", "each place once"),
    (tech("science", column="first"), "technologies", ""),
    (tech("science", row=[3]), "technologies", ""),
    (tech("writing", column=1.0), "technologies", ""),
    (tech("writing", column=True), "technologies", ""),
    ({"technologies": {"writing": {"row": 2}, "education": {"row": 1}}}, "technologies.writing.row", "on top"),
    (tech("masonry", row=3), "technologies.masonry.row", "unknown field"),
    (tech("masonry", column=3), "technologies.masonry.column", "unknown field"),
    (special(replaces_column_of="education"), "special_technologies.masons", "a root"),
    (special(replaces_column_of=["mining"]), "special_technologies.masons", "a root"),
    (special(keeps_top="yes"), "special_technologies.masons", "keeps_top"),
    (tech("science", requires_any_of=["engineering"]), "technologies", "tech.example"),
    (tech("navigation", requires_any_of=["writing"]), "technologies", "tech.example"),
    (tech("masonry", requires_any_of=["architecture"]), ".requires_any_of", "cannot be reached"),
    (tech("navigation", requires_any_of=["architecture"]), "technologies.navigation.requires", "cannot be reached"),
    (tech("masonry", requires_any_of=["philosophy"]), "technologies.masonry.requires", "cannot be reached"),
    (tech("masonry", requires_any_of=["iron-working"]), "technologies.masonry.requires", "cannot be reached"),
    (
        {**tech("masonry", requires_any_of=["mining", "iron-working"]), **special(keeps_top=False)},
        "technologies.masonry.requires",
        "cannot be reached",
    ),
    ({"civilizations": {"china": {"primary": [COINS]}}}, "civilizations.china.primary", "card.china"),
    ({"civilizations": {"carthage": {"primary": [POWER]}}}, "civilizations.carthage.primary", "card.carthage"),
    (tech("education", effects=[COINS]), "technologies.education.effects", "tech.education.culture"),
]  # fmt: skip


IDS = [f"{field} {problem}".strip() for _, field, problem in COMPLAINTS]


@pytest.mark.parametrize(("override", "field", "problem"), COMPLAINTS, ids=IDS)
def test_a_bad_correction_is_refused_by_name(override: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(OptionError) as caught:
        catalog.apply_override(SHIPPED, override)
    assert field in caught.value.field
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "[civilizations.china]\npopulation = 9\n",
        "= broken",
        "\x00",
        '[wonders.petra]\neffects=[{op="turn_end",coins=1,if="techs<=²"}]',
    ],
)
def test_a_failed_load_leaves_the_tables_as_they_were(text: str, tmp_path: Path) -> None:
    before, digest, effects = deepcopy(catalog.in_force()), catalog.digest(), tables.EFFECTS[:]
    with pytest.raises(OptionError):
        catalog.load(write(tmp_path, text))
    assert (catalog.in_force(), catalog.digest(), tables.EFFECTS) == (before, digest, effects)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path, tmp_path / "missing", binary):
        with pytest.raises(OptionError, match=r"^cards: "):
            catalog.load(path)


def test_provenance_is_no_part_of_an_effect() -> None:
    assert bare({**COINS, "source": "owner", "law": "x"}) == COINS


# --- documented civilizations, and the values of earlier versions ----------------------------------------------------
def civ_row(slug: str) -> dict[str, Any]:
    return next(civ for civ in catalog.in_force()["civilizations"] if civ["id"] == slug)


def documented_deck() -> set[str]:
    state: Any = aoc.Game(seats=2, seed=1, deck="documented").state
    return {CIV_IDS[civ] for civ in state.market + state.deck}


def test_the_documented_deck_has_no_invented_primary_effect() -> None:
    for slug in documented_deck():
        assert {row["source"] for row in civ_row(slug)["primary"]} == {"rulebook"}, slug


def test_a_documented_civilization_has_no_effect_of_ours_beside_those_of_the_rulebook() -> None:
    """Of Lydia's coins for the others the rulebook says no number: it is ours, so she is in the whole deck only."""
    ours = {
        (civ["id"], *sorted(bare(row)))
        for civ in SHIPPED["civilizations"]
        if civ["documented"]
        for row in civ["primary"]
        if row["source"] == "house"
    }
    assert ours == {("lydia", "op", "others_coins")}
    explained = {civ["id"] for civ in SHIPPED["civilizations"] if civ["documented"]}
    assert documented_deck() == explained - {"lydia"}


def test_an_owner_who_gives_lydias_number_has_her_in_the_documented_deck(tmp_path: Path) -> None:
    before = catalog.digest()
    rows = [bare(row) for row in civ_row("lydia")["primary"]]
    written = ", ".join("{" + ", ".join(f"{key} = {value!r}" for key, value in row.items()) + "}" for row in rows)
    catalog.load(write(tmp_path, f"[civilizations.lydia]\nprimary = [{written}]\n"))
    assert [bare(row) for row in civ_row("lydia")["primary"]] == rows
    assert "lydia" in documented_deck()
    assert catalog.digest() != before  # the deck is another one


def test_four_drafters_need_more_civilizations_than_are_documented_whole() -> None:
    with pytest.raises(OptionError) as refused:
        aoc.Game(seats=4, seed=1, deck="documented", modules=["draft"])
    assert refused.value.field == "deck"
    assert aoc.Game(seats=3, seed=1, deck="documented", modules=["draft"]).legal


EARLIER = sorted((Path(catalog.__file__).parent / "earlier").glob("*.toml"))
OLD_GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_an_earlier_set_of_values_is_named_by_its_digest(file: Path) -> None:
    assert catalog.load_earlier(file.stem)
    assert catalog.digest() == file.stem
    goals = {challenge.slug: challenge.goal_vp for challenge in tables.CHALLENGES}
    catalog.load()
    assert catalog.digest() != file.stem
    assert {challenge.slug: challenge.goal_vp for challenge in tables.CHALLENGES} != goals


@pytest.mark.parametrize("file", OLD_GAMES, ids=lambda file: file.stem)
def test_a_record_of_earlier_values_is_replayed_with_them(file: Path) -> None:
    with pytest.raises(RecordError, match="other card values"):
        verify(parse(file.read_text(encoding="utf-8").split("\n")), aoc.RULES)
    verify_command(str(file))
    assert catalog.override_path().startswith("earlier/")


@pytest.mark.parametrize("file", OLD_GAMES, ids=lambda file: file.stem)
def test_the_library_reads_a_record_of_earlier_values_and_one_of_today_after_it(file: Path, tmp_path: Path) -> None:
    today = catalog.digest()
    fresh = saecula.aoc.Game(seats=2, seed=7)
    fresh.save(tmp_path / "fresh.jsonl")
    assert saecula.verify(file).digest() == saecula.load(file).digest()
    assert catalog.digest() == parse(file.read_text(encoding="utf-8").split("\n")).header["cards"] != today
    assert saecula.load(tmp_path / "fresh.jsonl").digest() == fresh.digest()
    assert catalog.digest() == today


@pytest.mark.parametrize("file", OLD_GAMES, ids=lambda file: file.stem)
def test_beside_other_games_a_record_of_earlier_values_changes_nothing(file: Path) -> None:
    today = catalog.digest()
    with pytest.raises(RecordError, match="earlier card values"):
        rules_of_record(parse(file.read_text(encoding="utf-8").split("\n")), beside=True)
    assert catalog.digest() == today


def test_there_is_no_earlier_set_of_any_other_name() -> None:
    before = catalog.digest()
    assert not catalog.load_earlier("0123456789abcdef")
    assert not catalog.load_earlier("../cards")
    assert catalog.digest() == before
