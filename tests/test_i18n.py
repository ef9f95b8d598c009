"""Every message exists in every language with the same parameters, and everything that is shown has a message."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast

from saecula import laws
from saecula.aoc import terms, words
from saecula.aoc.cards import catalog
from saecula.aoc.cards.effects import FIELDS
from saecula.aoc.cards.tables import CHALLENGES
from saecula.aoc.commands import COMMANDS as AOC_COMMANDS
from saecula.aoc.doors import ASKED
from saecula.aoc.notation import KINDS
from saecula.games import TITLES
from saecula.i18n import LANGUAGES, has, say, sources
from saecula.laws import GAMES, catalogue
from saecula.lessons import lessons
from saecula.present.shapes.aoc import AocNumbers
from saecula.present.shapes.tta import TtaNumbers
from saecula.server.wire import Language
from saecula.tta import powers as p
from saecula.tta import terms as tta_terms
from saecula.tta import words as tta_words
from saecula.tta.cards.catalog import CARDS
from saecula.tta.commands import COMMANDS as TTA_COMMANDS
from saecula.tta.commands import PICK
from saecula.tta.doors import QUESTIONS
from saecula.tui import aoc_cards, tta_cards

FOLDER = Path(words.__file__).parents[1] / "i18n"
FILES = [name for _, name in sources()]
PAGE = Path(__file__).parents[1] / "frontend" / "src"
UNSAID = ("action", "target", "plain")  # of an action: its own word stands for them
NUMBERS = (AocNumbers, TtaNumbers)
NAMED = ("bot-", "option-", "value-", "hint-")  # of bots and settings: a page shows those that the server names


def test_every_list_of_languages_is_the_same() -> None:
    """Beside the folders of messages: the catalogue of laws, bodies of requests, tables of cards, and the page."""
    preferences = (PAGE / "lib" / "prefs.svelte.ts").read_text(encoding="utf-8")
    offered = re.search(r"LANGUAGES = \[(.*)\]", preferences)
    named = re.search(r"const NAMES = \{(.*)\}", (PAGE / "parts" / "Bar.svelte").read_text(encoding="utf-8"))
    assert offered
    assert named
    found = {
        "i18n": [folder.name for folder in FOLDER.iterdir() if (folder / FILES[0]).is_file()],
        "laws/__init__.py": laws.LANGUAGES,
        "texts of a law": next(iter(catalogue("tta").values())).texts,
        "server/wire.py": get_args(Language),
        "tui/tta_cards.py": ["en", *in_columns(tta_cards.card_data(0))],
        "tui/aoc_cards.py": ["en", *in_columns(aoc_cards.cards_data()[0])],
        "prefs.svelte.ts": re.findall(r'"(\w+)"', offered[1]),
        "Bar.svelte": re.findall(r"(\w+):", named[1]),
    }
    assert {place: sorted(languages) for place, languages in found.items() if set(languages) != set(LANGUAGES)} == {}


def in_columns(row: dict[str, Any]) -> list[str]:
    return [column.removeprefix("name_") for column in row if column.startswith("name_")]


def variables(node: Any) -> set[str]:
    """The parameters that a message uses."""
    found: set[str] = set()

    def walk(part: Any) -> None:
        if isinstance(part, ast.VariableReference):
            found.add(part.id.name)
        for value in vars(part).values() if isinstance(part, ast.BaseNode) else ():
            for item in value if isinstance(value, list) else (value,):
                walk(item)

    walk(node)
    return found


def messages(language: str, name: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content[:60]}"
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), f"{language}/{name} defines an id twice"
    return {entry.id.name: variables(entry) for entry in entries}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages_with_the_same_parameters(language: str, name: str) -> None:
    assert messages(language, name) == messages("en", name)


def shown_ids() -> list[str]:
    """Ids that code builds from data."""
    cards = catalog.in_force()
    ids = [f"civ-{card['id']}" for card in cards["civilizations"]]
    ids += [f"wonder-{card['id']}" for card in cards["wonders"]]
    ids += [f"tech-{card['id']}" for card in cards["technologies"]]
    ids += [f"special-{card['id']}" for card in cards["special_technologies"]]
    ids += [f"action-{slug}" for slug in terms.ACTION_IDS]
    ids += [f"token-{slug}" for slug in terms.TOKEN_IDS]
    ids += [f"achievement-{card['id']}" for card in cards["achievements"]]
    ids += [f"challenge-{challenge.slug}" for challenge in CHALLENGES]
    ids += [f"symbol-{slug}" for slug in terms.SYMBOL_IDS]
    ids += [f"per-{slug}" for slug in terms.PER_IDS[1:]]
    ids += [f"source-{slug}" for slug in terms.EVENT_SOURCE_IDS]
    ids += [f"event-{slug}" for slug in words.EVENT_IDS.values()]
    ids += [f"do-{slug}" for slug in KINDS]
    ids += [f"idea-{slug}" for slug in KINDS]
    ids += [f"ask-{slug}" for slug in [question.id for question in ASKED if question.takes]]
    ids += [f"number-{name.replace('_', '-')}" for kind in NUMBERS for name in kind.__struct_fields__]
    ids += tta_ids() + lesson_ids() + guide_ids() + section_ids()
    for op, (must, may) in FIELDS.items():
        moments = op in ("on_rise", "on_gain")
        ids += [f"effect-{op}-{field}" for field in sorted(must | may)] if moments else [f"effect-{op}"]
        ids += [f"rule-{op}-{field}" for field in sorted(must | may)] if moments else [f"rule-{op}"]
    return ids


def section_ids() -> list[str]:
    """Chapters of the laws."""
    sections = {law.section for game in TITLES for law in catalogue(game).values()}
    return ["section-" + re.sub(r"[^a-z0-9]+", "-", section.lower()).strip("-") for section in sorted(sections)]


def lesson_ids() -> list[str]:
    """What lessons say."""
    found = [lesson for game in TITLES for lesson in lessons(game).values()]
    parts = [("", "-other", "-end", *(f"-{n}" for n in range(1, len(lesson.steps) + 1))) for lesson in found]
    return [f"lesson-{lesson.id}{part}" for lesson, own in zip(found, parts, strict=True) for part in own]


def guide_ids() -> list[str]:
    """What is said beside a question, and the rules in short."""
    asked = {"tta": QUESTIONS, "aoc": ASKED}
    ids = [f"guide-{game}-{question.id}" for game in asked for question in asked[game] if question.takes]
    ids += [f"{guide}-look" for guide in ids]
    for game in TITLES:
        text = (PAGE / game / "learning.ts").read_text(encoding="utf-8")
        chapters = [f"rules-{game}-{id}" for id in re.findall(r'^  \["([a-z]+)"', text, re.MULTILINE)]
        ids += [*chapters, *(f"{chapter}-text" for chapter in chapters)]
    return ids


def tta_ids() -> list[str]:
    """The same of Through the Ages."""
    named = [card for card in CARDS if not card.replaces and card.kind != tta_terms.POINTER]
    ids = [f"card-{card.slug}" for card in named] + [f"power-{power}" for power in p.POWER_IDS]
    ids += [f"order-{order}" for order in tta_terms.ORDER_IDS[1:]]
    ids += [f"whom-{whom}" for whom in tta_terms.WHOM_IDS]
    ids += [f"task-{task}" for task in tta_terms.TASK_IDS[1:] if task != "impact"]
    ids += [f"impact-{impact}" for impact in tta_terms.IMPACT_IDS]
    ids += [f"{told}-{effect}" for told in ("aggression", "loss") for effect in tta_terms.AGGRESSION_IDS[1:]]
    ids += [f"war-{effect}" for effect in tta_terms.WAR_IDS[1:]]
    ids += [f"score-{score}" for score in tta_terms.SCORE_IDS[1:]]
    ids += [f"tta-kind-{kind}" for kind in tta_terms.KIND_IDS]
    ids += [f"tta-ask-{question.id}" for question in QUESTIONS if question.takes]
    ids += [f"tta-event-{slug}" for slug in tta_words.EVENT_IDS.values()]
    ids += [f"tta-source-{slug}" for slug in (*tta_terms.SOURCE_IDS, "limit", "yellow-bank", "blue-bank", "barter")]
    ids += [f"tta-source-{slug}" for slug in ("happy-faces", "civil-actions", "military-actions")]
    choices = {"arm": ["arm-0", "arm-1"], "barter": ["barter-0", "barter-1"]}
    choices["stance"] = ["stance-0", "stance-1"]
    ids += [f"tta-verb-{entry.word}" for entry in (*TTA_COMMANDS, PICK)]
    ids += [f"part-{part}" for entry in (*TTA_COMMANDS, *AOC_COMMANDS) for part in entry.parts if part not in UNSAID]
    ids += [f"tta-idea-{entry.word}" for entry in TTA_COMMANDS]
    for word in [entry.word for entry in TTA_COMMANDS]:
        ids += [f"tta-do-{form}" for form in choices.get(word, [word])]
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_shown_has_a_message(language: str) -> None:
    assert [message for message in shown_ids() if not has(language, message)] == []


def test_every_message_that_the_code_names_exists() -> None:
    named: set[str] = set()
    for path in FOLDER.parent.rglob("*.py"):
        named |= set(re.findall(r'say\(\s*[\w.]+,\s*"([a-z_-]+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 50
    assert [message for message in sorted(named) if not has("en", message)] == []


def page_sources() -> list[Path]:
    return [path for ending in ("ts", "svelte") for path in PAGE.rglob(f"*.{ending}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_page_names_exists(language: str) -> None:
    named: set[str] = set()
    for path in page_sources():
        text = path.read_text(encoding="utf-8")
        named |= set(re.findall(r"""\bt\(\s*["']([a-z-]+)["']""", text))
        named |= set(re.findall(r"""["']((?:number|key)-[a-z-]+)["']""", text))
    assert len(named) > 100
    assert [message for message in sorted(named) if not has(language, message)] == []


def test_every_message_is_used() -> None:
    """By its whole id, by an id that code builds from data, as `f"help-{key}"` with the key written somewhere, or by
    another message.
    """
    source = "\n".join(path.read_text(encoding="utf-8") for path in [*FOLDER.parent.rglob("*.py"), *page_sources()])
    texts = set(re.findall(r"""["']([\w-]+)["']""", source))
    texts |= {text.replace("_", "-") for text in texts}
    prefixes = set(re.findall(r"""f["']([a-z_-]+-)\{""", source)) | set(re.findall(r"`([a-z-]+-)\$\{", source))
    built = set(shown_ids())
    for folder, name in sources():
        built |= set(re.findall(r"\{ ([a-z][a-z-]*) \}", (folder / "ru" / name).read_text(encoding="utf-8")))

    def is_used(message: str) -> bool:
        if message in texts or message in built or message.startswith(NAMED):
            return True
        if any(message.endswith(end) and is_used(message.removesuffix(end)) for end in ("-hidden", "-hand", "-plague")):
            return True
        return any(message.startswith(prefix) and message.removeprefix(prefix) in texts for prefix in prefixes)

    assert not is_used("plays-bot")
    assert [message for name in FILES for message in messages("en", name) if not is_used(message)] == []


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 worker (lost)", "2 workers (lost)"),
        ("ru", "1 рабочий (будет потерян)", "2 рабочих (будут потеряны)"),
        ("it", "1 lavoratore (perso)", "2 lavoratori (persi)"),
    ],
)
def test_lost_workers_agree_in_number(language: str, one: str, two: str) -> None:
    said = [say(language, "crew-lost", workers=say(language, "workers", n=n), n=n) for n in (1, 2)]
    assert said == [one, two]


def test_english_names_are_those_of_the_data_file() -> None:
    cards = catalog.in_force()
    for kind, folder in words.CARD_KINDS.items():
        for card in cards[folder]:
            if card.get("sources", {}).get("name") != "house":  # a name of ours may be corrected in the data file alone
                assert say("en", f"{kind}-{card['id']}") == card["name"]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 coins", "1 coin", "2 coins", "5 coins"]),
        ("ru", ["0 монет", "1 монета", "2 монеты", "5 монет"]),
        ("it", ["0 monete", "1 moneta", "2 monete", "5 monete"]),
    ],
)
def test_plural_forms_are_right(language: str, expected: list[str]) -> None:
    assert [say(language, "coins", n=n) for n in (0, 1, 2, 5)] == expected


def test_a_name_that_an_owner_corrected_is_shown_in_every_language() -> None:
    cards = catalog.apply_override(catalog.shipped(), {"wonders": {"petra": {"name": "Rose City"}}})
    catalog.install(cards)
    try:
        assert {words.name("wonder", "petra", language) for language in LANGUAGES} == {"Rose City"}
    finally:
        catalog.load()


@pytest.mark.parametrize("game", GAMES)
def test_every_law_has_its_text_in_every_language(game: str) -> None:
    for law in catalogue(game).values():
        assert law.page, law.id
        assert all(law.texts[language].strip() for language in LANGUAGES), law.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_every_card_can_be_put_into_words(language: str) -> None:
    for cards in catalog.in_force().values():
        for card in cards:
            for field in ("primary", "legacy", "effects"):
                for row in card.get(field, []):
                    text = words.effect_text(row, language)
                    assert "{" not in text, text
                    assert not text.startswith("effect-"), text
                    assert text.endswith("°") == (row["source"] == "house"), text


@pytest.mark.parametrize("game", TITLES)
def test_learners_are_led_to_laws_that_exist(game: str) -> None:
    """The rules in short have their texts in every language, and whatever they point at is in the catalogue."""
    text = (PAGE / game / "learning.ts").read_text(encoding="utf-8")
    chapters = re.findall(r'^  \["([a-z]+)", (.*)\],$', text, re.MULTILINE)
    places = [place for _, laws in chapters for place in re.findall(r'"([^"]+)"', laws)]
    places += re.findall(r'^  "?[a-z-]+"?: "([^"]+)",$', text, re.MULTILINE)
    assert len(chapters) > 5
    assert len(places) > 10
    assert [place for place in places if not any(law.startswith(place) for law in catalogue(game))] == []
    for language in LANGUAGES:
        for chapter, _ in chapters:
            assert has(language, f"rules-{game}-{chapter}"), (language, chapter)
            assert has(language, f"rules-{game}-{chapter}-text"), (language, chapter)
    symbols = re.search(r"SYMBOLS = \[(.*?)\]", text, re.DOTALL)
    assert symbols is not None
    for name in re.findall(r'"([a-z]+)"', symbols.group(1)):
        assert all(has(language, f"legend-{name}") for language in LANGUAGES), name


# words for what the rulebook of that language calls otherwise: bank, stage, uprising, discontent, army, current events
OTHER_WORDS = {
    "ru": r"жетон|\bиз рынка|вариант дома",
    "it": r"\bbanca\b|\bfasi\b|rivolta|malcontent|esercit[oi]\b|event[oi] corrent[ei]|\bfu\b|\bfurono\b",
}


@pytest.mark.parametrize("language", OTHER_WORDS)
@pytest.mark.parametrize("name", ["cards", "guide", "lessons", "page"])
def test_texts_for_learners_speak_as_the_rulebooks_do(language: str, name: str) -> None:
    """Card and law say `riserva` and `stadio`: whoever learns with other words does not find them again."""
    lines = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(OTHER_WORDS[language], line, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_a_sentence_about_every_bot(language: str) -> None:
    named = {bot for title in TITLES.values() for bot in title.bots.names}
    assert {bot for bot in named if not has(language, f"about-bot-{bot}")} == set()
